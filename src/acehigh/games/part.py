"""`Part`: a share of a pot with a contest of its own (G1)."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias, get_args

from acehigh.cards import Card, Rank
from acehigh.errors import CardError
from acehigh.evaluators.ranker import Ranker, checked_ranker
from acehigh.holdings import AnyHolding, Holding
from acehigh.showdowns.showdown import Showdown, TieBreak

Among: TypeAlias = Literal["all", "holding", "hole cards"]
"""Which cards a hand may be made of."""


@dataclass(frozen=True)
class Part:
    """A share of a pot with a contest of its own: the high half, the low half, the high spade.

    Args:
        name: what it is called: ``"high"``.
        ranker: the rules by which hands are compared.
        hole_cards: how many cards a hand takes from the holding, the rest being from the
            board: 2 in Omaha. Default: any number.
        most_hole_cards: how many it takes at most. Default: any number.
        among: which cards a hand may be made of: ``"all"``; ``"holding"``, the player's own
            without the board; ``"hole cards"``, only those concealed to others.

    Raises:
        CardError: the ranker is none, or an option cannot be.

    >>> from acehigh import High
    >>> Part("high", High(), hole_cards=2).hole_cards
    2
    """

    name: str
    ranker: Ranker
    hole_cards: int | None = None
    most_hole_cards: int | None = None
    among: Among = "all"

    def __post_init__(self) -> None:
        checked_ranker(self.ranker)
        if not isinstance(self.name, str) or not self.name:
            raise CardError(f"a part has a name, not {self.name!r}")
        if self.among not in get_args(Among):
            expected = ", ".join(get_args(Among))
            raise CardError(f"among is one of {expected}; not {self.among!r}")
        for name, number in (
            ("hole_cards", self.hole_cards),
            ("most_hole_cards", self.most_hole_cards),
        ):
            most = self.ranker.hand_size
            whole = isinstance(number, int) and not isinstance(number, bool)
            if number is not None and not (whole and 0 <= number <= most):
                raise CardError(f"{name} is a number up to {most}, not {number!r}")
        if self.hole_cards is not None and self.most_hole_cards is not None:
            raise CardError("hole_cards and most_hole_cards exclude each other")

    @property
    def plays(self) -> str:
        """What plays, in words: ``"exactly 2 hole cards"``."""
        if self.hole_cards is not None:
            return f"exactly {self.hole_cards} hole cards"
        if self.most_hole_cards is not None:
            return f"at most {self.most_hole_cards} hole cards"
        return "any cards" if self.among == "all" else f"only the {self.among}"

    @property
    def can_have_more_wild(self) -> bool:
        """Whether its rules say which cards are wild, so that more of them can be."""
        return self.ranker.declares_wild

    def with_wild(self, ranks: Sequence[Rank]) -> "Part":
        """Return the part with these ranks wild; itself, if its rules have no wild cards."""
        if not self.can_have_more_wild:
            return self
        return replace(self, ranker=self.ranker.with_wild_ranks(ranks))

    def showdown(
        self,
        holdings: Sequence[AnyHolding],
        board: Sequence[Card],
        tie_break: TieBreak | str | None = None,
    ) -> Showdown:
        """Return the contest for this part.

        Args:
            holdings: each player's cards, which are known to be good.
            board: the board.
            tie_break: what breaks ties. Default: ties stay.
        """
        if self.among == "all":
            return Showdown(
                self.ranker,
                holdings,
                board=tuple(board),
                hole_cards=self.hole_cards,
                most_hole_cards=self.most_hole_cards,
                tie_break=tie_break,
                sizes="any",
            )
        if self.among == "holding":
            return Showdown(self.ranker, holdings, tie_break=tie_break)
        hole = [held.hole if isinstance(held, Holding) else held for held in holdings]
        return Showdown(self.ranker, hole, tie_break=tie_break)
