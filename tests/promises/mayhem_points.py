"""A second reckoning of Men of Mayhem: the Cash of each gang, from the movements of goods alone."""

from typing import Any

from skulduggery import api
from skulduggery.api import State

GAIN, PAY, LOSE, STEAL, SWAP, OPEN, HALVE = 0, 1, 2, 3, 4, 8, 9
"""The kinds of movements (games/mayhem/rules/goods.py)."""


def count_up(state: State) -> list[int]:
    """The Cash of each gang at the end."""
    table: dict[str, Any] = api.pack(state)
    cash = [0] * state.seats
    begun: set[int] = set()
    for what, seat, other, good, amount, taken, _ in table["acts"]:
        if good != 0:
            continue
        if what == OPEN:
            cash[seat] = 0 if seat in begun else amount
            begun.add(seat)
        elif what == GAIN:
            cash[seat] += amount
        elif what in (PAY, HALVE):
            cash[seat] -= amount
        elif what == LOSE:
            cash[seat] -= taken
        elif what == STEAL:
            cash[seat] += taken
            cash[other] -= taken
        elif what == SWAP:
            cash[seat] -= amount
            cash[other] += amount
    return cash
