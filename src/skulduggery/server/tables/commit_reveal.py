"""Commit-reveal at a table (docs/fair.md): seats seal shares, the list is fixed, shares are told, the game is dealt.

Each step changes the row and returns the jobs that store the change.
"""

import secrets
from collections.abc import Sequence
from functools import partial

import msgspec

from skulduggery import fair
from skulduggery.fair import DealList, ListedSeat, Shuffle
from skulduggery.server.protocol.errors import ApiError
from skulduggery.server.protocol.messages import SealSaid, ShareSaid
from skulduggery.server.protocol.tables import ShuffleInfo
from skulduggery.server.session.commitments import Commitments
from skulduggery.server.storage import store
from skulduggery.server.storage.rows import Shuffled, Stored
from skulduggery.server.storage.store import Job


def new(shares: bool, at_once: bool, after: Stored | None = None) -> Shuffled:
    """Return the shuffle of a new table, with a new key of the server.

    ``shares``: clients take part; ``at_once``: the game begins as soon as all have sealed; ``after``: the table whose
    rematch this is.
    """
    out = Shuffled(secrets.token_bytes(fair.SIZE), shares, at_once)
    if after is not None:
        out.follows = after.id
        if after.shuffle is not None:
            broken = after.status == "ended" and after.shuffle.listed is not None
            out.ended = after.shuffle.ended + broken
    return out


def awaited(row: Stored) -> list[int]:
    """Return the seats that the deal waits for: for a seal at an open table, for a share at a dealing one.

    A rematch also waits for the people whose seats it keeps, until they come.
    """
    shuffle = row.shuffle
    if shuffle is None:
        return []
    if row.status == "open":
        return [
            n
            for n, seat in enumerate(row.seats)
            if seat.kind == "person" and not seat.program and n not in shuffle.seals and (shuffle.shares or seat.left)
        ]
    if row.status == "dealing":
        return sorted([n for n, seal in shuffle.seals.items() if seal is not None and n not in shuffle.given])
    return []


def take_part(row: Stored, seat: int | None, said: SealSaid | ShareSaid) -> list[Job]:
    """Take the seal or the share of a seat; the same may be sent again. Raises ApiError if it is refused."""
    if seat is None:
        raise ApiError(403, "looking-on")
    if row.seats[seat].program:
        raise ApiError(409, "not-awaited")  # bots take no part in it, even those with accounts
    if isinstance(said, SealSaid):
        return _sealed(row, seat, bytes.fromhex(said.seal), said.seating)
    return _told(row, seat, bytes.fromhex(said.share))


def seating(row: Stored) -> str:
    """Return a word for the options and the people at the table now; it changes when one of them does."""
    seats = [f"{seat.kind} {seat.program} {seat.name}".encode() + (seat.token or b"") for seat in row.seats]
    return fair.hashed("seating", row.id, msgspec.json.encode(row.options, order="sorted"), *seats).hex()[:16]


def _sealed(row: Stored, seat: int, new: bytes, among: str) -> list[Job]:
    shuffle = _sharing(row)
    if shuffle.seals.get(seat) == new:
        return []
    if among != seating(row):
        raise ApiError(409, "stale-seal")
    if row.status != "open" or shuffle.seals.get(seat) is not None:
        raise ApiError(409, "sealed")
    shuffle.seals[seat] = new
    return [partial(store.set_seal, id=row.id, seat=seat, seal=new)]


def _told(row: Stored, seat: int, new: bytes) -> list[Job]:
    shuffle = _sharing(row)
    if shuffle.given.get(seat) == new:
        return []
    if row.status != "dealing":
        raise ApiError(409, row.status)
    if seat not in awaited(row):
        raise ApiError(409, "not-awaited")
    if fair.seat_seal(row.id, seat, _seal(row), new) != shuffle.seals[seat]:
        raise ApiError(422, "share")
    shuffle.given[seat] = new
    return [partial(store.add_share, id=row.id, seat=seat, share=new)]


def leave_out(row: Stored, seat: int) -> list[Job]:
    """Go on without the seal or share of a seat. Raises ApiError if the deal doesn't wait for it."""
    if (shuffle := row.shuffle) is None or seat not in awaited(row):
        _sharing(row)
        raise ApiError(409, "not-awaited")
    if row.status == "open":
        shuffle.seals[seat] = None
        return [partial(store.set_seal, id=row.id, seat=seat, seal=None)]
    shuffle.given[seat] = None
    return [partial(store.add_share, id=row.id, seat=seat, share=None)]


