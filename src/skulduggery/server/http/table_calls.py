"""The HTTP calls (docs/decisions/table.md)."""

from functools import partial
from typing import Any

from litestar import Request, Router, get, post
from litestar.config.compression import CompressionConfig
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency, Provide
from litestar.middleware import DefineMiddleware
from litestar.middleware.compression import CompressionMiddleware
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody

from skulduggery import api, bots
from skulduggery.documents import rooms
from skulduggery.documents.rooms import Cards
from skulduggery.lessons import FIRST, find
from skulduggery.server.accounts import sessions
from skulduggery.server.accounts.accounts import Account
from skulduggery.server.accounts.auth import Registry
from skulduggery.server.accounts.sessions import Session, shown_token, token_of
from skulduggery.server.operations.rate_limits import Limits, neighbour
from skulduggery.server.protocol.errors import ApiError
from skulduggery.server.protocol.tables import (
    GameInfo,
    HintInfo,
    Joining,
    LeavingOut,
    LessonInfo,
    Muting,
    NewLesson,
    NewTable,
    Refusal,
    Reporting,
    ReviewInfo,
    Seated,
    TableInfo,
    TableLine,
    TakingOver,
)
from skulduggery.server.settings import Settings
from skulduggery.server.storage import invitations
from skulduggery.server.tables import reports, teaching
from skulduggery.server.tables.directory import TableDirectory
from skulduggery.server.tables.table import Table

PACKED = DefineMiddleware(CompressionMiddleware, config=CompressionConfig(backend="gzip", gzip_compress_level=6))
"""Of calls whose answers are long and hold nothing that a stranger could put beside a secret."""
NEW_TABLE = 10
"""Calls that a new table counts as."""
Security = list[dict[str, list[str]]]
SEAT: Security = [{"seat": []}]
ANYBODY_OR_SEAT: Security = [{"seat": []}, {}]
ANYBODY_OR_BOT: Security = [{"bot": []}, {}]
TABLE = (404, 409)
"""Statuses with which every call to a table may be refused."""
BODY = (400, 413, 415, 422)
"""And every call with a body."""
WHY = {
    400: "The body is not understood.",
    401: "The token is missing, or not good for any seat of this table.",
    403: "Not for this seat, or not from a page of another site.",
    404: "There is no such game or table.",
    409: "Not now, or not at this table.",
    413: "The body is too long.",
    414: "The address is too long.",
    415: "The body is not JSON.",
    422: "The body says something that can't be.",
    429: "Too many calls.",
    503: "The tables can't be read or written at the moment.",
}


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """Return the refusals of a call by status. Any call may have too long an address, be one too many, or fail."""
    every = (*statuses, 414, 429, 503)
    return {one: ResponseSpec(Refusal, generate_examples=False, description=WHY[one]) for one in every}


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Where a call or a socket comes from."""
    return neighbour(connection.client.host) if connection.client else "?"


async def session_of(
    request: Request[Any, Any, Any], registry: NamedDependency[Registry], settings: NamedDependency[Settings]
) -> tuple[Session, Account] | None:
    """Who is logged in with this browser, if anybody."""
    return await registry.who(sessions.token_in(request, settings.secure))


async def sitting_of(
    request: Request[Any, Any, Any], registry: NamedDependency[Registry], settings: NamedDependency[Settings]
) -> tuple[Session, Account] | None:
    """Who sits down: the bot whose token is shown, else who is logged in with this browser. Raises ApiError where that
    is the account of a bot: people don't play by it."""
    if (token := shown_token(request) or "").startswith(sessions.BOTS):
        return await registry.bot(token)
    return person(await session_of(request, registry, settings))


def person(found: tuple[Session, Account] | None) -> tuple[Session, Account] | None:
    """Who is logged in. Raises ApiError if that is a bot's account."""
    if found is not None and found[1].bot:
        raise ApiError(403, "bot-by-token")
    return found


