"""Tables: before, during and after a game."""
