"""Crooks in the terminal."""
