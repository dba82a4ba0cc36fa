"""Hiring (4.7)."""

from skulduggery.engine.asks import Ask
from skulduggery.engine.machine import EFFECT, SEAT, Frame, Registers
from skulduggery.engine.programs import CANCEL, COMMIT, NO, YES, Draft, Part, finish
from skulduggery.games.scoundrels.rules.board import (
    PILE,
    SALOON,
    at,
    being_hired,
    crew,
    discard,
    find,
    free_places,
    is_hired,
    pair,
    refill,
    stay_of,
    take,
)
from skulduggery.games.scoundrels.rules.options import ARRANGE
from skulduggery.games.scoundrels.rules.state import PLACES, Scoundrel, Scoundrels, rules_of
from skulduggery.games.scoundrels.rules.steps import NO_STAY, TAKEN, Pick, named, pay
from skulduggery.games.scoundrels.rules.timings import ARROW, HIRED_OTHER
from skulduggery.games.scoundrels.rules.using import activation, idle, why_not


def price(t: Scoundrels, one: Scoundrel, less: int) -> int:
    """Return the price of a scoundrel at ``less`` dollars off; 0 if ``less`` is negative (SC-HIRE-10)."""
    return 0 if less < 0 else max(0, pair(t, one).cost - less)


def offered(t: Scoundrels, seat: int, zone: int, less: int, taken: int) -> list[Scoundrel]:
    """Return the scoundrels that a seat can hire and pay in full. ``taken``: 1 + a trait that it can't hire again."""
    busy = being_hired(t)
    there = t.saloon if zone == SALOON else t.pile[:1]
    return [
        one
        for one in there
        if one[0] >= 0 and one[2] not in busy and one[0] != taken - 1 and price(t, one, less) <= t.money[seat]
    ]


class Hire(Pick):
    """``hire(from, price)`` (SC-HIRE-02, SC-HIRE-07)."""

    kind = "hire"
    rule = "SC-HIRE-02"

    def __init__(self, zone: int, less: int) -> None:
        self.zone = zone
        self.less = less

    def options(self, t: Scoundrels, frame: Frame) -> tuple[int, ...]:
        _effect, _pc, seat, _source, registers = frame
        return tuple([one[0] for one in offered(t, seat, self.zone, self.less, registers[TAKEN])])

    def about(self, t: Scoundrels, frame: Frame) -> tuple[int, ...]:
        """Return the price of each option, in their order."""
        _effect, _pc, seat, _source, registers = frame
        return tuple([price(t, one, self.less) for one in offered(t, seat, self.zone, self.less, registers[TAKEN])])

    def refusal(self, t: Scoundrels, frame: Frame, answer: object) -> str:
        _effect, _pc, _seat, _source, registers = frame
        if answer in [at(t, stay)[0] for stay in being_hired(t)]:
            return "SC-HIRE-09"
        if registers[TAKEN] and answer == registers[TAKEN] - 1:
            return "SC-JOB-DOCTOR-8"
        return "SC-SALOON-04" if answer in [one[0] for one in t.pile[1:]] else self.rule

    def chosen(self, t: Scoundrels, frame: Frame, option: int) -> None:
        _effect, _pc, seat, _source, registers = frame
        if self.zone == PILE:
            registers = (*registers[:TAKEN], option + 1, *registers[TAKEN + 1 :])
        hire(t, seat, option, self.less, registers)


def hire(t: Scoundrels, seat: int, trait: int, less: int, registers: Registers) -> None:
    """Pay for the scoundrel with this trait and turn the top frame into its hire."""
    stay = stay_of(t, trait)
    one = at(t, stay)
    cost = price(t, one, less)
    if t.events is not None:
        t.tell("hire", (seat, one[0], one[1], cost, find(t, stay)[0]))
    pay(t, seat, cost)
    effects = rules_of(t).effects
    t.stack[-1] = (effects["when-hired" if is_hired(t, one) else "room"], 0, seat, stay, registers)


def in_vain(t: Scoundrels, seat: int) -> tuple[tuple[int, str], ...]:
    """Return the traits in the saloon whose use when hired would be refused or change nothing if hired now.

    Each comes with the ID of the rule. Empty unless the seat is active or asked. Only public facts count.
    """
    if seat < 0 or not t.stack or seat not in (t.active, t.stack[-1][SEAT]):
        return ()
    asks = t.stack[-1][EFFECT]
    less = asks.less if isinstance(asks, Hire) else 0
    busy = being_hired(t)
    out: list[tuple[int, str]] = []
    for one in t.saloon:
        if one[0] < 0 or not is_hired(t, one) or one[2] in busy:
            continue
        cost = price(t, one, less)
        if cost <= t.money[seat]:
            after = t.clone()
            after.money[seat] -= cost
            after.stack.append((rules_of(t).effects["when-hired"], 1, seat, one[2], ()))
            rule = why_not(after, seat, one, True) or ("SC-USE-11" if idle(after, seat, one[0], True) else "")
            if rule:
                out.append((one[0], rule))
    return tuple(out)


