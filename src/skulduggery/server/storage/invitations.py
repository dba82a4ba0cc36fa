"""Invitations of bots and people to tables, and the tables where bots sit: jobs of the store.

Where a bot is meant by its account, a person may be meant, too: by the account, or a guest as in ``blocks``.
"""

from typing import Final

import msgspec
import sqlalchemy as sa

from skulduggery.server.protocol.accounts import BotTable
from skulduggery.server.protocol.errors import ApiError
from skulduggery.server.protocol.messages import Invited
from skulduggery.server.storage.rows import PRIVATE

MANY = 100
"""Most tables in the list of a bot."""

SENT: Final = "sent"
HEARD: Final = "heard"
DECLINED: Final = "declined"
_invitations = sa.table("invitations", *map(sa.column, ("table", "account", "state")))
_accounts = sa.table("accounts", sa.column("id"), sa.column("name"), sa.column("bot", sa.Boolean))
_stands = _invitations.c.state != DECLINED
_tables = sa.table("tables", *map(sa.column, ("id", "game", "options", "status", "host", "created")))
_seats = sa.table("seats", *map(sa.column, ("table", "seat", "name", "account", "guest")))


def add(connection: sa.Connection, table: str, account: str) -> None:
    """Invite an account to a table, again if it has declined. Do nothing if it has an invitation."""
    if not _there(connection, table, account):
        drop(connection, table, account)
        connection.execute(_invitations.insert().values(table=table, account=account, state=SENT))


def drop(connection: sa.Connection, table: str, account: str) -> bool:
    """Delete the invitation of a bot to a table, because it has sat down. Return False if there was none."""
    return connection.execute(_invitations.delete().where(_of(table, account))).rowcount > 0


def decline(connection: sa.Connection, table: str, account: str) -> bool:
    """Note for the host that a bot declines. Return False if it was not invited."""
    return connection.execute(_invitations.update().where(_of(table, account)).values(state=DECLINED)).rowcount > 0


def hear(connection: sa.Connection, account: str) -> tuple[list[BotTable], list[str]]:
    """Return the ``tables`` of a bot, for its program, and the ids of those tables whose invitations reach it now.

    Their hosts may then learn that the program runs.
    """
    sent = (_invitations.c.account == account) & (_invitations.c.state == SENT)
    heard = [*connection.execute(sa.select(_invitations.c.table).where(sent)).scalars()]
    if heard:
        connection.execute(_invitations.update().where(sent).values(state=HEARD))
    return tables(connection, account), heard


def invited(connection: sa.Connection, table: str) -> list[Invited]:
    """Return the bots and people that are invited to a table and have not sat down, by name, with their answers."""
    latest = (
        sa.select(_seats.c.name)
        .join_from(_seats, _tables, _seats.c.table == _tables.c.id)
        .where(_seats.c.guest == _invitations.c.account)
        .order_by(_tables.c.created.desc())
        .limit(1)
        .scalar_subquery()
    )
    rows = connection.execute(
        sa.select(sa.func.coalesce(_accounts.c.name, latest).label("name"), _accounts.c.bot, _invitations.c.state)
        .outerjoin_from(_invitations, _accounts, _invitations.c.account == _accounts.c.id)
        .where(_invitations.c.table == table)
        .order_by("name")
    )
    return [Invited(row.name or "", row.state, bool(row.bot)) for row in rows]


def of(connection: sa.Connection, account: str) -> list[str]:
    """Return the tables of all invitations of a bot, also of those that it has declined."""
    its = sa.select(_invitations.c.table).where(_invitations.c.account == account)
    return [*connection.execute(its.order_by(_invitations.c.table)).scalars()]


def forget(connection: sa.Connection, account: str) -> list[str]:
    """Delete all invitations of a bot and return their tables."""
    found = of(connection, account)
    connection.execute(_invitations.delete().where(_invitations.c.account == account))
    return found


def check(connection: sa.Connection, table: str, account: str) -> None:
    """Raise ApiError unless a bot may sit down: it has an invitation, or the table is private, so it has the link."""
    if len(table) < PRIVATE and not _there(connection, table, account):
        raise ApiError(403, "not-invited")


def tables(connection: sa.Connection, account: str) -> list[BotTable]:
    """Return the unfinished tables where a bot sits and the open ones to which it is invited, the newest first.

    At most ``MANY``.
    """
    mine = _seats.alias()
    seated = (mine.c.table == _tables.c.id) & ((mine.c.account == account) | (mine.c.guest == account))
    wanted = (_invitations.c.table == _tables.c.id) & (_invitations.c.account == account) & _stands
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
    return connection.execute(sa.select(_invitations.c.table).where(_of(table, account) & _stands)).first() is not None
