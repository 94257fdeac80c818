"""Two ranks as a range names them, and the runs that ``+`` and ``-`` make of them."""

from dataclasses import dataclass

from acehigh.cards import Rank
from acehigh.odds.starting_hands import class_name
from acehigh.parsing import parse_card


@dataclass(frozen=True)
class Hands:
    """Two ranks, suited (``"s"``), offsuit (``"o"``), or both or a pair (no letter)."""

    high: Rank
    low: Rank
    letter: str = ""

    @classmethod
    def of(cls, first: str, second: str, letter: str) -> "Hands":
        """Return the hands of two ranks named in either order.

        >>> Hands.of("7", "a", "S")
        Hands(high=Rank.ACE, low=Rank.SEVEN, letter='s')
        """
        low, high = sorted((_rank(first), _rank(second)))
        return cls(high, low, letter.lower())

    @property
    def is_pair(self) -> bool:
        """Whether the two ranks are one."""
        return self.high == self.low

    @property
    def gap(self) -> int:
        """How many ranks the lower is below the higher."""
        return self.high - self.low

    @property
    def other_end(self) -> str:
        """What may stand at the other end of a run, as an error says it."""
        if self.is_pair:
            return "another pair"
        letter = f"{self.letter!r}" if self.letter else "no letter"
        return f"{self.high} and a rank, or two ranks {self.gap} apart, and {letter}"


def class_names(hands: Hands) -> list[str]:
    """Return the classes of two ranks: one, or the suited and the offsuit.

    >>> class_names(Hands(Rank.ACE, Rank.KING)), class_names(Hands(Rank.TWO, Rank.TWO))
    (['AKs', 'AKo'], ['22'])
    """
    kinds = [True, False] if not (hands.letter or hands.is_pair) else [hands.letter == "s"]
    return [class_name(hands.high, hands.low, suited=suited) for suited in kinds]


def upwards(hands: Hands) -> list[str]:
    """Return the classes that ``+`` means: pairs up to aces, or the lower rank going up.

    >>> upwards(Hands(Rank.QUEEN, Rank.QUEEN)), upwards(Hands(Rank.KING, Rank.TEN, "s"))
    (['QQ', 'KK', 'AA'], ['KTs', 'KJs', 'KQs'])
    """
    if hands.is_pair:
        top = Hands(Rank.ACE, Rank.ACE)
    else:
        top = Hands(hands.high, Rank(hands.high - 1), hands.letter)
    return _run(hands, top)


def between(hands: Hands, other: Hands) -> list[str] | None:
    """Return the classes from one end to the other, in either order; None if there is no way.

    Pairs lead to pairs. Other hands keep the higher rank, or the gap between the two.

    >>> between(Hands(Rank.ACE, Rank.FOUR, "s"), Hands(Rank.ACE, Rank.TWO, "s"))
    ['A2s', 'A3s', 'A4s']
    >>> between(Hands(Rank.FIVE, Rank.FOUR, "o"), Hands(Rank.SEVEN, Rank.SIX, "o"))
    ['54o', '65o', '76o']
    """
    alike = hands.letter == other.letter and hands.is_pair == other.is_pair
    if not alike or (hands.high != other.high and hands.gap != other.gap):
        return None
    bottom, top = sorted((hands, other), key=lambda end: end.low)
    return _run(bottom, top)


def _run(bottom: Hands, top: Hands) -> list[str]:
    moves = int(bottom.high != top.high)
    return [
        name
        for step in range(top.low - bottom.low + 1)
        for name in class_names(
            Hands(Rank(bottom.high + moves * step), Rank(bottom.low + step), bottom.letter)
        )
    ]


def _rank(text: str) -> Rank:
    rank = parse_card(f"{text}s").rank
    assert rank is not None
    return rank
