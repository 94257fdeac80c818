"""Odds: how often what happens, exactly, by counting."""
