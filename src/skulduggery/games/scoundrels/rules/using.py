"""Using a scoundrel, a leader ability or a strategy card (4.4), and steps that use other cards or swap halves."""

from typing import Final, cast

from skulduggery.engine.machine import Frame
from skulduggery.engine.programs import NO, YES, Loop, Part, finish
from skulduggery.games.scoundrels.rules.board import (
    PILE,
    SALOON,
    at,
    being_hired,
    card_bit,
    crew,
    discard,
    find,
    halves,
    pair,
    put,
    row,
    stay_of,
)
from skulduggery.games.scoundrels.rules.branches import Paid
from skulduggery.games.scoundrels.rules.options import SWAP
from skulduggery.games.scoundrels.rules.state import LEADER, STRATEGY, Ability, Scoundrel, Scoundrels, rules_of
from skulduggery.games.scoundrels.rules.steps import IT, NO_STAY, RESULTS, TAKEN, Name, Pick, X, blank, earn, holds
from skulduggery.games.scoundrels.rules.timings import USED

DUE: Final = RESULTS
"""Registers of an activation after the results. DUE: whether a discard is due. OWN: YES if used by its own timing.
JOB: the job that was used last."""
OWN: Final = RESULTS + 1
JOB: Final = RESULTS + 2


def why_not(t: Scoundrels, seat: int, one: Scoundrel, own: bool) -> str:
    """Return the ID of the rule by which a seat can't use a scoundrel now, or "" (SC-USE-07). Ignores timing icons."""
    rules = rules_of(t)
    if t.flags & halves(rules, one):
        return "SC-USE-02"
    trait = rules.traits[one[0]]
    if own and trait.when and not holds(t, seat, trait.when, 0):
        return "SC-TIME-16"
    return payable(t, seat, one, trait.bonus if own else 0)


def payable(t: Scoundrels, seat: int, one: Scoundrel, bonus: int) -> str:
    """Return the ID of the rule if a scoundrel's requirements don't hold or its costs can't be paid, or ""."""
    rules = rules_of(t)
    for what in rules.requires[one[1]]:
        if not holds(t, seat, what, bonus):
            return "SC-USE-07"
    costs = pair(t, one)
    if t.money[seat] + bonus < costs.dollars or t.supply[seat] < costs.men:
        return "SC-USE-08"
    return "SC-REP-05" if costs.rep and t.rep[seat] - costs.rep < rules.lowest else ""


def why_not_ability(t: Scoundrels, seat: int, ability: Ability) -> str:
    """Return the ID of the rule by which a leader ability or strategy card can't be used, or "". Ignores its flag."""
    for what in ability.require:
        if not holds(t, seat, what, 0):
            return "SC-USE-07"
    if t.money[seat] < ability.dollars or t.supply[seat] < ability.men:
        return "SC-USE-08"
    return "SC-REP-05" if ability.rep and t.rep[seat] - ability.rep < rules_of(t).lowest else ""


def why_not_leader(t: Scoundrels, seat: int, ability: int) -> str:
    """Return the ID of the rule by which a seat can't use a leader ability, or "" (SC-USE-04). Ignores its slot."""
    return "SC-USE-04" if leader_used(t, seat, ability) else why_not_ability(t, seat, rules_of(t).abilities[ability])


def idle(t: Scoundrels, seat: int, option: int, own: bool) -> bool:
    """Return whether using this now would change nothing beyond its costs; that is legal (SC-USE-11, -12).

    Only public facts count.
    """
    stay = NO_STAY
    if option >= LEADER:
        program = rules_of(t).abilities[option - LEADER].program
    elif option >= STRATEGY:
        program = rules_of(t).strategies[option - STRATEGY].program
    else:
        stay = stay_of(t, option)
        if own and rules_of(t).traits[option].bonus:
            return False
        program = pair(t, at(t, stay)).program
    # X is not chosen yet. Count it as 1, so that no step fails because of it.
    registers = blank(seat)
    frame = (program, 0, seat, stay, (*registers[:X], 1, *registers[X + 1 :]))
    return not any([part.can(t, frame) for part in cast(Paid, program).steps[cast(Paid, program).paid :]])


def idle_ones(t: Scoundrels, seat: int, options: list[int], own: bool) -> tuple[int, ...]:
    """Return the options that would do nothing."""
    return tuple([option for option in options if option >= 0 and idle(t, seat, option, own)])


def activation(t: Scoundrels, seat: int, stay: int, own: bool) -> Frame:
    """Return the frame of one complete use."""
    return (rules_of(t).effects["use"], 0, seat, stay, (*blank(seat), 0, YES if own else NO, -1))


def ability_frame(seat: int, ability: Ability) -> Frame:
    """Return the frame of a leader ability or a strategy card."""
    return (ability.program, 0, seat, NO_STAY, blank(seat))


def root(t: Scoundrels, frame: Frame) -> None:
    """Push a root action, with its window to follow (SC-TURN-03)."""
    _effect, _pc, seat, _source, _registers = frame
    t.stack.append((rules_of(t).effects["root"], 0, seat, -1, ()))
    t.stack.append(frame)


