"""Sessions: browsers that are logged in. Of their tokens only the hash is kept; the token itself lies in a cookie."""

import secrets
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from litestar import Request
from litestar.datastructures import Cookie

from skulduggery.server.seats import hashed

MOST = 20
"""Of one account; another one ends that which was not seen for longest."""
LAST = 90 * 86_400.0
"""Seconds until one that isn't seen is over."""
SEEN = 86_400.0
"""How exactly it is kept when one was seen: no more is needed, or good to know."""
LONGEST_AGENT = 200

_sessions = sa.table("sessions", *map(sa.column, ("token", "account", "agent", "created", "seen")))
_tables = sa.table("tables", sa.column("id"), sa.column("turn"))
_passes = sa.table("passes", *map(sa.column, ("table", "token", "seat", "account", "session")))


@dataclass(frozen=True)
class Session:
    """A browser that is logged in: the hash of its token, its account, what it calls itself, when it began and was
    seen last."""

    token: bytes
    account: str
    agent: str
    created: float
    seen: float

    @property
    def id(self) -> str:
        """By which its owner names it: says nothing of the token."""
        return self.token[:8].hex()


def new_session(account: str, agent: str, now: float) -> tuple[str, Session]:
    """A session that nobody has begun before, and its token: 256 bits that nobody can guess."""
    token = secrets.token_urlsafe(32)
    plain = "".join(one for one in agent if one.isprintable())[:LONGEST_AGENT]
    return token, Session(hashed(token), account, plain, now, now)


def cookie(secure: bool, token: str | None) -> Cookie:
    """What a browser is told to keep, or to forget: no script reads it, no page of others sends it with a call."""
    name = cookie_name(secure)
    return Cookie(name, path="/", value=token or "", max_age=int(LAST) if token else 0,
                  secure=secure, httponly=True, samesite="lax")  # fmt: skip


def cookie_name(secure: bool) -> str:
    """Under https a name that no other host may set."""
    return "__Host-skulduggery" if secure else "skulduggery"


def token_in(request: Request[Any, Any, Any], secure: bool) -> bytes | None:
    """The hash of the token that a browser shows."""
    token = request.cookies.get(cookie_name(secure))
    return hashed(token) if token else None


# Jobs


def begin(connection: sa.Connection, session: Session) -> list[str]:
    """Log a browser in; the tables at which another's tokens end for that."""
    others = [one for one in of(connection, session.account) if one.token != session.token]
    lapsed = [one.token for n, one in enumerate(others) if n >= MOST - 1 or session.created - one.seen > LAST]
    over = end(connection, lapsed)
    if not connection.execute(sa.select(_sessions.c.token).where(_sessions.c.token == session.token)).first():
        connection.execute(_sessions.insert().values(session.__dict__))
    return over


def find(connection: sa.Connection, token: bytes, now: float) -> Session | None:
    """A session that is not over; it has been seen."""
    row = connection.execute(sa.select(_sessions).where(_sessions.c.token == token)).first()
    if row is None or now - row.seen > LAST:
        return None
    if now - row.seen > SEEN:
        connection.execute(_sessions.update().where(_sessions.c.token == token).values(seen=now))
    return Session(*row)


def of(connection: sa.Connection, account: str) -> list[Session]:
    """The sessions of an account, the one that was seen last first."""
    newest = sa.select(_sessions).where(_sessions.c.account == account)
    return [Session(*row) for row in connection.execute(newest.order_by(_sessions.c.seen.desc(), _sessions.c.token))]


def end(connection: sa.Connection, tokens: Collection[bytes]) -> list[str]:
    """End sessions and all tokens of seats that they were given; the tables of these."""
    theirs = _passes.c.session.in_(tokens)
    tables = connection.execute(sa.select(_passes.c.table).distinct().where(theirs)).scalars().all()
    for table in tables:  # whoever has it in memory reads it again before the next change
        connection.execute(_tables.update().where(_tables.c.id == table).values(turn=secrets.randbits(62)))
    connection.execute(_passes.delete().where(theirs))
    connection.execute(_sessions.delete().where(_sessions.c.token.in_(tokens)))
    return [*tables]
