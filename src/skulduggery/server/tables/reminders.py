"""Reminders for people who are away while their table waits for them: one for each absence.

They depend on public knowledge only. A secret question to a seat sends no reminder, and it doesn't stop the reminder
to the seat that seems to be asked.
"""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

from skulduggery.api import SPECTATOR
from skulduggery.server.delivery.presence import Presence
from skulduggery.server.notifications.notes import Note
from skulduggery.server.notifications.sender import NoteSender
from skulduggery.server.operations.logs import tell
from skulduggery.server.protocol.errors import ApiError
from skulduggery.server.session.game_session import GameSession
from skulduggery.server.storage import notification_routes, store
from skulduggery.server.storage.rows import Stored, Way
from skulduggery.server.storage.table_writer import TableWriter
from skulduggery.server.tables import commit_reveal

MOST = 6
"""Most ways to remind one seat."""


def awaited(row: Stored, session: GameSession | None) -> set[int]:
    """Return the seats of people whom the table waits for, by public knowledge."""
    asked: set[int] = set()
    if row.status == "dealing" or (row.status == "open" and all(seat.kind != "open" for seat in row.seats)):
        asked = {*commit_reveal.awaited(row)}
    elif row.status == "running" and session is not None:
        asked = {ask.seen(SPECTATOR)[0] for ask in session.asks()} - {*session.drivers}
    return {seat for seat in asked if row.seats[seat].kind == "person" and not row.seats[seat].left}


class Waiting:
    """The reminders of one table. ``later`` runs a job in the actor of the table."""

    def __init__(
        self,
        writer: TableWriter,
        presence: Presence,
        note_sender: NoteSender,
        later: Callable[[Callable[[], Awaitable[None]]], None],
    ) -> None:
        self.row = writer.row
        self.writer = writer
        self.presence = presence
        self.note_sender = note_sender
        self.later = later
        self.since: dict[int, float] = {}
        """The time since when each absent seat has been waited for, by the clock of the event loop."""
        self._timer: asyncio.TimerHandle | None = None

    def look(self) -> None:
        """Update who is waited for and away, and set the timer. Seats that were already waited for keep their time."""
        if self.row.status in ("over", "ended"):
            self.row.ways.clear()
            self.row.told.clear()
        if not self.row.ways and not self.since:
            return
        now = asyncio.get_running_loop().time()
        wanted = awaited(self.row, self.writer.session) & {*self.row.ways} - self.row.told
        self.since = {seat: self.since.get(seat, now) for seat in wanted if not self.presence.here(seat)}
        self.stop()
        if self.since and (after := self.note_sender.after) is not None:
            at = min(self.since.values()) + after
            self._timer = asyncio.get_running_loop().call_at(at, self.later, self._tell)

    def stop(self) -> None:
        """Stop the timer."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    async def _tell(self) -> None:
        """Remind the seats that were waited for long enough. That is stored first, so nobody is reminded twice."""
        self.look()
        after, now = self.note_sender.after, asyncio.get_running_loop().time()
        seats = [seat for seat, since in self.since.items() if after is not None and now >= since + after]
        if not seats:
            return
        await self.writer.commit(partial(notification_routes.mark, table=self.row.id, seats=seats, told=True))
        self.row.told |= {*seats}
        for seat in seats:
            tell("note", table=self.row.id, seat=seat)
            for way in self.row.ways[seat]:
                self.note_sender.send(Note(self.row.id, self.row.game, seat, self.row.seats[seat].name or "", way))
        self.look()

    async def back(self, seat: int) -> None:
        """Note that the player of a seat is back, so that the next absence may bring a reminder again."""
        self.since.pop(seat, None)
        if seat in self.row.told:
            await self.writer.commit(partial(notification_routes.mark, table=self.row.id, seats=[seat], told=False))
            self.row.told.discard(seat)

    async def add(self, seat: int, way: Way) -> None:
        """Add a way to remind a seat. Raises ApiError if it has too many."""
        others = [one for one in self.row.ways.get(seat, []) if (one.by, one.to) != (way.by, way.to)]
        if len(others) >= MOST:
            raise ApiError(409, "many-ways", most=MOST)
        await self._keep(seat, [*others, way])

    async def remove(self, seat: int, by: str, to: str) -> None:
        """Remove a way to remind a seat."""
        await self._keep(seat, [one for one in self.row.ways.get(seat, []) if (one.by, one.to) != (by, to)])

    async def _keep(self, seat: int, wanted: list[Way]) -> None:
        await self.writer.commit(partial(notification_routes.keep, table=self.row.id, seat=seat, ways=wanted))
        self.row.told.discard(seat)
        self.row.ways.pop(seat, None)
        if wanted:
            self.row.ways[seat] = wanted
        self.look()

    def free(self, seat: int) -> list[store.Job]:
        """Drop the reminders of a seat whose player has left it, and return the job that stores this."""
        if self.row.ways.pop(seat, None) is None:
            return []
        self.row.told.discard(seat)
        return [partial(notification_routes.drop, table=self.row.id, seat=seat)]
