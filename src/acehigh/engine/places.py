"""Where each multiset of ranks has its place in a list: counted, not searched for.

A rank sum has two ends, the low ranks (with the wild cards) and the high ones. Holdings of so
many cards are listed by their high end. Those that share it lie together: `first` says where
they begin. Among them the low end decides: `place` says which one it is of all low ends that
have as many cards. So the place of a holding is ``first[high] + place[low]``. The list has no
gaps: 49,205 places for seven cards of a 52-card deck.
"""

from functools import lru_cache
from itertools import pairwise
from typing import TypeAlias

from acehigh.engine.kept import droppable
from acehigh.engine.weights import HIGH_RANKS, Digits

MOST_LISTED = 9
"""Cards in the longest holding that has a place: there are too many longer ones to keep."""

_LONGEST_LIST = 300_000
"""Above this a dictionary takes less memory: a list has a cell for every number there is."""

Numbers: TypeAlias = list[int] | dict[int, int]
"""A number for each number that is asked for."""


class Places:
    """The places of all multisets of ranks of one deck, for each number of cards.

    Attributes:
        place: for each low end, which one it is of those with as many cards.
    """

    def __init__(self, digits: Digits, ranks: tuple[tuple[int, int], ...], wild: int) -> None:
        """Lay out the places; see `places_of` for the arguments."""
        self._top = digits.top
        of_wild = digits.of_wild
        self._low_kinds = [(one, there) for one, there in ranks if one < of_wild]
        self._low_kinds.append((of_wild, wild))
        self._high_kinds = [(one >> self._top, there) for one, there in ranks if one > of_wild]
        self._lows = _sums(self._low_kinds)
        self._highs = _sums(self._high_kinds)
        self._length_of_first = digits.base ** len(HIGH_RANKS)
        self.place: Numbers = _numbers(of_wild * (wild + 1))
        for sums in self._lows:
            for at, low in enumerate(sums):
                self.place[low] = at
        self._first: dict[int, Numbers] = {}

    def first(self, number: int) -> Numbers:
        """Return, for each high end, where its holdings of so many cards begin."""
        found = self._first.get(number)
        if found is None:
            found, start = _numbers(self._length_of_first), 0
            for cards, sums in enumerate(self._highs[: number + 1]):
                together = len(self._lows[number - cards])
                for high in sums:
                    found[high] = start
                    start += together
            self._first[number] = found
        return found

    def length(self, number: int) -> int:
        """Return how many places the holdings of so many cards have."""
        return sum(
            len(sums) * len(self._lows[number - cards])
            for cards, sums in enumerate(self._highs[: number + 1])
        )

    def ends(self, number: int) -> tuple[list[int], list[int]]:
        """Return the high end of the rank sum at each place, and the low end of each.

        These are two lists and no pairs: many new pairs would have Python look for garbage.
        """
        highs, lows = list[int](), list[int]()
        for cards, sums in enumerate(self._highs[: number + 1]):
            together = self._lows[number - cards]
            for high in sums:
                highs += [high] * len(together)
                lows += together
        return highs, lows

    def with_a_high_card(self, number: int) -> dict[int, list[int]]:
        """Return where the holdings begin that have one high card more than each high end.

        Args:
            number: how many cards those holdings have.
        """
        return _one_more(self._highs[: number + 1], self._high_kinds, self.first(number))

    def with_a_low_card(self, number: int) -> dict[int, list[int]]:
        """Return the place of each low end with one low or wild card more.

        Args:
            number: how many cards those holdings have.
        """
        return _one_more(self._lows[: number + 1], self._low_kinds, self.place)


def _one_more(
    sums: list[list[int]], kinds: list[tuple[int, int]], place: Numbers
) -> dict[int, list[int]]:
    """Return the places of each sum with a card of some kind more, if there is one."""
    units = [one for one, _ in kinds]
    found = {}
    for few, many in pairwise(sums):
        possible = set(many)
        for held in few:
            more = [held + one for one in units]
            found[held] = [place[one] for one in more if one in possible]
    return found


def _sums(kinds: list[tuple[int, int]]) -> list[list[int]]:
    """Return what up to `MOST_LISTED` cards of these kinds add up to, by number of cards."""
    found: list[list[int]] = [[0], *([] for _ in range(MOST_LISTED))]
    for one, there in kinds:
        # Greater numbers first: what a number is built from does not have this kind yet.
        for number in range(MOST_LISTED, 0, -1):
            for copies in range(1, min(there, number) + 1):
                more = one * copies
                found[number] += [held + more for held in found[number - copies]]
    return found


def _numbers(length: int) -> Numbers:
    return [0] * length if length <= _LONGEST_LIST else {}


@droppable
@lru_cache(maxsize=64)
def places_of(digits: Digits, ranks: tuple[tuple[int, int], ...], wild: int) -> Places:
    """Return the places that all rankers of one deck share.

    Args:
        digits: how rank sums are written.
        ranks: for each rank what a card of it adds to a rank sum, and how many there are.
        wild: how many wild cards there are.
    """
    return Places(digits, ranks, wild)
