"""Hints during a game, and reviews of a finished one (docs/decisions/review.md)."""
