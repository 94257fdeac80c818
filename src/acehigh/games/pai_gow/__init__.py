"""Pai gow poker: seven cards set as a high row of five and a low row of two (G10, G11)."""

from acehigh.games.pai_gow.best import Prospect, best_setting, prospects
from acehigh.games.pai_gow.casinos import CASINOS, HouseWay, Row
from acehigh.games.pai_gow.comparing import COMMISSION, Result, compare, winnings
from acehigh.games.pai_gow.house_way import house_way
from acehigh.games.pai_gow.ranking import WheelSecond, ranker_with
from acehigh.games.pai_gow.setting import DECK, PaiGowSetting, settings

__all__ = [
    "CASINOS",
    "COMMISSION",
    "DECK",
    "HouseWay",
    "PaiGowSetting",
    "Prospect",
    "Result",
    "Row",
    "WheelSecond",
    "best_setting",
    "compare",
    "house_way",
    "prospects",
    "ranker_with",
    "settings",
    "winnings",
]
