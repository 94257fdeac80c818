"""`Command`: what a file in `acehigh.cli.commands` offers."""

from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from dataclasses import dataclass

from acehigh.cli.output import Output


@dataclass(frozen=True)
class Command:
    """A command of the command line.

    Attributes:
        name: what it is called by.
        summary: what it does, in a few words without a full stop.
        add_arguments: adds its arguments to a parser.
        run: answers what the options ask. A CardError that it raises is reported as wrong
            usage.
        description: what its help says after the summary.
        examples: what its help shows last.
    """

    name: str
    summary: str
    add_arguments: Callable[[ArgumentParser], None]
    run: Callable[[Namespace, Output], None]
    description: str = ""
    examples: str = ""
