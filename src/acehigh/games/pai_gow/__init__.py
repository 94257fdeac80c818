"""Pai gow poker: seven cards set as a high row of five and a low row of two (G10, G11)."""

from acehigh.games.pai_gow.casinos import CASINOS, HouseWay, Row
from acehigh.games.pai_gow.house_way import house_way
from acehigh.games.pai_gow.setting import PaiGowSetting, settings

__all__ = ["CASINOS", "HouseWay", "PaiGowSetting", "Row", "house_way", "settings"]
