"""A seat's information state in a running game as text: all messages that it was sent, with perfect recall."""

from skulduggery import api
from skulduggery.api import Ask, Event
from skulduggery.environments.course import Course


def history(course: Course, seat: int) -> str:
    """Return all that a seat was sent and answered, one per line as in ``Play.history``. Slow: the game is replayed."""
    state = api.new(course.rules, course.seed, listen=True)
    lines = [f"seat {seat}"]
    before = _told(lines, tuple(state.events or ()), api.pending(state), seat, "")
    for answer in course.answers:
        ask = api.pending(state)[0]
        if ask.seat == seat:
            lines.append(f"answer {' '.join(api.words(course.rules, ask, answer))}")
            before = ""
        before = _told(lines, api.apply(state, ask.seat, answer), api.pending(state), seat, before)
    if course.said and course.ask is not None and course.ask.seat == seat:
        lines.append(_line(("compose", *course.said)))
    return "\n".join(lines)


def _told(lines: list[str], events: tuple[Event, ...], asks: tuple[Ask, ...], seat: int, before: str) -> str:
    """Append a seat's messages about events and the open question, and return the line of that question.

    The question is skipped if it equals ``before``, the line of the last one, and nothing happened since.
    """
    sent = [_line(message) for event in events if (message := event.told(seat))]
    lines += sent
    if not asks:
        return ""
    line = _line(asks[0].told(seat))
    if sent or line != before:
        lines.append(line)
    return line


def _line(message: tuple[object, ...]) -> str:
    return " ".join([str(part) for part in message])
