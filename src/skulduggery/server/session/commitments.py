"""Commitments to the private log of a running game: one with each public message, and only then (docs/fair.md)."""

import secrets
from collections.abc import Sequence

from skulduggery import fair
from skulduggery.record import Entry


class Commitments:
    """The commitments of one game. ``nonces``: for each entry those of its public messages, one after the other; they
    are written to disk with the entry, and told to nobody before the game is over.

    ``nonces`` of entries that are on disk are given; for others they are drawn. If one of those is missing (another
    release has gone on with the table), nothing is committed to from there on.
    """

    def __init__(self, listed: str, nonces: Sequence[bytes]) -> None:
        self.nonces = [*nonces]
        self._logged = fair.first_logged(listed)
        self._entries = 0
        self._made = bytearray()
        self._ended = False

    def add(self, entry: Entry, public: int) -> None:
        """Take an entry of the log, which brought this number of public messages."""
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
        """The commitments of public messages from number ``first`` on (to ``last``, if given), in hexadecimal."""
        size = 2 * fair.SIZE
        digits = self._made[first * fair.SIZE : None if last is None else last * fair.SIZE].hex()
        return [digits[at : at + size] for at in range(0, len(digits), size)]
