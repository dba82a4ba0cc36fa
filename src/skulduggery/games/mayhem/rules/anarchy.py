"""Effects of Anarchy cards and the gangs that they hit (4.3, 13.6)."""

from typing import Any

from skulduggery.engine.asks import Ask
from skulduggery.engine.machine import Effect, Frame
from skulduggery.engine.programs import Choose
from skulduggery.games.mayhem.rules.deals import expire
from skulduggery.games.mayhem.rules.gangs import (
    count,
    dudes,
    enlist,
    members_at,
    patch_order,
    prospects_at,
    quantity,
    to_pool,
)
from skulduggery.games.mayhem.rules.goods import gain, lose, lose_half, pay
from skulduggery.games.mayhem.rules.heat import add_heat, drop_heat
from skulduggery.games.mayhem.rules.options import DUDE, DUDES
from skulduggery.games.mayhem.rules.state import CASH, GOODS, LETTERS, Mayhem, rules_of


def affected(t: Mayhem, selector: tuple[Any, ...]) -> list[int]:
    """Return the gangs that a card hits, in Patch Order; on a tie, all tied gangs (MM-REV-10 to -12)."""
    order = patch_order(t, t.patch)
    what = selector[0]
    if what == "each":
        return order
    amounts = {seat: quantity(t, seat, str(selector[1])) for seat in order}
    if what == "if":
        return [seat for seat in order if amounts[seat] >= selector[2]]
    found = [amounts[seat] for seat in order]
    bound = max(found) if what == "most" else min(found)
    if what == "most" and bound == 0:
        return []
    return [seat for seat in order if amounts[seat] == bound]


