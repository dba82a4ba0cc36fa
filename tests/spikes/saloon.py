"""A saloon with a few scoundrels: what scenarios of scoundrels.md need, by the mechanisms of the whole game.

Left out: poker cards' faces, Sheriff, stealing, end of day. A scoundrel is (trait, job, stay): the stay is new
whenever it leaves the board, the saloon or the pile, so that a frame whose source is a stay notices it. Stays grow, so
a stay also says whether a scoundrel was there when something happened.
"""

import re
import tomllib
from pathlib import Path

from skulduggery.engine.asks import Ask
from skulduggery.engine.machine import Effect, Offer, Rules
from skulduggery.engine.programs import (
    CANCEL,
    COMMIT,
    NO,
    YES,
    Choose,
    Draft,
    Loop,
    May,
    OneOf,
    Part,
    Seq,
    finish,
    name_parts,
)
from skulduggery.engine.triggers import Noting, Window

CARDS = tomllib.loads((Path(__file__).parent / "saloon.toml").read_text())
JOBS = list(CARDS["jobs"])
TRAITS = list(CARDS["traits"])
EMPTY = (-1, -1, -1)
PLACES = 6  # B0 .. B5
USED, HIRED, DOLLARS, REP_GAINED, SUSPECTED = range(5)
EVENTS = {"hired-other": HIRED, "dollars-by-scoundrel": DOLLARS, "rep-gained": REP_GAINED, "suspected": SUSPECTED}
STEPS = {"left": -1, "right": 1, "up": -3, "down": 3}
IT, JAILED = 0, 1  # the results of a program
BLANK = (-1, 0)
SLOTS = "A23456"
PASS = -1


class SaloonRules(Rules):
    def __init__(self, seats, live=False):
        super().__init__("saloon", seats, "spike")
        self.live = live
        self.jobs = [parse(data["program"]) for data in CARDS["jobs"].values()]
        self.traits = list(CARDS["traits"].values())
        for name, (_, program) in zip(JOBS, self.jobs, strict=True):
            name_parts(self, program, f"job/{name}")
        self.leader = {"A": parse("scout(any); mark(it)")[1], "3": parse("gain(3)")[1], "4": parse("gain(4)")[1]}
        self.leader["2"] = self.leader["A"]
        for slot in "A34":
            name_parts(self, self.leader[slot], f"leader/{slot}")
        for effect in (Turn, Root, React, Activation, Uses, Again, Guard, Place, Room, LastLook):
            self.add(effect(), effect.__name__.lower())
        self.offers["suspect"] = Suspect()


class Saloon(Noting):
    __slots__ = ("active", "boards", "decks", "flags", "jail", "leader_flags", "looks", "marks", "money", "pile", "rep",
                 "safes", "saloon", "slot", "stays", "supply", "suspects")  # fmt: skip

    def clone(self):
        t = Saloon.__new__(Saloon)
        Noting.__init__(t, self.rules, self.stack.copy(), self.rng, self.noted.copy())
        for name in Saloon.__slots__:
            value = getattr(self, name)
            setattr(t, name, value.copy() if isinstance(value, list) else value)
        return t


def table(rules, money=(0, 0, 0), boards=None, saloon=(), pile=(), slot=-1, supply=(2, 2, 2), at="abilities"):
    """A table in the turn of seat 0. Scoundrels are given as "trait job", a board as {place: scoundrel}."""
    t = Saloon.__new__(Saloon)
    Noting.__init__(t, rules, [(rules.effects["turn"], TURN[at], 0, -1, ())], -1, [])
    t.stays = 0

    def scoundrel(text):
        trait, job = text.split()
        t.stays += 1
        return (TRAITS.index(trait), JOBS.index(job), t.stays)

    t.boards = []
    for seat in range(rules.seats):
        board = (boards or {}).get(seat, {})
        t.boards.append(tuple(scoundrel(board[p]) if p in board else EMPTY for p in range(PLACES)))
    t.saloon = tuple(scoundrel(text) for text in saloon)
    t.pile = tuple(scoundrel(text) for text in pile)
    t.decks = [(TRAITS.index("thirsty"), TRAITS.index("wealthy")), (JOBS.index("cow"), JOBS.index("banker"))]
    t.money, t.rep, t.supply = list(money), [0] * rules.seats, list(supply)
    t.jail = [3 - n for n in supply]
    t.flags = t.leader_flags = t.suspects = 0
    t.active, t.slot = 0, slot
    t.safes = [2, 4, 3, 6, 5]  # the value of each safe on the map
    t.looks = [0] * rules.seats
    t.marks = ()
    return t


