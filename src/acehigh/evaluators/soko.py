"""Soko, or Canadian stud: four to a straight and four to a flush are hands too (G3)."""

from collections.abc import Collection
from functools import cached_property

from acehigh.cards import Card
from acehigh.decks import STANDARD, Deck
from acehigh.evaluators.card_rule import CardRuleRanker
from acehigh.evaluators.high import High
from acehigh.evaluators.special_hand import FOUR_CARDS, FOUR_FLUSH, FOUR_STRAIGHT, Ranks
from acehigh.evaluators.special_hands import SpecialHands
from acehigh.keys import Category, RankKey

_FOUR = (FOUR_STRAIGHT.category, FOUR_FLUSH.category)


class Soko(CardRuleRanker):
    """Standard high, but four cards in sequence or of one suit beat a pair (G3).

    A four-card flush beats a four-card straight, and two pair beats both. Between four-card
    flushes the four cards are compared and then the fifth; between four-card straights the top
    card and then the fifth. The ace stands above the king or below the two.

    Args:
        deck: the deck that the cards come from.

    >>> key = Soko().key
    >>> key("2s 2h 3d 3c 4s") > key("As Ks Qs Js 9d") > key("As Kd Qs Jc 9d")
    True
    >>> key("As Kd Qs Jc 9d") > key("As Ah Kd Qc 9d")
    True
    >>> print(Soko().best("9h 8h 4h 2h Ad"))
    9h 8h 4h 2h Ad: four-card flush, nine high, ace kicker
    """

    deck: Deck = STANDARD

    @cached_property
    def _rules(self) -> SpecialHands:
        return SpecialHands(FOUR_CARDS, High(deck=self.deck))

    @property
    def categories(self) -> tuple[Category, ...]:
        """The categories of these rules, worst first."""
        return self._rules.categories

    def rule(self, cards: tuple[Card, ...]) -> tuple[Category, Ranks]:
        """Return the highest that the cards make, of four or of five."""
        return self._rules.rule(cards)

    def describe(self, key: RankKey) -> str:
        """Return the sentence a dealer would say of such a hand."""
        if key.category not in _FOUR:
            return super().describe(key)
        return f"{key.category}, {key.ranks[0].word} high, {key.ranks[-1].word} kicker"

    def explain(self, category: Category, among: Collection[Category]) -> str:
        """Return what a category is, in a sentence."""
        return self._rules.explain(category, among)
