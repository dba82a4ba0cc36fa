"""Tables at which deals are made, for the tests of section 7."""

from tests.rules.mayhem.table import look, only, table, told

from skulduggery import api

PLENTY = "cash=9,9,9,9 guns=3,3,3,3 contraband=3,3,3,3"


def deals(text: str = PLENTY, seats: int = 4, **options: api.Value) -> api.State:
    """A position in which deals are made."""
    return table(text, seats, deals=True, **options)


def offered(state: api.State, eyes: int) -> int:
    """Return the number of open offers that a seat sees."""
    return len(look(state, eyes).offers)


def heard(events: tuple[api.Event, ...], kind: str) -> list[int]:
    """The seats (0: a spectator) that hear of something of this kind."""
    return [seat for seat in (1, 2, 3, 4, 0) if only(told(events, seat), kind)]
