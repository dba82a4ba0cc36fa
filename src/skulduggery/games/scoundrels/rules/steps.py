"""Basic steps of abilities: money, reputation, jail, cards; and their numbers and conditions (14.1)."""

from typing import Final, cast

from skulduggery.engine.asks import Ask
from skulduggery.engine.machine import Frame, Registers
from skulduggery.engine.programs import Choose, Part, finish
from skulduggery.games.scoundrels.rules import poker_cards
from skulduggery.games.scoundrels.rules.board import PILE, at, crew, find
from skulduggery.games.scoundrels.rules.henchmen import able, set_free, to_jail
from skulduggery.games.scoundrels.rules.state import SLOTS, STOLEN, Scoundrels, opponents, rules_of
from skulduggery.games.scoundrels.rules.timings import DOLLARS, REP_GAINED, REP_LOST

IT: Final = 0
"""Registers of a program. This one is ``it``: a safe's cell, a played card or deck, a face, or a stay; -1 for none."""
FREED_OWN: Final = 1
FREED_OPP: Final = 2
JAILED: Final = 3
X: Final = 4
USER: Final = 5
"""The seat that uses the ability, also inside ``opp(...)``, where the frame's seat is the opponent."""
TAKEN: Final = 6
"""1 + the trait of the scoundrel hired last from the pile (SC-JOB-DOCTOR-8)."""
WHOSE: Final = 7
"""The owner of the henchman freed last, or -1."""
RESULTS: Final = 8

NO_STAY: Final = -1
"""The source of a frame that belongs to no scoundrel."""


def blank(user: int) -> Registers:
    """Return the registers of a program at its beginning."""
    return (-1, 0, 0, 0, 0, user, 0, -1)


def named(t: Scoundrels, source: int) -> int:
    """Return the trait of the scoundrel that is the source of a question, or -1: all that a seat may know of a stay."""
    return at(t, source)[0]


class Pick(Choose[Scoundrels]):
    """A choice whose first option is the default when time is up (SC-DEC-04)."""

    turn = "SC-TURN-05"
    public = True

    def about(self, t: Scoundrels, frame: Frame) -> tuple[int, ...]:
        """Return public numbers that say what the question is about, besides the scoundrel that asks it."""
        return ()

    def asks(self, t: Scoundrels, frame: Frame) -> tuple[Ask, ...]:
        _effect, _pc, seat, source, _registers = frame
        options = self.options(t, frame)
        where = (named(t, source), *self.about(t, frame))
        return (Ask(seat, self.kind, where, options, default=options[0]),)


class Name(Pick):
    """A choice that sets ``it`` for the steps after it, to -1 if there is nothing to choose."""

    def step(self, t: Scoundrels, frame: Frame) -> bool:
        _effect, _pc, _seat, _source, registers = frame
        if not self.options(t, frame):
            finish(t, (-1, *registers[1:]))
            return False
        return super().step(t, frame)


# Numbers and conditions


def number(t: Scoundrels, frame: Frame, what: object) -> int:
    """Return the present value of a number of an ability."""
    _effect, _pc, seat, _source, registers = frame
    if isinstance(what, int):
        return what
    node = cast(tuple[object, ...], what)
    word = node[0]
    if word == "x":
        return registers[X]
    if word == "times":
        return cast(int, node[1]) * number(t, frame, node[2])
    if word == "min" or word == "max":
        a = number(t, frame, node[1])
        b = number(t, frame, node[2])
        return min(a, b) if word == "min" else max(a, b)
    if word == "count" and node[1] == "jailed":
        return registers[JAILED]
    return quantity(t, seat, cast(str, node[1]), 0)


def quantity(t: Scoundrels, seat: int, what: str, bonus: int) -> int:
    """Return a number that everybody can see. ``bonus``: dollars that count as received (SC-USE-10)."""
    if what == "dollars":
        return t.money[seat] + bonus
    if what == "reputation":
        return t.rep[seat]
    if what == "own-scoundrels":
        return len(crew(t, seat))
    if what == "cards-today":  # SC-EFF-08
        return len(poker_cards.played(t, seat)) if t.active >= 0 else rules_of(t).turns
    if what == "own-marks-out":
        return sum([1 for mark in t.marks if mark[1] == seat])
    if what == "stolen-safes":
        return t.where.count(STOLEN + seat)
    if what == "supply":
        return t.supply[seat]
    assert what == "opponent-safes", what
    return max([t.where.count(STOLEN + other) for other in opponents(t, seat)])


