"""Where tables lie on disk: SQLite by default, in WAL mode; what is committed survives a crash of the machine."""

import asyncio
import fcntl
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict
from pathlib import Path
from typing import Any, TypeVar, cast

import msgspec
import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.util import CommandError

from skulduggery.api import SPECTATOR, BadInput, Value
from skulduggery.record import Entry
from skulduggery.server.rows import LATEST_CHAT, Seat, Stored
from skulduggery.server.wire import ChatLine, Status, TableLine

T = TypeVar("T")
Job = Callable[[sa.Connection], Any]

_meta = sa.MetaData()
_decks = sa.Table("decks", _meta, *[sa.Column(name) for name in ("digest", "cards")])
_tables = sa.Table(
    "tables",
    _meta,
    *[sa.Column(n) for n in ("id", "game", "options", "digest", "key", "status", "host", "next")],
    sa.Column("opened", sa.Boolean),
    sa.Column("created", sa.Float),
    sa.Column("hints", sa.Boolean),
)
_seats = sa.Table(
    "seats",
    _meta,
    *[sa.Column(n) for n in ("table", "seat", "kind", "name", "bot", "token")],
    sa.Column("left", sa.Boolean),
)
_entries = sa.Table("entries", _meta, *[sa.Column(n) for n in ("table", "n", "who", "what")])
_reviews = sa.Table("reviews", _meta, *[sa.Column(name) for name in ("table", "review")])
_chat = sa.Table("chat", _meta, *[sa.Column(n) for n in ("table", "n", "seat", "name", "text", "at", "to")])


