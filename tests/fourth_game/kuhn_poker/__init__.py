"""Kuhn poker (Kuhn 1950) as a game of its own package: what it takes to bring a fourth game into the house."""
