"""Random streams: a fast one for simulation, a keyed one for tables.

The simulation stream is SplitMix (Steele, Lea, Flood 2014) cut to 63 bits, so that it gives the same numbers
interpreted (unbounded integers, masked) and compiled (64-bit integers that wrap).
"""

from hashlib import blake2b
from typing import Final, Protocol

from mypy_extensions import i64

M63: Final = 0x7FFF_FFFF_FFFF_FFFF
GAMMA: Final = 0x1E37_79B9_7F4A_7C15
LOW32: Final = 0xFFFF_FFFF
NO_STREAM: Final = -1
"""The stream of a state that has none: draws are then asked of NATURE."""


class Chance(Protocol):
    """A random stream: ``Rng`` or ``KeyedStream``."""

    def below(self, n: int) -> int: ...

    def shuffle(self, items: list[int]) -> None: ...


def mix(x: i64) -> i64:
    """Return the output of the stream at position ``x``; both have 63 bits."""
    z: i64 = ((x ^ (x >> 30)) * 0x3F58_476D_1CE4_E5B9) & M63
    z = ((z ^ (z >> 27)) * 0x14D0_49BB_1331_11EB) & M63
    return z ^ (z >> 31)


class Rng:
    """A random stream whose whole state is one 63-bit integer, ``x``."""

    __slots__ = ("x",)

    def __init__(self, seed: int) -> None:
        """Start the stream at ``seed``, any integer; only its lowest 63 bits count."""
        self.x: i64 = seed & M63

    def below(self, n: int) -> int:
        """Draw one of 0..n-1 without bias (Lemire 2019). ``n`` must be from 1 to 2**30, which isn't checked.

        Raises ValueError from 2**32 on, where the rejection loop would never end.
        """
        bound: i64 = n
        self.x = (self.x + GAMMA) & M63
        m: i64 = (mix(self.x) >> 31) * bound
        if m & LOW32 < bound:
            if bound > LOW32:  # free to check here: bounds this large always take this branch
                raise ValueError(f"a stream gives one of 2**30 numbers at most, not of {n}")
            least: i64 = (4294967296 - bound) % bound
            while m & LOW32 < least:
                self.x = (self.x + GAMMA) & M63
                m = (mix(self.x) >> 31) * bound
        return int(m >> 32)

    def shuffle(self, items: list[int]) -> None:
        """Shuffle ``items`` in place, every order equally likely (Fisher and Yates)."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            if i != j:
                items[i], items[j] = items[j], items[i]

    def seed(self) -> int:
        """Draw a seed for another stream."""
        self.x = (self.x + GAMMA) & M63
        return int(mix(self.x))

    def __reduce__(self) -> tuple[object, ...]:
        """Support ``copy`` and ``pickle``, which can't read the attributes of compiled classes."""
        return (Rng, (int(self.x),))


class KeyedStream:
    """The random stream of a table: BLAKE2b of a counter under a 256-bit key, unpredictable without the key."""

    def __init__(self, key: bytes) -> None:
        if len(key) != 32:
            raise ValueError(f"a table's key has 32 bytes, this one {len(key)}")
        self.key = key
        self.count = 0

    def below(self, n: int) -> int:
        """Draw one of 0..n-1, each equally likely. ``n`` must be from 1 to 2**64."""
        least = (1 << 64) % n
        while True:
            block = blake2b(self.count.to_bytes(8, "big"), key=self.key, digest_size=8).digest()
            self.count += 1
            value = int.from_bytes(block, "big")
            if value >= least:
                return value % n

    def shuffle(self, items: list[int]) -> None:
        """Shuffle ``items`` in place, every order equally likely."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
