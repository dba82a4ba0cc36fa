"""Transactions and other effects of Sites, Boosts and Club Orders (sections 4.8 and 13.1 of the rules)."""

from typing import Final

from skulduggery.engine.asks import Ask
from skulduggery.engine.machine import Frame
from skulduggery.engine.modifiers import FORBIDDEN
from skulduggery.engine.programs import Choose, Part, Seq, finish
from skulduggery.games.mayhem.rules.deals import expire
from skulduggery.games.mayhem.rules.gangs import (
    enlist,
    gangs_at,
    living,
    members_at,
    move,
    open_sites,
    promotable,
    promote,
    prospects_at,
    query,
    recruits,
    sources,
)
from skulduggery.games.mayhem.rules.goods import can_pay, gain, pay, steal, stock
from skulduggery.games.mayhem.rules.heat import add_heat, drop_heat
from skulduggery.games.mayhem.rules.options import DUDES, THEFT
from skulduggery.games.mayhem.rules.state import CASH, GOODS, Goods, Mayhem, rules_of

FREE: Final[Goods] = (0, 0, 0)


def tags(goods: Goods) -> int:
    """Return the tags for modifiers of the goods that are paid: a bit mask of 1 Cash, 2 Guns, 4 Contraband."""
    return (1 if goods[0] else 0) | (2 if goods[1] else 0) | (4 if goods[2] else 0)


def forbidden(t: Mayhem, seat: int, kind: str, goods: Goods) -> bool:
    """Return whether a modifier forbids a kind of transaction that pays ``goods`` (MM-MOD-01, -02)."""
    return query(t, seat, kind, 0, tags(goods)) == FORBIDDEN


class Picked(Choose[Mayhem]):
    """A choice of the exploiting gang. Its first option is taken when time is up."""

    turn = "MM-ORD-01"
    public = True

    def asks(self, t: Mayhem, frame: Frame) -> tuple[Ask, ...]:
        _effect, _pc, seat, _source, _registers = frame
        options = self.options(t, frame)
        return (Ask(seat, self.kind, self.about(t, frame), options, default=options[0]),)

    def about(self, t: Mayhem, frame: Frame) -> tuple[int, ...]:
        """Return the public numbers of the question; by default the frame's source, the location or -1."""
        _effect, _pc, _seat, source, _registers = frame
        return (source,)


