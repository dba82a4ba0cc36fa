"""One table: an actor around a game. It does one job after another, and saves each change before anyone sees it."""

import logging
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Literal

from skulduggery.api import Rules
from skulduggery.documents.news import AnswerSaid
from skulduggery.record import Source
from skulduggery.server.accounts import owned_seats
from skulduggery.server.bots.bot_seats import STAND_IN, BotSeats, check_bot
from skulduggery.server.bots.thinkers import Chooser
from skulduggery.server.delivery.broadcaster import Broadcaster
from skulduggery.server.delivery.client import Client
from skulduggery.server.delivery.presence import Presence
from skulduggery.server.notifications.sender import NoteSender
from skulduggery.server.operations import telemetry
from skulduggery.server.operations.logs import tell
from skulduggery.server.operations.telemetry import ANSWERS, span
from skulduggery.server.protocol.errors import ApiError
from skulduggery.server.protocol.messages import ChatSaid, FromClient, HelloSaid, WhySaid
from skulduggery.server.protocol.tables import ChangingTable, Status, TableInfo
from skulduggery.server.session.game_session import GameSession
from skulduggery.server.settings import Settings
from skulduggery.server.storage import archive, blocks, notification_routes, store
from skulduggery.server.storage.archive import UNREADABLE, Ended, read_end
from skulduggery.server.storage.rows import Stored
from skulduggery.server.storage.store import Store
from skulduggery.server.storage.table_writer import TableWriter
from skulduggery.server.tables import attendance, commit_reveal, talk
from skulduggery.server.tables.actor import Actor
from skulduggery.server.tables.clocks import Clock, run_out
from skulduggery.server.tables.motions import Motions
from skulduggery.server.tables.pregame import Pregame
from skulduggery.server.tables.reminders import Waiting
from skulduggery.undoing import seen, silent

log = logging.getLogger("skulduggery.server")


