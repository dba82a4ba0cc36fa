"""Commitments to the private log of a running game, one for each public message (docs/fair.md)."""

import secrets
from collections.abc import Sequence

from skulduggery import fair
from skulduggery.record import Entry


class Commitments:
    """The commitments of one game. ``nonces`` holds, for each log entry, the nonces of its public messages, joined.
    They are stored with the entry and stay secret until the game is over.

    Nonces of stored entries are given; those of new entries are drawn at random. If a stored entry lacks some, because
    another release continued the table, no commitments are made from that entry on.
    """

    def __init__(self, listed: str, nonces: Sequence[bytes]) -> None:
        self.nonces = [*nonces]
        self._logged = fair.first_logged(listed)
        self._entries = 0
        self._made = bytearray()
        self._ended = False

    def add(self, entry: Entry, public: int) -> None:
        """Commit to the log up to and including this entry, once for each of its ``public`` public messages."""
        self._logged = fair.next_logged(self._logged, entry)
        if self._entries == len(self.nonces):
            self.nonces.append(b"" if self._ended else secrets.token_bytes(fair.SIZE * public))
        nonces = self.nonces[self._entries]
        self._entries += 1
        self._ended = self._ended or len(nonces) != fair.SIZE * public
        if not self._ended:
            for at in range(0, len(nonces), fair.SIZE):
                self._made += fair.commitment(nonces[at : at + fair.SIZE], self._logged)

    def between(self, first: int, last: int | None = None) -> list[str]:
        """Return the commitments to the public messages numbered from ``first`` up to but not including ``last`` (None:
        to all after ``first``), in hexadecimal."""
        size = 2 * fair.SIZE
        digits = self._made[first * fair.SIZE : None if last is None else last * fair.SIZE].hex()
        return [digits[at : at + size] for at in range(0, len(digits), size)]
