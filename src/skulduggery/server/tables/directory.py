"""The tables of a server: those in memory, and how the others are loaded from the database."""

import asyncio
import gc
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import TypeVar

import msgspec

from skulduggery import api, codec
from skulduggery.api import BadInput, Rules
from skulduggery.record import Source
from skulduggery.server.accounts.accounts import Account
from skulduggery.server.bots.thinkers import Thinkers
from skulduggery.server.bots.workers import Workers
from skulduggery.server.notifications.sender import NoteSender
from skulduggery.server.operations.logs import tell
from skulduggery.server.protocol.errors import ApiError, Elsewhere, Lost, Unsaved
from skulduggery.server.protocol.tables import NewLesson, NewTable, Seated, TableLine
from skulduggery.server.settings import Settings
from skulduggery.server.storage import archive, lobby, store, upgrades
from skulduggery.server.storage.leases import Lease
from skulduggery.server.storage.rows import PRIVATE, Stored
from skulduggery.server.storage.store import Store
from skulduggery.server.tables import attendance, new_table, teaching
from skulduggery.server.tables.advice import Adviser
from skulduggery.server.tables.clocks import PATIENCE
from skulduggery.server.tables.result_settler import ResultSettler
from skulduggery.server.tables.table import Table

T = TypeVar("T")
log = logging.getLogger("skulduggery.server")
EFFORT = 5
"""Rate-limit cost of a call for a table that isn't in memory: the table must be loaded, or its id is a guess."""
MOST_ELSEWHERE = 10_000
"""The most tables of other servers that are remembered."""
SWEPT = 60.0
"""Most seconds between two sweeps."""
COLLECT_AFTER = 100
"""Idle tables put away between two garbage collections. Their parts form cycles, so only a collection frees them."""


