"""Several small numbers as one: so that an answer of two or three parts is one number for engine, search and learning.

    >>> play = Pair(8)  # a poker card and a slot
    >>> play.pack(3, 5)
    29
    >>> play.unpack(29)
    (3, 5)

Every packed answer of a game has one codec in its ``rules/options.py``, which says what the parts are.
"""

from collections.abc import Sequence


class Codec:
    """A way to make one number of the parts of an answer: here the number itself is the only part."""

    def join(self, parts: Sequence[int]) -> int:
        """Return the number for these parts."""
        return parts[0]

    def split(self, packed: int) -> tuple[int, ...]:
        """Return the parts of a number."""
        return (packed,)


class Pair(Codec):
    """Two numbers in one. The second is at least 0 and less than ``base``."""

    def __init__(self, base: int) -> None:
        self.base = base

    def pack(self, first: int, second: int) -> int:
        """Return the number for two parts."""
        return first * self.base + second

    def unpack(self, packed: int) -> tuple[int, int]:
        """Return the two parts of a number."""
        return packed // self.base, packed % self.base

    def row(self, first: int, seconds: Sequence[int]) -> list[int]:
        """Return the numbers for one first part and each of some second parts: where many options are listed."""
        start = first * self.base
        return [start + second for second in seconds]

    def join(self, parts: Sequence[int]) -> int:
        return self.pack(parts[0], parts[1])

    def split(self, packed: int) -> tuple[int, ...]:
        first, second = self.unpack(packed)
        return (first, second)


class Triple(Codec):
    """Three numbers in one. The last two are at least 0 and less than their bases.

    >>> Triple(10, 8).unpack(Triple(10, 8).pack(7, 9, 2))
    (7, 9, 2)
    """

    def __init__(self, second: int, third: int) -> None:
        self.second = second
        self.third = third

    def pack(self, first: int, second: int, third: int) -> int:
        """Return the number for three parts."""
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
