"""Streams of chance: a fast one for simulation, a keyed one for tables.

The simulation stream is splitmix (Steele, Lea, Flood 2014) cut to 63 bits, so that the same file gives the same
numbers interpreted (unbounded integers, masked) and compiled (64-bit integers that wrap).
"""

from hashlib import blake2b
from typing import Final, Protocol

from mypy_extensions import i64

M63: Final = 0x7FFF_FFFF_FFFF_FFFF
GAMMA: Final = 0x1E37_79B9_7F4A_7C15
LOW32: Final = 0xFFFF_FFFF
NO_STREAM: Final = -1
"""The value of a state's stream when chance is asked of nature instead."""


class Chance(Protocol):
    """A source of chance: ``Rng`` or ``KeyedStream``."""

    def below(self, n: int) -> int: ...

    def shuffle(self, items: list[int]) -> None: ...


def mix(x: i64) -> i64:
    """Return the number that the stream gives at position ``x`` (63 bits)."""
    z: i64 = ((x ^ (x >> 30)) * 0x3F58_476D_1CE4_E5B9) & M63
    z = ((z ^ (z >> 27)) * 0x14D0_49BB_1331_11EB) & M63
    return z ^ (z >> 31)


class Rng:
    """A stream of chance in one 63-bit integer, ``x``."""

    __slots__ = ("x",)

    def __init__(self, seed: int) -> None:
        """Any integer is a seed; only its lowest 63 bits count."""
        self.x: i64 = seed & M63

    def below(self, n: int) -> int:
        """Return one of 0..n-1, each equally likely; ``n`` from 1 to 2**30 (Lemire 2019: no bias), which isn't checked.

        Raises ValueError from 2**32 on, where no number would do.
        """
        bound: i64 = n
        self.x = (self.x + GAMMA) & M63
        m: i64 = (mix(self.x) >> 31) * bound
        if m & LOW32 < bound:
            if bound > LOW32:  # looked at here, where it costs nothing: so large a bound always comes this way
                raise ValueError(f"a stream gives one of 2**30 numbers at most, not of {n}")
            least: i64 = (4294967296 - bound) % bound
            while m & LOW32 < least:
                self.x = (self.x + GAMMA) & M63
                m = (mix(self.x) >> 31) * bound
        return int(m >> 32)

    def shuffle(self, items: list[int]) -> None:
        """Put ``items`` in a random order, every order equally likely (Fisher and Yates)."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            if i != j:
                items[i], items[j] = items[j], items[i]

    def seed(self) -> int:
        """Return a fresh seed for another stream."""
        self.x = (self.x + GAMMA) & M63
        return int(mix(self.x))

    def __reduce__(self) -> tuple[object, ...]:
        """For ``copy`` and ``pickle``, which don't see into compiled classes."""
        return (Rng, (int(self.x),))


class KeyedStream:
    """Chance at a table: a 256-bit key, and BLAKE2b of it with a counter. Nobody can foretell it without the key."""

    def __init__(self, key: bytes) -> None:
        if len(key) != 32:
            raise ValueError(f"a table's key has 32 bytes, this one {len(key)}")
        self.key = key
        self.count = 0

    def below(self, n: int) -> int:
        """Return one of 0..n-1, each equally likely."""
        least = (1 << 64) % n
        while True:
            block = blake2b(self.count.to_bytes(8, "big"), key=self.key, digest_size=8).digest()
            self.count += 1
            value = int.from_bytes(block, "big")
            if value >= least:
                return value % n

    def shuffle(self, items: list[int]) -> None:
        """Put ``items`` in a random order, every order equally likely."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
