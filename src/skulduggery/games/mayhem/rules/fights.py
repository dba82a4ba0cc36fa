"""Throw Downs (section 5 of the rules)."""

from typing import Final

from skulduggery.engine.asks import Ask
from skulduggery.engine.machine import REGISTERS, Draw, Effect, Frame, Registers
from skulduggery.engine.modifiers import SET, Modifier
from skulduggery.engine.programs import CANCEL, COMMIT, NO, YES, Choose, Draft, finish
from skulduggery.engine.sealed import Sealed
from skulduggery.games.mayhem.rules.deals import expire
from skulduggery.games.mayhem.rules.deals_in_turn import haggling
from skulduggery.games.mayhem.rules.exploiting import spend, start_exploit
from skulduggery.games.mayhem.rules.gangs import (
    dudes,
    gangs_at,
    members_at,
    move,
    patch_order,
    prospects_at,
    sources,
    value,
)
from skulduggery.games.mayhem.rules.goods import PAY, note, put_back
from skulduggery.games.mayhem.rules.heat import add_heat
from skulduggery.games.mayhem.rules.options import BACK_UP, DUDES, back_up_of
from skulduggery.games.mayhem.rules.state import GOODS, GUNS, Mayhem, rules_of
from skulduggery.games.mayhem.rules.transactions import take_patch

NO_BACKUP: Final = (Modifier("backup", SET, 0),)
"""The modifier of an Ambush (MM-GANG-CALAVERAS-2)."""
OPEN_GUNS: Final = 0
DICE: Final = 1
MASK: Final = -3
HOLDER: Final = -2
AMBUSHED: Final = -1
"""Indices of the last registers of a fight: bit mask of the participants, Patch Holder at the start, 1 if an Ambush."""


def declare(t: Mayhem, seat: int, place: int, ambush: bool) -> None:
    """Begin a Throw Down of all gangs at the place; nobody may join or leave it later (MM-THROW-05, -06).

    The first registers are for the Guns that each seat pulls, the next for its die.
    """
    mask = sum([1 << other for other in gangs_at(t, place)])
    registers = (*(0,) * (2 * t.seats), mask, t.patch, int(ambush))
    t.stack.append((rules_of(t).effects["fight"], 0, seat, place, registers))


def fighters(t: Mayhem, registers: Registers) -> list[int]:
    """Return the living participants of a fight, in Patch Order of the moment it was declared (MM-THROW-37)."""
    return [seat for seat in patch_order(t, registers[HOLDER]) if registers[MASK] >> seat & 1]


class Fight(Effect[Mayhem]):
    """A Throw Down until the injuries begin. The frame's seat issued it, its source is the place.

    pc: one Back-up turn for each seat of the table, unused beyond the participants; then Guns, dice and injuries.
    """

    def step(self, t: Mayhem, frame: Frame) -> bool:
        rules = rules_of(t)
        _effect, pc, issuer, place, registers = frame
        n = t.seats
        there = fighters(t, registers)
        t.stack[-1] = (self, pc + 1, issuer, place, registers)
        if pc < n:
            extra = NO_BACKUP if registers[AMBUSHED] else ()
            if pc < len(there) and value(t, -1, "backup", extra) > 0:
                seat = there[pc]
                if (t.tokens[seat] or rules.radar) and sources(t, seat, place):
                    t.stack.append((rules.effects["back-up"], 0, seat, place, ()))
                    if haggling(t):
                        t.stack.append((rules.effects["haggle"], 0, seat, -1, ()))
            return False
        step = pc - n
        if step == OPEN_GUNS:
            if rules.site(place).guns and value(t, -1, "guns_allowed") > 0:
                t.stack.append((rules.effects["guns"], 0, -1, place, ()))
                t.stack.append((rules.effects["shut"], 0, -1, -1, ()))
                if rules.parley_before_guns:
                    t.stack.append((rules.effects["parley"], 0, -1, -1, ()))
            return False
        if step == DICE:
            pull(t, there, registers)
            for seat in reversed(there):
                t.stack.append((rules.effects["die"], 0, seat, place, ()))
            return False
        start_injuries(t, frame, there)
        return False


class Shut(Effect[Mayhem]):
    """The expiry of all offers before a simultaneous secret choice opens (MM-DEAL-22)."""

    def step(self, t: Mayhem, frame: Frame) -> bool:
        expire(t, tuple(range(t.seats)))
        t.stack.pop()
        return False


