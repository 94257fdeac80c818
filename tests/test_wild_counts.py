"""Games with wild cards: every hand run through, and counted by the twin, as the files say."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from math import comb

import pytest

from acehigh import Bug, Card, Category, Deck, High, Rank, Wild
from acehigh.odds.frequencies import frequencies
from helpers.published import assert_as_published, published
from helpers.signatures import kinds_of_holding
from helpers.twin import Worth, best
from helpers.twin_wild import JOKER, bug, wild
from helpers.wild_catalogue import HIGH, STANDARD, with_jokers


@dataclass(frozen=True)
class Counts:
    """A game whose hands are counted: where its numbers are, and its natural and wild cards."""

    file: str
    table: str
    ranker: Wild
    naturals: Deck
    wild: tuple[Card, ...]

    def kinds(self, size: int) -> Iterator[tuple[tuple[Card, ...], int]]:
        """Yield a holding of every kind, and how many there are; wild cards are all alike."""
        for number in range(len(self.wild) + 1):
            ways = comb(len(self.wild), number)
            for cards, alike in kinds_of_holding(self.naturals, size - number, 5 - number):
                yield cards + self.wild[:number], ways * alike


DEUCES = Wild(High(), wild=Rank.TWO)
TWOS = tuple(card for card in STANDARD if card.rank is Rank.TWO)
COUNTED = {
    one.table: one
    for one in (
        Counts("wild", "joker_53_fully_wild", Wild(High()), STANDARD, (JOKER,)),
        Counts("wild", "joker_53_bug", Bug(High()), STANDARD, (JOKER,)),
        Counts("wild_54", "jokers_54_fully_wild", Wild(with_jokers(2)), STANDARD, (JOKER,) * 2),
        Counts("deuces_wild", "deuces_wild", DEUCES, Deck.stripped(Rank.THREE), TWOS),
    )
}
every_game = pytest.mark.parametrize("game", COUNTED.values(), ids=COUNTED)


@pytest.mark.exhaustive
@every_game
def test_categories_of_every_five_card_hand(game: Counts) -> None:
    found = Counter(map(game.ranker.key, combinations(game.ranker.deck.cards, 5)))
    assert_as_published(found, published(game.file, game.table, 5, "standard"))


@pytest.mark.exhaustive
@every_game
def test_the_twin_finds_as_many(game: Counts) -> None:
    rule = (bug if isinstance(game.ranker, Bug) else wild)(HIGH, STANDARD, False)
    found: Counter[Worth] = Counter()
    for cards, number in game.kinds(5):
        hand = [JOKER if card in game.wild else card for card in cards]
        found[best(rule, hand)] += number
    hands: Counter[str] = Counter()
    for ((_, name), _), number in found.items():
        hands[name.replace(" ", "_")] += number
    expected = published(game.file, game.table, 5, "standard")
    assert {**hands, "total": found.total()} == {
        name: number for name, (number, _) in expected.items() if not name.startswith("of_")
    }
    assert len(found) == expected["total"][1]


@pytest.mark.exhaustive
def test_counts_of_deuces_wild_are_split_as_payout_tables_split_them() -> None:
    found = frequencies(Wild(High(), wild=Rank.TWO, naturals="fewer_wild"))
    royals = [
        number
        for key, number in found.keys.items()
        if key.category is Category.STRAIGHT_FLUSH and key.ranks == (Rank.ACE,)
    ]
    # The natural ones first, then those with one deuce, and so on.
    assert (royals[0], sum(royals[1:])) == (4, 480)
    four_deuces = frequencies(DEUCES, known=TWOS)
    assert four_deuces.total == four_deuces.counts[Category.FIVE_OF_A_KIND] == 48
    assert found.counts[Category.FIVE_OF_A_KIND] == 48 + 624
