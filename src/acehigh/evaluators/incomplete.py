"""Hands of fewer cards than usual (I1 to I4)."""

from collections.abc import Sequence

from acehigh.cards import Card
from acehigh.errors import CardError
from acehigh.evaluators.explain import is_low
from acehigh.evaluators.hand_rule import HandRule
from acehigh.evaluators.high import High
from acehigh.evaluators.ranker import Ranker
from acehigh.evaluators.wrapper import Wrapper
from acehigh.keys import RankKey


class Incomplete(Wrapper):
    """A high game in which a hand may have fewer cards, down to one (I1, I2).

    What there are too few cards for is not made: no straight, flush or full house below five
    cards (I1). Keys compare across numbers of cards, a missing kicker below any other (I2).

    Args:
        base: the rules for a full hand.

    Raises:
        CardError: the base is a low game, for which short hands are not defined (L8).

    >>> key = Incomplete().key
    >>> key("8s 8h Kd") > key("8d 8c 6d 2c") > key("8d 8c 6c")
    True
    """

    base: Ranker = High()

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.base.without_wild_cards is not self.base:
            raise CardError(f"wild cards go around incomplete hands, not into: {self.base!r}")
        if self.base.hand_rule is None and self.base.card_rule is None:
            raise CardError(f"incomplete hands need a rule for one hand, not {self.base!r}")
        if is_low(self.base.categories):
            raise CardError(f"hands of too few cards are not defined for {self.base!r} (L8)")

    @property
    def min_cards(self) -> int:
        """How many cards there must be: one."""
        return 1

    @property
    def asks_about_cards(self) -> bool:
        """Whether the base must be asked about each hand: its rule sees the cards."""
        return self.base.hand_rule is None

    @property
    def hand_rule(self) -> HandRule | None:
        """The rule for one hand: none, if the base's sees the cards."""
        return None if self.asks_about_cards else super().hand_rule

    def key_of(self, held: Sequence[Card]) -> RankKey:
        """Return the key of a holding that is known to be good."""
        rule = self.base.card_rule
        if rule is None:
            return super().key_of(held)
        if len(held) > self.hand_size:
            return self._as_own(self.base.key(held))
        return self._as_own(rule.evaluate_cards(held))

    def key_of_parts(self, naturals: Sequence[Card], wild: int) -> RankKey:
        """Return the key of a good holding: natural cards, none of which is wild here."""
        return (
            self.key_of(naturals)
            if self.base.card_rule
            else super().key_of_parts(naturals, wild)
        )

    def _as_own(self, key: RankKey) -> RankKey:
        """Return a key of the base as a key of these rules."""
        return self.interned(RankKey(self, key.value, key.category, key.ranks))