class BackUp(Draft[Mayhem]):
    """The Back-up that one participant calls from all its sources together (D-04). A step is a BACK_UP.

    Each source costs a token. Committing no step declines Back-up.
    """

    kind = "back-up"
    rule = "MM-THROW-09"
    turn = "MM-THROW-07"

    def more(self, t: Mayhem, frame: Frame, taken: Registers) -> tuple[int, ...]:
        _effect, _pc, seat, origin, _registers = frame
        if len(taken) >= t.tokens[seat]:
            return ()
        used = [back_up_of(step)[0] for step in taken]
        out = []
        for source in sources(t, seat, origin):
            if source in used or (not t.rules.live and taken and source < used[-1]):
                continue
            for m in range(members_at(t, seat, source) + 1):
                for p in range(prospects_at(t, seat, source) + 1):
                    if m + p:
                        out.append(BACK_UP.pack(source, DUDES.pack(m, p)))
        return tuple(out)

    def whole(self, t: Mayhem, frame: Frame, taken: Registers) -> bool:
        return True

    def options(self, t: Mayhem, frame: Frame) -> tuple[int, ...]:
        """Return COMMIT, the possible steps, and CANCEL if any step was taken; in turn there is no CANCEL."""
        _effect, _pc, _seat, _source, registers = frame
        taken = registers[self.front :]
        steps = self.more(t, frame, taken)
        return (COMMIT, *steps, CANCEL) if taken and t.rules.live else (COMMIT, *steps)

    def refusal(self, t: Mayhem, frame: Frame, answer: object) -> str:
        from_er = isinstance(answer, int) and back_up_of(answer)[0] == rules_of(t).er
        return "MM-THROW-12" if from_er else self.rule

    def asks(self, t: Mayhem, frame: Frame) -> tuple[Ask, ...]:
        _effect, _pc, seat, source, registers = frame
        options = self.options(t, frame)
        default = CANCEL if CANCEL in options else COMMIT  # in live play, uncommitted steps don't count (D-04)
        return (Ask(seat, self.kind, (source, *registers), options, default=default, private=True),)

    def commit(self, t: Mayhem, frame: Frame, taken: Registers) -> None:
        _effect, _pc, seat, source, _registers = frame
        for step in taken:
            place, members, prospects = back_up_of(step)
            move(t, seat, place, source, members, prospects)
        t.tokens[seat] -= len(taken)
        if t.events is not None:
            t.tell("back-up", (seat, source, *sorted(taken)))  # sorted to hide the draft (MM-DEC-06)
        t.stack.pop()


class Guns(Sealed[Mayhem]):
    """The simultaneous secret choice of how many Guns each participant pulls (D-05).

    The frame below belongs to the fight; its registers name the participants.
    """

    kind = "guns"
    default: int | None = 0
    rule = "MM-THROW-17"
    turn = "MM-THROW-16"

    def order(self, t: Mayhem, frame: Frame) -> list[int]:
        return fighters(t, t.stack[-2][REGISTERS])

    def options(self, t: Mayhem, frame: Frame, seat: int) -> tuple[int, ...]:
        _effect, _pc, _seat, source, _registers = frame
        return tuple(range(min(dudes(t, seat, source), t.goods[seat * GOODS + GUNS]) + 1))


def pull(t: Mayhem, there: list[int], registers: Registers) -> None:
    """Take the pulled Guns out of the participants' holdings at once (MM-THROW-20)."""
    for seat in there:
        pulled = max(0, registers[seat])
        if pulled:
            t.goods[seat * GOODS + GUNS] -= pulled
            t.fists[seat] = pulled
            note(t, PAY, seat, -1, GUNS, pulled)


class Die(Draw[Mayhem]):
    """The die of one participant; the result goes into the registers of the fight (MM-THROW-21, -44)."""

    kind = "die"
    rule = "MM-GEN-03"

    def ways(self, t: Mayhem, frame: Frame) -> int:
        return 6

    def settle(self, t: Mayhem, frame: Frame, outcome: int) -> None:
        _effect, _pc, seat, _source, _registers = frame
        t.stack.pop()
        i = len(t.stack) - 1
        while t.stack[i][0].name != "fight":
            i -= 1
        effect, pc, issuer, place, registers = t.stack[i]
        at = t.seats + seat
        t.stack[i] = (effect, pc, issuer, place, (*registers[:at], outcome + 1, *registers[at + 1 :]))
        t.tell("die", (seat, outcome + 1))


def total(t: Mayhem, seat: int, place: int, die: int) -> int:
    """Return the sum of a participant's die and its bonuses for Dudes and pulled Guns (MM-THROW-21)."""
    bonus = rules_of(t).bonus
    here = bonus[0] * prospects_at(t, seat, place) + bonus[1] * members_at(t, seat, place)
    return die + here + bonus[2] * t.fists[seat]


