"""Showdowns in which no hand is unbeatable (N1, N2), by the name under which they are known.

>>> from acehigh.unbeatable import GreekShowdown
>>> GreekShowdown().winners(["6s 6h 6d 6c 7s", "Ah Kh Qh Jh Th"])
(0,)
"""

from acehigh.showdowns.nontransitive import GreekShowdown, ItalianShowdown

__all__ = ["GreekShowdown", "ItalianShowdown"]
