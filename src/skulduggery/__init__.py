"""Skulduggery: three tabletop games of crime and bluff, to play, host and study."""

__version__ = "0.1.0"
