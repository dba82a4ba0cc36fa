"""One table: an actor around a game. It does one thing after another, and each is on disk before anyone sees it."""

import secrets
import time
from collections.abc import Callable
from dataclasses import replace
from hmac import compare_digest
from typing import Any

import msgspec

from skulduggery import codec
from skulduggery.api import SPECTATOR, Rules
from skulduggery.fair import derive
from skulduggery.record import PERSON, Source
from skulduggery.server import dealing, store, telling
from skulduggery.server.actor import Actor
from skulduggery.server.driving import Drivers, check_bot
from skulduggery.server.names import chat_of, likeness, name_of
from skulduggery.server.play import Play
from skulduggery.server.post import Post
from skulduggery.server.problem import Problem
from skulduggery.server.rows import LATEST_CHAT, Seat, Stored
from skulduggery.server.seats import NOBODY, Presence, hashed, new_token
from skulduggery.server.settings import MOST_LOOKING_ON, MOST_OF_A_SEAT, Settings
from skulduggery.server.store import Store
from skulduggery.server.thinkers import Thinkers
from skulduggery.server.wire import (
    ChatLine,
    EventsSent,
    RecordInfo,
    SealSaid,
    Seated,
    ShareSaid,
    Status,
    TableInfo,
    TableSent,
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
        thinkers: Thinkers,
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
        self.saved = len(row.entries)
        self.shown: dict[int, int] = {}
        """The version that each seat (and SPECTATOR) was sent last."""
        self.seen: dict[int, bytes] = {}
        """What each viewer who is here knows to be so: who is told nothing new is sent nothing at all."""
        self.presence = Presence(settings.away_after, len(row.seats), self._went_away)
        self.drivers = Drivers(thinkers, settings.bot_delay, row.key, self._bot_answers)

    def stop(self) -> None:
        """Leave the memory: sockets are closed, nothing is lost."""
        super().stop()
        self.drivers.stop()
        self.presence.close()

    def _fail(self) -> None:
        self.dead(self)

    @property
    def idle(self) -> bool:
        """Whether nobody is connected, nothing is done or waits to be, and no bot thinks."""
        return super().idle and not self.presence.posts and not self.drivers.thinking

    # Disk

    async def begin(self) -> None:
        """Set up what the row says; the first job of a table, whether it is new or was loaded."""
        if self.row.status == "running" or self.row.entries:
            self._deal()
            await self._commit()
            self._wake()
        else:
            await self._go_on([])

    def _deal(self) -> None:
        players = [seat.name or "" for seat in self.row.seats]
        chance = dealing.game_key(self.row)
        self.play = Play(self.rules, self.row.key, players, self.row.entries, self.source, chance)
        self.shown = {viewer: self.play.version(viewer) for viewer in self.play.told}

    async def _commit(self, *jobs: store.Job) -> None:
        """Bring to disk what the game has gone on by, and other changes with it."""
        fresh = [] if self.play is None else self.play.record.entries[self.saved :]
        over = self.play is not None and self.play.over and self.row.status == "running"
        if not (fresh or over or jobs):
            return

        turn = secrets.randbits(62)

        def write(connection: Any) -> None:
            if not store.take_turn(connection, self.row.id, self.row.turn, turn):
                return
            store.add_entries(connection, self.row.id, self.saved, fresh)
            if over:
                store.set_table(connection, self.row.id, status="over")
            for job in jobs:
                job(connection)

        await self.store.do(write)
        self.row.turn = turn
        self.saved += len(fresh)
        if over:
            self.row.status = "over"

    async def _set(self, **values: Any) -> None:
        await self._commit(lambda connection: store.set_table(connection, self.row.id, **values))
        for name, value in values.items():
            setattr(self.row, name, value)

    async def _set_seat(self, number: int, seat: Seat, *jobs: store.Job) -> None:
        await self._commit(lambda connection: store.set_seat(connection, self.row.id, number, seat), *jobs)
        self.row.seats[number] = seat

    # Who may, and when

    def seat_of(self, token: str | None) -> int:
        """The seat that a token is good for. Raises Problem."""
        given = hashed(token or "")
        fit = [compare_digest(seat.token or NOBODY, given) for seat in self.row.seats]  # all of them, in constant time
        if not token or True not in fit:
            raise Problem(401, "token")
        return fit.index(True)

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
        return telling.table_info(self.row, self.presence, self.play)

    async def join(self, said: str) -> Seated:
        """Take the next open seat."""
        name = name_of(said)
        self._only("open")
        number = next((n for n, seat in enumerate(self.row.seats) if seat.kind == "open"), None)
        if number is None:
            raise Problem(409, "full")
        if any(likeness(seat.name or "") == likeness(name) for seat in self.row.seats):
            raise Problem(409, "same-name", name=name)
        token = new_token()
        await self._set_seat(number, Seat("person", name, None, hashed(token)))
        self.presence.reset(number)
        self._tell_table()
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
        await self._commit(*jobs)
        if dealt:
            self.shown = dict.fromkeys(self.shown, 0)
            self.seen = {}
        if jobs:
            self._tell_table()
            self._tell_events()
        self._wake()

    async def end(self, token: str | None) -> TableInfo:
        """Stop the game for good: host only."""
        self._host(token)
        self._only("open", "dealing", "running")
        await self._set(status="ended")
        self.drivers.stop()
        self._tell_events()
        self._tell_table()
        return await self.info()

    async def open(self, token: str | None) -> TableInfo:
        """Let everybody look at the record: host only, after the end."""
        self._host(token)
        self._only("over", "ended")
        await self._set(opened=True)
        self._tell_table()
        return await self.info()

    async def leave(self, token: str | None) -> TableInfo:
        """Give up one's seat if the game has not begun (the host ends the table); else be away at once."""
        number = self.seat_of(token)
        if self.row.status == "open" and number == self.row.host:
            return await self.end(token)
        begun = self.row.status != "open"
        seat = replace(self.row.seats[number], left=True) if begun else Seat("open")
        await self._set_seat(number, seat, *([] if begun else dealing.free(self.row, number)))
        self.presence.send_away(number)
        await self._find_host()
        self._tell_table()
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
        await self._commit()
        self._tell_table()
        self._tell_events()
        self._wake()
        return await self.info()

    async def rematch(self, token: str | None, create: Callable[[Stored, int], Stored]) -> Seated:
        """A new table with the same seats and options; everybody's token is good there. The first to ask makes it."""
        number = self.seat_of(token)
        self._only("over", "ended")
        if self.row.next is None:
            new = create(self.row, number)
            await self._commit(
                lambda connection: store.add_table(connection, new),
                lambda connection: store.set_table(connection, self.row.id, next=new.id),
            )
            self.row.next = new.id
            self._tell_table()
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
        await self._commit(lambda connection: store.keep_review(connection, self.row.id, review))

    async def record(self, token: str | None) -> RecordInfo:
        """The same with everything open."""
        return (await self.look_back(token)).everything()

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
            self._tell_table(but=post)
        else:
            self.presence.add(post)
        if self.play is not None and post.viewer not in self.seen:
            now = telling.events(self.row, self.play, post.viewer, self.play.version(post.viewer))
            self.seen[post.viewer] = telling.standing(now)
        table = await self.info()
        if since is None or self.play is None or not self.play.goes_on(post.viewer, since):
            post.put(telling.encoded(telling.state(self.row, self.play, table, seat)))
            return post
        post.put(telling.encoded(telling.events(self.row, self.play, post.viewer, since)))
        post.put(telling.encoded(TableSent(table)))
        for line in self.row.chat[post.viewer]:
            if heard is not None and line.n >= heard:
                post.put(telling.encoded(telling.chat(line)))
        return post

    async def _find_host(self) -> None:
        """If the host is away, the next person who is here becomes the host."""
        host, seats = self.row.host, len(self.row.seats)
        if telling.away(self.row, self.presence, host):
            following = [number % seats for number in range(host + 1, host + seats)]
            if (here := next(filter(self.presence.here, following), None)) is not None:
                await self._set(host=here)

    async def _come_back(self, seat: int) -> None:
        """The person of a seat is here again, and plays it."""
        if self.row.seats[seat].left:
            await self._set_seat(seat, replace(self.row.seats[seat], left=False))
        if self.row.status == "running" and self.play is not None and seat in self.play.drivers:
            self.play.take_over(seat, PERSON)
            await self._commit()
            self._tell_events()

    async def bye(self, post: Post) -> None:
        """A socket is gone."""
        if self.presence.remove(post):
            self._tell_table()

    async def say(self, post: Post, said: str, to: int | None) -> None:
        """Chat of a person at the table, to all or to another person there."""
        if post.seat is None:
            raise Problem(403, "looking-on")
        seats, chat = self.row.seats, self.row.chat
        if to is not None:
            if to == post.seat or to not in range(len(seats)) or seats[to].kind != "person":
                raise Problem(422, "chat-to")
            if self.row.status == "open":  # until then another person may take the seat
                raise Problem(409, "open")
        line = ChatLine(0, post.seat, seats[post.seat].name or "", chat_of(said), round(self.clock(), 3), to)
        await self._commit(lambda connection: store.add_chat(connection, self.row.id, self.row.said, line))
        self.row.said += 1
        viewers = (*range(len(seats)), SPECTATOR) if to is None else (post.seat, to)
        for viewer in viewers:
            number = chat[viewer][-1].n + 1 if chat[viewer] else 0
            chat[viewer] = [*chat[viewer], msgspec.structs.replace(line, n=number)][-LATEST_CHAT:]
        telling.to_each(self.presence, lambda viewer: telling.chat(chat[viewer][-1]), viewers)

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
        await self._commit()
        self._tell_events()
        if self.play.over:
            self._tell_table()
        self._wake()

    # Telling

    def _tell_events(self) -> None:
        if (play := self.play) is None:
            return
        here = {post.viewer for post in self.presence.posts}
        self.seen = {viewer: known for viewer, known in self.seen.items() if viewer in here}

        def news(viewer: int) -> EventsSent | None:
            document = telling.events(self.row, play, viewer, self.shown[viewer])
            before, self.seen[viewer] = self.seen.get(viewer), telling.standing(document)
            return document if document.messages or before != self.seen[viewer] else None

        telling.to_each(self.presence, news, here)
        self.shown = {viewer: play.version(viewer) for viewer in self.shown}

    def _tell_table(self, but: Post | None = None) -> None:
        telling.to_all(self.presence, TableSent(telling.table_info(self.row, self.presence, self.play)), but)

    def _went_away(self) -> None:
        async def tell() -> None:
            await self._find_host()
            self._tell_table()

        self.do_later(tell)

    # Bots

    def _wake(self) -> None:
        if self.row.status == "running" and self.play is not None:
            self.drivers.wake(self.play, self._bot_of)

    async def _bot_answers(self, seat: int, id: str, words: list[str]) -> None:
        async def answer() -> None:
            if self._bot_of(seat) is not None:  # its person may have come back meanwhile
                await self.answer(seat, id, words)

        await self.do(answer)
