"""The tables of a server: those in memory, and how the others are loaded from the database."""

import asyncio
import gc
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import TypeVar

import msgspec

from skulduggery import api, codec
from skulduggery.api import BadInput, Rules, Value
from skulduggery.lessons import LEARNER
from skulduggery.record import Source
from skulduggery.server.accounts.accounts import Account
from skulduggery.server.accounts.credentials import new_token
from skulduggery.server.bots.thinkers import Thinkers
from skulduggery.server.bots.workers import Workers
from skulduggery.server.notifications.sender import NoteSender
from skulduggery.server.operations.logs import tell
from skulduggery.server.protocol.errors import ApiError, Elsewhere, Lost, Unsaved
from skulduggery.server.protocol.tables import NewLesson, NewTable, Seated, TableLine, Terms
from skulduggery.server.settings import Settings
from skulduggery.server.storage import archive, lobby, store, upgrades
from skulduggery.server.storage.leases import Lease
from skulduggery.server.storage.rows import PRIVATE, Seat, Shuffled, Stored
from skulduggery.server.storage.store import Store
from skulduggery.server.tables import attendance, commit_reveal, seating, teaching
from skulduggery.server.tables.advice import Adviser
from skulduggery.server.tables.clocks import PATIENCE, check_clock
from skulduggery.server.tables.result_settler import ResultSettler
from skulduggery.server.tables.table import Table

T = TypeVar("T")
log = logging.getLogger("skulduggery.server")
LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
"""Alphabet of table ids: no look-alike characters, five bits each."""
LISTED = 8
"""Length of the id of a table in the lobby."""
EFFORT = 5
"""Rate-limit cost of a call for a table that isn't in memory: the table must be loaded, or its id is a guess."""
MOST_ELSEWHERE = 10_000
"""The most tables of other servers that are remembered."""
SWEPT = 60.0
"""Most seconds between two sweeps."""
COLLECT_AFTER = 100
"""Idle tables put away between two garbage collections. Their parts form cycles, so only a collection frees them."""