def start_injuries(t: Mayhem, frame: Frame, there: list[int]) -> None:
    """Find the winner and push the shooters' and victims' choices and the aftermath (MM-THROW-22 to -31)."""
    _effect, _pc, issuer, place, registers = frame
    n = t.seats
    effects = rules_of(t).effects
    totals = [total(t, seat, place, registers[n + seat]) for seat in there]
    best = [there[i] for i in range(len(there)) if totals[i] == max(totals)]
    holder = registers[HOLDER]
    winner = best[0] if len(best) == 1 else holder if holder in best else -1
    if t.events is not None:
        t.tell("totals", (place, winner, tuple(there), tuple(totals)))
    t.stack[-1] = (effects["aftermath"], 0, issuer, place, (winner, registers[MASK], holder))
    t.stack.append((effects["injuries"], 0, -1, place, (*(0,) * n, holder, registers[MASK])))
    for seat in reversed(there):
        if t.fists[seat]:
            t.stack.append((effects["shoot"], 0, seat, place, (t.fists[seat],)))


class Aftermath(Effect[Mayhem]):
    """Step 6 of a Throw Down after the injuries: Guns, retreat, Heat, Patch, Exploit (MM-THROW-33 to -45).

    Registers: the winner or -1, the bit mask of the participants, the Patch Holder at the start.
    """

    def step(self, t: Mayhem, frame: Frame) -> bool:
        rules = rules_of(t)
        _effect, pc, issuer, place, registers = frame
        winner, mask, holder = registers
        t.stack[-1] = (self, pc + 1, issuer, place, registers)
        there = fighters(t, (mask, holder, 0))
        if pc == 0:
            shooters = [seat for seat in there if t.fists[seat]]
            for seat in shooters:
                put_back(t, GUNS, t.fists[seat])
                t.fists[seat] = 0
            for seat in there:
                if seat != winner:
                    home(t, seat, place)
            for seat in reversed(shooters):
                add_heat(t, seat, value(t, seat, "gun_heat"))
            return False
        alive = winner >= 0 and winner not in t.out
        if pc == 1:
            if alive and winner != holder and mask >> holder & 1 and t.patch != winner:
                t.stack.append((rules.effects["take-patch"], 0, winner, place, ()))
            return False
        t.stack.pop()
        able = alive and (t.tokens[winner] > 0 or rules.radar)
        may = able and winner == issuer and not t.marks >> place & 1
        if may and gangs_at(t, place) == [winner]:
            t.stack.append((rules.effects["exploit-now"], 0, winner, place, ()))
        return False


def home(t: Mayhem, seat: int, place: int) -> None:
    """Send a gang's uninjured Dudes from the fight to its own clubhouse (MM-THROW-34)."""
    members = members_at(t, seat, place)
    prospects = prospects_at(t, seat, place)
    if members + prospects:
        move(t, seat, place, seat, members, prospects)
        t.tell("home", (seat, place, members, prospects))


class YesNo(Choose[Mayhem]):
    """A yes-or-no question to the winner of a fight."""

    turn = "MM-THROW-38"

    def options(self, t: Mayhem, frame: Frame) -> tuple[int, ...]:
        return (NO, YES)


class TakePatch(YesNo):
    """The choice of taking the Patch after defeating its holder (D-08)."""

    kind = "take-patch"
    rule = "MM-THROW-38"

    def asks(self, t: Mayhem, frame: Frame) -> tuple[Ask, ...]:
        _effect, _pc, seat, source, _registers = frame
        return (Ask(seat, self.kind, (source,), (NO, YES), default=YES),)

    def chosen(self, t: Mayhem, frame: Frame, option: int) -> None:
        _effect, _pc, seat, _source, _registers = frame
        if option == YES:
            take_patch(t, seat)
        finish(t, ())


class ExploitNow(YesNo):
    """The choice of exploiting the place at once for a further token (D-09, MM-THROW-39).

    Under the Radar a gang without tokens is asked too, so that the question reveals nothing.
    """

    kind = "exploit-now"
    rule = "MM-THROW-39"

    def options(self, t: Mayhem, frame: Frame) -> tuple[int, ...]:
        _effect, _pc, seat, _source, _registers = frame
        return (NO, YES) if t.tokens[seat] else (NO,)

    def asks(self, t: Mayhem, frame: Frame) -> tuple[Ask, ...]:
        _effect, _pc, seat, source, _registers = frame
        return (Ask(seat, self.kind, (source,), self.options(t, frame), default=NO),)

    def chosen(self, t: Mayhem, frame: Frame, option: int) -> None:
        _effect, _pc, seat, source, _registers = frame
        t.stack.pop()
        if option == YES:
            spend(t, seat, 1)
            t.tell("exploit-now", (seat, source))
            start_exploit(t, seat, source)
