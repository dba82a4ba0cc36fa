"""The store: tables in the database, and the jobs that read and write them. Committed data survives a machine crash."""

import asyncio
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, fields, replace
from pathlib import Path
from typing import Any, TypeVar, cast

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from skulduggery import renamed
from skulduggery.api import SPECTATOR, Value, Words
from skulduggery.server.operations.telemetry import COMMITS, span
from skulduggery.server.operations.timeouts import USUAL, Timeouts
from skulduggery.server.protocol.messages import ChatLine
from skulduggery.server.protocol.tables import Status
from skulduggery.server.storage import archive, blocks, notification_routes
from skulduggery.server.storage.database import Database
from skulduggery.server.storage.rows import LATEST_CHAT, Pass, Seat, Shuffled, Spoken, Stored
from skulduggery.server.storage.table_commits import TableCommit, add_entries, carry_out
from skulduggery.server.storage.transactions import Job, Transaction

T = TypeVar("T")

_meta = sa.MetaData()
_decks = sa.Table("decks", _meta, *[sa.Column(name) for name in ("digest", "cards")])
_tables = sa.Table(
    "tables",
    _meta,
    *[sa.Column(n) for n in ("id", "game", "options", "digest", "key", "status", "host", "next", "turn")],
    sa.Column("opened", sa.Boolean),
    sa.Column("created", sa.Float),
    sa.Column("hints", sa.Boolean),
    sa.Column("listed", sa.Boolean),
    *[sa.Column(n) for n in ("lag", "clock", "late", "motions", "lesson", "continues", "version")],
    sa.Column("due", sa.Float),
)
_seats = sa.Table(
    "seats",
    _meta,
    *[sa.Column(n) for n in ("table", "seat", "kind", "name", "bot", "token", "account", "since", "guest")],
    *[sa.Column(n, sa.Boolean) for n in ("left", "known", "muted", "program", "ready")],
)
_passes = sa.Table("passes", _meta, *[sa.Column(n) for n in ("table", "token", "seat", "account", "session")])
_shuffles = sa.Table(
    "shuffles",
    _meta,
    *[sa.Column(n) for n in ("table", "key", "follows", "ended")],
    sa.Column("shares", sa.Boolean),
    sa.Column("at_once", sa.Boolean),
)
_lists = sa.Table("lists", _meta, *[sa.Column(n) for n in ("table", "text")])
_seals = sa.Table("seals", _meta, *[sa.Column(n) for n in ("table", "seat", "seal")])
_shares = sa.Table("shares", _meta, *[sa.Column(n) for n in ("table", "seat", "share")])
_entries = sa.Table("entries", _meta, *[sa.Column(n) for n in ("table", "n", "who", "what", "nonces")])
_reviews = sa.Table("reviews", _meta, *[sa.Column(name) for name in ("table", "review")])
_chat = sa.Table("chat", _meta, *[sa.Column(n) for n in ("table", "n", "seat", "name", "text", "at", "to", "person")])


