"""Codecs that pack several small numbers into one, so that an answer of two or three parts is a single number.

    >>> play = Pair(8)  # a poker card and a slot
    >>> play.pack(3, 5)
    29
    >>> play.unpack(29)
    (3, 5)

Every packed answer of a game has one codec in the game's ``rules/options.py``, which says what the parts are.
"""

from collections.abc import Sequence
from typing import final

from skulduggery.engine.compiled import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Codec:
    """A way to pack the parts of an answer into one number. This base class has one part: the number itself."""

    def join(self, parts: Sequence[int]) -> int:
        """Return the number that packs these parts."""
        return parts[0]

    def split(self, packed: int) -> tuple[int, ...]:
        """Return the parts of a number."""
        return (packed,)


@final
class Pair(Codec):
    """A codec of two parts. The second is from 0 to ``base - 1``."""

    def __init__(self, base: int) -> None:
        self.base = base

    def pack(self, first: int, second: int) -> int:
        """Return the number that packs both parts."""
        return first * self.base + second

    def unpack(self, packed: int) -> tuple[int, int]:
        """Return the two parts of a number."""
        return packed // self.base, packed % self.base

    def row(self, first: int, seconds: Sequence[int]) -> list[int]:
        """Pack one first part with each of the second parts: faster than ``pack`` for long lists of options."""
        start = first * self.base
        return [start + second for second in seconds]

    def join(self, parts: Sequence[int]) -> int:
        return self.pack(parts[0], parts[1])

    def split(self, packed: int) -> tuple[int, ...]:
        first, second = self.unpack(packed)
        return (first, second)


@final
class Triple(Codec):
    """A codec of three parts. The last two are at least 0 and less than their bases.

    >>> Triple(10, 8).unpack(Triple(10, 8).pack(7, 9, 2))
    (7, 9, 2)
    """

    def __init__(self, second: int, third: int) -> None:
        self.second = second
        self.third = third

    def pack(self, first: int, second: int, third: int) -> int:
        """Return the number that packs the three parts."""
        return (first * self.second + second) * self.third + third

    def unpack(self, packed: int) -> tuple[int, int, int]:
        """Return the three parts of a number."""
        left = packed // self.third
        return left // self.second, left % self.second, packed % self.third

    def join(self, parts: Sequence[int]) -> int:
        return self.pack(parts[0], parts[1], parts[2])

    def split(self, packed: int) -> tuple[int, ...]:
        first, second, third = self.unpack(packed)
        return (first, second, third)
