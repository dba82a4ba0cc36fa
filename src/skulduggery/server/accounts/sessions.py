"""Sessions of browsers that are logged in, and of bots. Only the hashes of their tokens are stored here. A browser
keeps its token in a cookie; a bot's owner keeps the bot's."""

import secrets
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa
from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from skulduggery.server.accounts.credentials import hashed
from skulduggery.server.protocol.errors import ApiError

MOST = 20
"""Browser sessions of one account; a further one ends the one that was not seen for longest."""
LAST = 90 * 86_400.0
"""Seconds after which an unused session is over."""
SEEN = 86_400.0
"""Resolution in seconds of the time when a session was last seen; coarse, because the server need not know more."""
LONGEST_AGENT = 200
BOTS = "bot_"
"""Prefix of bots' tokens, so that people who find a leaked one can tell what it is."""

_sessions = sa.table(
    "sessions", *map(sa.column, ("token", "account", "agent", "created", "seen")), sa.column("bot", sa.Boolean)
)
_tables = sa.table("tables", sa.column("id"), sa.column("turn"))
_passes = sa.table("passes", *map(sa.column, ("table", "token", "seat", "account", "session")))


@dataclass(frozen=True)
class Session:
    """A session of a browser, or of a ``bot``, which sends its token in the header.

    ``token``: the hash of its token. ``agent``: the user agent. ``created`` and ``seen``: in seconds since 1970.
    """

    token: bytes
    account: str
    agent: str
    created: float
    seen: float
    bot: bool = False

    @property
    def id(self) -> str:
        """The id by which its owner names the session; it does not reveal the token."""
        return self.token[:8].hex()


def new_session(account: str, agent: str, now: float, bot: bool = False) -> tuple[str, Session]:
    """Return a random token of 256 bits, and a new session for it; it is not stored yet."""
    token = (BOTS if bot else "") + secrets.token_urlsafe(32)
    plain = "".join(one for one in agent if one.isprintable())[:LONGEST_AGENT]
    return token, Session(hashed(token), account, plain, now, now, bot)


def cookie(secure: bool, token: str | None) -> Cookie:
    """Return the cookie that makes a browser keep this token, or forget it if it is None.

    Scripts can't read it, and calls from other sites' pages don't carry it (SameSite=Lax).
    """
    name = cookie_name(secure)
    return Cookie(name, path="/", value=token or "", max_age=int(LAST) if token else 0,
                  secure=secure, httponly=True, samesite="lax")  # fmt: skip


def cookie_name(secure: bool) -> str:
    """Return the name of the cookie: under HTTPS, one that no other host can set."""
    return "__Host-skulduggery" if secure else "skulduggery"


def token_in(request: ASGIConnection[Any, Any, Any, Any], secure: bool) -> bytes | None:
    """Return the hash of the token in a browser's cookie, or None."""
    token = request.cookies.get(cookie_name(secure))
    return hashed(token) if token else None


# Jobs


def begin(connection: sa.Connection, session: Session) -> list[str]:
    """Store the session of a browser, and end old ones of its account: those over their time and those above ``MOST``.

    Return the tables where seat tokens ended with them.
    """
    others = [one for one in of(connection, session.account) if one.token != session.token and not one.bot]
    lapsed = [one.token for n, one in enumerate(others) if n >= MOST - 1 or session.created - one.seen > LAST]
    over = end(connection, lapsed)
    _add(connection, session)
    return over


def begin_bot(connection: sa.Connection, session: Session) -> list[str]:
    """Store the session of a bot in place of the one that it had. Return the tables where seat tokens ended with it."""
    over = end_bot(connection, session.account)
    _add(connection, session)
    return over


def end_bot(connection: sa.Connection, account: str) -> list[str]:
    """End the session of a bot and the seat tokens that it was given. Return the tables of these."""
    return end(connection, [one.token for one in of(connection, account) if one.bot])


def _add(connection: sa.Connection, session: Session) -> None:
    if not connection.execute(sa.select(_sessions.c.token).where(_sessions.c.token == session.token)).first():
        connection.execute(_sessions.insert().values(session.__dict__))


def find(connection: sa.Connection, token: bytes, now: float, bot: bool) -> Session | None:
    """Return the session with this token hash and note that it was seen, or None if it is over or unknown.

    ``bot``: look for bots only, else for browsers only.
    """
    row = connection.execute(sa.select(_sessions).where(_sessions.c.token == token)).first()
    if row is None or row.bot != bot or now - row.seen > LAST:
        return None
    if now - row.seen > SEEN:
        connection.execute(_sessions.update().where(_sessions.c.token == token).values(seen=now))
    return Session(*row)


def of(connection: sa.Connection, account: str) -> list[Session]:
    """Return the sessions of an account, bots' too, the one seen last first."""
    newest = sa.select(_sessions).where(_sessions.c.account == account)
    return [Session(*row) for row in connection.execute(newest.order_by(_sessions.c.seen.desc(), _sessions.c.token))]


def end(connection: sa.Connection, tokens: Collection[bytes]) -> list[str]:
    """End sessions and the seat tokens that they were given. Return the tables of these.

    ``tokens``: the hashes of the sessions' tokens.
    """
    theirs = _passes.c.session.in_(tokens)
    tables = connection.execute(sa.select(_passes.c.table).distinct().where(theirs)).scalars().all()
    for table in tables:  # a process that has it in memory then reads it again
        connection.execute(_tables.update().where(_tables.c.id == table).values(turn=secrets.randbits(62)))
    connection.execute(_passes.delete().where(theirs))
    connection.execute(_sessions.delete().where(_sessions.c.token.in_(tokens)))
    return [*tables]


def token_of(request: Request[Any, Any, Any]) -> str | None:
    """Return the bearer token of the header Authorization, None without that header. Raises ApiError if the header has
    no bearer token."""
    authorization = request.headers.get("authorization")
    if not authorization:
        return None
    scheme, _, token = authorization.partition(" ")
    if scheme.casefold() != "bearer" or not token.strip():
        raise ApiError(401, "header")
    return token.strip()


def shown_token(request: Request[Any, Any, Any]) -> str | None:
    """Return the bearer token of the header Authorization, or None if there is none."""
    try:
        return token_of(request)
    except ApiError:
        return None
