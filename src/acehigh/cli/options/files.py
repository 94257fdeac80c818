"""The arguments that say where a picture goes: a file that is not there yet, or a stream."""

from argparse import ArgumentParser, Namespace
from pathlib import Path

from acehigh.errors import CardError

STANDARD_OUTPUT = Path("-")


def add_force(command: ArgumentParser) -> None:
    """Add the argument that allows to overwrite a file."""
    command.add_argument(
        "--force", action="store_true", help="overwrite a file that is there already"
    )


def file_in_a_folder(text: str) -> Path:
    """Return the file that something is to be written to, once it is clear that it can be.

    Raises:
        CardError: there is no such folder, or it is one.
    """
    path = Path(text)
    if path != STANDARD_OUTPUT and (path.is_dir() or not path.parent.is_dir()):
        raise CardError(f"expected a file in a folder that is there, got {text!r}")
    return path


def check_output(path: Path, options: Namespace) -> None:
    """Report at once that a file is there already, or two things want standard output."""
    if path == STANDARD_OUTPUT:
        if options.json:
            options.error("--json goes without writing to standard output")
    elif path.exists() and not options.force:
        options.error(f"{str(path)!r} is there already: --force overwrites it")
