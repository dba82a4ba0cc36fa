"""Verifiable chance (docs/fair.md): seals before the deal, and draws from a shared key.

No disk, no sockets, no server.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from hashlib import blake2b, sha256
from importlib.resources import files
from typing import Final, Literal

import msgspec

from skulduggery.api import SPECTATOR, BadInput, KeyedStream, Value, flaw
from skulduggery.record import Entry, Message, Record

VERSION: Final = "skulduggery 1"
SIZE: Final = 32
"""Bytes of a key, a share, a seal or a nonce."""


class ListedSeat(msgspec.Struct, forbid_unknown_fields=True):
    """A seat when the game was started. ``seal`` is the seal of its share in hexadecimal, empty if it has none."""

    kind: Literal["person", "bot"]
    name: str
    seal: str


class DealList(msgspec.Struct):
    """The facts fixed when a game starts, before anybody reveals a secret; the docs call it the list.

    Later releases may add fields, because the hash is that of the whole text.

    ``seal``: the server's; ``shares``: whether people's clients were asked to take part; ``follows``: the table whose
    rematch this is; ``ended``: how many rematches before it were ended after their list was fixed; ``commits``: whether
    the server commits to the log as it grows (since version 2 of the receipt); ``cards``: the hash of the card data
    (``cards_hash``), empty in older lists.
    """

    table: str
    game: str
    digest: str
    options: dict[str, Value]
    seal: str
    shares: bool
    seats: list[ListedSeat]
    follows: str | None
    ended: int
    commits: bool = False
    cards: str = ""


class Shuffle(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The part of a log about its chance.

    ``listed``: the list, as the exact text that was hashed; ``key``: the server's key in hexadecimal; ``shares``: those
    of the seats in hexadecimal, empty where a seat gave none; ``nonces``: for each entry the nonces of its commitments,
    joined in hexadecimal, None in the log of a game without commitments.
    """

    listed: str
    key: str
    shares: list[str]
    nonces: list[str] | None = None


Doubt = Literal["seal", "listed", "lacks", "told", "seat", "back", "begun", "withheld", "log", "device", "out"]
"""Irregularities that a client noted. A client never forgets one: see docs/fair.md."""


class Receipt(msgspec.Struct, forbid_unknown_fields=True):
    """A client's own notes of a game.

    ``listed``: the list as the client saw it; ``count``: how many messages it was told; ``told``: the running hash over
    them. Since version 2, ``commitments``: how many commitments to the log it was sent; ``committed``: the running hash
    over them; ``doubts``: the irregularities it noted. Since version 3, ``pace``: the numbers of messages and
    commitments so far, each time that their difference had changed.
    """

    receipt: int
    table: str
    seat: int
    listed: str
    share: str
    count: int
    told: str
    commitments: int = 0
    committed: str = ""
    pace: list[tuple[int, int]] = []
    doubts: list[Doubt] = []


# Seals and running hashes


def hashed(purpose: str, *parts: bytes | str) -> bytes:
    """Return SHA-256 over our name, the purpose and the parts, each preceded by its length in eight bytes.

    >>> hashed("deal", "ab", "c") == hashed("deal", "a", "bc")
    False
    """
    digest = sha256()
    for part in (VERSION, purpose, *parts):
        data = part.encode() if isinstance(part, str) else part
        digest.update(len(data).to_bytes(8, "big") + data)
    return digest.digest()


def server_seal(table: str, key: bytes) -> bytes:
    """Return the seal of the server's key, which everybody is shown when the table is made."""
    return hashed("server", table, key)


def seat_seal(table: str, seat: int, seal: bytes, share: bytes) -> bytes:
    """Return the seal of a client's share, which the client shows once it knows the server's ``seal``."""
    return hashed("seat", table, str(seat), seal, share)


def game_key(text: str, key: bytes, shares: Sequence[bytes]) -> bytes:
    """Return the key of all chance in a game, made of the list, the server's key, and each seat's share (empty if
    none)."""
    return hashed("game", text, key, *shares)


def cards_hash(raw: bytes) -> str:
    """Return the hash of a game's card data, as JSON exactly as the log's header holds it, in hexadecimal."""
    return hashed("cards", raw).hex()


def words(text: str) -> tuple[str, ...]:
    """Return four words that stand for a list, so that people can compare it by voice."""
    return tuple([_words()[byte] for byte in hashed("deal", text)[:4]])


