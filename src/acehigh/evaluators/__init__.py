"""The rankers."""
