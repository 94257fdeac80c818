"""Asks other libraries the worked examples of the rules, and prints a table of the answers.

    python tests/benchmarks/comparison.py            # the table of docs/why.md
    python tests/benchmarks/comparison.py --wrong    # and each answer unlike the expected one

`pip install -e '.[peers,comparison]'` brings the releases that the page names.
"""

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent))

from helpers.other_libraries import LIBRARIES, answer, heading, row
from helpers.rule_examples import EXAMPLES


def main() -> None:
    """Print the table, and on request the answers that are not as expected."""
    parser = argparse.ArgumentParser(description="Ask other libraries the worked examples.")
    parser.add_argument("--wrong", action="store_true", help="list the other answers too")
    wrong = parser.parse_args().wrong
    libraries = [library() for library in LIBRARIES.values()]
    print(heading(), *map(row, libraries), sep="\n")
    for library in libraries if wrong else ():
        for example in EXAMPLES:
            if answer(library, example) is False:
                print(library.name, example.id, example.hands, example.board, example.expected)


if __name__ == "__main__":
    main()
