"""`CardRuleRanker`: everything a ranker does, derived from a rule that sees a hand's cards."""

from abc import abstractmethod
from collections.abc import Sequence
from functools import cache, cached_property, lru_cache
from typing import Any

from acehigh.cards import Card, Rank
from acehigh.engine.kept import droppable
from acehigh.engine.shared_tables import CREATING
from acehigh.evaluators.hand_ranker import HandRanker
from acehigh.evaluators.hand_rule import CardRule
from acehigh.evaluators.hand_table import HandTable
from acehigh.evaluators.hand_value import key_of_hand
from acehigh.keys import Category, RankKey
from acehigh.orders import reading_order
from acehigh.parsing import Cards


class CardRuleRanker(HandRanker):
    """A ranker for rules that see the cards of a hand, not only ranks and a flush.

    A subclass states its `rule`, and its `deck` and `categories` if they are not those of
    standard poker. The best of any number of cards follows: each hand is worked out once for
    all that differ by the names of suits, and then looked up. Where only ranks count, and
    whether a hand is suited, `RuleRanker` is faster by far.

    >>> class BlackLady(CardRuleRanker):
    ...     categories = (Category("hand"), Category("hand with the queen of spades"))
    ...     suits_are_alike = False
    ...     def rule(self, cards):
    ...         lady = any(str(card) == "Qs" for card in cards)
    ...         return self.categories[lady], tuple(card.rank for card in cards)
    >>> print(BlackLady().best("Ah Kd Qs 9c 9d 5h 2s"))
    Ah Kd Qs 9d 9c: hand with the queen of spades, A K Q 9 9
    """

    @abstractmethod
    def rule(self, cards: tuple[Card, ...]) -> tuple[Category, tuple[Rank, ...]]:
        """Return the category of one hand and the ranks that count, in order of comparison.

        Args:
            cards: the cards of the hand, the highest first; fewer than make a hand only if
                `min_cards` says that so few will do, or `Incomplete` is around these rules.
        """

    @property
    def card_rule(self) -> CardRule | None:
        """The rule for the cards of one hand: these rules' own."""
        return self

    def key(self, cards: Cards) -> RankKey:
        """Return what the best hand among these cards is worth (H2).

        Args:
            cards: cards, or text such as ``"As Kd 10h 9c 2s"``; at least `min_cards` of them.

        Raises:
            CardError: as for `Ranker.checked`.
        """
        held: Any = cards
        try:
            return self._hands.checked_key(held)
        except (KeyError, TypeError):
            # Text, a short holding, a deck with equal cards, or a mistake.
            return self._hands.key(self.checked(cards))

    def evaluate_cards(self, cards: Sequence[Card]) -> RankKey:
        """Return the key of one hand, or of fewer cards."""
        ordered = sorted(cards, key=_rank_and_suit, reverse=True)
        return key_of_hand(self, self.rule(tuple(ordered)))

    def interned(self, key: RankKey) -> RankKey:
        """Return the one object that stands for all keys equal to this one."""
        return self._hands.interned.setdefault(key.value, key)

    @cached_property
    def _hands(self) -> HandTable:
        with CREATING:
            return _hands_of(self)


@cache
def _rank_and_suit(card: Card) -> tuple[int, int]:
    suit, rank = reading_order(card)
    return rank, suit


@droppable
@lru_cache(maxsize=16)
def _hands_of(ranker: CardRuleRanker) -> HandTable:
    return HandTable(ranker)
