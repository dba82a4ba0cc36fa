"""A table before its game: people sit down, get up again, seal and tell their shares, until it is dealt."""

from collections.abc import Awaitable, Callable

from skulduggery.server.accounts import owned_seats
from skulduggery.server.accounts.accounts import Account
from skulduggery.server.accounts.credentials import new_token
from skulduggery.server.accounts.names import likeness, name_of
from skulduggery.server.delivery.broadcaster import Broadcaster
from skulduggery.server.delivery.presence import Presence
from skulduggery.server.protocol.errors import ApiError
from skulduggery.server.protocol.messages import SealSaid, ShareSaid
from skulduggery.server.protocol.tables import Seated
from skulduggery.server.storage.rows import Seat
from skulduggery.server.storage.store import Job
from skulduggery.server.storage.table_writer import TableWriter
from skulduggery.server.tables import commit_reveal
from skulduggery.server.tables.reminders import Waiting


class Pregame:
    """Those who gather at one table. ``deal`` has its game begin, and brings to disk what led to it."""

    def __init__(
        self,
        writer: TableWriter,
        presence: Presence,
        broadcaster: Broadcaster,
        waiting: Waiting,
        deal: Callable[[list[Job]], Awaitable[None]],
    ) -> None:
        self.row = writer.row
        self.writer = writer
        self.presence = presence
        self.broadcaster = broadcaster
        self.waiting = waiting
        self.deal = deal

    async def join(self, said: str, account: Account | None = None) -> Seated:
        """Take the next open seat: under a name, or as the one who is logged in. Raises ApiError."""
        name = name_of(said) if account is None else account.name
        self._check_open()
        number = next((n for n, seat in enumerate(self.row.seats) if seat.kind == "open"), None)
        if number is None:
            raise ApiError(409, "full")
        if account is not None:
            owned_seats.check(self.row, account.id)
        if any(likeness(seat.name or "") == likeness(name) for seat in self.row.seats):
            raise ApiError(409, "same-name", name=name)
        token = new_token()
        await self.writer.set_seat(number, owned_seats.seat(token, name, account), *commit_reveal.free(self.row))
        self.presence.reset(number)
        self.waiting.look()
        self.broadcaster.table()
        return Seated(self.row.id, number, token)

    async def leave(self, number: int) -> None:
        """Give a seat back."""
        await self.writer.set_seat(number, Seat("open"), *self.waiting.free(number), *commit_reveal.free(self.row))
        self.waiting.look()

    async def start(self) -> None:
        """Start the game: all seats taken, all sealed. Raises ApiError."""
        self._check_open()
        empty = sum(seat.kind == "open" for seat in self.row.seats)
        if empty:
            raise ApiError(409, "empty", seats=empty)
        await self.go_on(commit_reveal.freeze(self.row))

    async def without(self, number: int) -> None:
        """Deal without a seat that is waited for. Raises ApiError."""
        await self.go_on(commit_reveal.leave_out(self.row, number))

    async def take_part(self, seat: int | None, said: SealSaid | ShareSaid) -> None:
        """The client of a seat takes its part in the deal. Raises ApiError."""
        await self.go_on(commit_reveal.take_part(self.row, seat, said))

    async def go_on(self, jobs: list[Job]) -> None:
        """A step on the way to the deal: to disk, then shown; the deal itself if nobody is waited for any more."""
        if commit_reveal.all_sealed(self.row):
            jobs += commit_reveal.freeze(self.row)
        ready = self.row.status == "dealing" and not commit_reveal.awaited(self.row)
        if ready:
            await self.deal(jobs)
        else:
            await self.writer.commit(*jobs)
            self.waiting.look()
        if not self.row.watched:
            self.presence.dismiss()
        if ready or jobs:
            self.broadcaster.table()
            self.broadcaster.events()

    def _check_open(self) -> None:
        if self.row.status != "open":
            raise ApiError(409, self.row.status)  # each status says why not
