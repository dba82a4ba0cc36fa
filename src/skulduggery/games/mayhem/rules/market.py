"""The Black Market (section 8 of the rules)."""

from typing import Final

from skulduggery.engine.machine import Effect, Frame
from skulduggery.engine.sealed import NOT_ASKED, Sealed
from skulduggery.games.mayhem.rules.deals import end_step
from skulduggery.games.mayhem.rules.gangs import patch_order, value
from skulduggery.games.mayhem.rules.goods import PAY, gain, note
from skulduggery.games.mayhem.rules.heat import add_heat
from skulduggery.games.mayhem.rules.state import CASH, DRUGS, GOODS, Mayhem, rules_of

TRAFFIC: Final[tuple[str, ...]] = ("traffic_shift", "traffic_bonus")
"""The named values by which cards and gangs change the limit."""


def limit(t: Mayhem, seat: int) -> int:
    """Return the most Contraband that a gang may traffic at its Heat, or -1 for no limit (MM-MKT-02, 13.1)."""
    rules = rules_of(t)
    row = min(rules.top_heat, t.heat[seat] + value(t, seat, "traffic_shift"))
    most = rules.limits[row]
    return most + value(t, seat, "traffic_bonus") if most > 0 else most


class Market(Effect[Mayhem]):
    """Phase 4. pc 0: ask for the secret choices; pc 1: pay the sellers, then give them Heat.

    The first registers hold the Contraband that each seat traffics, or NOT_ASKED.
    """

    def step(self, t: Mayhem, frame: Frame) -> bool:
        _effect, pc, asked, source, registers = frame
        rules = rules_of(t)
        if pc == 0:
            t.stack[-1] = (self, 1, asked, source, (0,) * t.seats)
            end_step(t)  # a simultaneous secret choice opens (MM-DEAL-22)
            t.stack.append((rules.effects["traffic"], 0, -1, -1, ()))
            return False
        sold = [max(0, n) for n in registers]
        total = sum(sold)
        street = 0
        for most, price in rules.market:
            if most < 0 or total <= most:
                street = price
                break
        t.stack.pop()
        if not total:  # MM-MKT-13
            return False
        t.tell("market", (total, street))
        for seat in patch_order(t, t.patch):
            if sold[seat]:
                t.goods[seat * GOODS + DRUGS] -= sold[seat]
                t.removed += sold[seat]  # out of the game, not back to the supply (MM-MKT-09)
                note(t, PAY, seat, -1, DRUGS, sold[seat])
                gain(t, seat, CASH, street * sold[seat])
        for seat in reversed(patch_order(t, t.patch)):
            if sold[seat]:
                add_heat(t, seat, 1)
        return False


class Traffic(Sealed[Mayhem]):
    """The secret choice of how much Contraband each gang traffics (D-11).

    A gang is asked unless its limit is 0, even if it has no Contraband (MM-MKT-05).
    """

    kind = "traffic"
    default: int | None = 0
    rule = "MM-MKT-04"
    turn = "MM-MKT-03"

    def order(self, t: Mayhem, frame: Frame) -> list[int]:
        _effect, _pc, _seat, _source, registers = frame
        if registers:  # once set, they mark the seats that are asked
            return [seat for seat in patch_order(t, t.patch) if registers[seat] != NOT_ASKED]
        return [seat for seat in patch_order(t, t.patch) if limit(t, seat)]

    def options(self, t: Mayhem, frame: Frame, seat: int) -> tuple[int, ...]:
        held = t.goods[seat * GOODS + DRUGS]
        most = limit(t, seat)
        return tuple(range((held if most < 0 else min(most, held)) + 1))
