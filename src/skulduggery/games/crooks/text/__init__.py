"""Crooks in words: positions, texts, lessons."""
