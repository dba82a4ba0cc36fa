"""Leaderboards, ratings and histories of accounts, from the results of games: jobs of the store."""

import sqlalchemy as sa

from skulduggery.review.tally import Tally
from skulduggery.server.accounts.accounts import Account
from skulduggery.server.protocol.accounts import MyRating, MyResult
from skulduggery.server.protocol.people import BoardLine, Leaderboard, PastGame, PersonInfo, Standing
from skulduggery.server.storage.ratings import Skill
from skulduggery.server.storage.results import HOUSE, TALLY

PAGE = 50
"""Lines on a page of a leaderboard or of a history."""
CURVE = 200
"""Games in the curve of a rating, the latest ones."""

_accounts = sa.table(
    "accounts", *map(sa.column, ("id", "name")), *[sa.column(name, sa.Boolean) for name in ("bot", "listed")]
)
_tables = sa.table("tables", sa.column("id"), sa.column("opened", sa.Boolean))
_seats = sa.table("seats", *map(sa.column, ("table", "seat", "name")), sa.column("program", sa.Boolean))
_results = sa.table(
    "results",
    *map(sa.column, ("table", "seat", "account", "game", "at", "place", "score", "change", *TALLY)),
    *[sa.column(name, sa.Boolean) for name in ("listed", "won")],
)
_ratings = sa.table("ratings", *map(sa.column, ("game", "player", "account", "mu", "sigma", "sure", "games")))
_shown = _ratings.c.account.is_(None) | _accounts.c.listed
"""Players on leaderboards: bots of the house, and accounts that are listed."""
_everybody = _ratings.outerjoin(_accounts, _accounts.c.id == _ratings.c.account)


def leaderboard(connection: sa.Connection, game: str, page: int) -> Leaderboard:
    """Return a page of a game's leaderboard; pages are counted from 0."""
    here = (_ratings.c.game == game) & _shown
    total: int = connection.execute(sa.select(sa.func.count()).select_from(_everybody).where(here)).scalar_one()
    rows = connection.execute(
        sa.select(_ratings, _accounts.c.name, _accounts.c.bot)
        .select_from(_everybody)
        .where(here)
        .order_by(_ratings.c.sure.desc(), _ratings.c.player)
        .limit(PAGE)
        .offset(page * PAGE)
    )
    leaders = []
    for place, row in enumerate(rows, page * PAGE + 1):
        skill = Skill(row.mu, row.sigma)
        bot = None if row.account is not None else row.player.removeprefix(HOUSE)
        line = BoardLine(place, row.name, bot, bool(row.bot), skill.rating, skill.spread, row.games)
        leaders.append(line)
    return Leaderboard(game, page, total, leaders)


def results(connection: sa.Connection, account: str) -> list[MyResult]:
    """Return the results of all games of an account, the oldest first."""
    rows = connection.execute(sa.select(_results).where(_results.c.account == account).order_by(_results.c.at))
    return [
        MyResult(one.table, one.at, one.place, one.score, one.change, Tally(*[getattr(one, n) for n in TALLY]))
        for one in rows
    ]


def ratings(connection: sa.Connection, account: str) -> list[MyRating]:
    """Return the ratings of an account, one for each game that it was rated in."""
    rows = connection.execute(sa.select(_ratings).where(_ratings.c.player == account).order_by(_ratings.c.game))
    return [MyRating(one.game, one.mu, one.sigma, one.games) for one in rows]


def person(connection: sa.Connection, account: Account, *, own: bool, page: int) -> PersonInfo:
    """Return an account's standing in each game, and a page of its history, counted from 0.

    ``own``: for the owner. Others don't see games at private tables.
    """
    its = _results.c.account == account.id
    if not own:
        its &= _results.c.listed
    found = _standings(connection, account, its)
    history = _history(connection, its, own, page)
    total = sum(one.games for one in found)
    return PersonInfo(account.name, account.bot, account.listed, found, page, total, history)


def _standings(connection: sa.Connection, account: Account, its: sa.ColumnElement[bool]) -> list[Standing]:
    sums = [sa.func.sum(_results.c[name]).label(name) for name in TALLY]
    won = sa.func.sum(sa.cast(_results.c.won, sa.Integer)).label("won")
    played = sa.select(_results.c.game, sa.func.count().label("games"), won, *sums).where(its)
    out = []
    for row in connection.execute(played.group_by(_results.c.game).order_by(_results.c.game)):
        here = (_ratings.c.game == row.game) & (_ratings.c.player == account.id)
        rating = connection.execute(sa.select(_ratings).where(here)).first()
        tally = Tally(*[int(getattr(row, name)) for name in TALLY])
        if rating is None:
            out.append(Standing(row.game, row.games, row.won, None, None, 0, None, tally, []))
            continue
        skill = Skill(rating.mu, rating.sigma)
        ahead = (_ratings.c.game == row.game) & _shown & (_ratings.c.sure > rating.sure)
        better: int = connection.execute(sa.select(sa.func.count()).select_from(_everybody).where(ahead)).scalar_one()
        place = better + 1 if account.listed else None
        curve = _curve(connection, its & (_results.c.game == row.game), skill.rating)
        out.append(
            Standing(row.game, row.games, row.won, skill.rating, skill.spread, rating.games, place, tally, curve)
        )
    return out


def _curve(connection: sa.Connection, its: sa.ColumnElement[bool], rating: int) -> list[int]:
    """Return the rating before the latest ``CURVE`` rated games and after each of them, the oldest first.

    ``rating`` is the present one. A game counts once even if the account has two seats in it.
    """
    at = sa.func.max(_results.c.at)
    changes = sa.select(sa.func.max(_results.c.change)).where(its, _results.c.change.is_not(None))
    out = [rating]
    for change in connection.execute(changes.group_by(_results.c.table).order_by(at.desc()).limit(CURVE)).scalars():
        out.append(out[-1] - change)
    return out[::-1]


def _history(connection: sa.Connection, its: sa.ColumnElement[bool], own: bool, page: int) -> list[PastGame]:
    rows = connection.execute(
        sa.select(_results, _tables.c.opened)
        .join_from(_results, _tables, _tables.c.id == _results.c.table)
        .where(its)
        .order_by(_results.c.at.desc(), _results.c.table, _results.c.seat)
        .limit(PAGE)
        .offset(page * PAGE)
    ).all()
    around: dict[str, list[tuple[str, bool]]] = {row.table: [] for row in rows}
    seats = sa.select(_seats.c.table, _seats.c.name, _seats.c.program).where(_seats.c.table.in_([*around]))
    for table, name, program in connection.execute(seats.order_by(_seats.c.seat)):
        around[table].append((name or "", program))
    return [
        PastGame(
            row.table, row.game, row.at, row.seat, [name for name, _ in around[row.table]],
            [program for _, program in around[row.table]], row.place, row.score, row.change, own or row.opened,
        )
        for row in rows
    ]  # fmt: skip
