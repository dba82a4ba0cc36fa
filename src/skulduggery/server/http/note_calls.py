"""The HTTP calls by which the person of a seat is told that the table waits (docs/decisions/trust.md)."""

from typing import Any

from litestar import Request, Router, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, JSONBody

from skulduggery.server.accounts.sessions import token_of
from skulduggery.server.http.table_calls import BODY, SEAT, TABLE, address_of, refusals
from skulduggery.server.protocol.notifications import NotesInfo, TellingMe, WayInfo
from skulduggery.server.tables.directory import TableDirectory
from skulduggery.server.tables.table import Table

Halls = NamedDependency[TableDirectory]
Token = NamedDependency[str | None]


def info(directory: TableDirectory, table: Table, seat: int) -> NotesInfo:
    """How a seat may be told, and is."""
    mine = [WayInfo(one.by, one.to) for one in table.row.ways.get(seat, [])]
    return NotesInfo(directory.note_sender.ways, directory.note_sender.key, mine)


@get("/tables/{id:str}/notes", security=SEAT, responses=refusals(401, 403, *TABLE))
async def notes(id: FromPath[str], directory: Halls, token: Token) -> NotesInfo:
    """How I am told that the table waits while I am away."""

    async def look(table: Table) -> NotesInfo:
        return info(directory, table, table.seat_of(token))

    return await directory.at(id, look)


@post("/tables/{id:str}/notes", status_code=200, security=SEAT, responses=refusals(401, 403, *TABLE, *BODY))
async def tell_me(
    id: FromPath[str], data: JSONBody[TellingMe], directory: Halls, token: Token, request: Request[Any, Any, Any]
) -> NotesInfo:
    """Tell me that the table waits, once each time I am away, until the game is over; by e-mail only with the code that
    was sent there."""

    async def add(table: Table) -> NotesInfo:
        seat = table.seat_of(token)
        table.only("open", "dealing", "running")
        way = directory.note_sender.way(table.row, seat, data, address_of(request))
        if way is not None:
            await table.waiting.add(seat, way)
        return info(directory, table, seat)

    return await directory.at(id, add)


@post("/tables/{id:str}/notes/stop", status_code=200, security=SEAT, responses=refusals(401, 403, *TABLE, *BODY))
async def tell_me_not(id: FromPath[str], data: JSONBody[WayInfo], directory: Halls, token: Token) -> NotesInfo:
    """Tell me so no more."""

    async def remove(table: Table) -> NotesInfo:
        seat = table.seat_of(token)
        await table.waiting.remove(seat, data.by, data.to)
        return info(directory, table, seat)

    return await directory.at(id, remove)


@post("/tables/{id:str}/notes/stop/{letters:str}", status_code=204, responses=refusals(403, *TABLE))
async def stop_letters(id: FromPath[str], letters: FromPath[str], directory: Halls) -> None:
    """Send no more letters of a table to a mailbox: what stands in each of them, and needs no token beside it. As often
    as one likes, and with any body: mailboxes that do it for their people send a form (RFC 8058)."""
    seat, fits = directory.note_sender.stopped(id, letters)

    async def remove(table: Table) -> None:
        for way in [one for one in table.row.ways.get(seat, []) if one.by == "mail" and fits(one.to)]:
            await table.waiting.remove(seat, "mail", way.to)

    await directory.at(id, remove)


NOTE_CALLS = Router(
    "/api",
    route_handlers=[notes, tell_me, tell_me_not, stop_letters],
    dependencies={"token": Provide(token_of, sync_to_thread=False)},
)
