"""Safes and marks: scouting, marking, stealing, abandoning (section 7 of the rules)."""

from typing import Final

from skulduggery.engine.asks import Ask
from skulduggery.engine.machine import Frame
from skulduggery.engine.programs import Part, finish
from skulduggery.games.scoundrels.rules.options import MARK, MOVE, MOVED
from skulduggery.games.scoundrels.rules.state import DONE, STOLEN, UNUSED, Scoundrels, opponents, rules_of
from skulduggery.games.scoundrels.rules.steps import IT, RESULTS, Name, Pick
from skulduggery.games.scoundrels.rules.timings import FALSE_MARK, OPP_STOLE, SCOUTED, STOLE

ANY: Final = -1
"""Any location."""
NOT_ON_MAP: Final = -2
"""The unused safes."""


def on_map(t: Scoundrels, where: int) -> tuple[int, ...]:
    """Return the cells of the safes at a location, at ANY location, or NOT_ON_MAP."""
    rules = rules_of(t)
    if where == NOT_ON_MAP:
        return tuple([cell for cell in range(len(t.where)) if t.where[cell] == UNUSED])
    return tuple(
        [
            cell
            for cell in range(len(t.where))
            if 0 <= t.where[cell] < STOLEN and (where == ANY or rules.location_of[cell] == where)
        ]
    )


def unused_only(t: Scoundrels, where: int, answer: object, rule: str) -> str:
    """Return the ID of the rule that refuses a safe not at ``where``: SC-SAFE-27 for an unused one, else ``rule``."""
    return "SC-SAFE-27" if where != NOT_ON_MAP and answer in on_map(t, NOT_ON_MAP) else rule


def look(t: Scoundrels, seat: int, cell: int) -> None:
    """Note that a seat has seen what is in a safe."""
    t.looks[seat] |= 1 << cell


def supply(t: Scoundrels, seat: int) -> list[int]:
    """Return the numbers that a seat can still put on a safe, ascending (SC-SAFE-05, SC-SAFE-06)."""
    out = []
    for a, b, count in rules_of(t).mark_kinds:
        used = sum([1 for mark in t.marks if mark[1] == seat and (mark[2] == a or mark[2] == b)])
        if used < count:
            out += [a, b]
    return sorted(out)


def movable(t: Scoundrels, seat: int) -> list[tuple[int, int]]:
    """Return (cell, number) of each mark that a seat may move: not those on safes of opponents (SC-SAFE-08)."""
    out = []
    for cell, owner, face in t.marks:
        if owner == seat and (t.where[cell] < STOLEN or t.where[cell] == STOLEN + seat) and (cell, face) not in out:
            out.append((cell, face))
    return sorted(out)


def false_number(t: Scoundrels, cell: int, face: int) -> bool:
    """Return whether no safe of the cell's location has this number (SC-CONST-19)."""
    rules = rules_of(t)
    return not rules.listed[rules.location_of[cell]] >> face & 1


def lay_mark(t: Scoundrels, seat: int, cell: int, face: int) -> None:
    """Mark a safe, which lets the seat look into it (SC-SAFE-03, SC-SAFE-13)."""
    t.marks = (*t.marks, (cell, seat, face))
    look(t, seat, cell)
    if false_number(t, cell, face):
        t.noted.append((FALSE_MARK, seat, -1, -1, t.stays))


def lift_mark(t: Scoundrels, seat: int, cell: int, face: int) -> None:
    """Remove one of a seat's marks."""
    at = t.marks.index((cell, seat, face))
    t.marks = (*t.marks[:at], *t.marks[at + 1 :])


class Scout(Name):
    """``scout(where)``: look at a safe in secret (SC-SAFE-01, -02). Without a safe there is no mark either (-12)."""

    kind = "scout"
    rule = "SC-SAFE-02"

    def __init__(self, where: int) -> None:
        self.where = where

    def options(self, t: Scoundrels, frame: Frame) -> tuple[int, ...]:
        return on_map(t, self.where)

    def refusal(self, t: Scoundrels, frame: Frame, answer: object) -> str:
        return unused_only(t, self.where, answer, self.rule)

    def chosen(self, t: Scoundrels, frame: Frame, option: int) -> None:
        _effect, _pc, seat, source, registers = frame
        look(t, seat, option)
        t.noted.append((SCOUTED, seat, source, -1, t.stays))
        t.tell("scout", (seat, option, t.faces[option]), (2,), 1 << seat)
        finish(t, (option, *registers[1:]))


