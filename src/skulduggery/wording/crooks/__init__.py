"""Crooks in words."""
