"""How tables go on on disk: each from its turn to a new one, with the entries that its game has gone on by."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import zip_longest
from typing import Any

import msgspec
import sqlalchemy as sa

from skulduggery.record import Entry
from skulduggery.server.protocol.errors import Lost
from skulduggery.server.storage.transactions import Job

_turn = sa.text("update tables set turn = :new where id = :id and turn = :turn")
_at = sa.text("select turn from tables where id = :id")
_enter = sa.text('insert into entries ("table", n, who, what, nonces) values (:table, :n, :who, :what, :nonces)')


def _part(number: int) -> str:
    return f"json_extract(one.value, '$[{number}]')"


_turns = sa.text(
    f"update tables set turn = {_part(2)} from json_each(:steps) as one "
    f"where tables.id = {_part(0)} and tables.turn = {_part(1)}"
)
_enter_all = sa.text(
    'insert into entries ("table", n, who, what, nonces) '
    f"select {', '.join(map(_part, range(5)))} from json_each(:entries) as one"
)


@dataclass(frozen=True, slots=True)
class TableCommit:
    """A change of a table, which is at ``turn`` and will be at ``new``: the entries from number ``first`` on, with the
    ``nonces`` of their commitments where the table commits to its log, and what else is to be done.

    A job: raises Lost if the table is at another turn, IntegrityError if an entry is there.
    """

    id: str
    turn: int
    new: int
    first: int
    entries: Sequence[Entry]
    jobs: tuple[Job, ...]
    nonces: Sequence[bytes] = ()

    def __call__(self, connection: sa.Connection) -> None:
        if take_turn(connection, self.id, self.turn, self.new):
            add_entries(connection, self.id, self.first, self.entries, self.nonces)
            self.go_on(connection)

    def go_on(self, connection: sa.Connection) -> None:
        """Do what else is to be done."""
        for job in self.jobs:
            job(connection)


def take_turn(connection: sa.Connection, id: str, turn: int, new: int) -> bool:
    """What a change of a table begins with: from a turn to a new one. False if this very change has been made already,
    when nobody could say so. Raises Lost if the table is at neither turn: another process has gone on."""
    if connection.execute(_turn, {"id": id, "turn": turn, "new": new}).rowcount == 1:
        return True
    if connection.execute(_at, {"id": id}).scalar() == new:
        return False
    raise Lost


def add_entries(
    connection: sa.Connection, id: str, first: int, entries: Sequence[Entry], nonces: Sequence[bytes] = ()
) -> None:
    """Entries of a log, numbered from ``first``. Raises IntegrityError if one of these is there."""
    if entries:
        names = ("table", "n", "who", "what", "nonces")
        rows = _rows(id, first, entries, nonces)
        connection.execute(_enter, [dict(zip(names, row, strict=True)) for row in rows])


def carry_out(connection: sa.Connection, jobs: Sequence[Job]) -> list[Any]:
    """What each of these jobs gives. With SQLite, steps of several tables are taken by one statement and their entries
    written by another: the thread that writes gives Python up and waits to have it back with every row of a statement
    of its own, while the event loop is busy. Raises Lost if one of them can't be taken; then nobody knows which."""
    steps = [job for job in jobs if isinstance(job, TableCommit)] if connection.dialect.name == "sqlite" else []
    if len(steps) < 2:
        return [job(connection) for job in jobs]
    turns = msgspec.json.encode([(one.id, one.turn, one.new) for one in steps]).decode()
    if connection.execute(_turns, {"steps": turns}).rowcount != len(steps):
        raise Lost
    entries = [row for one in steps for row in _rows(one.id, one.first, one.entries, one.nonces)]
    if entries:
        connection.execute(_enter_all, {"entries": msgspec.json.encode(entries).decode()})
    left: list[Job] = [job.go_on if isinstance(job, TableCommit) else job for job in jobs]
    return [job(connection) for job in left]


def _rows(
    id: str, first: int, entries: Sequence[Entry], nonces: Sequence[bytes]
) -> list[tuple[str, int, str, str, str | None]]:
    return [
        (id, n, who, msgspec.json.encode(what).decode(), None if nonce is None else nonce.hex())
        for n, ((who, what), nonce) in enumerate(zip_longest(entries, nonces), first)
    ]
