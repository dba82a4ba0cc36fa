"""The tables of one device: it answers the calls and socket messages that a server answers, as far as it can.

What changes is collected (``take``). The caller keeps the texts first and delivers the documents after that, so that
nobody sees what may be lost.
"""

import re
import secrets
import time
from collections.abc import Callable, Set
from typing import Any, Final, NamedTuple, cast

import msgspec
from msgspec import Struct

from skulduggery import api, codec
from skulduggery.api import BadInput, Document, Rules, Value
from skulduggery.documents import rooms
from skulduggery.documents.news import AnswerSaid, AskInfo
from skulduggery.documents.rooms import Cards
from skulduggery.fair import SIZE
from skulduggery.lessons import LEARNER, find
from skulduggery.record import Record
from skulduggery.review.reviews import Comparison
from skulduggery.server.accounts.names import bot_name, likeness, name_of
from skulduggery.server.local import kept, moving
from skulduggery.server.local.advice import Adviser
from skulduggery.server.local.bots import names
from skulduggery.server.local.kept import FORMAT, MOST, Chair, Kept
from skulduggery.server.local.table import Client, LocalTable, check, encoded
from skulduggery.server.protocol.accounts import WhoInfo
from skulduggery.server.protocol.cards import CardFile, CardProblem
from skulduggery.server.protocol.errors import ApiError
from skulduggery.server.protocol.messages import FromClient, HelloSaid, RefusedSent, WhySaid
from skulduggery.server.protocol.people import TurnInfo
from skulduggery.server.protocol.tables import (
    Continued,
    Continuing,
    Joining,
    NewLesson,
    NewTable,
    Refusal,
    Seated,
    SeatWanted,
    SecondTry,
)
from skulduggery.server.session import card_files, catalogue
from skulduggery.server.session.beginnings import beginning
from skulduggery.server.session.catalogue import rules_of

RIVAL: Final = "beginner"
"""The bot that plays where a lesson has no answer written for it."""
PATH: Final = re.compile(
    r"tables/(?P<id>[\w-]+)(?:/(?P<what>[\w-]+)(?:/(?P<step>\d{1,6}))?)?(?:\?seat=(?P<seat>\d{1,2}))?"
)


class Taken(Struct):
    """Changes of the tables: the texts to keep (null: to forget), then the documents to send, each to a socket.
    ``closed`` are sockets that are refused, with the code of that; ``waits``: bots have something to do, and may think
    for ``patience`` seconds."""

    kept: dict[str, str | None]
    sent: list[tuple[int, msgspec.Raw]]
    closed: list[tuple[int, int]]
    waits: bool
    patience: float


class NewLocalTable(NewTable, forbid_unknown_fields=True):
    """A table to make, perhaps with cards of one's own."""

    cards: CardFile | None = None


class CardsRead(Struct):
    """A card file as it was read: its problems, and if there are none, its game and the names of the set."""

    problems: list[CardProblem]
    game: str | None = None
    names: dict[str, str] = {}


