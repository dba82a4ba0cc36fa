"""Phase 3: turns, the standard orders and Club Orders (4.4 to 4.7)."""

from typing import Final

from mypy_extensions import i64

from skulduggery.engine.asks import Ask
from skulduggery.engine.machine import Effect, Frame, Registers
from skulduggery.engine.programs import CANCEL, COMMIT, Draft, Part
from skulduggery.games.mayhem.rules.deals import end_step, expire
from skulduggery.games.mayhem.rules.deals_in_turn import haggling
from skulduggery.games.mayhem.rules.exploiting import spend, start_exploit
from skulduggery.games.mayhem.rules.fights import declare
from skulduggery.games.mayhem.rules.gangs import (
    controls,
    dudes,
    enlist,
    members_at,
    move,
    open_sites,
    promotable,
    promote,
    prospects_at,
    recruits,
    sources,
    sources_among,
    value,
)
from skulduggery.games.mayhem.rules.goods import can_pay, pay
from skulduggery.games.mayhem.rules.options import (
    AMBUSH,
    CLUB,
    CONVOY,
    EXPLOIT,
    ORDER,
    PATCH_IN,
    RECRUIT,
    RIDE,
    RIDERS,
    SIT,
    THROW,
    ride_code,
    ride_of,
)
from skulduggery.games.mayhem.rules.state import GOODS, Mayhem, rules_of

RIDES: Final = ORDER.pack(RIDE, 0)
ONE_SOURCE_ON: Final = ride_code(1, 0, 0, 0)
ONE_GOAL_ON: Final = ride_code(0, 1, 0, 0)
"""A Ride as an ORDER is computed by addition: RIDES, the source and the destination times these, and the RIDERS."""
DUDES_AT_MOST: Final = 16
"""More than a gang has of Members, or of Prospects (RIDERS)."""
PARTIES: Final[list[list[i64]]] = [[] for _ in range(2 * DUDES_AT_MOST**3)]
"""The cached results of ``parties``, by its arguments."""


def parties(members: int, prospects: int, most: int) -> list[i64]:
    """Return, as RIDERS, all groups of 1 to ``most`` Dudes out of those at a location."""
    most = max(0, min(most, members + prospects))
    found = PARTIES[(most * DUDES_AT_MOST + members) * DUDES_AT_MOST + prospects]
    if not found:
        dudes = [(m, p) for m in range(members + 1) for p in range(prospects + 1) if 0 < m + p <= most]
        found += [RIDERS.pack(m, p) for m, p in dudes]
    return found


class Orders(Effect[Mayhem]):
    """Turns to the left until no gang has tokens (MM-ORD-01 to -06). The frame's seat is next in turn."""

    def step(self, t: Mayhem, frame: Frame) -> bool:
        _effect, _pc, seat, _source, _registers = frame
        if t.tokens.count(0) == t.seats:
            end_step(t)
            t.stack.pop()
            return False
        t.stack[-1] = (self, 0, (seat + 1) % t.seats, -1, ())
        if seat in t.out:
            return False
        if not t.tokens[seat]:
            t.tell("passed", (seat,))
            return False
        end_step(t)
        if t.events is not None:
            t.tell("turn", (seat,))
        t.stack.append((rules_of(t).effects["order"], 0, seat, -1, ()))
        if haggling(t):
            t.stack.append((rules_of(t).effects["haggle"], 0, seat, -1, ()))
        return False


