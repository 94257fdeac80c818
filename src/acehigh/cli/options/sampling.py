"""The options that say how random deals are drawn, where there are too many to count."""

from argparse import ArgumentParser
from functools import partial

from acehigh.cli.options.values import number, or_usage_error

_MOST_SAMPLES = 10**8
_MOST_SEED = 10**18


def add_sampling(command: ArgumentParser, about: str) -> None:
    """Add the options that say how many deals are random, and what they are drawn by.

    Args:
        command: the parser.
        about: what the help says of ``--samples``.
    """
    command.add_argument(
        "--samples",
        type=or_usage_error(partial(number, least=1, most=_MOST_SAMPLES, of=" samples")),
        metavar="N",
        help=about,
    )
    command.add_argument(
        "--seed",
        type=or_usage_error(partial(number, most=_MOST_SEED)),
        metavar="N",
        help="makes samples the same again",
    )
