"""Accounts on disk: who has one, and what proves it."""

import secrets
from dataclasses import dataclass, field

import sqlalchemy as sa

from skulduggery.server.accounts.credentials import hashed
from skulduggery.server.accounts.names import likeness
from skulduggery.server.protocol.errors import ApiError

LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
"""Of a recovery code: none that are taken for another. Each is worth five bits."""
PARTS = 5
"""Of it, five letters each: 125 bits, so nobody need stretch what is kept of it."""

_accounts = sa.table(
    "accounts",
    *map(sa.column, ("id", "name", "likeness", "password", "recovery", "created")),
    *[sa.column(name, sa.Boolean) for name in ("bot", "listed")],
)
_seats = sa.table("seats", sa.column("account"))
_identities = sa.table("identities", *map(sa.column, ("provider", "subject", "account")))


@dataclass(frozen=True)
class Account:
    """An account as it lies on disk. ``password``: what argon2 keeps of it, None where other providers say who this is;
    ``recovery``: the hash of the code that sets a new one; ``bot``: a program plays for it; ``listed``: others may look
    at how it plays."""

    id: str
    name: str
    likeness: str
    password: str | None = field(repr=False)
    recovery: bytes = field(repr=False)
    created: float
    bot: bool = False
    listed: bool = True


def new_account(name: str, password: str | None, code: str, now: float) -> Account:
    """An account that is on no disk yet."""
    return Account(secrets.token_hex(16), name, likeness(name), password, code_hash(code), now)


def new_code() -> str:
    """A recovery code."""
    return "-".join("".join(secrets.choice(LETTERS) for _ in range(5)) for _ in range(PARTS))


def code_hash(said: str) -> bytes:
    """What is kept of a recovery code, however somebody has typed it."""
    return hashed("".join(one for one in said[:200].casefold() if one in LETTERS))


# Jobs


def add(connection: sa.Connection, one: Account) -> None:
    """A new account, unless it is there. Raises ApiError if somebody has a name that looks like this one."""
    there = find(connection, one.likeness)
    if there is None:
        connection.execute(_accounts.insert().values(one.__dict__))
    elif there.id != one.id:
        raise ApiError(409, "name-taken", name=one.name)


def find(connection: sa.Connection, like: str) -> Account | None:
    """The account whose name looks so."""
    row = connection.execute(sa.select(_accounts).where(_accounts.c.likeness == like)).first()
    return None if row is None else Account(*row)


def get(connection: sa.Connection, id: str) -> Account | None:
    """An account by its id."""
    row = connection.execute(sa.select(_accounts).where(_accounts.c.id == id)).first()
    return None if row is None else Account(*row)


def prove(connection: sa.Connection, id: str, **proofs: object) -> None:
    """Another password, another recovery code."""
    connection.execute(_accounts.update().where(_accounts.c.id == id).values(**proofs))


def show(connection: sa.Connection, id: str, listed: bool) -> None:
    """Whether others may look at how somebody plays."""
    connection.execute(_accounts.update().where(_accounts.c.id == id).values(listed=listed))


def become_bot(connection: sa.Connection, id: str) -> None:
    """A program plays for this account from now on. Raises ApiError if it has sat at a table: as a person."""
    if connection.execute(sa.select(_seats.c.account).where(_seats.c.account == id)).first() is not None:
        raise ApiError(409, "bot-seated")
    connection.execute(_accounts.update().where(_accounts.c.id == id).values(bot=True))


def unlink(connection: sa.Connection, id: str, provider: str) -> None:
    """A provider says no longer who this is. Raises ApiError if nothing else would."""
    account = connection.execute(sa.select(_accounts.c.password).where(_accounts.c.id == id).with_for_update()).first()
    if account is not None and account.password is None and providers(connection, id) == [provider]:
        raise ApiError(409, "last-way")
    theirs = (_identities.c.account == id) & (_identities.c.provider == provider)
    connection.execute(_identities.delete().where(theirs))


def remove(connection: sa.Connection, id: str) -> None:
    """No such account any more; its sessions have ended before. Its results and ratings go with it."""
    connection.execute(_identities.delete().where(_identities.c.account == id))
    connection.execute(_accounts.delete().where(_accounts.c.id == id))


def providers(connection: sa.Connection, id: str) -> list[str]:
    """Who else says who this is."""
    theirs = sa.select(_identities.c.provider).where(_identities.c.account == id)
    return [*connection.execute(theirs.order_by(_identities.c.provider)).scalars()]


def identified(connection: sa.Connection, provider: str, subject: str) -> Account | None:
    """The account of somebody of whom a provider says who it is."""
    here = (_identities.c.provider == provider) & (_identities.c.subject == subject)
    id = connection.execute(sa.select(_identities.c.account).where(here)).scalar()
    return None if id is None else get(connection, id)


def identify(connection: sa.Connection, provider: str, subject: str, id: str) -> None:
    """From now on a provider may say who this is."""
    if identified(connection, provider, subject) is None:
        connection.execute(_identities.insert().values(provider=provider, subject=subject, account=id))