# What lies where


def find(t, stay):
    """(zone, index) of a scoundrel: zone 0.. is a board, -2 the saloon, -3 the pile; None if it has left."""
    for seat, board in enumerate(t.boards):
        for p, one in enumerate(board):
            if one[2] == stay:
                return seat, p
    for zone, row in ((-2, t.saloon), (-3, t.pile)):
        for p, one in enumerate(row):
            if one[2] == stay:
                return zone, p
    return None


def card(t, stay):
    zone, p = find(t, stay)
    return (t.boards[zone] if zone >= 0 else t.saloon if zone == -2 else t.pile)[p]


def put(t, zone, p, one):
    row = t.boards[zone] if zone >= 0 else t.saloon if zone == -2 else t.pile
    row = (*row[:p], one, *row[p + 1 :])
    if zone >= 0:
        t.boards[zone] = row
    elif zone == -2:
        t.saloon = row
    else:
        t.pile = row


def cost(one):
    """SC-SCOU-05."""
    holes = CARDS["jobs"][JOBS[one[1]]]["holes"]
    return sum(i not in holes for i in range(1, CARDS["traits"][TRAITS[one[0]]]["cost"] + 1))


def fresh(t, one):
    t.stays += 1
    return (one[0], one[1], t.stays)


def discard(t, stay):
    """On top of the pile; the saloon is refilled at once (SC-SALOON-01)."""
    zone, p = find(t, stay)
    one = card(t, stay)
    if zone == -3:
        t.pile = (*t.pile[:p], *t.pile[p + 1 :])
    else:
        put(t, zone, p, EMPTY)
    t.pile = (fresh(t, one), *t.pile)
    refill(t)


def refill(t):
    there = [one for one in t.saloon if one != EMPTY]
    while len(there) < len(t.saloon) and t.decks[0] and t.decks[1]:
        there.insert(0, (t.decks[0][-1], t.decks[1][-1], 0))
        there[0] = fresh(t, there[0])
        t.decks = [t.decks[0][:-1], t.decks[1][:-1]]
    t.saloon = (*[EMPTY] * (len(t.saloon) - len(there)), *there)


def gain(t, seat, n, source):
    if n > 0:
        t.money[seat] += n
        if source >= 0:  # not the leader's (SC-TIME-19)
            t.noted.append((DOLLARS, seat, source, -1, t.stays))


def opponents(t, seat):
    return [(seat + i) % t.seats for i in range(1, t.seats)]


def halves(one):
    return 1 << one[0] | 1 << (len(TRAITS) + one[1])


def usable(t, seat, one):
    """Flags and costs (SC-USE-07), timing aside. Of the costs only discard-self is here: it can always be paid."""
    return one != EMPTY and not t.flags & halves(one)


def in_ability(t):
    """Whether an ability is being carried out: a window that waits is none."""
    for i in range(len(t.stack) - 1, -1, -1):
        effect = t.stack[i][0]
        if isinstance(effect, Window):
            return i < len(t.stack) - 1
        if isinstance(effect, Root):
            return True
    return False


# The turn


TURN = {"start": 0, "plan": 1, "abilities": 2, "last": 3, "close": 4}


