"""All declarations of Poker Menteur in order, and the lowest that beats another (G7)."""

from bisect import bisect_right
from functools import cache

from acehigh.errors import CardError
from acehigh.games.menteur.declaration import Declaration
from acehigh.games.menteur.forms import FORMS


@cache
def declarations(*, kickers: bool = False) -> tuple[Declaration, ...]:
    """Return all declarations of the game, the lowest first.

    Each is true of some hand.

    Args:
        kickers: whether to name those too that name kickers.

    >>> ladder = declarations()
    >>> len(ladder), ladder[0], ladder[-1]
    (338, Declaration('high card'), Declaration('five of a kind, aces'))
    """
    return tuple(
        sorted(
            Declaration.of_good_ranks(form.category, named)
            for form in FORMS
            for ranks in ((), *form.ranks())
            for named in (form.with_kickers(ranks) if ranks and kickers else (ranks,))
        )
    )


def least_above(declaration: Declaration, *, kickers: bool = False) -> Declaration | None:
    """Return the lowest declaration that beats this one; None if nothing does.

    Args:
        declaration: what was declared last.
        kickers: whether naming a kicker, or one more, is enough to beat it. Default: only a
            category or its ranks are raised, as at most tables.

    Raises:
        CardError: that is no declaration.

    >>> least_above(Declaration("pair of kings"))
    Declaration('pair of aces')
    >>> least_above(Declaration("pair of kings"), kickers=True)
    Declaration('pair of kings, two kicker')
    """
    if not isinstance(declaration, Declaration):
        raise CardError(f"expected a Declaration, got {declaration!r}")
    ladder = declarations(kickers=kickers)
    place = bisect_right(ladder, declaration)
    return ladder[place] if place < len(ladder) else None
