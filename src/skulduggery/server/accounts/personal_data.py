"""The data of an account: its tables, the export of its data, and its deletion."""

import secrets

import msgspec
import sqlalchemy as sa

from skulduggery.server.accounts import accounts, sessions, standings
from skulduggery.server.accounts.accounts import Account
from skulduggery.server.accounts.sessions import Session
from skulduggery.server.protocol.accounts import AccountInfo, MyData, MyReport, MySeat, MyTable, SaidLine, SessionInfo
from skulduggery.server.protocol.errors import ApiError
from skulduggery.server.protocol.notifications import WayInfo
from skulduggery.server.storage import blocks, invitations, notification_routes, store

MANY = 100
"""Most tables in a list."""
NOBODY = "—"
"""Replaces the name and the chat lines of a deleted account, in every language."""

_tables = sa.table("tables", *map(sa.column, ("id", "game", "options", "status", "host", "created", "turn")))
_seats = sa.table(
    "seats",
    *map(sa.column, ("table", "seat", "kind", "name", "token", "left", "account", "known", "since", "guest")),
    sa.column("program", sa.Boolean),
)
_entries = sa.table("entries", *map(sa.column, ("table", "n", "who", "what")))
_chat = sa.table("chat", *map(sa.column, ("table", "n", "seat", "name", "text", "at", "to", "person")))
_seals = sa.table("seals", *map(sa.column, ("table", "seat", "seal")))
_shares = sa.table("shares", *map(sa.column, ("table", "seat", "share")))
_reports = sa.table("reports", *map(sa.column, ("table", "seat", "n", "at", "lines", "about", "reason", "words")))
_identities = sa.table("identities", *map(sa.column, ("provider", "subject", "account")))
_passes = sa.table("passes", *map(sa.column, ("account",)))


def tables(connection: sa.Connection, account: str, most: int | None = MANY) -> list[MyTable]:
    """Return the tables where an account has a seat, the newest first: at most ``most``, or all with None."""
    mine = (
        sa.select(_tables, _seats.c.seat, _seats.c.left)
        .join_from(_tables, _seats, _seats.c.table == _tables.c.id)
        .where(_seats.c.account == account)
        .order_by(_tables.c.created.desc(), _tables.c.id)
        .limit(most)
    )
    out = []
    for row in connection.execute(mine).all():
        around = sa.select(_seats.c.name, _seats.c.program).where(_seats.c.table == row.id).order_by(_seats.c.seat)
        options = msgspec.json.decode(row.options)
        names, programs = map(list, zip(*connection.execute(around).all(), strict=True))
        kept = bool(row.left) and row.status == "open"
        out.append(MyTable(row.id, row.game, options, row.status, row.seat, names, programs, row.created, kept))
    return out


def info(connection: sa.Connection, id: str) -> AccountInfo:
    """Return an account as its owner sees it. Raises ApiError if it has been deleted."""
    account = accounts.get(connection, id)
    if account is None:
        raise ApiError(401, "logged-out")
    token = next((one.created for one in sessions.of(connection, id) if one.bot), None)
    others = accounts.providers(connection, id)
    return AccountInfo(
        account.name, account.created, account.password is not None, others, account.bot, token, account.listed
    )


def data(connection: sa.Connection, account: Account, session: Session) -> MyData:
    """Return the data export of an account, without secrets such as its password hash.

    ``session``: the one that asks, to mark it.
    """
    mine = _identities.c.account == account.id
    identities = connection.execute(sa.select(_identities.c.provider, _identities.c.subject).where(mine)).all()
    seats = [_seat(connection, one) for one in tables(connection, account.id, None)]
    return MyData(
        info(connection, account.id),
        [(row.provider, row.subject) for row in identities],
        [
            SessionInfo(one.id, one.agent, one.created, one.seen, one.token == session.token)
            for one in sessions.of(connection, account.id)
            if not one.bot
        ],
        seats,
        [report for one in seats for report in _reported(connection, one.table)],
        invitations.of(connection, account.id),
        standings.results(connection, account.id),
        standings.ratings(connection, account.id),
        blocks.of(connection, account.id),
    )


