"""A terminal, for tests of what the command line does where a person reads it."""

import io


class Terminal(io.StringIO):
    """Standard output, or input, that a person sits at."""

    def isatty(self) -> bool:
        return True
