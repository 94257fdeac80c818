"""What charts are drawn from in their tests: some hands only, and rules with odd names."""

from collections.abc import Mapping
from dataclasses import dataclass

from acehigh import Card, Category, Deck, Hand, Rank, Ranker, RankKey, RuleRanker
from acehigh.decks import STANDARD


@dataclass(frozen=True)
class Tally:
    """What a chart is drawn from."""

    ranker: Ranker
    cards: int
    counts: Mapping[Category, int]
    examples: Mapping[Category, Hand]
    known: tuple[Card, ...] = ()

    @property
    def keys(self) -> Mapping[RankKey, int]:
        return {hand.key: self.counts[one] for one, hand in self.examples.items()}

    @property
    def total(self) -> int:
        return sum(self.counts.values())


def tally_of(ranker: Ranker, *holdings: str) -> Tally:
    """Return what a chart is drawn from if there are only these hands, best first."""
    hands = [ranker.best(holding) for holding in holdings]
    counts = {hand.category: 1 for hand in hands}
    return Tally(ranker, ranker.hand_size, counts, {hand.category: hand for hand in hands})


class Parity(RuleRanker):
    """A plug-in's rules, with names and sentences that are a trial for any chart."""

    deck: Deck = STANDARD

    @property
    def hand_size(self) -> int:
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
