"""The parsers of the command line: one for each command, and one that lists them."""

import sys
from argparse import Action, ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NoReturn

from acehigh.cli.command import Command
from acehigh.cli.commands import command, names
from acehigh.cli.streams import complain, shortened
from acehigh.errors import unknown_name

_INTRODUCTION = "Ranks hands of cards under any rules."

_STATUS = """\
exit status:
  0 all is well; 1 a line or argument was bad, the others are answered all the
  same; 2 wrong usage, or input or output failed; 130 interrupted. Answers go to
  standard output; what is wrong, and where, goes to standard error.
"""


def parse(argv: Sequence[str] | None = None) -> tuple[Command, Namespace]:
    """Return the command that is asked for, and its options.

    The options have `json`, `color` and `error`, which reports wrong usage, besides what the
    command adds.

    Raises:
        SystemExit: with 2 if they are wrong, with 0 after ``--help`` and ``--version``.
    """
    given = sys.argv[1:] if argv is None else [*argv]
    if not given or given[0] not in names():
        _end_without_command(given)
    # The others are not even imported.
    wanted = command(given[0])
    parser = _parser_of(wanted, partial(Parser, f"acehigh {wanted.name}"))
    return wanted, parser.parse_intermixed_args(given[1:])


def whole_parser() -> "Parser":
    """Return a parser with all commands, for the help that lists them, and for shells."""
    parser = Parser("acehigh", description=_INTRODUCTION, epilog=_STATUS)
    parser.add_argument("--version", action=_Version, help="print the version and exit")
    commands = parser.add_subparsers(metavar="COMMAND", title="commands")
    for name in names():
        one = command(name)
        make = partial(commands.add_parser, name, help=one.summary)
        parser.commands.append(_parser_of(one, make))
    return parser


class Parser(ArgumentParser):
    """A parser whose complaints are one line each."""

    def __init__(self, prog: str, **given: Any) -> None:
        # An abbreviation that is unique today may not be so in the next release.
        super().__init__(
            prog, formatter_class=RawDescriptionHelpFormatter, allow_abbrev=False, **given
        )
        self.commands: list[Parser] = []

    def error(self, message: str) -> NoReturn:
        """Report wrong usage and exit."""
        complain(f"{self.prog}: error: {shortened(message)}")
        raise SystemExit(2)


def _parser_of(one: Command, make: Callable[..., Parser]) -> Parser:
    about = [f"{one.summary[0].upper()}{one.summary[1:]}.", one.description]
    parser = make(
        description="\n\n".join(filter(None, about)),
        epilog=f"{one.examples}\n{_STATUS}" if one.examples else None,
    )
    parser.set_defaults(json=False, color="never", error=parser.error)
    one.add_arguments(parser)
    return parser


def _end_without_command(given: Sequence[str]) -> NoReturn:
    """Print the help or the version, or report that there is no such command."""
    parser = whole_parser()
    if not given:
        parser.print_help()
        raise SystemExit(0)
    if not given[0].startswith("-"):
        parser.error(str(unknown_name("command", given[0], names())))
    parser.parse_known_args(given[:1])
    parser.error(f"expected a command before {given[0]}: acehigh --help lists them")


class _Version(Action):
    """Print the version; only then look it up, which takes a while."""

    def __init__(self, option_strings: Sequence[str], dest: str, **given: Any) -> None:
        super().__init__(option_strings, dest, nargs=0, **given)

    def __call__(self, parser: ArgumentParser, *_: object) -> NoReturn:
        from importlib.metadata import PackageNotFoundError, version  # noqa: PLC0415

        try:
            print(parser.prog, version("acehigh"))
        except PackageNotFoundError:
            print(parser.prog, "of unknown version: it is not installed")
        parser.exit()
