"""A table before its game: people take and leave seats, seal and tell their shares, until the game is dealt."""

from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial

from skulduggery.api import Rules
from skulduggery.server.accounts import owned_seats
from skulduggery.server.accounts.accounts import Account
from skulduggery.server.accounts.credentials import new_token
from skulduggery.server.accounts.names import bot_name, likeness, name_of
from skulduggery.server.bots.bot_seats import check_bot
from skulduggery.server.delivery.broadcaster import Broadcaster
from skulduggery.server.delivery.presence import Presence
from skulduggery.server.protocol.errors import ApiError
from skulduggery.server.protocol.messages import SealSaid, ShareSaid
from skulduggery.server.protocol.tables import ChangingTable, Seated
from skulduggery.server.session.catalogue import rules_of
from skulduggery.server.storage import blocks, store
from skulduggery.server.storage.blocks import people_of, person_of
from skulduggery.server.storage.rows import Seat
from skulduggery.server.storage.store import Job
from skulduggery.server.storage.table_writer import TableWriter
from skulduggery.server.tables import commit_reveal, new_table
from skulduggery.server.tables.clocks import check_clock
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

    async def leave(self, number: int, host: int) -> None:
        """Make a seat open again. ``host`` is the host from now on."""
        freed = *self.waiting.free(number), *commit_reveal.free(self.row)
        await self.writer.set_seat(number, Seat("open"), partial(store.set_table, id=self.row.id, host=host), *freed)
        if host != self.row.host or number == self.row.deputy:
            self.row.deputy, self.row.deputed = None, False
        self.row.host = host
        self.row.blocks.pop(number, None)
        self.waiting.look()

    async def seat_bot(self, number: int, bot: str | None) -> None:
        """Put a house bot on an open seat, or free the seat of a bot if ``bot`` is None.

        Raises ApiError if the seat is taken or the game has begun.
        """
        self._check_open()
        if number not in range(len(self.row.seats)):
            raise ApiError(422, "seat")
        before = self.row.seats[number]
        if before.kind == "person" or (bot is not None and before.kind == "bot"):
            raise ApiError(409, "seat-taken", name=before.name or "")
        seat = Seat("open")
        if bot is not None:
            taken = {likeness(one.name or "") for one in self.row.seats}
            seat = Seat("bot", bot_name(taken), check_bot(self.row.game, bot))
        await self.writer.set_seat(number, seat, *commit_reveal.free(self.row))
        self.waiting.look()
        self.broadcaster.table()

    async def set_ready(self, number: int, ready: bool) -> None:
        """Note whether the person of a seat is ready. Raises ApiError if the game has begun."""
        self._check_open()
        await self.writer.set_seat(number, replace(self.row.seats[number], ready=ready))
        self.broadcaster.table()

    async def change(self, wanted: ChangingTable) -> Rules:
        """Change the options and terms of the table, and return its rules. From then on nobody is ready any more.

        Raises ApiError if they don't fit, or the game has begun.
        """
        self._check_open()
        row, terms = self.row, wanted.terms or self.row.terms
        check_clock(terms)
        if wanted.options and row.continues is not None:
            raise ApiError(409, "goes-on")
        rules = rules_of(row.game, len(row.seats), {**row.options, **wanted.options})
        new = new_table.with_rules(row, rules) if wanted.options else row
        unready = {number: replace(seat, ready=False) for number, seat in enumerate(row.seats) if seat.ready}
        jobs: list[Job] = [partial(store.set_seat, id=row.id, number=n, seat=seat) for n, seat in unready.items()]
        if wanted.options:
            jobs += [partial(store.set_rules, one=new), *commit_reveal.free(row)]
        await self.writer.set(
            *jobs,
            hints=row.hints if wanted.hints is None else wanted.hints,
            listed=row.listed if wanted.listed is None else wanted.listed,
            lag=terms.lag,
            clock=terms.clock,
            late=terms.late,
        )
        row.options, row.digest, row.cards, row.version = new.options, new.digest, new.cards, new.version
        for number, seat in unready.items():
            row.seats[number] = seat
        self.waiting.look()
        self.broadcaster.table()
        return rules

    async def start(self) -> None:
        """Start the deal. Raises ApiError unless all seats are taken and all have sealed."""
        self._check_open()
        empty = sum(seat.kind == "open" for seat in self.row.seats)
        if empty:
            raise ApiError(409, "empty", seats=empty)
        await self.go_on(commit_reveal.freeze(self.row))

    async def without(self, number: int) -> None:
        """Go on without the seal or share of a seat, or without a person who has not come to the rematch.

        Raises ApiError if the deal doesn't wait for the seat.
        """
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
