"""The options that say how random deals are drawn, where there are too many to count."""

from argparse import ArgumentParser
from functools import partial

from acehigh.cli.options.values import number, or_usage_error
from acehigh.errors import ParseError

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


def add_standard_error(command: ArgumentParser) -> None:
    """Add the option that says how precise random deals must make a result."""
    command.add_argument(
        "--error",
        # `error` is what reports wrong usage.
        dest="standard_error",
        type=or_usage_error(_standard_error),
        metavar="SIZE",
        help="the same, until the standard error of every share is no greater: 0.001, say",
    )


def _standard_error(text: str) -> float:
    """Return a standard error.

    Raises:
        ParseError: it is none.
    """
    try:
        size = float(text)
    except ValueError:
        size = 0.0
    if not 0 < size < 1:
        raise ParseError(f"expected a number between 0 and 1, as 0.001, got {text!r}")
    return size
