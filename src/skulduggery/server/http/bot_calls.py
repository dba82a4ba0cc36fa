"""The HTTP calls of bots that have an account, and of people who own or invite them (docs/bot-api.md)."""

from functools import partial
from typing import Any

import sqlalchemy as sa
from litestar import Request, Router, get, post
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, JSONBody

from skulduggery.documents.news import AnswerSaid
from skulduggery.server.accounts import accounts, sessions
from skulduggery.server.accounts.accounts import Account
from skulduggery.server.accounts.auth import Authenticator
from skulduggery.server.accounts.names import likeness, name_of
from skulduggery.server.accounts.sessions import Session, token_of
from skulduggery.server.http.account_calls import SESSION, From, Mine, caller_of, info, mine_of
from skulduggery.server.http.callers import SEAT, Security, session_of
from skulduggery.server.http.monitoring import answered
from skulduggery.server.http.refusals import BODY, TABLE, refusals
from skulduggery.server.operations.rate_limits import Limits
from skulduggery.server.protocol.accounts import AccountInfo, BotTable, BotToken, Declining, Inviting
from skulduggery.server.protocol.errors import ApiError
from skulduggery.server.protocol.tables import TableInfo
from skulduggery.server.session.game_session import OFFER
from skulduggery.server.storage import blocks, invitations
from skulduggery.server.storage.blocks import people_of, person_of
from skulduggery.server.tables.attendance import tell_invited
from skulduggery.server.tables.directory import TableDirectory
from skulduggery.server.tables.table import Table

BOT: Security = [{"bot": []}]
Auth = NamedDependency[Authenticator]
Directory = NamedDependency[TableDirectory]


async def its_of(request: Request[Any, Any, Any], auth: NamedDependency[Authenticator]) -> tuple[Session, Account]:
    """Return the session and account of the bot whose token is shown. Raises ApiError if it is not a bot's token."""
    return await auth.bot(token_of(request))


Its = NamedDependency[tuple[Session, Account]]


async def hear(directory: TableDirectory, account: str) -> list[BotTable]:
    """Return the tables where a bot sits or is invited, because the bot asks.

    Hosts whose invitations the bot receives for the first time are told so.
    """
    tables, heard = await directory.store.do(partial(invitations.hear, account=account))
    await directory.changed(heard, only_around=True)
    return tables


@post("/account/bot", status_code=200, security=SESSION, responses=refusals(401, 403, 409))
async def become_bot(mine: Mine, auth: Auth) -> AccountInfo:
    """Turn this account into a bot's account for good: only a program plays with it. Refused if the account has a seat
    at any table."""
    await auth.store.do(partial(accounts.become_bot, id=mine[1].id))
    return await info(auth, mine[1])


@post("/account/bot/token", status_code=200, security=SESSION, responses=refusals(401, 403, 409))
async def bot_token(mine: Mine, auth: Auth, caller: From, directory: Directory) -> BotToken:
    """Return a new token for your bot; it is shown only once. The previous token ends, with the seat tokens that it was
    given."""
    token, tables = await auth.new_bot_token(mine[1], caller)
    await directory.changed(tables)
    return BotToken(token)


@post("/account/bot/revoke", status_code=200, security=SESSION, responses=refusals(401, 403))
async def revoke_bot_token(mine: Mine, auth: Auth, directory: Directory) -> AccountInfo:
    """Revoke your bot's token, with the seat tokens that it was given."""
    await directory.changed(await auth.store.do(partial(sessions.end_bot, account=mine[1].id)))
    return await info(auth, mine[1])


@get("/bot/tables", security=BOT, responses=refusals(401, 403))
async def bot_tables(its: Its, directory: Directory) -> list[BotTable]:
    """List the tables where this bot sits or is invited, 100 at most. The bot's socket sends this list whenever it
    changes."""
    return await hear(directory, its[1].id)


@post("/bot/decline", status_code=200, security=BOT, responses=refusals(401, 403, *BODY))
async def decline_table(data: JSONBody[Declining], its: Its, directory: Directory) -> list[BotTable]:
    """Decline an invitation to a table, and list the tables where this bot sits or is still invited."""
    if await directory.store.do(partial(invitations.decline, table=data.table, account=its[1].id)):
        await directory.changed([data.table], only_around=True)
    return await hear(directory, its[1].id)


def check_invitation(connection: sa.Connection, host: str, account: Account) -> None:
    """Raise ApiError if a host may not invite an account: one has blocked the other, or it is the account of a person
    whom the host has not played with."""
    if account.id in blocks.near(connection, host):
        raise ApiError(403, "no-invitation", name=account.name)
    if not account.bot and not blocks.played(connection, host, account.id):
        raise ApiError(422, "no-bot-account", name=account.name)


@post("/tables/{id:str}/invite", status_code=200, security=SEAT, responses=refusals(401, 403, *TABLE, *BODY))
async def invite(
    id: FromPath[str],
    data: JSONBody[Inviting],
    directory: Directory,
    auth: Auth,
    token: NamedDependency[str | None],
) -> TableInfo:
    """Invite a bot to this table, or a person whom you have played with. Host only, as long as the table is open."""

    async def ask(one: Table) -> TableInfo:
        one.only_host(token)
        one.only("open")
        name = name_of(data.name)
        host = person_of(one.row.seats[one.seat_of(token)])
        wanted: str | None = None
        if host is not None and data.table is not None and data.seat is not None:
            met = await auth.store.do(partial(blocks.guest_at, person=host, table=data.table, seat=data.seat))
            wanted = met and met[0]
        elif host is not None and (account := await auth.store.do(partial(accounts.find, like=likeness(name)))):
            wanted = account.id
            await auth.store.do(partial(check_invitation, host=host, account=account))
        if wanted is None:
            raise ApiError(422, "no-bot-account", name=name)
        if wanted in people_of(one.row.seats).values():
            raise ApiError(409, "seated")
        await one.writer.commit(partial(invitations.add, table=id, account=wanted))
        await tell_invited(one)
        return await one.info()

    return await directory.at(id, ask)


@post("/tables/{id:str}/answer", status_code=200, security=SEAT, responses=refusals(401, 403, *TABLE, *BODY))
async def answer(
    id: FromPath[str],
    data: JSONBody[AnswerSaid],
    directory: Directory,
    token: NamedDependency[str | None],
    quotas: NamedDependency[dict[str, Limits]],
) -> TableInfo:
    """Answer your seat's question or take an open offer, as over the table's socket."""

    async def act(one: Table) -> TableInfo:
        seat = one.seat_of(token)
        if data.ask.startswith(OFFER) and not quotas["offers"].allow(f"{id} {seat}"):
            raise ApiError(429, "offers")
        with answered(id, seat):
            await one.answer(seat, data.ask, data.words)
        return await one.info()

    return await directory.at(id, act)


BOT_CALLS = Router(
    "/api",
    route_handlers=[become_bot, bot_token, revoke_bot_token, bot_tables, decline_table, invite, answer],
    dependencies={
        "session": Provide(session_of),
        "mine": Provide(mine_of),
        "its": Provide(its_of),
        "token": Provide(token_of, sync_to_thread=False),
        "caller": Provide(caller_of, sync_to_thread=False),
    },
)
