"""The notes of a lesson that its learner is shown in a game."""

from skulduggery.lessons import LEARNER, Lesson
from skulduggery.server.protocol.tables import LessonInfo
from skulduggery.server.session.game_session import GameSession


def notes_now(lesson: Lesson, session: GameSession) -> LessonInfo:
    """Return what a lesson tells the learner now.

    It depends only on the lesson's file, the number of the learner's answers, and whether all seats have answered as
    written, so it reveals no hidden cards.
    """
    info = LessonInfo(session.ask_id(LEARNER), True, 0, len(lesson.notes), lesson.chapters, [], None)
    if (left := lesson.left(session.record)) is None:
        info.follows = False
        return info
    done = len(lesson.move) - len(left[LEARNER])
    info.step = 1 + sum([len(move.notes) for move in lesson.move[:done]])
    if not left[LEARNER]:
        info.notes = lesson.end
    elif info.ask is not None:
        info.notes, info.words = lesson.move[done].notes, lesson.move[done].say.split()
    return info
