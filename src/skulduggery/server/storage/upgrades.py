"""Tables whose rules this release does not have. An older release that still runs finishes them; if there is none, they
are ended (docs/decisions/old-releases-finish-their-games.md). Nothing here builds the rules of a game."""

import secrets
from typing import Final

import sqlalchemy as sa

from skulduggery import api
from skulduggery.server.protocol.errors import ApiError
from skulduggery.server.storage import notification_routes

GRACE: Final = 600.0
"""Seconds for which tables wait for a server of an older release that has died, because it may be started again."""

_processes = sa.table("processes", *map(sa.column, ("id", "until", "rules")))
_tables = sa.table("tables", *map(sa.column, ("id", "game", "version", "status", "continues", "turn", "due")))
_unkept = sa.table("unkept", sa.column("table"))
_now = sa.extract("epoch", sa.func.clock_timestamp())


def version(game: str) -> int:
    """Return the version of a game's rules in this release, or 0 if it doesn't have the game."""
    return api.game(game).rules_version if game in api.games() else 0


def versions() -> str:
    """Return the rules of this release as a process tells them to the others: ``crooks 1,scoundrels 1``."""
    return ",".join([f"{game} {version(game)}" for game in api.games()])


def newer(game: str, number: int) -> bool:
    """Return True if these rules are of a later release. This one must neither end a game that is played by them, nor
    give up archiving it."""
    return number > version(game)


def processes(connection: sa.Connection) -> set[str]:
    """Return the names of the server processes that are alive; with SQLite none, because there is only this one."""
    if connection.dialect.name == "sqlite":
        return set()
    return {*connection.execute(sa.select(_processes.c.id).where(_processes.c.until > _now)).scalars()}


def process_for(connection: sa.Connection, game: str, version: int) -> str | None:
    """Return a server process that has these rules: a living one, else one that died in the last ``GRACE`` seconds,
    else None."""
    if connection.dialect.name == "sqlite":  # there is only this process
        return None
    there = sa.select(_processes).where(_processes.c.until > _now - GRACE).order_by(_processes.c.until.desc())
    fit = [row.id for row in connection.execute(there) if f"{game} {version}" in row.rules.split(",")]
    return fit[0] if fit else None


def process_with_rules(connection: sa.Connection, id: str) -> str | None:
    """Return another server process that must have a table, because it has the rules to continue or archive its game,
    and this release has not. Return None if there is no need for another process, or no such process.

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
    """Select the tables that depend on their version of the rules: those that have begun and not ended, and open ones
    that continue another game. Other open tables may begin by other rules."""
    begun = (_tables.c.status == "open") & _tables.c.continues.is_not(None)
    return _tables.c.status.in_(("dealing", "running")) | begun


def outdated(connection: sa.Connection) -> list[str]:
    """Return the unfinished tables of older rules that no server process can continue. Those of newer rules wait."""
    older = [(_tables.c.game == game) & (_tables.c.version < version(game)) for game in api.games()]
    rows = connection.execute(sa.select(_tables).where(unfinished() & sa.or_(*older))).all()
    lost = {one: process_for(connection, *one) is None for one in {(row.game, row.version) for row in rows}}
    return [row.id for row in rows if lost[row.game, row.version]]


def end(connection: sa.Connection, id: str) -> None:
    """End a table, unless it has ended, and drop its notifications."""
    change = {"status": "ended", "turn": secrets.randbits(62), "due": None}
    here = (_tables.c.id == id) & _tables.c.status.in_(("open", "dealing", "running"))
    connection.execute(_tables.update().where(here).values(**change))
    notification_routes.drop(connection, id)


def end_outdated(connection: sa.Connection) -> list[str]:
    """End all tables that no server process can continue, and return their ids."""
    ids = outdated(connection)
    for id in ids:
        end(connection, id)
    return ids
