"""Commits of several tables at the same time: one transaction for all, and what is wrong with one harms no other."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from skulduggery.server.operations.timeouts import Timeouts
from skulduggery.server.protocol.errors import Lost, Unsaved
from skulduggery.server.storage import store, transactions
from skulduggery.server.storage.rows import Seat, Stored
from skulduggery.server.storage.store import Store
from skulduggery.server.storage.table_commits import TableCommit

TABLES = 20
ENTRIES = [("nature", ("deal", "é", "'$[0]'")), ("1", ("take", "4"))]


@pytest.fixture(params=["sqlite", "postgresql"])
def at(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """Return the place of the tables: a folder, or an empty database."""
    address: str = request.getfixturevalue("database") if request.param == "postgresql" else ""
    return address or tmp_path


def name(number: int) -> str:
    """The id of a table; ids don't come in the order of numbers."""
    return f"table{number * 7 % TABLES:02}"


def commit(number: int, turn: int = 0) -> TableCommit:
    """The first commit of a table: two entries, one with nonces, and its end."""
    end = partial(store.set_table, id=name(number), status="over")
    return TableCommit(name(number), turn, 2**61 + number, 0, ENTRIES, (end,), [b"\x01" * 32, b""])


def evening(at: Path | str, do: Callable[[Store], Awaitable[None]], seconds: float = 5.0) -> None:
    """Do something with a store that has ``TABLES`` tables."""

    async def run() -> None:
        its = Store(at, Timeouts(seconds))
        seats = [Seat("person", "Ada", None, b"x")]
        for number in range(TABLES):
            row = Stored(name(number), "crooks", {}, "digest", b"{}", b"key", "running", 0, seats, 0.0)
            await its.do(lambda connection, row=row: store.add_table(connection, row))
        try:
            await do(its)
        finally:
            its.close()

    asyncio.run(run())


async def done(its: Store, jobs: Sequence[TableCommit]) -> list[Any]:
    """Return the results of some simultaneous commits."""
    return await asyncio.gather(*[its.do(job) for job in jobs], return_exceptions=True)


async def written(its: Store, number: int) -> bool:
    """Return whether the commit of a table is in the database, which has all of it or nothing."""
    row = await its.do(lambda connection: store.load(connection, name(number)))
    assert row is not None
    whole = (row.turn, row.status, row.entries, row.nonces) == (
        2**61 + number, "over", ENTRIES, [b"\x01" * 32, b""],
    )  # fmt: skip
    assert whole or (row.turn, row.status, row.entries) == (0, "running", [])
    return whole


def test_tables_share_a_transaction(at: Path | str) -> None:
    """The first goes alone; those that come while it is written go together."""

    async def run(its: Store) -> None:
        commits: list[object] = []
        sa.event.listen(its._engine, "commit", commits.append)
        assert await done(its, [commit(number) for number in range(TABLES)]) == [None] * TABLES
        assert len(commits) <= 2
        assert all([await written(its, number) for number in range(TABLES)])

    evening(at, run)


def test_who_has_lost_a_table_stops_no_other(at: Path | str) -> None:
    async def run(its: Store) -> None:
        found = await done(its, [commit(number, turn=int(number in (3, 8))) for number in range(TABLES)])
        assert [type(one) is Lost for one in found] == [number in (3, 8) for number in range(TABLES)]
        assert [await written(its, number) for number in range(TABLES)] == [one is None for one in found]

    evening(at, run)


def test_a_commit_that_was_made_already_is_made_once(at: Path | str) -> None:
    """As after a connection that broke before it was confirmed."""

    async def run(its: Store) -> None:
        assert await done(its, [commit(number) for number in range(5)]) == [None] * 5
        assert await done(its, [commit(number) for number in range(TABLES)]) == [None] * TABLES
        assert all([await written(its, number) for number in range(TABLES)])

    evening(at, run)


def test_a_table_that_another_holds_stops_no_other(database: str) -> None:
    """Another transaction has locked its row and doesn't end."""

    async def run(its: Store) -> None:
        other = sa.create_engine(its._engine.url)
        with other.connect() as holder:
            holder.execute(sa.text("update tables set turn = 1 where id = :id"), {"id": name(4)})
            found = await done(its, [commit(number) for number in range(TABLES)])
            assert [type(one) is Unsaved for one in found] == [number == 4 for number in range(TABLES)]
        other.dispose()
        assert [await written(its, number) for number in range(TABLES)] == [one is None for one in found]

    evening(database, run, 2.0)


def test_a_connection_is_not_cut_once_another_may_have_it(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The watch of a transaction goes off at the moment when its connection is given back."""
    works: list[transactions.Transaction] = []
    carry_out = transactions.Transaction.carry_out
    monkeypatch.setattr(transactions.Transaction, "carry_out", lambda work: works.append(work) or carry_out(work))

    async def run(its: Store) -> None:
        sa.event.listen(its._engine, "checkin", lambda *_: works[-1].cut())
        for _ in range(2):
            assert await its.do(lambda connection: connection.execute(sa.text("select 1")).scalar()) == 1
        with its._engine.connect() as connection:
            assert connection.execute(sa.text("select 1")).scalar() == 1  # nothing tries this one again

    evening(database, run)
