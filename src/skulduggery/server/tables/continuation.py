"""Tables that go on from a moment of a finished game: same rules, the first entries of its log, new chance."""

import asyncio
import secrets
import time

import msgspec

from skulduggery import api
from skulduggery.api import Rng, Rules
from skulduggery.record import Entry, Record
from skulduggery.server.accounts.accounts import Account
from skulduggery.server.protocol.errors import ApiError
from skulduggery.server.protocol.tables import Continued, Continuing, Seated
from skulduggery.server.session.game_session import GameSession
from skulduggery.server.storage import upgrades
from skulduggery.server.storage.archive import UNREADABLE, Ended
from skulduggery.server.storage.rows import Stored
from skulduggery.server.tables import finished_game
from skulduggery.server.tables.directory import TableDirectory
from skulduggery.server.tables.new_table import new_id
from skulduggery.server.tables.seating import seated
from skulduggery.server.tables.table import Table
from skulduggery.undoing import lasting


def beginning(rules: Rules, entries: list[Entry], seat: int | None) -> list[Entry]:
    """Return the entries that a new game begins with, from these entries of another game.

    They are its answers and chance, without takeovers by bots, resignations and what was taken back. What ``seat``
    couldn't know is re-dealt, each fitting deal equally likely; with None all cards stay. Raises ApiError if the game
    is over after these entries.
    """
    record = Record(rules)
    for n in lasting(entries):
        who, what = entries[n]
        if who != "host" and what != ("resign",):
            record.enter(who, what)
    if api.over(record.state):
        raise ApiError(409, "played-out")
    if seat is not None:
        record = record.redeal_history(seat, Rng(secrets.randbits(62)))
    return record.entries


async def go_on(
    directory: TableDirectory, id: str, token: str | None, wanted: Continuing, account: Account | None
) -> Seated:
    """Make a table that goes on from a moment of the game at table ``id``, and return the caller's seat.

    Raises ApiError if the caller may not see that game's record, its rules are gone, or ``wanted`` doesn't fit it.
    """

    async def look(old: Table) -> tuple[GameSession | Ended, bytes]:
        return await finished_game.look_back(old, token), old.row.cards

    game, cards = await directory.at(id, look)
    rules, entries = game.rules, game.entries
    if rules is None:
        raise ApiError(409, "old-rules")
    if not 0 <= wanted.step <= len(entries):
        raise ApiError(422, "step", last=len(entries))
    if len(wanted.seats) != rules.seats:
        raise ApiError(422, "seats")
    seating = seated(rules.game, wanted.seats, account)
    ears = seating.host if wanted.anew else None
    try:
        begun = await asyncio.to_thread(beginning, rules, entries[: wanted.step], ears)
    except UNREADABLE:
        raise ApiError(409, "unreadable") from None
    row = Stored(
        new_id(private=True),
        rules.game,
        rules.options,
        rules.digest,
        cards,
        secrets.token_bytes(32),
        "running" if seating.alone else "open",
        seating.host,
        seating.seats,
        time.time(),
        hints=seating.alone,
        version=upgrades.version(rules.game),
        entries=begun,
        continues=msgspec.json.encode(Continued(id, wanted.step, wanted.anew, len(begun))).decode(),
    )
    await directory.add(row, rules)
    return Seated(row.id, seating.host, seating.token)
