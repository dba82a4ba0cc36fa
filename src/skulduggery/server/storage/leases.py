"""Leases that give tables to processes if several share a database. They are timed by the database's clock.

Leases may overlap for a moment: the fence (``table_commits.take_turn``) then keeps two owners from doing harm.
"""

import asyncio
import re
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Final

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql

from skulduggery.server.protocol.errors import Elsewhere, Unsaved
from skulduggery.server.storage import upgrades
from skulduggery.server.storage.store import Store

FORGOTTEN: Final = 3600.0
"""Seconds after which a lease that has run out is deleted."""

NAMED: Final = 8
"""Random bytes in the name of a process."""
NAME: Final = re.compile(rf"[0-9a-f]{{{2 * NAMED}}}", re.ASCII)
_meta = sa.MetaData()
_processes = sa.Table("processes", _meta, sa.Column("id", sa.Text), sa.Column("until", sa.Float), sa.Column("rules"))
_tables = sa.Table(
    "tables", _meta, *[sa.Column(name, sa.Text) for name in ("id", "owner", "game", "status", "continues")],
    sa.Column("version", sa.Integer),
)  # fmt: skip
_now = sa.extract("epoch", sa.func.clock_timestamp())


class Lease:
    """The lease of this process on all of its tables. ``name``: the process in the database.

    ``lapsed`` is called if the lease was not renewed in time, because others may have any of the tables by then.
    """

    def __init__(self, store: Store, lapsed: Callable[[], None]) -> None:
        self.name = secrets.token_hex(NAMED)
        self.store = store
        self.timeouts = store.timeouts
        self.lapsed = lapsed
        self.until = 0.0
        """The end of the lease by the clock of the event loop, not later than by the database's."""
        self._timer: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Take the lease and renew it from now on. Raises Unsaved if the database fails."""
        await self.store.do(partial(forget, name=self.name))
        await self._hold()
        self._task = asyncio.create_task(self._renew())

    async def end(self) -> None:
        """Give up all tables, so that others may have them at once. If the database fails, the lease runs out later."""
        if self._task is not None:
            self._task.cancel()
        if self._timer is not None:
            self._timer.cancel()
        with suppress(Unsaved):  # then the lease runs out by itself
            await self.store.do(partial(forget, name=self.name))

    async def claim(self, id: str) -> None:
        """Take a table for this process, unless it has it already.

        Raises Elsewhere if another process has the table, ApiError if it waits for a later release, and Unsaved if the
        database fails.
        """
        if asyncio.get_running_loop().time() >= self.until:
            await self._hold()
        owner = await self.store.do(partial(claim, id=id, name=self.name))
        if owner is not None and owner != self.name:
            raise Elsewhere(owner)

    async def _hold(self) -> None:
        loop = asyncio.get_running_loop()
        until = loop.time() + self.timeouts.lease
        await self.store.do(partial(hold, name=self.name, seconds=self.timeouts.lease))
        self.until = until
        if self._timer is not None:
            self._timer.cancel()
        self._timer = loop.call_at(until, self.lapsed)

    async def _renew(self) -> None:
        while True:
            await asyncio.sleep(self.timeouts.renewed)
            with suppress(Unsaved):
                await self._hold()


# Jobs


def hold(connection: sa.Connection, name: str, seconds: float) -> None:
    """Begin or renew the lease of a process, for a number of seconds from now on."""
    insert = postgresql.insert(_processes).values(id=name, until=_now + seconds, rules=upgrades.versions())
    connection.execute(insert.on_conflict_do_update(index_elements=["id"], set_={"until": insert.excluded.until}))


def forget(connection: sa.Connection, name: str) -> None:
    """Delete the lease of a process, and those that ran out more than ``FORGOTTEN`` seconds ago."""
    gone = (_processes.c.id == name) | (_processes.c.until < _now - FORGOTTEN)
    connection.execute(_processes.delete().where(gone))


def claim(connection: sa.Connection, id: str, name: str) -> str | None:
    """Give a table to a process, unless a living one has it. Return the owner then, or None if there is no such table.

    If this release doesn't have the rules of the table's game, but another process has, the table goes to that one.
    Raises ApiError if no process has them and they are of a later release.
    """
    name = upgrades.process_with_rules(connection, id) or name
    owner = _tables.c.owner
    alive = sa.exists().where((_processes.c.id == owner) & (_processes.c.until > _now))
    free = owner.is_(None) | ((owner != name) & ~alive)
    connection.execute(_tables.update().where((_tables.c.id == id) & free).values(owner=name))
    now: str | None = connection.execute(sa.select(owner).where(_tables.c.id == id)).scalar()
    return now


def owners(connection: sa.Connection, ids: Sequence[str]) -> dict[str, str]:
    """Return the owner of each of these tables that has one. It may be a process that has died."""
    rows = connection.execute(sa.select(_tables).where(_tables.c.id.in_(ids) & _tables.c.owner.is_not(None)))
    return {row.id: row.owner for row in rows}
