"""Matches of bots: paired deals, mixed tables, simulations, and bots of other programs."""