class Store:
    """The tables of a server. Jobs run in other threads, each within one transaction.

    Jobs that wait at the same time share a transaction: with SQLite all of them, with PostgreSQL commits of tables.
    With PostgreSQL a job is tried again if the connection breaks, until ``timeouts.within`` seconds have passed.
    """

    def __init__(self, at: Path | str, timeouts: Timeouts = USUAL) -> None:
        """Open the database, making it if need be, and bring its schema up to date. Raises BadInput if that fails."""
        self.timeouts = timeouts
        self._database = Database(at, timeouts=timeouts)
        self._database.migrate()
        self._engine = self._database.engine
        self._shared: type = object if isinstance(at, Path) else TableCommit
        """The kind of jobs that share a transaction."""
        self._threads = ThreadPoolExecutor(self._database.connections, "store")
        self._waiting: list[tuple[Job, asyncio.Future[Any], float]] = []
        """Jobs, where their results go, and until when they may be tried."""
        self._runner: asyncio.Task[None] | None = None

    def close(self) -> None:
        """Wait for running jobs and close the database."""
        self._threads.shutdown()
        self._database.close()

    async def do(self, job: Callable[[sa.Connection], T]) -> T:
        """Carry out a job, commit it and return its result.

        The job may run more than once, even after a commit, if the connection broke before the commit was confirmed.
        Raises what the job raises, and Unsaved if the database can't be reached or fails. After Unsaved, either all of
        the job is committed or nothing: a caller that keeps the data in memory must read it again.
        """
        with COMMITS.time(), span("commit"):
            until = time.monotonic() + self.timeouts.within
            if not isinstance(job, self._shared):
                return cast(T, _given((await self._run([job], until))[0]))
            done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
            self._waiting.append((job, done, until))
            if self._runner is None:
                self._runner = asyncio.create_task(self._run_all())
            return await done

    async def _run_all(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            jobs, dones, until = zip(*batch, strict=True)
            for done, result in zip(dones, await self._run(jobs, min(until)), strict=True):
                if done.done():  # the caller was cancelled
                    continue
                if isinstance(result, BaseException):
                    done.set_exception(result)
                else:
                    done.set_result(result)
        self._runner = None

    async def _run(self, jobs: Sequence[Job], until: float) -> list[Any]:
        """Return the result of each job, or the exception that it raised."""
        loop = asyncio.get_running_loop()
        work = Transaction(self._engine, jobs, carry_out, until)
        watch = loop.call_later(self.timeouts.cut, work.cut)
        try:
            results = await loop.run_in_executor(self._threads, self._carry_out, work)
        finally:
            watch.cancel()
        if results is None:  # a job that fails must not stop the others: each gets a transaction of its own
            until = time.monotonic() + self.timeouts.within
            return [one for (one,) in await asyncio.gather(*[self._run([job], until) for job in jobs])]
        return results

    def _carry_out(self, work: Transaction) -> list[Any] | None:
        return work.carry_out()


def _given(result: Any) -> Any:
    if isinstance(result, BaseException):
        raise result
    return result


# Jobs


def add_table(connection: sa.Connection, one: Stored) -> None:
    """Add a table with its seats, tokens, shuffle and log entries, unless it is there.

    May replace ``one.cards`` by the cards stored under the same digest.
    """
    if connection.execute(sa.select(_tables.c.key).where(_tables.c.id == one.id)).scalar() == one.key:
        return
    _add_deck(connection, one)
    row = {name: getattr(one, name) for name in _names(_tables)}
    connection.execute(_tables.insert(), {**row, "options": msgspec.json.encode(one.options).decode()})
    seats = [{"table": one.id, "seat": number, **asdict(seat)} for number, seat in enumerate(one.seats)]
    connection.execute(_seats.insert(), seats)
    if one.shuffle is not None:
        how = {name: getattr(one.shuffle, name) for name in _names(_shuffles) if name != "table"}
        connection.execute(_shuffles.insert(), {"table": one.id, **how})
        if one.shuffle.listed is not None:
            add_list(connection, one.id, one.shuffle.listed)
    for token, its in one.passes.items():
        add_pass(connection, one.id, token, its)
    add_entries(connection, one.id, 0, one.entries)


def _add_deck(connection: sa.Connection, one: Stored) -> None:
    """Store the cards of a table, or, if its digest has cards already, put those into ``one.cards``. Their names may
    differ, and the list of the deal has a hash of every byte."""
    stored = sa.select(_decks.c.cards).where(_decks.c.digest == one.digest)
    known = connection.execute(stored).scalar()
    if known is None:
        insert = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
        connection.execute(insert(_decks).on_conflict_do_nothing(), {"digest": one.digest, "cards": one.cards})
        known = connection.execute(stored).scalar_one()  # perhaps another process's
    if known != one.cards:
        one.cards = known


def set_rules(connection: sa.Connection, one: Stored) -> None:
    """Store the options, cards, digest and rules version of a table, unless it is no longer open."""
    _add_deck(connection, one)
    here = (_tables.c.id == one.id) & (_tables.c.status == "open")
    options = msgspec.json.encode(one.options).decode()
    connection.execute(_tables.update().where(here).values(options=options, digest=one.digest, version=one.version))


def set_table(connection: sa.Connection, id: str, **values: object) -> None:
    """Set columns of a table."""
    connection.execute(_tables.update().where(_tables.c.id == id).values(**values))


def set_seat(connection: sa.Connection, id: str, number: int, seat: Seat) -> None:
    """Replace a seat of a table."""
    here = (_seats.c.table == id) & (_seats.c.seat == number)
    connection.execute(_seats.update().where(here).values(**asdict(seat)))


def add_pass(connection: sa.Connection, id: str, token: bytes, its: Pass) -> None:
    """Add a further token of a seat. ``token``: its hash."""
    connection.execute(_passes.insert(), {"table": id, "token": token, **its._asdict()})


def set_seal(connection: sa.Connection, id: str, seat: int, seal: bytes | None) -> None:
    """Store the seal of a seat, replacing another one; None if the host deals without the seat."""
    connection.execute(_seals.delete().where((_seals.c.table == id) & (_seals.c.seat == seat)))
    connection.execute(_seals.insert(), {"table": id, "seat": seat, "seal": seal})


def free_seals(connection: sa.Connection, id: str) -> None:
    """Delete all seals of a table, because its seats have changed before the list was fixed."""
    connection.execute(_seals.delete().where(_seals.c.table == id))


def add_list(connection: sa.Connection, id: str, text: str) -> None:
    """Store the list of a deal, which never changes. Raises IntegrityError if there is one."""
    connection.execute(_lists.insert(), {"table": id, "text": text})


def add_share(connection: sa.Connection, id: str, seat: int, share: bytes | None) -> None:
    """Store the share of a seat, None if the host deals without the seat. Raises IntegrityError if there is one."""
    connection.execute(_shares.insert(), {"table": id, "seat": seat, "share": share})


def add_chat(connection: sa.Connection, id: str, number: int, line: ChatLine, person: str | None) -> None:
    """Add a chat line of a person. ``number``: its number among all lines of the table, from 0."""
    row = {"table": id, **msgspec.structs.asdict(line), "n": number, "person": person}
    connection.execute(_chat.insert(), row)


def keep_chat(connection: sa.Connection, old: Stored, new: Stored) -> None:
    """Copy the latest chat lines to all from a table to its rematch.

    Lines to one person stay behind, because somebody else may take that seat; so do the lines of people whose seats
    are not kept, because the rematch no longer knows them when they want to be forgotten.
    """
    kept = [
        (_chat.c.seat == number) & (_chat.c.n >= before.since)
        for number, (before, seat) in enumerate(zip(old.seats, new.seats, strict=True))
        if seat.kind == "person"
    ]
    here = (_chat.c.table == old.id) & _chat.c.to.is_(None) & sa.or_(sa.false(), *kept)
    latest = connection.execute(sa.select(_chat).where(here).order_by(_chat.c.n.desc()).limit(LATEST_CHAT)).mappings()
    rows = [{**row, "table": new.id, "n": n} for n, row in enumerate(reversed(latest.all()))]
    if rows:
        connection.execute(_chat.insert(), rows)


def keep_review(connection: sa.Connection, id: str, review: bytes) -> None:
    """Store the review of a game, replacing an older one."""
    connection.execute(_reviews.delete().where(_reviews.c.table == id))
    connection.execute(_reviews.insert(), {"table": id, "review": review})


def review(connection: sa.Connection, id: str) -> bytes | None:
    """Return the stored review of a game, or None."""
    kept: bytes | None = connection.execute(sa.select(_reviews.c.review).where(_reviews.c.table == id)).scalar()
    return kept


def _heard(connection: sa.Connection, id: str, viewer: int) -> list[Spoken]:
    """Return the latest chat lines that reach a viewer (``talk.reached``), numbered among all that reach it."""
    mine = _chat.c.to.is_(None) | (_chat.c.seat == viewer) | (_chat.c.to == viewer)
    lines = sa.select(*[_chat.c[name] for name in ("seat", "name", "text", "at", "to", "person")])
    here = (_chat.c.table == id) & mine
    count: int = connection.execute(sa.select(sa.func.count()).where(here)).scalar_one()
    latest = connection.execute(lines.where(here).order_by(_chat.c.n.desc()).limit(LATEST_CHAT)).all()
    first = count - len(latest)
    return [Spoken(ChatLine(n, *one), person) for n, (*one, person) in enumerate(reversed(latest), first)]


def _shuffled(connection: sa.Connection, id: str) -> Shuffled | None:
    """Return the commit-reveal of a table, or None if it has none."""
    joined = sa.select(_shuffles, _lists.c.text.label("listed")).join_from(
        _shuffles, _lists, _lists.c.table == _shuffles.c.table, isouter=True
    )
    row = connection.execute(joined.where(_shuffles.c.table == id)).mappings().first()
    if row is None:
        return None
    seals = connection.execute(sa.select(_seals.c.seat, _seals.c.seal).where(_seals.c.table == id))
    given = connection.execute(sa.select(_shares.c.seat, _shares.c.share).where(_shares.c.table == id))
    how = {name: value for name, value in row.items() if name != "table"}
    return Shuffled(
        **cast(dict[str, Any], how),
        seals={row.seat: row.seal for row in seals},
        given={row.seat: row.share for row in given},
    )


def load(connection: sa.Connection, id: str) -> Stored | None:
    """Return a table with everything that belongs to it, or None if there is none."""
    joined = sa.select(_tables, _decks.c.cards).join(_decks, _decks.c.digest == _tables.c.digest)
    row = connection.execute(joined.where(_tables.c.id == id).with_for_update(read=True, of=_tables)).mappings().first()
    if row is None:
        return None
    seats = connection.execute(
        sa.select(*[_seats.c[one.name] for one in fields(Seat)]).where(_seats.c.table == id).order_by(_seats.c.seat)
    )
    columns = (_entries.c.who, _entries.c.what, _entries.c.nonces)
    entries = connection.execute(sa.select(*columns).where(_entries.c.table == id).order_by(_entries.c.n)).all()
    passes = connection.execute(
        sa.select(*[_passes.c[name] for name in ("token", "seat", "account", "session")]).where(_passes.c.table == id)
    )
    out = Stored(
        **cast(dict[str, Any], {**row, "options": _options(row["options"])}),
        passes={token: Pass(*its) for token, *its in passes},
        seats=[_seat(Seat(*one)) for one in seats],
        shuffle=_shuffled(connection, id),
        entries=[(who, renamed.entry(row["game"], _words(what))) for who, what, _ in entries],
        nonces=[bytes.fromhex(nonces or "") for *_, nonces in entries],
        said=connection.execute(sa.select(sa.func.max(_chat.c.n) + 1).where(_chat.c.table == id)).scalar_one() or 0,
        ways=notification_routes.of(connection, id),
        told=notification_routes.told(connection, id),
        kept=archive.part(connection, id, archive.END),
    )
    out.blocks = blocks.around(connection, blocks.people_of(out.seats))
    out.chat |= {viewer: _heard(connection, id, viewer) for viewer in (*range(len(out.seats)), SPECTATOR)}
    return out


def standing(connection: sa.Connection, id: str) -> tuple[Status, float | None, int]:
    """Return the status of a table, the time when its clock runs out (in seconds since 1970, or None), and its turn."""
    here = sa.select(_tables.c.status, _tables.c.due, _tables.c.turn).where(_tables.c.id == id)
    status, due, turn = connection.execute(here).one()
    return status, due, turn


def game_of(connection: sa.Connection, id: str) -> str | None:
    """Return the game of a table, or None if there is no such table."""
    return connection.execute(sa.select(_tables.c.game).where(_tables.c.id == id)).scalar_one_or_none()


def overdue(connection: sa.Connection, now: float) -> list[str]:
    """Return the ids of running tables whose clock has run out, unless their terms are to wait.

    ``now``: in seconds since 1970.
    """
    out = (_tables.c.status == "running") & (_tables.c.due < now) & (_tables.c.late != "wait")
    return [*connection.execute(sa.select(_tables.c.id).where(out)).scalars()]


def _seat(one: Seat) -> Seat:
    return one if one.bot is None else replace(one, bot=renamed.bot(one.bot))


def _words(text: str) -> Words:
    """Return the words of an entry, none if it is damaged. A replay of the log then fails with an error of its own."""
    try:
        return msgspec.json.decode(text, type=Words)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return ()


def _names(table: sa.Table) -> list[str]:
    return [column.name for column in table.columns]


def _options(text: str) -> dict[str, Value]:
    return msgspec.json.decode(text, type=dict[str, Value])


__all__ = [
    "Job",
    "Store",
    "add_chat",
    "add_list",
    "add_pass",
    "add_share",
    "add_table",
    "free_seals",
    "keep_chat",
    "keep_review",
    "load",
    "overdue",
    "review",
    "set_seal",
    "set_seat",
    "set_table",
]
