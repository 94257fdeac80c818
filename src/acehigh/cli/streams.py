"""Standard output and standard error, which may be full, closed or not there at all."""

import os
import sys
from typing import TextIO

_LONGEST, _HEAD, _TAIL = 500, 300, 150


def complain(text: str) -> None:
    """Print a line on standard error; if that cannot be, the complaint is lost.

    What was answered before is written out first, so that both come in order.
    """
    flush()
    # Where a process was started without standard error, `print` would take the other.
    if sys.stderr is None:
        return
    try:
        print(text, file=sys.stderr, flush=True)
    except (OSError, ValueError):
        _lead_nowhere(sys.stderr)


def shortened(text: str) -> str:
    """Return a message without the middle if it is very long: it repeats what was given.

    >>> len(shortened("x" * 2_000_000))
    471
    """
    if len(text) <= _LONGEST:
        return text
    left_out = len(text) - _HEAD - _TAIL
    return f"{text[:_HEAD]} [... {left_out:,} ...] {text[-_TAIL:]}"


def flush() -> None:
    """Write out what standard output still holds."""
    if sys.stdout is not None:
        sys.stdout.flush()


def silence_broken() -> None:
    """Let the streams that can no longer be written to lead nowhere.

    Otherwise Python tries again, and complains, when it closes them at the end.
    """
    for stream in (sys.stdout, sys.stderr):
        try:
            if stream is not None:
                stream.flush()
        except (OSError, ValueError):
            _lead_nowhere(stream)


def _lead_nowhere(stream: TextIO) -> None:
    """Let what is written to a stream from now on, and what it still holds, be lost."""
    try:
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, stream.fileno())
        os.close(nowhere)
    except (OSError, ValueError):
        # It is closed, or no file at all.
        return