def free(row: Stored) -> list[Job]:
    """Drop all seals of an open table whose seats or options change: each client then seals a new share."""
    if row.shuffle is None or not row.shuffle.seals:
        return []
    row.shuffle.seals.clear()
    return [partial(store.free_seals, id=row.id)]


def freeze(row: Stored) -> list[Job]:
    """Fix the list for good, and begin dealing. Raises ApiError if the seal of a seat is missing."""
    if waiting := awaited(row):
        raise ApiError(409, "unsealed", name=row.seats[waiting[0]].name or "")
    jobs: list[Job] = []
    if (shuffle := row.shuffle) is not None:
        seals = [shuffle.seals.get(seat) or b"" for seat in range(len(row.seats))]
        listed = DealList(
            row.id, row.game, row.digest, row.options, _seal(row).hex(), shuffle.shares,
            [
                ListedSeat("bot" if seat.kind == "bot" or seat.program else "person", seat.name or "", seal.hex())
                for seat, seal in zip(row.seats, seals, strict=True)
            ],
            shuffle.follows, shuffle.ended, commits=True, cards=fair.cards_hash(row.cards),
        )  # fmt: skip
        shuffle.listed = msgspec.json.encode(listed).decode()
        jobs = [partial(store.add_list, id=row.id, text=shuffle.listed)]
    row.status = "dealing"
    return [*jobs, partial(store.set_table, id=row.id, status="dealing")]


def all_sealed(row: Stored) -> bool:
    """Return whether an open table that begins at once can begin: all seats are taken and all have sealed."""
    ready = row.status == "open" and row.shuffle is not None and row.shuffle.at_once
    return ready and not awaited(row) and all(seat.kind != "open" for seat in row.seats)


def game_key(row: Stored) -> bytes | None:
    """Return the key that the chance of a game is drawn from; None if its table has no fixed list.

    A lesson has the same key for everybody. Tables that go on from another game and very old ones have no list.
    """
    if row.lesson is not None:
        return row.key
    shuffle = row.shuffle
    if shuffle is None or shuffle.listed is None:
        return None
    return fair.game_key(shuffle.listed, shuffle.key, _shares(row))


def players(row: Stored) -> list[str]:
    """Return the names of the players as they stand in the fixed list, else as they are now.

    A log must fit its list, even if an account has been deleted since.
    """
    if row.shuffle is None or row.shuffle.listed is None:
        return [seat.name or "" for seat in row.seats]
    return [seat.name for seat in _listed(row.shuffle.listed).seats]


def info(row: Stored) -> ShuffleInfo | None:
    """Return what everybody may know of the shuffle; None if the table has none."""
    if (shuffle := row.shuffle) is None:
        return None
    without = [seat for seat, one in (*shuffle.seals.items(), *shuffle.given.items()) if one is None]
    return ShuffleInfo(_seal(row).hex(), shuffle.shares, shuffle.listed, awaited(row), sorted(without), seating(row))


def commitments(row: Stored) -> Commitments | None:
    """Return the commitments to the log of a game; None if its list promises none, or it has no list."""
    if row.shuffle is None or row.shuffle.listed is None or not _listed(row.shuffle.listed).commits:
        return None
    return Commitments(row.shuffle.listed, row.nonces)


def commitments_made(row: Stored) -> Commitments | None:
    """Return the commitments to the log of a finished game, without a replay; None if there are none."""
    if (made := commitments(row)) is not None:
        for entry, nonces in zip(row.entries, row.nonces, strict=True):
            made.add(entry, len(nonces) // fair.SIZE)
    return made


def published(row: Stored, nonces: Sequence[bytes]) -> Shuffle | None:
    """Return what the log of a finished game reveals: list, key, shares and nonces. None if it has no fixed list."""
    assert row.status in ("over", "ended")
    if (shuffle := row.shuffle) is None or shuffle.listed is None:
        return None
    opened = [one.hex() for one in nonces] if _listed(shuffle.listed).commits else None
    return Shuffle(shuffle.listed, shuffle.key.hex(), [share.hex() for share in _shares(row)], opened)


def _listed(text: str) -> DealList:
    return msgspec.json.decode(text, type=DealList)


def _shares(row: Stored) -> list[bytes]:
    assert row.shuffle is not None
    return [row.shuffle.given.get(seat) or b"" for seat in range(len(row.seats))]


def _seal(row: Stored) -> bytes:
    assert row.shuffle is not None
    return fair.server_seal(row.id, row.shuffle.key)


def _sharing(row: Stored) -> Shuffled:
    if row.shuffle is None or not row.shuffle.shares:
        raise ApiError(409, "no-shares")
    return row.shuffle
