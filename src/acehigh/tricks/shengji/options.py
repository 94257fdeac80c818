"""The house rules of Sheng Ji: what tables agree on before they play."""

from dataclasses import dataclass
from typing import Literal, get_args, get_type_hints

from acehigh.errors import CardError
from acehigh.tricks.shengji.bidding import TieBreaks
from acehigh.tricks.shengji.protection import Protection
from acehigh.tricks.shengji.trick import Throws


@dataclass(frozen=True, kw_only=True)
class Options:
    """The house rules; the defaults are the rules as they are written.

    Args:
        protection: what need not be broken up to follow. `"longer"`: a triple, where a
            pair is led. `"tractors"`: a tractor, where a set is led. Or `"both"`.
        throws: what a throw of trumps has to beat. `"components"`: each component of the throw
            that is winning (T45). `"highest"`: its highest card. `"longest"`: its longest
            component.
        throw_penalty: how many points a failed throw costs the thrower's side (T39).
        call_trump_suit: whether friends may be called by cards of the trump suit (T26).
        extended_score: whether each further step is worth one more level (T53).
        small_team_bonus: whether defenders who are fewer than were called win one more level
            (T53).
        kitty_power: whether the kitty counts 2 to the power of the longest component's size
            instead of 2 times it (T28).
        bid_ties: what else beats a bid of as many cards (T22): `"jokers"`, `"none"`, `"suits"`.

    Raises:
        CardError: a value is none of these.

    >>> Options().protection, Options(throw_penalty=10).throw_penalty
    ('none', 10)
    >>> Options(throws="any")
    Traceback (most recent call last):
    acehigh.errors.CardError: throws is one of 'components', 'highest', 'longest', not 'any'
    """

    protection: Protection = "none"
    throws: Throws = "components"
    throw_penalty: Literal[0, 10] = 0
    call_trump_suit: bool = False
    extended_score: bool = False
    small_team_bonus: bool = False
    kitty_power: bool = False
    bid_ties: TieBreaks = "jokers"

    def __post_init__(self) -> None:
        for name, kind in get_type_hints(Options).items():
            allowed = (False, True) if kind is bool else get_args(kind)
            value = getattr(self, name)
            # Of one type too, or 0 and 1 would be taken for False and True.
            if not any(value == one and type(value) is type(one) for one in allowed):
                known = ", ".join(map(repr, allowed))
                raise CardError(f"{name} is one of {known}, not {value!r}")
