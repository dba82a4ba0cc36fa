"""The terminal: playing, looking at a recorded game, looking at a deck."""
