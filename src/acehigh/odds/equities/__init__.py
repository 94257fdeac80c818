"""Equity: how often which player wins which part of a pot, and what share that is.

- game.py: how a game is dealt, and whether such cards can be
- table.py: what is asked: the game, and what each player may hold
- contest.py: one contest: the parts of a pot, the holdings, the cards that are known
- outcomes.py: what is answered: who wins which part, in how many deals; all else is read off
- boards.py: boards to come, counted by ranks and then corrected for flushes
- contenders.py: what one player is worth on many boards at once
- separate.py: cards to come to each of two players, as in razz and draw
- draws_in_common.py: draws of cards, by the part of them that another draw may share
- deals.py: one deal after the other, for any rules
- matchups.py: players who hold ranges
- sampled.py: random deals, where there are too many
"""
