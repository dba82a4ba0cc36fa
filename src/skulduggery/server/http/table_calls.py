"""The HTTP calls to games and tables (docs/develop/table-protocol.md)."""

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
from skulduggery.server.accounts import sessions
from skulduggery.server.accounts.accounts import Account
from skulduggery.server.accounts.auth import Authenticator
from skulduggery.server.accounts.credentials import hashed
from skulduggery.server.accounts.sessions import Session, shown_token, token_of
from skulduggery.server.operations.rate_limits import Limits, neighbour
from skulduggery.server.protocol.errors import ApiError
from skulduggery.server.protocol.tables import (
    ChangingTable,
    GameInfo,
    GettingReady,
    Joining,
    LeavingOut,
    LessonInfo,
    Muting,
    NewLesson,
    NewTable,
    PlayerReport,
    Refusal,
    Reporting,
    SeatBlocking,
    Seated,
    SeatingBot,
    TableInfo,
    TableLine,
    TakingOver,
)
from skulduggery.server.session import catalogue
from skulduggery.server.settings import Settings
from skulduggery.server.storage import blocks, invitations
from skulduggery.server.storage.blocks import GUEST
from skulduggery.server.tables import attendance, finished_game, talk, teaching
from skulduggery.server.tables.directory import TableDirectory
from skulduggery.server.tables.table import Table

