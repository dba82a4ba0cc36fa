"""Sessions: browsers that are logged in, and bots. Of their tokens only the hash is kept; a browser's lies in a cookie,
a bot's with its owner."""

import secrets
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from litestar import Request
from litestar.datastructures import Cookie

from skulduggery.server.accounts.credentials import hashed
from skulduggery.server.protocol.errors import ApiError

MOST = 20
"""Of one account; another one ends that which was not seen for longest."""
LAST = 90 * 86_400.0
"""Seconds until one that isn't seen is over."""
SEEN = 86_400.0
"""How exactly it is kept when one was seen: no more is needed, or good to know."""
LONGEST_AGENT = 200
BOTS = "bot_"
"""How the tokens of bots begin: whoever finds one knows what it is."""

_sessions = sa.table(
    "sessions", *map(sa.column, ("token", "account", "agent", "created", "seen")), sa.column("bot", sa.Boolean)
)
_tables = sa.table("tables", sa.column("id"), sa.column("turn"))
_passes = sa.table("passes", *map(sa.column, ("table", "token", "seat", "account", "session")))


@dataclass(frozen=True)
class Session:
    """A browser that is logged in: the hash of its token, its account, what it calls itself, when it began and was
    seen last; or a ``bot`` of that account, which shows its token in the header."""

    token: bytes
    account: str
    agent: str
    created: float
    seen: float
    bot: bool = False

    @property
    def id(self) -> str:
        """By which its owner names it: says nothing of the token."""
        return self.token[:8].hex()


def new_session(account: str, agent: str, now: float, bot: bool = False) -> tuple[str, Session]:
    """A session that nobody has begun before, and its token: 256 bits that nobody can guess."""
    token = (BOTS if bot else "") + secrets.token_urlsafe(32)
    plain = "".join(one for one in agent if one.isprintable())[:LONGEST_AGENT]
    return token, Session(hashed(token), account, plain, now, now, bot)


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
    others = [one for one in of(connection, session.account) if one.token != session.token and not one.bot]
    lapsed = [one.token for n, one in enumerate(others) if n >= MOST - 1 or session.created - one.seen > LAST]
    over = end(connection, lapsed)
    _add(connection, session)
    return over


def begin_bot(connection: sa.Connection, session: Session) -> list[str]:
    """A token of a bot, in the place of the one that it had; the tables at which what it was given ends."""
    over = end_bot(connection, session.account)
    _add(connection, session)
    return over


def end_bot(connection: sa.Connection, account: str) -> list[str]:
    """End the token of a bot, and all that it was given; the tables of that."""
    return end(connection, [one.token for one in of(connection, account) if one.bot])


def _add(connection: sa.Connection, session: Session) -> None:
    if not connection.execute(sa.select(_sessions.c.token).where(_sessions.c.token == session.token)).first():
        connection.execute(_sessions.insert().values(session.__dict__))


def find(connection: sa.Connection, token: bytes, now: float, bot: bool) -> Session | None:
    """A session, of a bot or of a browser, that is not over; it has been seen."""
    row = connection.execute(sa.select(_sessions).where(_sessions.c.token == token)).first()
    if row is None or row.bot != bot or now - row.seen > LAST:
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


def token_of(request: Request[Any, Any, Any]) -> str | None:
    """The token in the header Authorization. Raises ApiError if something else is in it."""
    authorization = request.headers.get("authorization")
    if not authorization:
        return None
    scheme, _, token = authorization.partition(" ")
    if scheme.casefold() != "bearer" or not token.strip():
        raise ApiError(401, "header")
    return token.strip()


def shown_token(request: Request[Any, Any, Any]) -> str | None:
    """The same; None for anything else."""
    try:
        return token_of(request)
    except ApiError:
        return None
