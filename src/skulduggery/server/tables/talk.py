"""The chat of a table, with lines to all or to one seat. Others can't see or count lines to one seat."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial

import msgspec
import sqlalchemy as sa

from skulduggery.api import SPECTATOR
from skulduggery.server.accounts.names import chat_of
from skulduggery.server.protocol.errors import ApiError
from skulduggery.server.protocol.messages import ChatLine
from skulduggery.server.protocol.tables import PlayerReport
from skulduggery.server.storage.blocks import people_of
from skulduggery.server.storage.rows import LATEST_CHAT, Seat, Spoken, Stored
from skulduggery.server.storage.transactions import Job

CONTEXT = 10
"""Most lines before a reported one that are kept with it, to show what led to it."""
_reports = sa.table(
    "reports", *map(sa.column, ("table", "seat", "n", "at", "lines", "about", "reason", "words", "closed"))
)
_seats = sa.table("seats", *map(sa.column, ("table", "seat", "name")))


def line(row: Stored, seat: int | None, said: str, to: int | None, at: float) -> ChatLine:
    """Return a chat line of a seat, to all or to another person. Raises ApiError if the seat may not say it."""
    if seat is None:
        raise ApiError(403, "looking-on")
    if row.seats[seat].muted:
        raise ApiError(403, "muted")
    if to is not None:
        if to == seat or to not in range(len(row.seats)) or row.seats[to].kind != "person":
            raise ApiError(422, "chat-to")
        if row.status == "open":  # somebody else may still take that seat
            raise ApiError(409, "open")
    return ChatLine(0, seat, row.seats[seat].name or "", chat_of(said), round(at, 3), to)


def muted(row: Stored, number: int, muted: bool) -> Seat:
    """Return a seat muted or unmuted by the host. Raises ApiError for the host's seat, or one without a person."""
    if number not in range(len(row.seats)) or number in (row.host, row.acting) or row.seats[number].kind != "person":
        raise ApiError(422, "seat")
    return replace(row.seats[number], muted=muted)


def _with_context(row: Stored, seat: int, number: int) -> list[str]:
    """Return a chat line of another that reached a seat, as text, after up to ``CONTEXT`` lines before it.

    ``number`` counts the lines that reached the seat. Raises ApiError if that line is its own or no longer in memory.
    """
    chat = [line for line, _ in row.chat[seat]]
    last = next((n for n, one in enumerate(chat) if one.n == number and one.seat != seat), None)
    if last is None:
        raise ApiError(422, "line")
    return [f"{one.name}: {one.text}" for one in chat[max(0, last - CONTEXT) : last + 1]]


def keep(row: Stored, one: ChatLine, person: str | None) -> None:
    """Keep a line of a person in memory for each viewer that it reaches, numbered by the lines that reached that
    viewer."""
    row.said += 1
    for viewer in reached(row, one):
        chat = row.chat[viewer]
        number = chat[-1].line.n + 1 if chat else 0
        said = Spoken(msgspec.structs.replace(one, n=number), person)
        row.chat[viewer] = [*chat, said][-LATEST_CHAT:]


def reached(row: Stored, one: ChatLine) -> tuple[int, ...]:
    """Return the viewers that a line reaches, unless they have blocked its person. ``store._heard`` says the same in
    SQL, for lines of a loaded table."""
    return (*range(len(row.seats)), SPECTATOR) if one.to is None else (one.seat, one.to)


# Reports to the operator of the server


def report(row: Stored, seat: int, line: int, at: float) -> Job:
    """Return the job that stores a seat's report of a chat line, with the lines before it.

    Raises ApiError if the line is the seat's own or no longer in memory.
    """
    return partial(add_report, table=row.id, seat=seat, n=line, at=round(at, 3), lines=_with_context(row, seat, line))


def add_report(connection: sa.Connection, table: str, seat: int, n: int, at: float, lines: list[str]) -> None:
    """Store a report, unless this seat has reported this line before."""
    here = (_reports.c.table == table) & (_reports.c.seat == seat) & (_reports.c.n == n)
    if connection.execute(sa.select(_reports.c.at).where(here)).first() is None:
        text = msgspec.json.encode(lines).decode()
        connection.execute(_reports.insert().values(table=table, seat=seat, n=n, at=at, lines=text))


def report_player(row: Stored, seat: int, said: PlayerReport, at: float) -> Job:
    """Return the job that stores a seat's report of the person at another seat, with the latest chat lines.

    Raises ApiError if no other person sits there.
    """
    if said.seat == seat or said.seat not in people_of(row.seats):
        raise ApiError(422, "seat")
    words = " ".join(said.words.split())
    lines = [f"{line.name}: {line.text}" for line, _ in row.chat[seat][-CONTEXT:]]
    values = {
        "table": row.id,
        "seat": seat,
        "n": person_number(said.seat),
        "at": round(at, 3),
        "lines": msgspec.json.encode(lines).decode(),
        "about": row.seats[said.seat].name,
        "reason": said.reason,
        "words": chat_of(words) if words else "",
        "closed": None,
    }
    return partial(replace_report, values=values)


def person_number(seat: int) -> int:
    """Return the number of a report of the person at a seat; a report of a chat line has the number of the line."""
    return -1 - seat


def replace_report(connection: sa.Connection, values: dict[str, object]) -> None:
    """Store a report of a person in place of the one that this seat has made of that person before."""
    connection.execute(_reports.delete().where(*[_reports.c[name] == values[name] for name in ("table", "seat", "n")]))
    connection.execute(_reports.insert().values(values))


def reports(connection: sa.Connection) -> Iterator[str]:
    """Yield all reports that are not closed as lines of text, the oldest first. A reported line stands last."""
    whose = (_seats.c.table == _reports.c.table) & (_seats.c.seat == _reports.c.seat)
    found = sa.select(_reports, _seats.c.name).join_from(_reports, _seats, whose)
    for row in connection.execute(
        found.where(_reports.c.closed.is_(None)).order_by(
            _reports.c.at, _reports.c.table, _reports.c.seat, _reports.c.n
        )
    ):
        at = datetime.fromtimestamp(row.at, UTC).strftime("%Y-%m-%d %H:%M")
        by = f"reported by {row.name} (seat {row.seat + 1}) [{row.table}:{row.seat}:{row.n}]"
        if row.reason is not None:
            yield f"{at} table {row.table}, {by}: {row.about} (seat {-row.n}), {row.reason}"
            yield from (f"    {line}" for line in msgspec.json.decode(row.lines, type=list[str]))
            yield from [f"  > {row.words}"] * bool(row.words)
            continue
        yield f"{at} table {row.table}, {by}:"
        *before, last = msgspec.json.decode(row.lines, type=list[str])
        yield from (f"    {line}" for line in before)
        yield f"  > {last}"


def close_report(connection: sa.Connection, id: str, at: float) -> bool:
    """Close a report, by the id that is shown with it. Return False if there is no such open report."""
    table, _, rest = id.partition(":")
    seat, _, n = rest.partition(":")
    if not (seat.isdecimal() and n.removeprefix("-").isdecimal()):
        return False
    here = (_reports.c.table == table) & (_reports.c.seat == int(seat)) & (_reports.c.n == int(n))
    return (
        connection.execute(_reports.update().where(here & _reports.c.closed.is_(None)).values(closed=at)).rowcount > 0
    )


def clear_reports(connection: sa.Connection) -> int:
    """Delete all reports. Return how many there were."""
    return connection.execute(_reports.delete()).rowcount
