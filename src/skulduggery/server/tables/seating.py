"""The seats of a new table, as its host wants them."""

from collections.abc import Sequence
from typing import NamedTuple

from skulduggery.server.accounts import owned_seats
from skulduggery.server.accounts.accounts import Account
from skulduggery.server.accounts.credentials import new_token
from skulduggery.server.accounts.names import bot_name, likeness, name_of
from skulduggery.server.bots.bot_seats import check_bot
from skulduggery.server.protocol.errors import ApiError
from skulduggery.server.protocol.tables import SeatWanted
from skulduggery.server.storage.rows import Seat

MOST = 12
"""Most seats that a request may name; games have fewer."""


class Seating(NamedTuple):
    """The seats of a new table, with the number and the token of the host's seat."""

    seats: list[Seat]
    host: int
    token: str

    @property
    def alone(self) -> bool:
        """True if no seat is open for others."""
        return all(seat.kind != "open" for seat in self.seats)


def check(wanted: Sequence[SeatWanted]) -> None:
    """Raise ApiError if there are too many seats, or not exactly one of them is ``me``."""
    if len(wanted) > MOST or [seat.kind for seat in wanted].count("me") != 1:
        raise ApiError(422, "seats")


def seated(game: str, wanted: Sequence[SeatWanted], account: Account | None, guest: str | None = None) -> Seating:
    """Return the seats of a new table, with a new token for its host, who may have an account or be a known guest.

    An account's name replaces the wanted name of its seat. Raises ApiError if the seats can't be as wanted.
    """
    check(wanted)
    token = new_token()
    seats: list[Seat] = []
    names: set[str] = set()
    if account is not None:
        me = next(one for one in wanted if one.kind == "me")
        me.name = account.name
    for one in wanted:
        name = None if one.name is None and one.kind != "me" else name_of(one.name)
        if name is not None and likeness(name) in names:
            raise ApiError(422, "two-names", name=name)
        names |= {likeness(name)} if name is not None else set()
    for one in wanted:
        if one.kind == "me":
            seats.append(owned_seats.seat(token, name_of(one.name), account, guest))
        elif one.kind == "open":
            seats.append(Seat("open"))
        else:
            bot = check_bot(game, one.bot or "heuristic")
            name = bot_name(names) if one.name is None else name_of(one.name)
            names.add(likeness(name))
            seats.append(Seat("bot", name, bot))
    return Seating(seats, [seat.kind for seat in wanted].index("me"), token)
