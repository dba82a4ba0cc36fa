"""The HTTP calls for accounts (docs/decisions/accounts-without-e-mail.md)."""

from functools import partial
from typing import Any

import msgspec
from litestar import Request, Response, Router, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, JSONBody

from skulduggery.server.accounts import accounts, personal_data, sessions
from skulduggery.server.accounts.accounts import Account
from skulduggery.server.accounts.auth import Authenticator, Caller, LoggedIn
from skulduggery.server.accounts.sessions import Session, token_of
from skulduggery.server.http.callers import Security, Somebody, address_of, person, session_of, sitting_of
from skulduggery.server.http.refusals import BODY, TABLE, refusals
from skulduggery.server.protocol.accounts import (
    AccountInfo,
    CodeInfo,
    Deleting,
    MyData,
    MyTable,
    NamePassword,
    NewPassword,
    Recovering,
    SessionEnding,
    SessionInfo,
    Unlinking,
    WhoInfo,
)
from skulduggery.server.protocol.errors import ApiError
from skulduggery.server.protocol.tables import Seated, TableInfo
from skulduggery.server.settings import Settings
from skulduggery.server.tables import attendance
from skulduggery.server.tables.directory import TableDirectory

SESSION: Security = [{"session": []}]
SESSION_OR_BOT: Security = [{"session": []}, {"bot": []}]
BOTH: Security = [{"session": [], "seat": []}]


async def mine_of(
    request: Request[Any, Any, Any], auth: NamedDependency[Authenticator], settings: NamedDependency[Settings]
) -> tuple[Session, Account]:
    """Return the session and account that this browser is logged in with. Raises ApiError if there is none."""
    found = await session_of(request, auth, settings)
    if found is None:
        raise ApiError(401, "logged-out")
    return found


def caller_of(request: Request[Any, Any, Any]) -> Caller:
    """Return the address and user agent of a call."""
    return Caller(address_of(request), request.headers.get("user-agent", ""))


async def info(auth: Authenticator, account: Account) -> AccountInfo:
    """Return an account as its owner sees it."""
    found = await auth.store.do(partial(personal_data.info, id=account.id))
    return msgspec.structs.replace(found, providers=[auth.providers.called(one) for one in found.providers])


Mine = NamedDependency[tuple[Session, Account]]
From = NamedDependency[Caller]
Auth = NamedDependency[Authenticator]
Directory = NamedDependency[TableDirectory]
How = NamedDependency[Settings]


async def entered(
    came: LoggedIn, before: tuple[Session, Account] | None, auth: Authenticator, directory: TableDirectory
) -> None:
    """End the session that this browser had before, and update the tables where seat tokens have ended."""
    ended = [] if before is None else await auth.store.do(partial(sessions.end, tokens=[before[0].token]))
    await directory.changed([*came.tables, *ended])


@get("/account", responses=refusals())
async def account(session: Somebody, auth: Auth, settings: How) -> WhoInfo:
    """Return the account that this browser is logged in to, if any, the login providers of this server, and whether it
    offers games without a network."""
    mine = None if session is None else await info(auth, session[1])
    return WhoInfo(mine, auth.providers.names, settings.offline is not None)


@post("/accounts", responses=refusals(*BODY, 403, 409))
async def sign_up(
    data: JSONBody[NamePassword],
    auth: Auth,
    caller: From,
    session: Somebody,
    directory: Directory,
    settings: How,
) -> Response[CodeInfo]:
    """Create an account and log this browser in. The recovery code in the answer is shown only once; you can set a new
    password with it."""
    came = await auth.sign_up(data.name, data.password, caller)
    await entered(came, session, auth, directory)
    document = CodeInfo(await info(auth, came.account), came.code)
    return Response(document, cookies=[sessions.cookie(settings.secure, came.token)])


@post("/account/log-in", status_code=200, responses=refusals(*BODY, 403))
async def log_in(
    data: JSONBody[NamePassword],
    auth: Auth,
    caller: From,
    session: Somebody,
    directory: Directory,
    settings: How,
) -> Response[AccountInfo]:
    """Log this browser in with name and password."""
    came = await auth.log_in(data.name, data.password, caller)
    await entered(came, session, auth, directory)
    return Response(await info(auth, came.account), cookies=[sessions.cookie(settings.secure, came.token)])


@post("/account/recover", status_code=200, responses=refusals(*BODY, 403))
async def recover(
    data: JSONBody[Recovering],
    auth: Auth,
    caller: From,
    session: Somebody,
    directory: Directory,
    settings: How,
) -> Response[CodeInfo]:
    """Set a new password with the recovery code. The answer has a new recovery code. All other browsers are logged
    out."""
    came = await auth.recover(data.name, data.code, data.password, caller)
    await entered(came, session, auth, directory)
    document = CodeInfo(await info(auth, came.account), came.code)
    return Response(document, cookies=[sessions.cookie(settings.secure, came.token)])


@post("/account/password", status_code=200, security=SESSION, responses=refusals(401, 403, *BODY))
async def password(
    data: JSONBody[NewPassword], auth: Auth, caller: From, mine: Mine, directory: Directory, settings: How
) -> Response[AccountInfo]:
    """Change the password. All other browsers are logged out."""
    came = await auth.change(mine[1], data.old, data.password, caller)
    await entered(came, None, auth, directory)
    return Response(await info(auth, came.account), cookies=[sessions.cookie(settings.secure, came.token)])


