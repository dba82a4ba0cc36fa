"""Documents to and from a bot that runs as a program and plays one game after another (docs/bot-api.md).

Its questions are the same as at a server's table, so a program for one can play at the other.
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
"""The version of the protocol; it grows when programs would have to change."""


class GreetingSent(Sent, tag="hello"):
    """The first document to a program, which answers with its name and version."""

    protocol: int = PROTOCOL


class HereSaid(Said, tag="hello"):
    """A program's name and version. Another ``version`` counts as another bot, with measurements of its own."""

    name: str
    version: str


class GameSent(Sent, tag="game"):
    """The start of a game.

    ``seed``: for the program's own chance, so that the same deal can go the same way again; ``digest``: a hash of the
    rules and cards; ``cards``: null if they are the same as in the game before.
    """

    game: str
    options: dict[str, Value]
    seats: int
    seat: int
    seed: int
    digest: str
    cards: Cards | None


class OverSent(Sent, tag="over"):
    """The end of a game: points, and shares of the win, which add up to 1."""

    scores: list[int]
    shares: list[float]


FromProgram = HereSaid | AnswerSaid


class Hearing(Struct):
    """The progress of a seat: log entries that it was told, messages (``version``), and questions (``asked``)."""

    seat: int
    entries: int = 0
    version: int = 0
    asked: int = 0

    def news(self, record: Record, ask: Ask | None) -> EventsSent:
        """Return everything since the last call, and the question ``ask``, if any."""
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
    """Return the document from a program. Raise msgspec.DecodeError."""
    said: FromProgram = _decoder.decode(text)
    return said


_decoder = msgspec.json.Decoder(FromProgram)
