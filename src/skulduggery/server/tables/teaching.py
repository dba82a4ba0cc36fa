"""Lessons at tables: the seats that a lesson begins with, and what it tells the learner."""

from skulduggery.api import Rules
from skulduggery.lessons import LEARNER, Lesson, find
from skulduggery.server.accounts import owned_seats
from skulduggery.server.accounts.accounts import Account
from skulduggery.server.accounts.credentials import new_token
from skulduggery.server.accounts.names import bot_name, likeness, name_of
from skulduggery.server.protocol.errors import ApiError
from skulduggery.server.protocol.tables import LessonInfo, NewLesson, Seated, Terms
from skulduggery.server.session.lesson_notes import notes_now
from skulduggery.server.storage.rows import Seat, Stored
from skulduggery.server.tables import new_table
from skulduggery.server.tables.table import Table

BOT = "beginner"
"""The bot that plays where the lesson has no answer written for it."""


def wanted(new: NewLesson, account: Account | None) -> tuple[Stored, Rules, Seated]:
    """Return the row, the rules and the learner's seat of a private table for a lesson, which runs at once.

    Raises ApiError if there is no such lesson, a name isn't valid, or two are alike.
    """
    if (lesson := find(new.game, new.lesson)) is None:
        raise ApiError(422, "lesson")
    token = new_token()
    seats = _seats(lesson, new, account, token)
    row, rules = new_table.row_of(lesson.rules(), seats, LEARNER, key=lesson.key, private=True, terms=Terms(lag=None))
    row.shuffle, row.lesson = None, new.lesson
    row.status, row.entries = "running", lesson.entries()
    return row, rules, Seated(row.id, LEARNER, token)


def _seats(lesson: Lesson, new: NewLesson, account: Account | None, token: str) -> list[Seat]:
    """Return the seats: the learner first, then bots."""
    name = name_of(new.name) if account is None else account.name
    out = [owned_seats.seat(token, name, account)]
    names = {likeness(name)}
    for i in range(lesson.seats - 1):
        rival = name_of(new.rivals[i]) if i < len(new.rivals) else bot_name(names)
        if likeness(rival) in names:
            raise ApiError(422, "two-names", name=rival)
        out.append(Seat("bot", rival, BOT))
        names.add(likeness(rival))
    return out


async def look(table: Table, token: str | None) -> LessonInfo:
    """Return what the lesson tells the learner now. Raises ApiError if no lesson is played here, or to any other
    seat."""
    seat = table.seat_of(token)
    lesson, session = find(table.row.game, table.row.lesson), table.session
    if lesson is None or session is None or seat != LEARNER:
        raise ApiError(409, "no-lesson")
    return notes_now(lesson, session)
