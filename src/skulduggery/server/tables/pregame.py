"""A table before its game: people take and leave seats, seal and tell their shares, until the game is dealt."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial

from skulduggery.server.accounts import owned_seats
from skulduggery.server.accounts.accounts import Account
from skulduggery.server.accounts.credentials import new_token
from skulduggery.server.accounts.names import likeness, name_of
from skulduggery.server.delivery.broadcaster import Broadcaster
from skulduggery.server.delivery.presence import Presence
from skulduggery.server.protocol.errors import ApiError
from skulduggery.server.protocol.messages import SealSaid, ShareSaid
from skulduggery.server.protocol.tables import Seated
from skulduggery.server.storage import blocks
from skulduggery.server.storage.blocks import people_of, person_of
from skulduggery.server.storage.rows import Seat
from skulduggery.server.storage.store import Job
from skulduggery.server.storage.table_writer import TableWriter
from skulduggery.server.tables import commit_reveal
from skulduggery.server.tables.reminders import Waiting


class Pregame:
    """The time of one table before its game. ``deal`` stores the given jobs and begins the game."""

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

    async def join(self, said: str, account: Account | None = None, guest: str | None = None) -> Seated:
        """Take the next open seat, under the name ``said`` or that of an account. ``guest``: the guest, if known.

        Raises ApiError if no seat is open, the account or a similar name sits here, the game has begun, the host has
        blocked the person, or the person has blocked somebody here.
        """
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
        seat = replace(owned_seats.seat(token, name, account, guest), since=self.row.said)
        around = await self._around(number, seat)
        await self.writer.set_seat(number, seat, *commit_reveal.free(self.row))
        self.row.blocks = around
        self.presence.reset(number)
        self.waiting.look()
        self.broadcaster.table()
        self.broadcaster.again([viewer for viewer in around if not self.row.hears(viewer, person_of(seat))])
        return Seated(self.row.id, number, token)

    async def _around(self, number: int, seat: Seat) -> dict[int, frozenset[str]]:
        """Return whom each seat has blocked once a person sits down. Raises ApiError if the person may not, or if
        somebody whom that person has blocked sits here."""
        person, people = person_of(seat), people_of(self.row.seats)
        assert person is not None
        found = await self.writer.store.do(partial(blocks.around, people={**people, number: person}))
        if person in found.get(self.row.host, ()):
            raise ApiError(403, "not-here")
        if (met := next((n for n, one in people.items() if one in found[number]), None)) is not None:
            raise ApiError(409, "blocked-here", name=self.row.seats[met].name or "")
        return found

    async def leave(self, number: int) -> None:
        """Make a seat open again."""
        await self.writer.set_seat(number, Seat("open"), *self.waiting.free(number), *commit_reveal.free(self.row))
        self.row.blocks.pop(number, None)
        self.waiting.look()

    async def start(self) -> None:
        """Start the deal. Raises ApiError unless all seats are taken and all have sealed."""
        self._check_open()
        empty = sum(seat.kind == "open" for seat in self.row.seats)
        if empty:
            raise ApiError(409, "empty", seats=empty)
        await self.go_on(commit_reveal.freeze(self.row))

    async def without(self, number: int) -> None:
        """Go on without the seal or share of a seat. Raises ApiError if the deal doesn't wait for it."""
        await self.go_on(commit_reveal.leave_out(self.row, number))

    async def take_part(self, seat: int | None, said: SealSaid | ShareSaid) -> None:
        """Take the seal or the share of a seat for the deal. Raises ApiError if it is refused."""
        await self.go_on(commit_reveal.take_part(self.row, seat, said))

    async def go_on(self, jobs: list[Job]) -> None:
        """Store and show a step towards the deal, and deal if no seat is waited for any more."""
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
            raise ApiError(409, self.row.status)  # each status has its own message
