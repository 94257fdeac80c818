"""Trick-taking games: whose card wins the trick, and which cards may be played."""

from acehigh.tricks.trick import may_play, trick_winner

__all__ = ["may_play", "trick_winner"]
