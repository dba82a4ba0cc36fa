"""The HTTP calls about people: leaderboards, profiles, and whether a seat is asked something."""

from functools import partial
from typing import Annotated

from litestar import Router, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, JSONBody, QueryParameter

from skulduggery import api
from skulduggery.server.accounts import accounts, standings
from skulduggery.server.accounts.names import LONGEST_NAME, likeness
from skulduggery.server.accounts.sessions import token_of
from skulduggery.server.http.account_calls import SESSION, Auth, Directory, Mine, info, mine_of
from skulduggery.server.http.table_calls import BODY, SEAT, TABLE, refusals
from skulduggery.server.protocol.accounts import AccountInfo
from skulduggery.server.protocol.errors import ApiError
from skulduggery.server.protocol.people import Leaderboard, Listing, PersonInfo, TurnInfo
from skulduggery.server.tables.table import Table

MOST_PAGES = 10_000
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
async def person(auth: Auth, name: Name, page: Page = 0) -> PersonInfo:
    """Return how the account with this name plays at public tables, unless it does not want to be listed. Its games
    come 50 a page, the latest first, from page 0."""
    account = await auth.store.do(partial(accounts.find, like=likeness(name)))
    if account is None or not account.listed:
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


@get("/tables/{id:str}/turn", security=SEAT, responses=refusals(401, 403, *TABLE))
async def turn(id: FromPath[str], directory: Directory, token: NamedDependency[str | None]) -> TurnInfo:
    """Return whether your seat is asked something, and how much time it has left if a clock runs."""

    async def look(one: Table) -> TurnInfo:
        seat = one.seat_of(token)
        asked = one.row.status == "running" and one.session is not None and one.session.ask_id(seat) is not None
        return TurnInfo(asked, one.broadcaster.left(one.session) if asked and one.session is not None else None)

    return await directory.at(id, look)


PEOPLE_CALLS = Router(
    "/api",
    route_handlers=[leaderboard, person, profile, listing, turn],
    dependencies={"mine": Provide(mine_of), "token": Provide(token_of, sync_to_thread=False)},
)
