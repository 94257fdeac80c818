"""Sheng Ji stated once more, slowly: throws, and who wins a trick (T37 to T47)."""

from collections.abc import Sequence
from typing import NamedTuple

from helpers.slow_shengji_cards import Trump, effective_suit
from helpers.slow_shengji_formats import Part, Reading, components_within, splits


class Blocked(NamedTuple):
    """Who objects to a throw, and the components of which one must be led instead."""

    by: int
    forced: list[Part]


def beats_part(trump: Trump, suit: str, hand: Sequence[str], part: Part) -> bool:
    """Tell whether a hand alone has the same, strictly higher, in the led suit (T38)."""
    of_suit = [card for card in hand if effective_suit(trump, card) == suit]
    return any(
        other.shape == part.shape and other.low > part.low
        for other in components_within(trump, of_suit)
    )


def blocked(trump: Trump, lead: Reading, others: Sequence[Sequence[str]]) -> Blocked | None:
    """Return who forces what to be led instead of a throw, None if it stands (T37 to T39).

    Several components are named where they are equal in size and level.
    """
    if len(lead) == 1:
        return None
    suit = effective_suit(trump, lead[0].faces[0])
    for player, hand in enumerate(others):
        beaten = [part for part in lead if beats_part(trump, suit, hand, part)]
        if beaten:
            least = min((part.size, part.low) for part in beaten)
            return Blocked(player, [part for part in beaten if (part.size, part.low) == least])
    return None


def strictly_higher(new: Reading, old: Reading) -> bool:
    """Tell whether each component is above its counterpart (T45).

    Both are arranged best first, and are of the same shapes: like meets like, highest first.
    """
    return all(mine.low > theirs.low for mine, theirs in zip(new, old, strict=True))


def winner(trump: Trump, lead: Reading, plays: Sequence[Sequence[str]]) -> int:
    """Return who wins a trick: the place in the plays, of which the lead is the first."""
    shapes = [part.shape for part in lead]
    led_suit = effective_suit(trump, plays[0][0])
    best, best_suit, winning = lead, led_suit, 0
    for player, play in enumerate(plays[1:], start=1):
        suits = {effective_suit(trump, card) for card in play}
        if len(suits) > 1 or not suits <= {led_suit, "trump"}:
            continue
        (suit,) = suits
        ways = splits(trump, play, shapes)
        if suit == best_suit:
            # No play in its own suit beats a valid throw (T44).
            throw_stands = winning == 0 and len(lead) > 1
            won = not throw_stands and any(strictly_higher(way, best) for way in ways)
        else:
            won = suit == "trump" and bool(ways)
        if won:
            # The longest component gets the highest cards (T46).
            best = max(ways, key=lambda way: tuple(part.low for part in way))
            best_suit, winning = suit, player
    return winning
