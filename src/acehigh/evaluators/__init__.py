"""The rankers, a module for each family, and what they are made of.

- ranker.py: `Ranker`, the contract; rule.py and card_rule.py: all of it derived from a rule for
  one hand, of ranks or of cards
- made.py: what cards make; describe.py, why.py: what it is called
- wild.py, lowest_wild.py, incomplete.py: what goes around other rules
- named.py: every ranker by its name; texts.py and numbering.py: keys that last
"""
