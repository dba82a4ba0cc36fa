"""Steps that hold other steps: conditions, choices, opponents, costs (14.1)."""

from typing import cast

from skulduggery.engine.asks import Ask
from skulduggery.engine.machine import Frame
from skulduggery.engine.programs import Loop, May, OneOf, Part, Seq, finish
from skulduggery.games.scoundrels.rules.state import FACES, Scoundrels, opponents, rules_of
from skulduggery.games.scoundrels.rules.steps import FREED_OPP, FREED_OWN, IT, JAILED, Pick, holds, named


class If(Part[Scoundrels]):
    """``if(c, x)``: x only if the condition holds when the step is reached."""

    def __init__(self, what: tuple[object, ...], part: Part[Scoundrels]) -> None:
        self.what = what
        self.part = part

    def parts(self) -> tuple[Part[Scoundrels], ...]:
        return (self.part,)

    def can(self, t: Scoundrels, frame: Frame) -> bool:
        # Of a whole ability: a step that depends on an earlier one can only do something if that one can.
        return self.met(t, frame) and self.part.can(t, frame)

    def step(self, t: Scoundrels, frame: Frame) -> bool:
        _effect, _pc, seat, source, registers = frame
        if self.met(t, frame):
            t.stack[-1] = (self.part, 0, seat, source, registers)
        else:
            finish(t, registers)
        return False

    def met(self, t: Scoundrels, frame: Frame) -> bool:
        _effect, _pc, seat, _source, registers = frame
        if self.what[0] == "in":
            return registers[IT] >= 0 and FACES[registers[IT]] in cast(tuple[str, ...], self.what[2])
        if self.what[0] != "done":
            return holds(t, seat, self.what, 0)
        what = self.what[1]
        if what == "freed":
            return registers[FREED_OWN] + registers[FREED_OPP] > 0
        return registers[JAILED if what == "jailed" else FREED_OWN if what == "freed-own" else FREED_OPP] > 0


class MayDo(May[Scoundrels]):
    """``may(x)``: the question whether to do x, asked when the step is reached; default no (SC-EFF-05, SC-DEC-04)."""

    def __init__(self, part: Part[Scoundrels], what: str) -> None:
        super().__init__(part, "may", "SC-EFF-05", "SC-TURN-05")
        self.what = what
        """The word of the first step, for the text of the question."""

    def asks(self, t: Scoundrels, frame: Frame) -> tuple[Ask, ...]:
        _effect, _pc, seat, source, _registers = frame
        options = self.options(t, frame)
        return (Ask(seat, f"may-{self.what}", (named(t, source),), options, default=options[0]),)


class OneOfAble(OneOf[Scoundrels]):
    """``choose(x / y)``: the choice of a part that can do something; nothing if none can (SC-EFF-04)."""

    def __init__(self, choices: tuple[Part[Scoundrels], ...], words: tuple[str, ...]) -> None:
        super().__init__(choices, "choose", "SC-EFF-04", "SC-TURN-05")
        self.words = words

    def options(self, t: Scoundrels, frame: Frame) -> tuple[int, ...]:
        return tuple([i for i in range(len(self.choices)) if self.choices[i].can(t, frame)])

    def asks(self, t: Scoundrels, frame: Frame) -> tuple[Ask, ...]:
        _effect, _pc, seat, source, _registers = frame
        options = self.options(t, frame)
        where = (named(t, source),)
        return (Ask(seat, f"choose-{'-or-'.join(self.words)}", where, options, default=options[0]),)


class Opp(Pick):
    """``opp(x)``: the choice of an opponent for whom x does something (SC-EFF-01, SC-EFF-02)."""

    kind = "opponent"
    rule = "SC-EFF-01"

    def __init__(self, part: Part[Scoundrels], richer: bool) -> None:
        self.part = part
        self.richer = richer

    def parts(self) -> tuple[Part[Scoundrels], ...]:
        return (self.part,)

    def options(self, t: Scoundrels, frame: Frame) -> tuple[int, ...]:
        _effect, _pc, asked, source, registers = frame
        out = []
        for seat in opponents(t, asked):
            if self.richer and t.money[seat] <= t.money[asked]:
                continue
            if self.part.can(t, (self.part, 0, seat, source, registers)):
                out.append(seat)
        return tuple(out)

    def chosen(self, t: Scoundrels, frame: Frame, option: int) -> None:
        _effect, _pc, seat, source, registers = frame
        t.tell("target", (seat, option))
        t.stack[-1] = (self.part, 0, option, source, registers)


class EachOpp(Loop[Scoundrels]):
    """``each-opp(x)``: x for each opponent in turn, from the user's left (SC-BLUFF-12)."""

    def __init__(self, part: Part[Scoundrels]) -> None:
        self.part = part

    def parts(self) -> tuple[Part[Scoundrels], ...]:
        return (self.part,)

    def can(self, t: Scoundrels, frame: Frame) -> bool:
        _effect, _pc, asked, source, registers = frame
        return any([self.part.can(t, (self.part, 0, seat, source, registers)) for seat in opponents(t, asked)])

    def round(self, t: Scoundrels, frame: Frame) -> Frame | None:
        _effect, pc, seat, source, registers = frame
        seats = opponents(t, seat)
        return (self.part, 0, seats[pc], source, registers) if pc < len(seats) else None


class Paid(Seq[Scoundrels]):
    """Costs, then steps. As an optional part it is offered only if all costs can be paid (SC-EFF-05)."""

    def __init__(
        self,
        costs: tuple[Part[Scoundrels], ...],
        steps: tuple[Part[Scoundrels], ...],
        require: tuple[tuple[object, ...], ...] = (),
        dollars: int = 0,
        rep: int = 0,
        men: int = 0,
    ) -> None:
        super().__init__((*costs, *steps))
        self.paid = len(costs)
        self.require = require
        self.dollars = dollars
        self.rep = rep
        self.men = men

    def can(self, t: Scoundrels, frame: Frame) -> bool:
        _effect, _pc, seat, _source, _registers = frame
        if t.money[seat] < self.dollars or t.supply[seat] < self.men:
            return False
        if self.rep and t.rep[seat] - self.rep < rules_of(t).lowest:
            return False
        if not all([holds(t, seat, what, 0) for what in self.require]):
            return False
        return any([part.can(t, frame) for part in self.steps[self.paid :]])