PACKED = DefineMiddleware(CompressionMiddleware, config=CompressionConfig(backend="gzip", gzip_compress_level=6))
"""Compression for calls whose long answers never mix a secret with text that a stranger could choose."""
NEW_TABLE = 10
"""Number of calls that creating a table counts as."""
Security = list[dict[str, list[str]]]
SEAT: Security = [{"seat": []}]
ANYBODY_OR_SEAT: Security = [{"seat": []}, {}]
ANYBODY_OR_BOT: Security = [{"bot": []}, {}]
TABLE = (307, 404, 409)
"""The statuses with which any call to a table may be refused or sent to another server."""
BODY = (400, 413, 415, 422)
"""The statuses with which any call with a body may be refused."""
WHY = {
    307: "Of several servers another one has this: repeat the call at the Location, the same address with `?at=NAME`.",
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
    """Return the refusals of a call by status, with those that any call may meet: 414, 429 and 503."""
    every = (*statuses, 414, 429, 503)
    return {one: ResponseSpec(Refusal, generate_examples=False, description=WHY[one]) for one in every}


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Return the address that a call or a socket is counted for: an IPv4 address or an IPv6 /64."""
    return neighbour(connection.client.host) if connection.client else "?"


async def session_of(
    request: Request[Any, Any, Any], auth: NamedDependency[Authenticator], settings: NamedDependency[Settings]
) -> tuple[Session, Account] | None:
    """Return the session and account that this browser is logged in with, or None."""
    return await auth.who(sessions.token_in(request, settings.secure))


async def sitting_of(
    request: Request[Any, Any, Any], auth: NamedDependency[Authenticator], settings: NamedDependency[Settings]
) -> tuple[Session, Account] | None:
    """Return who takes a seat: the bot whose token is shown, or else the account that this browser is logged in to.

    Raises ApiError if the bot's token is not good, or the browser's account is a bot's, which people don't play with.
    """
    if (token := shown_token(request) or "").startswith(sessions.BOTS):
        return await auth.bot(token)
    return person(await session_of(request, auth, settings))


def person(found: tuple[Session, Account] | None) -> tuple[Session, Account] | None:
    """Return ``found``. Raises ApiError if its account is a bot's."""
    if found is not None and found[1].bot:
        raise ApiError(403, "bot-by-token")
    return found


Somebody = NamedDependency[tuple[Session, Account] | None]
Guest = NamedDependency[str | None]
Reader = NamedDependency[str | None]


GUEST_KEY = "skulduggery-guest"
"""The header with the key by which a browser's guests are known."""
SHORTEST_KEY = 16


def guest_of(request: Request[Any, Any, Any]) -> str | None:
    """Return the guest whose key this browser shows, as in ``blocks``, or None."""
    return guest_by(request.headers.get(GUEST_KEY, ""))


def guest_by(key: str) -> str | None:
    """Return the guest who has this key, as in ``blocks``; None if it is no key."""
    return f"{GUEST}{hashed(key).hex()}" if SHORTEST_KEY <= len(key) <= 4 * SHORTEST_KEY else None


def reader_of(session: Somebody, guest: Guest) -> str | None:
    """Return the person who calls, as in ``blocks``: an account, or else a guest whose key is shown; else None."""
    return guest if session is None else session[1].id


async def founder_of(
    request: Request[Any, Any, Any],
    limits: NamedDependency[Limits],
    founders: NamedDependency[Limits],
    session: Somebody,
) -> Account | None:
    """Return the account of the person who creates a table, or None for a guest.

    Raises ApiError if there were too many calls or new tables from this address, or the account is a bot's.
    """
    address = address_of(request)
    if not (limits.allow(address, NEW_TABLE) and founders.allow(address)):
        raise ApiError(429, "new-tables")
    who = person(session)
    return who and who[1]


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


@post("/tables/{id:str}/open", status_code=200, security=SEAT, responses=refusals(401, 403, *TABLE))
async def open_(
    id: FromPath[str], directory: NamedDependency[TableDirectory], token: NamedDependency[str | None]
) -> TableInfo:
    """Let everybody see the record of a game that has ended. Host only."""
    return await directory.at(id, lambda one: finished_game.publish(one, token))


@post("/tables/{id:str}/leave", status_code=200, security=SEAT, responses=refusals(401, 403, *TABLE))
async def leave(
    id: FromPath[str], directory: NamedDependency[TableDirectory], token: NamedDependency[str | None]
) -> TableInfo:
    """Leave your seat. While the table is open, the seat becomes free; if you are the host, the next person becomes the
    host, or the table ends if nobody else is there. Later your seat counts as away at once."""
    return await directory.at(id, lambda one: attendance.leave(one, token))


@post("/tables/{id:str}/take-over", status_code=200, security=SEAT, responses=refusals(401, 403, *TABLE, *BODY))
async def take_over(
    id: FromPath[str],
    data: JSONBody[TakingOver],
    directory: NamedDependency[TableDirectory],
    token: NamedDependency[str | None],
) -> TableInfo:
    """Let a bot play for a seat that is away. Any seat may ask for it."""
    return await directory.at(id, lambda one: attendance.take_over(one, token, data.seat, data.bot))


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


@post("/tables/{id:str}/rematch", status_code=200, security=SEAT, responses=refusals(401, 403, *TABLE))
async def rematch(
    id: FromPath[str], directory: NamedDependency[TableDirectory], token: NamedDependency[str | None]
) -> Seated:
    """Play again with the same seats and options after the end. The first seat to ask creates the table. Seat
    tokens are good there too, except those of players who had left."""
    return await directory.at(id, lambda one: finished_game.rematch(one, token))


@get("/tables/{id:str}/lesson", security=SEAT, responses=refusals(401, 403, *TABLE))
async def lesson(
    id: FromPath[str], directory: NamedDependency[TableDirectory], token: NamedDependency[str | None]
) -> LessonInfo:
    """Return what a lesson says to the learner now."""
    return await directory.at(id, lambda one: teaching.look(one, token))


GIVEN = {
    "token": Provide(token_of, sync_to_thread=False),
    "session": Provide(session_of),
    "guest": Provide(guest_of, sync_to_thread=False),
    "reader": Provide(reader_of, sync_to_thread=False),
    "founder": Provide(founder_of),
    "sitting": Provide(sitting_of),
}
CALLS = Router(
    "/api",
    route_handlers=[
        games, cards, tables, create, table, table_cards, join, start, seat_bot, change, ready, without, end, open_,
        leave, take_over, mute, report, report_player, block_seat, rematch, agree, decline, undo, resign, back,
        learn, lesson,
    ],
    dependencies=GIVEN,
)  # fmt: skip