class Room(Pick):
    """The choice of a scoundrel to discard from a full board (SC-HIRE-04): the hired one, the source, or another."""

    kind = "room"
    rule = "SC-HIRE-04"
    public = False

    def options(self, t: Scoundrels, frame: Frame) -> tuple[int, ...]:
        _effect, _pc, seat, source, _registers = frame
        if free_places(t, seat):
            return ()
        return (at(t, source)[0], *[t.boards[seat][place][0] for place in rules_of(t).places])

    def step(self, t: Scoundrels, frame: Frame) -> bool:
        _effect, pc, seat, source, _registers = frame
        if pc == 0 and free_places(t, seat):
            self.settle(t, frame, at(t, source))
            return False
        return True

    def chosen(self, t: Scoundrels, frame: Frame, option: int) -> None:
        _effect, _pc, seat, source, _registers = frame
        one = at(t, source)
        if option == one[0]:
            # The hired one goes straight to the pile, but the crew may still be rearranged (SC-HIRE-06).
            spot = find(t, source)
            take(t, spot)
            t.stays += 1
            t.pile = ((one[0], one[1], t.stays), *t.pile)
            t.tell("discard", (one[0], one[1], spot[0]))
            self.arrange(t, frame, -1, t.stays)
            return
        spot = find(t, stay_of(t, option))
        out = t.boards[seat][spot[1]]
        take(t, spot)
        # The hired one leaves its place first, because it may lie on top of the pile.
        self.settle_out(t, frame, one, out)

    def settle_out(self, t: Scoundrels, frame: Frame, one: Scoundrel, out: Scoundrel) -> None:
        _effect, _pc, seat, source, _registers = frame
        take(t, find(t, source))
        t.stays += 1
        t.pile = ((out[0], out[1], t.stays), *t.pile)
        t.tell("discard", (out[0], out[1], seat))
        self.join(t, frame, one)

    def settle(self, t: Scoundrels, frame: Frame, one: Scoundrel) -> None:
        _effect, _pc, _seat, source, _registers = frame
        take(t, find(t, source))
        self.join(t, frame, one)

    def join(self, t: Scoundrels, frame: Frame, one: Scoundrel) -> None:
        """Put the hired one on the first free place, with a new stay."""
        _effect, _pc, seat, _source, _registers = frame
        place = free_places(t, seat)[0]
        t.stays += 1
        board = t.boards[seat]
        t.boards[seat] = (*board[:place], (one[0], one[1], t.stays), *board[place + 1 :])
        self.arrange(t, frame, place, t.stays)

    def arrange(self, t: Scoundrels, frame: Frame, place: int, stay: int) -> None:
        _effect, _pc, seat, _source, registers = frame
        t.stack[-1] = (rules_of(t).effects["hired"], 0, seat, stay, registers)
        t.stack.append((rules_of(t).effects["arrange"], 0, seat, stay, (place,)))


class Hired(Part[Scoundrels]):
    """The end of a hire: refill the saloon, then note the event (SC-HIRE-07). The source is the hired one."""

    def step(self, t: Scoundrels, frame: Frame) -> bool:
        _effect, _pc, seat, source, registers = frame
        refill(t)
        t.noted.append((HIRED_OTHER, seat, source, -1, t.stays))
        finish(t, registers)
        return False


