"""Stored ways to tell people who are away that a table waits. They belong to a seat and go when the game ends."""

from collections import defaultdict
from collections.abc import Collection, Sequence

import sqlalchemy as sa

from skulduggery.server.storage.rows import Way

_columns = ("by", "to", "language", "keys")
_ways = sa.table("ways", *map(sa.column, ("table", "seat", "n", *_columns)), sa.column("told", sa.Boolean))


def of(connection: sa.Connection, table: str) -> dict[int, list[Way]]:
    """Return the ways of each seat that has any."""
    rows = connection.execute(
        sa.select(_ways.c.seat, *[_ways.c[name] for name in _columns])
        .where(_ways.c.table == table)
        .order_by(_ways.c.seat, _ways.c.n)
    )
    out: dict[int, list[Way]] = defaultdict(list)
    for seat, *way in rows:
        out[seat].append(Way(*way))
    return dict(out)


def told(connection: sa.Connection, table: str) -> set[int]:
    """Return the seats that were told and have not come back since."""
    here = (_ways.c.table == table) & _ways.c.told
    return {*connection.execute(sa.select(_ways.c.seat).where(here)).scalars()}


def keep(connection: sa.Connection, table: str, seat: int, ways: Sequence[Way]) -> None:
    """Replace the ways of a seat."""
    drop(connection, table, seat)
    if ways:
        rows = [{"table": table, "seat": seat, "n": n, "told": False, **one._asdict()} for n, one in enumerate(ways)]
        connection.execute(_ways.insert(), rows)


def mark(connection: sa.Connection, table: str, seats: Collection[int], told: bool) -> None:
    """Note that seats were told, or, with False, that their people are back."""
    connection.execute(_ways.update().where((_ways.c.table == table) & _ways.c.seat.in_(seats)).values(told=told))


def drop(connection: sa.Connection, table: str, seat: int | None = None) -> None:
    """Delete the ways of a seat, or of the whole table if it is None."""
    here = _ways.c.table == table
    connection.execute(_ways.delete().where(here if seat is None else here & (_ways.c.seat == seat)))


def lose(connection: sa.Connection, table: str, seat: int, way: Way) -> None:
    """Delete a way of a seat whose address no longer works."""
    here = (_ways.c.table == table) & (_ways.c.seat == seat)
    connection.execute(_ways.delete().where(here & (_ways.c.by == way.by) & (_ways.c.to == way.to)))