class Store:
    """The database of one server. Jobs are carried out in one thread; those that wait together share a commit."""

    def __init__(self, data: Path) -> None:
        """Open or make the database in a folder. Raises BadInput if that can't be done."""
        try:
            data.mkdir(parents=True, exist_ok=True)
            self._lock = (data / "lock").open("w")
        except OSError as error:
            raise BadInput(f"{data} can't hold the server's data: {error.strerror}.") from None
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self._lock.close()
            raise BadInput(f"Another server is using {data}: stop it, or choose another folder with --data.") from None
        self._engine = sa.create_engine(
            f"sqlite:///{data / 'tables.sqlite'}",
            poolclass=sa.pool.StaticPool,
            connect_args={"check_same_thread": False},  # made in one thread, used in another
        )
        sa.event.listen(self._engine, "connect", _prepare)
        try:
            self._migrate()
        except (CommandError, sa.exc.DatabaseError) as error:
            self.close()
            why = error.orig if isinstance(error, sa.exc.DBAPIError) else error
            raise BadInput(
                f"{data / 'tables.sqlite'} can't be used: {why}; another version may have made it."
            ) from None
        self._thread = ThreadPoolExecutor(1, "store")
        self._waiting: list[tuple[Job, asyncio.Future[Any]]] = []
        self._runner: asyncio.Task[None] | None = None

    def close(self) -> None:
        """Let go of the database."""
        if hasattr(self, "_thread"):
            self._thread.shutdown()
        self._engine.dispose()
        self._lock.close()

    def _migrate(self) -> None:
        config = Config()
        config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
        with self._engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    async def do(self, job: Callable[[sa.Connection], T]) -> T:
        """Carry out a job and commit it; it is on disk when this returns. Raises what the job raises."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._waiting.append((job, done))
        if self._runner is None:
            self._runner = asyncio.create_task(self._run())
        return await done

    async def _run(self) -> None:
        while self._waiting:
            batch, self._waiting = self._waiting, []
            jobs = [job for job, _ in batch]
            results = await asyncio.get_running_loop().run_in_executor(self._thread, self._carry_out, jobs)
            for (_, done), result in zip(batch, results, strict=True):
                if done.done():  # whoever waited has gone
                    continue
                if isinstance(result, BaseException):
                    done.set_exception(result)
                else:
                    done.set_result(result)
        self._runner = None

    def _carry_out(self, jobs: Sequence[Job]) -> list[Any]:
        try:
            with self._engine.begin() as connection:
                return [job(connection) for job in jobs]
        except Exception as error:
            if len(jobs) == 1:
                return [error]
        return [self._carry_out([job])[0] for job in jobs]  # one by one, so that one that fails harms no other


def _prepare(connection: Any, _record: object) -> None:
    connection.execute("PRAGMA journal_mode=WAL")
    connection.execute("PRAGMA synchronous=FULL")
    connection.execute("PRAGMA foreign_keys=ON")


# Jobs


def add_table(connection: sa.Connection, one: Stored) -> None:
    """A new table with its seats."""
    known = connection.execute(sa.select(_decks.c.digest).where(_decks.c.digest == one.digest)).first()
    if known is None:
        connection.execute(_decks.insert(), {"digest": one.digest, "cards": one.cards})
    row = {name: getattr(one, name) for name in (column.name for column in _tables.columns)}
    connection.execute(_tables.insert(), {**row, "options": msgspec.json.encode(one.options).decode()})
    seats = [{"table": one.id, "seat": number, **asdict(seat)} for number, seat in enumerate(one.seats)]
    connection.execute(_seats.insert(), seats)
    add_entries(connection, one.id, 0, one.entries)


def set_table(connection: sa.Connection, id: str, **values: object) -> None:
    """Change columns of a table."""
    connection.execute(_tables.update().where(_tables.c.id == id).values(**values))


def set_seat(connection: sa.Connection, id: str, number: int, seat: Seat) -> None:
    """Change a seat of a table."""
    here = (_seats.c.table == id) & (_seats.c.seat == number)
    connection.execute(_seats.update().where(here).values(**asdict(seat)))


def add_entries(connection: sa.Connection, id: str, first: int, entries: Sequence[Entry]) -> None:
    """Entries of a log, numbered from ``first``. Raises IntegrityError if one of these is there."""
    rows = [
        {"table": id, "n": n, "who": who, "what": msgspec.json.encode(what).decode()}
        for n, (who, what) in enumerate(entries, first)
    ]
    if rows:
        connection.execute(_entries.insert(), rows)


def add_chat(connection: sa.Connection, id: str, number: int, line: ChatLine) -> None:
    """The ``number``-th line of all that were said at a table."""
    connection.execute(_chat.insert(), {"table": id, **msgspec.structs.asdict(line), "n": number})


def keep_review(connection: sa.Connection, id: str, review: bytes) -> None:
    """The review of a game, instead of an older one."""
    connection.execute(_reviews.delete().where(_reviews.c.table == id))
    connection.execute(_reviews.insert(), {"table": id, "review": review})


def review(connection: sa.Connection, id: str) -> bytes | None:
    """The review of a game that was kept."""
    kept: bytes | None = connection.execute(sa.select(_reviews.c.review).where(_reviews.c.table == id)).scalar()
    return kept


def _heard(connection: sa.Connection, id: str, viewer: int) -> list[ChatLine]:
    """The latest lines that reach a viewer, numbered by what it has heard."""
    mine = _chat.c.to.is_(None) | (_chat.c.seat == viewer) | (_chat.c.to == viewer)
    lines = sa.select(*[_chat.c[name] for name in ("seat", "name", "text", "at", "to")])
    here = (_chat.c.table == id) & mine
    count: int = connection.execute(sa.select(sa.func.count()).where(here)).scalar_one()
    latest = connection.execute(lines.where(here).order_by(_chat.c.n.desc()).limit(LATEST_CHAT)).all()
    return [ChatLine(n, *one) for n, one in enumerate(reversed(latest), count - len(latest))]


def load(connection: sa.Connection, id: str) -> Stored | None:
    """A table with all that belongs to it, or None if there is none."""
    joined = sa.select(_tables, _decks.c.cards).join(_decks, _decks.c.digest == _tables.c.digest)
    row = connection.execute(joined.where(_tables.c.id == id)).mappings().first()
    if row is None:
        return None
    seats = connection.execute(
        sa.select(*[_seats.c[name] for name in ("kind", "name", "bot", "token", "left")])
        .where(_seats.c.table == id)
        .order_by(_seats.c.seat)
    )
    entries = connection.execute(
        sa.select(_entries.c.who, _entries.c.what).where(_entries.c.table == id).order_by(_entries.c.n)
    )
    fields = {**row, "options": _options(row["options"])}
    out = Stored(
        **cast(dict[str, Any], fields),
        seats=[Seat(*one) for one in seats],
        entries=[(who, msgspec.json.decode(what, type=tuple[str, ...])) for who, what in entries],
        said=connection.execute(sa.select(sa.func.max(_chat.c.n) + 1).where(_chat.c.table == id)).scalar_one() or 0,
    )
    out.chat |= {viewer: _heard(connection, id, viewer) for viewer in (*range(len(out.seats)), SPECTATOR)}
    return out


def lobby(connection: sa.Connection, most: int = 100) -> list[TableLine]:
    """Open and running tables, the newest first."""
    rows = connection.execute(
        sa.select(_tables)
        .where(_tables.c.status.in_(("open", "running")))
        .order_by(_tables.c.created.desc())
        .limit(most)
    ).mappings()
    out = []
    for row in rows:
        seats = connection.execute(
            sa.select(_seats.c.kind, _seats.c.name).where(_seats.c.table == row["id"]).order_by(_seats.c.seat)
        ).all()
        taken = sum(kind != "open" for kind, _ in seats)
        host = seats[row["host"]][1] or ""
        status: Status = row["status"]
        out.append(TableLine(row["id"], row["game"], _options(row["options"]), status, host, taken, len(seats)))
    return out


def _options(text: str) -> dict[str, Value]:
    return msgspec.json.decode(text, type=dict[str, Value])


__all__ = [
    "Store",
    "add_chat",
    "add_entries",
    "add_table",
    "keep_review",
    "load",
    "lobby",
    "review",
    "set_seat",
    "set_table",
]
