"""A server that shows what is not safe yet: ``planted_start.py FAULT serve ...``. For tests of the kill tests.

Or one that lets itself be overheard.
"""

import asyncio
import os
import pickle
import sys
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from skulduggery.cli.main import main
from skulduggery.server.bots.thinkers import Thinkers
from skulduggery.server.storage import database, leases, table_commits
from skulduggery.server.storage.store import Job, Store
from skulduggery.server.storage.transactions import Transaction
from skulduggery.server.tables import advice
from skulduggery.server.tables.table import Table


def show_first() -> None:
    """Show an answer to all, and write it to disk a moment later."""
    answer = Table.answer

    async def faulty(table: Any, *given: Any) -> None:
        commit = table.writer.commit

        async def late(*jobs: Job) -> None:
            table.broadcaster.events()
            await asyncio.sleep(0.05)
            await commit(*jobs)

        table.writer.commit = late
        try:
            await answer(table, *given)
        finally:
            del table.writer.commit

    Table.answer = faulty  # type: ignore[assignment, method-assign]


def commit_seldom() -> None:
    """Changes are committed only now and then."""
    held: list[sa.Connection] = []
    batches = count(1)

    def faulty(_store: Any, work: Transaction) -> list[Any]:
        if not held:
            held.append(work.engine.connect())
        out = [job(held[0]) for job in work.jobs]
        if next(batches) % 20 == 0:
            held[0].commit()
        return out

    Store._carry_out = faulty  # type: ignore[assignment, method-assign]


def trust_the_disk() -> None:
    """Commits are left to the operating system, which writes them when it likes."""

    def faulty(connection: Any, _record: object) -> None:
        connection.isolation_level = None
        connection.execute("PRAGMA journal_mode=WAL")
        connection.execute("PRAGMA synchronous=NORMAL")

    database._prepare = faulty


def no_fence() -> None:
    """A change is made whether or not another process has gone on with the table."""
    table_commits.take_turn = lambda *given: True


def no_lease() -> None:
    """The server takes over every table that it is asked for, even from another server."""

    def faulty(connection: sa.Connection, id: str, process: str) -> str | None:
        there = connection.execute(
            sa.text("update tables set owner = :process where id = :id"), {"id": id, "process": process}
        )
        return process if there.rowcount else None

    leases.claim = faulty


def overheard() -> None:
    """Copy the documents to thinking processes, for bots and hints, to the file ``OVERHEARD``. This is no fault."""
    file = Path(os.environ["OVERHEARD"])
    do = Thinkers.do

    async def faulty(thinkers: Any, thought: Callable[[], Any]) -> Any:
        with file.open("ab") as out:
            out.write(pickle.dumps(thought))
        return await do(thinkers, thought)

    Thinkers.do = faulty  # type: ignore[assignment, method-assign]


def no_review() -> None:
    """Each review comes to a fault once its parts are there."""
    advice.joined = None  # type: ignore[assignment, attr-defined]


FAULTS: dict[str, Callable[[], None]] = {
    "show first": show_first,
    "commit seldom": commit_seldom,
    "trust the disk": trust_the_disk,
    "no fence": no_fence,
    "no lease": no_lease,
    "overheard": overheard,
    "no review": no_review,
}

if __name__ == "__main__":
    fault = sys.argv.pop(1)
    if fault in FAULTS:
        FAULTS[fault]()
    sys.exit(main())
