"""Lessons: games whose deal and first moves are written down, with notes for who learns (docs/lessons.md).

Who learns has seat 1. As long as all answer as it is written, the others do too; nobody is led back to it.
"""

import tomllib
from functools import cache
from importlib.resources import files

import msgspec

from skulduggery import api
from skulduggery.api import Rules, Value, Words
from skulduggery.record import Entry, Record

LEARNER = 0
"""The seat of who learns."""
FIRST = "first"
"""The lesson of a game for who has never played it."""


class LessonNote(msgspec.Struct, forbid_unknown_fields=True):
    """Something to be said: the text ``lesson-TEXT``; ``at``: the place of the board that it is about, in the words of
    the game's room; ``rule``: where to read more."""

    text: str
    at: str = ""
    rule: str = ""


class Move(msgspec.Struct, forbid_unknown_fields=True):
    """A question to who learns: what is said beside it, the answer that is recommended, what others do after that.

    ``say`` may take an open offer instead, as a log has it; the question stands meanwhile.
    """

    say: str
    notes: list[LessonNote] = []
    then: list[str] = []


class ShortGame(msgspec.Struct, forbid_unknown_fields=True):
    """The shortest game that a newcomer plays with profit."""

    seats: int
    options: dict[str, Value] = {}


class Lesson(msgspec.Struct, forbid_unknown_fields=True):
    """A lesson of a game, as its file has it.

    ``begin`` is how its log begins, if that is written; whatever else chance does is drawn from the text ``chance``.
    ``end``: what is said after the last move; ``short``: what to play next.
    """

    game: str
    seats: int
    chance: str
    move: list[Move]
    end: list[LessonNote]
    short: ShortGame
    begin: list[str] = []
    options: dict[str, Value] = {}

    @property
    def key(self) -> bytes:
        """Where its chance comes from."""
        return self.chance.encode().ljust(32, b".")[:32]

    @property
    def notes(self) -> list[LessonNote]:
        """All notes in their order."""
        return [*[note for move in self.move for note in move.notes], *self.end]

    def rules(self) -> Rules:
        """Return the game that is played."""
        return api.make_rules(self.game, self.seats, self.options)

    def entries(self) -> list[Entry]:
        """How the log begins."""
        return [_entry(line) for line in self.begin]

    def answers(self, seat: int) -> list[Words]:
        """What a seat answers, all of it that is written."""
        if seat == LEARNER:
            return [tuple(move.say.split()) for move in self.move]
        lines = [*self.begin, *[line for move in self.move for line in move.then]]
        return [what for who, what in map(_entry, lines) if who == str(seat + 1)]

    def left(self, record: Record) -> list[list[Words]] | None:
        """What each seat has still to say; None if one has said something else. In what order seats answer that are
        asked together makes no difference."""
        said: list[list[Words]] = [[] for _ in range(self.seats)]
        for at in record.lasting():
            who, what = record.entries[at]
            if who in ("nature", "host"):
                continue
            if not who.isdecimal():
                return None  # the clock, or the rules for who has resigned
            said[int(who) - 1].append(what)
        out = []
        for seat, mine in enumerate(said):
            written = self.answers(seat)
            if written[: len(mine)] != mine:
                return None
            out.append(written[len(mine) :])
        return out

    def next(self, record: Record, seat: int) -> Words | None:
        """What a seat says next, as it is written; None if it isn't."""
        left = self.left(record)
        return left[seat][0] if left and left[seat] else None


def _entry(line: str) -> Entry:
    who, *what = line.split()
    return who, tuple(what)


@cache
def find(game: str, name: str | None) -> Lesson | None:
    """Return a lesson of a game; None if there is none (any more): a table goes on without."""
    file = files("skulduggery.games").joinpath(game, "text", "lessons", f"{name}.toml")
    if name != FIRST or not file.is_file():
        return None
    return msgspec.convert({"game": game, **tomllib.loads(file.read_text("utf-8"))}, Lesson)
