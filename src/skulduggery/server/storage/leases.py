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
"""Random bytes in the id of a process."""
NAME: Final = re.compile(r"[a-z0-9-]{1,32}", re.ASCII)
"""The name of a server, by which a proxy finds it."""
PROCESS: Final = re.compile(rf"({NAME.pattern}\.)?[0-9a-f]{{{2 * NAMED}}}", re.ASCII)
"""The id of a process. A server that starts again has the same name and another id."""
_meta = sa.MetaData()
_processes = sa.Table("processes", _meta, sa.Column("id", sa.Text), sa.Column("until", sa.Float), sa.Column("rules"))
_tables = sa.Table(
    "tables", _meta, *[sa.Column(name, sa.Text) for name in ("id", "owner", "game", "status", "continues")],
    sa.Column("version", sa.Integer),
)  # fmt: skip
_now = sa.extract("epoch", sa.func.clock_timestamp())


def name_of(process: str) -> str:
    """Return the name of the server whose process this is."""
    return process.partition(".")[0]


class Lease:
    """The lease of this process on all of its tables. ``process``: its id in the database.

    ``lapsed`` is called if the lease was not renewed in time, because others may have any of the tables by then.
    """

    def __init__(self, store: Store, name: str, lapsed: Callable[[], None]) -> None:
        self.process = f"{name}.{secrets.token_hex(NAMED)}".removeprefix(".")
        self.store = store
        self.timeouts = store.timeouts
        self.lapsed = lapsed
        self.until = 0.0
        """The end of the lease by the clock of the event loop, not later than by the database's."""
        self._timer: asyncio.TimerHandle | None = None
        self._task: asyncio.Task[None] | None = None
        self._given_up: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Take the lease and renew it from now on. Raises Unsaved if the database fails."""
        await self.store.do(partial(forget, process=self.process))
        await self._hold()
        self._task = asyncio.create_task(self._renew())

    async def end(self) -> None:
        """Give up all tables, so that others may have them at once. If the database fails, the lease runs out later."""
        if self._task is not None:
            self._task.cancel()
        if self._timer is not None:
            self._timer.cancel()
        with suppress(Unsaved):  # then the lease runs out by itself
            await self.store.do(partial(forget, process=self.process))

    async def claim(self, id: str) -> None:
        """Take a table for this process, unless it has it already.

        Raises Elsewhere if another process has the table, ApiError if it waits for a later release, and Unsaved if the
        database fails.
        """
        if self._given_up is not None:
            await asyncio.wait({self._given_up})
        if asyncio.get_running_loop().time() >= self.until:
            await self._hold()
        owner = await self.store.do(partial(claim, id=id, process=self.process))
        if owner is not None and owner != self.process:
            raise Elsewhere(name_of(owner))

    async def give_up(self, ids: Sequence[str]) -> None:
        """Give up tables that are no longer in memory, so that any process may have them. Nothing is claimed meanwhile.

        Raises Unsaved if the database fails; then they stay with this process.
        """
        self._given_up = asyncio.create_task(self.store.do(partial(give_up, ids=ids, process=self.process)))
        await self._given_up

    async def look(self, process: str) -> None:
        """Raise Elsewhere if this is another process that is alive. Raises Unsaved if the database fails."""
        if (
            process != self.process
            and PROCESS.fullmatch(process)
            and process in await self.store.do(upgrades.processes)
        ):
            raise Elsewhere(name_of(process))

    async def _hold(self) -> None:
        loop = asyncio.get_running_loop()
        until = loop.time() + self.timeouts.lease
        await self.store.do(partial(hold, process=self.process, seconds=self.timeouts.lease))
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


def hold(connection: sa.Connection, process: str, seconds: float) -> None:
    """Begin or renew the lease of a process, for a number of seconds from now on."""
    insert = postgresql.insert(_processes).values(id=process, until=_now + seconds, rules=upgrades.versions())
    connection.execute(insert.on_conflict_do_update(index_elements=["id"], set_={"until": insert.excluded.until}))


def forget(connection: sa.Connection, process: str) -> None:
    """Delete the lease of a process, and those that ran out more than ``FORGOTTEN`` seconds ago."""
    gone = (_processes.c.id == process) | (_processes.c.until < _now - FORGOTTEN)
    connection.execute(_processes.delete().where(gone))


def claim(connection: sa.Connection, id: str, process: str) -> str | None:
    """Give a table to a process, unless a living one has it. Return the owner then, or None if there is no such table.

    If this release doesn't have the rules of the table's game, but another process has, the table goes to that one.
    Raises ApiError if no process has them and they are of a later release.
    """
    process = upgrades.process_with_rules(connection, id) or process
    owner = _tables.c.owner
    alive = sa.exists().where((_processes.c.id == owner) & (_processes.c.until > _now))
    free = owner.is_(None) | ((owner != process) & ~alive)
    while True:
        connection.execute(_tables.update().where((_tables.c.id == id) & free).values(owner=process))
        row = connection.execute(sa.select(owner).where(_tables.c.id == id)).one_or_none()
        if row is None:
            return None
        if row.owner is not None:
            return str(row.owner)
        # its owner gave it up between the two statements


def give_up(connection: sa.Connection, ids: Sequence[str], process: str) -> None:
    """Give up those of the tables that a process has."""
    mine = _tables.c.id.in_(ids) & (_tables.c.owner == process)
    connection.execute(_tables.update().where(mine).values(owner=None))
