"""Crooks in numbers, for programs that learn."""
