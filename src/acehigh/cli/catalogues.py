"""Commands that list named values, or tell more of one."""

from argparse import ArgumentParser
from collections.abc import Mapping
from typing import TypeVar

from acehigh.catalogue import Named
from acehigh.cli.options.output import add_json
from acehigh.cli.output import Output

T = TypeVar("T")


def add_name(command: ArgumentParser, metavar: str, about: str) -> None:
    """Add the arguments of such a command: a name or none, and how answers look."""
    command.add_argument("name", nargs="?", metavar=metavar, help=about)
    add_json(command)


def print_rows(rows: Mapping[str, Named[T]], output: Output) -> None:
    """Print every name, and what it is in a sentence."""
    width = max(map(len, rows))
    for row in rows.values():
        if output.as_json:
            output.record(name=row.name, sentence=row.sentence)
        else:
            output.text(f"{row.name:<{width}}  {row.sentence}")
