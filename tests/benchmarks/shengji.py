"""Measure the rules of Sheng Ji on the largest hands there are, and whole random rounds.

    python tests/benchmarks/shengji.py           # everything, half a minute
    python tests/benchmarks/shengji.py follow    # only this

The first call is made in a new process, so nothing has been kept from before. The others are
made on positions of the same kind dealt anew, so no answer can be had from an earlier one.
Times are the processor's, which other work on the machine leaves alone.
"""

import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import islice
from multiprocessing import get_context
from random import Random
from statistics import median

from acehigh import Card, Rank, Suit
from acehigh.tricks.shengji import (
    IllegalPlay,
    Phase,
    Round,
    Setup,
    Trump,
    check_follow,
    check_throw,
    legal_plays,
    read_lead,
)

TRUMP = Trump("2", "h")
CHOICES = 10
"""How many legal steps a player chooses from, the first that come."""

LEAD = "As As As Qs Qs Qs Ts Ts Ts 8s 8s 6s 6s 4s 4s 3s"

Call = Callable[[], object]


def suit_cards(decks: int) -> list[Card]:
    """Return all spades but the trump rank, of so many decks."""
    return [Card(rank, Suit.SPADES) for rank in Rank if rank != Rank.TWO] * decks


def readings_of_a_suit(random: Random) -> Call:
    """Read 48 spades of six decks as a lead."""
    cards = random.sample(suit_cards(6), 48)
    return lambda: read_lead(TRUMP, cards)


def follows(random: Random) -> Call:
    """Check a random answer to a long throw out of 26 cards of the suit."""
    lead = read_lead(TRUMP, LEAD)
    hand = random.sample(suit_cards(6), 26)
    play = random.sample(hand, 16)

    def call() -> None:
        with suppress(IllegalPlay):
            check_follow(lead, hand, play)

    return call


def first_legal_plays(random: Random) -> Call:
    """Find a legal answer to a long throw out of 26 cards of the suit."""
    lead = read_lead(TRUMP, LEAD)
    hand = random.sample(suit_cards(6), 26)
    return lambda: next(iter(legal_plays(lead, hand)))


def throws(random: Random) -> Call:
    """Check a throw of 16 cards against seven hands of as many of the suit."""
    lead = read_lead(TRUMP, LEAD)
    others = [random.sample(suit_cards(6), 16) for _ in range(7)]
    return lambda: check_throw(lead, others)


def rounds(players: int, decks: int) -> Callable[[Random], Call]:
    """Return a case: one round with random legal steps, from the shuffle to the score."""

    def case(random: Random) -> Call:
        def play() -> None:
            current = Round(Setup(random, players=players, decks=decks))
            while current.phase is not Phase.OVER:
                # While cards are drawn the first legal step is to draw on.
                some = 1 if current.phase is Phase.DRAWING else CHOICES
                current = current.after(random.choice(list(islice(current.legal(), some))))
            if not current.result:
                raise AssertionError("a round that is over has a result")

        return play

    return case


CASES: dict[str, tuple[str, int, Callable[[Random], Call]]] = {
    "read": ("read 48 cards of a suit, 6 decks", 200, readings_of_a_suit),
    "follow": ("check a follow out of 26 cards", 200, follows),
    "legal": ("find a follow out of 26 cards", 200, first_legal_plays),
    "throw": ("check a throw against 7 hands", 200, throws),
    "round 2x4": ("random round, 2 decks, 4 players", 40, rounds(4, 2)),
    "round 3x6": ("random round, 3 decks, 6 players", 20, rounds(6, 3)),
    "round 4x8": ("random round, 4 decks, 8 players", 10, rounds(8, 4)),
    "round 6x12": ("random round, 6 decks, 12 players", 5, rounds(12, 6)),
}


def timed(call: Call) -> float:
    """Return how many milliseconds of processor time a call takes."""
    start = time.process_time()
    call()
    return (time.process_time() - start) * 1_000


def measured(name: str) -> list[float]:
    """Return the milliseconds of all positions of a case, in the order in which they come."""
    _, number, case = CASES[name]
    random = Random(1)
    return [timed(case(random)) for _ in range(number)]


def main(names: Sequence[str]) -> None:
    """Print the first, the middle and the longest time of each case."""
    print(f"{'milliseconds':36}{'first':>9}{'median':>9}{'longest after':>15}")
    for name in names or CASES:
        # A new process for each: nothing is remembered from the case before.
        with get_context("spawn").Pool(1) as pool:
            first, *later = pool.apply(measured, [name])
        print(f"{CASES[name][0]:36}{first:9.2f}{median(later):9.2f}{max(later):15.2f}")


if __name__ == "__main__":
    main(sys.argv[1:])
