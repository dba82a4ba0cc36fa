"""One local table: its seats, its game and the documents to the seats. It is kept as a text (``kept``)."""

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from skulduggery import api, bots, codec
from skulduggery.api import BadInput, Document, Rules
from skulduggery.documents.news import EventsSent
from skulduggery.lessons import LEARNER, Lesson, find
from skulduggery.record import Entry, Record, Source
from skulduggery.server.accounts.names import likeness, name_of
from skulduggery.server.local.bots import Bots, names
from skulduggery.server.local.kept import Chair, Kept
from skulduggery.server.protocol.errors import ApiError
from skulduggery.server.protocol.messages import StateSent, TableSent, ToClient
from skulduggery.server.protocol.tables import LessonInfo, Lost, RecordInfo, Seated, SeatInfo, TableInfo, Terms
from skulduggery.server.session.catalogue import rules_of
from skulduggery.server.session.game_session import GameSession
from skulduggery.server.session.lesson_notes import notes_now
from skulduggery.undoing import drawn, harmless, silent

SHORTEST: Final = 1 / 8
"""The least share of a bot's time for a question."""
AT_ONCE: Final = 200
"""The most answers of bots in a row that show nothing to everybody. More would be a loop."""


class Client:
    """A page at the table, at the seat of its token. ``send`` is called with each document."""

    def __init__(self, seat: int, send: Callable[[bytes], None]) -> None:
        self.seat = seat
        self.send = send
        self.version = 0
        """The number of messages that it was sent."""
        self.known = b""
        """The state that it knows, without messages."""


