"""Accounts of people and bots: passwords, sessions, providers, seats, results."""
