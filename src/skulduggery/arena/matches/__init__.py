"""Matches of bots: paired deals, mixed tables, simulations, and bots from outside."""
