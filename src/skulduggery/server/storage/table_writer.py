"""The writer of a table: each change is one commit, which is refused if another process has changed the table."""

import secrets
from functools import partial
from typing import Any

from skulduggery.server.operations.logs import tell
from skulduggery.server.session.game_session import GameSession
from skulduggery.server.storage import archive, notification_routes, results, store
from skulduggery.server.storage.rows import Seat, Stored
from skulduggery.server.storage.store import Store
from skulduggery.server.storage.table_commits import TableCommit


class TableWriter:
    """Writes the row of a table to the database, and the entries of its game (``session``, once it has begun).

    Each method raises Lost if another process has changed the table, and Unsaved if the database fails. The row in
    memory changes only after the commit.
    """

    def __init__(self, row: Stored, store: Store) -> None:
        self.row = row
        self.store = store
        self.session: GameSession | None = None
        self.saved = len(row.entries)

    async def commit(self, *jobs: store.Job) -> None:
        """Write the new entries of the game, carry out the jobs, and end the table if the game is over, in one
        transaction. Do nothing if there is nothing to write."""
        fresh = [] if self.session is None else self.session.record.entries[self.saved :]
        over = self.session is not None and self.session.over and self.row.status == "running"
        if not (fresh or over or jobs):
            return

        turn = secrets.randbits(62)
        if over:
            end = partial(store.set_table, id=self.row.id, status="over")
            count = *results.expect(self.row), archive.expect(self.row.id)
            jobs = (end, partial(notification_routes.drop, table=self.row.id), *count, *jobs)
        nonces = self.session.commitments.nonces[self.saved :] if self.session and self.session.commitments else []
        await self.store.do(TableCommit(self.row.id, self.row.turn, turn, self.saved, fresh, jobs, nonces))
        self.row.turn = turn
        self.saved += len(fresh)
        if over:
            self.row.status = "over"
            tell("game over", table=self.row.id, game=self.row.game)

    async def set(self, *jobs: store.Job, **values: Any) -> None:
        """Change columns of the table and carry out the jobs, together with what ``commit`` writes."""
        await self.commit(lambda connection: store.set_table(connection, self.row.id, **values), *jobs)
        for name, value in values.items():
            setattr(self.row, name, value)

    async def set_seat(self, number: int, seat: Seat, *jobs: store.Job) -> None:
        """Change a seat and carry out the jobs, together with what ``commit`` writes."""
        await self.commit(lambda connection: store.set_seat(connection, self.row.id, number, seat), *jobs)
        self.row.seats[number] = seat
