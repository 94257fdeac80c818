"""Measure acehigh beside its peers, in one process, in turns, and print times and ratios.

    python tests/benchmarks/speed.py             # everything, some minutes
    python tests/benchmarks/speed.py fresh lows  # only these
    python tests/benchmarks/speed.py fresh text lows --csv docs/figures/speed.csv  # to plot

Needs the extra ``peers``. High hands are dealt the moment before they are ranked (`fresh`). The
other parts rank the same holdings several times, and their figure is the least of the rounds:
on a machine that others use too, what is slower than that is their doing.
"""

import argparse
import csv
import gc
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Any

from peers import PEERS, Peer, pokerkit_peer

from acehigh import (
    AceToFive,
    AceToSix,
    Badugi,
    Bug,
    Card,
    Deck,
    DeuceToSeven,
    High,
    Incomplete,
    LowestCardWild,
    Rank,
    Ranker,
    Stripped,
    ThreeCard,
    TwentyCard,
    Wild,
    winners,
)

ROUNDS = 7
CACHE = tempfile.mkdtemp()
HOLDINGS = 100_000
SLICES = {500: 40, 20_000: 5}
"""How many hands are dealt at a time to be ranked at once, and how often."""

SECONDS = 0.4
"""How long a round may take: a slow peer gets fewer holdings."""

RankOne = Callable[[Any], object]

shown: dict[str, dict[str, float]] = {}
"""The tables of microseconds that were printed, by their titles."""


def deal(deck: Deck, size: int, number: int, seed: int) -> list[tuple[Card, ...]]:
    chance = random.Random(seed)
    return [tuple(chance.sample(deck.cards, size)) for _ in range(number)]


def least_times(runners: Sequence[tuple[str, RankOne, Sequence[object]]]) -> dict[str, float]:
    """Return for each runner the microseconds a call takes, the rounds taken in turns."""
    least: dict[str, float] = {}
    gc.collect()
    gc.freeze()
    for _ in range(ROUNDS):
        for name, rank, arguments in runners:
            start = time.perf_counter()
            for argument in arguments:
                rank(argument)
            each = (time.perf_counter() - start) / len(arguments) * 1e6
            least[name] = min(each, least.get(name, each))
    gc.unfreeze()
    return least


def fresh_times(peers: Sequence[Peer], size: int, slice_: int, rounds: int) -> dict[str, float]:
    """Return the median microseconds a call takes on hands that are dealt the moment before.

    The libraries take turns, so that the processor's caches hold what the others left there, as
    in a program that does other work between two hands.
    """
    chance = random.Random(size)
    deck = Deck.standard().cards
    times: dict[str, list[float]] = {peer.name: [] for peer in peers}
    slow = {peer.name for peer in peers if peer.name.startswith("pokerkit")}
    for _ in range(rounds):
        for peer in peers:
            number = min(slice_, 200) if peer.name in slow else slice_
            hands = [peer.prepare(chance.sample(deck, size)) for _ in range(number)]
            rank = peer.rank
            start = time.process_time()
            for hand in hands:
                rank(hand)
            times[peer.name].append((time.process_time() - start) / number * 1e6)
    return {name: statistics.median(each) for name, each in times.items()}


