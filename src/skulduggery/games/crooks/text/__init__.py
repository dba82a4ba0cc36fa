"""Crooks in words: answers, positions, texts, lessons."""
