"""Steps of abilities that need no board of their own: money, reputation, jail, cards; numbers and conditions (14.1)."""

from typing import Final, cast

from skulduggery.engine.asks import Ask
from skulduggery.engine.machine import Frame, Registers
from skulduggery.engine.programs import Choose, Part, give
from skulduggery.games.scoundrels.rules import poker_cards
from skulduggery.games.scoundrels.rules.board import PILE, at, crew, find
from skulduggery.games.scoundrels.rules.henchmen import able, set_free, to_jail
from skulduggery.games.scoundrels.rules.setup import (
    DOLLARS,
    REP_GAINED,
    REP_LOST,
    SLOTS,
    STOLEN,
    Scoundrels,
    opponents,
    rules_of,
)

IT: Final = 0
"""Registers of a program: what the step before was about: a safe's cell, a played card or deck, a stay."""
FREED_OWN: Final = 1
FREED_OPP: Final = 2
JAILED: Final = 3
X: Final = 4
USER: Final = 5
"""Who uses it, also inside ``opp(...)``, where the frame's seat is the opponent."""
TAKEN: Final = 6
"""1 + the trait of the scoundrel hired last from the pile (SC-JOB-DOCTOR-8)."""
WHOSE: Final = 7
"""The owner of the henchman freed last, or -1."""
RESULTS: Final = 8

NO_STAY: Final = -1
"""The source of what no scoundrel does."""


def blank(user: int) -> Registers:
    """The registers of a program that begins."""
    return (-1, 0, 0, 0, 0, user, 0, -1)


def named(t: Scoundrels, source: int) -> int:
    """The trait of the scoundrel that is the source of a question, or -1: what a seat may know of a stay."""
    return at(t, source)[0]


class Pick(Choose[Scoundrels]):
    """A choice whose first option is the one to take when time is up (SC-DEC-04)."""

    turn = "SC-TURN-05"
    public = True

    def about(self, t: Scoundrels, f: Frame) -> tuple[int, ...]:
        """What the question is about, besides the scoundrel that asks it: public numbers."""
        return ()

    def asks(self, t: Scoundrels, f: Frame) -> tuple[Ask, ...]:
        options = self.options(t, f)
        where = (named(t, f[3]), *self.about(t, f))
        return (Ask(f[2], self.kind, where, options, default=options[0]),)


class Name(Pick):
    """A choice that says what ``it`` is for the steps after it: nothing, if there is nothing to choose."""

    def step(self, t: Scoundrels, f: Frame) -> bool:
        if not self.options(t, f):
            give(t, (-1, *f[4][1:]))
            return False
        return super().step(t, f)


# Numbers and conditions


def number(t: Scoundrels, f: Frame, what: object) -> int:
    """What a number of an ability comes to now."""
    if isinstance(what, int):
        return what
    node = cast(tuple[object, ...], what)
    word = node[0]
    if word == "x":
        return f[4][X]
    if word == "times":
        return cast(int, node[1]) * number(t, f, node[2])
    if word == "min" or word == "max":
        a = number(t, f, node[1])
        b = number(t, f, node[2])
        return min(a, b) if word == "min" else max(a, b)
    if word == "count" and node[1] == "jailed":
        return f[4][JAILED]
    return quantity(t, f[2], cast(str, node[1]), 0)


def quantity(t: Scoundrels, seat: int, what: str, bonus: int) -> int:
    """A number that everybody can see; ``bonus``: dollars that count as received (SC-USE-10)."""
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
    """Whether a condition of an ability holds now."""
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

    def do(self, t: Scoundrels, f: Frame) -> Registers:
        """Do it; what comes back are the registers from now on."""
        raise NotImplementedError

    def step(self, t: Scoundrels, f: Frame) -> bool:
        results = self.do(t, f)
        give(t, results)
        return False


class Gain(Step):
    """``gain(n)``"""

    def __init__(self, what: object) -> None:
        self.what = what

    def can(self, t: Scoundrels, f: Frame) -> bool:
        return number(t, f, self.what) > 0

    def do(self, t: Scoundrels, f: Frame) -> Registers:
        earn(t, f[2], number(t, f, self.what), f[3] if f[2] == f[4][USER] else NO_STAY)
        return f[4]


class Rob(Step):
    """``rob(n)``: the opponent hands over what there is (SC-EFF-07)."""

    def __init__(self, what: object) -> None:
        self.what = what

    def can(self, t: Scoundrels, f: Frame) -> bool:
        return t.money[f[2]] > 0

    def do(self, t: Scoundrels, f: Frame) -> Registers:
        dollars = min(number(t, f, self.what), t.money[f[2]])
        user = f[4][USER]
        if dollars > 0:
            t.money[f[2]] -= dollars
            t.money[user] += dollars
            if f[3] >= 0:
                t.noted.append((DOLLARS, user, f[3], -1, t.stays))
            if t.events is not None:
                t.tell("rob", (user, f[2], dollars))
        return f[4]


class Rep(Step):
    """``rep(+n)``, ``rep(-n)``, also as a cost."""

    def __init__(self, spaces: int) -> None:
        self.spaces = spaces

    def can(self, t: Scoundrels, f: Frame) -> bool:
        return t.rep[f[2]] < rules_of(t).highest if self.spaces > 0 else t.rep[f[2]] > rules_of(t).lowest

    def do(self, t: Scoundrels, f: Frame) -> Registers:
        move_rep(t, f[2], self.spaces)
        return f[4]


class Spend(Step):
    """``spend(n)`` as a cost."""

    def __init__(self, dollars: int) -> None:
        self.dollars = dollars

    def do(self, t: Scoundrels, f: Frame) -> Registers:
        pay(t, f[2], self.dollars)
        return f[4]


