"""Answers of Crooks that are packed into one number."""

from typing import Final

from skulduggery.engine.packing import Pair

UP: Final = 0
"""Place face up and leave the ability unused."""
WITH_ABILITY: Final = 1
"""Place face up and use the ability."""
DOWN: Final = 2
"""Place face down, for $1 (CR-ROB-03)."""
PLACE: Final = Pair(3)
"""A target and one of UP, WITH_ABILITY, DOWN."""
