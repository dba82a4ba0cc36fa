"""The rules of Crooks: set-up, turns, abilities, scoring."""
