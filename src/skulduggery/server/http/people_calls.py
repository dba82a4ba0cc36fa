"""The HTTP calls about people: leaderboards, profiles, and whether a seat is asked something."""

from functools import partial
from typing import Annotated

from litestar import Router, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, JSONBody, QueryParameter

from skulduggery import api
from skulduggery.server.accounts import accounts, owned_seats, standings
from skulduggery.server.accounts.names import LONGEST_NAME, likeness
from skulduggery.server.accounts.sessions import token_of
from skulduggery.server.http.account_calls import SESSION, Auth, Directory, Mine, info, mine_of
from skulduggery.server.http.callers import SEAT, Reader, Security, Somebody, guest_of, reader_of, session_of
from skulduggery.server.http.refusals import BODY, TABLE, refusals
from skulduggery.server.operations.rate_limits import Limits
from skulduggery.server.protocol.accounts import AccountInfo, BotTable, Declining
from skulduggery.server.protocol.errors import ApiError
from skulduggery.server.protocol.people import (
    Block,
    Blocking,
    Companion,
    Leaderboard,
    Listing,
    PersonInfo,
    TurnInfo,
    Unblocking,
)
from skulduggery.server.storage import blocks, invitations
from skulduggery.server.tables.table import Table

MOST_PAGES = 10_000
SOMEBODY: Security = [{"session": []}, {"guest": []}]
Quotas = NamedDependency[dict[str, Limits]]
Page = Annotated[int, QueryParameter(ge=0, lt=MOST_PAGES, required=False)]
Name = Annotated[str, QueryParameter(max_length=4 * LONGEST_NAME)]


@get("/leaderboard/{game:str}", responses=refusals(400, 404))
async def leaderboard(game: FromPath[str], auth: Auth, page: Page = 0) -> Leaderboard:
    """Return a page of a game's leaderboard, the best players first, 50 a page, from page 0. Accounts that do not want
    to be listed are left out."""
    if game not in api.games():
        raise ApiError(404, "game")
    return await auth.store.do(partial(standings.leaderboard, game=game, page=page))


@get("/people", responses=refusals(400, 404))
async def person(auth: Auth, name: Name, reader: Reader, page: Page = 0) -> PersonInfo:
    """Return how the account with this name plays at public tables, unless it does not want to be listed or has blocked
    you. Its games come 50 a page, the latest first, from page 0."""
    account = await auth.store.do(partial(accounts.find, like=likeness(name)))
    if account is None or not account.listed:
        raise ApiError(404, "person")
    if reader is not None and await auth.store.do(partial(blocks.blocks, blocker=account.id, blocked=reader)):
        raise ApiError(404, "person")
    return await auth.store.do(partial(standings.person, account=account, own=False, page=page))


@get("/account/profile", security=SESSION, responses=refusals(400, 401, 403))
async def profile(mine: Mine, auth: Auth, page: Page = 0) -> PersonInfo:
    """Return how you play, at all tables, private ones included. Your games come 50 a page, the latest first, from page
    0."""
    return await auth.store.do(partial(standings.person, account=mine[1], own=True, page=page))


@post("/account/listing", status_code=200, security=SESSION, responses=refusals(401, 403, *BODY))
async def listing(data: JSONBody[Listing], mine: Mine, auth: Auth) -> AccountInfo:
    """Choose whether others may see how you play, in leaderboards and on your profile."""
    await auth.store.do(partial(accounts.show, id=mine[1].id, listed=data.listed))
    return await info(auth, mine[1])


def known(reader: str | None) -> str:
    """Return the person who calls. Raises ApiError if the browser is not logged in and shows no key of a guest."""
    if reader is None:
        raise ApiError(401, "logged-out")
    return reader


@get("/blocks", security=SOMEBODY, responses=refusals(401, 403))
async def list_blocks(auth: Auth, reader: Reader) -> list[Block]:
    """List the people whom you have blocked, the latest first: with your account or, as a guest, with this browser."""
    return await auth.store.do(partial(blocks.of, blocker=known(reader)))