Somebody = NamedDependency[tuple[Session, Account] | None]


async def founder_of(
    request: Request[Any, Any, Any],
    limits: NamedDependency[Limits],
    founders: NamedDependency[Limits],
    session: Somebody,
) -> Account | None:
    """The account of who makes a table, if they have one. Raises ApiError if there were too many from there."""
    address = address_of(request)
    if not (limits.allow(address, NEW_TABLE) and founders.allow(address)):
        raise ApiError(429, "new-tables")
    who = person(session)
    return who and who[1]


@get("/games", sync_to_thread=False, responses=refusals())
def games() -> list[GameInfo]:
    """All games."""
    out = []
    for name in api.games():
        game = api.game(name)
        options = {one: [*values] for one, values in game.options.items()}
        usual = {str(seats): chosen for seats, chosen in game.defaults_by_seats.items()}
        first = find(name, FIRST)
        lessons, short = ([], None) if first is None else ([FIRST], first.short)
        of_seats = game.seats, options, [*bots.offered(name)], usual, [*game.variants]
        out.append(GameInfo(name, *of_seats, lessons, short))
    return out


@get("/games/{game:str}/cards", sync_to_thread=False, middleware=[PACKED], responses=refusals(404))
def cards(game: FromPath[str]) -> Cards:
    """The cards of the house."""
    if game not in api.games():
        raise ApiError(404, "game")
    return rooms.house_cards(game)


@get("/tables", responses=refusals())
async def tables(directory: NamedDependency[TableDirectory]) -> list[TableLine]:
    """Open and running tables, the newest first, 100 at most."""
    return await directory.lines()


@post("/tables", responses=refusals(*BODY, 403))
async def create(
    data: JSONBody[NewTable], directory: NamedDependency[TableDirectory], founder: NamedDependency[Account | None]
) -> Seated:
    """A new table. A table of me and bots begins at once, or as soon as my client has taken part in the deal."""
    return await directory.create(data, founder)


@post("/lessons", responses=refusals(*BODY, 403))
async def learn(
    data: JSONBody[NewLesson], directory: NamedDependency[TableDirectory], founder: NamedDependency[Account | None]
) -> Seated:
    """A new table where a lesson is played: it stands in no list, and nobody looks on."""
    return await directory.learn(data, founder)


@get("/tables/{id:str}", responses=refusals(*TABLE))
async def table(id: FromPath[str], directory: NamedDependency[TableDirectory]) -> TableInfo:
    """A table as everybody sees it."""
    return await directory.at(id, lambda one: one.info())


@get("/tables/{id:str}/cards", middleware=[PACKED], responses=refusals(*TABLE))
async def table_cards(id: FromPath[str], directory: NamedDependency[TableDirectory]) -> Cards:
    """The cards that this table is played with."""

    async def look(one: Table) -> Cards:
        return rooms.cards_as_stored(one.row.game, one.row.cards)

    return await directory.visit(id, look)


@post("/tables/{id:str}/join", security=ANYBODY_OR_BOT, responses=refusals(401, 403, *TABLE, *BODY))
async def join(
    id: FromPath[str],
    data: JSONBody[Joining],
    directory: NamedDependency[TableDirectory],
    registry: NamedDependency[Registry],
    sitting: Somebody,
) -> Seated:
    """Take the next open seat; who is logged in does so under the name of the account, and so does a bot, where it was
    invited or the table is private. Its token of the seat ends with the bot's."""
    if sitting is None or not sitting[0].bot:
        return await directory.at(id, lambda one: one.pregame.join(data.name, sitting and sitting[1]))
    session, account = sitting
    await registry.store.do(partial(invitations.check, table=id, account=account.id))
    await directory.at(id, lambda one: one.pregame.join(account.name, account))
    await registry.store.do(partial(invitations.drop, table=id, account=account.id))
    await directory.changed([id], only_invited=True)
    return await directory.at(id, lambda one: one.admit(account.id, session.token))


