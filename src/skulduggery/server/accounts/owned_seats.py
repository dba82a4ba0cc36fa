"""Seats that belong to accounts: who logs in elsewhere finds them there, and gets a token for each browser."""

from dataclasses import replace

from skulduggery.server.accounts.accounts import Account
from skulduggery.server.accounts.credentials import hashed
from skulduggery.server.protocol.errors import ApiError
from skulduggery.server.storage.rows import Seat, Stored


def seat(token: str, name: str, account: Account | None) -> Seat:
    """The seat of who sits down, perhaps logged in."""
    if account is None:
        return Seat("person", name, None, hashed(token))
    return Seat("person", name, None, hashed(token), account=account.id, known=True, program=account.bot)


def seat_by(row: Stored, given: bytes) -> int:
    """The seat that the token of an account's browser is good for, by its hash. Raises ApiError.

    (Which is found by a hash, not compared byte by byte: nobody can bend it towards another.)
    """
    its = row.passes.get(given)
    if its is None or row.seats[its.seat].account != its.account:
        raise ApiError(401, "token")
    return its.seat


def seat_of(row: Stored, account: str) -> int:
    """The seat of an account. Raises ApiError if it has none here."""
    for number, one in enumerate(row.seats):
        if one.account == account:
            return number
    raise ApiError(403, "no-seat")


def check(row: Stored, account: str) -> None:
    """Raises ApiError if an account has a seat here: it can't have two."""
    if any(one.account == account for one in row.seats):
        raise ApiError(409, "seated")


def claimed(row: Stored, number: int, account: str) -> Seat:
    """A guest's seat that becomes an account's. Raises ApiError if it is another's, or if the
    account sits here already."""
    if row.seats[number].account not in (None, account):
        raise ApiError(409, "others-seat")
    if row.seats[number].account is None:
        check(row, account)
    return replace(row.seats[number], account=account)
