"""Results and ratings in the database: each game is counted exactly once, even if the server crashes after its end.

The transaction that writes the last entry of a game also marks it as unsettled (``expect``). The transaction that
writes its results removes the mark (``settle``). So neither a crash nor a second server counts a game twice or never.
"""

from collections.abc import Sequence
from time import time

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from skulduggery.review.tally import Outcome, Tally
from skulduggery.server.storage.ratings import Skill, places, rated
from skulduggery.server.storage.rows import Stored
from skulduggery.server.storage.transactions import Job

HOUSE = "bot:"
"""Prefix of a house bot's player id in the ratings. A person's player id is the id of the account."""
TALLY = Tally.__struct_fields__

_unsettled = sa.table("unsettled", sa.column("table"))
_tables = sa.table("tables", *map(sa.column, ("id", "game", "version")))
_accounts = sa.table("accounts", *map(sa.column, ("id",)))
_seats = sa.table("seats", *map(sa.column, ("table", "seat", "account")))
_results = sa.table(
    "results",
    *map(sa.column, ("table", "seat", "account", "game", "at", "place", "score", "change", *TALLY)),
    *[sa.column(name, sa.Boolean) for name in ("listed", "won")],
)
_ratings = sa.table("ratings", *map(sa.column, ("game", "player", "account", "mu", "sigma", "sure", "games")))


def counts(row: Stored) -> bool:
    """Return True if a game counts for the ratings.

    Its table must be listed in the lobby and give no hints. Every seat must belong to a bot of the house or to somebody
    who sat down logged in, and there must be at least two different players. Lessons and continued games don't count.
    All of that is known before the game begins.
    """
    if row.lesson is not None or row.continues is not None:
        return False
    players = {player(row, seat) for seat in range(len(row.seats))}
    return row.public and not row.hints and None not in players and len(players) > 1


def player(row: Stored, number: int) -> str | None:
    """Return the player id of a seat for the ratings, or None for a guest.

    A seat that was claimed later is a guest's, because its person may have waited to see how the game goes.
    """
    seat = row.seats[number]
    if seat.kind == "bot":
        return f"{HOUSE}{seat.bot}"
    return seat.account if seat.known else None


# Jobs


def expect(row: Stored) -> list[Job]:
    """Return the jobs that mark a game that is over as unsettled: none if no account has a seat in it, or if it is a
    lesson or a continued game."""
    if row.lesson is not None or row.continues is not None or all(seat.account is None for seat in row.seats):
        return []
    return [lambda connection: connection.execute(_unsettled.insert().values(table=row.id))]


def unsettled(connection: sa.Connection) -> list[tuple[str, str, int]]:
    """Return the tables whose games are still to be counted, each with its game and the version of its rules."""
    joined = sa.select(_tables).join_from(_unsettled, _tables, _tables.c.id == _unsettled.c.table)
    return [(row.id, row.game, row.version) for row in connection.execute(joined)]


def settle(connection: sa.Connection, row: Stored, outcome: Outcome | None) -> None:
    """Store the results of a game and rate it, unless that has been done.

    With None as outcome (the game can't be counted) only the mark is removed. Accounts that have been deleted since
    get no result, and then nobody is rated.
    """
    if connection.execute(_unsettled.delete().where(_unsettled.c.table == row.id)).rowcount != 1 or outcome is None:
        return
    its = sa.select(_seats.c.seat, _seats.c.account).where(_seats.c.table == row.id).order_by(_seats.c.seat)
    owners = {seat: account for seat, account in connection.execute(its) if account is not None}
    scores = outcome.scores or [0] * len(row.seats)  # none if all but one have resigned
    ends = places(outcome.shares, scores)
    players = [player(row, seat) for seat in range(len(row.seats))]
    there = [one for one in players if one is not None and (one.startswith(HOUSE) or one in owners.values())]
    change = _rate(connection, row, there, ends) if counts(row) and len(there) == len(players) else {}
    rows = [
        {
            "table": row.id,
            "seat": seat,
            "account": account,
            "game": row.game,
            "at": time(),
            "listed": row.public,
            "place": ends[seat],
            "score": scores[seat],
            "won": outcome.shares[seat] > 0,
            "change": change.get(account),
            **msgspec.structs.asdict(outcome.tallies[seat]),
        }
        for seat, account in owners.items()
    ]
    if rows:
        connection.execute(_results.insert(), rows)


def _rate(connection: sa.Connection, row: Stored, players: Sequence[str], ends: Sequence[int]) -> dict[str, int]:
    """Rate a game and return the change of each player in points.

    Rows are inserted and locked in the order of the players, so that two transactions cannot deadlock.
    """
    insert = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    for one in sorted({*players}):
        whose = None if one.startswith(HOUSE) else one
        new = {"game": row.game, "player": one, "account": whose, "games": 0, **_columns(Skill())}
        connection.execute(insert(_ratings).values(new).on_conflict_do_nothing())
    here = (_ratings.c.game == row.game) & _ratings.c.player.in_(players)
    found = connection.execute(sa.select(_ratings).where(here).order_by(_ratings.c.player).with_for_update()).all()
    before = {one.player: Skill(one.mu, one.sigma) for one in found}
    after = rated(players, before, ends)
    for was in found:
        its = (_ratings.c.game == row.game) & (_ratings.c.player == was.player)
        values = {"games": was.games + 1, **_columns(after[was.player])}
        connection.execute(_ratings.update().where(its).values(values))
    return {one: after[one].rating - before[one].rating for one in after}


def _columns(skill: Skill) -> dict[str, float]:
    return {"mu": skill.mu, "sigma": skill.sigma, "sure": skill.sure}
