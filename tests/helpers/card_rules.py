"""Rules that see the cards of a hand, as somebody else might write them."""

from acehigh import Card, CardRuleRanker, Category, Deck, Rank, Suit

Ranks = tuple[Rank, ...]


def ranks_of(cards: tuple[Card, ...]) -> Ranks:
    return tuple(card.rank for card in cards if card.rank)


class Rainbow(CardRuleRanker):
    """The more suits a hand shows the better, then the higher cards."""

    deck: Deck = Deck.standard()
    size: int = 5

    @property
    def hand_size(self) -> int:
        return self.size

    @property
    def categories(self) -> tuple[Category, ...]:
        return tuple(Category(f"{number} suits") for number in range(1, 6))

    def rule(self, cards: tuple[Card, ...]) -> tuple[Category, Ranks]:
        suits = len({card.suit for card in cards})
        return self.categories[suits - 1], ranks_of(cards)


class BlackLady(CardRuleRanker):
    """A hand with the queen of spades is worse than any other."""

    deck: Deck = Deck.standard()

    @property
    def categories(self) -> tuple[Category, ...]:
        return Category("lady"), Category("none")

    @property
    def suits_are_alike(self) -> bool:
        return False

    def rule(self, cards: tuple[Card, ...]) -> tuple[Category, Ranks]:
        lady = Card(Rank.QUEEN, Suit.SPADES) in cards
        return self.categories[not lady], ranks_of(cards)
