"""Heat, taking the Fall, elimination (section 6 of the rules)."""

from typing import Final

from skulduggery.engine.asks import Ask
from skulduggery.engine.machine import EFFECT, SEAT, Effect, Frame
from skulduggery.engine.programs import Choose, Part
from skulduggery.games.mayhem.rules.deals import expire
from skulduggery.games.mayhem.rules.gangs import living, patch_order, to_pool, value
from skulduggery.games.mayhem.rules.goods import OPEN, note, put_back
from skulduggery.games.mayhem.rules.options import DUDE
from skulduggery.games.mayhem.rules.state import GOODS, MOST, Mayhem, rules_of

PROSPECT: Final = 1
"""The second part of the DUDE of a Prospect."""


def add_heat(t: Mayhem, seat: int, amount: int) -> None:
    """Push one gain of Heat, if ``amount`` is positive (MM-HEAT-03)."""
    if amount > 0:
        t.stack.append((rules_of(t).effects["heat"], 0, seat, -1, (amount,)))


def drop_heat(t: Mayhem, seat: int, amount: int) -> None:
    """Lower a gang's Heat, but not below 0 (MM-TX-13)."""
    dropped = min(amount, t.heat[seat])
    if dropped:
        t.heat[seat] -= dropped
        t.tell("heat", (seat, -dropped, t.heat[seat]))


class Heat(Effect[Mayhem]):
    """One gain of Heat; above the track the gang Takes the Fall at once (MM-HEAT-02). The register: the amount."""

    def step(self, t: Mayhem, frame: Frame) -> bool:
        _effect, _pc, seat, _source, registers = frame
        t.stack.pop()
        if seat in t.out:
            return False
        top = rules_of(t).top_heat
        over = t.heat[seat] + registers[0] > top
        t.heat[seat] = min(top, t.heat[seat] + registers[0])
        t.tell("heat", (seat, registers[0], t.heat[seat]))
        if over:
            t.stack.append((rules_of(t).effects["fall"], 0, seat, -1, ()))
        return False


def fallers(t: Mayhem, seat: int) -> tuple[int, ...]:
    """Return the Dudes of a gang who may Take the Fall, as DUDEs (MM-HEAT-05, -06).

    They are its Members anywhere, the Emergency Room included; for some gangs also its Prospects.
    """
    rules = rules_of(t)
    first = seat * rules.places
    too = value(t, seat, "fall_prospects")
    out: list[int] = []
    for place in range(rules.places):
        if t.members[first + place]:
            out.append(DUDE.pack(place, 0))
        if too and t.prospects[first + place]:
            out.append(DUDE.pack(place, PROSPECT))
    return tuple(out)


class Fall(Choose[Mayhem]):
    """The choice of the Dude who Takes the Fall (D-10). A gang without such a Dude is eliminated (MM-ELIM-01)."""

    kind = "fall"
    public = True
    rule = "MM-HEAT-06"
    turn = "MM-HEAT-08"

    def options(self, t: Mayhem, frame: Frame) -> tuple[int, ...]:
        _effect, _pc, seat, _source, _registers = frame
        return fallers(t, seat)

    def step(self, t: Mayhem, frame: Frame) -> bool:
        _effect, _pc, seat, _source, _registers = frame
        if seat in t.out:
            t.stack.pop()
            return False
        if not self.options(t, frame):
            t.stack.pop()
            eliminate(t, seat)
            return False
        return super().step(t, frame)

    def asks(self, t: Mayhem, frame: Frame) -> tuple[Ask, ...]:
        _effect, _pc, seat, _source, _registers = frame
        options = self.options(t, frame)
        rules = rules_of(t)
        first = seat * rules.places

        def worth(option: int) -> tuple[int, int, int]:
            place, _prospect = DUDE.unpack(option)
            here = t.members[first + place] + t.prospects[first + place]
            return (0 if place == rules.er else 1 if place == seat else 2, -here, option)

        return (Ask(seat, self.kind, (), options, default=min(options, key=worth)),)

    def chosen(self, t: Mayhem, frame: Frame, option: int) -> None:
        _effect, _pc, seat, _source, _registers = frame
        rules = rules_of(t)
        t.stack.pop()
        place, prospect = DUDE.unpack(option)
        to_pool(t, seat, place, 1 - prospect, prospect)
        # A Fall never raises Heat (MM-HEAT-07).
        t.heat[seat] = min(t.heat[seat], rules.fall_heat)
        t.tell("fall", (seat, place, prospect, t.heat[seat]))
        if rules.sides[t.sides[seat]].on_fall and not prospect:
            t.stack.append((rules.effects["on-fall"], 0, seat, -1, ()))


def eliminate(t: Mayhem, seat: int) -> None:
    """Take a gang out of the game, and end the game if one gang is left (MM-ELIM-04 to -06)."""
    rules = rules_of(t)
    if t.events is not None:
        t.tell("out", (seat, tuple(t.goods[seat * GOODS : (seat + 1) * GOODS])))
    for good in range(GOODS):
        held = t.goods[seat * GOODS + good]
        note(t, OPEN, seat, -1, good, held)
        t.goods[seat * GOODS + good] = 0
        put_back(t, good, held)
    for place in range(rules.places):
        t.members[seat * rules.places + place] = 0
        t.prospects[seat * rules.places + place] = 0
    t.pool_members[seat] = MOST
    t.pool_prospects[seat] = MOST - t.off[seat]
    t.tokens[seat] = 0
    t.heat[seat] = 0
    t.out = (*t.out, seat)
    expire(t, (seat,), True)
    if t.patch == seat:
        t.patch = patch_order(t, (seat + 1) % t.seats)[0]
        t.tell("patch", (t.patch,))
    # Drop what the gang was about to do (MM-EXP-09).
    left = [frame for frame in t.stack if frame[SEAT] != seat or not isinstance(frame[EFFECT], Part)]
    t.stack.clear()
    t.stack.extend(left)
    if len(living(t)) == 1:
        # Nothing else is resolved (MM-ELIM-06).
        t.stack.clear()
        t.stack.append((rules.effects["finish"], 0, -1, -1, ()))
