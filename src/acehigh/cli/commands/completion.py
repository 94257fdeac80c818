"""``acehigh completion``: what lets a shell complete commands and options."""

from argparse import ArgumentParser, Namespace

from acehigh.cli.command import Command
from acehigh.cli.output import Output
from acehigh.errors import MissingExtraError
from acehigh.evaluators.named import named_rankers
from acehigh.games.named import games

_EXAMPLES = """\
This needs shtab: pip install 'acehigh[completion]'.

examples:
  $ acehigh completion bash > ~/.local/share/bash-completion/completions/acehigh
  $ acehigh completion zsh > ~/.zfunc/_acehigh
  $ acehigh completion fish > ~/.config/fish/completions/acehigh.fish
"""


def _add_arguments(command: ArgumentParser) -> None:
    command.add_argument("shell", choices=("bash", "zsh", "fish"), help="the shell")


def _completion(options: Namespace, output: Output) -> None:
    """Print the script that a shell reads."""
    from acehigh.cli.parser import whole_parser  # noqa: PLC0415 - it imports this module

    try:
        import shtab  # noqa: PLC0415
    except ImportError:
        raise MissingExtraError(
            "completion needs shtab: pip install 'acehigh[completion]'"
        ) from None
    parser = whole_parser()
    # Games are known by these names too, which a shell need not quote.
    words = [name.replace(" ", "-").replace("'", "") for name in games()]
    known = {"NAME": list(named_rankers()), "GAME": words}
    for command in parser.commands:
        for action in command._actions:
            if action.metavar in ("FILE", "PATH"):
                action.complete = shtab.FILE  # type: ignore[attr-defined]  # shtab reads it
            elif action.metavar in known:
                action.choices = known[action.metavar]
    output.text(shtab.complete(parser, options.shell))


COMMAND = Command(
    "completion",
    "print a script by which a shell completes commands and options",
    _add_arguments,
    _completion,
    examples=_EXAMPLES,
)