class MarkAny(Name):
    """``mark(any)``: the choice of a safe to mark unseen (SC-JOB-MASTERMIND-1)."""

    kind = "mark-any"
    rule = "SC-SAFE-02"

    def options(self, t: Scoundrels, frame: Frame) -> tuple[int, ...]:
        return on_map(t, ANY)

    def refusal(self, t: Scoundrels, frame: Frame, answer: object) -> str:
        return unused_only(t, ANY, answer, self.rule)

    def chosen(self, t: Scoundrels, frame: Frame, option: int) -> None:
        _effect, _pc, seat, source, registers = frame
        t.stack[-1] = (t.rules.effects["mark"], 0, seat, source, (option, *registers[1:]))


class Mark(Pick):
    """``mark(it)``: the choice of a number. With all marks out: none, or move one here (SC-SAFE-03 to -09)."""

    kind = "mark"
    rule = "SC-SAFE-06"
    public = False

    def options(self, t: Scoundrels, frame: Frame) -> tuple[int, ...]:
        _effect, _pc, seat, _source, registers = frame
        cell = registers[IT]
        if cell < 0:
            return ()
        left = supply(t, seat)
        if left:
            return tuple(left)
        partner = rules_of(t).partner
        out = [DONE]
        for other, face in movable(t, seat):
            if other != cell:
                for new in sorted((face, partner[face])):
                    out.append(MOVE + MOVED.pack(other, face, new))
        return tuple(out)

    def about(self, t: Scoundrels, frame: Frame) -> tuple[int, ...]:
        _effect, _pc, _seat, _source, registers = frame
        return (registers[IT],)

    def refusal(self, t: Scoundrels, frame: Frame, answer: object) -> str:
        _effect, _pc, seat, _source, _registers = frame
        if answer == DONE or (isinstance(answer, int) and answer >= MOVE):
            return "SC-SAFE-08" if not supply(t, seat) else "SC-SAFE-07"
        return self.rule

    def chosen(self, t: Scoundrels, frame: Frame, option: int) -> None:
        _effect, _pc, seat, _source, registers = frame
        cell = registers[IT]
        if option == DONE:
            t.tell("no-mark", (seat, cell))
        elif option < MOVE:
            lay_mark(t, seat, cell, option)
            t.tell("mark", (seat, cell, option, t.faces[cell]), (3,), 1 << seat)
        else:
            source, face, new = MOVED.unpack(option - MOVE)
            move(t, seat, source, face, cell, new)
        finish(t, registers)


def move(t: Scoundrels, seat: int, source: int, face: int, cell: int, new: int) -> None:
    """Move a mark to another safe, which counts as marking, or turn it over (SC-SAFE-09, SC-JOB-FORGER-2)."""
    lift_mark(t, seat, source, face)
    if source == cell:
        t.marks = (*t.marks, (cell, seat, new))
    else:
        lay_mark(t, seat, cell, new)
    t.tell("move-mark", (seat, source, face, cell, new, t.faces[cell]), (5,), 1 << seat)


class MoveMark(Pick):
    """``move-mark``: the choice of a mark, then of its new place (SC-JOB-FORGER-1). An option is a MARK.

    pc 0: choose the mark. pc 1: choose its new safe and number, with the mark in a register after the results.
    """

    kind = "move-mark"
    rule = "SC-JOB-FORGER-2"

    def options(self, t: Scoundrels, frame: Frame) -> tuple[int, ...]:
        _effect, pc, seat, _source, registers = frame
        if pc == 0:
            return tuple([MARK.pack(cell, face) for cell, face in movable(t, seat)])
        source, face = MARK.unpack(registers[RESULTS])
        partner = rules_of(t).partner[face]
        out = [MARK.pack(source, partner)]
        for cell in on_map(t, ANY):
            if cell != source:
                out += [MARK.pack(cell, number) for number in sorted((face, partner))]
        return tuple(out)

    def asks(self, t: Scoundrels, frame: Frame) -> tuple[Ask, ...]:
        _effect, pc, _seat, _source, registers = frame
        ask = super().asks(t, frame)[0]
        if pc:
            ask.kind = "move-mark-to"
            ask.args = (*ask.args, registers[RESULTS])
        return (ask,)

    def can(self, t: Scoundrels, frame: Frame) -> bool:
        _effect, _pc, seat, _source, _registers = frame
        return len(movable(t, seat)) > 0

    def chosen(self, t: Scoundrels, frame: Frame, option: int) -> None:
        _effect, pc, seat, origin, registers = frame
        if pc == 0:
            t.stack[-1] = (self, 1, seat, origin, (*registers, option))
            return
        source, face = MARK.unpack(registers[RESULTS])
        cell, new = MARK.unpack(option)
        move(t, seat, source, face, cell, new)
        finish(t, registers[:RESULTS])


