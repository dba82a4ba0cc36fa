"""The callers: their addresses, accounts, guests, bots and seats, and how each proves who it is."""

from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency, Provide

from skulduggery.server.accounts import sessions
from skulduggery.server.accounts.accounts import Account
from skulduggery.server.accounts.auth import Authenticator
from skulduggery.server.accounts.credentials import hashed
from skulduggery.server.accounts.sessions import Session, shown_token, token_of
from skulduggery.server.operations.rate_limits import Limits, neighbour
from skulduggery.server.protocol.errors import ApiError
from skulduggery.server.settings import Settings
from skulduggery.server.storage.blocks import GUEST

Security = list[dict[str, list[str]]]
SEAT: Security = [{"seat": []}]
ANYBODY_OR_SEAT: Security = [{"seat": []}, {}]
ANYBODY_OR_BOT: Security = [{"bot": []}, {}]

NEW_TABLE = 10
"""Number of calls that creating a table counts as."""


def address_of(connection: ASGIConnection[Any, Any, Any, Any]) -> str:
    """Return the address that a call or a socket is counted for: an IPv4 address or an IPv6 /64."""
    return neighbour(connection.client.host) if connection.client else "?"


async def session_of(
    request: Request[Any, Any, Any], auth: NamedDependency[Authenticator], settings: NamedDependency[Settings]
) -> tuple[Session, Account] | None:
    """Return the session and account that this browser is logged in with, or None."""
    return await auth.who(sessions.token_in(request, settings.secure))


async def sitting_of(
    request: Request[Any, Any, Any], auth: NamedDependency[Authenticator], settings: NamedDependency[Settings]
) -> tuple[Session, Account] | None:
    """Return who takes a seat: the bot whose token is shown, or else the account that this browser is logged in to.

    Raises ApiError if the bot's token is not good, or the browser's account is a bot's, which people don't play with.
    """
    if (token := shown_token(request) or "").startswith(sessions.BOTS):
        return await auth.bot(token)
    return person(await session_of(request, auth, settings))


def person(found: tuple[Session, Account] | None) -> tuple[Session, Account] | None:
    """Return ``found``. Raises ApiError if its account is a bot's."""
    if found is not None and found[1].bot:
        raise ApiError(403, "bot-by-token")
    return found


Somebody = NamedDependency[tuple[Session, Account] | None]

Guest = NamedDependency[str | None]

Reader = NamedDependency[str | None]

GUEST_KEY = "skulduggery-guest"
"""The header with the key by which a browser's guests are known."""

SHORTEST_KEY = 16


def guest_of(request: Request[Any, Any, Any]) -> str | None:
    """Return the guest whose key this browser shows, as in ``blocks``, or None."""
    return guest_by(request.headers.get(GUEST_KEY, ""))


def guest_by(key: str) -> str | None:
    """Return the guest who has this key, as in ``blocks``; None if it is no key."""
    return f"{GUEST}{hashed(key).hex()}" if SHORTEST_KEY <= len(key) <= 4 * SHORTEST_KEY else None


def reader_of(session: Somebody, guest: Guest) -> str | None:
    """Return the person who calls, as in ``blocks``: an account, or else a guest whose key is shown; else None."""
    return guest if session is None else session[1].id


async def founder_of(
    request: Request[Any, Any, Any],
    limits: NamedDependency[Limits],
    founders: NamedDependency[Limits],
    session: Somebody,
) -> Account | None:
    """Return the account of the person who creates a table, or None for a guest.

    Raises ApiError if there were too many calls or new tables from this address, or the account is a bot's.
    """
    address = address_of(request)
    if not (limits.allow(address, NEW_TABLE) and founders.allow(address)):
        raise ApiError(429, "new-tables")
    who = person(session)
    return who and who[1]


GIVEN = {
    "token": Provide(token_of, sync_to_thread=False),
    "session": Provide(session_of),
    "guest": Provide(guest_of, sync_to_thread=False),
    "reader": Provide(reader_of, sync_to_thread=False),
    "founder": Provide(founder_of),
    "sitting": Provide(sitting_of),
}