def _seat(connection: sa.Connection, one: MyTable) -> MySeat:
    who = sa.select(_seats.c.name, _seats.c.since).where((_seats.c.table == one.table) & (_seats.c.seat == one.seat))
    name, since = connection.execute(who).one()
    answers = connection.execute(
        sa.select(_entries.c.n, _entries.c.what)
        .where((_entries.c.table == one.table) & (_entries.c.who == str(one.seat + 1)))
        .order_by(_entries.c.n)
    )
    said = connection.execute(
        sa.select(_chat.c.at, _chat.c.text, _chat.c.to).where(_said(one, name, since)).order_by(_chat.c.n)
    )
    seal = sa.select(_seals.c.seal).where((_seals.c.table == one.table) & (_seals.c.seat == one.seat))
    share = sa.select(_shares.c.share).where((_shares.c.table == one.table) & (_shares.c.seat == one.seat))
    return MySeat(
        one,
        name,
        [(n, msgspec.json.decode(what, type=list[str])) for n, what in answers],
        [SaidLine(*line) for line in said],
        _hex(connection.execute(seal).scalar()),
        _hex(connection.execute(share).scalar()),
        [WayInfo(way.by, way.to) for way in notification_routes.of(connection, one.table).get(one.seat, [])],
    )


def _reported(connection: sa.Connection, one: MyTable) -> list[MyReport]:
    mine = (_reports.c.table == one.table) & (_reports.c.seat == one.seat)
    columns = [_reports.c[name] for name in ("at", "lines", "about", "reason", "words")]
    rows = connection.execute(sa.select(*columns).where(mine).order_by(_reports.c.n))
    return [MyReport(one.table, at, msgspec.json.decode(lines, type=list[str]), *said) for at, lines, *said in rows]


def forget(connection: sa.Connection, account: str) -> list[str]:
    """Delete an account with its sessions, seats, names, chat lines, blocks and reports of players. Return the
    tables that this changes.

    docs/decisions/forgetting-keeps-the-log.md lists what stays. At an open table the seat becomes free, or the table
    ends if it is the host's. At other tables it becomes the seat of somebody who has left.
    """
    mine = tables(connection, account, None)
    for one in mine:
        here = (_seats.c.table == one.table) & (_seats.c.seat == one.seat)
        talk = _said(one, *connection.execute(sa.select(_seats.c.name, _seats.c.since).where(here)).one())
        connection.execute(_chat.update().where(talk).values(name=NOBODY, text=NOBODY, person=None))
        at_table = _reports.c.table == one.table
        connection.execute(_reports.delete().where(at_table & (_reports.c.seat == one.seat) & (_reports.c.n < 0)))
        connection.execute(_reports.update().where(at_table & (_reports.c.n == -1 - one.seat)).values(about=NOBODY))
        gone: dict[str, object] = {"token": None, "account": None, "known": False, "guest": None}
        change: dict[str, object] = {"turn": secrets.randbits(62)}
        if one.status == "open" and _host(connection, one.table) != one.seat:
            gone |= {"kind": "open", "name": None}
            store.free_seals(connection, one.table)
        else:
            gone |= {"name": NOBODY, "left": True}
            change |= {"status": "ended"} if one.status == "open" else {}
        notification_routes.drop(connection, one.table, one.seat)
        connection.execute(_seats.update().where(here).values(**gone))
        connection.execute(_tables.update().where(_tables.c.id == one.table).values(**change))
    connection.execute(_passes.delete().where(_passes.c.account == account))
    sessions.end(connection, [one.token for one in sessions.of(connection, account)])
    wanted = invitations.forget(connection, account)
    blocks.forget(connection, account)
    accounts.remove(connection, account)
    return [*[one.table for one in mine], *wanted]


def _host(connection: sa.Connection, table: str) -> int:
    host: int = connection.execute(sa.select(_tables.c.host).where(_tables.c.id == table)).scalar_one()
    return host


def _said(one: MyTable, name: str | None, since: int) -> sa.ColumnElement[bool]:
    """Select the chat lines of the person at a seat, without those of people who sat there before line ``since``.

    Tables from before ``since`` was stored tell them apart by name only.
    """
    here = (_chat.c.table == one.table) & (_chat.c.seat == one.seat)
    return here & (_chat.c.name == (name or "")) & (_chat.c.n >= since)


def _hex(data: bytes | None) -> str | None:
    return None if data is None else data.hex()