@cache
def _words() -> list[str]:
    return files("skulduggery").joinpath("locale", "words.txt").read_text("utf-8").split()


def first_told(text: str) -> bytes:
    """Return the running hash before a seat was told anything."""
    return hashed("told", text)


def next_told(before: bytes, message: Message) -> bytes:
    """Return the running hash after one more message; the message is hashed as JSON without spaces."""
    return hashed("told", before, msgspec.json.encode(message))


def first_logged(text: str) -> bytes:
    """Return the running hash over the log before its first entry."""
    return hashed("log begins", text)


def next_logged(before: bytes, entry: Entry) -> bytes:
    """Return the running hash after one more entry; the entry is hashed as its line in the log."""
    who, what = entry
    return hashed("entry", before, msgspec.json.encode([who, *what]))


def commitment(nonce: bytes, logged: bytes) -> bytes:
    """Return the commitment that goes out with a public message; without the nonce it reveals nothing about the log."""
    return hashed("log", nonce, logged)


def first_committed(text: str) -> bytes:
    """Return the running hash over commitments before the first."""
    return hashed("commitments", text)


def next_committed(before: bytes, one: bytes) -> bytes:
    """Return the running hash after one more commitment."""
    return hashed("commitments", before, one)


# Draws that follow from a key


def derive(key: bytes, *parts: object) -> bytes:
    """Return 32 bytes for one purpose; without the key they reveal nothing about it or about those for other
    purposes."""
    return blake2b("/".join(str(part) for part in parts).encode(), key=key, digest_size=32).digest()


class Lots:
    """A source of chance for one purpose. Each draw that becomes an entry of the log has its own stream, by
    ``number``."""

    def __init__(self, key: bytes, purpose: str, record: Record, number: Callable[[Record], int]) -> None:
        self.key = key
        self.purpose = purpose
        self.record = record
        self.number = number
        self.at = -1

    def _stream(self) -> KeyedStream:
        if self.at != len(self.record.entries):
            self.at = len(self.record.entries)
            self.stream = KeyedStream(derive(self.key, self.purpose, self.number(self.record)))
        return self.stream

    def below(self, n: int) -> int:
        """Return one of 0..n-1, each equally likely."""
        return self._stream().below(n)

    def shuffle(self, items: list[int]) -> None:
        """Put ``items`` in a random order, every order equally likely."""
        self._stream().shuffle(items)


def place(record: Record) -> int:
    """Return the number of the log's next entry, from 0."""
    return len(record.entries)


def draws(record: Record) -> int:
    """Return how often nature has drawn, including draws that were taken back."""
    return sum([who == "nature" for who, _ in record.entries])


# What a finished log opens


def unhex(text: str) -> bytes:
    """Return the bytes that hexadecimal digits stand for; no bytes if they are not hexadecimal."""
    try:
        return bytes.fromhex(text)
    except ValueError:
        return b""


def read_list(shuffle: Shuffle, name: str) -> DealList:
    """Return the list that a log holds. Raise BadInput if it can't be read or doesn't fit the number of shares."""
    try:
        out = msgspec.json.decode(shuffle.listed, type=DealList)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise BadInput(flaw("fair-list", cause=str(error))).at(name) from None
    if len(out.seats) != len(shuffle.shares):
        raise BadInput(flaw("fair-shares", seats=len(out.seats), shares=len(shuffle.shares))).at(name)
    return out


def commitments(record: Record, shuffle: Shuffle) -> Iterator[bytes]:
    """Yield the commitments that a log opens, in order. Nonces that are not hexadecimal open none."""
    logged = first_logged(shuffle.listed)
    for entry, nonces in zip(record.entries, shuffle.nonces or [], strict=False):
        logged = next_logged(logged, entry)
        opened = unhex(nonces)
        for at in range(0, len(opened), SIZE):
            yield commitment(opened[at : at + SIZE], logged)


def told_together(record: Record, at: int, seat: int) -> list[tuple[Message, Message]]:
    """Pair each message of entry ``at`` to a seat with the message to everybody, which is empty where they were told
    nothing."""
    mine, shown = record.told(at, seat), record.told(at, SPECTATOR)
    # others miss at most the first messages: that the seat's time was up, or its own undo
    return [*zip(mine, [()] * (len(mine) - len(shown)) + shown, strict=True)]
