"""House rules that break ties between hands equal but for suit (S3)."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal, TypeAlias

from acehigh.cards import Card
from acehigh.errors import CardError
from acehigh.keys import Hand
from acehigh.orders import SuitOrder
from acehigh.showdowns.high_cards import height, suited_best

TieBreakRule: TypeAlias = Literal["highest", "paired", "unpaired"]
"""Which card's suit decides (S3)."""


@dataclass(frozen=True)
class SuitTieBreak:
    """A house rule that breaks ties by the suit of one card, for `winners` and the like (S3).

    The card is one of those that play; a wild card has the suit of the card it stands for, the
    highest that it may. If two hands show the same card, the tie stays.

    Args:
        rule: which card decides: ``"highest"``, the highest card, which in a wheel is the
            five; ``"paired"``, the highest that another card of the hand has the rank of;
            ``"unpaired"``, the highest without such another. Where a hand has no such card,
            the highest decides.
        order: the order of suits, or its letters or name.

    Raises:
        CardError: the rule is none of the three, or there is no such order.

    >>> from acehigh import High, winners
    >>> holdings = ["8s 8d Jd 9c 3c", "8h 8c Jh 9d 3d"]
    >>> winners(High(), holdings, tie_break=SuitTieBreak("highest"))
    (1,)
    >>> winners(High(), holdings, tie_break=SuitTieBreak("paired"))
    (0,)
    """

    rule: TieBreakRule = "highest"
    order: SuitOrder = SuitOrder.BRIDGE

    def __post_init__(self) -> None:
        if self.rule not in tuple(_RULES):
            raise CardError(f"rule is one of {', '.join(_RULES)}; not {self.rule!r}")
        if not isinstance(self.order, SuitOrder):
            object.__setattr__(self, "order", SuitOrder(self.order))

    def card(self, hand: Hand) -> Card:
        """Return the card that decides.

        Args:
            hand: the hand, as `Ranker.best` returns it.

        Raises:
            NotInDeckError: the order does not name the suit of a card.
        """
        cards = suited_best(hand, self.order)
        candidates = [card for card in cards if _RULES[self.rule](card, hand)] or cards
        return max(candidates, key=lambda card: height(card, hand, self.order))

    def strength(self, hand: Hand) -> tuple[int, int]:
        """Return what orders hands of equal value: a greater one wins."""
        return height(self.card(hand), hand, self.order)

    def explain(self, hand: Hand) -> str:
        """Return which card decides, in words.

        >>> from acehigh import High
        >>> SuitTieBreak("paired").explain(High().best("8s 8d Jd 9c 3c"))
        'eight of spades, the highest paired card'
        """
        card = self.card(hand)
        rule = self.rule if self.rule != "highest" and _RULES[self.rule](card, hand) else ""
        kind = f"highest {rule} card" if rule else "highest card"
        return f"{card.word}, the {kind}"


def suit_tie_break(rule: object) -> SuitTieBreak:
    """Return the house rule of this name, with the suits in bridge's order.

    Raises:
        CardError: there is none of that name.

    >>> suit_tie_break("paired")
    SuitTieBreak(rule='paired', order=SuitOrder('shdc'))
    """
    for known in _RULES:
        if rule == known:
            return SuitTieBreak(known)
    raise CardError(
        f"a tie-break is a SuitTieBreak or one of {', '.join(_RULES)}; not {rule!r}"
    )


def _others(card: Card, hand: Hand) -> int:
    return sum(other.rank is card.rank for other in hand.plays_as) - 1


_RULES: dict[TieBreakRule, Callable[[Card, Hand], bool]] = {
    "highest": lambda _card, _hand: True,
    "paired": lambda card, hand: _others(card, hand) > 0,
    "unpaired": lambda card, hand: _others(card, hand) == 0,
}
