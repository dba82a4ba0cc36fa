"""The rules of Crooks: set-up, one module a chapter of the rulebook, scoring."""