class Root(Part[Scoundrels]):
    """The frame below a root action, which becomes the window when the action is over."""

    def step(self, t: Scoundrels, frame: Frame) -> bool:
        t.stack[-1] = (t.rules.effects["react"], 0, -1, -1, ())
        return False


class Apart(Part[Scoundrels]):
    """The frame below a use in a window, by a hire or of a leader ability, which drops the results of that use."""

    def step(self, t: Scoundrels, frame: Frame) -> bool:
        t.stack.pop()
        return False


class Use(Part[Scoundrels]):
    """One complete use of a scoundrel, in the order of SC-USE-13."""

    def step(self, t: Scoundrels, frame: Frame) -> bool:
        rules = rules_of(t)
        _effect, pc, seat, stay, registers = frame
        one = at(t, stay)
        if pc == 0:
            t.flags |= halves(rules, one)
            if t.events is not None:
                t.tell("use", (seat, one[0], one[1], find(t, stay)[0], registers[OWN]))
            if registers[OWN] == YES:
                earn(t, seat, rules.traits[one[0]].bonus, stay)
            t.stack[-1] = (self, 1, seat, stay, registers)
            t.stack.append((rules.effects["uses"], 0, seat, stay, (*registers[:JOB], one[1])))
            return False
        left = -1
        it = stay
        if one[0] >= 0 and (registers[DUE] or rules.traits[one[0]].discards):
            zone, place = find(t, stay)
            left = place if zone == seat else -1
            discard(t, stay)
            it = t.pile[0][2]
        t.noted.append((USED, seat, stay, left, t.stays))
        finish(t, (it,))
        return False


class Uses(Loop[Scoundrels]):
    """The first use, the question whether to use again, the second use (SC-USE-21, SC-USE-25).

    These are rounds 0, 1 and 2. Each use looks up the job again.
    """

    def round(self, t: Scoundrels, frame: Frame) -> Frame | None:
        rules = rules_of(t)
        _effect, pc, seat, stay, registers = frame
        one = at(t, stay)
        if one[0] < 0 or pc == 3 or (pc == 2 and registers[IT] != YES):
            return None
        if pc == 1:
            # A job that was swapped in must be unused, and all costs must be paid again.
            flagged = one[1] != registers[JOB] and t.flags >> (len(rules.traits) + one[1]) & 1
            if registers[OWN] != YES or not rules.traits[one[0]].twice or flagged or payable(t, seat, one, 0):
                return None
            return (rules.effects["again"], 0, seat, stay, registers)
        t.flags |= 1 << (len(rules.traits) + one[1])
        costs = pair(t, one)
        kept = blank(seat) if pc == 0 else (*blank(seat)[:TAKEN], registers[TAKEN], *blank(seat)[TAKEN + 1 :])
        due = 1 if registers[DUE] or costs.discards else 0
        t.stack[-1] = (self, pc + 1, seat, stay, (*kept, due, registers[OWN], one[1]))
        return (costs.program, 0, seat, stay, kept)


class Again(Pick):
    """The choice to use a scoundrel a second time (SC-USE-21)."""

    kind = "again"
    rule = "SC-USE-21"
    public = False

    def options(self, t: Scoundrels, frame: Frame) -> tuple[int, ...]:
        return (NO, YES)

    def about(self, t: Scoundrels, frame: Frame) -> tuple[int, ...]:
        _effect, _pc, seat, source, _registers = frame
        return (YES,) if idle(t, seat, at(t, source)[0], False) else ()

    def chosen(self, t: Scoundrels, frame: Frame, option: int) -> None:
        finish(t, (option,))


class UseOther(Name):
    """``use(own)``, ``use(saloon)``, ``use(discard)``: a use without timing and modifiers (SC-USE-28 to -33)."""

    kind = "use"
    rule = "SC-USE-32"

    def __init__(self, where: str) -> None:
        self.where = where

    def there(self, t: Scoundrels, seat: int) -> list[Scoundrel]:
        if self.where == "own":
            return crew(t, seat)
        return [one for one in t.saloon if one[0] >= 0] if self.where == "saloon" else list(t.pile[:1])

    def options(self, t: Scoundrels, frame: Frame) -> tuple[int, ...]:
        # The one that calls for it is flagged by then, but the question whether it would do anything comes before.
        _effect, _pc, seat, source, _registers = frame
        there = [one for one in self.there(t, seat) if one[2] != source]
        return tuple([one[0] for one in there if not why_not(t, seat, one, False)])

    def about(self, t: Scoundrels, frame: Frame) -> tuple[int, ...]:
        _effect, _pc, seat, _source, _registers = frame
        return idle_ones(t, seat, list(self.options(t, frame)), False)

    def refusal(self, t: Scoundrels, frame: Frame, answer: object) -> str:
        _effect, _pc, asked, _source, _registers = frame
        for one in self.there(t, asked):
            if one[0] == answer:
                return why_not(t, asked, one, False)
        theirs = any([one[0] == answer for seat in range(t.seats) if seat != asked for one in crew(t, seat)])
        buried = self.where == "discard" and answer in [one[0] for one in t.pile]
        return "SC-USE-36" if theirs else "SC-SALOON-04" if buried else self.rule

    def chosen(self, t: Scoundrels, frame: Frame, option: int) -> None:
        _effect, _pc, seat, _source, _registers = frame
        t.stack[-1] = activation(t, seat, stay_of(t, option), False)


