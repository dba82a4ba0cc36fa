"""The HTTP calls (docs/decisions/table.md)."""

from functools import partial
from typing import Annotated, Any

from litestar import Request, Response, Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, HeaderParameter, JSONBody

from skulduggery import api, bots, codec
from skulduggery.api import BadInput
from skulduggery.server import crooks
from skulduggery.server.hall import Hall
from skulduggery.server.limits import Limits
from skulduggery.server.problem import Problem
from skulduggery.server.wire import (
    CardsInfo,
    GameInfo,
    Joining,
    NewTable,
    RecordInfo,
    Seated,
    TableInfo,
    TableLine,
    TakingOver,
)

Bearer = Annotated[str | None, HeaderParameter(name="Authorization", required=False, description="Bearer TOKEN")]
NEW_TABLE = 10
"""Calls that a new table counts as."""


def token_of(authorization: str | None) -> str | None:
    """The token in an Authorization header."""
    if not authorization:
        return None
    scheme, _, token = authorization.partition(" ")
    if scheme.casefold() != "bearer" or not token.strip():
        raise Problem(401, "The header Authorization must say 'Bearer' and your token.")
    return token.strip()


def caller(request: Request[Any, Any, Any]) -> str:
    """Who calls: an address."""
    return request.client.host if request.client else "?"


@get("/games", sync_to_thread=False)
def games() -> list[GameInfo]:
    """All games."""
    out = []
    for name in api.games():
        game = api.game(name)
        out.append(GameInfo(name, game.seats, {one: [*values] for one, values in game.options.items()}, [*bots.BOTS]))
    return out


@get("/games/{game:str}/cards", sync_to_thread=False)
def cards(game: FromPath[str]) -> CardsInfo:
    """The cards of the house."""
    try:
        return crooks.cards(api.game(game).house_cards())
    except BadInput as error:
        raise Problem(404, str(error)) from None


@get("/tables")
async def tables(hall: NamedDependency[Hall]) -> list[TableLine]:
    """Open and running tables, the newest first, 100 at most."""
    return await hall.lines()


@post("/tables")
async def create(
    data: JSONBody[NewTable],
    hall: NamedDependency[Hall],
    limits: NamedDependency[Limits],
    request: Request[Any, Any, Any],
) -> Seated:
    """A new table. A table of me and bots begins at once."""
    if not limits.allow(caller(request), NEW_TABLE):
        raise Problem(429, "So many new tables at once are too many; please wait a minute.")
    return await hall.create(data)


@get("/tables/{id:str}")
async def table(id: FromPath[str], hall: NamedDependency[Hall]) -> TableInfo:
    """A table as everybody sees it."""
    one = await hall.find(id)
    return await one.do(one.info)


@get("/tables/{id:str}/cards")
async def table_cards(id: FromPath[str], hall: NamedDependency[Hall]) -> CardsInfo:
    """The cards that this table is played with."""
    return crooks.cards((await hall.find(id)).rules.cards)


@post("/tables/{id:str}/join")
async def join(id: FromPath[str], data: JSONBody[Joining], hall: NamedDependency[Hall]) -> Seated:
    """Take the next open seat."""
    one = await hall.find(id)
    return await one.do(partial(one.join, data.name))


@post("/tables/{id:str}/start", status_code=200)
async def start(id: FromPath[str], hall: NamedDependency[Hall], authorization: Bearer = None) -> TableInfo:
    """Begin the game. Host only."""
    one = await hall.find(id)
    return await one.do(partial(one.start, token_of(authorization)))


@post("/tables/{id:str}/end", status_code=200)
async def end(id: FromPath[str], hall: NamedDependency[Hall], authorization: Bearer = None) -> TableInfo:
    """Stop the game for good. Host only."""
    one = await hall.find(id)
    return await one.do(partial(one.end, token_of(authorization)))


@post("/tables/{id:str}/open", status_code=200)
async def open_(id: FromPath[str], hall: NamedDependency[Hall], authorization: Bearer = None) -> TableInfo:
    """After the end, let everybody look at the record. Host only."""
    one = await hall.find(id)
    return await one.do(partial(one.open, token_of(authorization)))


@post("/tables/{id:str}/leave", status_code=200)
async def leave(id: FromPath[str], hall: NamedDependency[Hall], authorization: Bearer = None) -> TableInfo:
    """Get up. Before the game the seat is free again (the host ends the table); later it is away at once."""
    one = await hall.find(id)
    return await one.do(partial(one.leave, token_of(authorization)))


@post("/tables/{id:str}/take-over", status_code=200)
async def take_over(
    id: FromPath[str], data: JSONBody[TakingOver], hall: NamedDependency[Hall], authorization: Bearer = None
) -> TableInfo:
    """Let a bot play for a seat that is away. Anybody with a seat."""
    one = await hall.find(id)
    return await one.do(partial(one.take_over, token_of(authorization), data.seat, data.bot))


@post("/tables/{id:str}/rematch", status_code=200)
async def rematch(id: FromPath[str], hall: NamedDependency[Hall], authorization: Bearer = None) -> Seated:
    """The same seats and options once more: after the end, by anybody with a seat; everybody's token stays good."""
    one = await hall.find(id)
    return await one.do(partial(one.rematch, token_of(authorization), hall.rematch))


@get("/tables/{id:str}/record")
async def record(id: FromPath[str], hall: NamedDependency[Hall], authorization: Bearer = None) -> RecordInfo:
    """After the end: the game with everything open. Players; others if the host opened it."""
    one = await hall.find(id)
    return await one.do(partial(one.record, token_of(authorization)))


@get("/tables/{id:str}/log", media_type="application/x-ndjson")
async def log(id: FromPath[str], hall: NamedDependency[Hall], authorization: Bearer = None) -> Response[bytes]:
    """After the end: the log file, as ``skulduggery replay`` reads it."""
    one = await hall.find(id)
    play = await one.do(partial(one.look_back, token_of(authorization)))
    headers = {"Content-Disposition": f'attachment; filename="{play.rules.game}-{id}.jsonl"'}
    return Response(codec.write_log(play.record), media_type="application/x-ndjson", headers=headers)


CALLS = Router(
    "/api",
    route_handlers=[
        games, cards, tables, create, table, table_cards, join, start, end, open_, leave, take_over, rematch,
        record, log,
    ],
)  # fmt: skip
