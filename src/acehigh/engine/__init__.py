"""The engine: from a rule for one hand to the best of any number of cards, fast.

- weights.py: the number each card adds to a holding's sum, and what the sum says
- places.py: where the holdings with given ranks have their place in a list
- rank_table.py: what each multiset of ranks is worth, in such lists
- tables.py: the same for holdings, flushes included
- playing.py: which cards play, and what wild cards stand for
"""
