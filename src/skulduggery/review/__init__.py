"""Hints while a game runs, and what can be learned from one that is over (docs/decisions/review.md)."""