class LocalTable:
    """A table for the people on one device, and bots.

    Everything that a page is sent is made by ``GameSession`` for its seat. Nobody watches, so a page without a token is
    refused. Tests give ``source``, the source of chance.
    """

    def __init__(self, kept: Kept, source: Source | None = None) -> None:
        self.kept = kept
        self.source = source
        self._steps = 0
        """The number of steps of bots since a person acted."""
        self.clients: list[Client] = []
        self.session: GameSession | None = None
        self.bots: Bots | None = None
        self.lost: Lost | None = None
        self.start: Record | None = None
        """The game as it begins, if it has own cards or goes on from another one."""
        if kept.status == "running" or kept.log:
            self._load()

    def _load(self) -> None:
        kept = self.kept
        try:
            record = codec.read_log(kept.log.encode(), kept.id)
        except BadInput:
            self.lost = "log"
            return
        if kept.status == "open" or any(one.kind == "open" for one in kept.seats):
            self.start = record
        else:
            self._play(record.rules, record.players, record.entries)

    def _play(self, rules: Rules, players: Sequence[str], entries: Sequence[Entry]) -> None:
        begun = 0 if self.kept.continues is None else self.kept.continues.entries
        self.session = session = GameSession(rules, self.key, players, entries, self.source, begun=begun)
        self.bots = Bots(self.key, session, self.bot_of, self.lesson)

    @property
    def lesson(self) -> Lesson | None:
        """Return the lesson that is played here, if there is one."""
        return find(self.kept.game, self.kept.lesson)

    @property
    def key(self) -> bytes:
        """Return the key of the table's chance."""
        return bytes.fromhex(self.kept.key)

    @property
    def game(self) -> GameSession:
        """Return the running game. Raises ApiError if none runs."""
        self.only("running")
        if self.session is None:
            raise ApiError(409, "unreadable")
        return self.session

    def bot_of(self, seat: int) -> str | None:
        """Return the bot that plays a seat, or None."""
        return self.kept.seats[seat].bot

    def seat_of(self, token: str | None) -> int:
        """Return the seat of a token. Raises ApiError if there is none."""
        for number, seat in enumerate(self.kept.seats):
            if token and seat.token == token:
                return number
        raise ApiError(401, "token")

    def only(self, *good: str) -> None:
        """Raise ApiError unless the status of the table is one of ``good``."""
        if self.kept.status not in good:
            raise ApiError(409, self.kept.status)  # each status has its own message

    def host(self, token: str | None) -> None:
        """Raise ApiError unless a token is that of the host."""
        if self.seat_of(token) != self.kept.host:
            raise ApiError(403, "host")

    # Calls

    def info(self) -> TableInfo:
        """Return the table as everybody sees it."""
        kept, game = self.kept, self.session
        resigned = set() if game is None else game.resigned
        seats = [
            SeatInfo(one.kind, one.name, one.bot, person, False, False, False, number in resigned)
            for number, one in enumerate(kept.seats)
            for person in [one.kind == "person"]
        ]
        over = game is not None and kept.status == "over"
        return TableInfo(
            kept.id,
            kept.game,
            kept.options,
            kept.status,
            kept.host,
            seats,
            False,
            kept.next,
            game.scores if game is not None and over else None,
            game.shares if game is not None and over else None,
            len(seats) in api.game(kept.game).variants,
            kept.hints,
            None,
            Terms(lag=None),
            None,
            kept.lesson,
            kept.continues,
            lost=self.lost,
            listed=False,
        )

    def join(self, name: str, token: str) -> Seated:
        """Seat another person on this device. The last one begins the game."""
        self.only("open")
        if self.lost:
            raise ApiError(409, "unreadable")
        name, seats = name_of(name), self.kept.seats
        if any(likeness(one.name or "") == likeness(name) for one in seats):
            raise ApiError(409, "same-name", name=name)
        number = next((n for n, one in enumerate(seats) if one.kind == "open"), None)
        if number is None:
            raise ApiError(409, "full")
        seats[number] = Chair("person", name, token=token)
        if all(one.kind != "open" for one in seats):
            self.begin()
        return Seated(self.kept.id, number, token)

    def begin(self) -> None:
        """Begin the game, once all seats are taken."""
        kept = self.kept
        players, lesson = [one.name or "" for one in kept.seats], self.lesson
        start = self.start or Record(rules_of(kept.game, len(players), kept.options))
        self._play(start.rules, players, start.entries if lesson is None else lesson.entries())
        kept.status = "running"
        self.tell()
        self.show()

    def end(self, token: str | None) -> TableInfo:
        """End the table without a result."""
        self.host(token)
        self.only("open", "running")
        self.kept.status = "ended"
        self.show()
        self.tell()
        return self.info()

    def resign(self, token: str | None) -> TableInfo:
        """Give up the game: from now on the rules answer for this seat."""
        seat, game = self.seat_of(token), self.game
        self._change(lambda: game.resign(seat))
        self.tell()
        return self.info()

    def undo(self, token: str | None) -> TableInfo:
        """Take back a seat's last answer, unless it showed anybody something new. People on one device agree on that
        aloud, and bots always do."""
        seat, game = self.seat_of(token), self.game
        at = game.last_of(seat)
        if at is None:
            raise ApiError(409, "undo-none")
        record = game.record
        draft = at == record.lasting()[-1] and silent(record, at)
        # in a lesson nobody gains by what was revealed, but its text fits only what chance drew the first time
        if not draft and (drawn(record, at) if self.lesson is not None else not harmless(record, at)):
            raise ApiError(409, "undo-seen")
        self._change(lambda: game.undo(seat))
        self.tell()
        return self.info()

    def notes(self, token: str | None) -> LessonInfo:
        """Return what the lesson tells the learner now. Raises ApiError if none is played here."""
        if self.lesson is None or self.session is None or self.seat_of(token) != LEARNER:
            raise ApiError(409, "no-lesson")
        return notes_now(self.lesson, self.session)

    @property
    def cards(self) -> Document | None:
        """Return the cards of the table; None for the built-in ones of today."""
        known = self.session or self.start
        found = None if known is None else known.rules.cards
        return None if found == api.game(self.kept.game).house_cards() else found

    def record(self, token: str | None, seat: int | None) -> RecordInfo:
        """Return the finished game: as ``seat`` saw it, or with all cards open if it is None."""
        session = self.finished(token)
        return session.everything() if seat is None else session.through(seat)

    def log(self, token: str | None) -> bytes:
        """Return the finished game as a log file."""
        self.finished(token)
        return self.kept.log.encode()

    def finished(self, token: str | None) -> GameSession:
        """Return the finished game. Raises ApiError if it isn't over, or the token is of no seat."""
        self.only("over", "ended")
        self.seat_of(token)
        if self.session is None:
            raise ApiError(409, "unreadable" if self.lost else "not-begun")
        return self.session

    # Clients

    def greet(self, client: Client) -> None:
        """Connect a page and send it the whole state."""
        self.clients.append(client)
        seat, game = client.seat, self.session
        if game is None:
            client.send(encoded(StateSent(0, seat, self.info(), None, None, [], [], [], True, [])))
            return
        now = self._events(client, game, game.version(seat))
        client.version, client.known = now.version, state_in(encoded(now))
        state = StateSent(
            now.version, seat, self.info(), now.view, now.ask, now.asking, now.offers, game.log(seat),
            not game.forgetful, [],
        )  # fmt: skip
        client.send(encoded(state))

    def answer(self, seat: int, id: str, words: list[str]) -> None:
        """Take an answer of a person. Raises ApiError if it is refused."""
        game = self.game
        self._steps = 0
        self._change(lambda: game.answer(seat, id, words))

    def why(self, seat: int, id: str, words: list[str]) -> None:
        """Raise ApiError with the reason if the words are no legal answer of a seat."""
        if self.session is not None:
            self.session.why(seat, id, words)

    def tell(self) -> None:
        """Send the table as everybody sees it to all pages."""
        document = encoded(TableSent(self.info()))
        for client in self.clients:
            client.send(document)

    def show(self) -> None:
        """Note what is new in the game, and send each page what is new to its seat."""
        game = self.session
        if game is None:
            return
        bots = [number for number, one in enumerate(self.kept.seats) if one.kind == "bot"]
        self.kept.log = codec.write_log(game.record, bots=bots).decode()
        for client in self.clients:
            document = self._events(client, game, client.version)
            new = encoded(document)
            if document.messages or state_in(new) != client.known:
                client.send(new)
            client.version, client.known = document.version, state_in(new)

    def _events(self, client: Client, game: GameSession, since: int) -> EventsSent:
        seat, runs = client.seat, self.kept.status == "running"
        return EventsSent(
            game.version(seat),
            game.view(seat),
            game.ask(seat) if runs else None,
            game.asking(seat) if runs else [],
            game.offers(seat) if runs else [],
            game.missed(seat, since),
        )

    # The game goes on

    def waits(self) -> bool:
        """Return whether a bot has something to do while somebody is here."""
        return bool(self.clients) and self.kept.status == "running" and self.bots is not None and self.bots.wanted()

    @property
    def patience(self) -> float:
        """Return the seconds that bots may think in the next step. They halve with each step since a person acted."""
        most = max([bots.patience(one.bot) for one in self.kept.seats if one.bot is not None], default=0.0)
        return most * max(SHORTEST, 0.5**self._steps)

    def step(self) -> None:
        """Let a bot do something."""
        seconds = self.patience / 2
        self._steps += 1
        self._change(lambda: self._act(seconds), seconds / 2)

    def _change(self, change: Callable[[], object], seconds: float = 0.0) -> None:
        """Change the game and show it.

        While that shows nothing to everybody, bots go on at once: otherwise the time would tell that somebody was asked
        in secret. The first of them thinks for ``seconds``, each other one for half as long.
        """
        game = self.game
        public = game.public()
        change()
        for n in range(AT_ONCE):
            if game.over or game.public() != public or not self._act(seconds * 0.5**n):
                break
        if game.over:
            self.kept.status = "over"
        self.show()
        if game.over:
            self.tell()

    def _act(self, seconds: float) -> bool:
        """Let a bot do something, and return whether any had something to do."""
        game, move = self.game, None if self.bots is None else self.bots.next(seconds)
        if move is None:
            return False
        try:
            if move.words:
                game.answer(move.seat, move.id, move.words)
            elif move.id:
                game.time_out(move.seat)
        except ApiError as problem:
            if problem.status != 409:
                raise
            if self.bots is not None:
                self.bots.lesson = None  # the rules have changed since it was written
            if move.id == game.ask_id(move.seat):
                game.time_out(move.seat)
        return True


def check(game: str, bot: str) -> str:
    """Return the name of a bot that is offered here. Raises ApiError otherwise."""
    if bot not in names(game):
        raise ApiError(422, "bot")
    return bot


def encoded(document: ToClient) -> bytes:
    """Return a document as the bytes that are sent."""
    return msgspec.json.encode(document)


def state_in(events: bytes) -> bytes:
    """Return the state in an encoded ``events`` document, without its messages."""
    return events.rpartition(b',"messages":[')[0]
