"""The round: its six phases, the reveal, Last Calls and the clean-up (sections 4 and 9)."""

from skulduggery.engine.machine import Draw, Effect, Frame
from skulduggery.engine.programs import Steps
from skulduggery.games.mayhem.rules.anarchy import affected
from skulduggery.games.mayhem.rules.deals import end_step
from skulduggery.games.mayhem.rules.gangs import (
    dudes,
    living,
    members_at,
    move,
    patch_order,
    prospects_at,
    to_pool,
    value,
)
from skulduggery.games.mayhem.rules.options import INJURED
from skulduggery.games.mayhem.rules.state import (
    CLAIM,
    CLEAN_UP,
    LAST_CALL,
    LAST_CALLS,
    MARKET,
    OBSTACLE,
    ORDERS,
    REVEAL,
    Mayhem,
    rules_of,
)


class Round(Steps[Mayhem]):
    """One round, phase by phase (MM-RND-01)."""

    def __init__(self) -> None:
        super().__init__(
            claim_orders,
            reveal,
            issue_orders,
            parley,
            go_to_market,
            resolve_last_calls,
            clean_up,
            next_round,
        )


def claim_orders(t: Mayhem) -> None:
    """Begin the round and phase 1: all gangs take Order tokens (MM-CLAIM-01)."""
    t.round += 1
    t.phase = CLAIM
    t.tell("round", (t.round,))
    claim(t)


def reveal(t: Mayhem) -> None:
    """Begin phase 2: turn up Sites, then Anarchy cards (MM-REV-01, -03)."""
    t.phase = REVEAL
    turn_up_sites(t)
    t.stack.append((t.rules.effects["escalate"], 0, -1, -1, ()))


def issue_orders(t: Mayhem) -> None:
    """Begin phase 3: turns, from the Patch Holder on (MM-ORD-01)."""
    end_step(t)
    t.phase = ORDERS
    t.stack.append((t.rules.effects["orders"], 0, t.patch, -1, ()))


def parley(t: Mayhem) -> None:
    """Open the last deals before the market (MM-DEAL-07)."""
    t.stack.append((t.rules.effects["parley"], 0, -1, -1, ()))


def go_to_market(t: Mayhem) -> None:
    """Begin phase 4: gangs choose in secret how much Contraband to traffic (MM-MKT-01)."""
    t.phase = MARKET
    t.stack.append((t.rules.effects["market"], 0, -1, -1, ()))


def resolve_last_calls(t: Mayhem) -> None:
    """Begin phase 5: resolve the Last Calls of this round, in the order of their reveal (MM-LAST-01)."""
    end_step(t)
    t.phase = LAST_CALLS
    calls = [card for card in t.table if rules_of(t).cards_in_box[card].kind == LAST_CALL]
    t.stack.append((t.rules.effects["last-calls"], 0, -1, -1, tuple(calls)))


def next_round(t: Mayhem) -> None:
    """Begin the next round, or end the game after the last one (MM-RND-02)."""
    t.stack[-1] = (t.rules.effects["round" if t.round < rules_of(t).rounds else "finish"], 0, -1, -1, ())


def claim(t: Mayhem) -> None:
    """Give each living gang one token per Member plus the base of its side (MM-CLAIM-01 to -05)."""
    rules = rules_of(t)
    for seat in living(t):
        first = seat * rules.places
        t.tokens[seat] = sum(t.members[first : first + rules.places]) + rules.sides[t.sides[seat]].base
        if t.events is not None:
            t.tell("claim", (seat, t.tokens[seat]), (1,) if rules.radar else (), 1 << seat)


def turn_up_sites(t: Mayhem) -> None:
    """Turn up the next random Sites, the number set for a round or as many as are left (MM-REV-01, -02)."""
    rules = rules_of(t)
    more = min(len(t.sites), t.turned + rules.sites_a_round)
    for i in range(t.turned, more):
        t.tell("site", (t.sites[i],))
    t.turned = more


