"""Chinese poker (G8, G9): thirteen cards set as three rows, compared row by row.

>>> from acehigh.games.chinese import ChineseSetting, chinese_scores
>>> sets = ChineseSetting(front="Qs Qh 2c", middle="9s 9h 4d 4c Kd", back="As Js 8s 5s 3s")
>>> pairs = ChineseSetting(front="Ah Kh 6c", middle="7s 7h 3d 5c Jd", back="Tc Td Th 2d 8d")
>>> chinese_scores([sets, pairs])
(6, -6)
"""

from acehigh.games.chinese.arranging import best_setting, settings_of
from acehigh.games.chinese.fantasyland import fantasyland, stays
from acehigh.games.chinese.naturals import is_natural, natural_of
from acehigh.games.chinese.royalties import OPEN_FACE, Royalties
from acehigh.games.chinese.scoring import Method, chinese_scores
from acehigh.games.chinese.setting import ChineseSetting

__all__ = [
    "OPEN_FACE",
    "ChineseSetting",
    "Method",
    "Royalties",
    "best_setting",
    "chinese_scores",
    "fantasyland",
    "is_natural",
    "natural_of",
    "settings_of",
    "stays",
]