class LocalHost:
    """The tables of one device. ``texts`` are those that were kept, by the id of their table."""

    def __init__(self, texts: dict[str, str]) -> None:
        self.texts = texts
        self.adviser = Adviser()
        self.tables: dict[str, LocalTable] = {}
        self.sockets: dict[int, tuple[LocalTable, Client]] = {}
        self.sent: list[tuple[int, msgspec.Raw]] = []
        self.closed: list[tuple[int, int]] = []
        self.changed: dict[str, str | None] = {}

    def take(self) -> bytes:
        """Return what has changed since the last time (``Taken``) as JSON."""
        waiting = [one for one in self.tables.values() if one.waits()]
        patience = max([one.patience for one in waiting], default=0.0)
        out = Taken(self.changed, self.sent, self.closed, bool(waiting), patience)
        self.sent, self.closed, self.changed = [], [], {}
        return msgspec.json.encode(out)

    # Calls

    def call(self, path: str, body: str | None = None, token: str | None = None) -> tuple[int, bytes]:
        """Answer a call to ``/api/PATH``: a POST if it has a body. Return the status and the document."""
        try:
            return 200, self._answer(path, body, token)
        except ApiError as problem:
            return problem.status, msgspec.json.encode(Refusal("", problem.code, problem.told, problem.rule))

    def _answer(self, path: str, body: str | None, token: str | None) -> bytes:
        if path == "games":
            return msgspec.json.encode(catalogue.games(names))
        if path == "account" and body is None:
            return msgspec.json.encode(WhoInfo(None, []))
        if path == "tables":
            return b"[]" if body is None else msgspec.json.encode(self.create(read(body, NewLocalTable)))
        if path == "cards" and body is not None:
            return msgspec.json.encode(cards_read(read(body, CardFile)))
        if path == "lessons" and body is not None:
            return msgspec.json.encode(self.learn(read(body, NewLesson)))
        if path == "device":
            file = moving.packed([*self.texts.values()])
            return file if body is None else msgspec.json.encode(self.open(read(body, str)))
        if (found := PATH.fullmatch(path)) is None:
            raise ApiError(404, "needs-host")
        table, what = self.table(found["id"]), found["what"] or ""
        if what == "decisions" and found["step"]:
            return msgspec.json.encode(self._judge(table, int(found["step"]), token, body))
        if found["step"]:
            raise ApiError(404, "needs-host")
        if body is None:
            return self._look(table, what, token, found["seat"])
        return self._act(table, what, token, body)

    def _look(self, table: LocalTable, what: str, token: str | None, seat: str | None) -> bytes:
        if what == "log":
            return table.log(token)
        if what == "file":
            table.seat_of(token)
            return moving.packed([self.texts[table.kept.id]])
        if what == "turn":
            asked = table.session is not None and table.session.ask_id(table.seat_of(token)) is not None
            return msgspec.json.encode(TurnInfo(asked and table.kept.status == "running", None))
        calls: dict[str, Callable[[], Any]] = {
            "": table.info,
            "cards": lambda: cards_of(table),
            "lesson": lambda: table.notes(token),
            "record": lambda: table.record(token, None if seat is None else int(seat)),
        }
        if what not in calls:
            raise ApiError(404, "needs-host")
        return msgspec.json.encode(calls[what]())

    def _act(self, table: LocalTable, what: str, token: str | None, body: str) -> bytes:
        calls: dict[str, Callable[[], Any]] = {
            "join": lambda: table.join(read(body, Joining).name, new_token()),
            "end": lambda: table.end(token),
            "undo": lambda: table.undo(token),
            "resign": lambda: table.resign(token),
            "hint": lambda: self.adviser.hint(table, token),
            "review": lambda: self.adviser.review(table, token),
            "rematch": lambda: self.rematch(table, token),
            "continue": lambda: self.go_on(table, token, read(body, Continuing)),
        }
        if what not in calls:
            raise ApiError(404, "needs-host")
        answer = msgspec.json.encode(calls[what]())
        self._keep(table)
        return answer

    def _judge(self, table: LocalTable, step: int, token: str | None, body: str | None) -> AskInfo | Comparison:
        if body is None:
            return self.adviser.decision(table, token, step)
        return self.adviser.compare(table, token, step, read(body, SecondTry).words)

    def create(self, wanted: NewLocalTable) -> Seated:
        """Make a table. Its game begins at once if nobody else is to sit down."""
        if wanted.game not in api.games():
            raise ApiError(422, "game")
        chairs, host, alone = seated(wanted.game, wanted.seats)
        cards = None if wanted.cards is None else own_cards(wanted.game, wanted.cards)
        rules = rules_of(wanted.game, len(wanted.seats), wanted.options, cards)
        hints = alone if wanted.hints is None else wanted.hints
        log = "" if cards is None else unplayed(rules)
        return self._add(new_table(rules.game, dict(rules.options), chairs, host, hints=hints, log=log))

    def go_on(self, table: LocalTable, token: str | None, wanted: Continuing) -> Seated:
        """Make a table that goes on from a moment of a finished game. Raises ApiError if ``wanted`` doesn't fit it."""
        game, old = table.finished(token), table.kept
        chairs, host, alone = seated(old.game, wanted.seats)
        begun = Record(game.rules, None, tuple(game.record.players))
        for who, what in beginning(game.rules, game.entries, wanted, host):
            begun.enter(who, what)
        moment = Continued(old.id, wanted.step, wanted.anew, len(begun.entries))
        log = codec.write_log(begun).decode()
        return self._add(new_table(old.game, old.options, chairs, host, hints=alone, continues=moment, log=log))

    def learn(self, wanted: NewLesson) -> Seated:
        """Make a table for a lesson, whose game begins at once."""
        if (lesson := find(wanted.game, wanted.lesson)) is None:
            raise ApiError(422, "lesson")
        names = [*wanted.rivals, *[None] * lesson.seats][: lesson.seats - 1]
        rivals = [SeatWanted("bot", name, RIVAL) for name in names]
        chairs, *_ = seated(wanted.game, [SeatWanted("me", wanted.name), *rivals])
        options = dict(lesson.rules().options)
        key = lesson.key.hex()
        return self._add(new_table(wanted.game, options, chairs, LEARNER, key, lesson=wanted.lesson))

    def rematch(self, table: LocalTable, token: str | None) -> Seated:
        """Return the caller's seat at the next table, which has the same seats, options and cards."""
        table.only("over", "ended")
        seat, old = table.seat_of(token), table.kept
        if old.next is None or old.next not in self.texts:
            chairs = [Chair(one.kind, one.name, one.bot, one.token) for one in old.seats]
            log = unplayed(table.session.rules) if table.session is not None and table.cards is not None else ""
            old.next = self._add(new_table(old.game, old.options, chairs, old.host, hints=old.hints, log=log)).table
            table.tell()
        return Seated(old.next, seat, token or "")

    def _add(self, made: Kept) -> Seated:
        table = LocalTable(made)
        if all(one.kind != "open" for one in made.seats):
            table.begin()
        self.tables[made.id] = table
        self._keep(table)
        self._forget()
        return Seated(made.id, made.host, made.seats[made.host].token or "")

    def open(self, file: str) -> list[moving.Opened]:
        """Add the tables of a file to those of this device: all of them, or none."""
        found = [moving.beside(one, self.texts) for one in moving.unpacked(file)]
        for one in found:
            self.tables.pop(one.id, None)
            self.texts[one.id] = self.changed[one.id] = kept.text(one)
        self._forget({one.id for one in found})
        return [moving.opened(one) for one in found]

    def table(self, id: str) -> LocalTable:
        """Return a table. Raises ApiError if there is none."""
        if id not in self.tables:
            if (found := kept.read(self.texts.get(id, ""))) is None:
                raise ApiError(404, "table")
            self.tables[id] = LocalTable(found)
        return self.tables[id]

    def _keep(self, table: LocalTable) -> None:
        id, text = table.kept.id, kept.text(table.kept)
        if text != self.texts.get(id):
            self.texts[id] = self.changed[id] = text

    def _forget(self, new: Set[str] = frozenset()) -> None:
        """Forget the oldest tables beyond those that are kept, but none where somebody is, and no new one."""
        here = {*new, *[table.kept.id for table, _ in self.sockets.values()]}
        made = {id: one.made if (one := kept.read(text)) else 0.0 for id, text in self.texts.items()}
        oldest = sorted((id for id in self.texts if id not in here), key=lambda id: made[id])
        for id in oldest[: max(0, len(self.texts) - MOST)]:
            self.changed[id] = None
            del self.texts[id]
            self.tables.pop(id, None)

    # Sockets

    def hear(self, socket: int, table: str, text: str) -> None:
        """Take a message of a page; the first one of a socket is its hello."""
        said: FromClient | None = None
        try:
            said = read(text, FromClient)
            self._receive(socket, self.table(table), said)
        except ApiError as problem:
            words = said.words if isinstance(said, AnswerSaid | WhySaid) else None
            self._send(socket, encoded(RefusedSent("", problem.code, problem.told, problem.rule, words)))
            if socket not in self.sockets:
                self.closed.append((socket, 4000 + problem.status))

    def _receive(self, socket: int, table: LocalTable, said: FromClient) -> None:
        if isinstance(said, HelloSaid):
            client = Client(table.seat_of(said.token), lambda document: self._send(socket, document))
            self.sockets[socket] = table, client
            table.greet(client)
            return
        if socket not in self.sockets:
            raise ApiError(400, "hello-first")
        _, client = self.sockets[socket]
        if isinstance(said, WhySaid):
            table.why(client.seat, said.ask, said.words)
        elif isinstance(said, AnswerSaid):
            table.answer(client.seat, said.ask, said.words)
            self._keep(table)
        else:
            raise ApiError(404, "needs-host")

    def close(self, socket: int) -> None:
        """Forget a page that has gone."""
        if socket in self.sockets:
            table, client = self.sockets.pop(socket)
            table.clients.remove(client)

    def _send(self, socket: int, document: bytes) -> None:
        self.sent.append((socket, msgspec.Raw(document)))

    def step(self) -> None:
        """Let a bot act at each table where one has something to do."""
        for table in [one for one in self.tables.values() if one.waits()]:
            table.step()
            self._keep(table)


