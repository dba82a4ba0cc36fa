"""Hints during a game, and reviews of a finished one (docs/develop/reviews.md)."""
