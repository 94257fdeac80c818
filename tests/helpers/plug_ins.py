"""Rankers that somebody else might write, for the tests of what takes any ranker."""

from collections.abc import Sequence

from acehigh import (
    Card,
    Cards,
    Category,
    Deck,
    Hand,
    High,
    Rank,
    Ranker,
    RankKey,
    RuleRanker,
    parse_cards,
)
from acehigh.evaluators.low import LowRanker
from acehigh.evaluators.made import made_of, straights_of

STANDARD = Deck.standard()
FLUSH_WITH = {
    one: Category(f"flush+{one}")
    for one in (
        Category.PAIR,
        Category.TWO_PAIR,
        Category.THREE_OF_A_KIND,
        Category.FULL_HOUSE,
        Category.FOUR_OF_A_KIND,
        Category.FIVE_OF_A_KIND,
    )
}


class Composite(High):
    """High hands of several decks, in which a flush with a pair is more than a flush."""

    @property
    def categories(self) -> tuple[Category, ...]:
        return (*self.order, *FLUSH_WITH.values())

    def rule(self, ranks: tuple[Rank, ...], suited: bool) -> tuple[Category, tuple[Rank, ...]]:
        category, counted = super().rule(ranks, False)
        if suited and category in FLUSH_WITH:
            return FLUSH_WITH[category], counted
        return super().rule(ranks, suited) if suited else (category, counted)


class ShortLow(LowRanker):
    """A low of fewer cards, so few that several suits may have enough for a flush."""

    cards: int = 3
    deck: Deck = STANDARD

    @property
    def hand_size(self) -> int:
        return self.cards

    def rule(self, ranks: tuple[Rank, ...], suited: bool) -> tuple[Category, tuple[Rank, ...]]:
        runs = straights_of(self.deck.ranks, self.hand_size)
        return made_of(ranks, suited, runs, self.categories[::-1], self.rank_value)


class _Counting(Ranker):
    """A ranker that is no RuleRanker: the best three cards, some of them counting."""

    deck: Deck = STANDARD
    hand_size: int = 3

    @property
    def categories(self) -> tuple[Category, ...]:
        return tuple(Category(f"{number} count") for number in range(self.hand_size + 1))

    def counting(self, cards: Sequence[Card]) -> list[Card]:
        """Return those of the cards that count."""
        raise NotImplementedError

    def key(self, cards: Cards) -> RankKey:
        return self.best(cards).key

    def best(self, cards: Cards) -> Hand:
        held = parse_cards(cards)
        self.deck.check(held)
        played = tuple(self.counting(held)[: self.hand_size])
        ranks = tuple(card.rank for card in played if card.rank is not None)
        key = RankKey(self, 100 * len(played) + sum(ranks), self.categories[len(played)], ranks)
        return Hand(played, played, key)

    def describe(self, key: RankKey) -> str:
        return str(key.category)

    def qualifies(self, key: RankKey) -> bool:
        return key.ranker == self


class Spades(_Counting):
    """The highest spades: which suit is which matters."""

    def counting(self, cards: Sequence[Card]) -> list[Card]:
        spades = [card for card in cards if str(card.suit) == "s"]
        return sorted(spades, key=lambda card: card.rank or 0, reverse=True)


class Rainbow(_Counting):
    """The highest card of each suit: whatever the suits are called."""

    suits_are_alike: bool = True

    def counting(self, cards: Sequence[Card]) -> list[Card]:
        ranked = sorted(cards, key=lambda card: card.rank or 0)
        highest = {card.suit: card for card in ranked}
        return sorted(highest.values(), key=lambda card: card.rank or 0, reverse=True)


RED = Category("red")


class Odd(RuleRanker):
    """A ranker that says what it was told to say."""

    made: Category = RED
    says: tuple[int, ...] = ()
    deck: Deck = Deck.standard()

    @property
    def categories(self) -> tuple[Category, ...]:
        """The only category."""
        return (RED,)

    def rule(self, ranks: tuple[Rank, ...], suited: bool) -> tuple[Category, tuple[Rank, ...]]:
        """Return what it was told."""
        del ranks, suited
        return self.made, ()

    def tie_break_values(self, category: Category, ranks: tuple[Rank, ...]) -> tuple[int, ...]:
        """Return what it was told."""
        del category, ranks
        return self.says
