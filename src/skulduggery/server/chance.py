"""Where a table's chance comes from: everything from one key, each purpose in a stream of its own."""

from hashlib import blake2b

from skulduggery.api import KeyedStream
from skulduggery.record import Record


def derive(key: bytes, *parts: object) -> bytes:
    """32 bytes for a purpose; without the key they tell nothing of it or of those for other purposes."""
    return blake2b("/".join(str(part) for part in parts).encode(), key=key, digest_size=32).digest()


class Chance:
    """Nature at one table. Each entry of the log has a stream of its own, so that the log says where it stands."""

    def __init__(self, key: bytes, record: Record) -> None:
        self.key = key
        self.record = record
        self.at = -1

    def _stream(self) -> KeyedStream:
        if self.at != len(self.record.entries):
            self.at = len(self.record.entries)
            self.stream = KeyedStream(derive(self.key, "nature", self.at))
        return self.stream

    def below(self, n: int) -> int:
        """One of 0..n-1, each equally likely."""
        return self._stream().below(n)

    def shuffle(self, items: list[int]) -> None:
        """Put ``items`` in a random order, every order equally likely."""
        self._stream().shuffle(items)
