"""One table: an actor around a game. It does one thing after another, and each is on disk before anyone sees it."""

import time
from collections.abc import Callable
from dataclasses import replace
from hmac import compare_digest

import msgspec

from skulduggery import codec
from skulduggery.api import Rules
from skulduggery.fair import derive
from skulduggery.record import PERSON, Source
from skulduggery.server import cause, dealing, owning, reports, store, talk, telling
from skulduggery.server.accounts import Account
from skulduggery.server.actor import Actor
from skulduggery.server.crier import Crier
from skulduggery.server.disk import Disk
from skulduggery.server.driving import Drivers, check_bot
from skulduggery.server.logs import tell
from skulduggery.server.meters import ANSWERS
from skulduggery.server.names import likeness, name_of
from skulduggery.server.play import Play
from skulduggery.server.post import Post
from skulduggery.server.problem import Problem
from skulduggery.server.rows import Pass, Seat, Stored
from skulduggery.server.seats import NOBODY, Presence, hashed, new_token
from skulduggery.server.settings import MOST_LOOKING_ON, MOST_OF_A_SEAT, Settings
from skulduggery.server.store import Store
from skulduggery.server.thinkers import Chooser
from skulduggery.server.traces import span
from skulduggery.server.wire import (
    RecordInfo,
    SealSaid,
    Seated,
    ShareSaid,
    Status,
    TableInfo,
)


