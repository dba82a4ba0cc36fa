"""The rules of 3000 Scoundrels, in modules that follow the chapters of the rulebook."""
