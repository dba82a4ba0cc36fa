"""The rules of 3000 Scoundrels: set-up, one module a chapter of the rulebook, scoring."""
