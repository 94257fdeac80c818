"""Showdowns: who wins, who gets what of the pots, and the rulings at the table."""
