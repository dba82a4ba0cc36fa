"""The rematch of a game that some players had left. The tables are those of this process, without a server."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path

import pytest

from skulduggery.server.protocol.errors import ApiError
from skulduggery.server.protocol.tables import NewTable, Seated, SeatWanted
from skulduggery.server.settings import Settings
from skulduggery.server.storage import store
from skulduggery.server.storage.store import Store
from skulduggery.server.tables import attendance, finished_game
from skulduggery.server.tables.directory import TableDirectory
from skulduggery.server.tables.table import Table


def evening(data: Path, do: Callable[[TableDirectory, Table, list[str]], Awaitable[None]]) -> None:
    """Do something at a table of Ada and Bea, whose game the host Ada has ended."""

    async def run() -> None:
        directory = TableDirectory(Store(data), Settings())
        made = await directory.create(NewTable("crooks", [SeatWanted("me", "Ada"), SeatWanted("open")]))
        table = await directory.find(made.table)
        tokens = [made.token, (await table.do(partial(table.pregame.join, "Bea"))).token]
        await table.do(partial(table.start, tokens[0]))
        try:
            await do(directory, table, tokens)
        finally:
            directory.close()

    asyncio.run(run())


async def again(table: Table, token: str) -> Seated:
    """Ask for a rematch."""
    return await table.do(partial(finished_game.rematch, table, token))


def test_who_had_left_has_no_seat_at_the_next_table(tmp_path: Path) -> None:
    """Everybody whose token is no good there is told so; the others get their seats."""

    async def scene(directory: TableDirectory, table: Table, tokens: list[str]) -> None:
        ada, bea = tokens
        await table.do(partial(attendance.leave, table, bea))
        await table.do(partial(table.end, ada))
        made = await again(table, ada)
        following = await directory.find(made.table)
        assert [seat.kind for seat in following.row.seats] == ["person", "open"]
        assert (made.seat, following.seat_of(made.token)) == (0, 0)
        for name in ("Bea", None):
            with pytest.raises(ApiError) as refused:
                await again(table, bea)
            assert (refused.value.status, refused.value.code) == (409, "rematch-left")
            if name is not None:  # she sits there now, with another token
                await following.do(partial(following.pregame.join, name))
        assert (await again(table, ada)).table == made.table

    evening(tmp_path, scene)


def test_who_left_and_asks_first_keeps_the_seat(tmp_path: Path) -> None:
    """At the next table; the old one stays as it is in the database."""

    async def scene(directory: TableDirectory, table: Table, tokens: list[str]) -> None:
        ada, bea = tokens
        await table.do(partial(table.end, ada))
        await table.do(partial(attendance.leave, table, bea))
        made = await again(table, bea)
        following = await directory.find(made.table)
        assert following.seat_of(made.token) == made.seat == 1
        assert [seat.left for seat in following.row.seats] == [True, False]
        stored = await directory.store.do(partial(store.load, id=table.row.id))
        assert stored is not None
        assert stored.seats == table.row.seats
        assert (await again(table, ada)).seat == 0
        assert (await again(table, bea)).seat == 1

    evening(tmp_path, scene)