class Arrange(Draft[Scoundrels]):
    """The place of the new scoundrel and the rearrangement of the crew, in one decision (SC-HIRE-06, DEC-37).

    The first register is the place of the new one, or -1. A step is an ARRANGE, a swap of two places. Bots and tables
    in turn get one swap, and a second one if the first moved the new scoundrel (SC-DEC-03).
    """

    kind = "arrange"
    rule = "SC-HIRE-06"
    turn = "SC-TURN-05"
    front = 1

    def more(self, t: Scoundrels, frame: Frame, taken: Registers) -> tuple[int, ...]:
        _effect, _pc, seat, _source, registers = frame
        if not t.rules.live and taken and (len(taken) == 2 or registers[0] not in ARRANGE.unpack(taken[0])):
            return ()
        if len(taken) >= 2 * PLACES:
            return ()
        board = t.boards[seat]
        full = 0
        for place in range(PLACES):
            if board[place][0] >= 0:
                full |= 1 << place
        for step in taken:
            a, b = ARRANGE.unpack(step)
            if (full >> a ^ full >> b) & 1:
                full ^= 1 << a | 1 << b
        return rules_of(t).arrangements[full]

    def laid(self, t: Scoundrels, frame: Frame, taken: Registers) -> list[Scoundrel]:
        """Return the board after the steps in ``taken``."""
        _effect, _pc, seat, _source, _registers = frame
        board = list(t.boards[seat])
        for step in taken:
            a, b = ARRANGE.unpack(step)
            board[a], board[b] = board[b], board[a]
        return board

    def step(self, t: Scoundrels, frame: Frame) -> bool:
        _effect, _pc, _seat, _source, registers = frame
        taken = registers[self.front :]
        if (taken and t.rules.live) or self.more(t, frame, taken):
            return True
        self.commit(t, frame, taken)
        return False

    def whole(self, t: Scoundrels, frame: Frame, taken: Registers) -> bool:
        return True

    def options(self, t: Scoundrels, frame: Frame) -> tuple[int, ...]:
        """Return the options, COMMIT first as the default. In turn a draft can't be cancelled, so that it ends."""
        _effect, _pc, _seat, _source, registers = frame
        taken = registers[self.front :]
        steps = self.more(t, frame, taken)
        return (COMMIT, *steps, CANCEL) if taken and t.rules.live else (COMMIT, *steps)

    def asks(self, t: Scoundrels, frame: Frame) -> tuple[Ask, ...]:
        _effect, _pc, seat, source, registers = frame
        where = (named(t, source), int(order_matters(t, seat, source)), *registers[self.front :])
        return (Ask(seat, self.kind, where, self.options(t, frame), default=COMMIT, private=True),)

    def commit(self, t: Scoundrels, frame: Frame, taken: Registers) -> None:
        _effect, _pc, seat, _source, registers = frame
        board = self.laid(t, frame, taken)
        if board != list(t.boards[seat]) or registers[0] >= 0:
            t.boards[seat] = tuple(board)
            if t.events is not None:
                t.tell("arrange", (seat, tuple([one[0] for one in board])))
        finish(t, ())


def order_matters(t: Scoundrels, seat: int, stay: int) -> bool:
    """Return whether the places of a seat's crew can matter before its next hire. ``stay``: the scoundrel just hired.

    Only arrows depend on places (SC-TIME-01). Between two hires a crew gets an arrow only by swaps of its own player
    (SC-JOB-TAILOR-8). Only public facts count.
    """
    rules = rules_of(t)
    mine = crew(t, seat)
    if len(mine) < 2:
        return False
    for one in mine:
        if rules.traits[one[0]].timing == ARROW or rules.swappers[one[1]]:
            return True
    card = t.strategy[seat]
    if card >= 0 and rules.strategies[card].swaps:
        return True
    for ability in rules.slot_ability[t.leaders[seat]]:
        if ability >= 0 and rules.abilities[ability].swaps:
            return True
    hired = at(t, stay)
    return hired[0] >= 0 and rules.swappers[hired[1]]


class WhenHired(Part[Scoundrels]):
    """The hire of a scoundrel that is used when hired (SC-HIRE-08, SC-TIME-13 to -15), the frame's source.

    pc 0: rearrange. 1: use or decline. 2: discard. 3: the end.
    """

    def step(self, t: Scoundrels, frame: Frame) -> bool:
        rules = rules_of(t)
        _effect, pc, seat, stay, registers = frame
        t.stack[-1] = (self, pc + 1, seat, stay, registers)
        one = at(t, stay)
        if pc == 0:
            t.stack.append((rules.effects["arrange"], 0, seat, stay, (-1,)))
        elif pc == 1:
            if not why_not(t, seat, one, True):
                t.stack.append((rules.effects["apart"], 0, seat, NO_STAY, ()))
                t.stack.append((rules.effects["use-hired"], 0, seat, stay, ()))
        elif pc == 2:
            # One hired from the pile stays there; one that its use discarded has left the saloon already.
            if find(t, stay)[0] == SALOON:
                discard(t, stay)
        else:
            refill(t)
            t.noted.append((HIRED_OTHER, seat, stay, -1, t.stays))
            finish(t, registers)
        return False


class UseHired(Pick):
    """The choice to use the hired scoundrel or not (DEC-38)."""

    kind = "use-hired"
    rule = "SC-TIME-13"
    public = False

    def options(self, t: Scoundrels, frame: Frame) -> tuple[int, ...]:
        return (NO, YES)

    def about(self, t: Scoundrels, frame: Frame) -> tuple[int, ...]:
        _effect, _pc, seat, source, _registers = frame
        return (YES,) if idle(t, seat, at(t, source)[0], True) else ()

    def chosen(self, t: Scoundrels, frame: Frame, option: int) -> None:
        _effect, _pc, seat, source, _registers = frame
        if option == YES:
            t.stack[-1] = activation(t, seat, source, True)
        else:
            finish(t, ())
