"""Whole games on top of the rankers: what is dealt, set, drawn and paid."""
