"""The lobby's list of open and running tables, with the players at each: a job of the store."""

from collections import defaultdict

import msgspec
import sqlalchemy as sa

from skulduggery import renamed
from skulduggery.api import Value
from skulduggery.server.protocol.tables import Sitter, TableLine
from skulduggery.server.storage import blocks
from skulduggery.server.storage.ratings import Skill
from skulduggery.server.storage.results import HOUSE
from skulduggery.server.storage.rows import PRIVATE

MOST = 100

_tables = sa.table("tables", *map(sa.column, ("id", "game", "options", "status", "host", "lag", "created", "listed")))
_seats = sa.table(
    "seats",
    *map(sa.column, ("table", "seat", "kind", "name", "bot", "account", "guest")),
    *[sa.column(name, sa.Boolean) for name in ("known", "program")],
)
_accounts = sa.table("accounts", sa.column("id"), sa.column("listed", sa.Boolean))
_ratings = sa.table("ratings", *map(sa.column, ("game", "player", "mu", "sigma")))


def lines(connection: sa.Connection, person: str | None = None) -> list[TableLine]:
    """Return the newest ``MOST`` listed tables that are open, dealing or running, the newest first.

    Players who don't want to be listed are shown without a rating. ``person``: the reader, as in ``blocks``; a table is
    left out if its host has blocked the reader, or the other way round.
    """
    listed = sa.func.coalesce(_tables.c.listed, sa.func.length(_tables.c.id) < PRIVATE)
    strangers = set() if person is None else blocks.near(connection, person)
    rows = connection.execute(
        sa.select(_tables)
        .where(_tables.c.status.in_(("open", "dealing", "running")) & listed)
        .order_by(_tables.c.created.desc())
        .limit(MOST)
    ).all()
    around = _around(connection, [row.id for row in rows])
    out = []
    for row in rows:
        seats = around[row.id]
        if {seats[row.host].account, seats[row.host].guest} & strangers:
            continue
        players = [_sitter(one) for one in seats if one.kind != "open"]
        options = msgspec.json.decode(row.options, type=dict[str, Value])
        host = seats[row.host].name or ""
        watched = row.lag is not None
        line = TableLine(
            row.id, row.game, options, row.status, host, len(players), len(seats), watched, players, row.created
        )
        out.append(line)
    return out


def _around(connection: sa.Connection, tables: list[str]) -> dict[str, list[sa.Row[tuple[object, ...]]]]:
    """Return the seats of each table, with the ratings of house bots and of players who are listed."""
    shown = (_accounts.c.id == _seats.c.account) & _accounts.c.listed & _seats.c.known
    player = sa.case((_seats.c.kind == "bot", HOUSE + _seats.c.bot), else_=_accounts.c.id)
    joined = (
        sa.select(_seats, _accounts.c.listed, _ratings.c.mu, _ratings.c.sigma)
        .join_from(_seats, _tables, _tables.c.id == _seats.c.table)
        .outerjoin(_accounts, shown)
        .outerjoin(_ratings, (_ratings.c.game == _tables.c.game) & (_ratings.c.player == player))
        .where(_seats.c.table.in_(tables))
        .order_by(_seats.c.seat)
    )
    out = defaultdict(list)
    for row in connection.execute(joined):
        out[row.table].append(row)
    return out


def _sitter(row: sa.Row[tuple[object, ...]]) -> Sitter:
    rating = None if row.mu is None else Skill(row.mu, row.sigma).rating
    return Sitter(
        row.name or "", renamed.bot(row.bot) if row.kind == "bot" else None, bool(row.listed), row.program, rating
    )
