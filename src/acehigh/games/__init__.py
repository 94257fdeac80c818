"""Whole games on top of the rankers: what is dealt, what is paid, and who wins which part."""
