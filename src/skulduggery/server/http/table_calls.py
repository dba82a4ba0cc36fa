"""The HTTP calls to games and tables (docs/develop/table-protocol.md)."""

from litestar import Router, get, post
from litestar.config.compression import CompressionConfig
from litestar.di import NamedDependency
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.params import FromPath, JSONBody

from skulduggery import api, bots
from skulduggery.documents import rooms
from skulduggery.documents.rooms import Cards
from skulduggery.server.accounts.accounts import Account
from skulduggery.server.http.callers import GIVEN, SEAT, Guest, Reader
from skulduggery.server.http.conduct_calls import block_seat, mute, report, report_player
from skulduggery.server.http.game_calls import agree, back, decline, end, open_, rematch, resign, take_over, undo
from skulduggery.server.http.refusals import BODY, TABLE, refusals
from skulduggery.server.http.room_calls import change, join, leave, ready, seat_bot, start, without
from skulduggery.server.protocol.errors import ApiError
from skulduggery.server.protocol.tables import GameInfo, LessonInfo, NewLesson, NewTable, Seated, TableInfo, TableLine
from skulduggery.server.session import catalogue
from skulduggery.server.tables import teaching
from skulduggery.server.tables.directory import TableDirectory
from skulduggery.server.tables.table import Table

PACKED = DefineMiddleware(CompressionMiddleware, config=CompressionConfig(backend="gzip", gzip_compress_level=6))
"""Compression for calls whose long answers never mix a secret with text that a stranger could choose."""


@get("/games", sync_to_thread=False, responses=refusals())
def games() -> list[GameInfo]:
    """List the games with their seats, options, bots and lessons."""
    return catalogue.games(bots.offered)


@get("/games/{game:str}/cards", sync_to_thread=False, middleware=[PACKED], responses=refusals(404))
def cards(game: FromPath[str]) -> Cards:
    """Return the built-in cards of a game."""
    if game not in api.games():
        raise ApiError(404, "game")
    return rooms.house_cards(game)


@get("/tables", responses=refusals())
async def tables(directory: NamedDependency[TableDirectory], reader: Reader) -> list[TableLine]:
    """List public tables that are open or running, the newest first, 100 at most. Tables of people whom you have
    blocked, or who have blocked you, are left out."""
    return await directory.lines(reader)


@post("/tables", responses=refusals(*BODY, 403))
async def create(
    data: JSONBody[NewTable],
    directory: NamedDependency[TableDirectory],
    founder: NamedDependency[Account | None],
    guest: Guest,
) -> Seated:
    """Create a table. If you play against bots only, the game begins at once, or as soon as your client has taken part
    in the deal."""
    return await directory.create(data, founder, guest)


@post("/lessons", responses=refusals(*BODY, 403))
async def learn(
    data: JSONBody[NewLesson], directory: NamedDependency[TableDirectory], founder: NamedDependency[Account | None]
) -> Seated:
    """Create a table for a lesson. It is not listed, and nobody can watch it."""
    return await directory.learn(data, founder)


@get("/tables/{id:str}", responses=refusals(*TABLE))
async def table(id: FromPath[str], directory: NamedDependency[TableDirectory]) -> TableInfo:
    """Return a table as everybody sees it."""
    return await directory.at(id, lambda one: one.info())


@get("/tables/{id:str}/cards", middleware=[PACKED], responses=refusals(*TABLE))
async def table_cards(id: FromPath[str], directory: NamedDependency[TableDirectory]) -> Cards:
    """Return the cards that this table plays with."""

    async def look(one: Table) -> Cards:
        return rooms.cards_as_stored(one.row.game, one.row.cards)

    return await directory.visit(id, look)


@get("/tables/{id:str}/lesson", security=SEAT, responses=refusals(401, 403, *TABLE))
async def lesson(
    id: FromPath[str], directory: NamedDependency[TableDirectory], token: NamedDependency[str | None]
) -> LessonInfo:
    """Return what a lesson says to the learner now."""
    return await directory.at(id, lambda one: teaching.look(one, token))


CALLS = Router(
    "/api",
    route_handlers=[
        games, cards, tables, create, table, table_cards, join, start, seat_bot, change, ready, without, end, open_,
        leave, take_over, mute, report, report_player, block_seat, rematch, agree, decline, undo, resign, back,
        learn, lesson,
    ],
    dependencies=GIVEN,
)  # fmt: skip
