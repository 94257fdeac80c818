"""All settings of thirteen cards, and the best of them (G8, G9).

Thirteen cards have 1,287 choices of five and 286 of three. Each is ranked once; the 72,072
ways to divide the cards are then numbers from a table, the same for all cards.
"""

from array import array
from collections.abc import Iterator
from functools import cache
from itertools import combinations

from acehigh.cards import Card
from acehigh.errors import CardError
from acehigh.games.chinese.royalties import Royalties
from acehigh.games.chinese.setting import RANKER, ChineseSetting, thirteen
from acehigh.keys import RankKey
from acehigh.parsing import Cards

_MIDDLES = 56
"""How many middles there are for a back: the choices of five of the other eight cards."""


class _Choices:
    """All rows that thirteen cards can make, and what they are worth.

    Attributes:
        fives: the choices of five cards.
        threes: the choices of three.
        five_keys: what the fives are worth, in the same order.
        three_keys: what the threes are worth.
        five_values: the same as numbers, which compare faster than keys.
        three_values: likewise.
    """

    def __init__(self, cards: tuple[Card, ...]) -> None:
        self.fives: list[tuple[Card, ...]] = list(combinations(cards, 5))
        self.threes: list[tuple[Card, ...]] = list(combinations(cards, 3))
        self.five_keys: list[RankKey] = list(map(RANKER.key, self.fives))
        self.three_keys: list[RankKey] = list(map(RANKER.key, self.threes))
        self.five_values: list[int] = [key.value for key in self.five_keys]
        self.three_values: list[int] = [key.value for key in self.three_keys]

    def without_foul(self, back: int) -> Iterator[tuple[int, int]]:
        """Yield the middle and the front of every setting with this back that is no foul."""
        middles, fronts = _divisions()
        fives, threes = self.five_values, self.three_values
        most = fives[back]
        places = slice(back * _MIDDLES, (back + 1) * _MIDDLES)
        for middle, front in zip(middles[places], fronts[places], strict=True):
            if threes[front] <= fives[middle] <= most:
                yield middle, front

    def setting(self, back: int, middle: int, front: int) -> ChineseSetting:
        """Return the setting of these rows."""
        return ChineseSetting.of_good_rows(
            self.threes[front], self.fives[middle], self.fives[back]
        )


def settings_of(cards: Cards) -> Iterator[ChineseSetting]:
    """Return all settings of thirteen cards that are no foul, each once (G8).

    Args:
        cards: the cards, or their text.

    Raises:
        CardError: they are not thirteen different cards of the 52.

    >>> sum(1 for _ in settings_of("As Kd Qc Jh Ts 9d 8c 7h 6s 5d 4c 3h 2s"))
    17541
    """
    choices = _Choices(thirteen(cards))
    return (
        choices.setting(back, middle, front)
        for back in range(len(choices.fives))
        for middle, front in choices.without_foul(back)
    )


def best_setting(cards: Cards, *, royalties: Royalties | None = None) -> ChineseSetting:
    """Return the setting with the most royalties, and of those the one with the best rows.

    Rows are compared from the back: the best back, then the best middle, then the best front.
    Of settings equal in all that, which differ in suits only, one is returned, the same
    however the cards are listed.

    Args:
        cards: thirteen cards, or their text.
        royalties: what rows are paid, `OPEN_FACE` say. Default: nothing, so the best rows.

    Raises:
        CardError: they are not thirteen different cards of the 52.

    >>> from acehigh.games.chinese import OPEN_FACE
    >>> print(best_setting("As Ac Kc Qc Jh Tc 9c 9d 6h 5c 4c 3d 2h", royalties=OPEN_FACE))
    front: As Ac 9c: pair of aces, nine kicker
    middle: 6h 5c 4c 3d 2h: straight, six high
    back: Kc Qc Jh Tc 9d: straight, king high
    """
    if not isinstance(royalties, Royalties | None):
        raise CardError(f"royalties are a table, such as OPEN_FACE, not {royalties!r}")
    choices = _Choices(thirteen(cards))
    table = royalties or Royalties()
    backs = _paid(table, "back", choices.five_keys)
    middles = _paid(table, "middle", choices.five_keys)
    fronts = _paid(table, "front", choices.three_keys)
    most = max(middles) + max(fronts)
    fives, threes = choices.five_values, choices.three_values
    best: tuple[int, ...] = ()
    rows = (0, 0, 0)
    # From the highest back down: of equal royalties those found first have the best back.
    for back in sorted(range(len(fives)), key=fives.__getitem__, reverse=True):
        if (backs[back] + most, fives[back]) < best[:2]:
            continue
        for middle, front in choices.without_foul(back):
            paid = backs[back] + middles[middle] + fronts[front]
            score = (paid, fives[back], fives[middle], threes[front])
            if score > best:
                best, rows = score, (back, middle, front)
    return choices.setting(*rows)


def _paid(table: Royalties, row: str, keys: list[RankKey]) -> list[int]:
    """Return what each of the hands is paid in a row."""
    points = {key: table.for_row(row, key) for key in set(keys)}
    return [points[key] for key in keys]


@cache
def _divisions() -> "tuple[array[int], array[int]]":
    """Return every way to divide thirteen cards, as the places of their rows.

    The middles of the first back come first, `_MIDDLES` of them, then those of the second,
    and so on; beside them are the fronts that these leave.
    """
    fives = _by_bits(5)
    threes = _by_bits(3)
    middles, fronts = array("H"), array("H")
    for back in fives:
        others = [1 << card for card in range(13) if not back >> card & 1]
        for five in map(sum, combinations(others, 5)):
            middles.append(fives[five])
            fronts.append(threes[sum(others) - five])
    return middles, fronts


def _by_bits(size: int) -> dict[int, int]:
    """Return the place of each choice of so many of thirteen cards, by its cards as bits."""
    choices = combinations([1 << card for card in range(13)], size)
    return {sum(bits): place for place, bits in enumerate(choices)}