def times(t: Mayhem, seat: int, per: Any) -> int:
    """Return how often an amount counts for a gang: once, or as ``per`` says (cards/language.py)."""
    if per is None:
        return 1
    n: int = per[0]
    most: int = per[3]
    found = quantity(t, seat, str(per[1]))
    full = -(-found // n) if per[2] else found // n
    return min(full, most) if most else full


class CardEffect(Effect[Mayhem]):
    """The effect of a card, instruction by instruction and, within each, gang by gang (MM-GEN-05, -06).

    The frame's source is the card. Registers: the gangs hit.
    """

    def step(self, t: Mayhem, frame: Frame) -> bool:
        _effect, pc, asked, source, registers = frame
        card = rules_of(t).cards_in_box[source]
        steps = card.steps
        n = len(registers)
        if not n or pc >= n * len(steps):
            t.stack.pop()
            return False
        t.stack[-1] = (self, pc + 1, asked, source, registers)
        seat = registers[pc % n]
        if seat not in t.out:
            carry_out(t, seat, steps[pc // n], source)
        return False


def carry_out(t: Mayhem, seat: int, node: tuple[Any, ...], card: int) -> None:
    """Carry out one instruction for one gang. ``card`` is -1 for a gang's own rule."""
    word = node[0]
    effects = rules_of(t).effects
    if word == "gain":
        amount = node[2] * times(t, seat, node[3])
        if node[1] in LETTERS:
            gain(t, seat, LETTERS.index(node[1]), amount)
            expire(t, (seat,))
        elif node[1] == "H":
            add_heat(t, seat, amount)
        elif node[1] == "P":
            enlist(t, seat, amount)
        else:
            gain_tokens(t, seat, amount)
    elif word == "lose":
        for good in range(GOODS):
            if node[1][good]:
                lose(t, seat, good, node[1][good] * times(t, seat, node[2]))
        expire(t, (seat,))
    elif word == "lose-half":
        lose_half(t, seat, LETTERS.index(node[1]))
        expire(t, (seat,))
    elif word == "drop":
        drop_heat(t, seat, node[1] * times(t, seat, node[2]))
    elif word == "fall":
        t.stack.append((effects["fall"], 0, seat, -1, ()))
    elif word == "jail":
        t.stack.append((effects["jail"], 0, seat, card, ()))
    elif word == "bill":
        t.stack.append((effects["bill"], 0, seat, card, (node[1],)))
        expire(t, (seat,))
    else:
        assert word == "lose-dude", word
        kind = 0 if node[1] == "M" else 1
        t.stack.append((effects["desert"], 0, seat, card, (kind, node[2] * times(t, seat, node[3]))))


def gain_tokens(t: Mayhem, seat: int, amount: int) -> None:
    """Give a gang Order tokens for this round (MM-REV-14)."""
    t.tokens[seat] += amount
    t.tell("tokens", (seat, amount))


class CardChoice(Choose[Mayhem]):
    """A question that a card asks a gang. The frame's source is the card, or -1 for a gang's own rule."""

    public = True
    turn = "MM-GEN-05"

    def best(self, t: Mayhem, frame: Frame, options: tuple[int, ...]) -> int:
        """Return the default answer, which is given when time is up."""
        return options[0]

    def asks(self, t: Mayhem, frame: Frame) -> tuple[Ask, ...]:
        _effect, _pc, seat, source, _registers = frame
        options = self.options(t, frame)
        return (Ask(seat, self.kind, (source,), options, default=self.best(t, frame, options)),)


class Jail(CardChoice):
    """The choice of the rival that loses a Dude (D-12). The rival then chooses the Dude (D-13)."""

    kind = "jail"
    rule = "MM-CARD-L3-1"

    def options(self, t: Mayhem, frame: Frame) -> tuple[int, ...]:
        _effect, _pc, asked, _source, _registers = frame
        return tuple([seat for seat in patch_order(t, t.patch) if seat != asked and any(count(t, seat))])

    def best(self, t: Mayhem, frame: Frame, options: tuple[int, ...]) -> int:
        return max(options, key=lambda seat: (count(t, seat)[0] + count(t, seat)[1], -options.index(seat)))

    def chosen(self, t: Mayhem, frame: Frame, option: int) -> None:
        _effect, _pc, seat, source, _registers = frame
        t.tell("jail", (seat, option))
        t.stack[-1] = (rules_of(t).effects["jailed"], 0, option, source, ())


class Jailed(CardChoice):
    """The named rival's choice of the own Dude that returns to its pool. An option is a DUDE."""

    kind = "jailed"
    rule = "MM-CARD-L3-2"

    def options(self, t: Mayhem, frame: Frame) -> tuple[int, ...]:
        _effect, _pc, seat, _source, _registers = frame
        out: list[int] = []
        for place in range(rules_of(t).places):
            if members_at(t, seat, place):
                out.append(DUDE.pack(place, 0))
            if prospects_at(t, seat, place):
                out.append(DUDE.pack(place, 1))
        return tuple(out)

    def best(self, t: Mayhem, frame: Frame, options: tuple[int, ...]) -> int:
        _effect, _pc, seat, _source, _registers = frame

        def loss(option: int) -> tuple[bool, bool, int]:
            place, prospect = DUDE.unpack(option)
            return (not prospect, place != seat, option)

        return min(options, key=loss)

    def chosen(self, t: Mayhem, frame: Frame, option: int) -> None:
        _effect, _pc, seat, _source, _registers = frame
        t.stack.pop()
        place, prospect = DUDE.unpack(option)
        to_pool(t, seat, place, 1 - prospect, prospect)
        t.tell("dude-lost", (seat, place, prospect))


class Desert(CardChoice):
    """The choices of Dudes of one kind that return to the pool, one by one (D-15). An option is a location.

    Registers: 0 for Members or 1 for Prospects, and the number still to go.
    """

    kind = "desert"
    rule = "MM-CARD-L7-1"

    def step(self, t: Mayhem, frame: Frame) -> bool:
        if not self.options(t, frame):
            t.stack.pop()
            return False
        return super().step(t, frame)

    def options(self, t: Mayhem, frame: Frame) -> tuple[int, ...]:
        _effect, _pc, seat, _source, registers = frame
        if not registers[1]:
            return ()
        at = members_at if registers[0] == 0 else prospects_at
        return tuple([place for place in range(rules_of(t).places) if at(t, seat, place)])

    def best(self, t: Mayhem, frame: Frame, options: tuple[int, ...]) -> int:
        _effect, _pc, seat, _source, _registers = frame
        er = rules_of(t).er
        return min(options, key=lambda place: (place != er, place != seat, place))

    def chosen(self, t: Mayhem, frame: Frame, option: int) -> None:
        _effect, pc, seat, source, registers = frame
        kind = registers[0]
        to_pool(t, seat, option, 1 - kind, kind)
        t.tell("dude-lost", (seat, option, kind))
        t.stack[-1] = (self, pc, seat, source, (kind, registers[1] - 1))


class Bill(CardChoice):
    """The choice of the Dudes in the Emergency Room to pay for; the others die (D-14). An option is the DUDES paid for.

    The register: the price of each. A gang that can't pay is asked too (MM-CARD-L6-2).
    """

    kind = "bill"
    public = False
    rule = "MM-CARD-L6-1"

    def options(self, t: Mayhem, frame: Frame) -> tuple[int, ...]:
        _effect, _pc, seat, _source, registers = frame
        er = rules_of(t).er
        if not dudes(t, seat, er):
            return ()
        cash = t.goods[seat * GOODS + CASH]
        price = registers[0]
        return tuple(
            [
                DUDES.pack(m, p)
                for m in range(members_at(t, seat, er) + 1)
                for p in range(prospects_at(t, seat, er) + 1)
                if (m + p) * price <= cash
            ]
        )

    def step(self, t: Mayhem, frame: Frame) -> bool:
        _effect, _pc, seat, _source, _registers = frame
        if not dudes(t, seat, rules_of(t).er):
            t.stack.pop()
            return False
        return True

    def chosen(self, t: Mayhem, frame: Frame, option: int) -> None:
        _effect, _pc, seat, _source, registers = frame
        er = rules_of(t).er
        members, prospects = DUDES.unpack(option)
        t.stack.pop()
        pay(t, seat, CASH, (members + prospects) * registers[0])
        expire(t, (seat,))
        dead = (members_at(t, seat, er) - members, prospects_at(t, seat, er) - prospects)
        to_pool(t, seat, er, *dead)
        t.tell("bill", (seat, members, prospects, *dead))


class OnFall(Effect[Mayhem]):
    """The steps of a gang's own rule for a Member who Takes the Fall (MM-GANG-BASTARDS-1). pc: the next step."""

    def step(self, t: Mayhem, frame: Frame) -> bool:
        _effect, pc, seat, source, registers = frame
        steps = rules_of(t).sides[t.sides[seat]].on_fall
        if pc == len(steps):
            t.stack.pop()
        else:
            t.stack[-1] = (self, pc + 1, seat, source, registers)
            carry_out(t, seat, steps[pc], -1)
        return False
