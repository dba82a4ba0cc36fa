"""Chat lines that players have reported, for the operator of the server."""

from collections.abc import Iterator
from datetime import UTC, datetime
from functools import partial

import msgspec
import sqlalchemy as sa

from skulduggery.server.storage.rows import Stored
from skulduggery.server.storage.transactions import Job
from skulduggery.server.tables import talk

_reports = sa.table("reports", *map(sa.column, ("table", "seat", "n", "at", "lines")))
_seats = sa.table("seats", *map(sa.column, ("table", "seat", "name")))


def report(row: Stored, seat: int, line: int, at: float) -> Job:
    """Return the job that stores a seat's report of a chat line, with the lines before it.

    Raises ApiError if the line is the seat's own or no longer in memory.
    """
    return partial(add, table=row.id, seat=seat, n=line, at=round(at, 3), lines=talk.reported(row, seat, line))


def add(connection: sa.Connection, table: str, seat: int, n: int, at: float, lines: list[str]) -> None:
    """Store a report, unless this seat has reported this line before."""
    here = (_reports.c.table == table) & (_reports.c.seat == seat) & (_reports.c.n == n)
    if connection.execute(sa.select(_reports.c.at).where(here)).first() is None:
        text = msgspec.json.encode(lines).decode()
        connection.execute(_reports.insert().values(table=table, seat=seat, n=n, at=at, lines=text))


def told(connection: sa.Connection) -> Iterator[str]:
    """Yield all reports as lines of text, the oldest first. The reported line stands last in each."""
    whose = (_seats.c.table == _reports.c.table) & (_seats.c.seat == _reports.c.seat)
    found = sa.select(_reports, _seats.c.name).join_from(_reports, _seats, whose)
    for row in connection.execute(found.order_by(_reports.c.at, _reports.c.table, _reports.c.seat, _reports.c.n)):
        at = datetime.fromtimestamp(row.at, UTC).strftime("%Y-%m-%d %H:%M")
        yield f"{at} table {row.table}, reported by {row.name} (seat {row.seat + 1}):"
        *before, last = msgspec.json.decode(row.lines, type=list[str])
        yield from (f"    {line}" for line in before)
        yield f"  > {last}"


def clear(connection: sa.Connection) -> int:
    """Delete all reports. Return how many there were."""
    return connection.execute(_reports.delete()).rowcount