class Turn(Effect):
    """Steps T1, T2, T3 and T6 of one turn."""

    def step(self, s, f):
        pc = f[1]
        if pc == TURN["last"]:
            s.stack[-1] = (self, TURN["close"], *f[2:])
            s.stack.append((s.rules.effects["lastlook"], 0, f[2], -1, ()))
            return False
        if pc == TURN["close"]:
            s.stack.pop()
            return False
        return True

    def options(self, s, f):
        if f[1] == TURN["plan"]:
            return tuple(range(len(SLOTS)))
        mine = [one for one in s.boards[f[2]] if usable(s, f[2], one) and self.opened(s, f, s.rules.traits[one[0]])]
        options = [PASS, *[one[2] for one in mine]]
        slot = self.leader(s, f)
        if slot:
            options.append(0)
        return tuple(options)

    def leader(self, s, f):
        if f[1] != TURN["abilities"] or s.slot < 0 or SLOTS[s.slot] not in s.rules.leader:
            return ""
        return "" if s.leader_flags >> s.slot & 1 else SLOTS[s.slot]

    def opened(self, s, f, trait):
        if f[1] == TURN["start"]:
            return trait["timing"] == "start" and not (trait.get("broke") and s.money[f[2]])
        return trait["timing"] == "icons" and s.slot >= 0 and SLOTS[s.slot] in trait["numbers"]

    def asks(self, s, f):
        return (Ask(f[2], list(TURN)[f[1]], (), self.options(s, f)),)

    def check(self, s, f, seat, answer):
        if seat != f[2]:
            return "SC-TURN-01"
        return "" if answer in self.options(s, f) else "SC-USE-07"

    def answer(self, s, f, seat, answer):
        if f[1] == TURN["plan"]:
            s.slot = answer
            s.stack[-1] = (self, f[1] + 1, *f[2:])
        elif answer == PASS:
            s.stack[-1] = (self, f[1] + 1, *f[2:])
        elif answer == 0:
            s.leader_flags |= 3 if s.slot < 2 else 1 << s.slot  # A and 2 share a flag
            root(s, (s.rules.leader[SLOTS[s.slot]], 0, seat, -1, BLANK))
        else:
            root(s, (s.rules.effects["activation"], 0, seat, answer, (*BLANK, 0, YES, -1)))


def root(s, frame):
    """A root action, then its window (SC-TURN-03)."""
    s.stack.append((s.rules.effects["root"], 0, frame[2], -1, ()))
    s.stack.append(frame)


class Root(Effect):
    """Stands below a root action; then the window opens in its place."""

    def step(self, s, f):
        s.stack[-1] = (s.rules.effects["react"], 0, -1, -1, ())
        return False