class UseLeader(Pick):
    """``use-leader``: an ability of the player's leader, unused in this period (SC-JOB-TIME-TRAVELER-1)."""

    kind = "use-leader"
    rule = "SC-USE-04"

    def options(self, t: Scoundrels, frame: Frame) -> tuple[int, ...]:
        _effect, _pc, seat, _source, _registers = frame
        rules = rules_of(t)
        out: list[int] = []
        for ability in rules.slot_ability[t.leaders[seat]]:
            if ability >= 0 and LEADER + ability not in out and not why_not_leader(t, seat, ability):
                out.append(LEADER + ability)
        return tuple(out)

    def about(self, t: Scoundrels, frame: Frame) -> tuple[int, ...]:
        _effect, _pc, seat, _source, _registers = frame
        return idle_ones(t, seat, list(self.options(t, frame)), False)

    def chosen(self, t: Scoundrels, frame: Frame, option: int) -> None:
        _effect, _pc, seat, _source, _registers = frame
        t.stack[-1] = (rules_of(t).effects["apart"], 0, seat, NO_STAY, ())
        t.stack.append(use_leader(t, seat, option - LEADER))


def leader_used(t: Scoundrels, seat: int, ability: int) -> bool:
    """Return whether a leader ability was used in this period (SC-USE-04)."""
    return t.leader_flags >> (seat * len(rules_of(t).abilities) + ability) & 1 == 1


def use_leader(t: Scoundrels, seat: int, ability: int) -> Frame:
    """Flag a leader ability as used and return its frame."""
    t.leader_flags |= 1 << (seat * len(rules_of(t).abilities) + ability)
    t.tell("use-leader", (seat, ability))
    return ability_frame(seat, rules_of(t).abilities[ability])


def use_strategy(t: Scoundrels, seat: int) -> Frame:
    """Flag the seat's strategy card as used and return its frame (SC-OPT-02)."""
    card = t.strategy[seat]
    t.flags |= card_bit(rules_of(t), card)
    t.tell("use-strategy", (seat, card))
    return ability_frame(seat, rules_of(t).strategies[card])


class Swap(Pick):
    """``swap-jobs(a, b)``, ``swap-traits(a, b)`` (SC-JOB-TAILOR-1 to -10). An option is a SWAP."""

    rule = "SC-JOB-TAILOR-3"

    def __init__(self, jobs: bool, first: str, second: str) -> None:
        self.jobs = jobs
        self.kind = "swap-jobs" if jobs else "swap-traits"
        self.first = first
        self.second = second

    def options(self, t: Scoundrels, frame: Frame) -> tuple[int, ...]:
        _effect, _pc, seat, source, _registers = frame
        mine = crew(t, seat)
        this = at(t, source)
        if self.first == "this":
            firsts = [this] if this[0] >= 0 else []
        else:
            firsts = [one for one in mine if self.first == "own" or one[2] != source]
        busy = being_hired(t)
        seconds = [] if self.second == "saloon" else mine
        if self.second != "own":
            seconds = [*seconds, *[one for one in t.saloon if one[0] >= 0 and one[2] not in busy]]
        out: list[int] = []
        for a in firsts:
            for b in seconds:
                if a[2] == b[2] or b[2] == source or (b in firsts and a[0] > b[0]):
                    continue
                out.append(SWAP.pack(a[0], b[0]))
        return tuple(out)

    def refusal(self, t: Scoundrels, frame: Frame, answer: object) -> str:
        _effect, _pc, seat, source, _registers = frame
        this = at(t, source)[0]
        if isinstance(answer, int) and answer >= 0:
            a, b = SWAP.unpack(answer)
            if self.first == "own-other" and this in (a, b):
                return "SC-JOB-TAILOR-2"
            for one in (a, b):
                zone = find(t, stay_of(t, one))[0]
                if zone == PILE or (0 <= zone < SALOON and zone != seat):
                    return "SC-JOB-TAILOR-8"
        return self.rule

    def chosen(self, t: Scoundrels, frame: Frame, option: int) -> None:
        _effect, _pc, seat, _source, registers = frame
        first, second = SWAP.unpack(option)
        a = find(t, stay_of(t, first))
        b = find(t, stay_of(t, second))
        one = row(t, a[0])[a[1]]
        two = row(t, b[0])[b[1]]
        if self.jobs:
            put(t, a, (one[0], two[1], one[2]))
            put(t, b, (two[0], one[1], two[2]))
        else:
            put(t, a, (two[0], one[1], one[2]))
            put(t, b, (one[0], two[1], two[2]))
        t.tell(self.kind, (seat, one[0], one[1], two[0], two[1]))
        finish(t, registers)
