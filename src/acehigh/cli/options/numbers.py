"""The option that gives each hand the number by which other programs compare hands."""

from argparse import ArgumentParser, Namespace


def add_numbers(command: ArgumentParser) -> None:
    """Add the option that gives each hand its number."""
    command.add_argument(
        "--numbers",
        action="store_true",
        help="with --json: the number of each hand, 1 for the best that the rules know",
    )


def choose_numbers(options: Namespace) -> None:
    """Number the hands of the rules at once, if that is asked for.

    Raises:
        CardError: there are too many.
    """
    if not options.numbers:
        return
    if not options.json:
        options.error("--numbers goes with --json")
    game = getattr(options, "game", None)
    for ranker in [options.rules] if game is None else [part.ranker for part in game.parts]:
        ranker.key_of_number(1)
