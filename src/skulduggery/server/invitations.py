"""Bots that are invited to tables, and the tables where they sit: jobs of the store."""

import msgspec
import sqlalchemy as sa

from skulduggery.server.problem import Problem
from skulduggery.server.rows import PRIVATE
from skulduggery.server.wire_bots import BotTable

MANY = 100
"""Tables that a bot is told of."""

_invitations = sa.table("invitations", sa.column("table"), sa.column("account"))
_tables = sa.table("tables", *map(sa.column, ("id", "game", "options", "status", "host", "created")))
_seats = sa.table("seats", *map(sa.column, ("table", "seat", "name", "account")))


def add(connection: sa.Connection, table: str, account: str) -> None:
    """A bot is wanted at a table; it may be told so again."""
    if not _there(connection, table, account):
        connection.execute(_invitations.insert().values(table=table, account=account))


def drop(connection: sa.Connection, table: str, account: str) -> None:
    """It sits there, or doesn't want to."""
    connection.execute(_invitations.delete().where(_of(table, account)))


def forget(connection: sa.Connection, account: str) -> None:
    """There is no such bot any more."""
    connection.execute(_invitations.delete().where(_invitations.c.account == account))


def check(connection: sa.Connection, table: str, account: str) -> None:
    """Raises Problem unless a bot may sit down: it was invited, or was given the link of a private table."""
    if len(table) < PRIVATE and not _there(connection, table, account):
        raise Problem(403, "not-invited")


def tables(connection: sa.Connection, account: str) -> list[BotTable]:
    """Where a bot sits, and where it is wanted, the newest first; games that are over aren't told of."""
    mine = _seats.alias()
    seated = (mine.c.table == _tables.c.id) & (mine.c.account == account)
    wanted = (_invitations.c.table == _tables.c.id) & (_invitations.c.account == account)
    sits = mine.c.seat.is_not(None) & _tables.c.status.in_(("open", "dealing", "running"))
    rows = connection.execute(
        sa.select(_tables, mine.c.seat)
        .join_from(_tables, mine, seated, isouter=True)
        .join(_invitations, wanted, isouter=True)
        .where(sits | (_invitations.c.account.is_not(None) & (_tables.c.status == "open")))
        .order_by(_tables.c.created.desc(), _tables.c.id)
        .limit(MANY)
    ).all()
    out = []
    for row in rows:
        names = sa.select(_seats.c.name).where(_seats.c.table == row.id).order_by(_seats.c.seat)
        found = [*connection.execute(names).scalars()]
        options = msgspec.json.decode(row.options)
        out.append(BotTable(row.id, row.game, options, row.status, row.seat, found, found[row.host] or ""))
    return out


def _of(table: str, account: str) -> sa.ColumnElement[bool]:
    return (_invitations.c.table == table) & (_invitations.c.account == account)


def _there(connection: sa.Connection, table: str, account: str) -> bool:
    return connection.execute(sa.select(_invitations.c.table).where(_of(table, account))).first() is not None