class Steal(Pick):
    """``steal(where)``: take a safe with its marks face down onto the player's sheet (SC-SAFE-17)."""

    kind = "steal"
    rule = "SC-SAFE-17"

    def __init__(self, where: int) -> None:
        self.where = where

    def options(self, t: Scoundrels, frame: Frame) -> tuple[int, ...]:
        return on_map(t, self.where)

    def refusal(self, t: Scoundrels, frame: Frame, answer: object) -> str:
        if isinstance(answer, int) and 0 <= answer < len(t.where) and t.where[answer] >= STOLEN:
            return "SC-SAFE-18"
        return unused_only(t, self.where, answer, self.rule)

    def chosen(self, t: Scoundrels, frame: Frame, option: int) -> None:
        steal(t, frame, option)


class StealIt(Part[Scoundrels]):
    """``steal(it)``: steal the safe just scouted."""

    def can(self, t: Scoundrels, frame: Frame) -> bool:
        _effect, _pc, _seat, _source, registers = frame
        return registers[IT] >= 0 and t.where[registers[IT]] < STOLEN

    def step(self, t: Scoundrels, frame: Frame) -> bool:
        _effect, _pc, _seat, _source, registers = frame
        if self.can(t, frame):
            steal(t, frame, registers[IT])
        else:
            finish(t, registers)
        return False


def steal(t: Scoundrels, frame: Frame, cell: int) -> None:
    """Steal a safe for the frame's seat, which abandons one if above the limit (SC-SAFE-19, SC-SAFE-21)."""
    _effect, _pc, seat, source, registers = frame
    place(t, cell, STOLEN + seat)
    look(t, seat, cell)
    t.noted.append((STOLE, seat, source, -1, t.stays))
    for other in opponents(t, seat):
        t.noted.append((OPP_STOLE, other, -1, -1, t.stays))
    t.tell("steal", (seat, cell, t.faces[cell]), (2,), 1 << seat)
    if t.where.count(STOLEN + seat) > rules_of(t).limits[t.day - 1]:
        t.stack[-1] = (rules_of(t).effects["abandon"], 0, seat, source, registers)
    else:
        finish(t, registers)


def place(t: Scoundrels, cell: int, where: int) -> None:
    """Put a safe at a place: a space, UNUSED, or STOLEN + seat."""
    t.where = (*t.where[:cell], where, *t.where[cell + 1 :])


class Abandon(Pick):
    """The choice of the stolen safe that goes back, the new one included (SC-SAFE-21 to -25)."""

    kind = "abandon"
    rule = "SC-SAFE-21"

    def options(self, t: Scoundrels, frame: Frame) -> tuple[int, ...]:
        _effect, _pc, seat, _source, _registers = frame
        return tuple([cell for cell in range(len(t.where)) if t.where[cell] == STOLEN + seat])

    def chosen(self, t: Scoundrels, frame: Frame, option: int) -> None:
        _effect, _pc, seat, _source, registers = frame
        rules = rules_of(t)
        location = rules.location_of[option]
        taken = [t.where[cell] for cell in on_map(t, location)]
        free = [space for space in range(rules.spaces[location]) if space not in taken]
        place(t, option, free[0] if free else UNUSED)
        t.tell("abandon", (seat, option, t.faces[option], t.where[option]), (2,), 1 << seat)
        finish(t, registers)


class SwapSafe(Pick):
    """``swap-safe(it)``: swap the unused safe with one of its location on the map (SC-JOB-TEST-SUBJECT-3)."""

    kind = "swap-safe"
    rule = "SC-JOB-TEST-SUBJECT-1"

    def options(self, t: Scoundrels, frame: Frame) -> tuple[int, ...]:
        _effect, _pc, _seat, _source, registers = frame
        cell = registers[IT]
        return on_map(t, rules_of(t).location_of[cell]) if cell >= 0 and t.where[cell] == UNUSED else ()

    def about(self, t: Scoundrels, frame: Frame) -> tuple[int, ...]:
        _effect, _pc, _seat, _source, registers = frame
        return (registers[IT],)

    def chosen(self, t: Scoundrels, frame: Frame, option: int) -> None:
        _effect, _pc, seat, _source, registers = frame
        cell = registers[IT]
        space = t.where[option]
        place(t, option, UNUSED)
        place(t, cell, space)
        t.tell("swap-safe", (seat, cell, option))
        finish(t, registers)