@post("/blocks", status_code=200, security=SOMEBODY, responses=refusals(401, 403, 409, *BODY))
async def block(
    data: JSONBody[Blocking], auth: Auth, reader: Reader, directory: Directory, quotas: Quotas
) -> list[Block]:
    """Block the person who has the account with this name, and list all whom you have blocked."""
    me = known(reader)
    if not quotas["blocks"].allow(me):
        raise ApiError(429, "calls")
    account = await auth.store.do(partial(accounts.find, like=likeness(data.name[:LONGEST_NAME])))
    if account is None:
        raise ApiError(422, "person")
    await auth.store.do(partial(blocks.add, blocker=me, blocked=account.id, name=account.name))
    return await changed(auth, directory, me)


@post("/blocks/end", status_code=200, security=SOMEBODY, responses=refusals(401, 403, *BODY))
async def unblock(data: JSONBody[Unblocking], auth: Auth, reader: Reader, directory: Directory) -> list[Block]:
    """End a block, and list the people whom you still block."""
    me = known(reader)
    await auth.store.do(partial(blocks.remove, blocker=me, id=data.id))
    return await changed(auth, directory, me)


async def changed(auth: Auth, directory: Directory, person: str) -> list[Block]:
    """Tell the tables of a person that the person's blocks have changed, and return these."""
    await directory.changed(await auth.store.do(partial(blocks.tables, person=person)), only_around=True)
    return await auth.store.do(partial(blocks.of, blocker=person))


@get("/companions", security=SOMEBODY, responses=refusals(401, 403))
async def companions(auth: Auth, reader: Reader) -> list[Companion]:
    """List the people whom you have played with, the latest first, 20 at most."""
    return await auth.store.do(partial(blocks.companions, person=known(reader)))


@get("/account/invitations", security=SOMEBODY, responses=refusals(401, 403))
async def my_invitations(reader: Reader, directory: Directory) -> list[BotTable]:
    """List the open tables to which you are invited, with your account or as a guest of this browser, the newest first.
    Their hosts learn that you have seen it."""
    tables, heard = await directory.store.do(partial(invitations.hear, account=known(reader)))
    await directory.changed(heard, only_around=True)
    return [one for one in tables if one.seat is None]


@post("/account/invitations/decline", status_code=200, security=SOMEBODY, responses=refusals(401, 403, *BODY))
async def decline_mine(data: JSONBody[Declining], reader: Reader, directory: Directory) -> list[BotTable]:
    """Decline an invitation, and list the tables to which you are still invited."""
    me = known(reader)
    if await directory.store.do(partial(invitations.decline, table=data.table, account=me)):
        await directory.changed([data.table], only_around=True)
    return [one for one in await directory.store.do(partial(invitations.tables, account=me)) if one.seat is None]


@get("/tables/{id:str}/turn", security=[*SEAT, *SESSION], responses=refusals(401, 403, *TABLE))
async def turn(
    id: FromPath[str], directory: Directory, token: NamedDependency[str | None], session: Somebody
) -> TurnInfo:
    """Return whether your seat is asked something, and how much time it has left if a clock runs. Without a token, the
    seat of your account is meant."""

    async def look(one: Table) -> TurnInfo:
        seat = owned_seats.seat_of(one.row, session[1].id) if session and token is None else one.seat_of(token)
        asked = one.row.status == "running" and one.session is not None and one.session.ask_id(seat) is not None
        return TurnInfo(asked, one.broadcaster.left(one.session) if asked and one.session is not None else None)

    return await directory.at(id, look)


PEOPLE_CALLS = Router(
    "/api",
    route_handlers=[
        leaderboard, person, profile, listing, turn, list_blocks, block, unblock, companions, my_invitations,
        decline_mine,
    ],
    dependencies={
        "mine": Provide(mine_of),
        "session": Provide(session_of),
        "guest": Provide(guest_of, sync_to_thread=False),
        "reader": Provide(reader_of, sync_to_thread=False),
        "token": Provide(token_of, sync_to_thread=False),
    },
)  # fmt: skip
