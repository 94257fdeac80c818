"""Fantasyland: who plays the next deal with all cards at once (G9)."""

from acehigh.cards import Rank
from acehigh.games.chinese.setting import ChineseSetting
from acehigh.keys import Category


def fantasyland(setting: ChineseSetting) -> bool:
    """Return whether a setting leads to fantasyland: queens or better in front, no foul.

    >>> queens = ChineseSetting(
    ...     front="Qs Qh 2c", middle="9s 9h 4d 4c Kd", back="As Js 8s 5s 3s"
    ... )
    >>> fantasyland(queens), stays(queens)
    (True, False)
    """
    front = setting.keys["front"]
    good_pair = front.category is Category.PAIR and front.ranks[0] >= Rank.QUEEN
    return not setting.foul and (good_pair or front.category is Category.THREE_OF_A_KIND)


def stays(setting: ChineseSetting) -> bool:
    """Return whether a setting made in fantasyland keeps the player there.

    It takes three of a kind in front, or four of a kind or better at the back, and no foul.
    """
    keys = setting.keys
    front, back = keys["front"].category, keys["back"].category
    good_back = back in (Category.FOUR_OF_A_KIND, Category.STRAIGHT_FLUSH)
    return not setting.foul and (front is Category.THREE_OF_A_KIND or good_back)
