"""The messages that a seat was sent in a running game, as text: its information state, with perfect recall."""

from skulduggery import api
from skulduggery.api import Ask, Event
from skulduggery.environments.course import Course


def history(course: Course, seat: int) -> str:
    """Return all that a seat was sent and answered, a line each, as ``Play.history``; the game is repeated for it."""
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
    """Add what a seat is told of what happened and of what is asked now: the same question only once."""
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
