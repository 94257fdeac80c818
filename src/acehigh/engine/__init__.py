"""The engine: from a rule for one hand to the best of any number of cards, fast.

- rules.py: what the engine asks of a ranker
- weights.py: the number each card adds to a holding's sum, and what the sum says
- places.py: where the holdings with given ranks have their place in a list
- rank_table.py: what each multiset of ranks is worth, in such lists
- tables.py: the same for holdings, flushes included
- many.py: the keys of many holdings on one board
- hole_cards.py: the same where a hand takes an exact number of cards from the holding
- draws.py: drawing some cards of several kinds, in every way
- playing.py: which cards play, and what wild cards stand for
"""
