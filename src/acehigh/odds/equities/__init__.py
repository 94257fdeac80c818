"""Equity: how often which player wins which part of a pot, and what share that is.

- contest.py: what is asked: the parts of a game, the players, the cards that are known
- outcomes.py: what is answered: who wins which part, in how many deals; all else is read off
- boards.py: boards to come, counted by ranks and then corrected for flushes
- contenders.py: what one player is worth on many boards at once
- separate.py: cards to come to each of two players, as in razz and draw
- deals.py: one deal after the other, for any rules
- matchups.py: players who hold ranges
- sampled.py: random deals, where there are too many
"""
