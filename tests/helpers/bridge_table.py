"""What contracts score at duplicate bridge, looked up in the table that players carry.

The figures stand as they are printed on the back of bidding cards: for each contract what it
scores if just made, then what each trick more or less changes. Nothing is worked out from trick
points, bonuses and factors, as the library does it.
"""

from collections.abc import Mapping

# By level: not vulnerable and vulnerable; undoubled, doubled, redoubled.
MADE: Mapping[str, str] = {
    "minor": """
        1    70   70    140  140    230  230
        2    90   90    180  180    560  760
        3   110  110    470  670    640  840
        4   130  130    510  710    720  920
        5   400  600    550  750    800 1000
        6   920 1370   1090 1540   1380 1830
        7  1440 2140   1630 2330   1960 2660
    """,
    "major": """
        1    80   80    160  160    520  720
        2   110  110    470  670    640  840
        3   140  140    530  730    760  960
        4   420  620    590  790    880 1080
        5   450  650    650  850   1000 1200
        6   980 1430   1210 1660   1620 2070
        7  1510 2210   1770 2470   2240 2940
    """,
    "no trump": """
        1    90   90    180  180    560  760
        2   120  120    490  690    680  880
        3   400  600    550  750    800 1000
        4   430  630    610  810    920 1120
        5   460  660    670  870   1040 1240
        6   990 1440   1230 1680   1660 2110
        7  1520 2220   1790 2490   2280 2980
    """,
}

# What each overtrick adds: undoubled, doubled, redoubled; not vulnerable and vulnerable.
OVERTRICK: Mapping[str, str] = {
    "minor": "20 20  100 200  200 400",
    "major": "30 30  100 200  200 400",
    "no trump": "30 30  100 200  200 400",
}

# What the opponents score for one trick too few, two, three ... thirteen.
SET = """
    1    50  100    100  200    200  400
    2   100  200    300  500    600 1000
    3   150  300    500  800   1000 1600
    4   200  400    800 1100   1600 2200
    5   250  500   1100 1400   2200 2800
    6   300  600   1400 1700   2800 3400
    7   350  700   1700 2000   3400 4000
    8   400  800   2000 2300   4000 4600
    9   450  900   2300 2600   4600 5200
    10  500 1000   2600 2900   5200 5800
    11  550 1100   2900 3200   5800 6400
    12  600 1200   3200 3500   6400 7000
    13  650 1300   3500 3800   7000 7600
"""

KINDS = {"C": "minor", "D": "minor", "H": "major", "S": "major", "NT": "no trump"}


def table_score(level: int, strain: str, doubled: str, vulnerable: bool, tricks: int) -> int:
    """Return what declarer's side scores; doubled is "", "X" or "XX"."""
    column = 2 * ["", "X", "XX"].index(doubled) + vulnerable
    kind, over = KINDS[strain], tricks - 6 - level
    if over < 0:
        return -_row(SET, -over)[column]
    each = int(OVERTRICK[kind].split()[column])
    return _row(MADE[kind], level)[column] + over * each


def _row(table: str, first: int) -> list[int]:
    """Return the numbers of a table's row, after the one that it begins with."""
    rows = [list(map(int, line.split())) for line in table.strip().splitlines()]
    return next(row[1:] for row in rows if row[0] == first)