class Table(Actor):
    """A table in memory. Its async methods are jobs of the actor: call them through ``do``.

    ``dead`` is called when the table must leave memory; the next caller loads it from the store again. Tests give
    ``source``, the source of chance, and ``clock``, the time in seconds since 1970. The clock of the table does not
    run out before ``patient_until``.
    """

    def __init__(
        self,
        row: Stored,
        rules: Rules | None,
        store: Store,
        thinkers: Chooser,
        settings: Settings,
        note_sender: NoteSender,
        dead: Callable[["Table"], None],
        source: Source | None = None,
        clock: Callable[[], float] = time.time,
        patient_until: float = 0.0,
    ) -> None:
        super().__init__(f"table {row.id}")
        self.row = row
        self.rules = rules
        self.store = store
        self.dead = dead
        self.source = source
        self.clock = clock
        self.session: GameSession | None = None
        self.ended: Ended | None = None
        """The finished game, if it is shown from the archive rather than replayed."""
        self.count = ANSWERS.labels(row.game).inc
        self.writer = TableWriter(row, store)
        self.presence = Presence(
            settings.away_after,
            len(row.seats),
            lambda: self.do_later(partial(attendance.went_away, self)),
            lambda: self.clock(),
        )
        self.motions = Motions(row, self.presence)
        self.timer = Clock(row, lambda: self.clock(), patient_until, self._rings)
        self.waiting = Waiting(self.writer, self.presence, note_sender, self.do_later)
        self.broadcaster = Broadcaster(
            row, self.presence, partial(commit_reveal.info, row), lambda: self.motions.now, self.timer.left
        )
        self.pregame = Pregame(self.writer, self.presence, self.broadcaster, self.waiting, self._deal)
        self.bot_seats = BotSeats(thinkers, settings.bot_delay, row, self._bot_answers)

    def stop(self) -> None:
        """Leave memory: close all connections, stop bots and timers."""
        super().stop()
        self.bot_seats.stop()
        self.timer.stop()
        self.waiting.stop()
        self.presence.close()

    def _fail(self) -> None:
        self.dead(self)

    async def put_away(self) -> None:
        """Leave memory, because the stored table was changed from outside. No job runs after this one."""
        self.dead(self)

    @property
    def idle(self) -> bool:
        """True if no client is connected, no job runs or waits, and no bot thinks."""
        return super().idle and not self.presence.clients and not self.bot_seats.thinking

    # Beginning

    async def begin(self) -> None:
        """Set up the table from its row, new or loaded: its pregame, its archived game, or a replay. The first job."""
        row = self.row
        finished = row.status in ("over", "ended")
        if self.rules is not None and not finished and row.status != "running":
            await self.pregame.go_on([])
        elif row.kept is not None and (row.lesson is None or self.rules is None) and (end := read_end(row.kept)):
            made = commit_reveal.commitments_made(row)
            self.ended = Ended(end, self.rules, commit_reveal.players(row), row.entries, made)
            self.broadcaster.attend(self.ended)
        elif self.rules is None:
            self.broadcaster.lost = "rules"
        elif row.entries or not finished:
            await self._begin_again(self.rules, finished)

    async def _begin_again(self, rules: Rules, finished: bool) -> None:
        """Replay the log of a game that runs, or that is over but cannot be shown from the archive."""
        try:
            self._set_up(rules)
        except UNREADABLE as error:
            self.broadcaster.lost = "log"
            log.error("the log of table %s can't be replayed: %s", self.row.id, error)
            return
        await self._commit(*[archive.expect(self.row.id)] * (finished and self.row.kept is None))
        self._wake()

    def _set_up(self, rules: Rules) -> None:
        row = self.row
        known = row.key, commit_reveal.players(row), row.entries, self.source, commit_reveal.game_key(row), row.begun
        self.session = self.writer.session = GameSession(rules, *known, commit_reveal.commitments(row))
        self.broadcaster.attend(self.session)
        self.motions.attend(self.session)

    async def _deal(self, jobs: list[store.Job]) -> None:
        assert self.rules is not None  # else it has been ended
        self.row.status = "running"
        self._set_up(self.rules)
        await self._commit(*jobs, *self._stand_in(), partial(store.set_table, id=self.row.id, status="running"))
        tell("game begun", table=self.row.id, game=self.row.game)
        self.broadcaster.begin()
        self._wake()

    def _stand_in(self) -> list[store.Job]:
        """Have bots play for people who have not come, until they do. Return the jobs that make the game unrated."""
        jobs: list[store.Job] = []
        for number, seat in enumerate(self.row.seats):
            if seat.left:
                self.game.take_over(number, check_bot(self.row.game, STAND_IN))
                self.row.seats[number] = guest = replace(seat, known=False)
                jobs.append(partial(store.set_seat, id=self.row.id, number=number, seat=guest))
        return jobs

    # Checks of tokens and status

    def seat_of(self, token: str | None) -> int:
        """Return the seat that a token belongs to. Raises ApiError (401) if there is none."""
        return owned_seats.seat_with(self.row, token)

    def only_host(self, token: str | None) -> None:
        """Raise ApiError unless the token is that of the host's seat, or of the seat that stands in for it."""
        if self.seat_of(token) not in (self.row.host, self.row.acting):
            raise ApiError(403, "host")

    def only(self, *good: Status) -> None:
        """Raise ApiError unless the status of the table is one of ``good``."""
        if self.row.status not in good:
            raise ApiError(409, self.row.status)  # each status has its own message

    @property
    def game(self) -> GameSession:
        """The running game. Raises ApiError if no game runs, or if it can't be replayed from its log."""
        self.only("running")
        if self.session is None:
            raise self.lost()
        return self.session

    def lost(self) -> ApiError:
        """Return the error that says why there is no game to show."""
        if self.broadcaster.lost == "rules":
            return ApiError(409, "old-table")
        return ApiError(409, "unreadable") if self.broadcaster.lost == "log" else ApiError(409, "not-begun")

    def bot_of(self, number: int) -> str | None:
        seat = self.row.seats[number]
        return seat.bot if seat.kind == "bot" else None if self.session is None else self.session.drivers.get(number)

    # HTTP calls

    async def info(self) -> TableInfo:
        """Return the table as everybody sees it."""
        return self.broadcaster.info()

    async def start(self, token: str | None) -> TableInfo:
        """Start the game. Host only. Raises ApiError while seats are open or shares are not sealed."""
        self.only_host(token)
        await self.pregame.start()
        return await self.info()

    async def seat_bot(self, token: str | None, number: int, bot: str | None) -> TableInfo:
        """Put a house bot on an open seat before the start, or free a seat if ``bot`` is None. Host only."""
        self.only_host(token)
        self.only("open")
        if bot is None and number in blocks.people_of(self.row.seats):
            await attendance.remove(self, number)
        else:
            await self.pregame.seat_bot(number, bot)
        return await self.info()

    async def change(self, token: str | None, wanted: ChangingTable) -> TableInfo:
        """Change options and terms before the start. Host only."""
        self.only_host(token)
        self.rules = await self.pregame.change(wanted)
        return await self.info()

    async def set_ready(self, token: str | None, ready: bool) -> TableInfo:
        """Note whether the person of a seat is ready for the start."""
        await self.pregame.set_ready(self.seat_of(token), ready)
        return await self.info()

    async def without(self, token: str | None, number: int) -> TableInfo:
        """Go on to the deal without the seal or share of a seat. Host only."""
        self.only_host(token)
        await self.pregame.without(number)
        return await self.info()

    async def end(self, token: str | None) -> TableInfo:
        """End the table for good: at once for the host, or if the game can't be shown; else put it to a vote."""
        seat = self.seat_of(token)
        if seat in (self.row.host, self.row.acting):
            self.only("open", "dealing", "running")
            await self._end()
        else:
            self.only("running")
            await (self._end() if self.broadcaster.lost else self._ask_all("end", seat))
        return await self.info()

    async def _end(self) -> None:
        kept = [] if self.session is None else [archive.expect(self.row.id)]
        await self.writer.set(
            partial(notification_routes.drop, table=self.row.id), *self.motions.look(), *kept, status="ended"
        )
        self.bot_seats.stop()
        self.timer.stop()
        self.waiting.look()
        self.broadcaster.catch_up()
        self.broadcaster.events()
        self.broadcaster.table()

    async def resign(self, token: str | None) -> TableInfo:
        """Give up the game: from now on the rules answer for this seat."""
        number = self.seat_of(token)
        self.game.resign(number)
        await self.publish(seats=True)
        await self.decide()
        return await self.info()

    async def undo(self, token: str | None) -> TableInfo:
        """Take back the seat's last answer: at once if it was a private step of a draft, else if all agree."""
        number = self.seat_of(token)
        session = self.game
        at = session.last_of(number)
        if at is None:
            raise ApiError(409, "undo-none")
        if at == session.record.lasting()[-1] and silent(session.record, at):
            session.undo(number)
            await self.publish()
        elif self.row.lesson is None and seen(session.record, at, number):
            raise ApiError(409, "undo-seen")
        else:
            await self._ask_all("undo", number)
        return await self.info()

    async def vote(self, token: str | None, yes: bool) -> TableInfo:
        """Vote on the motion that stands, and carry it out if that decides it."""
        number = self.seat_of(token)
        self.only("running")
        self.motions.vote(number, yes)
        await self.decide()
        self.broadcaster.table()
        return await self.info()

    async def _ask_all(self, what: Literal["end", "undo"], seat: int) -> None:
        self.motions.ask(self.game, what, seat)
        await self.decide()
        self.broadcaster.table()

    async def decide(self) -> None:
        """Carry out the motion that stands, if everybody has agreed."""
        if self.session is None or self.row.status != "running":
            return
        agreed = self.motions.decide(self.session)
        if agreed is None:
            await self._commit()
        elif agreed.what == "end":
            await self._end()
        else:
            self.session.undo(agreed.seat)
            await self.publish(seats=True)

    # Messages of clients

    async def receive(self, client: Client, message: FromClient) -> None:
        """Do what a client says. Its first message must be its hello.

        Raises ApiError if the client may not say that, or its token is no longer valid.
        """
        if isinstance(message, HelloSaid):
            await attendance.hello(self, client, message)
            return
        if not client.greeted:
            raise ApiError(400, "hello-first")
        if client.token is not None and self.seat_of(client.token) != client.seat:
            raise ApiError(401, "token")
        if isinstance(message, AnswerSaid):
            await self.answer(client.seat, message.ask, message.words)
        elif isinstance(message, WhySaid):
            self.why(client.seat, message.ask, message.words)
        elif isinstance(message, ChatSaid):
            await self.say(client.seat, message.text, message.to)
        else:
            await self.pregame.take_part(client.seat, message)

    async def say(self, seat: int | None, said: str, to: int | None) -> None:
        """Send a chat line to everybody, or to the person at seat ``to``. Raises ApiError if it isn't allowed."""
        line = talk.line(self.row, seat, said, to, self.clock())
        person = blocks.person_of(self.row.seats[line.seat])
        await self.writer.commit(
            partial(store.add_chat, id=self.row.id, number=self.row.said, line=line, person=person)
        )
        talk.keep(self.row, line, person)
        self.broadcaster.chat([one for one in talk.reached(self.row, line) if self.row.hears(one, person)], person)

    async def mute(self, token: str | None, number: int, muted: bool) -> TableInfo:
        """Mute a seat in the chat, or unmute it. Host only."""
        self.only_host(token)
        await self.writer.set_seat(number, talk.muted(self.row, number, muted))
        self.broadcaster.table()
        return await self.info()

    async def answer(self, seat: int | None, id: str, words: list[str]) -> None:
        """Take an answer of a seat: check it, save it, then show it. Raises ApiError if it is refused."""
        if seat is None:
            raise ApiError(403, "looking-on")
        session = self.game
        if self.timer.up and session.hides(seat, id, words):  # it would secretly ask somebody who has no time left
            raise ApiError(409, "late")
        session.answer(seat, id, words)
        await self.publish()
        self.count()

    def why(self, seat: int | None, id: str, words: list[str]) -> None:
        """Raise ApiError with the reason if the words are no legal answer of a seat. Nothing changes."""
        if self.session is not None and seat is not None:
            self.session.why(seat, id, words)

    # The game goes on

    async def _commit(self, *jobs: store.Job) -> None:
        """Save the new entries of the log with ``jobs``, motions and the deadline, then set the timers."""
        asked = [] if self.session is None or self.row.status != "running" else self.timer.look(self.session)
        await self.writer.commit(*asked, *self.motions.look(), *jobs)
        self.timer.wind()
        self.waiting.look()

    async def publish(self, seats: bool = False) -> None:
        """Save what happened in the game, then show it. ``seats``: who plays which seat has changed too."""
        table = self.motions.forget(self.session) or seats
        await self._commit()
        if self.row.status == "over":
            self.broadcaster.catch_up()
        self.broadcaster.events()
        if table or self.row.status == "over":
            self.broadcaster.table()
        self._wake()

    def _rings(self) -> None:
        self.do_later(self._run_out)

    async def _run_out(self) -> None:
        """Answer for seats that are late, if the time is still up."""
        at = self.timer.rings_at
        if at is None or self.session is None:
            return
        if self.clock() < at:
            self.timer.wind()
        elif run_out(self.session, self.bot_of, self.row.late):
            await self.publish(seats=self.row.late == "bot")

    # Bots

    def _wake(self) -> None:
        if self.row.status == "running" and self.session is not None:
            self.bot_seats.wake(self.session, self.bot_of)

    async def _bot_answers(self, seat: int, id: str, words: list[str]) -> None:
        async def answer() -> None:
            if self.bot_of(seat) is None:  # its player has come back in the meantime
                return
            try:
                await self.answer(seat, id, words)
            except ApiError as problem:
                if problem.code != "late":
                    raise
                self.game.time_out(seat)  # else nobody would be asked, as the clock never answers for bots
                await self.publish()

        telemetry.new()
        with span("answer of a bot", table=self.row.id, seat=seat):
            await self.do(answer)