class SpendX(Pick):
    """``spend(X: a..b)``: X is announced and paid (SC-JOB-HOUSE-10)."""

    kind = "spend"
    rule = "SC-JOB-HOUSE-10"

    def __init__(self, least: int, most: int) -> None:
        self.least = least
        self.most = most

    def options(self, t: Scoundrels, f: Frame) -> tuple[int, ...]:
        return tuple(range(self.least, min(self.most, t.money[f[2]]) + 1))

    def chosen(self, t: Scoundrels, f: Frame, option: int) -> None:
        pay(t, f[2], option)
        give(t, (*f[4][:X], option, *f[4][X + 1 :]))


# Henchmen in and out of jail


class Jail(Step):
    """``jail(k)``: a cost, or what an opponent suffers. The window before it is Guarded's (SC-BLUFF-10, -18)."""

    def __init__(self, count: int) -> None:
        self.count = count

    def can(self, t: Scoundrels, f: Frame) -> bool:
        return t.supply[f[2]] > 0

    def do(self, t: Scoundrels, f: Frame) -> Registers:
        went = to_jail(t, f[2], self.count)
        return (*f[4][:JAILED], f[4][JAILED] + went, *f[4][JAILED + 1 :])


class Guarded(Part[Scoundrels]):
    """Before an opponent loses a henchman it alone is asked whether to place one (SC-BLUFF-10, -11)."""

    def __init__(self, part: Part[Scoundrels]) -> None:
        self.part = part

    def parts(self) -> tuple[Part[Scoundrels], ...]:
        return (self.part,)

    def can(self, t: Scoundrels, f: Frame) -> bool:
        return self.part.can(t, f)

    def step(self, t: Scoundrels, f: Frame) -> bool:
        t.stack[-1] = (self.part, 0, f[2], f[3], f[4])
        if able(t, f[2]):
            t.stack.append((rules_of(t).effects["guard"], 0, f[2], f[3], ()))
        return False


class FreeOwn(Step):
    """``free(k, own)``: as many as possible (SC-JOB-HOUSE-13)."""

    def __init__(self, count: int) -> None:
        self.count = count

    def can(self, t: Scoundrels, f: Frame) -> bool:
        return t.jail[f[2]] > 0

    def do(self, t: Scoundrels, f: Frame) -> Registers:
        went = set_free(t, f[2], f[2], self.count)
        if not went:
            return f[4]
        return (f[4][IT], f[4][FREED_OWN] + went, *f[4][FREED_OPP:WHOSE], f[2])


class FreeAny(Pick):
    """``free(k, any)``: whose henchman, one by one, as many as possible. pc: freed already."""

    kind = "free"
    rule = "SC-BLUFF-24"

    def __init__(self, count: int) -> None:
        self.count = count

    def options(self, t: Scoundrels, f: Frame) -> tuple[int, ...]:
        return tuple([seat for seat in range(t.seats) if t.jail[seat]]) if f[1] < self.count else ()

    def chosen(self, t: Scoundrels, f: Frame, option: int) -> None:
        set_free(t, f[2], option, 1)
        own = int(option == f[4][USER])
        registers = (f[4][IT], f[4][FREED_OWN] + own, f[4][FREED_OPP] + 1 - own, *f[4][JAILED:WHOSE], option)
        t.stack[-1] = (self, f[1] + 1, f[2], f[3], registers)


# Cards of one's own, and the pile


class Draw(Step):
    """``draw(n)`` (SC-JOB-AUTOMATON-2)."""

    def __init__(self, count: int) -> None:
        self.count = count

    def can(self, t: Scoundrels, f: Frame) -> bool:
        return len(t.decks[f[2]]) > 0

    def do(self, t: Scoundrels, f: Frame) -> Registers:
        if t.decks[f[2]]:
            poker_cards.draw(t, f[2], self.count)
        return f[4]


class Reveal(Step):
    """``reveal(own-deck)``: ``it`` is the face, for everybody (SC-INFO-04)."""

    def can(self, t: Scoundrels, f: Frame) -> bool:
        return len(t.decks[f[2]]) > 0

    def do(self, t: Scoundrels, f: Frame) -> Registers:
        if not t.decks[f[2]]:
            return (-1, *f[4][1:])
        face = poker_cards.look_at_top(t, f[2], poker_cards.ALL)
        if t.events is not None:
            t.tell("reveal-top", (f[2], face))
        return (face, *f[4][1:])


class ShuffleIt(Part[Scoundrels]):
    """``shuffle(own-deck)``, ``shuffle(it)``: ``it`` is a deck as ``peek`` names it."""

    def __init__(self, own: bool) -> None:
        self.own = own

    def can(self, t: Scoundrels, f: Frame) -> bool:
        return len(t.decks[self.owner(f)]) > 0

    def owner(self, f: Frame) -> int:
        return f[2] if self.own else f[4][IT] // 7

    def step(self, t: Scoundrels, f: Frame) -> bool:
        t.stack[-1] = (t.rules.effects["shuffle"], 0, f[2], self.owner(f), f[4])
        return False


class ToBottom(Step):
    """``to-bottom(it)``: under the pile, if it lies in the pile (SC-JOB-UNDERTAKER-3)."""

    def can(self, t: Scoundrels, f: Frame) -> bool:
        return find(t, f[4][IT]) >> 6 == PILE

    def do(self, t: Scoundrels, f: Frame) -> Registers:
        where = find(t, f[4][IT])
        if where >> 6 == PILE:
            place = where & 63
            one = t.pile[place]
            t.pile = (*t.pile[:place], *t.pile[place + 1 :], one)
            if t.events is not None:
                t.tell("to-bottom", (one[0], one[1]))
        return f[4]