def holds(t: Scoundrels, seat: int, what: tuple[object, ...], bonus: int) -> bool:
    """Return whether a condition of an ability holds now."""
    word = what[0]
    if what[1] == "slot":
        return t.active == seat and t.slot >= 0 and SLOTS[t.slot] == what[2]
    a = what[1] if isinstance(what[1], int) else quantity(t, seat, cast(str, what[1]), bonus)
    b = what[2] if isinstance(what[2], int) else quantity(t, seat, cast(str, what[2]), bonus)
    if word == "<":
        return a < b
    if word == "<=":
        return a <= b
    if word == "=":
        return a == b
    return a >= b if word == ">=" else a > b


# Money and reputation


def earn(t: Scoundrels, seat: int, dollars: int, source: int) -> None:
    """Take dollars from the bank."""
    if dollars > 0:
        t.money[seat] += dollars
        if source >= 0:  # leader abilities, Sheriff and strategy cards raise no event (SC-TIME-19)
            t.noted.append((DOLLARS, seat, source, -1, t.stays))
        if t.events is not None:
            t.tell("gain", (seat, dollars))


def pay(t: Scoundrels, seat: int, dollars: int) -> None:
    """Pay dollars to the bank (SC-EFF-07)."""
    if dollars:
        t.money[seat] -= dollars
        if t.events is not None:
            t.tell("spend", (seat, dollars))


def move_rep(t: Scoundrels, seat: int, spaces: int) -> None:
    """Gain or lose reputation as far as the track goes (SC-REP-01 to -06)."""
    rules = rules_of(t)
    before = t.rep[seat]
    t.rep[seat] = min(rules.highest, max(rules.lowest, before + spaces))
    if t.rep[seat] == before:
        return
    t.noted.append((REP_GAINED if spaces > 0 else REP_LOST, seat, -1, -1, t.stays))
    if t.events is not None:
        t.tell("rep", (seat, t.rep[seat] - before, t.rep[seat]))


class Step(Part[Scoundrels]):
    """A step that asks nothing."""

    def do(self, t: Scoundrels, frame: Frame) -> Registers:
        """Do the step and return the registers from now on."""
        raise NotImplementedError

    def step(self, t: Scoundrels, frame: Frame) -> bool:
        results = self.do(t, frame)
        finish(t, results)
        return False


class Gain(Step):
    """``gain(n)``"""

    def __init__(self, what: object) -> None:
        self.what = what

    def can(self, t: Scoundrels, frame: Frame) -> bool:
        return number(t, frame, self.what) > 0

    def do(self, t: Scoundrels, frame: Frame) -> Registers:
        _effect, _pc, seat, source, registers = frame
        earn(t, seat, number(t, frame, self.what), source if seat == registers[USER] else NO_STAY)
        return registers


class Rob(Step):
    """``rob(n)``: the opponent hands over n dollars, or all if there are fewer (SC-EFF-07)."""

    def __init__(self, what: object) -> None:
        self.what = what

    def can(self, t: Scoundrels, frame: Frame) -> bool:
        _effect, _pc, seat, _source, _registers = frame
        return t.money[seat] > 0

    def do(self, t: Scoundrels, frame: Frame) -> Registers:
        _effect, _pc, seat, source, registers = frame
        dollars = min(number(t, frame, self.what), t.money[seat])
        user = registers[USER]
        if dollars > 0:
            t.money[seat] -= dollars
            t.money[user] += dollars
            if source >= 0:
                t.noted.append((DOLLARS, user, source, -1, t.stays))
            t.tell("rob", (user, seat, dollars))
        return registers


class Rep(Step):
    """``rep(+n)``, ``rep(-n)``, also as a cost."""

    def __init__(self, spaces: int) -> None:
        self.spaces = spaces

    def can(self, t: Scoundrels, frame: Frame) -> bool:
        _effect, _pc, seat, _source, _registers = frame
        return t.rep[seat] < rules_of(t).highest if self.spaces > 0 else t.rep[seat] > rules_of(t).lowest

    def do(self, t: Scoundrels, frame: Frame) -> Registers:
        _effect, _pc, seat, _source, registers = frame
        move_rep(t, seat, self.spaces)
        return registers


class Spend(Step):
    """``spend(n)`` as a cost."""

    def __init__(self, dollars: int) -> None:
        self.dollars = dollars

    def do(self, t: Scoundrels, frame: Frame) -> Registers:
        _effect, _pc, seat, _source, registers = frame
        pay(t, seat, self.dollars)
        return registers