def enough(rank: RankOne, arguments: Sequence[object]) -> Sequence[object]:
    """Return as many of the arguments as fill a round, having ranked them all once."""
    start = time.perf_counter()
    for done, argument in enumerate(arguments, 1):
        rank(argument)
        if time.perf_counter() - start > 3 * SECONDS:
            return arguments[: max(done // 3, 1)]
    return arguments


def show(title: str, times: dict[str, float]) -> None:
    shown[title] = times
    first = next(iter(times.values()))
    print(f"\n{title}\n")
    print(f"| {'who':32} | {'us a call':>9} | {'against the first':>17} |")
    print(f"| {'-' * 32} | {'-' * 8}: | {'-' * 16}: |")
    for name, each in times.items():
        print(f"| {name:32} | {each:9.3f} | {each / first:16.2f}x |")


def repeated() -> None:
    """The same 100,000 high hands over and over, and hands from text: flatters large tables."""
    peers = [make() for make in PEERS]
    for size in (7, 5):
        holdings = deal(Deck.standard(), size, HOLDINGS, seed=size)
        runners = []
        for peer in peers:
            arguments = [peer.prepare(holding) for holding in holdings]
            runners.append((peer.name, peer.rank, enough(peer.rank, arguments)))
        show(f"{size} cards, the same holdings over and over", least_times(runners))


def text() -> None:
    """High hands of seven cards, from text."""
    texts = [" ".join(map(str, cards)) for cards in deal(Deck.standard(), 7, HOLDINGS, seed=7)]
    peers = [make() for make in PEERS]
    runners = [(peer.name, peer.rank_text, enough(peer.rank_text, texts)) for peer in peers]
    show("7 cards, from text", least_times(runners))


def fresh() -> None:
    """High hands as a simulation meets them: dealt just now, other work in between."""
    High().fill_tables(7)
    peers = [make() for make in PEERS]
    for size in (7, 5):
        for slice_, rounds in SLICES.items():
            title = f"{size} cards, dealt just now, {slice_:,} at a time"
            show(title, fresh_times(peers, size, slice_, rounds))


def showdown() -> None:
    """Six players and a board of five."""
    peers = [make() for make in PEERS]
    deals = [Deck.standard().deal(6, 2, 5, random.Random(seed)) for seed in range(5_000)]
    runners: list[tuple[str, RankOne, Sequence[object]]] = []

    high = High()

    def ours(dealt: Any) -> object:
        holdings, board = dealt
        return winners(high, holdings, board=board)

    def anew(dealt: Any) -> object:
        holdings, board = dealt
        return winners(High(), holdings, board=board)

    runners.append(("acehigh winners()", ours, enough(ours, deals)))
    runners.append(("acehigh, the ranker made anew", anew, enough(anew, deals)))
    for peer in peers:
        rank = peer.rank

        def theirs(dealt: Any, rank: RankOne = rank) -> object:
            return [rank(holding) for holding in dealt]

        prepared = [
            [peer.prepare(holding + board) for holding in holdings] for holdings, board in deals
        ]
        runners.append((f"{peer.name}, six calls", theirs, enough(theirs, prepared)))
    show("A showdown of six players", least_times(runners))


def rankers() -> None:
    """The other rankers against High, seven and five cards of their own decks."""
    others: list[Ranker] = [
        High(),
        AceToFive(),
        AceToFive(eight_or_better=True),
        DeuceToSeven(),
        AceToSix(),
        Stripped(Rank.SIX, flush_over_full_house=True),
        TwentyCard(),
        ThreeCard(),
        Incomplete(),
        Badugi(),
        High(deck=Deck.five_suits()),
        High(deck=Deck.standard() * 2),
    ]
    for size in (7, 5):
        runners = []
        for ranker in others:
            holdings = deal(ranker.deck, size, HOLDINGS, seed=size)
            runners.append((repr(ranker), ranker.key, enough(ranker.key, holdings)))
        show(f"{size} cards, other rules, tables warm", least_times(runners))
    badugi = Badugi()
    fours = deal(badugi.deck, 4, HOLDINGS, seed=4)
    runners = [
        ("High, five cards", High().key, deal(badugi.deck, 5, HOLDINGS, seed=5)),
        ("Badugi, four cards", badugi.key, enough(badugi.key, fours)),
    ]
    show("Badugi", least_times(runners))


def wild() -> None:
    """Wild cards against High, seven cards."""
    two_jokers = High(deck=Deck.standard(jokers=2))
    others: list[Ranker] = [
        High(),
        Wild(High()),
        Bug(High()),
        Wild(two_jokers),
        Wild(High(), wild=Rank.TWO),
        Wild(High(), wild=Rank.TWO, naturals="beat"),
        Wild(AceToFive()),
        Wild(DeuceToSeven()),
        Wild(Stripped()),
        LowestCardWild(High()),
    ]
    runners: list[tuple[str, RankOne, Sequence[object]]] = []
    for ranker in others:
        holdings = deal(ranker.deck, 7, HOLDINGS, seed=7)
        runners.append((repr(ranker), ranker.key, enough(ranker.key, holdings)))
    deuces = tuple(card for card in Deck.standard() if card.rank is Rank.TWO)
    three = deal(Deck.stripped(Rank.THREE), 3, HOLDINGS, seed=3)
    four = [deuces + cards for cards in three]
    key = Wild(High(), wild=Rank.TWO).key
    runners.append(("four wild deuces among them", key, enough(key, four)))
    show("7 cards, wild cards, tables warm", least_times(runners))


def lows() -> None:
    """Low games of seven cards against pokerkit, which has them too."""
    for ranker, kind in (
        (AceToFive(), "RegularLowHand"),
        (AceToFive(eight_or_better=True), "EightOrBetterLowHand"),
        (DeuceToSeven(), "StandardLowHand"),
    ):
        peer = pokerkit_peer(kind)
        holdings = deal(Deck.standard(), 7, 20_000, seed=7)

        def theirs(cards: Any, peer: Peer = peer) -> object:
            try:
                return peer.rank(cards)
            except ValueError:
                return None  # It has no hand that qualifies.

        prepared = [peer.prepare(holding) for holding in holdings]
        runners: list[tuple[str, RankOne, Sequence[object]]] = [
            (f"acehigh {version('acehigh')}", ranker.key, enough(ranker.key, holdings)),
            (peer.name, theirs, enough(theirs, prepared)),
        ]
        show(f"7 cards, {ranker!r}", least_times(runners))


COLD = """
import random, sys, time
chance = random.Random(3)
deck = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"]
holdings = [chance.sample(deck, 7) for _ in range({number})]
start = time.perf_counter()
{imports}
imported = time.perf_counter()
holdings = [[{card} for card in holding] for holding in holdings]
ready = time.perf_counter()
{make}
for holding in holdings:
    {rank}
print(imported - start, time.perf_counter() - ready)
"""

COLD_PEERS = {
    "acehigh": {
        "imports": "from acehigh import High, parse_card",
        "card": "parse_card(card)",
        "make": "key = High().key",
        "rank": "key(holding)",
    },
    "treys": {
        "imports": "from treys import Card, Evaluator",
        "card": "Card.new(card)",
        "make": "evaluate = Evaluator().evaluate",
        "rank": "evaluate(holding, [])",
    },
    "phevaluator": {
        "imports": "from phevaluator import Card, evaluate_cards",
        "card": "Card.to_id(card)",
        "make": "",
        "rank": "evaluate_cards(*holding)",
    },
    "eval7 (compiled)": {
        "imports": "import eval7",
        "card": "eval7.Card(card)",
        "make": "",
        "rank": "eval7.evaluate(holding)",
    },
}


def cold() -> None:
    """A fresh process: the import, the first call, the first 20,000 holdings."""
    for number in (1, 20_000):
        print(f"\nA fresh process: import, then the first {number} of seven cards\n")
        print(f"| {'who':20} | {'import, ms':>10} | {'ranking, ms':>11} |")
        print(f"| {'-' * 20} | {'-' * 9}: | {'-' * 10}: |")
        for name, parts in COLD_PEERS.items():
            code = COLD.format(number=number, **parts)
            runs = [run(code) for _ in range(ROUNDS)]
            imported, ranked = (min(column) * 1e3 for column in zip(*runs, strict=True))
            print(f"| {name:20} | {imported:10.1f} | {ranked:11.2f} |")
    bare = "import dataclasses, enum, typing"
    timed = "import time; start = time.perf_counter(); {}; print(time.perf_counter() - start)"
    code = f"{bare}; " + timed.format("import acehigh")
    least = min(run(code)[0] for _ in range(ROUNDS)) * 1e3
    print(f"\nimport acehigh, over dataclasses, enum and typing: {least:.1f} ms")


MEMORY = """
import tracemalloc
from itertools import combinations_with_replacement
from acehigh import Card, Deck, High, Rank, Suit
key = High().key
cards = {rank: [Card(rank, suit) for suit in Suit][:4] for rank in Rank}
key(Deck.standard().cards[:7])
tracemalloc.start()
done = 0
for ranks in combinations_with_replacement(Rank, 7):
    if max(map(ranks.count, ranks)) <= 4:
        turn = {rank: done + index for index, rank in enumerate(set(ranks))}
        holding = []
        for place, rank in enumerate(ranks):
            holding.append(cards[rank][(turn[rank] + ranks[:place].count(rank)) % 4])
        key(holding)
        done += 1
for suited in range(5, 8):
    from itertools import combinations
    for ranks in combinations(Rank, suited):
        others = [card for card in Deck.standard() if card.suit is Suit.HEARTS][: 7 - suited]
        key([Card(rank, Suit.SPADES) for rank in ranks] + others)
print(done, tracemalloc.get_traced_memory()[0] / 2**20)
"""


WILD_MEMORY = """
import random, tracemalloc
from acehigh import Deck, High, Wild
ranker = Wild(High(deck=Deck.standard(jokers=2)))
chance = random.Random(7)
tracemalloc.start()
for _ in range(100_000):
    ranker.key(chance.sample(ranker.deck.cards, 7))
print(tracemalloc.get_traced_memory()[0] / 2**20)
"""


def memory() -> None:
    """The full table of seven cards."""
    done, size = run(MEMORY)
    print(f"\nmemory with all {done:.0f} entries of seven cards: {size:.1f} MB")
    (size,) = run(WILD_MEMORY)
    print(f"memory after 100,000 holdings of seven from 54 cards, jokers wild: {size:.1f} MB")


def run(code: str) -> list[float]:
    """Return the numbers that the code prints in a process of its own.

    Modules are compiled beforehand, as they are where a package is installed.
    """
    environment = {**os.environ, "PYTHONPYCACHEPREFIX": CACHE}
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env=environment,
    )
    return [float(word) for word in done.stdout.split()]


PARTS: dict[str, Callable[[], None]] = {
    part.__name__: part
    for part in (fresh, text, repeated, showdown, rankers, wild, lows, cold, memory)
}


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure acehigh beside its peers.")
    parser.add_argument("parts", nargs="*", metavar="part", help=" ".join(PARTS))
    parser.add_argument("--csv", type=Path, help="a file for the microseconds of each call")
    given = parser.parse_args()
    print(f"Python {sys.version.split()[0]}")
    rows = []
    for part in given.parts or PARTS:
        shown.clear()
        PARTS[part]()
        rows += [
            (part, title, who, f"{each:.3g}")
            for title, times in shown.items()
            for who, each in times.items()
        ]
    if given.csv:
        with given.csv.open("w", encoding="utf-8", newline="") as file:
            writer = csv.writer(file, lineterminator="\n")
            writer.writerows([("part", "what is ranked", "by", "microseconds"), *rows])


if __name__ == "__main__":
    main()
