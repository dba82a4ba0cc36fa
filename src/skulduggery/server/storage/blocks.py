"""Blocks between people, and the people that somebody has played with: jobs of the store.

A person is known by the id of their account. A guest is known by a key that the browser keeps, of which only the hash
is stored; without a key, by the token of the seat, which is good for its table and the rematches only.
"""

import secrets
import time
from collections.abc import Mapping, Sequence
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite

from skulduggery.server.protocol.errors import ApiError
from skulduggery.server.protocol.people import Block, Companion
from skulduggery.server.storage.rows import Seat

GUEST: Final = "guest:"
SEAT: Final = "seat:"
MOST = 500
"""The most people whom one person may block."""
COMPANIONS = 20
"""The most people in the list of those played with."""
MET = 1000
"""The most seats of others among which these people are looked for, the latest first."""
MANY = 100
"""The most tables of a person that are told of a change."""

_blocks = sa.table("blocks", *map(sa.column, ("blocker", "blocked", "id", "name", "at")))
_tables = sa.table("tables", *map(sa.column, ("id", "game", "status", "host", "created", "lesson")))
_seats = sa.table(
    "seats",
    *map(sa.column, ("table", "seat", "name", "account", "guest")),
    *[sa.column(name, sa.Boolean) for name in ("known", "program")],
)
_accounts = sa.table("accounts", sa.column("id"), sa.column("name"))
_invitations = sa.table("invitations", *map(sa.column, ("table", "account")))


def person_of(seat: Seat) -> str | None:
    """Return the person at a seat, or None if no person sits there."""
    if seat.kind != "person" or seat.token is None:
        return None
    return seat.account or seat.guest or f"{SEAT}{seat.token.hex()}"


def people_of(seats: Sequence[Seat]) -> dict[int, str]:
    """Return the person at each seat that has one."""
    found = {number: person_of(seat) for number, seat in enumerate(seats)}
    return {number: person for number, person in found.items() if person is not None}


# Jobs


def add(connection: sa.Connection, blocker: str, blocked: str, name: str) -> None:
    """Block a person, unless that is done, and delete invitations between the two. ``name``: as the blocker knows the
    person. Raises ApiError if the two are the same or too many are blocked."""
    if blocker == blocked:
        raise ApiError(422, "block-self")
    count: int = connection.execute(
        sa.select(sa.func.count()).select_from(_blocks).where(_blocks.c.blocker == blocker)
    ).scalar_one()
    if count >= MOST:
        raise ApiError(409, "block-many", most=MOST)
    row = {"blocker": blocker, "blocked": blocked, "id": secrets.token_hex(8), "name": name, "at": round(time.time())}
    _insert(connection, [row])
    for guest, host in ((blocker, blocked), (blocked, blocker)):
        hosted = sa.select(_tables.c.id).join_from(_tables, _seats, _seats.c.table == _tables.c.id)
        hosted = hosted.where((_seats.c.seat == _tables.c.host) & _is(host))
        theirs = (_invitations.c.account == guest) & _invitations.c.table.in_(hosted)
        connection.execute(_invitations.delete().where(theirs))


def remove(connection: sa.Connection, blocker: str, id: str) -> None:
    """End a block of this person, by its id."""
    connection.execute(_blocks.delete().where((_blocks.c.blocker == blocker) & (_blocks.c.id == id)))


def release(connection: sa.Connection, blocker: str, blocked: str) -> None:
    """End a block of this person, by who is blocked."""
    connection.execute(_blocks.delete().where((_blocks.c.blocker == blocker) & (_blocks.c.blocked == blocked)))


def of(connection: sa.Connection, blocker: str) -> list[Block]:
    """Return the people whom somebody has blocked, the latest first, by the present names of their accounts."""
    joined = sa.select(_blocks, _accounts.c.name.label("now")).outerjoin_from(
        _blocks, _accounts, _accounts.c.id == _blocks.c.blocked
    )
    rows = connection.execute(
        joined.where(_blocks.c.blocker == blocker).order_by(_blocks.c.at.desc(), _blocks.c.name, _blocks.c.id)
    )
    return [Block(row.id, row.now or row.name, row.at) for row in rows]


def around(connection: sa.Connection, people: Mapping[int, str]) -> dict[int, frozenset[str]]:
    """Return, for each seat with a person, all whom that person has blocked."""
    found: dict[str, set[str]] = {person: set() for person in people.values()}
    rows = connection.execute(sa.select(_blocks.c.blocker, _blocks.c.blocked).where(_blocks.c.blocker.in_([*found])))
    for row in rows:
        found[row.blocker].add(row.blocked)
    return {seat: frozenset(found[person]) for seat, person in people.items()}


def blocks(connection: sa.Connection, blocker: str, blocked: str) -> bool:
    """Return whether a person has blocked another."""
    pair = (_blocks.c.blocker == blocker) & (_blocks.c.blocked == blocked)
    return connection.execute(sa.select(_blocks.c.id).where(pair)).first() is not None


