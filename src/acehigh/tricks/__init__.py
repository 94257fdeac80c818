"""Trick-taking games: whose card wins the trick, and which cards may be played."""
