"""Video poker: what a hand pays, how a deal is played best, what a machine returns (G12).

A game is a pay table, which is a value: the names of its lines and what each pays.

>>> from acehigh.games.video_poker import pay_table_named
>>> table = pay_table_named("jacks or better 9/6")
>>> table.payout("Qs Qh 9d 4c 2s")
1
"""

from acehigh.games.video_poker.holds import Hold
from acehigh.games.video_poker.named import (
    BONUS_POKER_8_5,
    DOUBLE_BONUS_10_7,
    DOUBLE_DOUBLE_BONUS_9_6,
    FULL_PAY_DEUCES_WILD,
    JACKS_OR_BETTER_8_5,
    JACKS_OR_BETTER_9_6,
    JOKER_POKER_KINGS_OR_BETTER,
    PAY_TABLES,
    pay_table_named,
)
from acehigh.games.video_poker.pay_table import PayTable
from acehigh.games.video_poker.returns import LineReturn, Returns

__all__ = [
    "BONUS_POKER_8_5",
    "DOUBLE_BONUS_10_7",
    "DOUBLE_DOUBLE_BONUS_9_6",
    "FULL_PAY_DEUCES_WILD",
    "JACKS_OR_BETTER_8_5",
    "JACKS_OR_BETTER_9_6",
    "JOKER_POKER_KINGS_OR_BETTER",
    "PAY_TABLES",
    "Hold",
    "LineReturn",
    "PayTable",
    "Returns",
    "pay_table_named",
]