def new_table(game: str, options: dict[str, Value], chairs: list[Chair], host: int, key: str = "", **more: Any) -> Kept:
    """Return a new table, with a new key unless it is given."""
    id, key = secrets.token_hex(8), key or secrets.token_hex(SIZE)
    return Kept(FORMAT, id, time.time(), game, options, chairs, host, "open", key, **more)


class Seating(NamedTuple):
    """The seats of a new table, the number of the host's seat, and whether no seat is open for others."""

    chairs: list[Chair]
    host: int
    alone: bool


def seated(game: str, wanted: list[SeatWanted]) -> Seating:
    """Return the seats of a new table. Raises ApiError if there are too many, not exactly one of them is ``me``, two
    names are alike, or a bot isn't offered here."""
    kinds = [one.kind for one in wanted]
    if kinds.count("me") != 1 or len(wanted) > max(api.game(game).seats):
        raise ApiError(422, "seats")
    taken: set[str] = set()
    for one in wanted:
        if one.name is not None or one.kind == "me":
            name = name_of(one.name)
            if likeness(name) in taken:
                raise ApiError(422, "two-names", name=name)
            taken.add(likeness(name))
    chairs: list[Chair] = []
    for one in wanted:
        if one.kind == "me":
            chairs.append(Chair("person", name_of(one.name), token=new_token()))
        elif one.kind == "open":
            chairs.append(Chair("open"))
        else:
            name = bot_name(taken) if one.name is None else name_of(one.name)
            taken.add(likeness(name))
            chairs.append(Chair("bot", name, check(game, one.bot or "heuristic")))
    return Seating(chairs, kinds.index("me"), "open" not in kinds)


