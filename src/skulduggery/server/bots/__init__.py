"""Bots and measurements, which think in other processes."""