class Order(Effect[Mayhem]):
    """One order of the gang whose turn it is (D-02)."""

    kind = "order"

    def step(self, t: Mayhem, frame: Frame) -> bool:
        _effect, _pc, seat, _source, _registers = frame
        if seat in t.out or not t.tokens[seat]:
            t.stack.pop()
            return False
        return True

    def options(self, t: Mayhem, seat: int) -> list[int]:
        """Return every order that the seat may issue now, as ORDER, Sit Tight first."""
        rules = rules_of(t)
        out = [SIT]
        if recruits(t, seat):
            out.append(ORDER.pack(RECRUIT, 0))
        sites = open_sites(t)
        spots = [seat, *sites]
        there = sources_among(t, seat, spots)
        own = seat * rules.places
        held = [place for place in sites if t.members[own + place] or t.prospects[own + place]]
        words = club_words(t, seat)
        out += ORDER.row(EXPLOIT, [place for place in held if can_exploit(t, seat, place) == ""])
        for place in held:
            if can_throw(t, seat, place) == "":
                out.append(ORDER.pack(THROW, place))
                if "ambush" in words and t.tokens[seat] > 1:
                    out.append(ORDER.pack(AMBUSH, place))
        if can_pay(t, seat, rules.patch_in):
            out += ORDER.row(PATCH_IN, promotable(t, seat, there))
        orders = rules.sides[t.sides[seat]].orders
        for i in range(len(orders)):
            part = orders[i][1]
            if part is not None and self.club_can(t, seat, part):
                out.append(ORDER.pack(CLUB, i))
        cost = value(t, seat, "ride_cost")
        if t.tokens[seat] >= cost:
            self.rides(t, seat, out, there, spots)
            if "convoy" in words and there:
                out.append(ORDER.pack(CONVOY, 0))
        return out

    def club_can(self, t: Mayhem, seat: int, part: Part[Mayhem]) -> bool:
        """Return whether a Club Order's extra cost can be paid and its main effect can happen (MM-ORD-10)."""
        return part.can(t, (part, 0, seat, -1, ()))

    def rides(self, t: Mayhem, seat: int, out: list[int], there: list[int], goals: list[int]) -> None:
        """Append to ``out`` all Rides from the locations ``there`` to ``goals`` (MM-RIDE-01 to -06).

        Most options in a game are Rides, so each is computed by addition, without ``pack``.
        """
        most = value(t, seat, "ride_max")
        own = seat * rules_of(t).places
        one_goal_on: i64 = ONE_GOAL_ON
        for source in there:
            here: i64 = RIDES + source * ONE_SOURCE_ON
            who = parties(t.members[own + source], t.prospects[own + source], most)
            for goal in goals:
                if goal != source:
                    first: i64 = here + goal * one_goal_on
                    for one in who:
                        out.append(first + one)

    def asks(self, t: Mayhem, frame: Frame) -> tuple[Ask, ...]:
        _effect, _pc, seat, _source, _registers = frame
        options = self.options(t, seat)
        return (Ask(seat, self.kind, (), tuple(options), default=SIT),)

    def check(self, t: Mayhem, frame: Frame, seat: int, answer: object) -> str:
        _effect, _pc, asked, _source, _registers = frame
        if seat != asked:
            return "MM-ORD-01"
        if not isinstance(answer, int) or answer < 0:
            return "MM-ORD-08"
        kind, what = ORDER.unpack(answer)
        return self.refused(t, seat, kind, what) if kind <= CONVOY else "MM-ORD-08"

    def refused(self, t: Mayhem, seat: int, kind: int, what: int) -> str:
        """Return the ID of the rule that refuses an order, given as the parts of an ORDER, or an empty text."""
        rules = rules_of(t)
        if kind in (SIT, RECRUIT, CONVOY) and what:
            return "MM-ORD-08"
        if kind == SIT:
            return ""
        if kind == RECRUIT:
            return "" if recruits(t, seat) else "MM-HARD-05" if t.off[seat] else "MM-REC-02"
        if kind in (EXPLOIT, THROW, AMBUSH) and what not in open_sites(t):
            if what < rules.seats:
                return "MM-EXP-03" if kind == EXPLOIT else "MM-THROW-03"
            return "MM-SITE-S5-1" if what == rules.er else "MM-GEN-11"
        if kind == EXPLOIT:
            return can_exploit(t, seat, what)
        if kind == THROW:
            return can_throw(t, seat, what)
        if kind == AMBUSH:
            able = "ambush" in club_words(t, seat) and t.tokens[seat] > 1
            return can_throw(t, seat, what) or ("" if able else "MM-GANG-CALAVERAS-2")
        if kind == PATCH_IN:
            if not can_pay(t, seat, rules.patch_in):
                return "MM-PIN-01"
            if what == rules.er or not t.pool_members[seat]:
                return "MM-PIN-04" if what == rules.er else "MM-PIN-03"
            return "" if what in promotable(t, seat, sources(t, seat)) else "MM-PIN-01"
        if kind in (CLUB, CONVOY):
            orders = rules.sides[t.sides[seat]].orders
            if kind == CONVOY:
                able = t.tokens[seat] >= value(t, seat, "ride_cost") and len(sources(t, seat)) > 0
                able = able and "convoy" in club_words(t, seat)
            else:
                part = orders[what][1] if what < len(orders) else None
                able = part is not None and self.club_can(t, seat, part)
            return "" if able else "MM-ORD-10" if orders else "MM-CLUB-01"
        return self.ride_refused(t, seat, what)

    def ride_refused(self, t: Mayhem, seat: int, what: int) -> str:
        """Return the ID of the rule that refuses a Ride, given as a ROUTE, or an empty text."""
        rules = rules_of(t)
        source, goal, members, prospects = ride_of(what)
        if t.tokens[seat] < value(t, seat, "ride_cost"):
            return "MM-CARD-X3-2"  # only a card makes a Ride cost more than one token
        if goal != seat and goal < rules.seats:
            return "MM-RIDE-04"
        if rules.er in (source, goal):
            return "MM-RIDE-06"
        if goal != seat and goal not in open_sites(t):
            return "MM-RIDE-05"
        if members + prospects > value(t, seat, "ride_max"):
            return "MM-CARD-H6-1"
        if source == goal or source >= rules.places or not members + prospects:
            return "MM-RIDE-03"
        there = members <= members_at(t, seat, source) and prospects <= prospects_at(t, seat, source)
        return "" if there else "MM-RIDE-03"

    def answer(self, t: Mayhem, frame: Frame, seat: int, answer: object) -> None:
        assert isinstance(answer, int)
        kind, what = ORDER.unpack(answer)
        t.stack.pop()
        spend(t, seat, 2 if kind == AMBUSH else value(t, seat, "ride_cost") if kind in (RIDE, CONVOY) else 1)
        if t.events is not None:
            t.tell("order", (seat, kind, what))
        effects = rules_of(t).effects
        if kind == RECRUIT:
            enlist(t, seat, value(t, seat, "recruit_count"))
        elif kind == EXPLOIT:
            start_exploit(t, seat, what)
        elif kind in (THROW, AMBUSH):
            declare(t, seat, what, kind == AMBUSH)
        elif kind == PATCH_IN:
            for good in range(GOODS):
                pay(t, seat, good, rules_of(t).patch_in[good])
            promote(t, seat, what)
            expire(t, (seat,))
        elif kind == RIDE:
            source, goal, members, prospects = ride_of(what)
            move(t, seat, source, goal, members, prospects)
        elif kind == CLUB:
            part = rules_of(t).sides[t.sides[seat]].orders[what][1]
            assert part is not None
            t.stack.append((part, 0, seat, -1, ()))
        elif kind == CONVOY:
            t.stack.append((effects["convoy"], 0, seat, -1, ()))


