"""What each player of a deal of Chinese poker wins or loses (G8, G9)."""

from collections.abc import Callable, Iterable, Mapping
from itertools import combinations
from typing import Literal, NamedTuple, TypeAlias, get_args

from acehigh.decks import STANDARD
from acehigh.errors import CardError, unknown_name
from acehigh.games.chinese.naturals import is_natural
from acehigh.games.chinese.royalties import Royalties
from acehigh.games.chinese.setting import ROWS, ChineseSetting
from acehigh.keys import RankKey

Method: TypeAlias = Literal["1-6", "2-4"]
"""How rows are scored: by the least and the most that one player can win of another."""

# What a player who wins so many rows and loses so many is paid besides one for each row.
_BONUS: Mapping[Method, Callable[[int, int], int]] = {
    "1-6": lambda won, _: 3 if won == len(ROWS) else 0,
    "2-4": lambda won, lost: 1 if won > lost else 0,
}

_FOUL, _SET, _NATURAL = range(3)


class _Player(NamedTuple):
    """What of a player's setting counts.

    Attributes:
        standing: whether it is a foul, set by the rules, or a natural that wins at once. The
            higher wins every row against a lower.
        keys: what the rows are worth.
        royalties: what all rows are paid.
    """

    standing: int
    keys: tuple[RankKey, ...]
    royalties: int


def chinese_scores(
    settings: Iterable[ChineseSetting],
    *,
    method: Method = "1-6",
    royalties: Royalties | None = None,
    naturals: bool = False,
) -> tuple[int, ...]:
    """Return the net points of each player; they add up to nothing (G8).

    Every player is compared with every other, row by row. Equal rows score nothing. A foul
    loses every row to whoever has none; two fouls score nothing against each other.

    Args:
        settings: how each of two to four players has set thirteen cards.
        method: ``"1-6"``: one for each row, three more for all three; ``"2-4"``: one for each
            row, one more for who wins more rows.
        royalties: what rows are paid besides, `OPEN_FACE` say: of each two players the one
            with less pays the difference. Default: no royalties.
        naturals: whether naturals win at once: every row from every player without one, and
            neither pays royalties to the other. Two naturals score nothing against each other.

    Raises:
        DuplicateCardError: two players hold the same card.
        CardError: there are fewer than two players, or more than four, or no settings.
        UnknownNameError: there is no such method.

    >>> sets = ChineseSetting(front="Qs Qh 2c", middle="9s 9h 4d 4c Kd", back="As Js 8s 5s 3s")
    >>> foul = ChineseSetting(front="Ah Ac 6c", middle="7s 7h 3d 5c Jd", back="Tc Td Th 2d 8d")
    >>> chinese_scores([sets, foul], method="2-4")
    (4, -4)
    """
    given = tuple(settings)
    _check(given, method, royalties)
    players = [_player(setting, royalties, naturals) for setting in given]
    points = [0] * len(players)
    for one, other in combinations(range(len(players)), 2):
        won = _points(players[one], players[other], _BONUS[method])
        points[one] += won
        points[other] -= won
    return tuple(points)


def _check(
    settings: tuple[ChineseSetting, ...], method: Method, royalties: Royalties | None
) -> None:
    if method not in get_args(Method):
        raise unknown_name("method", method, get_args(Method))
    if not isinstance(royalties, Royalties | None):
        raise CardError(f"royalties are a table, such as OPEN_FACE, not {royalties!r}")
    for setting in settings:
        if not isinstance(setting, ChineseSetting):
            raise CardError(f"expected a ChineseSetting for each player, got {setting!r}")
    if not 2 <= len(settings) <= 4:
        raise CardError(f"two to four play Chinese poker, not {len(settings)}")
    STANDARD.check(tuple(card for setting in settings for card in setting.cards))


def _player(setting: ChineseSetting, royalties: Royalties | None, naturals: bool) -> _Player:
    standing = _FOUL if setting.foul else _SET
    if naturals and is_natural(setting.cards):
        standing = _NATURAL
    paid = sum(royalties.for_rows(setting).values()) if royalties else 0
    return _Player(standing, tuple(setting.keys.values()), paid)


def _points(one: _Player, other: _Player, bonus: Callable[[int, int], int]) -> int:
    """Return what one player wins of another, less what is lost."""
    won, lost = _rows_won(one, other), _rows_won(other, one)
    points = won - lost + bonus(won, lost) - bonus(lost, won)
    if _NATURAL not in (one.standing, other.standing):
        points += one.royalties - other.royalties
    return points


def _rows_won(one: _Player, other: _Player) -> int:
    """Return how many rows one player wins against another."""
    if one.standing != other.standing:
        return len(ROWS) if one.standing > other.standing else 0
    if one.standing != _SET:
        return 0
    return sum(key > against for key, against in zip(one.keys, other.keys, strict=True))
