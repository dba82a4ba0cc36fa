"""Seats that belong to accounts. A person who logs in on another device finds them there, with a token per browser."""

from dataclasses import replace
from hmac import compare_digest

from skulduggery.server.accounts.accounts import Account
from skulduggery.server.accounts.credentials import NOBODY, hashed
from skulduggery.server.protocol.errors import ApiError
from skulduggery.server.storage.rows import Seat, Stored


def seat(token: str, name: str, account: Account | None, guest: str | None = None) -> Seat:
    """Return a seat for the person who sits down: an account's if they are logged in, else a guest's."""
    if account is None:
        return Seat("person", name, None, hashed(token), guest=guest)
    return Seat("person", name, None, hashed(token), account=account.id, known=True, program=account.bot)


def seat_with(row: Stored, token: str | None) -> int:
    """Return the seat that a token belongs to. Raises ApiError (401) if there is none."""
    given = hashed(token or "")
    fit = [compare_digest(seat.token or NOBODY, given) for seat in row.seats]  # all of them, in constant time
    return fit.index(True) if token and True in fit else _seat_by(row, given)


def _seat_by(row: Stored, given: bytes) -> int:
    """Return the seat that the token of an account's browser opens. ``given``: the hash of the token.

    Raises ApiError if it opens none. The hash is looked up rather than compared in constant time, because nobody can
    choose a token so that its hash comes near another one.
    """
    its = row.passes.get(given)
    if its is None or row.seats[its.seat].account != its.account:
        raise ApiError(401, "token")
    return its.seat


def seat_of(row: Stored, account: str) -> int:
    """Return the seat of an account. Raises ApiError if it has none at this table."""
    for number, one in enumerate(row.seats):
        if one.account == account:
            return number
    raise ApiError(403, "no-seat")


def check(row: Stored, account: str) -> None:
    """Raise ApiError if an account has a seat at this table, because it can't have two."""
    if any(one.account == account for one in row.seats):
        raise ApiError(409, "seated")


def claimed(row: Stored, number: int, account: str) -> Seat:
    """Return the seat of a guest as one of an account.

    Raises ApiError if it is another account's seat, or if the account has another seat at this table.
    """
    if row.seats[number].account not in (None, account):
        raise ApiError(409, "others-seat")
    if row.seats[number].account is None:
        check(row, account)
    return replace(row.seats[number], account=account)