def club_words(t: Mayhem, seat: int) -> list[str]:
    """Return the names of a gang's Club Orders; none before the seat has a side."""
    side = t.sides[seat]
    return [name for name, _ in rules_of(t).sides[side].orders] if side >= 0 else []


def can_exploit(t: Mayhem, seat: int, place: int) -> str:
    """Return the ID of the rule that forbids exploiting a location in play, or an empty text."""
    if t.marks >> place & 1:
        return "MM-EXP-02"
    return "" if controls(t, seat, place) else "MM-EXP-01"


def can_throw(t: Mayhem, seat: int, place: int) -> str:
    """Return the ID of the rule that forbids a Throw Down at a location in play, or an empty text."""
    if not dudes(t, seat, place) or controls(t, seat, place):
        return "MM-THROW-01"
    if members_at(t, seat, place):
        return ""
    return "" if value(t, seat, "throw_prospects") and prospects_at(t, seat, place) else "MM-THROW-02"


class Convoy(Draft[Mayhem]):
    """The Club Order CONVOY, already paid: Dudes ride from one or two locations to one other (MM-GANG-MAYANS-2).

    A step is a ROUTE. The first step sets the destination.
    """

    kind = "convoy"
    rule = "MM-GANG-MAYANS-2"
    turn = "MM-ORD-01"

    def more(self, t: Mayhem, frame: Frame, taken: Registers) -> tuple[int, ...]:
        _effect, _pc, seat, _source, _registers = frame
        if len(taken) == 2:
            return ()
        gone = [ride_of(step) for step in taken]
        most = value(t, seat, "ride_max") - sum([m + p for _, _, m, p in gone])
        goals = [gone[0][1]] if gone else [seat, *open_sites(t)]
        out: list[int] = []
        for source in sources(t, seat):
            if all([source != step[0] for step in gone]):
                who = parties(members_at(t, seat, source), prospects_at(t, seat, source), most)
                out += [ride_code(source, goal, 0, 0) + one for goal in goals if goal != source for one in who]
        return tuple(out)

    def whole(self, t: Mayhem, frame: Frame, taken: Registers) -> bool:
        return len(taken) > 0

    def options(self, t: Mayhem, frame: Frame) -> tuple[int, ...]:
        """Return the options of a draft, in serial play without CANCEL, so that every draft ends."""
        out = super().options(t, frame)
        return out if t.rules.live else tuple([one for one in out if one != CANCEL])

    def asks(self, t: Mayhem, frame: Frame) -> tuple[Ask, ...]:
        _effect, _pc, seat, _source, registers = frame
        options = self.options(t, frame)
        default = COMMIT if COMMIT in options else options[0]
        return (Ask(seat, self.kind, registers, options, default=default, private=True),)

    def commit(self, t: Mayhem, frame: Frame, taken: Registers) -> None:
        _effect, _pc, seat, _source, _registers = frame
        for step in taken:
            source, goal, members, prospects = ride_of(step)
            move(t, seat, source, goal, members, prospects)
        if t.events is not None:
            t.tell("convoy", (seat, *sorted(taken)))  # sorted, because the order of the steps is private (MM-DEC-06)
        t.stack.pop()