class SpendX(Pick):
    """``spend(X: a..b)``: the player announces X and pays it (SC-JOB-HOUSE-10)."""

    kind = "spend"
    rule = "SC-JOB-HOUSE-10"

    def __init__(self, least: int, most: int) -> None:
        self.least = least
        self.most = most

    def options(self, t: Scoundrels, frame: Frame) -> tuple[int, ...]:
        _effect, _pc, seat, _source, _registers = frame
        return tuple(range(self.least, min(self.most, t.money[seat]) + 1))

    def chosen(self, t: Scoundrels, frame: Frame, option: int) -> None:
        _effect, _pc, seat, _source, registers = frame
        pay(t, seat, option)
        finish(t, (*registers[:X], option, *registers[X + 1 :]))


# Henchmen in and out of jail


class Jail(Step):
    """``jail(k)``, as a cost or as a loss of an opponent. Guarded opens the window before it (SC-BLUFF-10, -18)."""

    def __init__(self, count: int) -> None:
        self.count = count

    def can(self, t: Scoundrels, frame: Frame) -> bool:
        _effect, _pc, seat, _source, _registers = frame
        return t.supply[seat] > 0

    def do(self, t: Scoundrels, frame: Frame) -> Registers:
        _effect, _pc, seat, _source, registers = frame
        went = to_jail(t, seat, self.count)
        return (*registers[:JAILED], registers[JAILED] + went, *registers[JAILED + 1 :])


class Guarded(Part[Scoundrels]):
    """A part before which only the opponent about to lose henchmen may place one (SC-BLUFF-10, -11)."""

    def __init__(self, part: Part[Scoundrels]) -> None:
        self.part = part

    def parts(self) -> tuple[Part[Scoundrels], ...]:
        return (self.part,)

    def can(self, t: Scoundrels, frame: Frame) -> bool:
        return self.part.can(t, frame)

    def step(self, t: Scoundrels, frame: Frame) -> bool:
        _effect, _pc, seat, source, registers = frame
        t.stack[-1] = (self.part, 0, seat, source, registers)
        if able(t, seat):
            t.stack.append((rules_of(t).effects["guard"], 0, seat, source, ()))
        return False


class FreeOwn(Step):
    """``free(k, own)``: free k of the player's henchmen, or as many as possible (SC-JOB-HOUSE-13)."""

    def __init__(self, count: int) -> None:
        self.count = count

    def can(self, t: Scoundrels, frame: Frame) -> bool:
        _effect, _pc, seat, _source, _registers = frame
        return t.jail[seat] > 0

    def do(self, t: Scoundrels, frame: Frame) -> Registers:
        _effect, _pc, seat, _source, registers = frame
        went = set_free(t, seat, seat, self.count)
        if not went:
            return registers
        return (registers[IT], registers[FREED_OWN] + went, *registers[FREED_OPP:WHOSE], seat)


class FreeAny(Pick):
    """``free(k, any)``: choose owners of henchmen to free, one by one, up to k. pc: number already freed."""

    kind = "free"
    rule = "SC-BLUFF-24"

    def __init__(self, count: int) -> None:
        self.count = count

    def options(self, t: Scoundrels, frame: Frame) -> tuple[int, ...]:
        _effect, pc, _seat, _source, _registers = frame
        return tuple([seat for seat in range(t.seats) if t.jail[seat]]) if pc < self.count else ()

    def chosen(self, t: Scoundrels, frame: Frame, option: int) -> None:
        _effect, pc, seat, source, results = frame
        set_free(t, seat, option, 1)
        own = int(option == results[USER])
        registers = (
            results[IT],
            results[FREED_OWN] + own,
            results[FREED_OPP] + 1 - own,
            *results[JAILED:WHOSE],
            option,
        )
        t.stack[-1] = (self, pc + 1, seat, source, registers)


# The player's poker cards, and the discard pile


class ToBottom(Step):
    """``to-bottom(it)``: put a scoundrel of the pile under the pile (SC-JOB-UNDERTAKER-3)."""

    def can(self, t: Scoundrels, frame: Frame) -> bool:
        _effect, _pc, _seat, _source, registers = frame
        return find(t, registers[IT])[0] == PILE

    def do(self, t: Scoundrels, frame: Frame) -> Registers:
        _effect, _pc, _seat, _source, registers = frame
        zone, place = find(t, registers[IT])
        if zone == PILE:
            one = t.pile[place]
            t.pile = (*t.pile[:place], *t.pile[place + 1 :], one)
            t.tell("to-bottom", (one[0], one[1]))
        return registers
