"""Commits of tables to the database: each takes a table from its turn to a new one and adds entries to its log."""

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
_columns = '("table", n, who, what, nonces)'
_enter = sa.text(f"insert into entries {_columns} values (:table, :n, :who, :what, :nonces)")
_turns = {
    "sqlite": sa.text("""
        update tables set turn = json_extract(step.value, '$[2]') from json_each(:steps) as step
        where tables.id = json_extract(step.value, '$[0]') and tables.turn = json_extract(step.value, '$[1]')
    """),
    "postgresql": sa.text("""
        update tables set turn = found.new from (
            select tables.id, cast(step ->> 2 as bigint) as new
            from json_array_elements(cast(:steps as json)) as steps(step)
            join tables on tables.id = step ->> 0 and tables.turn = cast(step ->> 1 as bigint)
            order by tables.id for update of tables
        ) as found where tables.id = found.id
    """),  # all processes lock in the order of the ids, so that two never wait for each other
}
"""Take the turns of several tables, in each kind of database."""
_enter_all = {
    "sqlite": sa.text(f"""
        insert into entries {_columns}
        select json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
        json_extract(value, '$[3]'), json_extract(value, '$[4]') from json_each(:entries)
    """),
    "postgresql": sa.text(f"""
        insert into entries {_columns}
        select entry ->> 0, cast(entry ->> 1 as integer), entry ->> 2, entry ->> 3, entry ->> 4
        from json_array_elements(cast(:entries as json)) as entries(entry)
    """),
}
"""Add the entries of several tables, in each kind of database."""


@dataclass(frozen=True, slots=True)
class TableCommit:
    """A job that changes a table: it replaces ``turn`` by ``new``, adds entries and does further ``jobs``.

    The entries are numbered from ``first``. ``nonces`` are those of their commitments, if the table commits to its log.
    Raises Lost if the table is at another turn, and IntegrityError if an entry with one of these numbers exists. Does
    nothing if this very commit has been made already.
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
        """Do the further jobs, after the turn and the entries."""
        for job in self.jobs:
            job(connection)


def take_turn(connection: sa.Connection, id: str, turn: int, new: int) -> bool:
    """Replace the turn of a table, as the fence against other processes, and return True.

    Return False if the table is at the new turn already: the same commit succeeded before, but the connection broke
    before the server heard of it. Raises Lost if the table is at neither turn, because another process changed it.
    """
    if connection.execute(_turn, {"id": id, "turn": turn, "new": new}).rowcount == 1:
        return True
    if connection.execute(_at, {"id": id}).scalar() == new:
        return False
    raise Lost


def add_entries(
    connection: sa.Connection, id: str, first: int, entries: Sequence[Entry], nonces: Sequence[bytes] = ()
) -> None:
    """Add entries to a log, numbered from ``first``. Raises IntegrityError if one of these numbers exists."""
    if entries:
        names = ("table", "n", "who", "what", "nonces")
        rows = _rows(id, first, entries, nonces)
        connection.execute(_enter, [dict(zip(names, row, strict=True)) for row in rows])


def carry_out(connection: sa.Connection, jobs: Sequence[Job]) -> list[Any]:
    """Carry out the jobs and return the result of each.

    One statement takes the turns of all tables and another one writes their entries. The reason is that the writing
    thread gives up the GIL at each statement, and must wait for the event loop to get it back. Raises Lost if a turn
    can't be taken, without telling whose.
    """
    kind, steps = connection.dialect.name, [job for job in jobs if isinstance(job, TableCommit)]
    if len(steps) < 2:
        return [job(connection) for job in jobs]
    turns = msgspec.json.encode([(one.id, one.turn, one.new) for one in steps]).decode()
    if connection.execute(_turns[kind], {"steps": turns}).rowcount != len(steps):
        raise Lost
    entries = [row for one in steps for row in _rows(one.id, one.first, one.entries, one.nonces)]
    if entries:
        connection.execute(_enter_all[kind], {"entries": msgspec.json.encode(entries).decode()})
    left: list[Job] = [job.go_on if isinstance(job, TableCommit) else job for job in jobs]
    return [job(connection) for job in left]


def _rows(
    id: str, first: int, entries: Sequence[Entry], nonces: Sequence[bytes]
) -> list[tuple[str, int, str, str, str | None]]:
    return [
        (id, n, who, msgspec.json.encode(what).decode(), None if nonce is None else nonce.hex())
        for n, ((who, what), nonce) in enumerate(zip_longest(entries, nonces), first)
    ]
