"""The commands, one file each: a new command is a new file here, with a `COMMAND` in it."""

from importlib import import_module
from pkgutil import iter_modules

from acehigh.cli.command import Command


def names() -> list[str]:
    """Return the names of all commands: those of the files, with hyphens."""
    return sorted(module.name.replace("_", "-") for module in iter_modules(__path__))


def command(name: str) -> Command:
    """Return the command of this name; no other file is imported."""
    module = import_module(f"{__name__}.{name.replace('-', '_')}")
    found: Command = module.COMMAND
    return found
