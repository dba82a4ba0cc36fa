"""Lessons: games with a written deal, written first moves, and notes for the learner (docs/lessons.md).

The learner has seat 1. The other seats follow the script as long as everybody does; nobody is led back to it.
"""

import tomllib
from functools import cache
from importlib.resources import files

import msgspec

from skulduggery import api
from skulduggery.api import Rules, Value, Words
from skulduggery.record import Entry, Record

LEARNER = 0
"""The learner's seat."""
FIRST = "first"
"""The name of a game's lesson for a player who has never played it."""


class LessonNote(msgspec.Struct, forbid_unknown_fields=True):
    """A note to show: the text ``lesson-TEXT``.

    ``at``: the place on the board that it is about, in the words of the game's room; ``also``: further places that it
    speaks of; ``rule``: where to read more. ``chapter``: a chapter begins here, with the texts
    ``lesson-chapter-CHAPTER`` and ``lesson-learned-CHAPTER``.
    """

    text: str
    at: str = ""
    also: list[str] = []
    rule: str = ""
    chapter: str = ""


class LessonChapter(msgspec.Struct):
    """A chapter: its name in texts, and the number of its first note, from 1."""

    name: str
    step: int


class Move(msgspec.Struct, forbid_unknown_fields=True):
    """A question to the learner: its notes, the recommended answer, and what the others do ``then``.

    ``say`` may instead take an open offer, as a log has it; the question then stays open.
    """

    say: str
    notes: list[LessonNote] = []
    then: list[str] = []


class ShortGame(msgspec.Struct, forbid_unknown_fields=True):
    """The shortest game worth playing for a newcomer."""

    seats: int
    options: dict[str, Value] = {}


class Lesson(msgspec.Struct, forbid_unknown_fields=True):
    """A lesson of a game, as its file has it.

    ``begin``: the first entries of its log, if they are written; all other chance is drawn from the text ``chance``.
    ``end``: the notes after the last move; ``short``: what to play next.
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
        """The key of its chance: 32 bytes, the text ``chance`` cut or padded with dots."""
        return self.chance.encode().ljust(32, b".")[:32]

    @property
    def notes(self) -> list[LessonNote]:
        """All notes, in order."""
        return [*[note for move in self.move for note in move.notes], *self.end]

    @property
    def chapters(self) -> list[LessonChapter]:
        """The chapters, in order."""
        return [LessonChapter(note.chapter, n) for n, note in enumerate(self.notes, 1) if note.chapter]

    def rules(self) -> Rules:
        """Return the rules of the game that is played."""
        return api.make_rules(self.game, self.seats, self.options)

    def entries(self) -> list[Entry]:
        """Return the first entries of the log."""
        return [_entry(line) for line in self.begin]

    def answers(self, seat: int) -> list[Words]:
        """Return all written answers of a seat, in order."""
        if seat == LEARNER:
            return [tuple(move.say.split()) for move in self.move]
        lines = [*self.begin, *[line for move in self.move for line in move.then]]
        return [what for who, what in map(_entry, lines) if who == str(seat + 1)]

    def left(self, record: Record) -> list[list[Words]] | None:
        """Return the written answers that each seat has still to give; None if a seat has left the script.

        Seats that are asked together may answer in any order.
        """
        said: list[list[Words]] = [[] for _ in range(self.seats)]
        for at in record.lasting():
            who, what = record.entries[at]
            if who in ("nature", "host"):
                continue
            if not who.isdecimal():
                return None  # the clock, also for a seat that has resigned
            said[int(who) - 1].append(what)
        out = []
        for seat, mine in enumerate(said):
            written = self.answers(seat)
            if written[: len(mine)] != mine:
                return None
            out.append(written[len(mine) :])
        return out

    def next(self, record: Record, seat: int) -> Words | None:
        """Return the next written answer of a seat; None if there is none or the script was left."""
        left = self.left(record)
        return left[seat][0] if left and left[seat] else None


def _entry(line: str) -> Entry:
    who, *what = line.split()
    return who, tuple(what)


@cache
def find(game: str, name: str | None) -> Lesson | None:
    """Return a lesson of a game; None if there is none, or none any more, so that its table goes on without."""
    file = files("skulduggery.games").joinpath(game, "text", "lessons", f"{name}.toml")
    if name != FIRST or not file.is_file():
        return None
    return msgspec.convert({"game": game, **tomllib.loads(file.read_text("utf-8"))}, Lesson)
