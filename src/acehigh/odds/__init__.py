"""Odds: how often what happens."""