def near(connection: sa.Connection, person: str) -> set[str]:
    """Return all whom somebody has blocked, and all who have blocked that person."""
    mine = sa.select(_blocks.c.blocked).where(_blocks.c.blocker == person)
    theirs = sa.select(_blocks.c.blocker).where(_blocks.c.blocked == person)
    return {*connection.execute(mine).scalars(), *connection.execute(theirs).scalars()}


def take_along(connection: sa.Connection, guest: str, account: str) -> None:
    """Copy the blocks of a guest, and those against the guest, to the account that the guest has now."""
    rows = connection.execute(
        sa.select(_blocks).where((_blocks.c.blocker == guest) | (_blocks.c.blocked == guest))
    ).mappings()
    copies = []
    for row in rows.all():
        pair = {name: account if row[name] == guest else row[name] for name in ("blocker", "blocked")}
        if pair["blocker"] != pair["blocked"]:
            copies.append({**row, **pair, "id": secrets.token_hex(8)})
    _insert(connection, copies)


def forget(connection: sa.Connection, account: str) -> None:
    """Delete the blocks of an account and those against it."""
    theirs = (_blocks.c.blocker == account) | (_blocks.c.blocked == account)
    connection.execute(_blocks.delete().where(theirs))


def tables(connection: sa.Connection, person: str) -> list[str]:
    """Return the newest tables where a person sits, at most ``MANY``."""
    joined = sa.select(_tables.c.id).join_from(_tables, _seats, _seats.c.table == _tables.c.id).where(_is(person))
    return [*connection.execute(joined.order_by(_tables.c.created.desc()).limit(MANY)).scalars()]


def companions(connection: sa.Connection, person: str) -> list[Companion]:
    """Return the people whom somebody has played with, the latest first, at most ``COMPANIONS``.

    Left out are programs, guests whose browsers have no key, and everybody where one has blocked the other. Games
    before the latest ``MET`` seats are not counted.
    """
    strangers = near(connection, person)
    there = (_tables.c.created, _tables.c.game, _seats.c.table, _seats.c.seat)
    members = sa.select(_accounts.c.id.label("who"), _accounts.c.name, *there).where(_played(person))
    guests = sa.select(_seats.c.guest.label("who"), _seats.c.name, *there).where(_met(person))
    met: dict[str, Companion] = {}
    for found in (members, guests):
        latest = found.distinct().order_by(_tables.c.created.desc(), _seats.c.table, _seats.c.seat).limit(MET)
        for row in connection.execute(latest):
            if row.who in met:
                met[row.who].games += 1
            elif row.who not in strangers:
                seat = (row.table, row.seat) if found is guests else (None, None)
                met[row.who] = Companion(row.name, row.created, 1, row.game, *seat)
    return sorted(met.values(), key=lambda one: (-one.at, one.name))[:COMPANIONS]


def guest_at(connection: sa.Connection, person: str, table: str, seat: int) -> tuple[str, str] | None:
    """Return the guest whom a person has played with at a seat of a table, and the name there; None if there is none,
    or one of the two has blocked the other."""
    here = (_seats.c.table == table) & (_seats.c.seat == seat)
    row = connection.execute(sa.select(_seats.c.guest, _seats.c.name).where(_met(person), here)).first()
    return None if row is None or row.guest in near(connection, person) else (row.guest, row.name)


def played(connection: sa.Connection, person: str, account: str) -> bool:
    """Return whether a person has played with the owner of an account, who sat there under its name."""
    return (
        connection.execute(sa.select(_accounts.c.id).where(_played(person), _accounts.c.id == account)).first()
        is not None
    )


def _played(person: str) -> sa.ColumnElement[bool]:
    """Join games that have begun, the seats of a person there, and the accounts that sat there, too.

    A guest who has added the game to an account of the same name counts; another name would be a secret told.
    """
    there = (_seats.c.known | (_seats.c.name == _accounts.c.name)) & ~_seats.c.program
    return _with(person) & there & (_accounts.c.id == _seats.c.account) & (_accounts.c.id != person)


def _met(person: str) -> sa.ColumnElement[bool]:
    """Join games that have begun, the seats of a person there, and those of guests without an account."""
    return _with(person) & _seats.c.account.is_(None) & (_seats.c.guest != person)


def _with(person: str) -> sa.ColumnElement[bool]:
    """Join games that have begun, the seats of a person there, and the other seats."""
    mine = _seats.alias("mine")
    begun = _tables.c.status.in_(("running", "over", "ended")) & _tables.c.lesson.is_(None)
    with_me = (mine.c.table == _tables.c.id) & _is(person, mine) & (mine.c.seat != _seats.c.seat)
    return begun & (_seats.c.table == _tables.c.id) & with_me


def _is(person: str, seats: Any = _seats) -> sa.ColumnElement[bool]:
    out: sa.ColumnElement[bool] = (seats.c.guest if person.startswith(GUEST) else seats.c.account) == person
    return out


def _insert(connection: sa.Connection, rows: list[dict[str, object]]) -> None:
    insert: Any = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    if rows:
        connection.execute(insert(_blocks).on_conflict_do_nothing(), rows)
