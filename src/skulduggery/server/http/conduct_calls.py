"""The HTTP calls about the conduct of players at a table (docs/develop/table-protocol.md)."""

from functools import partial

from litestar import post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from skulduggery.server.http.callers import SEAT
from skulduggery.server.http.refusals import BODY, TABLE, refusals
from skulduggery.server.operations.rate_limits import Limits
from skulduggery.server.protocol.errors import ApiError
from skulduggery.server.protocol.tables import Muting, PlayerReport, Reporting, SeatBlocking, TableInfo
from skulduggery.server.storage import blocks
from skulduggery.server.tables import attendance, talk
from skulduggery.server.tables.directory import TableDirectory
from skulduggery.server.tables.table import Table


@post("/tables/{id:str}/mute", status_code=200, security=SEAT, responses=refusals(401, 403, *TABLE, *BODY))
async def mute(
    id: FromPath[str],
    data: JSONBody[Muting],
    directory: NamedDependency[TableDirectory],
    token: NamedDependency[str | None],
) -> TableInfo:
    """Mute the chat of a seat, or unmute it. Everybody sees that. Host only."""
    return await directory.at(id, lambda one: one.mute(token, data.seat, data.muted))


@post("/tables/{id:str}/report", status_code=200, security=SEAT, responses=refusals(401, 403, *TABLE, *BODY))
async def report(
    id: FromPath[str],
    data: JSONBody[Reporting],
    directory: NamedDependency[TableDirectory],
    token: NamedDependency[str | None],
) -> TableInfo:
    """Report a chat line that your seat was sent. The host of the server can read the report."""

    async def keep(one: Table) -> TableInfo:
        await one.writer.commit(talk.report(one.row, one.seat_of(token), data.line, one.clock()))
        return await one.info()

    return await directory.at(id, keep)


@post("/tables/{id:str}/report-player", status_code=200, security=SEAT, responses=refusals(401, 403, *TABLE, *BODY))
async def report_player(
    id: FromPath[str],
    data: JSONBody[PlayerReport],
    directory: NamedDependency[TableDirectory],
    token: NamedDependency[str | None],
    quotas: NamedDependency[dict[str, Limits]],
) -> TableInfo:
    """Report a player to the host of the server, with the latest lines of the chat. A second report of the same player
    replaces yours."""

    async def keep(one: Table) -> TableInfo:
        seat = one.seat_of(token)
        job = talk.report_player(one.row, seat, data, one.clock())
        if not quotas["reports"].allow(f"{id} {seat}"):
            raise ApiError(429, "reports")
        await one.writer.commit(job)
        return await one.info()

    return await directory.at(id, keep)


@post("/tables/{id:str}/block", status_code=200, security=SEAT, responses=refusals(401, 403, *TABLE, *BODY))
async def block_seat(
    id: FromPath[str],
    data: JSONBody[SeatBlocking],
    directory: NamedDependency[TableDirectory],
    token: NamedDependency[str | None],
    quotas: NamedDependency[dict[str, Limits]],
) -> TableInfo:
    """Block the person at a seat, or end the block. You are not shown what they write, and neither of you can invite
    the other. If your browser shows no key, this holds for this table and its rematches only."""

    async def act(one: Table) -> tuple[str, TableInfo]:
        seat = one.seat_of(token)
        if not quotas["blocks"].allow(f"{id} {seat}"):
            raise ApiError(429, "calls")
        return await attendance.block(one, seat, data.seat, data.blocked), await one.info()

    person, info = await directory.at(id, act)
    await directory.changed([id, *await directory.store.do(partial(blocks.tables, person=person))], only_around=True)
    return info