def new_id(private: bool) -> str:
    """Return a random table id: a short one for the lobby, or one that can't be guessed for a private table."""
    return "".join(secrets.choice(LETTERS) for _ in range(PRIVATE if private else LISTED))


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
            log.warning("%s games were ended: their rules are gone (docs/upgrade.md)", len(ids))
            await self.heed(ids, only_invited=False)

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

    async def lines(self) -> list[TableLine]:
        """Return the tables of the lobby, open and running."""
        return await self.store.do(lobby.lines)

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
            log.warning("table %s was ended: its rules are gone", row.id)
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

    async def create(self, wanted: NewTable, account: Account | None = None) -> Seated:
        """Make a new table and return the host's seat. Raises ApiError if the table can't be as wanted."""
        seating.check(wanted.seats)
        if wanted.game not in api.games():
            raise ApiError(422, "game")
        rules = self._made(wanted.game, len(wanted.seats), wanted.options)
        seats, host, token = made = seating.seated(rules.game, wanted.seats, account)
        how = commit_reveal.new(wanted.shares, made.alone)
        hints = made.alone if wanted.hints is None else wanted.hints
        check_clock(wanted.terms)
        id = await self.seat(rules, seats, host, hints=hints, how=how, private=wanted.private, terms=wanted.terms)
        tell("table made", table=id, game=rules.game)
        return Seated(id, host, token)

    def _made(self, game: str, seats: int, options: dict[str, Value]) -> Rules:
        """Return the rules of a new table. Raises ApiError if the options don't fit the game."""
        try:
            return api.make_rules(game, seats, options)
        except BadInput as error:
            raise ApiError(422, "options", sentence=str(error)) from None

    async def learn(self, new: NewLesson, account: Account | None = None) -> Seated:
        """Make a private table for a lesson and return the learner's seat. Raises ApiError if it can't be made."""
        lesson, token = teaching.wanted(new), new_token()
        seats = teaching.seats(lesson, new, account, token)
        alone = Terms(lag=None)
        row, rules = self._row(lesson.rules(), seats, LEARNER, None, lesson.key, False, None, True, alone)
        row.shuffle, row.lesson = None, new.lesson
        row.status, row.entries = "running", lesson.entries()
        await self.add(row, rules)
        tell("lesson begun", table=row.id, game=row.game)
        return Seated(row.id, LEARNER, token)

    async def seat(
        self,
        rules: Rules,
        seats: list[Seat],
        host: int,
        id: str | None = None,
        key: bytes | None = None,
        source: Source | None = None,
        hints: bool = False,
        how: Shuffled | None = None,
        private: bool = False,
        terms: Terms | None = None,
    ) -> str:
        """Make a table with these seats and return its id. By default the game begins at once if no seat is open.

        ``how`` says how the deal is made fair, and when it begins. Tests give ``id``, ``key`` and ``source``.
        """
        row, rules = self._row(rules, seats, host, id, key, hints, how, private, terms or Terms())
        await self.add(row, rules, source)
        return row.id

    async def add(self, row: Stored, rules: Rules, source: Source | None = None) -> None:
        """Store the row of a new table. Of several servers, the first that is asked for the table takes it."""
        await self.store.do(partial(store.add_table, one=row))
        if self.lease is None:
            if row.hints:
                self.adviser.thinkers.warm()
            with suppress(Lost, Unsaved):  # it is stored: whoever asks for it loads it
                await self._place(row, rules, source)

    def _row(
        self,
        rules: Rules,
        seats: list[Seat],
        host: int,
        id: str | None,
        key: bytes | None,
        hints: bool,
        how: Shuffled | None,
        private: bool,
        terms: Terms,
    ) -> tuple[Stored, Rules]:
        """Return the row of a new table, not stored yet, and its rules."""
        raw = codec.raw_cards(rules)
        rules = codec.rules_for(rules.game, rules.seats, rules.options, rules.digest, raw)  # the shared object
        row = Stored(
            id or new_id(private),
            rules.game,
            rules.options,
            rules.digest,
            rules.raw_cards,
            key or secrets.token_bytes(32),
            "open",
            host,
            seats,
            time.time(),
            hints=hints,
            lag=terms.lag,
            clock=terms.clock,
            late=terms.late,
            version=upgrades.version(rules.game),
            shuffle=how or commit_reveal.new(shares=False, at_once=all(seat.kind != "open" for seat in seats)),
        )
        return row, rules

    def rematch(self, old: Stored, asker: int) -> Stored:
        """Return the row, not stored yet, of a rematch. Seats that were left become open, except the asker's."""
        rules = self._made(old.game, len(old.seats), old.options)
        seats = [
            Seat("open") if seat.left and number != asker else replace(seat, left=False, muted=False, since=0)
            for number, seat in enumerate(old.seats)
        ]
        people = [number for number, seat in enumerate(seats) if seat.kind == "person" and not seat.program]
        host = old.host if old.host in people else next(iter(people), asker)
        shares = old.shuffle is not None and old.shuffle.shares
        how = commit_reveal.new(shares, all(seat.kind != "open" for seat in seats), old)
        row, _ = self._row(rules, seats, host, None, None, old.hints, how, len(old.id) == PRIVATE, old.terms)
        row.passes = dict(old.passes)
        return row

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

    async def changed(self, ids: Sequence[str], only_invited: bool = False) -> None:
        """Have each process heed that stored tables were changed, or only their invitations; see ``heed``."""
        elsewhere = [id for id in ids if id not in self.tables]
        await self.heed(ids, only_invited)
        if elsewhere and self.tell_others is not None:
            self.tell_others(elsewhere, only_invited)

    async def heed(self, ids: Sequence[str], only_invited: bool) -> None:
        """Put away those of the tables that are in memory, because the stored ones were changed; clients reconnect.

        ``only_invited``: only their invitations were changed, so tell their hosts instead.
        """
        for id in ids:
            if (table := self.tables.get(id)) is not None:
                with suppress(ApiError):
                    await table.do(partial(attendance.tell_invited, table) if only_invited else table.put_away)

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
