"""Poker Menteur, liar's poker with cards (G7): what may be declared, and whether it is true.

>>> from acehigh.games.menteur import Declaration, least_above
>>> declared = Declaration("pair of kings")
>>> declared.is_held("Kd 9s 7h 4c Jk"), declared < Declaration("two pair")
(True, True)
>>> least_above(declared)
Declaration('pair of aces')
"""

from acehigh.games.menteur.declaration import Declaration
from acehigh.games.menteur.ladder import declarations, least_above

__all__ = ["Declaration", "declarations", "least_above"]
