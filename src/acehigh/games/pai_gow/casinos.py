"""House ways that casinos have published, as rows of data (G11).

A way is read from the top. The first row that fits the seven cards, and can be played without
a foul, says how they are set. The columns of a row:

- what the cards hold, the bug counted as an ace: see `holding.SHAPES`;
- the play: see `plays.PLAYS`;
- `first`, `second`: of which ranks the highest of the largest groups is, and the next group;
- `beside`: ranks of which a single card must be there.
"""

from dataclasses import dataclass
from functools import cached_property

from acehigh.cards import Rank
from acehigh.errors import CardError, unknown_name
from acehigh.games.pai_gow.holding import SHAPES
from acehigh.games.pai_gow.plays import PLAYS


@dataclass(frozen=True)
class Row:
    """One line of a house way.

    Attributes:
        shape: which pairs, threes and fours the cards hold: ``"two pair"``.
        play: how they are set: ``"low pair in front"``.
        first: the ranks that the highest of the largest groups may be of; any, if empty.
        second: the same of the group after that.
        beside: ranks of which one single card at least is held; none is needed, if empty.

    Raises:
        UnknownNameError: there is no such shape or play.
        CardError: ranks are named by other letters than those of cards.
    """

    shape: str
    play: str
    first: str = ""
    second: str = ""
    beside: str = ""

    def __post_init__(self) -> None:
        if self.shape not in SHAPES.values():
            raise unknown_name("shape", self.shape, SHAPES.values())
        if self.play not in PLAYS:
            raise unknown_name("play", self.play, PLAYS)
        for ranks in (self.first, self.second, self.beside):
            if not set(ranks) <= set(map(str, Rank)):
                raise CardError(f"ranks are named by 23456789TJQKA, not {ranks!r}")


@dataclass(frozen=True)
class HouseWay:
    """The fixed way in which a casino sets its seven cards (G11).

    Attributes:
        name: the casino.
        source: where its way was published.
        rows: the lines of the way.
    """

    name: str
    source: str
    rows: tuple[Row, ...]

    def __hash__(self) -> int:
        # It is looked up with every setting: that of all rows would take too long.
        return hash(self.name)

    @cached_property
    def by_shape(self) -> dict[str, list[Row]]:
        """The rows for each shape, in their order."""
        shapes: dict[str, list[Row]] = {}
        for row in self.rows:
            shapes.setdefault(row.shape, []).append(row)
        return shapes


FOXWOODS = HouseWay(
    "foxwoods",
    "Foxwoods Resort Casino, Connecticut; Wizard of Odds, Pai Gow Poker, house way: Foxwoods",
    (
        Row("no pair", "straight or flush"),
        Row("no pair", "second and third"),
        # The ace in front and the pair behind, if the front is improved by that.
        Row("pair", "higher front", first="KQJT", beside="A"),
        Row("pair", "straight or flush"),
        Row("pair", "highest singles"),
        # With a straight or a flush too, two pair are played as two pair. Jacks up are split.
        Row("two pair", "highest singles", first="T987", beside="A"),
        Row("two pair", "highest singles", first="65432", beside="AK"),
        Row("two pair", "low pair in front"),
        Row("three pair", "high pair in front"),
        Row("three of a kind", "straight or flush"),
        Row("three of a kind", "ace in front", first="A"),
        Row("three of a kind", "highest singles"),
        Row("two threes", "two of the set in front"),
        Row("full house", "high pair in front"),
        Row("full house and pair", "high pair in front"),
        Row("four of a kind", "two of the set in front", first="AKQJ"),
        Row("four of a kind", "highest singles", first="T987", beside="AK"),
        Row("four of a kind", "two of the set in front", first="T987"),
        Row("four of a kind", "highest singles"),
        Row("four and pair", "high pair in front"),
        Row("four and three", "two of the three in front"),
        Row("five aces and pair", "high pair in front", second="K"),
        Row("five aces and pair", "two of the set in front"),
        Row("five aces", "two of the set in front"),
    ),
)

MGM_GRAND = HouseWay(
    "mgm grand",
    "MGM Grand, Las Vegas, procedures of the game, 2002; Wizard of Odds, Pai Gow Poker, "
    "house way: MGM",
    (
        Row("no pair", "straight or flush"),
        Row("no pair", "second and third"),
        # With an ace and a pair of tens to kings the ace goes in front.
        Row("pair", "straight or flush, ace in front", first="KQJT", beside="A"),
        Row("pair", "highest singles", first="KQJT", beside="A"),
        Row("pair", "straight or flush"),
        Row("pair", "highest singles"),
        Row("two pair", "highest singles", first="65432", beside="A"),
        Row("two pair", "straight or flush", first="65432"),
        Row("two pair", "highest singles", first="65432"),
        Row("two pair", "highest singles", first="T987", beside="A"),
        Row("two pair", "highest singles", first="KQJ", second="65432", beside="A"),
        Row("two pair", "low pair in front"),
        Row("three pair", "high pair in front"),
        Row("three of a kind", "straight or flush"),
        Row("three of a kind", "ace in front", first="A"),
        Row("three of a kind", "highest singles"),
        Row("two threes", "two of the set in front"),
        Row("full house", "ace and king in front", second="2", beside="A"),
        Row("full house", "high pair in front"),
        Row("full house and pair", "high pair in front"),
        Row("four of a kind", "highest singles", first="65432"),
        Row("four of a kind", "highest singles", first="T987", beside="A"),
        Row("four of a kind", "two of the set in front"),
        Row("four and pair", "high pair in front", first="A", second="K"),
        Row("four and pair", "two of the set in front", first="A"),
        Row("four and pair", "high pair in front"),
        Row("four and three", "two of the three in front", first="A", second="K"),
        Row("four and three", "two of the set in front", first="A"),
        Row("four and three", "two of the three in front"),
        Row("five aces and pair", "high pair in front", second="K"),
        Row("five aces and pair", "two of the set in front"),
        Row("five aces", "two of the set in front"),
    ),
)

CASINOS = {way.name: way for way in (FOXWOODS, MGM_GRAND)}
