"""Prints how long equities take, beside eval7's loop and pokerkit's samples.

    PYTHONPATH=src python tests/benchmarks/equity.py
    PYTHONPATH=src python tests/benchmarks/equity.py table

Times are of the processor, in milliseconds, the least of three runs. Before each run what has
been counted is forgotten, so that a question is counted anew; tables of hands are kept. For
"other hands" it is forgotten too what the players' hands are worth on each board: as if they
had not been met before, while for "warm" they have been, in other matchups.

With "table" it is the table of 169 classes before the flop that is made, in one process.
"""

import sys
import time
from collections.abc import Callable
from itertools import combinations

from acehigh import equity
from acehigh.games import HOLDEM, OMAHA, OMAHA_HI_LO, RAZZ
from acehigh.odds.equities import boards, contenders
from acehigh.odds.preflop import preflop_table

NINE = ["AdAc", "KsKh", "7h8h", "2c2d", "TsJs", "9c9d", "QcJd", "5s4s", "AhTd"]
OMAHA_HANDS = ["AsAhKsKh", "9c8c7d6d"]
FIVE_CARDS = ["AsAhKsKh2c", "9c8c7d6d5h"]
SIX_CARDS = ["AsAhKsKh2c3c", "9c8c7d6d5h4h"]

Work = Callable[[], object]

ROWS: dict[str, Work] = {
    "AA v KK": lambda: equity(HOLDEM, NINE[:2]),
    "three hands": lambda: equity(HOLDEM, NINE[:3]),
    "nine hands": lambda: equity(HOLDEM, NINE),
    "two hands, flop": lambda: equity(HOLDEM, NINE[:2], board="2h 7h Th"),
    "two hands, turn": lambda: equity(HOLDEM, NINE[:2], board="2h 7h Th 3c"),
    "AKs v QQ, classes": lambda: equity(HOLDEM, ["AKs", "QQ"]),
    "AA v a random hand": lambda: equity(HOLDEM, ["AsAh", "random"]),
    "Omaha": lambda: equity(OMAHA, OMAHA_HANDS),
    "Omaha, flop": lambda: equity(OMAHA, OMAHA_HANDS, board="5c 4c 2d"),
    "Omaha of five cards": lambda: equity("five-card omaha", FIVE_CARDS),
    "Omaha of six cards": lambda: equity("six-card omaha", SIX_CARDS),
    "the same, flop": lambda: equity("six-card omaha", SIX_CARDS, board="5c 4c 2d"),
    "Omaha hi-lo": lambda: equity(OMAHA_HI_LO, OMAHA_HANDS),
    "Omaha hi-lo, flop": lambda: equity(OMAHA_HI_LO, OMAHA_HANDS, board="5c 4c 2d"),
    "five-card hi-lo": lambda: equity("five-card omaha hi-lo", FIVE_CARDS),
    "10 % v 10 %, flop": lambda: equity(HOLDEM, ["10%", "10%"], board="2h 7h Tc"),
    "razz, third street": lambda: equity(RAZZ, ["As 2d 3c", "7h 8d 9c"]),
}


def eval7_rows() -> dict[str, Work]:
    """Return what eval7 does of it: a loop over all boards, or its own samples."""
    from eval7 import (  # noqa: PLC0415 - it may be absent
        Card,
        Deck,
        HandRange,
        evaluate,
        py_hand_vs_range_monte_carlo,
    )

    aces, kings = [Card("Ad"), Card("Ac")], [Card("Ks"), Card("Kh")]
    flop = [Card(card) for card in ("2h", "7h", "Th")]
    everything = HandRange("22+, A2+, K2+, Q2+, J2+, T2+, 92+, 82+, 72+, 62+, 52+, 42+, 32")

    def looped(board: list[Card]) -> Work:
        left = [card for card in Deck() if card not in (*aces, *kings, *board)]
        mine, theirs = aces + board, kings + board

        def work() -> object:
            boards = map(list, combinations(left, 5 - len(board)))
            return sum([evaluate(mine + some) > evaluate(theirs + some) for some in boards])

        return work

    return {
        "AA v KK": looped([]),
        "two hands, flop": looped(flop),
        "AA v a random hand": lambda: py_hand_vs_range_monte_carlo(
            aces, everything, [], 10_000
        ),
    }


def pokerkit_rows() -> dict[str, Work]:
    """Return what pokerkit does of it: it samples, here a thousand deals."""
    from pokerkit import (  # noqa: PLC0415 - it may be absent
        Deck,
        OmahaHoldemHand,
        StandardHighHand,
        calculate_equities,
        parse_range,
    )

    def sampled(hands: list[str], hole: int, kind: type) -> Work:
        ranges = [parse_range(hand) for hand in hands]
        return lambda: calculate_equities(
            ranges, (), hole, 5, Deck.STANDARD, (kind,), sample_count=1_000
        )

    return {
        "AA v KK": sampled(NINE[:2], 2, StandardHighHand),
        "three hands": sampled(NINE[:3], 2, StandardHighHand),
        "Omaha": sampled(OMAHA_HANDS, 4, OmahaHoldemHand),
    }


def milliseconds(work: Work, runs: int, *, other_hands: bool = False) -> float:
    """Return how long some work takes, the least of some runs.

    Args:
        work: the work.
        runs: how often it is done.
        other_hands: whether it is forgotten what players' hands are worth.
    """
    found = []
    for _ in range(runs):
        boards._kept.cache_clear()
        if other_hands:
            boards._contender.cache_clear()
            contenders._flushes.cache_clear()
        start = time.process_time()
        work()
        found.append(time.process_time() - start)
    return 1000 * min(found)


def peers() -> dict[str, dict[str, Work]]:
    """Return the rows of each peer that is installed."""
    found = {}
    for name, rows in (("eval7", eval7_rows), ("pokerkit", pokerkit_rows)):
        try:
            found[name] = rows()
        except ImportError:
            print(f"{name} is not installed")
    return found


def main() -> None:
    """Print a row for each question."""
    others = peers()
    titles = f"{'':<22}{'first':>10}{'other hands':>13}{'warm':>10}"
    print(titles + "".join(f"{name:>12}" for name in others))
    for name, work in ROWS.items():
        first = milliseconds(work, 1)
        runs = 1 if first > 2_000 else 3
        anew, warm = milliseconds(work, runs, other_hands=True), milliseconds(work, runs)
        cells = [f"{first:>10.2f}{anew:>13.2f}{warm:>10.2f}"]
        cells += [
            f"{milliseconds(rows[name], 1):>12.1f}" if name in rows else " " * 12
            for rows in others.values()
        ]
        print(f"{name:<22}" + "".join(cells))
    print("eval7: a loop over all boards; against a random hand 10,000 samples")
    print("pokerkit: 1,000 samples")


def time_the_table() -> None:
    """Print how long the whole table takes, and how much memory the process has."""
    from resource import RUSAGE_SELF, getrusage  # noqa: PLC0415 - absent from some systems

    def show(done: int, rows: int) -> None:
        print(f"{done} of {rows}", end="\r", file=sys.stderr)

    seconds = milliseconds(lambda: preflop_table(progress=show), 1) / 1000
    print(f"169 x 169: {seconds:.1f} s, {getrusage(RUSAGE_SELF).ru_maxrss / 1024:.0f} MB")


if __name__ == "__main__":
    time_the_table() if "table" in sys.argv else main()