@post("/tables/{id:str}/start", status_code=200, security=SEAT, responses=refusals(401, 403, *TABLE))
async def start(
    id: FromPath[str], directory: NamedDependency[TableDirectory], token: NamedDependency[str | None]
) -> TableInfo:
    """Begin the game. Host only."""
    return await directory.at(id, lambda one: one.start(token))


@post("/tables/{id:str}/without", status_code=200, security=SEAT, responses=refusals(401, 403, *TABLE, *BODY))
async def without(
    id: FromPath[str],
    data: JSONBody[LeavingOut],
    directory: NamedDependency[TableDirectory],
    token: NamedDependency[str | None],
) -> TableInfo:
    """Deal without the share of a seat that is waited for; everybody sees it. Host only."""
    return await directory.at(id, lambda one: one.without(token, data.seat))


@post("/tables/{id:str}/end", status_code=200, security=SEAT, responses=refusals(401, 403, *TABLE))
async def end(
    id: FromPath[str], directory: NamedDependency[TableDirectory], token: NamedDependency[str | None]
) -> TableInfo:
    """Stop the game for good. The host does; any other seat asks all who are here."""
    return await directory.at(id, lambda one: one.end(token))


@post("/tables/{id:str}/agree", status_code=200, security=SEAT, responses=refusals(401, 403, *TABLE))
async def agree(
    id: FromPath[str], directory: NamedDependency[TableDirectory], token: NamedDependency[str | None]
) -> TableInfo:
    """Say yes to what a seat asks of all, in secret. Its voters, once."""
    return await directory.at(id, lambda one: one.vote(token, yes=True))


@post("/tables/{id:str}/decline", status_code=200, security=SEAT, responses=refusals(401, 403, *TABLE))
async def decline(
    id: FromPath[str], directory: NamedDependency[TableDirectory], token: NamedDependency[str | None]
) -> TableInfo:
    """Say no to it."""
    return await directory.at(id, lambda one: one.vote(token, yes=False))


@post("/tables/{id:str}/undo", status_code=200, security=SEAT, responses=refusals(401, 403, *TABLE))
async def undo(
    id: FromPath[str], directory: NamedDependency[TableDirectory], token: NamedDependency[str | None]
) -> TableInfo:
    """Take my last answer back: a step that nobody else knows of at once, anything else if all agree."""
    return await directory.at(id, lambda one: one.undo(token))


@post("/tables/{id:str}/resign", status_code=200, security=SEAT, responses=refusals(401, 403, *TABLE))
async def resign(
    id: FromPath[str], directory: NamedDependency[TableDirectory], token: NamedDependency[str | None]
) -> TableInfo:
    """Give the game up, for good: from now on the rules answer for this seat."""
    return await directory.at(id, lambda one: one.resign(token))


@post("/tables/{id:str}/back", status_code=200, security=SEAT, responses=refusals(401, 403, *TABLE))
async def back(
    id: FromPath[str], directory: NamedDependency[TableDirectory], token: NamedDependency[str | None]
) -> TableInfo:
    """GameSession my seat myself again, where a bot stood in because I was late."""
    return await directory.at(id, lambda one: one.back(token))


@post("/tables/{id:str}/open", status_code=200, security=SEAT, responses=refusals(401, 403, *TABLE))
async def open_(
    id: FromPath[str], directory: NamedDependency[TableDirectory], token: NamedDependency[str | None]
) -> TableInfo:
    """After the end, let everybody look at the record. Host only."""
    return await directory.at(id, lambda one: one.open(token))


@post("/tables/{id:str}/leave", status_code=200, security=SEAT, responses=refusals(401, 403, *TABLE))
async def leave(
    id: FromPath[str], directory: NamedDependency[TableDirectory], token: NamedDependency[str | None]
) -> TableInfo:
    """Get up. Before the game the seat is free again (the host ends the table); later it is away at once."""
    return await directory.at(id, lambda one: one.leave(token))