class Table(Actor):
    """A table in memory. Whatever changes or shows something is a job of an actor: call it through ``do``.

    ``dead`` is called when the table can't go on (then whoever wants it loads it from the store again). For tests,
    ``source`` is where chance comes from, and ``clock`` what time it is.
    """

    def __init__(
        self,
        row: Stored,
        rules: Rules,
        store: Store,
        thinkers: Chooser,
        settings: Settings,
        dead: Callable[["Table"], None],
        source: Source | None = None,
        clock: Callable[[], float] = time.time,
    ) -> None:
        super().__init__(f"table {row.id}")
        self.row = row
        self.rules = rules
        self.store = store
        self.dead = dead
        self.source = source
        self.clock = clock
        self.play: Play | None = None
        self.disk = Disk(row, store)
        self.presence = Presence(settings.away_after, len(row.seats), self._went_away)
        self.crier = Crier(row, self.presence)
        self.drivers = Drivers(thinkers, settings.bot_delay, row.key, self._bot_answers)

    def stop(self) -> None:
        """Leave the memory: sockets are closed, nothing is lost."""
        super().stop()
        self.drivers.stop()
        self.presence.close()

    def _fail(self) -> None:
        self.dead(self)

    async def put_away(self) -> None:
        """Leave the memory, for the disk has been changed: the last job."""
        self.dead(self)

    @property
    def idle(self) -> bool:
        """Whether nobody is connected, nothing is done or waits to be, and no bot thinks."""
        return super().idle and not self.presence.posts and not self.drivers.thinking

    # Beginning

    async def begin(self) -> None:
        """Set up what the row says; the first job of a table, whether it is new or was loaded."""
        if self.row.status == "running" or self.row.entries:
            self._deal()
            await self.disk.commit()
            self._wake()
        else:
            await self._go_on([])

    def _deal(self) -> None:
        players = dealing.players(self.row)
        chance = dealing.game_key(self.row)
        self.play = self.disk.play = Play(self.rules, self.row.key, players, self.row.entries, self.source, chance)
        self.crier.attend(self.play)

    # Who may, and when

    def seat_of(self, token: str | None) -> int:
        """The seat that a token is good for. Raises Problem."""
        given = hashed(token or "")
        fit = [compare_digest(seat.token or NOBODY, given) for seat in self.row.seats]  # all of them, in constant time
        if token and True in fit:
            return fit.index(True)
        return owning.seat_by(self.row, given)

    def _host(self, token: str | None) -> None:
        if self.seat_of(token) != self.row.host:
            raise Problem(403, "host")

    def _only(self, *good: Status) -> None:
        if self.row.status not in good:
            raise Problem(409, self.row.status)  # each status says why not

    def _bot_of(self, number: int) -> str | None:
        seat = self.row.seats[number]
        return seat.bot if seat.kind == "bot" else None if self.play is None else self.play.drivers.get(number)

    # HTTP calls

    async def info(self) -> TableInfo:
        """The table as everybody sees it."""
        return self.crier.info()

    async def join(self, said: str, account: Account | None = None) -> Seated:
        """Take the next open seat: under a name, or as the one who is logged in."""
        name = name_of(said) if account is None else account.name
        self._only("open")
        number = next((n for n, seat in enumerate(self.row.seats) if seat.kind == "open"), None)
        if number is None:
            raise Problem(409, "full")
        if account is not None:
            owning.check(self.row, account.id)
        if any(likeness(seat.name or "") == likeness(name) for seat in self.row.seats):
            raise Problem(409, "same-name", name=name)
        token = new_token()
        await self.disk.set_seat(number, owning.seat(token, name, account))
        self.presence.reset(number)
        self.crier.table()
        return Seated(self.row.id, number, token)

    async def claim(self, token: str | None, account: str) -> TableInfo:
        """A seat that was taken as a guest belongs to an account."""
        number = self.seat_of(token)
        await self.disk.set_seat(number, owning.claimed(self.row, number, account))
        return await self.info()

    async def admit(self, account: str, session: bytes) -> Seated:
        """A token, for one browser, of the seat that belongs to an account."""
        number, token = owning.seat_of(self.row, account), new_token()
        its = Pass(number, account, session)
        await self.disk.commit(lambda connection: store.add_pass(connection, self.row.id, hashed(token), its))
        self.row.passes[hashed(token)] = its
        return Seated(self.row.id, number, token)

    async def start(self, token: str | None) -> TableInfo:
        """Start the game: host only, all seats taken, all sealed."""
        self._host(token)
        self._only("open")
        empty = sum(seat.kind == "open" for seat in self.row.seats)
        if empty:
            raise Problem(409, "empty", seats=empty)
        await self._go_on(dealing.freeze(self.row))
        return await self.info()

    async def without(self, token: str | None, number: int) -> TableInfo:
        """Deal without a seat that is waited for: host only."""
        self._host(token)
        await self._go_on(dealing.leave_out(self.row, number))
        return await self.info()

    async def _go_on(self, jobs: list[store.Job]) -> None:
        """A step on the way to the deal: to disk, then shown; deal if nobody is waited for any more."""
        if dealing.all_sealed(self.row):
            jobs += dealing.freeze(self.row)
        dealt = self.row.status == "dealing" and not dealing.awaited(self.row)
        if dealt:
            self.row.status = "running"
            self._deal()
            jobs.append(lambda connection: store.set_table(connection, self.row.id, status="running"))
        await self.disk.commit(*jobs)
        if dealt:
            tell("game begun", table=self.row.id, game=self.rules.game)
            self.crier.begin()
        if jobs:
            self.crier.table()
            self.crier.events()
        self._wake()

    async def end(self, token: str | None) -> TableInfo:
        """Stop the game for good: host only."""
        self._host(token)
        self._only("open", "dealing", "running")
        await self.disk.set(status="ended")
        self.drivers.stop()
        self.crier.events()
        self.crier.table()
        return await self.info()

    async def open(self, token: str | None) -> TableInfo:
        """Let everybody look at the record: host only, after the end."""
        self._host(token)
        self._only("over", "ended")
        await self.disk.set(opened=True)
        self.crier.table()
        return await self.info()

    async def leave(self, token: str | None) -> TableInfo:
        """Give up one's seat if the game has not begun (the host ends the table); else be away at once."""
        number = self.seat_of(token)
        if self.row.status == "open" and number == self.row.host:
            return await self.end(token)
        begun = self.row.status != "open"
        seat = replace(self.row.seats[number], left=True) if begun else Seat("open")
        await self.disk.set_seat(number, seat, *([] if begun else dealing.free(self.row, number)))
        self.presence.send_away(number)
        await self._find_host()
        self.crier.table()
        return await self.info()

    async def take_over(self, token: str | None, number: int, bot: str) -> TableInfo:
        """Let a bot play for a seat that is away: anybody with a seat."""
        self.seat_of(token)
        self._only("running")
        assert self.play is not None
        if not 0 <= number < len(self.row.seats):
            raise Problem(422, "seat")
        if self._bot_of(number) is not None:
            raise Problem(409, "bot-plays")
        if not telling.away(self.row, self.presence, number):
            raise Problem(409, "not-away", name=self.row.seats[number].name or "")
        check_bot(self.play.rules.game, bot)
        self.play.take_over(number, bot)
        await self.disk.commit()
        self.crier.table()
        self.crier.events()
        self._wake()
        return await self.info()

    async def rematch(self, token: str | None, create: Callable[[Stored, int], Stored]) -> Seated:
        """A new table with the same seats and options; everybody's token is good there. The first to ask makes it."""
        number = self.seat_of(token)
        self._only("over", "ended")
        if self.row.next is None:
            new = create(self.row, number)
            await self.disk.commit(
                lambda connection: store.add_table(connection, new),
                lambda connection: store.set_table(connection, self.row.id, next=new.id),
            )
            self.row.next = new.id
            self.crier.table()
        assert self.row.next is not None
        return Seated(self.row.next, number, token or "")

    async def look_back(self, token: str | None) -> Play:
        """The game after the end, to write a log of it: for players, for others if the host opened it."""
        self._only("over", "ended")
        if token is not None:
            self.seat_of(token)
        elif not self.row.opened:
            raise Problem(403, "players")
        if self.play is None:
            raise Problem(409, "not-begun")
        return self.play

    async def question(self, token: str | None) -> tuple[int, str, bytes, int]:
        """What a hint is thought out from: seat, id of what it is asked, the game, a seed. If hints are allowed."""
        seat = self.seat_of(token)
        if not self.row.hints:
            raise Problem(403, "no-hints")
        self._only("running")
        assert self.play is not None
        ask = self.play.ask_id(seat)
        if ask is None:
            raise Problem(409, "gone")
        seed = int.from_bytes(derive(self.row.key, "hint", ask)[:7], "big")
        return seat, ask, codec.write_log(self.play.record), seed

    async def keep_review(self, review: bytes) -> None:
        """Keep what can be learned from the game."""
        await self.disk.commit(lambda connection: store.keep_review(connection, self.row.id, review))

    async def record(self, token: str | None) -> RecordInfo:
        """The same with everything open."""
        names = [seat.name or "" for seat in self.row.seats]
        return msgspec.structs.replace((await self.look_back(token)).everything(), players=names)

    # Sockets

    async def hello(self, token: str | None, since: int | None, heard: int | None) -> Post:
        """Connect a socket and bring it up to date: what came after ``since``, the chat from line ``heard`` on."""
        seat = None if token is None else self.seat_of(token)
        if self.presence.count(seat) >= (MOST_LOOKING_ON if seat is None else MOST_OF_A_SEAT):
            raise Problem(429, "crowd")
        post = Post(seat)
        if seat is not None and not self.presence.here(seat):
            await self._come_back(seat)
            self.presence.add(post)
            await self._find_host()
            self.crier.table(but=post)
        else:
            self.presence.add(post)
        self.crier.greet(post, since, heard)
        return post

    async def _find_host(self) -> None:
        """If the host is away, the next person who is here becomes the host."""
        host, seats = self.row.host, len(self.row.seats)
        if telling.away(self.row, self.presence, host):
            following = [number % seats for number in range(host + 1, host + seats)]
            if (here := next(filter(self.presence.here, following), None)) is not None:
                await self.disk.set(host=here)

    async def _come_back(self, seat: int) -> None:
        """The person of a seat is here again, and plays it."""
        if self.row.seats[seat].left:
            await self.disk.set_seat(seat, replace(self.row.seats[seat], left=False))
        if self.row.status == "running" and self.play is not None and seat in self.play.drivers:
            self.play.take_over(seat, PERSON)
            await self.disk.commit()
            self.crier.events()

    def _went_away(self) -> None:
        async def tell() -> None:
            await self._find_host()
            self.crier.table()

        self.do_later(tell)

    async def bye(self, post: Post) -> None:
        """A socket is gone."""
        if self.presence.remove(post):
            self.crier.table()

    async def say(self, post: Post, said: str, to: int | None) -> None:
        """Chat of a person at the table, to all or to another person there."""
        line = talk.line(self.row, post.seat, said, to, self.clock())
        await self.disk.commit(lambda connection: store.add_chat(connection, self.row.id, self.row.said, line))
        talk.keep(self.row, line)
        self.crier.chat(line)

    async def mute(self, token: str | None, number: int, muted: bool) -> TableInfo:
        """Stop the talk of a seat, or let it talk again: host only."""
        self._host(token)
        await self.disk.set_seat(number, talk.muted(self.row, number, muted))
        self.crier.table()
        return await self.info()

    async def report(self, token: str | None, line: int) -> TableInfo:
        """Keep a line that reached a seat for the server's host, with those before it."""
        number = self.seat_of(token)
        lines = talk.reported(self.row, number, line)
        at = round(self.clock(), 3)
        await self.disk.commit(lambda connection: reports.add(connection, self.row.id, number, line, at, lines))
        return await self.info()

    async def take_part(self, seat: int | None, said: SealSaid | ShareSaid) -> None:
        """The client of a seat takes its part in the deal."""
        await self._go_on(dealing.take_part(self.row, seat, said))

    async def answer(self, seat: int | None, id: str, words: list[str]) -> None:
        """An answer of a seat: to disk, then shown."""
        if seat is None:
            raise Problem(403, "looking-on")
        self._only("running")
        assert self.play is not None
        self.play.answer(seat, id, words)
        await self.disk.commit()
        ANSWERS.labels(self.rules.game).inc()
        self.crier.events()
        if self.play.over:
            self.crier.table()
        self._wake()

    # Bots

    def _wake(self) -> None:
        if self.row.status == "running" and self.play is not None:
            self.drivers.wake(self.play, self._bot_of)

    async def _bot_answers(self, seat: int, id: str, words: list[str]) -> None:
        async def answer() -> None:
            if self._bot_of(seat) is not None:  # its person may have come back meanwhile
                await self.answer(seat, id, words)

        cause.new()
        with span("answer of a bot", table=self.row.id, seat=seat):
            await self.do(answer)
