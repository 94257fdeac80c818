"""The hands of a game counted one by one, for tests of charts: slow, and for few cards only."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations

from acehigh import Category, Deck, Hand, Rank, Ranker, RankKey, RuleRanker
from acehigh.decks import STANDARD


@dataclass(frozen=True)
class Tally:
    """What a chart is drawn from."""

    ranker: Ranker
    cards: int
    counts: Mapping[Category, int]
    examples: Mapping[Category, Hand]

    @property
    def total(self) -> int:
        return sum(self.counts.values())


def tally(ranker: Ranker, cards: int) -> Tally:
    """Return how many holdings make each category, and the best hand of each."""
    found: dict[RankKey, int] = {}
    holdings = {}
    for holding in combinations(ranker.deck.cards, cards):
        key = ranker.key(holding)
        found[key] = found.get(key, 0) + 1
        holdings[key] = holding
    counts: dict[Category, int] = {}
    examples: dict[Category, Hand] = {}
    for key in sorted(found, reverse=True):
        counts[key.category] = counts.get(key.category, 0) + found[key]
        if key.category not in examples:
            examples[key.category] = ranker.best(holdings[key])
    return Tally(ranker, cards, counts, examples)


def tally_of(ranker: Ranker, *holdings: str) -> Tally:
    """Return what a chart is drawn from if there are only these hands, best first."""
    hands = [ranker.best(holding) for holding in holdings]
    counts = {hand.category: 1 for hand in hands}
    return Tally(ranker, ranker.size, counts, {hand.category: hand for hand in hands})


@dataclass(frozen=True, repr=False)
class Parity(RuleRanker):
    """A plug-in's rules, with names and sentences that are a trial for any chart."""

    deck: Deck = STANDARD

    @property
    def size(self) -> int:
        return 2

    @property
    def categories(self) -> tuple[Category, ...]:
        many = "a very long name, so long that it would go beyond the figures; "
        names = ("<odd> & \x00 'even'", *(many + str(n) for n in range(20)))
        return tuple(map(Category, names))

    def rule(self, ranks: tuple[Rank, ...], _: bool) -> tuple[Category, tuple[Rank, ...]]:
        return self.categories[sum(ranks) % 21], ranks

    def describe(self, key: object) -> str:
        del key
        return "what a dealer would say of such a hand is long, and goes on and on " * 5