class React(Window):
    rule = "SC-TRIG-02"
    turn = "SC-TRIG-03"

    def matches(self, s, note):
        what, seat, source, left, stays = note
        out = []
        for p, one in enumerate(s.boards[seat]):
            trait = s.rules.traits[one[0]] if one != EMPTY else {"timing": ""}
            if trait["timing"] == "arrow" and what == USED:
                there = find(s, source)
                place = there[1] if there and there[0] == seat else left
                if place > 0 and any(self.linked(p, STEPS[arrow]) == place for arrow in trait["arrows"]):
                    out.append(one[2])
            elif trait["timing"] == "event":
                was_there = one[2] != source and one[2] <= stays  # when it happened (SC-TIME-12)
                if was_there and EVENTS[trait["event"]] == what:
                    out.append(one[2])
        return out

    def linked(self, p, way):
        q = p + way
        return q if 0 < q < PLACES and (abs(way) == 3 or p // 3 == q // 3) else -1

    def owner(self, s, entry):
        there = find(s, entry)
        return there[0] if there and there[0] >= 0 else -1

    def usable(self, s, entry):
        return usable(s, self.owner(s, entry), card(s, entry))

    def order(self, s, f):
        return [s.active, *opponents(s, s.active)]

    def use(self, s, entry):
        s.stack.append((s.rules.effects["activation"], 0, self.owner(s, entry), entry, (*BLANK, 0, YES, -1)))


# Using a scoundrel (4.4)


class Activation(Effect):
    """One complete use. Registers: results, whether a self-discard is due, whether by its own timing, the job used."""

    def step(self, s, f):
        _, pc, seat, stay, registers = f
        there = find(s, stay)
        if pc == 0:
            one = card(s, stay)
            s.flags |= halves(one)
            if registers[3] == YES:
                gain(s, seat, s.rules.traits[one[0]].get("bonus", 0), stay)
            s.stack[-1] = (self, 1, seat, stay, registers)
            s.stack.append((s.rules.effects["uses"], 0, seat, stay, registers))
            return False
        left = -1
        it = stay
        if there and (registers[2] or s.rules.traits[card(s, stay)[0]].get("discard")):
            left = there[1] if there[0] >= 0 else -1
            discard(s, stay)
            it = s.pile[0][2]
        s.noted.append((USED, seat, stay, left, s.stays))
        finish(s, (it,))
        return False


class Uses(Loop):
    """Rounds: a use, the question whether again, the second use. The job is looked up at each (SC-USE-25)."""

    def round(self, s, f):
        _, pc, seat, stay, registers = f
        if find(s, stay) is None:
            return None
        one = card(s, stay)
        other_job = one[1] != registers[4]
        if pc == 1:
            twice = registers[3] == YES and s.rules.traits[one[0]].get("twice")
            flagged = other_job and s.flags & 1 << (len(TRAITS) + one[1])
            return (s.rules.effects["again"], 0, seat, stay, registers) if twice and not flagged else None
        if pc == 3 or (pc == 2 and registers[IT] != YES):
            return None
        s.flags |= halves(one)
        due, steps = s.rules.jobs[one[1]]
        s.stack[-1] = (self, pc + 1, seat, stay, (*BLANK, registers[2] or int(due), registers[3], one[1]))
        return (steps, 0, seat, stay, BLANK)


class Again(Choose):
    """Use it a second time? (SC-USE-21)"""

    kind = "again"
    rule = "SC-USE-25"
    turn = "SC-TURN-01"

    def options(self, s, f):
        return (NO, YES)

    def chosen(self, s, f, option):
        finish(s, (option,))


class Word(Part):
    """A word of 14.1 that asks nothing."""

    def __init__(self, *args):
        self.args = args

    def do(self, s, f):
        """Do it; what comes back are the results from now on."""
        raise NotImplementedError

    def step(self, s, f):
        finish(s, self.do(s, f) or f[4])
        return False


class Gain(Word):
    def do(self, s, f):
        n = f[4][JAILED] if self.args[0] == "count(jailed)" else int(self.args[0])
        gain(s, f[2], n, f[3])


class Rep(Word):
    def do(self, s, f):
        n = int(self.args[0])
        s.rep[f[2]] = min(6, max(-2, s.rep[f[2]] + n))
        if n > 0:
            s.noted.append((REP_GAINED, f[2], f[3], -1, s.stays))


class ToBottom(Word):
    def do(self, s, f):
        there = find(s, f[4][IT])
        if there and there[0] == -3:
            one = card(s, f[4][IT])
            s.pile = (*[other for other in s.pile if other != one], one)


class Scout(Choose):
    kind = "scout"
    rule = "SC-SAFE-02"
    turn = "SC-TURN-01"

    def options(self, s, f):
        return tuple(range(len(s.safes)))

    def chosen(self, s, f, option):
        s.looks[f[2]] |= 1 << option
        if s.events is not None:
            s.tell("scout", (f[2], option, s.safes[option]), (2,), 1 << f[2])
        finish(s, (option, *f[4][1:]))


class Mark(Choose):
    kind = "mark"
    rule = "SC-SAFE-06"
    turn = "SC-TURN-01"

    def options(self, s, f):
        return (2, 3, 4, 5, 6, 7)

    def chosen(self, s, f, option):
        s.marks = (*s.marks, (f[4][IT], f[2], option))
        finish(s, f[4])


class UseOther(Choose):
    """use(own), use(saloon), use(discard): an activation without the other's own timing."""

    kind = "use"
    public = True
    rule = "SC-USE-31"
    turn = "SC-TURN-01"

    def __init__(self, where):
        self.where = where

    def options(self, s, f):
        rows = {"own": s.boards[f[2]], "saloon": s.saloon, "discard": s.pile[:1]}
        return tuple(one[2] for one in rows[self.where] if usable(s, f[2], one))

    def chosen(self, s, f, option):
        s.stack[-1] = (s.rules.effects["activation"], 0, f[2], option, (*BLANK, 0, NO, -1))


class SwapJobs(Choose):
    """An option is first * 16 + second; places 0-5 are the board, 6-8 the saloon."""

    kind = "swap-jobs"
    rule = "SC-JOB-TAILOR-3"
    turn = "SC-TURN-01"

    def __init__(self, first, _second):
        self.first = first

    def options(self, s, f):
        row = (*s.boards[f[2]], *s.saloon)
        out = []
        for a in range(PLACES):
            if row[a] == EMPTY or (row[a][2] == f[3]) != (self.first == "this"):
                continue
            out += [a * 16 + b for b in range(len(row)) if b != a and row[b] != EMPTY and row[b][2] != f[3]]
        return tuple(out)

    def chosen(self, s, f, option):
        row = (*s.boards[f[2]], *s.saloon)
        one, other = row[option // 16], row[option % 16]
        for stay, new in ((one[2], (one[0], other[1], one[2])), (other[2], (other[0], one[1], other[2]))):
            put(s, *find(s, stay), new)
        finish(s, f[4])


class Opp(Choose):
    """opp(x): choose an opponent and apply x: one for whom it does something if there is one (SC-EFF-01)."""

    kind = "opponent"
    public = True
    rule = "SC-EFF-01"
    turn = "SC-TURN-01"

    def __init__(self, part):
        self.part = part

    def parts(self):
        return (self.part,)

    def options(self, s, f):
        return tuple(seat for seat in opponents(s, f[2]) if self.part.can(s, (self.part, 0, seat, f[3], f[4])))

    def chosen(self, s, f, option):
        s.stack[-1] = (self.part, 0, option, f[3], f[4])


class EachOpp(Loop):
    """each-opp(x): target by target from the user's left, each with its own window (SC-BLUFF-12)."""

    def __init__(self, part):
        self.part = part

    def parts(self):
        return (self.part,)

    def round(self, s, f):
        seats = opponents(s, f[2])
        return (self.part, 0, seats[f[1]], f[3], f[4]) if f[1] < len(seats) else None


class Jail(Part):
    """jail(k) on an opponent: first the guard window, where public facts allow it (SC-BLUFF-10, -11)."""

    def __init__(self, _k):
        pass

    def can(self, s, f):
        return s.supply[f[2]] > 0

    def step(self, s, f):
        seat = f[2]
        if f[1] == 0:
            s.stack[-1] = (self, 1, *f[2:])
            if able(s, seat):
                s.stack.append((s.rules.effects["guard"], 0, seat, f[3], ()))
            return False
        went = min(1, s.supply[seat])
        s.supply[seat] -= went
        s.jail[seat] += went
        finish(s, (f[4][IT], f[4][JAILED] + went))
        return False


# Henchmen


def able(s, seat):
    """SC-BLUFF-01, -02, -03, -04."""
    return s.slot >= 0 and seat != s.active and s.supply[seat] > 0 and not s.suspects >> seat & 1


def place_henchman(s, seat):
    s.supply[seat] -= 1
    s.suspects |= 1 << seat
    s.noted.append((SUSPECTED, s.active, -1, -1, s.stays))
    if s.events is not None:
        s.tell("suspect", (seat, s.slot))


class Guard(Choose):
    """Place a henchman before it goes to jail?"""

    kind = "guard"
    rule = "SC-BLUFF-10"
    turn = "SC-BLUFF-10"

    def options(self, s, f):
        return (NO, YES) if able(s, f[2]) else ()

    def chosen(self, s, f, option):
        if option == YES:
            place_henchman(s, f[2])
        finish(s, ())


class LastLook(Effect):
    """T6: clockwise every opponent able to place is asked once (SC-BLUFF-13), again if that let an ability be used.

    pc: opponents asked; registers: the flags when the round began.
    """

    def step(self, s, f):
        _, pc, active, source, registers = f
        registers = registers or (s.flags,)
        if pc == s.seats - 1:
            if registers[0] == s.flags:
                s.stack.pop()
            else:
                s.stack[-1] = (self, 0, active, source, ())
            return False
        seat = opponents(s, active)[pc]
        s.stack[-1] = (self, pc + 1, active, source, registers)
        if able(s, seat):
            root(s, (s.rules.effects["guard"], 0, seat, -1, ()))
        return False


class Suspect(Offer):
    """The open interrupt (SC-BLUFF-08)."""

    kind = "suspect"
    serial = "SC-BLUFF-21"
    closed = "SC-BLUFF-08"

    def asks(self, s):
        return tuple(Ask(seat, self.kind, (), (YES,), open=True) for seat in range(s.seats) if able(s, seat))

    def check(self, s, seat, answer):
        if s.slot < 0:
            return "SC-BLUFF-01"
        if seat == s.active:
            return "SC-BLUFF-03"
        if not s.supply[seat]:
            return "SC-BLUFF-04"
        return "SC-BLUFF-02" if s.suspects >> seat & 1 else ""

    def take(self, s, seat, answer):
        inside = in_ability(s)
        asking = isinstance(s.stack[-1][0], Window)
        place_henchman(s, seat)
        if not inside and not asking:  # a root action of its own, so a window of its own
            s.stack.append((s.rules.effects["react"], 0, -1, -1, ()))


# Hiring (4.7)


class Hire(Choose):
    """hire(from, full): choose, pay, discard if full, place and rearrange, refill (SC-HIRE-07)."""

    kind = "hire"
    public = True
    rule = "SC-HIRE-02"
    turn = "SC-TURN-01"

    def __init__(self, where, _price):
        self.where = where

    def options(self, s, f):
        row = s.saloon if self.where == "saloon" else s.pile[:1]
        return tuple(one[2] for one in row if one != EMPTY and cost(one) <= s.money[f[2]])

    def chosen(self, s, f, option):
        s.money[f[2]] -= cost(card(s, option))
        s.stack[-1] = (s.rules.effects["room"], 0, f[2], option, f[4])


class Room(Choose):
    """Who leaves a full board? (SC-HIRE-04) The hired one takes the place. The frame's source is the hired one."""

    kind = "room"
    public = True
    rule = "SC-HIRE-04"
    turn = "SC-TURN-01"

    def options(self, s, f):
        free = [p for p in range(1, PLACES) if s.boards[f[2]][p] == EMPTY]
        return (free[0],) if free else (*range(1, PLACES), PLACES)

    def chosen(self, s, f, option):
        one = card(s, f[3])
        zone, p = find(s, f[3])
        if zone == -3:
            s.pile = (*s.pile[:p], *s.pile[p + 1 :])
        else:
            put(s, zone, p, EMPTY)
        one = fresh(s, one)
        if option == PLACES:
            s.pile = (one, *s.pile)
        else:
            old = s.boards[f[2]][option]
            if old != EMPTY:
                s.pile = (fresh(s, old), *s.pile)
            put(s, f[2], option, one)
        s.stack[-1] = (s.rules.effects["place"], 0, f[2], one[2], f[4])


class Place(Draft):
    """Place and rearrange, one decision (SC-HIRE-06). A step swaps two places: first * 8 + second."""

    kind = "arrange"
    rule = "SC-HIRE-06"
    turn = "SC-TURN-01"
    front = len(BLANK)

    def more(self, s, f, taken):
        return tuple(a * 8 + b for a in range(1, PLACES) for b in range(a + 1, PLACES))

    def whole(self, s, f, taken):
        return True

    def commit(self, s, f, taken):
        row = list(s.boards[f[2]])
        for swap in taken:
            a, b = divmod(swap, 8)
            row[a], row[b] = row[b], row[a]
        s.boards[f[2]] = tuple(row)
        refill(s)
        s.noted.append((HIRED, f[2], f[3], -1, s.stays))
        if s.events is not None:
            s.tell("arrange", (f[2], tuple(one[:2] for one in row)))
        finish(s, f[4][: self.front])


# Programs from data

WORDS = {"gain": Gain, "rep": Rep, "scout": lambda _: Scout(), "mark": lambda _: Mark(), "to-bottom": ToBottom,
         "use": UseOther, "hire": Hire, "swap-jobs": SwapJobs, "jail": Jail}  # fmt: skip


def split(text, sign):
    """Cut at a sign, but not inside brackets."""
    out, depth, first = [], 0, 0
    for i, c in enumerate(text):
        depth += (c == "(") - (c == ")")
        if c == sign and not depth:
            out.append(text[first:i])
            first = i + 1
    return [part.strip() for part in (*out, text[first:])]


def parse(text):
    """(whether it discards itself, the program) of a job (14.1)."""
    cost_, _, steps = text.rpartition("=>")
    return cost_.strip() == "discard-self", program(steps)


def program(text):
    steps = [word(step) for step in split(text, ";")]
    return Seq(tuple(steps))


def word(text):
    name, inner = re.fullmatch(r"([a-z-]+)\((.*)\)", text).groups()
    if name == "may":
        return May(word(inner), "may", "SC-EFF-05", "SC-TURN-01")
    if name == "choose":
        return OneOf(tuple(word(one) for one in split(inner, "/")), "choose", "SC-EFF-04", "SC-TURN-01")
    if name in ("opp", "each-opp"):
        return (Opp if name == "opp" else EachOpp)(word(inner))
    return WORDS[name](*split(inner, ","))


__all__ = ["CANCEL", "COMMIT", "NO", "PASS", "YES", "SaloonRules", "table"]
