"""The pay tables that players know by name, one row each, and where each is published.

What they return under perfect play is published too, and tested.
"""

import re

from acehigh.cards import Rank
from acehigh.errors import unknown_name
from acehigh.games.video_poker.pay_table import PayTable

# casinocenter.com/looks-can-be-deceiving-2
_NINE_SIX = {
    "royal flush": 250,
    "straight flush": 50,
    "four of a kind": 25,
    "full house": 9,
    "flush": 6,
    "straight": 4,
    "three of a kind": 3,
    "two pair": 2,
    "jacks or better": 1,
}
JACKS_OR_BETTER_9_6 = PayTable("jacks or better 9/6", _NINE_SIX)
"""Jacks or better that pays 9 for a full house and 6 for a flush: returns 99.54 %."""

JACKS_OR_BETTER_8_5 = PayTable("jacks or better 8/5", _NINE_SIX | {"full house": 8, "flush": 5})
"""Jacks or better that pays 8 for a full house and 5 for a flush: returns 97.30 %."""

# wizardofodds.com/games/video-poker/strategy/bonus-poker/8-5/
BONUS_POKER_8_5 = PayTable(
    "bonus poker 8/5",
    {
        "royal flush": 250,
        "straight flush": 50,
        "four aces": 80,
        "four twos, threes or fours": 40,
        "four of a kind": 25,
        "full house": 8,
        "flush": 5,
        "straight": 4,
        "three of a kind": 3,
        "two pair": 2,
        "jacks or better": 1,
    },
)
"""Bonus poker, with more for four aces and for four twos to fours: returns 99.17 %."""

# wizardofodds.com/games/video-poker/strategy/double-bonus/10-7/
DOUBLE_BONUS_10_7 = PayTable(
    "double bonus 10/7",
    {
        "royal flush": 250,
        "straight flush": 50,
        "four aces": 160,
        "four twos, threes or fours": 80,
        "four of a kind": 50,
        "full house": 10,
        "flush": 7,
        "straight": 5,
        "three of a kind": 3,
        "two pair": 1,
        "jacks or better": 1,
    },
)
"""Double bonus, the full-pay machine: returns 100.17 %."""

# casinocenter.com/looks-can-be-deceiving-2
DOUBLE_DOUBLE_BONUS_9_6 = PayTable(
    "double double bonus 9/6",
    {
        "royal flush": 250,
        "straight flush": 50,
        "four aces with a two, three or four": 400,
        "four twos, threes or fours with an ace, two, three or four": 160,
        "four aces": 160,
        "four twos, threes or fours": 80,
        "four of a kind": 50,
        "full house": 9,
        "flush": 6,
        "straight": 4,
        "three of a kind": 3,
        "two pair": 1,
        "jacks or better": 1,
    },
)
"""Double double bonus, in which the fifth card beside four of a kind counts: 98.98 %."""

# wizardofodds.com/games/video-poker/tables/deuces-wild/
FULL_PAY_DEUCES_WILD = PayTable(
    "full-pay deuces wild",
    {
        "natural royal flush": 250,
        "four deuces": 200,
        "wild royal flush": 25,
        "five of a kind": 15,
        "straight flush": 9,
        "four of a kind": 5,
        "full house": 3,
        "flush": 2,
        "straight": 2,
        "three of a kind": 1,
    },
    wild=Rank.TWO,
)
"""Deuces wild, the full-pay machine: returns 100.76 %."""

# wizardofvegas.com/games/video-poker/joker-poker-kings-or-better/
JOKER_POKER_KINGS_OR_BETTER = PayTable(
    "joker poker kings or better",
    {
        "natural royal flush": 250,
        "five of a kind": 200,
        "wild royal flush": 100,
        "straight flush": 50,
        "four of a kind": 20,
        "full house": 7,
        "flush": 5,
        "straight": 3,
        "three of a kind": 2,
        "two pair": 1,
        "kings or better": 1,
    },
    joker=True,
)
"""Joker poker, 53 cards, the full-pay machine: returns 100.65 %."""

PAY_TABLES = (
    JACKS_OR_BETTER_9_6,
    JACKS_OR_BETTER_8_5,
    BONUS_POKER_8_5,
    DOUBLE_BONUS_10_7,
    DOUBLE_DOUBLE_BONUS_9_6,
    FULL_PAY_DEUCES_WILD,
    JOKER_POKER_KINGS_OR_BETTER,
)
"""Every pay table that has a name here."""


def pay_table_named(name: str) -> PayTable:
    """Return the pay table of this name.

    Capitals do not matter, nor do hyphens and slashes. Words may be left out if only one table
    has all those that are left.

    Raises:
        UnknownNameError: there is none, or more than one; the error names the nearest.

    >>> pay_table_named("Jacks or Better 9/6") is JACKS_OR_BETTER_9_6
    True
    >>> pay_table_named("deuces wild").name
    'full-pay deuces wild'
    """
    words = _words(str(name))
    exact = [table for table in PAY_TABLES if _words(table.name) == words]
    found = exact or [table for table in PAY_TABLES if set(words).issubset(_words(table.name))]
    if len(found) != 1:
        raise unknown_name("pay table", name, [table.name for table in PAY_TABLES])
    return found[0]


def _words(name: str) -> list[str]:
    return re.findall(r"[^\s/-]+", name.lower())
