"""Bots and measurements, which run in other processes."""
