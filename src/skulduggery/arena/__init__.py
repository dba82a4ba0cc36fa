"""Bots against bots: simulations, and later matches, ratings and balance readings."""
