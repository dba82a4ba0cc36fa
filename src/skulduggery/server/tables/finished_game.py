"""A table after its game: its record, its log, and the rematch."""

from functools import partial

import msgspec

from skulduggery import codec
from skulduggery.server.accounts import owned_seats
from skulduggery.server.protocol.errors import ApiError
from skulduggery.server.protocol.tables import RecordInfo, Seated, TableInfo
from skulduggery.server.session.game_session import GameSession
from skulduggery.server.storage import archive, store
from skulduggery.server.storage.archive import Ended
from skulduggery.server.tables import commit_reveal, new_table
from skulduggery.server.tables.table import Table


async def publish(table: Table, token: str | None) -> TableInfo:
    """Let everybody look at the record. Host only."""
    table.only_host(token)
    table.only("over", "ended")
    await table.writer.set(opened=True)
    table.broadcaster.table()
    return await table.info()


async def rematch(table: Table, token: str | None) -> Seated:
    """Return the caller's seat at the next table, which has the same seats, options and chat; the first call makes it.

    Tokens stay valid there. Raises ApiError if the caller had left before the table was made.
    """
    number = table.seat_of(token)
    table.only("over", "ended")
    if table.row.next is None:
        new = new_table.rematch(table.row, number)
        await table.writer.commit(
            lambda connection: store.add_table(connection, new),
            lambda connection: store.keep_chat(connection, table.row, new),
            lambda connection: store.set_table(connection, table.row.id, next=new.id),
        )
        table.row.next = new.id
        table.broadcaster.table()
    else:
        following = await table.store.do(partial(store.load, id=table.row.next))
        assert following is not None
        try:
            owned_seats.seat_with(following, token)
        except ApiError:
            refusal = new_table.block_between(table.row, following.host, number)
            raise refusal or ApiError(409, "rematch-left") from None
    return Seated(table.row.next, number, token or "")


async def look_back(table: Table, token: str | None) -> GameSession | Ended:
    """Return the finished game. Raises ApiError if it isn't over, or the caller may not see the record."""
    _may_look_back(table, token)
    if (found := table.ended or table.session) is None:
        raise table.lost()
    return found


def _may_look_back(table: Table, token: str | None) -> None:
    table.only("over", "ended")
    if token is not None:
        table.seat_of(token)
    elif not table.row.opened:
        raise ApiError(403, "players")


async def record(table: Table, token: str | None, seat: int | None) -> RecordInfo:
    """Return the record of the finished game: as ``seat`` saw it, or with all cards open if it is None."""
    game, names = await look_back(table, token), [one.name or "" for one in table.row.seats]
    if isinstance(game, GameSession):
        return msgspec.structs.replace(game.everything() if seat is None else game.through(seat), players=names)
    part = archive.OPEN if seat is None else str(seat)
    kept = await table.store.do(partial(archive.part, id=table.row.id, part=part))
    if kept is None or part == archive.END:
        raise ApiError(422, "seat")
    return archive.record_of(kept, names)


async def log(table: Table, token: str | None) -> tuple[str, bytes]:
    """Return the name of the finished game and its log file. Works without the rules of the game."""
    _may_look_back(table, token)
    row = table.row
    entries, nonces = row.entries, row.nonces
    if table.session is not None:
        entries, made = table.session.entries, table.session.commitments
        nonces = [] if made is None else made.nonces
    if not entries:
        raise ApiError(409, "not-begun")
    bots = [number + 1 for number, seat in enumerate(row.seats) if seat.kind == "bot" or seat.program]
    header = codec.Header(
        codec.LOG_FORMAT, row.game, len(row.seats), row.options, row.digest, commit_reveal.players(row),
        msgspec.Raw(row.cards), shuffle=commit_reveal.published(row, nonces), bots=bots,
    )  # fmt: skip
    return row.game, codec.write_entries(header, entries)
