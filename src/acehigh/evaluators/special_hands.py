"""`SpecialHands`: a game with hands added by the house, the commonest house rule."""

from collections.abc import Collection, Sequence
from functools import cached_property
from typing import Self

from acehigh.cards import Card
from acehigh.decks import Deck
from acehigh.errors import CardError
from acehigh.evaluators.card_rule import CardRuleRanker
from acehigh.evaluators.explain import is_low
from acehigh.evaluators.hand_rule import HandRule
from acehigh.evaluators.high import High
from acehigh.evaluators.made import with_above
from acehigh.evaluators.ranker import Ranker
from acehigh.evaluators.special_hand import Added, Ranks, SpecialHand, special_hands
from acehigh.keys import Category, RankKey


class SpecialHands(CardRuleRanker):
    """A high game with hands added: blaze, skeet, cats and dogs, and what else a house plays.

    Args:
        hands: the hands that are added, or their names: one, or several. Of those above the
            same usual hand each is better than the one before.
        base: the usual hands.

    Raises:
        UnknownNameError: a name is that of no special hand.
        CardError: a hand comes twice, or is to stand above one that the base lacks; the base
            is a low game, or has no rule for one hand.

    >>> rules = SpecialHands(("little cat", "big cat"))
    >>> rules.key("Kd Qs Tc 9h 8s") > rules.key("8d 7s 5c 4h 3s") > rules.key("As Kd Qc Jh Ts")
    True
    >>> print(rules.best("Kd Qs Tc 9h 8s 8d 2c"))
    Kd Qs Tc 9h 8s: big cat, K Q T 9 8
    """

    hands: Added = ()
    base: Ranker = High()

    def __post_init__(self) -> None:
        object.__setattr__(self, "hands", special_hands(self.hands))
        super().__post_init__()
        if self.base.hand_rule is None or is_low(self.base.categories):
            raise CardError(f"hands are added to a high game such as High(), not {self.base!r}")
        usual, names = self.base.categories, [hand.name for hand in self._added]
        for hand in self._added:
            if hand.above not in usual:
                raise CardError(f"{hand.name} stands above {hand.above}: none in {self.base!r}")
            if hand.category in usual or names.count(hand.name) > 1:
                raise CardError(f"there is a {hand.name} already")

    @cached_property
    def _added(self) -> tuple[SpecialHand, ...]:
        return special_hands(self.hands)

    @property
    def deck(self) -> Deck:
        """The deck that the cards come from: the base's."""
        return self.base.deck

    def _with_deck(self, deck: Deck) -> Self:
        return self._but(base=self.base.with_deck(deck))

    @property
    def hand_size(self) -> int:
        """How many cards make a hand of the base."""
        return self.base.hand_size

    @cached_property
    def categories(self) -> tuple[Category, ...]:
        """The categories of the base and those added, worst first."""
        order = self.base.categories
        # The worst last, since each is put just above the usual hand, below those before it.
        for hand in reversed(self._added):
            order = with_above(order, hand.category, hand.above)
        return order

    def rule(self, cards: tuple[Card, ...]) -> tuple[Category, Ranks]:
        """Return the highest that the cards make, usual or special."""
        ranks = tuple([card.rank for card in cards if card.rank])
        suited = len(cards) == self.hand_size and len({card.suit for card in cards}) == 1
        usual = self._usual.get((ranks, suited))
        if usual is None:
            usual = self._usual[ranks, suited] = self._base_rule.rule(ranks, suited)
        made = [usual]
        for hand in self._added:
            counted = hand.makes(cards, self.deck)
            if counted is not None:
                made.append((hand.category, counted))
        if len(made) == 1:
            return usual
        return max(made, key=lambda one: self.categories.index(one[0]))

    @cached_property
    def _usual(self) -> dict[tuple[Ranks, bool], tuple[Category, Ranks]]:
        return {}

    @cached_property
    def _base_rule(self) -> HandRule:
        rule = self.base.hand_rule
        assert rule is not None
        return rule

    def tie_break_values(self, category: Category, ranks: Ranks) -> Sequence[int]:
        """Return a number for each rank that counts: what the base says."""
        return self._base_rule.tie_break_values(category, ranks)

    def describe(self, key: RankKey) -> str:
        """Return the sentence a dealer would say of such a hand."""
        if key.category in self.base.categories:
            return self.base.describe(key)
        return super().describe(key)

    def explain(self, category: Category, among: Collection[Category]) -> str:
        """Return what a category is, in a sentence."""
        said = {hand.category: hand.sentence for hand in self._added}
        return said.get(category) or self.base.explain(category, among)
