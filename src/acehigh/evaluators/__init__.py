"""The rankers, a module for each family, and what they are made of.

- protocol.py: what a ranker is and gives; rule.py: `RuleRanker`, which does nearly all of it
- shapes.py: what cards make; words.py: what it is called
- weights.py and lookup.py: the engine
- catalogue.py: every ranker by its name
"""
