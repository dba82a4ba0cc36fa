"""Henchmen: suspecting cards, going to jail, coming free (section 5 of the rules)."""

from skulduggery.engine.asks import Ask
from skulduggery.engine.machine import EFFECT, Effect, Frame, Offer
from skulduggery.engine.programs import NO, YES, Choose, finish
from skulduggery.engine.triggers import Window
from skulduggery.games.scoundrels.rules.state import WIDTH, Scoundrels, opponents, rules_of
from skulduggery.games.scoundrels.rules.timings import SUSPECTED


def able(t: Scoundrels, seat: int) -> bool:
    """Return whether a seat may place a henchman on the turn card now (SC-BLUFF-01 to -04)."""
    return why_not(t, seat) == ""


def why_not(t: Scoundrels, seat: int) -> str:
    """Return the ID of the rule by which a seat may not place a henchman on the turn card now, or ""."""
    if t.slot < 0:
        if t.active < 0:
            return "SC-DAY-11"
        return "SC-BLUFF-03" if t.face_up >> t.active & 1 else "SC-BLUFF-01"
    if seat == t.active:
        return "SC-BLUFF-03"
    if t.men[t.active * WIDTH + t.slot] >> seat & 1:
        return "SC-BLUFF-02"
    return "" if t.supply[seat] else "SC-BLUFF-04"


def place(t: Scoundrels, whose: int, owner: int, slot: int) -> None:
    """Put a henchman from its owner's supply on a card (SC-BLUFF-16)."""
    t.supply[whose] -= 1
    t.men[owner * WIDTH + slot] |= 1 << whose
    t.noted.append((SUSPECTED, owner, -1, -1, t.stays))
    if t.events is not None:
        t.tell("suspect", (whose, owner, slot))


def to_jail(t: Scoundrels, seat: int, count: int) -> int:
    """Send up to ``count`` available henchmen to jail and return the number that went (SC-BLUFF-25)."""
    went = min(count, t.supply[seat])
    if went:
        t.supply[seat] -= went
        t.jail[seat] += went
        t.tell("jail", (seat, went))
    return went


def set_free(t: Scoundrels, by: int, seat: int, count: int) -> int:
    """Free up to ``count`` henchmen to their owner's supply and return the number freed (SC-BLUFF-24)."""
    went = min(count, t.jail[seat])
    if went:
        t.jail[seat] -= went
        t.supply[seat] += went
        t.tell("free", (by, seat, went))
    return went


class Guard(Choose[Scoundrels]):
    """The choice to place a henchman on the turn card, before one goes to jail or in the last look (SC-BLUFF-10, -13).

    The frame's source is the stay of the scoundrel that threatens the henchman, or -1.
    """

    kind = "guard"
    rule = "SC-BLUFF-10"
    turn = "SC-BLUFF-10"

    def options(self, t: Scoundrels, frame: Frame) -> tuple[int, ...]:
        _effect, _pc, seat, _source, _registers = frame
        return (NO, YES) if able(t, seat) else ()

    def asks(self, t: Scoundrels, frame: Frame) -> tuple[Ask, ...]:
        _effect, _pc, seat, _source, _registers = frame
        return (Ask(seat, self.kind, (t.active, t.slot), self.options(t, frame), default=NO),)

    def refusal(self, t: Scoundrels, frame: Frame, answer: object) -> str:
        _effect, _pc, seat, _source, _registers = frame
        return why_not(t, seat) or self.rule

    def chosen(self, t: Scoundrels, frame: Frame, option: int) -> None:
        _effect, _pc, seat, _source, _registers = frame
        if option == YES:
            place(t, seat, t.active, t.slot)
        elif t.events is not None:
            t.tell("trust", (seat,))
        finish(t, ())


class LastLook(Guard):
    """The last window of a turn, for one opponent (SC-BLUFF-13)."""

    kind = "last-look"
    rule = "SC-BLUFF-13"
    turn = "SC-BLUFF-13"


class LastLooks(Effect[Scoundrels]):
    """One last look for each opponent able to place, clockwise (SC-BLUFF-13), and again after an ability (SC-BLUFF-14).

    pc: number of opponents asked. The register holds the flags when the round began.
    """

    def step(self, t: Scoundrels, frame: Frame) -> bool:
        effect, pc, active, source, registers = frame
        if not registers:
            registers = (t.flags,)
        if t.slot < 0 or (pc == t.seats - 1 and registers[0] == t.flags):
            t.stack.pop()
            return False
        if pc == t.seats - 1:
            t.stack[-1] = (effect, 0, active, source, ())
            return False
        t.stack[-1] = (effect, pc + 1, active, source, registers)
        seat = opponents(t, active)[pc]
        if able(t, seat):
            effects = rules_of(t).effects
            t.stack.append((effects["root"], 0, active, -1, ()))
            t.stack.append((effects["last-look"], 0, seat, -1, ()))
        return False


class Suspect(Offer[Scoundrels]):
    """The open offer to suspect the turn card, for any able opponent at any moment of the turn (SC-BLUFF-08)."""

    kind = "suspect"
    serial = "SC-BLUFF-21"
    closed = "SC-BLUFF-08"

    def asks(self, t: Scoundrels) -> tuple[Ask, ...]:
        if t.slot < 0:
            return ()
        where = (t.active, t.slot)
        return tuple([Ask(seat, self.kind, where, (YES,), open=True) for seat in range(t.seats) if able(t, seat)])

    def check(self, t: Scoundrels, seat: int, answer: object) -> str:
        if not 0 <= seat < t.seats:
            return "SC-BLUFF-08"
        return why_not(t, seat) or ("" if answer == YES else "SC-BLUFF-08")

    def take(self, t: Scoundrels, seat: int, answer: object) -> None:
        # A waiting window, or the one after a root action, takes the new note. Otherwise open a window for it.
        alone = not in_action(t)
        place(t, seat, t.active, t.slot)
        if alone:
            t.stack.append((rules_of(t).effects["react"], 0, -1, -1, ()))


def in_action(t: Scoundrels) -> bool:
    """Return whether a root action or its window is being carried out."""
    return any([frame[EFFECT].name == "root" or isinstance(frame[EFFECT], Window) for frame in t.stack])
