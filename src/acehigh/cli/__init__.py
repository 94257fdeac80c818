"""The command line: ``acehigh`` and ``python -m acehigh``.

Each command is a file in `acehigh.cli.commands`; the arguments that several commands have are
in `acehigh.cli.options`.
"""

from collections.abc import Sequence

from acehigh.cli.interrupts import one_interrupt
from acehigh.cli.options.lines import InputError
from acehigh.cli.output import Output
from acehigh.cli.parser import parse
from acehigh.cli.streams import complain, flush, silence_broken
from acehigh.errors import CardError

__all__ = ["main"]


def main(argv: Sequence[str] | None = None) -> int:
    """Answer what the arguments ask, and return the exit status.

    Args:
        argv: the arguments after the program's name. Default: those of this process.

    Returns:
        0; 1 if a line or an argument was bad; 2 if input or output failed altogether; 130
        if interrupted, after which interrupts are ignored until the process ends.

    Raises:
        SystemExit: with 2 if the command was used wrongly, with 0 after ``--help``.

    >>> main(["best", "2c 7d 7h Ks 7s Kd Ah"])
    7s 7h 7d Ks Kd: full house, sevens over kings
    0
    """
    output = Output()
    try:
        with one_interrupt():
            return _run(argv, output)
    except BrokenPipeError:
        # The reader has seen enough (`| head -1`): no mistake, and nothing to report.
        silence_broken()
        return output.status
    except (InputError, OSError) as error:
        silence_broken()
        complain(f"acehigh: error: {error}")
        return 2
    except KeyboardInterrupt:
        return 130


def _run(argv: Sequence[str] | None, output: Output) -> int:
    try:
        command, options = parse(argv)
        output.prepare(as_json=options.json, colour=options.color)
        try:
            command.run(options, output)
        except CardError as error:
            options.error(str(error))
    finally:
        # argparse does not flush its help; if that fails, it must do so where it is caught.
        flush()
    return output.status
