"""The rules of Men of Mayhem: set-up, one module a chapter of the rulebook, scoring."""