class Escalate(Effect[Mayhem]):
    """The reveal of Anarchy cards, each resolved before the next (MM-REV-03 to -09). pc: cards revealed so far."""

    def step(self, t: Mayhem, frame: Frame) -> bool:
        _effect, pc, _seat, _source, _registers = frame
        rules = rules_of(t)
        if pc >= rules.reveals[t.round - 1] or t.shown >= len(t.deck):
            t.stack.pop()
            return False
        t.stack[-1] = (self, pc + 1, -1, -1, ())
        card = t.deck[t.shown]
        t.shown += 1
        t.tell("card", (card,))
        t.table = (*t.table, card)
        if rules.cards_in_box[card].kind == OBSTACLE:
            play_card(t, card)
        return False


def play_card(t: Mayhem, card: int) -> None:
    """Push the effect of an Obstacle or a Last Call, and fix now which gangs it hits (MM-GEN-05)."""
    hit = affected(t, rules_of(t).cards_in_box[card].selector)
    t.tell("hit", (card, *hit))
    t.stack.append((rules_of(t).effects["card"], 0, -1, card, tuple(hit)))


class LastCalls(Effect[Mayhem]):
    """The Last Calls in the order of their reveal (MM-LAST-01, -02). Registers: the cards; pc: cards done so far."""

    def step(self, t: Mayhem, frame: Frame) -> bool:
        _effect, pc, _seat, _source, registers = frame
        if pc >= len(registers):
            t.stack.pop()
            return False
        t.stack[-1] = (self, pc + 1, -1, -1, registers)
        play_card(t, registers[pc])
        return False


def clean_up(t: Mayhem) -> None:
    """Begin phase 6: remove marks, Opportunities and cards, then roll for the injured (MM-CLEAN-01 to -06)."""
    end_step(t)
    t.phase = CLEAN_UP
    rules = rules_of(t)
    t.marks = 0
    for card in t.table:
        place = rules.cards_in_box[card].site
        if place >= 0:
            for seat in living(t):
                if dudes(t, seat, place):
                    move(t, seat, place, seat, members_at(t, seat, place), prospects_at(t, seat, place))
    # Read before the cards go, because a Hassle still changes these rolls (MM-CLEAN-06).
    least = []
    for seat in range(t.seats):
        set_to = value(t, seat, "er_survive")
        least += [set_to or rules.survive[0], set_to or rules.survive[1]]
    t.table = ()
    t.tell("clean-up", ())
    t.stack.append((rules.effects["emergency"], 0, -1, -1, tuple(least)))


class Emergency(Draw[Mayhem]):
    """The roll of one die for each Dude in the Emergency Room (MM-CLEAN-04, MM-ER-01 to -05).

    Registers: the lowest die on which a Dude survives, at the index INJURED.
    """

    kind = "die"
    rule = "MM-GEN-03"

    def next(self, t: Mayhem) -> int:
        """Return the Dude whose die is next, as INJURED, or -1 if none is left."""
        er = rules_of(t).er
        for seat in patch_order(t, t.patch):
            if members_at(t, seat, er):
                return INJURED.pack(seat, 0)
            if prospects_at(t, seat, er):
                return INJURED.pack(seat, 1)
        return -1

    def ways(self, t: Mayhem, frame: Frame) -> int:
        return 6

    def step(self, t: Mayhem, frame: Frame) -> bool:
        if self.next(t) < 0:
            t.stack.pop()
            return False
        return super().step(t, frame)

    def settle(self, t: Mayhem, frame: Frame, outcome: int) -> None:
        _effect, _pc, _seat, _source, registers = frame
        one = self.next(t)
        seat, prospect = INJURED.unpack(one)
        lives = outcome + 1 >= registers[one]
        er = rules_of(t).er
        if lives:
            move(t, seat, er, seat, 1 - prospect, prospect)
        else:
            to_pool(t, seat, er, 1 - prospect, prospect)
        if t.events is not None:
            t.tell("emergency", (seat, prospect, outcome + 1, int(lives)))
