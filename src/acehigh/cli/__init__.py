"""The command line: ``acehigh`` and ``python -m acehigh``."""

import sys
from collections.abc import Sequence

from acehigh.cli.arguments import parse
from acehigh.cli.commands import COMMANDS
from acehigh.cli.lines import InputError
from acehigh.cli.output import Output, flush, silence_broken

__all__ = ["main"]


def main(argv: Sequence[str] | None = None) -> int:
    """Answer what the arguments ask, and return the exit status.

    Args:
        argv: the arguments after the program's name. Default: those of this process.

    Returns:
        0; 1 if a line or an argument was bad; 2 if input or output failed altogether; 130
        if interrupted.

    Raises:
        SystemExit: with 2 if the command was used wrongly, with 0 after ``--help``.

    >>> main(["best", "2c 7d 7h Ks 7s Kd Ah"])
    7s 7h 7d Ks Kd: full house, sevens over kings
    0
    """
    output = Output()
    try:
        return _run(argv, output)
    except BrokenPipeError:
        # The reader has seen enough (`| head -1`): no mistake, and nothing to report.
        silence_broken()
        return output.status
    except (InputError, OSError) as error:
        print(f"acehigh: error: {error}", file=sys.stderr)
        silence_broken()
        return 2
    except KeyboardInterrupt:
        return 130


def _run(argv: Sequence[str] | None, output: Output) -> int:
    try:
        options = parse(argv)
        output.prepare(as_json=options.json)
        COMMANDS[options.command](options, output)
    finally:
        # argparse does not flush its help; if that fails, it must do so where it is caught.
        flush()
    return output.status