class TableDirectory:
    """The tables of this process: creates them, loads them and puts them away."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.settings = settings
        self.thinkers = Thinkers(settings.thinkers, patient=settings.bot_delay > 0)
        self.workers = Workers(settings.bus, self.thinkers, settings.timeouts) if settings.bus else None
        self.adviser = Adviser(settings.advice, self.at)
        self.settler = ResultSettler(store, self.adviser.reviewers.do)
        self.note_sender = NoteSender(store, settings.notes, time.monotonic)
        self.clock: Callable[[], float] = time.time
        self.patient_until = 0.0
        """The end of the time after a start in which people reconnect: no clock of a loaded table runs out before."""
        self._patience: dict[str, float] = {}
        """The same for the tables that left memory because of a fault, until that time has passed."""
        self.tables: dict[str, Table] = {}
        self.tell_others: Callable[[Sequence[str], bool], None] | None = None
        """Passes the arguments of ``heed`` on to other processes; None if there are none."""
        self.lease = Lease(store, settings.name, self._lapse) if settings.bus else None
        self.lapses = 0
        """The number of times the lease has lapsed. A table loaded meanwhile may belong to another process."""
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._elsewhere: dict[str, None] = {}
        """Tables that were at other servers when they were last asked for here."""
        self._sweeper: asyncio.Task[None] | None = None
        self._servers: set[str] | None = None
        """The server processes that were alive at the last sweep; None before the first."""

    async def open(self) -> None:
        """Start the processes of bots and all background work, such as the sweep that puts idle tables away."""
        if self.lease is not None:
            await self.lease.begin()
        await self._end_outdated()
        await self.note_sender.begin()
        self.settler.begin()
        if self.workers is not None:
            await self.workers.begin()
        else:
            self.thinkers.warm()
        self.patient_until = self.clock() + PATIENCE
        self._sweeper = asyncio.create_task(self._sweep())

    async def _end_outdated(self) -> None:
        """End the unfinished games whose rules no server process has any more."""
        if ids := await self.store.do(upgrades.end_outdated):
            log.warning("ended %s games: no server has their rules any more (docs/upgrade.md)", len(ids))
            await self.heed(ids, only_around=False)

    async def _keep_left(self) -> None:
        """Have games archived that an older release has finished, because it may not have asked for that.

        Done at the start and when a server process has gone.
        """
        there = await self.store.do(upgrades.processes)
        if self._servers is None or self._servers - there:
            await self.store.do(archive.expect_left)
        self._servers = there

    async def let_go(self) -> None:
        """Put all tables away and give up the lease, so that other processes can have them."""
        self._put_away()
        if self.lease is not None:
            await self.lease.end()
        if self.workers is not None:
            await self.workers.end()

    def close(self) -> None:
        """Put all tables away, and stop background work, the processes of bots and the store."""
        if self._sweeper is not None:
            self._sweeper.cancel()
        self._put_away()
        self.settler.close()
        self.thinkers.close()
        self.adviser.close()
        self.store.close()

    async def lines(self, person: str | None = None) -> list[TableLine]:
        """Return the tables of the lobby, open and running, as a person is shown them."""
        return await self.store.do(partial(lobby.lines, person=person))

    def known(self, id: str, token: str | None) -> str | None:
        """Return a name for the seat of a token; None if it has no seat, or the table isn't in memory."""
        try:
            return f"{id} {self.tables[id].seat_of(token)}" if id in self.tables else None
        except ApiError:
            return None

    def effort(self, id: str | None) -> int:
        """Return the rate-limit cost of a call for this table, or for none."""
        return 1 if id is None or id in self.tables or id in self._elsewhere else EFFORT

    async def find(self, id: str) -> Table:
        """Return a table, loaded if need be. Raises ApiError if there is none, Elsewhere if another process has it."""
        if id in self.tables:
            return self.tables[id]
        if id not in self._loading:  # else another call is loading it
            self._loading[id] = asyncio.create_task(self._load(id))
            self._loading[id].add_done_callback(partial(self._loaded, id))
        return await asyncio.shield(self._loading[id])

    async def reach(self, id: str, at: str) -> None:
        """Wait for a table if its caller was sent to the server ``at`` and came here, probably because that one died.

        Then its lease ends soon. Raises ApiError if there is no such table or that server keeps it, and Elsewhere if a
        third one has it.
        """
        until = time.monotonic() + self.settings.timeouts.sought
        while True:
            try:
                await self.find(id)
                return
            except Elsewhere as other:
                if other.at != at:
                    raise
                if time.monotonic() >= until:
                    raise ApiError(503, "elsewhere") from None
            await asyncio.sleep(self.settings.timeouts.renewed)

    async def _load(self, id: str) -> Table:
        lapses, patient_until = self.lapses, max(self.patient_until, self._patience.get(id, 0.0))
        if len(id) > PRIVATE or not id.isprintable():  # PostgreSQL takes no NUL
            raise ApiError(404, "table")
        if self.lease is not None:
            await self._claim(self.lease, id)
            patient_until = self.clock() + PATIENCE  # its last process may have died
        row = await self.store.do(partial(store.load, id=id))
        if row is None:
            raise ApiError(404, "table")
        rules = await self._rules_of(row)
        if lapses != self.lapses:
            raise Lost
        return await self._place(row, rules, patient_until=patient_until)

    async def _claim(self, lease: Lease, id: str) -> None:
        self._elsewhere.pop(id, None)
        try:
            await lease.claim(id)
        except Elsewhere:
            self._elsewhere[id] = None
            if len(self._elsewhere) > MOST_ELSEWHERE:
                del self._elsewhere[next(iter(self._elsewhere))]
            raise

    async def _rules_of(self, row: Stored) -> Rules | None:
        """Return the rules of a table, or None if this release doesn't have them.

        Without its rules, an open table gets those of this release, if it doesn't go on from another game; any other
        unfinished one is ended. Raises ApiError if the table waits for a later release.
        """
        with suppress(BadInput):
            return codec.rules_for(row.game, len(row.seats), row.options, row.digest, msgspec.Raw(row.cards))
        if row.status == "open" and row.continues is None:
            with suppress(BadInput):
                rules = api.make_rules(row.game, len(row.seats), row.options)
                row.digest, row.cards = rules.digest, bytes(codec.raw_cards(rules))
                row.version = upgrades.version(row.game)
                await self.store.do(partial(store.set_rules, one=row))
                return rules
        if row.status in ("open", "dealing", "running"):
            if upgrades.newer(row.game, row.version):
                raise ApiError(503, "elsewhere")
            await self.store.do(partial(upgrades.end, id=row.id))
            row.status, row.due, row.turn = await self.store.do(partial(store.standing, id=row.id))
            log.warning("ended the game of table %s: no server has its rules any more (docs/upgrade.md)", row.id)
        return None

    def _loaded(self, id: str, task: asyncio.Task[Table]) -> None:
        del self._loading[id]
        if not task.cancelled():
            task.exception()  # mark it as retrieved, in case no caller waits any more

    async def at(self, id: str, job: Callable[[Table], Awaitable[T]]) -> T:
        """Run a job in the actor of a table and return its result. Retries as ``visit`` does."""
        return await self.visit(id, lambda table: table.do(partial(job, table)))

    async def visit(self, id: str, job: Callable[[Table], Awaitable[T]]) -> T:
        """Call ``job`` with a table. Repeat it once if it raises Lost: the table was put away or has a new owner."""
        try:
            return await job(await self.find(id))
        except Lost:
            return await job(await self.find(id))

    async def create(self, wanted: NewTable, account: Account | None = None, guest: str | None = None) -> Seated:
        """Make a new table and return the host's seat. Raises ApiError if the table can't be as wanted."""
        row, rules, seated = new_table.wanted(wanted, account, guest)
        await self.add(row, rules)
        tell("table made", table=row.id, game=row.game)
        return seated

    async def learn(self, new: NewLesson, account: Account | None = None) -> Seated:
        """Make a private table for a lesson and return the learner's seat. Raises ApiError if it can't be made."""
        row, rules, seated = teaching.wanted(new, account)
        await self.add(row, rules)
        tell("lesson begun", table=row.id, game=row.game)
        return seated

    async def add(self, row: Stored, rules: Rules, source: Source | None = None) -> None:
        """Store the row of a new table. Of several servers, the first that is asked for the table takes it.

        Tests give ``source``, from which the game gets its chance.
        """
        await self.store.do(partial(store.add_table, one=row))
        if self.lease is None:
            if row.hints:
                self.adviser.thinkers.warm()
            with suppress(Lost, Unsaved):  # the row is stored, so the first request loads the table
                await self._place(row, rules, source)

    async def _place(
        self, row: Stored, rules: Rules | None, source: Source | None = None, patient_until: float = 0.0
    ) -> Table:
        bots = self.workers or self.thinkers
        chance = source, self.clock, patient_until
        table = Table(row, rules, self.store, bots, self.settings, self.note_sender, self._lose, *chance)
        self.tables[row.id] = table
        await table.do(table.begin)
        return table

    def _lapse(self) -> None:
        self.lapses += 1
        self._put_away()

    def _put_away(self) -> None:
        for table in [*self.tables.values()]:
            self._forget(table)

    def _lose(self, table: Table) -> None:
        """Forget a table that must be loaded again; its players get time, as the database may have been away."""
        self._patience[table.row.id] = self.clock() + PATIENCE
        self._forget(table)

    def _forget(self, table: Table) -> None:
        if self.tables.get(table.row.id) is table:
            del self.tables[table.row.id]
        self.adviser.forget(table)
        table.stop()

    async def changed(self, ids: Sequence[str], only_around: bool = False) -> None:
        """Have each process heed that stored tables were changed, or only what is around them; see ``heed``."""
        elsewhere = [id for id in ids if id not in self.tables]
        await self.heed(ids, only_around)
        if elsewhere and self.tell_others is not None:
            self.tell_others(elsewhere, only_around)

    async def heed(self, ids: Sequence[str], only_around: bool) -> None:
        """Put away those of the tables that are in memory, because the stored ones were changed; clients reconnect.

        ``only_around``: only invitations or blocks were changed, so read these again and tell those concerned.
        """
        for id in ids:
            if (table := self.tables.get(id)) is not None:
                with suppress(ApiError):
                    await table.do(partial(attendance.look_again, table) if only_around else table.put_away)

    async def _put_idle_away(self) -> int:
        """Put idle tables away so that any process may have them, and return their number."""
        now = time.monotonic()
        idle = [one for one in self.tables.values() if one.idle and now - one.quiet_since >= self.settings.unload_after]
        for table in idle:
            self._forget(table)
        if idle and self.lease is not None:
            with suppress(Unsaved):  # then they stay with this process
                await self.lease.give_up([one.row.id for one in idle])
        return len(idle)

    async def _sweep(self) -> None:
        gone = 0
        while True:
            with suppress(ApiError):  # the database is away: the next sweep does it
                await self._keep_left()
            await asyncio.sleep(min(SWEPT, self.settings.unload_after))
            gone += await self._put_idle_away()
            self._patience = {id: until for id, until in self._patience.items() if until > self.clock()}
            if gone >= COLLECT_AFTER:
                gc.collect()
                gone = 0
            with suppress(ApiError):  # the database is away: the next sweep ends and finds them
                await self._end_outdated()
                for id in await self.store.do(partial(store.overdue, now=self.clock())):
                    with suppress(ApiError):
                        await self.find(id)