@post("/tables/{id:str}/take-over", status_code=200, security=SEAT, responses=refusals(401, 403, *TABLE, *BODY))
async def take_over(
    id: FromPath[str],
    data: JSONBody[TakingOver],
    directory: NamedDependency[TableDirectory],
    token: NamedDependency[str | None],
) -> TableInfo:
    """Let a bot play for a seat that is away. Anybody with a seat."""
    return await directory.at(id, lambda one: one.take_over(token, data.seat, data.bot))


@post("/tables/{id:str}/mute", status_code=200, security=SEAT, responses=refusals(401, 403, *TABLE, *BODY))
async def mute(
    id: FromPath[str],
    data: JSONBody[Muting],
    directory: NamedDependency[TableDirectory],
    token: NamedDependency[str | None],
) -> TableInfo:
    """Stop the talk of a seat, or let it talk again; everybody sees it. Host only."""
    return await directory.at(id, lambda one: one.mute(token, data.seat, data.muted))


@post("/tables/{id:str}/report", status_code=200, security=SEAT, responses=refusals(401, 403, *TABLE, *BODY))
async def report(
    id: FromPath[str],
    data: JSONBody[Reporting],
    directory: NamedDependency[TableDirectory],
    token: NamedDependency[str | None],
) -> TableInfo:
    """Tell the server's host what another has said to me, or to all. Anybody with a seat."""

    async def keep(one: Table) -> TableInfo:
        await one.writer.commit(reports.report(one.row, one.seat_of(token), data.line, one.clock()))
        return await one.info()

    return await directory.at(id, keep)


@post("/tables/{id:str}/rematch", status_code=200, security=SEAT, responses=refusals(401, 403, *TABLE))
async def rematch(
    id: FromPath[str], directory: NamedDependency[TableDirectory], token: NamedDependency[str | None]
) -> Seated:
    """The same seats and options once more: after the end, by anybody with a seat; everybody's token stays good."""
    return await directory.at(id, lambda one: one.rematch(token, directory.rematch))


@post("/tables/{id:str}/hint", status_code=200, security=SEAT, responses=refusals(401, 403, *TABLE))
async def hint(
    id: FromPath[str], directory: NamedDependency[TableDirectory], token: NamedDependency[str | None]
) -> HintInfo:
    """The best answers to what is asked of me, from what my seat knows, at tables that allow it. Ask again until they
    are there."""
    return await directory.visit(id, lambda one: directory.adviser.hint(one, token))


@get("/tables/{id:str}/lesson", security=SEAT, responses=refusals(401, 403, *TABLE))
async def lesson(
    id: FromPath[str], directory: NamedDependency[TableDirectory], token: NamedDependency[str | None]
) -> LessonInfo:
    """Where a lesson is played: what it says now to who learns."""
    return await directory.at(id, lambda one: teaching.look(one, token))


@post("/tables/{id:str}/review", status_code=200, security=ANYBODY_OR_SEAT, responses=refusals(401, 403, *TABLE))
async def review(
    id: FromPath[str], directory: NamedDependency[TableDirectory], token: NamedDependency[str | None]
) -> ReviewInfo:
    """After the end: what can be learned from the game, for whom the record is. Ask again until it is there."""
    return await directory.visit(id, lambda one: directory.adviser.review(one, token))


GIVEN = {
    "token": Provide(token_of, sync_to_thread=False),
    "session": Provide(session_of),
    "founder": Provide(founder_of),
    "sitting": Provide(sitting_of),
}
CALLS = Router(
    "/api",
    route_handlers=[
        games, cards, tables, create, table, table_cards, join, start, without, end, open_, leave, take_over, mute,
        report, rematch, agree, decline, undo, resign, back, hint, review, learn, lesson,
    ],
    dependencies=GIVEN,
)  # fmt: skip
