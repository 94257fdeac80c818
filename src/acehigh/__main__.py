"""Run the command line: ``python -m acehigh``."""

import sys

from acehigh.cli import main

# Guarded, because a process pool that spawns its workers imports this module again.
if __name__ == "__main__":
    sys.exit(main())
