"""Accounts in the database, with their passwords, recovery codes and linked providers."""

import secrets
from dataclasses import dataclass, field

import sqlalchemy as sa

from skulduggery.server.accounts.credentials import hashed
from skulduggery.server.accounts.names import likeness
from skulduggery.server.protocol.errors import ApiError

LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
"""Alphabet of recovery codes: no look-alike characters, five bits each."""
PARTS = 5
"""Groups in a recovery code, of five letters each: 125 bits, so its hash needs no stretching."""

_accounts = sa.table(
    "accounts",
    *map(sa.column, ("id", "name", "likeness", "password", "recovery", "created")),
    *[sa.column(name, sa.Boolean) for name in ("bot", "listed")],
)
_seats = sa.table("seats", sa.column("account"))
_identities = sa.table("identities", *map(sa.column, ("provider", "subject", "account")))


@dataclass(frozen=True)
class Account:
    """An account as it is stored in the database.

    ``password``: its Argon2 hash, None if people log in to it by providers only. ``recovery``: the hash of the code
    that sets a new password. ``created``: in seconds since 1970. ``bot``: a program plays for it. ``listed``: others
    may see its ratings and results.
    """

    id: str
    name: str
    likeness: str
    password: str | None = field(repr=False)
    recovery: bytes = field(repr=False)
    created: float
    bot: bool = False
    listed: bool = True


def new_account(name: str, password: str | None, code: str, now: float) -> Account:
    """Return a new account with a random id; it is not stored yet. ``password`` is a hash, ``code`` the plain code."""
    return Account(secrets.token_hex(16), name, likeness(name), password, code_hash(code), now)


def new_code() -> str:
    """Return a random recovery code."""
    return "-".join("".join(secrets.choice(LETTERS) for _ in range(5)) for _ in range(PARTS))


def code_hash(said: str) -> bytes:
    """Return the hash of a recovery code, whatever case and separators somebody has typed."""
    return hashed("".join(one for one in said[:200].casefold() if one in LETTERS))


# Jobs


def add(connection: sa.Connection, one: Account) -> None:
    """Add an account, unless it is there. Raises ApiError if another account has a name that looks like this one."""
    there = find(connection, one.likeness)
    if there is None:
        connection.execute(_accounts.insert().values(one.__dict__))
    elif there.id != one.id:
        raise ApiError(409, "name-taken", name=one.name)


def find(connection: sa.Connection, like: str) -> Account | None:
    """Return the account whose name has this likeness, or None."""
    row = connection.execute(sa.select(_accounts).where(_accounts.c.likeness == like)).first()
    return None if row is None else Account(*row)


def get(connection: sa.Connection, id: str) -> Account | None:
    """Return the account with this id, or None."""
    row = connection.execute(sa.select(_accounts).where(_accounts.c.id == id)).first()
    return None if row is None else Account(*row)


def prove(connection: sa.Connection, id: str, **proofs: object) -> None:
    """Set the hash of the password, or of the recovery code, or both."""
    connection.execute(_accounts.update().where(_accounts.c.id == id).values(**proofs))


def show(connection: sa.Connection, id: str, listed: bool) -> None:
    """Set if others may see the ratings and results of an account."""
    connection.execute(_accounts.update().where(_accounts.c.id == id).values(listed=listed))


def become_bot(connection: sa.Connection, id: str) -> None:
    """Make an account a bot's. Raises ApiError if it has a seat at any table, where it sat as a person."""
    if connection.execute(sa.select(_seats.c.account).where(_seats.c.account == id)).first() is not None:
        raise ApiError(409, "bot-seated")
    connection.execute(_accounts.update().where(_accounts.c.id == id).values(bot=True))


def unlink(connection: sa.Connection, id: str, provider: str) -> None:
    """Unlink a provider from an account. Raises ApiError if it is the only way left to log in."""
    account = connection.execute(sa.select(_accounts.c.password).where(_accounts.c.id == id).with_for_update()).first()
    if account is not None and account.password is None and providers(connection, id) == [provider]:
        raise ApiError(409, "last-way")
    theirs = (_identities.c.account == id) & (_identities.c.provider == provider)
    connection.execute(_identities.delete().where(theirs))


def remove(connection: sa.Connection, id: str) -> None:
    """Delete an account, its linked providers, and (by cascade) its results and ratings. End its sessions first."""
    connection.execute(_identities.delete().where(_identities.c.account == id))
    connection.execute(_accounts.delete().where(_accounts.c.id == id))


def providers(connection: sa.Connection, id: str) -> list[str]:
    """Return the issuers of the providers that are linked to an account, sorted."""
    theirs = sa.select(_identities.c.provider).where(_identities.c.account == id)
    return [*connection.execute(theirs.order_by(_identities.c.provider)).scalars()]


def identified(connection: sa.Connection, provider: str, subject: str) -> Account | None:
    """Return the account that is linked to an identity, or None. ``provider``: its issuer."""
    here = (_identities.c.provider == provider) & (_identities.c.subject == subject)
    id = connection.execute(sa.select(_identities.c.account).where(here)).scalar()
    return None if id is None else get(connection, id)


def identify(connection: sa.Connection, provider: str, subject: str, id: str) -> None:
    """Link an identity to an account, unless it is linked to one already."""
    if identified(connection, provider, subject) is None:
        connection.execute(_identities.insert().values(provider=provider, subject=subject, account=id))
