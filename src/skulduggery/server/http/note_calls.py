"""The HTTP calls for notes, which tell the person in a seat that the table waits.

docs/decisions/notes-belong-to-a-seat.md says when a note is sent.
"""

from functools import partial
from typing import Any, Final

from litestar import Request, Router, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, JSONBody

from skulduggery.server.accounts.sessions import token_of
from skulduggery.server.http.callers import SEAT, address_of
from skulduggery.server.http.refusals import BODY, TABLE, refusals
from skulduggery.server.protocol.errors import Elsewhere
from skulduggery.server.protocol.notifications import NotesInfo, TellingMe, WayInfo
from skulduggery.server.storage import notification_routes
from skulduggery.server.tables.directory import TableDirectory
from skulduggery.server.tables.table import Table

Directory = NamedDependency[TableDirectory]
Token = NamedDependency[str | None]
ANY_BODY: Final = ("stop_letters",)
"""Operations that accept any body and read none, because mail services send a form (RFC 8058)."""


def info(directory: TableDirectory, table: Table, seat: int) -> NotesInfo:
    """Return the ways in which a seat can be notified, and those that its person has chosen."""
    mine = [WayInfo(one.by, one.to) for one in table.row.ways.get(seat, [])]
    return NotesInfo(directory.note_sender.ways, directory.note_sender.key, mine)


@get("/tables/{id:str}/notes", security=SEAT, responses=refusals(401, 403, *TABLE))
async def notes(id: FromPath[str], directory: Directory, token: Token) -> NotesInfo:
    """Return the ways in which you can be notified, and those that you have chosen, when the table waits while you are
    away."""

    async def look(table: Table) -> NotesInfo:
        return info(directory, table, table.seat_of(token))

    return await directory.at(id, look)


@post("/tables/{id:str}/notes", status_code=200, security=SEAT, responses=refusals(401, 403, *TABLE, *BODY))
async def tell_me(
    id: FromPath[str], data: JSONBody[TellingMe], directory: Directory, token: Token, request: Request[Any, Any, Any]
) -> NotesInfo:
    """Ask to be notified when the table waits while you are away: once each time, until the game is over. E-mail needs
    the code that a first call without a code sends to the mailbox."""

    async def add(table: Table) -> NotesInfo:
        seat = table.seat_of(token)
        table.only("open", "dealing", "running")
        way = directory.note_sender.way(table.row, seat, data, address_of(request))
        if way is not None:
            await table.waiting.add(seat, way)
        return info(directory, table, seat)

    return await directory.at(id, add)


@post("/tables/{id:str}/notes/stop", status_code=200, security=SEAT, responses=refusals(401, 403, *TABLE, *BODY))
async def tell_me_not(id: FromPath[str], data: JSONBody[WayInfo], directory: Directory, token: Token) -> NotesInfo:
    """Stop being notified in one of the ways that you have chosen."""

    async def remove(table: Table) -> NotesInfo:
        seat = table.seat_of(token)
        await table.waiting.remove(seat, data.by, data.to)
        return info(directory, table, seat)

    return await directory.at(id, remove)


@post("/tables/{id:str}/notes/stop/{letters:str}", status_code=204, responses=refusals(403, *TABLE))
async def stop_letters(id: FromPath[str], letters: FromPath[str], directory: Directory) -> None:
    """Stop the e-mails of a table to one mailbox. Every e-mail has this link, and it needs no token. It may be called
    more than once and with any body, because mail services send a form for one-click unsubscribing (RFC 8058). Any
    server carries it out, because these services don't follow redirects."""
    seat, fits = directory.note_sender.stopped(id, letters)

    async def remove(table: Table) -> None:
        for way in [one for one in table.row.ways.get(seat, []) if one.by == "mail" and fits(one.to)]:
            await table.waiting.remove(seat, "mail", way.to)

    try:
        await directory.at(id, remove)
    except Elsewhere:
        for way in (await directory.store.do(partial(notification_routes.of, table=id))).get(seat, []):
            if way.by == "mail" and fits(way.to):
                await directory.store.do(partial(notification_routes.lose, table=id, seat=seat, way=way))
                await directory.changed([id])


NOTE_CALLS = Router(
    "/api",
    route_handlers=[notes, tell_me, tell_me_not, stop_letters],
    dependencies={"token": Provide(token_of, sync_to_thread=False)},
)
