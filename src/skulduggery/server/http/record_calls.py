"""The HTTP calls for games that have ended: to view one, download it, or continue from it."""

from typing import Annotated, Any

from litestar import Request, Response, Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter

from skulduggery.server.http.callers import ANYBODY_OR_SEAT, GIVEN, NEW_TABLE, Somebody, address_of, person
from skulduggery.server.http.refusals import BODY, TABLE, refusals
from skulduggery.server.http.table_calls import PACKED
from skulduggery.server.operations.rate_limits import Limits
from skulduggery.server.protocol.errors import ApiError
from skulduggery.server.protocol.tables import Continuing, RecordInfo, Seated
from skulduggery.server.tables import continuation, finished_game
from skulduggery.server.tables.directory import TableDirectory

Eyes = Annotated[int | None, QueryParameter(name="seat", required=False, description="whose eyes; none: all is open")]


@get(
    "/tables/{id:str}/record",
    middleware=[PACKED],
    security=ANYBODY_OR_SEAT,
    responses=refusals(400, 401, 403, 422, *TABLE),
)
async def record(
    id: FromPath[str], directory: NamedDependency[TableDirectory], token: NamedDependency[str | None], eyes: Eyes = None
) -> RecordInfo:
    """Return a game that has ended, with everything open or as one seat saw it. Players may see it, and others if the
    host has opened the record."""
    return await directory.at(id, lambda one: finished_game.record(one, token, eyes))


@get(
    "/tables/{id:str}/log",
    media_type="application/x-ndjson",
    security=ANYBODY_OR_SEAT,
    responses=refusals(401, 403, *TABLE),
)
async def log(
    id: FromPath[str], directory: NamedDependency[TableDirectory], token: NamedDependency[str | None]
) -> Response[bytes]:
    """Return the log file of a game that has ended, as ``skulduggery replay`` reads it."""
    game, written = await directory.at(id, lambda one: finished_game.log(one, token))
    headers = {"Content-Disposition": f'attachment; filename="{game}-{id}.jsonl"'}
    return Response(written, media_type="application/x-ndjson", headers=headers)


@post("/tables/{id:str}/continue", security=ANYBODY_OR_SEAT, responses=refusals(401, 403, *TABLE, *BODY))
async def continue_(
    id: FromPath[str],
    data: JSONBody[Continuing],
    directory: NamedDependency[TableDirectory],
    limits: NamedDependency[Limits],
    founders: NamedDependency[Limits],
    token: NamedDependency[str | None],
    session: Somebody,
    request: Request[Any, Any, Any],
) -> Seated:
    """Create a table that continues a game that has ended from one of its moments. Anyone who may see the record may do
    this."""
    address = address_of(request)
    if not (limits.allow(address, NEW_TABLE) and founders.allow(address)):
        raise ApiError(429, "new-tables")
    who = person(session)
    return await continuation.go_on(directory, id, token, data, who and who[1])


RECORD_CALLS = Router("/api", route_handlers=[record, log, continue_], dependencies=GIVEN)
