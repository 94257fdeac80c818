"""Chicago, the Swedish game of hands and tricks: what a round scores (G6).

Tricks are whist's without trumps. Who wins them is not worked out here: the scorer is told who
won the last one, and whether a chicago was made.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, TypeAlias, get_args

from acehigh.cards import Card, Rank
from acehigh.decks import STANDARD
from acehigh.errors import CardError, HandSizeError, unknown_name
from acehigh.evaluators.high import High
from acehigh.keys import Category, RankKey
from acehigh.parsing import Cards, joined, parse_cards

Ties: TypeAlias = Literal["nobody", "first"]
"""Who scores for equal hands."""

_RANKER = High()
# Of the 52 cards no five are of a kind, so a category's place is what it scores (G6).
_POINTS = {category: place for place, category in enumerate(_RANKER.categories)}


def _check_points(name: str, points: int) -> None:
    if type(points) is not int or points < 0:
        raise CardError(f"{name} is a whole number of points from 0 on, not {points!r}")


@dataclass(frozen=True)
class ChicagoRules:
    """What a table has agreed on (G6).

    Args:
        royal: what a royal flush scores.
        ties: who scores if the best hands are equal: ``"nobody"``, or the ``"first"`` of
            those players.
        last_trick: what the last trick scores.
        chicago: what a chicago scores if it is made, and costs if it is not.

    Raises:
        CardError: a number of points is no whole number, or below 0.
        UnknownNameError: `ties` is neither.

    >>> ChicagoRules(royal=20)
    ChicagoRules(royal=20, ties='nobody', last_trick=5, chicago=15)
    """

    royal: int = 52
    ties: Ties = "nobody"
    last_trick: int = 5
    chicago: int = 15

    def __post_init__(self) -> None:
        for name in ("royal", "last_trick", "chicago"):
            _check_points(name, getattr(self, name))
        if self.ties not in get_args(Ties):
            raise unknown_name("way to settle ties", self.ties, get_args(Ties))


USUAL = ChicagoRules()
"""The rules as they are mostly played."""


@dataclass(frozen=True)
class Chicago:
    """A player's announcement to win all five tricks, and whether it came true.

    Args:
        player: the place of the player, counted from 0.
        made: whether the player won every trick.

    >>> Chicago(player=2, made=False)
    Chicago(player=2, made=False)
    """

    player: int
    made: bool

    def __post_init__(self) -> None:
        if not isinstance(self.made, bool):
            raise CardError(f"a chicago is made or not: True or False, not {self.made!r}")


def hand_points(cards: Cards, *, royal: int = 52) -> int:
    """Return the points of a hand of five cards (G6).

    High card scores 0, a pair 1, two pair 2, and so on up to a straight flush, 8.

    Args:
        cards: five cards, or their text.
        royal: what a royal flush scores.

    Raises:
        HandSizeError: there are not five cards.
        CardError: something is no card of the 52, or there twice; `royal` is no whole number,
            or below 0.

    >>> hand_points("9s 9h 9d 4c 4s"), hand_points("As Ks Qs Js Ts")
    (6, 52)
    """
    _check_points("royal", royal)
    return _points(_key(parse_cards(cards)), royal)


def best_hand_points(
    hands: Iterable[Cards | None], *, rules: ChicagoRules = USUAL
) -> tuple[int, ...]:
    """Return what each player scores for the best hand: all but one, or all, score nothing.

    Args:
        hands: five cards for each player, in the order in which they speak; None for one who
            does not show.
        rules: what the table has agreed on.

    Raises:
        CardError: a hand is none, or two players hold the same card.

    >>> best_hand_points(["Ks Kh 9d 4c 2s", "Qs Qh 3d 3c 7s", None])
    (0, 2, 0)
    >>> equal = ["Ks Kh 9d 4c 2s", "Kd Kc 9h 4s 2d"]
    >>> best_hand_points(equal), best_hand_points(equal, rules=ChicagoRules(ties="first"))
    ((0, 0), (1, 0))
    """
    held = [None if cards is None else parse_cards(cards) for cards in hands]
    keys = [None if cards is None else _key(cards) for cards in held]
    STANDARD.check(tuple(card for cards in held if cards for card in cards))
    points = [0] * len(keys)
    best = max((key for key in keys if key), default=None)
    if best is not None and (rules.ties == "first" or keys.count(best) == 1):
        points[keys.index(best)] = _points(best, rules.royal)
    return tuple(points)


def round_points(
    showings: Iterable[Iterable[Cards | None]],
    *,
    last_trick: int | None,
    chicago: Chicago | None = None,
    rules: ChicagoRules = USUAL,
) -> tuple[int, ...]:
    """Return what each player scores in a whole round (G6).

    Args:
        showings: for each time that hands are compared, after an exchange or at the end, the
            hands of all players, as for `best_hand_points`.
        last_trick: the place of the player who won the last trick, counted from 0; None if
            it is not to score: not every table scores it when a chicago was announced.
        chicago: the chicago that was announced, if one was.
        rules: what the table has agreed on.

    Raises:
        CardError: the showings are of different numbers of players, or there are none; there
            is no such player; the last trick was won by another than made a chicago.

    >>> after_exchange = ["Ks Kh 9d 4c 2s", "Qs Qh 3d 3c 7s", "Ah Jd 8c 6h 5s"]
    >>> at_the_end = ["Ks Kh 9d Kd 2s", "Qs Qh 3d 3c 7s", "Ah Jd 8c 6h 5s"]
    >>> round_points([after_exchange, at_the_end], last_trick=2)
    (3, 2, 5)
    """
    scored = [best_hand_points(hands, rules=rules) for hands in showings]
    if len(set(map(len, scored))) != 1:
        numbers = sorted(set(map(len, scored)))
        raise CardError(
            f"each showing has a hand, or None, for every player, not for {numbers}"
        )
    points = [sum(one) for one in zip(*scored, strict=True)]
    if last_trick is not None:
        points[_place(last_trick, len(points))] += rules.last_trick
    if chicago is not None:
        place = _place(chicago.player, len(points))
        if chicago.made and last_trick not in (None, place):
            raise CardError(
                f"player {place} won every trick, but player {last_trick} the last one"
            )
        points[place] += rules.chicago if chicago.made else -rules.chicago
    return tuple(points)


def _key(cards: tuple[Card, ...]) -> RankKey:
    if len(cards) != 5:
        raise HandSizeError(f"a hand has 5 cards, not the {len(cards)} in {joined(cards)!r}")
    return _RANKER.key(cards)


def _points(key: RankKey, royal: int) -> int:
    if key.category is Category.STRAIGHT_FLUSH and key.ranks[0] is Rank.ACE:
        return royal
    return _POINTS[key.category]


def _place(player: int, players: int) -> int:
    if type(player) is not int or not 0 <= player < players:
        raise CardError(f"a player is a number from 0 to {players - 1}, not {player!r}")
    return player
