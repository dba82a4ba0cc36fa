"""Tables whose rules this release does not have: an older release that still runs finishes them, else they are ended
(docs/decisions/upgrade.md). Nothing here needs a game to be built."""

import secrets
from typing import Final

import sqlalchemy as sa

from skulduggery import api
from skulduggery.server.protocol.errors import ApiError
from skulduggery.server.storage import notification_routes

GRACE: Final = 600.0
"""Seconds for which tables wait for a server of an older release that has died: it may be started again."""

_processes = sa.table("processes", *map(sa.column, ("id", "until", "rules")))
_tables = sa.table("tables", *map(sa.column, ("id", "game", "version", "status", "continues", "turn", "due")))
_unkept = sa.table("unkept", sa.column("table"))
_now = sa.extract("epoch", sa.func.clock_timestamp())


def version(game: str) -> int:
    """The version of a game's rules in this release, 0 if it doesn't have the game."""
    return api.game(game).rules_version if game in api.games() else 0


def versions() -> str:
    """The rules of this release, as a process tells the others: ``crooks 1,scoundrels 1``."""
    return ",".join([f"{game} {version(game)}" for game in api.games()])


def newer(game: str, number: int) -> bool:
    """Return True if these rules are of a later release than this one: it must not end a game that is played by them,
    nor give up keeping it."""
    return number > version(game)


def processes(connection: sa.Connection) -> set[str]:
    """The server processes that are alive."""
    if connection.dialect.name == "sqlite":  # one process has it all
        return set()
    return {*connection.execute(sa.select(_processes.c.id).where(_processes.c.until > _now)).scalars()}


def process_for(connection: sa.Connection, game: str, version: int) -> str | None:
    """A server process that has these rules, one that lives or else one that has just died; None if there is none."""
    if connection.dialect.name == "sqlite":  # one process has it all
        return None
    there = sa.select(_processes).where(_processes.c.until > _now - GRACE).order_by(_processes.c.until.desc())
    fit = [row.id for row in connection.execute(there) if f"{game} {version}" in row.rules.split(",")]
    return fit[0] if fit else None


def process_with_rules(connection: sa.Connection, id: str) -> str | None:
    """Another server process that must have a table, because only it has the rules to go on with it or to keep it.

    Raises ApiError if the rules are of a later release and no process has them: the table waits for one.
    """
    waits = sa.exists().where(_unkept.c.table == _tables.c.id)
    here = sa.select(_tables).where((_tables.c.id == id) & (unfinished() | waits))
    row = connection.execute(here).first()
    if row is None or row.version == version(row.game):
        return None
    there = process_for(connection, row.game, row.version)
    if there is None and newer(row.game, row.version):
        raise ApiError(503, "elsewhere")
    return there


def unfinished() -> sa.ColumnElement[bool]:
    """Select the tables that have begun and not ended. An open one may begin by other rules, unless it goes on from
    another game."""
    begun = (_tables.c.status == "open") & _tables.c.continues.is_not(None)
    return _tables.c.status.in_(("dealing", "running")) | begun


def outdated(connection: sa.Connection) -> list[str]:
    """The unfinished tables of older rules that no server process can go on with. Those of newer rules wait."""
    older = [(_tables.c.game == game) & (_tables.c.version < version(game)) for game in api.games()]
    rows = connection.execute(sa.select(_tables).where(unfinished() & sa.or_(*older))).all()
    lost = {one: process_for(connection, *one) is None for one in {(row.game, row.version) for row in rows}}
    return [row.id for row in rows if lost[row.game, row.version]]


def end(connection: sa.Connection, id: str) -> None:
    """End a table that nobody can go on with."""
    change = {"status": "ended", "turn": secrets.randbits(62), "due": None}
    here = (_tables.c.id == id) & _tables.c.status.in_(("open", "dealing", "running"))
    connection.execute(_tables.update().where(here).values(**change))
    notification_routes.drop(connection, id)


def end_outdated(connection: sa.Connection) -> list[str]:
    """End all tables that no server process can go on with; which they were."""
    ids = outdated(connection)
    for id in ids:
        end(connection, id)
    return ids
