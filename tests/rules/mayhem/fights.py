"""Throw Downs at the docks, for tests."""

from tests.rules.mayhem.table import Message, only, say, table

from skulduggery import api

DOCKS = "sites=the-docks"


def people(*who: str) -> str:
    """Return the Dudes of each seat at the docks as text. A seat with ``-`` has none there, but a Member in its
    clubhouse."""
    there = [f"{seat + 1}@the-docks:{one}" for seat, one in enumerate(who) if one != "-"]
    return "dudes=" + ",".join([*there, *[f"{seat + 1}@clubhouse:1M" for seat, one in enumerate(who) if one == "-"]])


def fight(*who: str, seats: int = 4, text: str = "", issuer: int = 1, **options: api.Value) -> api.State:
    """A Throw Down at the docks is declared; nobody has Dudes elsewhere nor, but for one, tokens."""
    tokens = ",".join(["1" if seat + 1 == issuer else "0" for seat in range(seats)])
    more = "" if "tokens=" in text else f"tokens={tokens}"
    turn = "" if "turn=" in text else f"turn={issuer}"
    state = table(f"{DOCKS} {people(*who)} {turn} {more} {text}", seats, **options)
    say(state, f"{issuer} throw-down the-docks")
    return state


def totals(messages: list[Message]) -> tuple[object, ...]:
    """(winner from 1 or 0, totals in rolling order)"""
    (message,) = only(messages, "totals")
    return (message[2] + 1, message[4])
