"""``acehigh rules``: the named rules, or one of them explained."""

from argparse import Namespace
from functools import partial

from acehigh.cli.catalogues import add_name, print_rows
from acehigh.cli.command import Command
from acehigh.cli.explained import explained
from acehigh.cli.options.values import rules_row
from acehigh.cli.output import Output
from acehigh.evaluators.named import named_rankers

_EXAMPLES = """\
examples:
  $ acehigh rules
  $ acehigh rules eight-or-better
"""


def _rules(options: Namespace, output: Output) -> None:
    """Print every named ranker and what it is, or explain one."""
    if options.name is None:
        print_rows(named_rankers(), output)
        return
    found = explained(rules_row(options.name))
    if output.as_json:
        output.record(**found.record())
    else:
        for line in found.lines():
            output.text(line)


COMMAND = Command(
    "rules",
    "list the rules that --rules knows, or explain one",
    partial(add_name, metavar="NAME", about="explain these rules"),
    _rules,
    examples=_EXAMPLES,
)
