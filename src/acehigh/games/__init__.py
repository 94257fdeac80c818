"""Whole games on top of the rankers: what is dealt, which cards play, who gets what."""
