"""The arguments that say how answers look."""

from argparse import ArgumentParser


def add_output(command: ArgumentParser) -> None:
    """Add the arguments that say how answers look."""
    add_json(command)
    command.add_argument(
        "--color",
        choices=("auto", "always", "never"),
        default="auto",
        help="red cards in red: on a terminal only (auto), unless NO_COLOR is set",
    )


def add_json(command: ArgumentParser) -> None:
    """Add the argument of a command that has nothing to colour."""
    command.add_argument("--json", action="store_true", help="print a JSON object a line")
