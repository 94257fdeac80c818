"""``acehigh rules``: the named rules, or one of them explained."""

from argparse import ArgumentParser, Namespace

from acehigh.cli.command import Command
from acehigh.cli.explained import explained
from acehigh.cli.options.output import add_json
from acehigh.cli.output import Output
from acehigh.errors import unknown_name
from acehigh.evaluators.named import named_rankers

_EXAMPLES = """\
examples:
  $ acehigh rules
  $ acehigh rules eight-or-better
"""


def _add_arguments(command: ArgumentParser) -> None:
    command.add_argument("name", nargs="?", metavar="NAME", help="explain these rules")
    add_json(command)


def _rules(options: Namespace, output: Output) -> None:
    """Print every named ranker and what it is, or explain one."""
    rows = named_rankers()
    if options.name is None:
        width = max(map(len, rows))
        for row in rows.values():
            if output.as_json:
                output.record(name=row.name, sentence=row.sentence)
            else:
                output.text(f"{row.name:<{width}}  {row.sentence}")
        return
    if options.name not in rows:
        raise unknown_name("rules", options.name, rows)
    found = explained(rows[options.name])
    if output.as_json:
        output.record(**found.record())
    else:
        for line in found.lines():
            output.text(line)


COMMAND = Command(
    "rules",
    "list the rules that --rules knows, or explain one",
    _add_arguments,
    _rules,
    examples=_EXAMPLES,
)