def new_token() -> str:
    """Return a new token of a seat."""
    return secrets.token_urlsafe(16)


def cards_read(file: CardFile) -> CardsRead:
    """Return a card file as it was read."""
    try:
        game, cards = card_files.read(file)
    except BadInput as error:
        return CardsRead(card_files.problems(error, file))
    return CardsRead([], game, cast(dict[str, str], cards["names"]))


def own_cards(game: str, file: CardFile) -> Document:
    """Return the cards of a file. Raises ApiError if they are of another game or can't be played."""
    try:
        return api.read_cards(game, file.text, file.name)
    except BadInput as error:
        raise card_files.refused(error) from None


def cards_of(table: LocalTable) -> Cards | str:
    """Return the cards of a table; of the built-in ones the game, because their document lies next to the page."""
    return table.kept.game if table.cards is None else rooms.cards(table.kept.game, table.cards)


def unplayed(rules: Rules) -> str:
    """Return the log of a game before its first entry."""
    return codec.write_log(Record(rules)).decode()


def read(text: str, kind: Any) -> Any:
    """Return a document of a page. Raises ApiError if it is not of this kind."""
    try:
        return msgspec.json.decode(text, type=kind)
    except msgspec.DecodeError as error:
        raise ApiError(400, "unread", why=str(error)) from None
