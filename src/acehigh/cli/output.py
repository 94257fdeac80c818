"""What is answered: lines on standard output, complaints on standard error."""

import json
import os
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from acehigh.errors import CardError

_RED_CARD = re.compile(r"\b[2-9TJQKA][dh]\b")
# Each is ended by its own code, not by a reset: a red card may stand in a bold line.
_RED = "\033[31m{}\033[39m"
_BOLD = "\033[1m{}\033[22m"


class Output:
    """Where the answers and complaints of one command go.

    Attributes:
        as_json: whether an answer is one JSON object a line.
        colour: whether text is coloured.
        status: the exit status: 1 once there has been a complaint.
    """

    def __init__(self) -> None:
        self.as_json: bool = False
        self.colour: bool = False
        self.status: int = 0

    def prepare(self, *, as_json: bool) -> None:
        """Choose between text and JSON, and whether the text is coloured."""
        self.as_json = as_json
        self.colour = not as_json and _colour_is_welcome()

    def text(self, text: str, *, bold: bool = False) -> None:
        """Print a line, red cards in red, and at once, for whoever waits for the answer."""
        if self.colour:
            text = _RED_CARD.sub(lambda card: _RED.format(card[0]), text)
            text = _BOLD.format(text) if bold else text
        # A plug-in's sentence may hold what the terminal or pipe has no code for.
        code = getattr(sys.stdout, "encoding", None) or "utf-8"
        print(text.encode(code, "backslashreplace").decode(code), flush=True)

    def record(self, **fields: object) -> None:
        """Print a JSON object as one line, at once."""
        print(json.dumps(fields), flush=True)

    @contextmanager
    def complaints(self, place: str) -> Iterator[None]:
        """Report a CardError raised within, and where, on standard error; then go on."""
        try:
            yield
        except CardError as error:
            self.status = 1
            print(f"{place}: {error}", file=sys.stderr)


def _colour_is_welcome() -> bool:
    """Return whether a person reads standard output and wants colour (see no-color.org)."""
    if os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb":
        return False
    # A process started without standard output has None there.
    return sys.stdout is not None and sys.stdout.isatty()


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
        except OSError:
            nowhere = os.open(os.devnull, os.O_WRONLY)
            os.dup2(nowhere, stream.fileno())
            os.close(nowhere)