@post("/account/providers/end", status_code=200, security=SESSION, responses=refusals(401, 403, 409, *BODY))
async def unlink(data: JSONBody[Unlinking], auth: Auth, mine: Mine) -> AccountInfo:
    """Remove a login provider from your account. Refused if it is your only way to log in."""
    issuer = auth.providers.issuer(data.provider)
    await auth.store.do(partial(accounts.unlink, id=mine[1].id, provider=issuer))
    return await info(auth, mine[1])


@post("/account/log-out", status_code=200, responses=refusals(403))
async def log_out(session: Somebody, auth: Auth, directory: Directory, settings: How) -> Response[WhoInfo]:
    """Log this browser out. The seat tokens that it was given for its account end, too."""
    if session is not None:
        await directory.changed(await auth.store.do(partial(sessions.end, tokens=[session[0].token])))
    nobody = WhoInfo(None, auth.providers.names, settings.offline is not None)
    return Response(nobody, cookies=[sessions.cookie(settings.secure, None)])


@get("/account/sessions", security=SESSION, responses=refusals(401, 403))
async def list_sessions(mine: Mine, auth: Auth) -> list[SessionInfo]:
    """List the browsers that are logged in to your account."""
    found = [one for one in await auth.store.do(partial(sessions.of, account=mine[1].id)) if not one.bot]
    return [SessionInfo(one.id, one.agent, one.created, one.seen, one.token == mine[0].token) for one in found]


@post("/account/sessions/end", status_code=200, security=SESSION, responses=refusals(401, 403, *BODY))
async def end_session(data: JSONBody[SessionEnding], mine: Mine, auth: Auth, directory: Directory) -> list[SessionInfo]:
    """Log another browser out, or all others, and list those that are left."""
    found = [one for one in await auth.store.do(partial(sessions.of, account=mine[1].id)) if not one.bot]
    wanted = [one.token for one in found if one.token != mine[0].token and data.id in (None, one.id)]
    await directory.changed(await auth.store.do(partial(sessions.end, tokens=wanted)))
    return [
        SessionInfo(one.id, one.agent, one.created, one.seen, one.token == mine[0].token)
        for one in found
        if one.token not in wanted
    ]


@get("/account/tables", security=SESSION, responses=refusals(401, 403))
async def my_tables(mine: Mine, auth: Auth) -> list[MyTable]:
    """List the tables where your account has a seat, the newest first, 100 at most."""
    return await auth.store.do(partial(personal_data.tables, account=mine[1].id))


@post("/tables/{id:str}/claim", status_code=200, security=BOTH, responses=refusals(401, 403, *TABLE))
async def claim(id: FromPath[str], mine: Mine, directory: Directory, token: NamedDependency[str | None]) -> TableInfo:
    """Add a seat that you took as a guest to your account."""
    person(mine)
    return await directory.at(id, lambda one: attendance.claim(one, token, mine[1].id))


@post("/tables/{id:str}/seat", status_code=200, security=SESSION_OR_BOT, responses=refusals(401, 403, *TABLE))
async def my_seat(id: FromPath[str], sitting: Somebody, directory: Directory) -> Seated:
    """Return a token for your account's seat at a table, for this browser or bot. It ends with the browser's session or
    the bot's token."""
    if sitting is None:
        raise ApiError(401, "logged-out")
    session, account = sitting
    return await directory.at(id, lambda one: attendance.admit(one, account.id, session.token))


@get("/account/data", security=SESSION, responses=refusals(401, 403))
async def data(mine: Mine, auth: Auth) -> Response[MyData]:
    """Return all data that the server holds about you."""
    document = await auth.store.do(partial(personal_data.data, account=mine[1], session=mine[0]))
    name = {"Content-Disposition": 'attachment; filename="skulduggery.json"'}
    return Response(document, headers=name)


@post("/account/delete", status_code=200, security=SESSION, responses=refusals(401, 403, *BODY))
async def delete(
    data: JSONBody[Deleting], mine: Mine, auth: Auth, caller: From, directory: Directory, settings: How
) -> Response[WhoInfo]:
    """Delete your account, with its sessions, seats, name and chat lines. Finished games can still be viewed and
    checked."""
    await auth.check(mine[1], data.password, caller)
    await directory.changed(await auth.store.do(partial(personal_data.forget, account=mine[1].id)))
    return Response(WhoInfo(None, auth.providers.names), cookies=[sessions.cookie(settings.secure, None)])


ACCOUNT_CALLS = Router(
    "/api",
    route_handlers=[
        account, sign_up, log_in, recover, password, unlink, log_out, list_sessions, end_session, my_tables, claim,
        my_seat, data, delete,
    ],
    dependencies={
        "session": Provide(session_of),
        "sitting": Provide(sitting_of),
        "mine": Provide(mine_of),
        "token": Provide(token_of, sync_to_thread=False),
        "caller": Provide(caller_of, sync_to_thread=False),
    },
)  # fmt: skip
