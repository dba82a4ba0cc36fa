"""The HTTP calls to a game that runs or is over (docs/develop/table-protocol.md)."""

from litestar import post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from skulduggery.server.http.callers import SEAT
from skulduggery.server.http.refusals import BODY, TABLE, refusals
from skulduggery.server.protocol.tables import Seated, TableInfo, TakingOver
from skulduggery.server.tables import attendance, finished_game
from skulduggery.server.tables.directory import TableDirectory


@post("/tables/{id:str}/end", status_code=200, security=SEAT, responses=refusals(401, 403, *TABLE))
async def end(
    id: FromPath[str], directory: NamedDependency[TableDirectory], token: NamedDependency[str | None]
) -> TableInfo:
    """End the game for good. If the host calls this, the game ends at once; any other seat asks all present players to
    agree."""
    return await directory.at(id, lambda one: one.end(token))


@post("/tables/{id:str}/agree", status_code=200, security=SEAT, responses=refusals(401, 403, *TABLE))
async def agree(
    id: FromPath[str], directory: NamedDependency[TableDirectory], token: NamedDependency[str | None]
) -> TableInfo:
    """Vote yes, in secret, on what a seat has asked of all. Each voter may vote once."""
    return await directory.at(id, lambda one: one.vote(token, yes=True))


@post("/tables/{id:str}/decline", status_code=200, security=SEAT, responses=refusals(401, 403, *TABLE))
async def decline(
    id: FromPath[str], directory: NamedDependency[TableDirectory], token: NamedDependency[str | None]
) -> TableInfo:
    """Vote no, in secret, on what a seat has asked of all. Each voter may vote once."""
    return await directory.at(id, lambda one: one.vote(token, yes=False))


@post("/tables/{id:str}/undo", status_code=200, security=SEAT, responses=refusals(401, 403, *TABLE))
async def undo(
    id: FromPath[str], directory: NamedDependency[TableDirectory], token: NamedDependency[str | None]
) -> TableInfo:
    """Take your last answer back. A step that nobody else knows of is undone at once, anything else if all agree."""
    return await directory.at(id, lambda one: one.undo(token))


@post("/tables/{id:str}/resign", status_code=200, security=SEAT, responses=refusals(401, 403, *TABLE))
async def resign(
    id: FromPath[str], directory: NamedDependency[TableDirectory], token: NamedDependency[str | None]
) -> TableInfo:
    """Resign for good. From now on the rules answer for your seat."""
    return await directory.at(id, lambda one: one.resign(token))


@post("/tables/{id:str}/back", status_code=200, security=SEAT, responses=refusals(401, 403, *TABLE))
async def back(
    id: FromPath[str], directory: NamedDependency[TableDirectory], token: NamedDependency[str | None]
) -> TableInfo:
    """Play your seat yourself again after a bot has played for it."""
    return await directory.at(id, lambda one: attendance.back(one, token))


@post("/tables/{id:str}/take-over", status_code=200, security=SEAT, responses=refusals(401, 403, *TABLE, *BODY))
async def take_over(
    id: FromPath[str],
    data: JSONBody[TakingOver],
    directory: NamedDependency[TableDirectory],
    token: NamedDependency[str | None],
) -> TableInfo:
    """Let a bot play for a seat that is away. Any seat may ask for it."""
    return await directory.at(id, lambda one: attendance.take_over(one, token, data.seat, data.bot))


@post("/tables/{id:str}/open", status_code=200, security=SEAT, responses=refusals(401, 403, *TABLE))
async def open_(
    id: FromPath[str], directory: NamedDependency[TableDirectory], token: NamedDependency[str | None]
) -> TableInfo:
    """Let everybody see the record of a game that has ended. Host only."""
    return await directory.at(id, lambda one: finished_game.publish(one, token))


@post("/tables/{id:str}/rematch", status_code=200, security=SEAT, responses=refusals(401, 403, *TABLE))
async def rematch(
    id: FromPath[str], directory: NamedDependency[TableDirectory], token: NamedDependency[str | None]
) -> Seated:
    """Play again with the same seats and options after the end. The first seat to ask creates the table. Seat
    tokens are good there too, except those of players who had left."""
    return await directory.at(id, lambda one: finished_game.rematch(one, token))
