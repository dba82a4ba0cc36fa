"""Answers of 3000 Scoundrels that are packed into one number."""

from typing import Final

from skulduggery.engine.packing import Pair, Triple

DECK: Final = 6
"""The top of a deck, in place of a slot."""
MOVE: Final = 1000
"""Answers to ``mark`` from here on are a MOVED each; lower ones are the number of a mark."""

PLAY: Final = Pair(8)
"""A poker card and the slot that it goes to."""
CARD: Final = Pair(7)
"""A card on the table: its owner and its slot, or DECK."""
MARK: Final = Pair(10)
"""A safe and the number of a mark on it."""
MOVED: Final = Triple(10, 10)
"""The safe that a mark leaves, its number there, its new number."""
SWAP: Final = Pair(64)
"""The traits of two scoundrels."""
ARRANGE: Final = Pair(8)
"""Two places of a crew that are swapped."""
