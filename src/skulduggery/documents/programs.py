"""What a bot that is a program is sent, and what it says, in one game after another (docs/bot-api.md).

The questions are those of a server's table: whoever answers there answers here.
"""

from typing import Final

import msgspec
from msgspec import Struct

from skulduggery import api
from skulduggery.api import NATURE, Ask, Value
from skulduggery.documents import rooms
from skulduggery.documents.news import AnswerSaid, Asking, EventsSent, Message, Said, Sent, asked
from skulduggery.documents.rooms import Cards
from skulduggery.record import Record

PROTOCOL: Final = 1
"""Grows when a program that spoke it would have to be changed."""


class GreetingSent(Sent, tag="hello"):
    """The first thing that is said: answered by who the program is."""

    protocol: int = PROTOCOL


class HereSaid(Said, tag="hello"):
    """Who a program is. Another ``version`` is another bot: what was measured of the one says nothing of the other."""

    name: str
    version: str


class GameSent(Sent, tag="game"):
    """A game begins. ``seed``: for what the program does by chance, so that the same deal goes the same way again;
    ``cards`` are null where they are those of the game before: ``digest`` says so, and stands for the rules too."""

    game: str
    options: dict[str, Value]
    seats: int
    seat: int
    seed: int
    digest: str
    cards: Cards | None


class OverSent(Sent, tag="over"):
    """The game is over: points, and shares of the win, 1 in all."""

    scores: list[int]
    shares: list[float]


FromProgram = HereSaid | AnswerSaid


class Hearing(Struct):
    """How much a seat has been told of a game, and asked."""

    seat: int
    entries: int = 0
    version: int = 0
    asked: int = 0

    def news(self, record: Record, ask: Ask | None) -> EventsSent:
        """What it is told now: all that happened since the last time, and what it is asked."""
        told = [record.told(n, self.seat) for n in range(self.entries, len(record.entries))]
        messages: list[Message] = [message for messages in told for message in messages if message]
        self.entries = len(record.entries)
        self.version += len(messages)
        self.asked += ask is not None
        state = record.state
        asking = [Asking(*one.seen(self.seat)) for one in api.pending(state) if one.seat != NATURE]
        question = None if ask is None else asked(record.rules, ask, f"{self.asked}")
        return EventsSent(self.version, rooms.view(state, self.seat), question, asking, [], messages)


def read(text: bytes) -> FromProgram:
    """What a program says. Raises msgspec.DecodeError."""
    said: FromProgram = _decoder.decode(text)
    return said


_decoder = msgspec.json.Decoder(FromProgram)
