"""How seven cards are set best against a banker who plays a house way (G11)."""

from collections import Counter
from collections.abc import Iterator
from concurrent.futures import Executor
from dataclasses import dataclass
from fractions import Fraction
from math import sqrt
from random import Random

from acehigh.cards import Card
from acehigh.checks import whole_number
from acehigh.errors import CardError
from acehigh.games.pai_gow.banker import banker_rows
from acehigh.games.pai_gow.casinos import HouseWay
from acehigh.games.pai_gow.comparing import COMMISSION, check_commission, result_of
from acehigh.games.pai_gow.house_way import house_way, house_way_named
from acehigh.games.pai_gow.setting import DECK, PaiGowSetting, settings
from acehigh.odds.sharing import Progress
from acehigh.parsing import Cards


@dataclass(frozen=True)
class Prospect:
    """What a setting does against all hands that a banker may be dealt.

    Attributes:
        setting: the setting.
        wins: how many of the banker's holdings it beats.
        pushes: with how many it comes to a push.
        losses: to how many it loses.
        commission: the part of what is won that the house keeps.
        exact: whether these are all holdings, and not a sample of them.
    """

    setting: PaiGowSetting
    wins: int
    pushes: int
    losses: int
    commission: Fraction
    exact: bool

    @property
    def total(self) -> int:
        """How many of the banker's holdings were counted: 53,524,680 if all."""
        return self.wins + self.pushes + self.losses

    @property
    def expected(self) -> Fraction:
        """What a bet of 1 gains on average."""
        return Fraction((1 - self.commission) * self.wins - self.losses) / self.total

    @property
    def margin(self) -> float:
        """The standard error of `expected`: 0 if it is exact."""
        if self.exact:
            return 0.0
        squares = Fraction((1 - self.commission) ** 2 * self.wins + self.losses) / self.total
        return sqrt((squares - self.expected**2) / self.total)


def best_setting(
    cards: Cards,
    banker: str | HouseWay = "foxwoods",
    *,
    wheel: str = "second",
    commission: Fraction = COMMISSION,
    samples: int | None = None,
    seed: int | None = None,
    executor: Executor | None = None,
    progress: Progress | None = None,
) -> PaiGowSetting:
    """Return the setting with the greatest expected result against a banker (G11).

    The arguments are those of `prospects`, which also tells what each setting is worth.

    Raises:
        CardError: as for `prospects`.

    >>> best_setting("9s 9h 5d 5c Kh 7s 2d", samples=200, seed=1)
    PaiGowSetting(high='Kh 9s 9h 7s 2d', low='5d 5c')
    """
    best, *_ = prospects(
        cards,
        banker,
        wheel=wheel,
        commission=commission,
        samples=samples,
        seed=seed,
        executor=executor,
        progress=progress,
    )
    return best.setting


def prospects(
    cards: Cards,
    banker: str | HouseWay = "foxwoods",
    *,
    wheel: str = "second",
    commission: Fraction = COMMISSION,
    samples: int | None = None,
    seed: int | None = None,
    executor: Executor | None = None,
    progress: Progress | None = None,
) -> tuple[Prospect, ...]:
    """Return what every setting of seven cards is worth against a banker, the best first.

    The banker has any seven of the other 46 cards, and sets them by a house way. Unless
    samples are asked for, all 53,524,680 holdings are counted: the first time for a house way
    takes half a minute, since all its patterns are set; later calls take two seconds.

    Args:
        cards: the seven cards.
        banker: the name of the casino whose way the banker plays, or a house way of your own.
        wheel: where A-5-4-3-2 stands among straights, as for `PaiGowSetting`.
        commission: the part of what is won that the house keeps.
        samples: so many of the banker's holdings are dealt at random, instead of counting.
        seed: makes samples the same again.
        executor: what shares the first count, in parts: any `concurrent.futures.Executor`.
        progress: called after each of these parts.

    Raises:
        CardError: these are not seven cards of the deck; no such casino is known; the wheel
            stands at no such place; the commission, or the number of samples, is none.

    >>> best, *others = prospects("9s 9h 5d 5c Kh 7s 2d", samples=200, seed=1)
    >>> best.total, best.exact, len(others)
    (200, False, 19)
    """
    ways = settings(cards, wheel=wheel)
    way = house_way_named(banker)
    check_commission(commission)
    held = ways[0].cards
    if samples is None:
        rows = banker_rows(way, wheel, held, executor=executor, progress=progress)
    else:
        rows = _sampled(held, way, wheel, samples, seed)
    found = (
        Prospect(setting, *_counted(setting, rows), commission, exact=samples is None)
        for setting in ways
    )
    # Of equal ones the one with the higher low row stays in front.
    return tuple(sorted(found, key=lambda prospect: prospect.expected, reverse=True))


def _counted(setting: PaiGowSetting, rows: Counter[tuple[int, int]]) -> tuple[int, int, int]:
    """Return how many of a banker's holdings it beats, pushes with and loses to."""
    high, low = setting.high_key.value, setting.low_key.value
    counts = {"win": 0, "push": 0, "lose": 0}
    for (other_high, other_low), number in rows.items():
        counts[result_of(high > other_high, low > other_low)] += number
    return counts["win"], counts["push"], counts["lose"]


def _sampled(
    held: tuple[Card, ...], way: HouseWay, wheel: str, samples: int, seed: int | None
) -> Counter[tuple[int, int]]:
    """Return how many of some holdings dealt at random a banker sets to which rows."""
    number = whole_number(samples, "samples")
    if number < 1:
        raise CardError(f"samples is a whole number, 1 or more, not {samples!r}")
    dealt = (house_way(cards, way, wheel=wheel) for cards in _deals(held, number, seed))
    return Counter((setting.high_key.value, setting.low_key.value) for setting in dealt)


def _deals(held: tuple[Card, ...], samples: int, seed: int | None) -> Iterator[list[Card]]:
    random = Random(seed)
    left = [card for card in DECK if card not in held]
    for _ in range(samples):
        yield random.sample(left, 7)
