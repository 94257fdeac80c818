"""The pay tables that players know by name, one row each, and where each is published."""

from acehigh.cards import Rank
from acehigh.games.video_poker.pay_table import PayTable
JACKS_OR_BETTER_9_6 = PayTable(
    "jacks or better 9/6",
    (
        ("royal flush", 250),
        ("straight flush", 50),
        ("four of a kind", 25),
        ("full house", 9),
        ("flush", 6),
        ("straight", 4),
        ("three of a kind", 3),
        ("two pair", 2),
        ("jacks or better", 1),
    ),
)
FULL_PAY_DEUCES_WILD = PayTable(
    "full-pay deuces wild",
    (
        ("natural royal flush", 250),
        ("four deuces", 200),
        ("wild royal flush", 25),
        ("five of a kind", 15),
        ("straight flush", 9),
        ("four of a kind", 5),
        ("full house", 3),
        ("flush", 2),
        ("straight", 2),
        ("three of a kind", 1),
    ),
    wild=Rank.TWO,
)
