"""Steps that hold other steps: conditions, choices, opponents, costs (14.1)."""

from typing import cast

from skulduggery.engine.asks import Ask
from skulduggery.engine.machine import Frame
from skulduggery.engine.programs import Loop, May, OneOf, Part, Seq, give
from skulduggery.games.scoundrels.rules.setup import FACES, Scoundrels, opponents, rules_of
from skulduggery.games.scoundrels.rules.steps import FREED_OPP, FREED_OWN, IT, JAILED, Pick, holds, named


class If(Part[Scoundrels]):
    """``if(c, x)``: only if the condition holds when it is reached."""

    def __init__(self, what: tuple[object, ...], part: Part[Scoundrels]) -> None:
        self.what = what
        self.part = part

    def parts(self) -> tuple[Part[Scoundrels], ...]:
        return (self.part,)

    def can(self, t: Scoundrels, f: Frame) -> bool:
        # Of a whole ability: what hangs on an earlier step can only do something if that one can.
        return self.met(t, f) and self.part.can(t, f)

    def step(self, t: Scoundrels, f: Frame) -> bool:
        if self.met(t, f):
            t.stack[-1] = (self.part, 0, f[2], f[3], f[4])
        else:
            give(t, f[4])
        return False

    def met(self, t: Scoundrels, f: Frame) -> bool:
        if self.what[0] == "in":
            return f[4][IT] >= 0 and FACES[f[4][IT]] in cast(tuple[str, ...], self.what[2])
        if self.what[0] != "done":
            return holds(t, f[2], self.what, 0)
        what = self.what[1]
        if what == "freed":
            return f[4][FREED_OWN] + f[4][FREED_OPP] > 0
        return f[4][JAILED if what == "jailed" else FREED_OWN if what == "freed-own" else FREED_OPP] > 0


class MayDo(May[Scoundrels]):
    """``may(x)``: asked when it is reached; no is what happens when time is up (SC-EFF-05, SC-DEC-04)."""

    def __init__(self, part: Part[Scoundrels], what: str) -> None:
        super().__init__(part, "may", "SC-EFF-05", "SC-TURN-05")
        self.what = what
        """The word of the first step, for whoever words the question."""

    def asks(self, t: Scoundrels, f: Frame) -> tuple[Ask, ...]:
        options = self.options(t, f)
        return (Ask(f[2], f"may-{self.what}", (named(t, f[3]),), options, default=options[0]),)


class OneOfAble(OneOf[Scoundrels]):
    """``choose(x / y)``: one that can do something; if none can, nothing (SC-EFF-04)."""

    def __init__(self, choices: tuple[Part[Scoundrels], ...], words: tuple[str, ...]) -> None:
        super().__init__(choices, "choose", "SC-EFF-04", "SC-TURN-05")
        self.words = words

    def options(self, t: Scoundrels, f: Frame) -> tuple[int, ...]:
        return tuple([i for i in range(len(self.choices)) if self.choices[i].can(t, f)])

    def asks(self, t: Scoundrels, f: Frame) -> tuple[Ask, ...]:
        options = self.options(t, f)
        where = (named(t, f[3]),)
        return (Ask(f[2], f"choose-{'-or-'.join(self.words)}", where, options, default=options[0]),)


class Opp(Pick):
    """``opp(x)``: one opponent for whom it does something (SC-EFF-01, SC-EFF-02)."""

    kind = "opponent"
    rule = "SC-EFF-01"

    def __init__(self, part: Part[Scoundrels], richer: bool) -> None:
        self.part = part
        self.richer = richer

    def parts(self) -> tuple[Part[Scoundrels], ...]:
        return (self.part,)

    def options(self, t: Scoundrels, f: Frame) -> tuple[int, ...]:
        out = []
        for seat in opponents(t, f[2]):
            if self.richer and t.money[seat] <= t.money[f[2]]:
                continue
            if self.part.can(t, (self.part, 0, seat, f[3], f[4])):
                out.append(seat)
        return tuple(out)

    def chosen(self, t: Scoundrels, f: Frame, option: int) -> None:
        if t.events is not None:
            t.tell("target", (f[2], option))
        t.stack[-1] = (self.part, 0, option, f[3], f[4])


class EachOpp(Loop[Scoundrels]):
    """``each-opp(x)``: one after the other from the user's left (SC-BLUFF-12)."""

    def __init__(self, part: Part[Scoundrels]) -> None:
        self.part = part

    def parts(self) -> tuple[Part[Scoundrels], ...]:
        return (self.part,)

    def can(self, t: Scoundrels, f: Frame) -> bool:
        return any([self.part.can(t, (self.part, 0, seat, f[3], f[4])) for seat in opponents(t, f[2])])

    def round(self, t: Scoundrels, f: Frame) -> Frame | None:
        seats = opponents(t, f[2])
        return (self.part, 0, seats[f[1]], f[3], f[4]) if f[1] < len(seats) else None


class Paid(Seq[Scoundrels]):
    """Costs, then steps. As a part of something optional it can be had only if all costs can be paid (SC-EFF-05)."""

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

    def can(self, t: Scoundrels, f: Frame) -> bool:
        seat = f[2]
        if t.money[seat] < self.dollars or t.supply[seat] < self.men:
            return False
        if self.rep and t.rep[seat] - self.rep < rules_of(t).lowest:
            return False
        if not all([holds(t, seat, what, 0) for what in self.require]):
            return False
        return any([part.can(t, f) for part in self.steps[self.paid :]])
