"""The HTTP calls to the waiting room of a table (docs/develop/table-protocol.md)."""

from functools import partial

from litestar import post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from skulduggery.server.accounts.auth import Authenticator
from skulduggery.server.http.callers import ANYBODY_OR_BOT, SEAT, Guest, Somebody
from skulduggery.server.http.refusals import BODY, TABLE, refusals
from skulduggery.server.protocol.tables import (
    ChangingTable,
    GettingReady,
    Joining,
    LeavingOut,
    Seated,
    SeatingBot,
    TableInfo,
)
from skulduggery.server.storage import invitations
from skulduggery.server.tables import attendance
from skulduggery.server.tables.directory import TableDirectory


@post("/tables/{id:str}/join", security=ANYBODY_OR_BOT, responses=refusals(401, 403, *TABLE, *BODY))
async def join(
    id: FromPath[str],
    data: JSONBody[Joining],
    directory: NamedDependency[TableDirectory],
    auth: NamedDependency[Authenticator],
    sitting: Somebody,
    guest: Guest,
) -> Seated:
    """Take the next open seat. If you are logged in, you sit under the name of your account. A bot may join a table
    that is private or that it was invited to; its token for the seat ends with the bot's own token."""
    if sitting is None or not sitting[0].bot:
        seated = await directory.at(id, lambda one: one.pregame.join(data.name, sitting and sitting[1], guest))
        me = guest if sitting is None else sitting[1].id
        if me is not None and await auth.store.do(partial(invitations.drop, table=id, account=me)):
            await directory.changed([id], only_around=True)
        return seated
    session, account = sitting
    await auth.store.do(partial(invitations.check, table=id, account=account.id))
    await directory.at(id, lambda one: one.pregame.join(account.name, account))
    await auth.store.do(partial(invitations.drop, table=id, account=account.id))
    await directory.changed([id], only_around=True)
    return await directory.at(id, lambda one: attendance.admit(one, account.id, session.token))


@post("/tables/{id:str}/start", status_code=200, security=SEAT, responses=refusals(401, 403, *TABLE))
async def start(
    id: FromPath[str], directory: NamedDependency[TableDirectory], token: NamedDependency[str | None]
) -> TableInfo:
    """Start the game. Host only."""
    return await directory.at(id, lambda one: one.start(token))


@post("/tables/{id:str}/seats", status_code=200, security=SEAT, responses=refusals(401, 403, *TABLE, *BODY))
async def seat_bot(
    id: FromPath[str],
    data: JSONBody[SeatingBot],
    directory: NamedDependency[TableDirectory],
    token: NamedDependency[str | None],
) -> TableInfo:
    """Put a house bot on an open seat before the start, or free the seat of a bot or of another person. Host only."""
    return await directory.at(id, lambda one: one.seat_bot(token, data.seat, data.bot))


@post("/tables/{id:str}/settings", status_code=200, security=SEAT, responses=refusals(401, 403, *TABLE, *BODY))
async def change(
    id: FromPath[str],
    data: JSONBody[ChangingTable],
    directory: NamedDependency[TableDirectory],
    token: NamedDependency[str | None],
) -> TableInfo:
    """Change options and terms before the start. Everybody sees that, and nobody is ready any more. Host only."""
    return await directory.at(id, lambda one: one.change(token, data))


@post("/tables/{id:str}/ready", status_code=200, security=SEAT, responses=refusals(401, 403, *TABLE, *BODY))
async def ready(
    id: FromPath[str],
    data: JSONBody[GettingReady],
    directory: NamedDependency[TableDirectory],
    token: NamedDependency[str | None],
) -> TableInfo:
    """Say that you are ready for the start, or take that back. Everybody sees that."""
    return await directory.at(id, lambda one: one.set_ready(token, data.ready))


@post("/tables/{id:str}/without", status_code=200, security=SEAT, responses=refusals(401, 403, *TABLE, *BODY))
async def without(
    id: FromPath[str],
    data: JSONBody[LeavingOut],
    directory: NamedDependency[TableDirectory],
    token: NamedDependency[str | None],
) -> TableInfo:
    """Deal without the share of a seat that the table waits for. Everybody sees that. Host only."""
    return await directory.at(id, lambda one: one.without(token, data.seat))


@post("/tables/{id:str}/leave", status_code=200, security=SEAT, responses=refusals(401, 403, *TABLE))
async def leave(
    id: FromPath[str], directory: NamedDependency[TableDirectory], token: NamedDependency[str | None]
) -> TableInfo:
    """Leave your seat. While the table is open, the seat becomes free; if you are the host, the next person becomes the
    host, or the table ends if nobody else is there. Later your seat counts as away at once."""
    return await directory.at(id, lambda one: attendance.leave(one, token))
