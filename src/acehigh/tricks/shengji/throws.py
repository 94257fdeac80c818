"""Whether a throw stands, and what has to be led if it does not (T37 to T39)."""

from collections.abc import Iterable
from dataclasses import dataclass

from acehigh.cards import Card
from acehigh.parsing import Cards, parse_cards
from acehigh.tricks.shengji.formats import Component, Format
from acehigh.tricks.shengji.ladder import Counts, Ladder, ladder_of
from acehigh.tricks.shengji.packing import ways


@dataclass(frozen=True)
class ThrowCheck:
    """What comes of a throw. It tells no more of the hands than the table sees.

    Attributes:
        by: which of the others objects, counted in turn order from 0; None if nobody can.
        forced: the cards that have to be led instead; None if the throw stands.
    """

    by: int | None = None
    forced: tuple[Card, ...] | None = None

    @property
    def valid(self) -> bool:
        """Whether the throw stands."""
        return self.by is None


def check_throw(lead: Format, others: Iterable[Cards]) -> ThrowCheck:
    """Return whether a throw stands (T37 to T39).

    Each component has to be safe from every other player, in the suit that is led. The first
    in turn order who can beat one objects, and the smallest component that this player
    beats, of equals the lowest, has to be led. A single component always stands.

    Args:
        lead: the lead.
        others: the hands of the other players, in turn order.

    >>> from acehigh.tricks.shengji import Trump, read_lead
    >>> lead = read_lead(Trump("J", "c"), "As Qs Qs")
    >>> check = check_throw(lead, ["Ts Ts 9s", "Ks Ks 2s"])
    >>> check.valid, check.by, [str(card) for card in check.forced]
    (False, 1, ['Qs', 'Qs'])
    """
    hands = [parse_cards(hand) for hand in others]
    if not lead.is_throw:
        return ThrowCheck()
    ladder = ladder_of(lead.trump, lead.suit)
    smallest_first = sorted(
        lead.components, key=lambda one: (one.size, lead.trump.level(one.cards[0]))
    )
    for by, hand in enumerate(hands):
        held = ladder.counts(hand)
        for component in smallest_first:
            if _is_beaten(ladder, component, held):
                return ThrowCheck(by, component.cards)
    return ThrowCheck()


def _is_beaten(ladder: Ladder, component: Component, held: Counts) -> bool:
    """Return whether a hand has a component of the same shape that is strictly higher."""
    level = ladder.levels[ladder.faces.index(component.cards[0])]
    return any(
        ladder.levels[faces[0]] > level for faces in ways(ladder.steps, held, component.shape)
    )