class Trade(Picked):
    """SELL, SPEND or SWAP: the choice of how many times it is carried out, up to Max (MM-TX-02, -05).

    It is always asked, because the number of options depends on secret holdings. A two-way SWAP asks for its direction
    first: 0 as printed, 1 reversed. pc 1: the register holds the direction.
    """

    kind = "count"
    rule = "MM-TX-05"
    public = False

    def __init__(self, word: str, pays: Goods, gets: Goods, most: int, two_way: bool = False) -> None:
        self.word = word
        self.pays = pays
        self.gets = gets
        self.most = most
        self.two_way = two_way

    def sides(self, frame: Frame) -> tuple[Goods, Goods]:
        """Return the goods paid and the goods received by one repetition, in the chosen direction."""
        _effect, pc, _seat, _source, registers = frame
        return (self.gets, self.pays) if pc and registers and registers[0] == 1 else (self.pays, self.gets)

    def price(self, t: Mayhem, seat: int, pays: Goods, gets: Goods) -> Goods:
        """Return the goods that one repetition brings, including Cash from modifiers (MM-MOD-03)."""
        more = query(t, seat, self.word, 0, tags(pays))
        return (gets[CASH] + more, gets[1], gets[2])

    def times(self, t: Mayhem, seat: int, pays: Goods, gets: Goods) -> int:
        """Return the most repetitions that can all be paid and received in full (MM-TX-05)."""
        limit = self.most
        for good in range(GOODS):
            if pays[good]:
                limit = min(limit, t.goods[seat * GOODS + good] // pays[good])
            if gets[good] and good != CASH:
                limit = min(limit, stock(t, good) // gets[good])
        return limit

    def can(self, t: Mayhem, frame: Frame) -> bool:
        _effect, _pc, seat, _source, _registers = frame
        return len(self.directions(t, seat)) > 0

    def directions(self, t: Mayhem, seat: int) -> tuple[int, ...]:
        """Return the directions whose payment no card forbids: 0 as printed, 1 reversed (MM-TX-06, MM-MOD-02)."""
        ways = (self.pays, self.gets) if self.two_way else (self.pays,)
        return tuple([way for way in range(len(ways)) if not forbidden(t, seat, self.word, ways[way])])

    def options(self, t: Mayhem, frame: Frame) -> tuple[int, ...]:
        _effect, pc, seat, _source, _registers = frame
        if self.two_way and not pc:
            return self.directions(t, seat)
        pays, gets = self.sides(frame)
        return tuple(range(self.times(t, seat, pays, gets) + 1))

    def refusal(self, t: Mayhem, frame: Frame, answer: object) -> str:
        _effect, pc, _seat, _source, _registers = frame
        return "MM-MOD-02" if self.two_way and not pc and answer in (0, 1) else self.rule

    def asks(self, t: Mayhem, frame: Frame) -> tuple[Ask, ...]:
        _effect, pc, seat, source, _registers = frame
        ask = super().asks(t, frame)[0]
        if self.two_way and not pc:
            ask.kind = "direction"
            ask.args = (source, *self.pays, *self.gets)
        else:
            pays, gets = self.sides(frame)
            ask.args = (source, *pays, *self.price(t, seat, pays, gets))
        return (ask,)

    def chosen(self, t: Mayhem, frame: Frame, option: int) -> None:
        _effect, pc, seat, source, _registers = frame
        if self.two_way and not pc:
            t.stack[-1] = (self, 1, seat, source, (option,))
            return
        pays, gets = self.sides(frame)
        gets = self.price(t, seat, pays, gets)
        t.tell("trade", (seat, self.word, option, pays, gets))
        for good in range(GOODS):
            pay(t, seat, good, pays[good] * option)
        for good in range(GOODS):
            if gets[good]:
                gain(t, seat, good, gets[good] * option)
        expire(t, (seat,))
        finish(t, ())


class Skim(Picked):
    """SKIM: free goods from the bank or supply, as far as it lasts; one of the alternatives (MM-TX-07, MM-COMP-05)."""

    kind = "alternative"
    rule = "MM-TX-07"

    def __init__(self, alternatives: tuple[Goods, ...]) -> None:
        self.alternatives = alternatives

    def can(self, t: Mayhem, frame: Frame) -> bool:
        _effect, _pc, seat, _source, _registers = frame
        return not forbidden(t, seat, "skim", FREE)

    def options(self, t: Mayhem, frame: Frame) -> tuple[int, ...]:
        return tuple(range(len(self.alternatives)))

    def about(self, t: Mayhem, frame: Frame) -> tuple[int, ...]:
        _effect, _pc, _seat, source, _registers = frame
        return (source, *[n for goods in self.alternatives for n in goods])

    def chosen(self, t: Mayhem, frame: Frame, option: int) -> None:
        _effect, _pc, seat, _source, _registers = frame
        for good in range(GOODS):
            if self.alternatives[option][good]:
                gain(t, seat, good, self.alternatives[option][good])
        expire(t, (seat,))
        finish(t, ())


class Steal(Picked):
    """STEAL: the choice of a rival and of one alternative (MM-TX-08 to -12). An option is a THEFT."""

    kind = "steal"
    rule = "MM-TX-09"

    def __init__(self, alternatives: tuple[Goods, ...], here: bool) -> None:
        self.alternatives = alternatives
        self.here = here

    def victims(self, t: Mayhem, seat: int) -> list[int]:
        """Return the living rivals, whatever they hold; with ``@here`` those that share a Site or Opportunity."""
        if not self.here:
            return [other for other in living(t) if other != seat]
        shared = [gangs_at(t, place) for place in open_sites(t)]
        near = [gangs for gangs in shared if seat in gangs]
        return [other for other in living(t) if other != seat and any([other in gangs for gangs in near])]

    def can(self, t: Mayhem, frame: Frame) -> bool:
        _effect, _pc, seat, _source, _registers = frame
        return not forbidden(t, seat, "steal", FREE) and len(self.victims(t, seat)) > 0

    def options(self, t: Mayhem, frame: Frame) -> tuple[int, ...]:
        _effect, _pc, asked, _source, _registers = frame
        victims = self.victims(t, asked)
        return tuple([THEFT.pack(seat, i) for seat in victims for i in range(len(self.alternatives))])

    def about(self, t: Mayhem, frame: Frame) -> tuple[int, ...]:
        _effect, _pc, _seat, source, _registers = frame
        return (source, *[n for goods in self.alternatives for n in goods])

    def chosen(self, t: Mayhem, frame: Frame, option: int) -> None:
        _effect, _pc, seat, _source, _registers = frame
        rival, which = THEFT.unpack(option)
        steal(t, seat, rival, self.alternatives[which])
        expire(t, (seat, rival))
        finish(t, ())


class GainHeat(Part[Mayhem]):
    """GAIN nH: the gang gains n Heat."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def can(self, t: Mayhem, frame: Frame) -> bool:
        _effect, _pc, seat, _source, _registers = frame
        return not forbidden(t, seat, "gain", FREE)

    def step(self, t: Mayhem, frame: Frame) -> bool:
        _effect, _pc, seat, _source, _registers = frame
        finish(t, ())
        add_heat(t, seat, self.amount)
        return False


class GainProspects(Part[Mayhem]):
    """GAIN nP: up to n Prospects come from the recruit pool to the own clubhouse (MM-TX-14)."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def can(self, t: Mayhem, frame: Frame) -> bool:
        _effect, _pc, seat, _source, _registers = frame
        return recruits(t, seat) > 0 and not forbidden(t, seat, "gain", FREE)

    def step(self, t: Mayhem, frame: Frame) -> bool:
        _effect, _pc, seat, _source, _registers = frame
        enlist(t, seat, self.amount)
        finish(t, ())
        return False


class GainTokens(Part[Mayhem]):
    """GAIN nT: n more Order tokens for this round."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def can(self, t: Mayhem, frame: Frame) -> bool:
        _effect, _pc, seat, _source, _registers = frame
        return not forbidden(t, seat, "gain", FREE)

    def step(self, t: Mayhem, frame: Frame) -> bool:
        _effect, _pc, seat, _source, _registers = frame
        t.tokens[seat] += self.amount
        t.tell("tokens", (seat, self.amount))
        finish(t, ())
        return False


class DropHeat(Part[Mayhem]):
    """DROP nH: the gang loses up to n Heat. It may be used without any Heat (MM-TX-13)."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def can(self, t: Mayhem, frame: Frame) -> bool:
        _effect, _pc, seat, _source, _registers = frame
        return not forbidden(t, seat, "drop", FREE)

    def step(self, t: Mayhem, frame: Frame) -> bool:
        _effect, _pc, seat, _source, _registers = frame
        drop_heat(t, seat, self.amount)
        finish(t, ())
        return False


class ClaimPatch(Part[Mayhem]):
    """CLAIM PATCH: the gang takes the Patch (MM-TX-17, MM-PATCH-03)."""

    def can(self, t: Mayhem, frame: Frame) -> bool:
        _effect, _pc, seat, _source, _registers = frame
        return t.patch != seat

    def step(self, t: Mayhem, frame: Frame) -> bool:
        _effect, _pc, seat, _source, _registers = frame
        take_patch(t, seat)
        finish(t, ())
        return False


def take_patch(t: Mayhem, seat: int) -> None:
    """Give the Patch to a seat."""
    t.patch = seat
    t.tell("patch", (seat,))


class Heal(Picked):
    """HEAL n: up to n own Dudes move from the Emergency Room to the own clubhouse (MM-TX-15). An option is DUDES."""

    kind = "heal"
    rule = "MM-TX-15"

    def __init__(self, most: int) -> None:
        self.most = most

    def can(self, t: Mayhem, frame: Frame) -> bool:
        _effect, _pc, seat, _source, _registers = frame
        er = rules_of(t).er
        return members_at(t, seat, er) + prospects_at(t, seat, er) > 0

    def options(self, t: Mayhem, frame: Frame) -> tuple[int, ...]:
        _effect, _pc, seat, _source, _registers = frame
        er = rules_of(t).er
        members = members_at(t, seat, er)
        prospects = prospects_at(t, seat, er)
        parties = [(m, p) for m in range(members + 1) for p in range(prospects + 1) if 0 < m + p <= self.most]
        parties.sort(key=lambda party: (party[0] + party[1], party), reverse=True)
        return tuple([DUDES.pack(m, p) for m, p in parties])

    def chosen(self, t: Mayhem, frame: Frame, option: int) -> None:
        _effect, _pc, seat, _source, _registers = frame
        members, prospects = DUDES.unpack(option)
        move(t, seat, rules_of(t).er, seat, members, prospects)
        t.tell("heal", (seat, members, prospects))
        finish(t, ())


class Promote(Picked):
    """PROMOTE nC: like Patch In, but for Cash alone (MM-TX-16). An option is the location of the Prospect.

    The Cash is paid before the question, so that it can't be dealt away meanwhile (MM-DEAL-25).
    """

    kind = "promote"
    rule = "MM-PIN-04"

    def __init__(self, cash: int) -> None:
        self.cash = cash

    def can(self, t: Mayhem, frame: Frame) -> bool:
        _effect, _pc, seat, _source, _registers = frame
        return can_pay(t, seat, (self.cash, 0, 0)) and len(promotable(t, seat, sources(t, seat))) > 0

    def options(self, t: Mayhem, frame: Frame) -> tuple[int, ...]:
        _effect, _pc, seat, _source, _registers = frame
        return tuple(promotable(t, seat, sources(t, seat)))

    def step(self, t: Mayhem, frame: Frame) -> bool:
        _effect, pc, seat, source, registers = frame
        if pc:
            return super().step(t, frame)
        if not self.can(t, frame):
            finish(t, ())
            return False
        t.stack[-1] = (self, 1, seat, source, registers)
        pay(t, seat, CASH, self.cash)
        expire(t, (seat,))
        return False

    def chosen(self, t: Mayhem, frame: Frame, option: int) -> None:
        _effect, _pc, seat, _source, _registers = frame
        promote(t, seat, option)
        finish(t, ())


class Costly(Part[Mayhem]):
    """A Club Order with a printed cost besides its token (MM-CLUB-02)."""

    def __init__(self, cost: Goods, part: Part[Mayhem]) -> None:
        self.cost = cost
        self.part = part

    def parts(self) -> tuple[Part[Mayhem], ...]:
        return (self.part,)

    def can(self, t: Mayhem, frame: Frame) -> bool:
        _effect, _pc, seat, _source, _registers = frame
        more = self.part.cash if isinstance(self.part, Promote) else 0  # other orders can be paid for as far as one can
        return can_pay(t, seat, (self.cost[CASH] + more, self.cost[1], self.cost[2])) and self.part.can(t, frame)

    def step(self, t: Mayhem, frame: Frame) -> bool:
        _effect, _pc, seat, source, registers = frame
        for good in range(GOODS):
            pay(t, seat, good, self.cost[good])
        expire(t, (seat,))
        t.stack[-1] = (self.part, 0, seat, source, registers)
        return False


WORDS: Final[dict[type[Part[Mayhem]], str]] = {
    Skim: "skim",
    Steal: "steal",
    GainHeat: "gain",
    GainProspects: "gain",
    GainTokens: "gain",
    DropHeat: "drop",
}
"""The names in modifiers of the parts that nothing is paid for."""


def stopped(t: Mayhem, seat: int, part: Part[Mayhem]) -> bool:
    """Return whether modifiers forbid all that a part does (MM-MOD-01, -02)."""
    if isinstance(part, Seq):
        return all([stopped(t, seat, step) for step in part.steps])
    if isinstance(part, Trade):
        return len(part.directions(t, seat)) == 0
    word = WORDS.get(type(part))
    return word is not None and forbidden(t, seat, word, FREE)
