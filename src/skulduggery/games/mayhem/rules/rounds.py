"""The course of a game: set-up, the six phases of a round (sections 3, 4, 9)."""

from typing import Final

from skulduggery.engine.asks import Ask
from skulduggery.engine.machine import Draw, Effect, Frame, Shuffle, State
from skulduggery.engine.programs import Choose
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
from skulduggery.games.mayhem.rules.goods import OPEN, note
from skulduggery.games.mayhem.rules.options import INJURED, SIDE
from skulduggery.games.mayhem.rules.setup import (
    CLAIM,
    CLEAN_UP,
    GOODS,
    LAST_CALL,
    LAST_CALLS,
    MARKET,
    MOST,
    OBSTACLE,
    ORDERS,
    REVEAL,
    Mayhem,
    rules_of,
)

# Set-up


class Setup(Effect[Mayhem]):
    """Sites, the Anarchy deck, the rolls, the gangs (MM-SETUP-04 to -14). pc: what comes next."""

    def step(self, t: Mayhem, frame: Frame) -> bool:
        _effect, pc, _seat, _source, _registers = frame
        effects = rules_of(t).effects
        t.stack[-1] = (self, pc + 1, -1, -1, ())
        if pc == 0:
            t.stack.append((effects["lay-sites"], 0, -1, -1, ()))
        elif pc == 1:
            t.stack.append((effects["lay-deck"], 0, -1, -1, ()))
        elif pc == 2:
            t.stack.append((effects["rolls"], 0, -1, -1, tuple(range(t.seats))))
        elif pc == 3:
            self.order(t)
            if rules_of(t).draft:
                t.stack.append((effects["pick"], 0, t.order[0], -1, ()))
            else:
                fixed(t)
        else:
            t.stack[-1] = (effects["round"], 0, -1, -1, ())
            settle_in(t)
        return False

    def order(self, t: Mayhem) -> None:
        """The highest roller picks first, then to the left; the last takes the Patch (MM-SETUP-11, -13, -14)."""
        first = t.order[0]
        t.order = tuple([(first + i) % t.seats for i in range(t.seats)])
        t.patch = t.order[-1]


class LaySites(Shuffle[Mayhem]):
    """The random Sites are shuffled; some lie face down, the rest go away unseen (MM-SETUP-05)."""

    kind = "sites"
    rule = "MM-SETUP-05"

    def size(self, t: Mayhem, frame: Frame) -> int:
        return len(random_sites(t))

    def settle(self, t: Mayhem, frame: Frame, order: list[int]) -> None:
        sites = random_sites(t)
        t.sites = tuple([sites[i] for i in order[: rules_of(t).random_sites]])
        t.stack.pop()


def random_sites(s: State) -> list[int]:
    """The locations of all random Sites of the set."""
    rules = rules_of(s)
    return [rules.first_site + i for i in range(len(rules.sites)) if rules.sites[i].kind == 1]


class LayDeck(Shuffle[Mayhem]):
    """The Anarchy cards are shuffled; some form the deck, the rest go away unseen (MM-SETUP-06, MM-HARD-06)."""

    kind = "deck"
    rule = "MM-SETUP-06"

    def size(self, t: Mayhem, frame: Frame) -> int:
        return len(box(t))

    def settle(self, t: Mayhem, frame: Frame, order: list[int]) -> None:
        cards = box(t)
        t.deck = tuple([cards[i] for i in order[: rules_of(t).deck_size]])
        t.stack.pop()


def box(s: State) -> list[int]:
    """The cards that are shuffled."""
    rules = rules_of(s)
    cards = rules.cards_in_box
    return [i for i in range(len(cards)) if rules.hardcore or not cards[i].hardcore]


class Rolls(Effect[Mayhem]):
    """Who is highest: those tied roll again (MM-SETUP-11, -12). Registers: who rolls; then the dice. pc 1: compare."""

    def step(self, t: Mayhem, frame: Frame) -> bool:
        _effect, pc, _seat, _source, registers = frame
        if pc == 0:
            t.stack[-1] = (self, 1, -1, -1, registers)
            t.order = ()
            for seat in reversed(registers):
                t.stack.append((rules_of(t).effects["roll"], 0, seat, -1, ()))
            return False
        dice = t.order  # the dice were put down here, one after the other
        best = [registers[i] for i in range(len(registers)) if dice[i] == max(dice)]
        if len(best) > 1:
            t.stack[-1] = (self, 0, -1, -1, tuple(best))
            return False
        t.order = (best[0],)
        t.stack.pop()
        return False


class Roll(Draw[Mayhem]):
    """One die at set-up."""

    kind = "die"
    rule = "MM-GEN-03"

    def ways(self, t: Mayhem, frame: Frame) -> int:
        return 6

    def settle(self, t: Mayhem, frame: Frame, outcome: int) -> None:
        _effect, _pc, seat, _source, _registers = frame
        t.stack.pop()
        t.order = (*t.order, outcome + 1)
        t.tell("roll", (seat, outcome + 1))


class Pick(Choose[Mayhem]):
    """Pick a gang, and in high octane its side (D-01). An option: gang * 2, + 1 for the plain side."""

    kind = "pick"
    rule = "MM-SETUP-01"
    turn = "MM-SETUP-11"

    def options(self, t: Mayhem, frame: Frame) -> tuple[int, ...]:
        out: list[int] = []
        for gang in free_gangs(t):
            if rules_of(t).high_octane:
                out.append(SIDE.pack(gang, 0))
            out.append(SIDE.pack(gang, 1))
        return tuple(out)

    def asks(self, t: Mayhem, frame: Frame) -> tuple[Ask, ...]:
        _effect, _pc, seat, _source, _registers = frame
        options = self.options(t, frame)
        return (Ask(seat, self.kind, (), options, default=options[0]),)

    def chosen(self, t: Mayhem, frame: Frame, option: int) -> None:
        _effect, _pc, seat, _source, _registers = frame
        gang, unleaded = SIDE.unpack(option)
        take_side(t, seat, gang, unleaded == 1)
        at = t.order.index(seat) + 1
        if at < t.seats:
            t.stack[-1] = (self, 0, t.order[at], -1, ())
        else:
            t.stack.pop()


def free_gangs(t: Mayhem) -> list[int]:
    """The gangs that nobody has picked."""
    return [gang for gang in range(len(rules_of(t).gang_ids)) if gang not in gangs_taken(t)]


def gangs_taken(t: Mayhem) -> list[int]:
    """The gang of each seat; every gang has its own plain side (setup.Side)."""
    rules = rules_of(t)
    return [rules.sides[side].gang for side in t.sides if side >= 0]


def take_side(t: Mayhem, seat: int, gang: int, plain: bool) -> None:
    """A seat plays a gang with one of its sides."""
    rules = rules_of(t)
    for side in range(len(rules.sides)):
        if rules.sides[side].gang == gang and rules.sides[side].plain == plain:
            t.sides = (*t.sides[:seat], side, *t.sides[seat + 1 :])
            if t.events is not None:
                t.tell("gang", (seat, gang, int(plain)))
            return


def fixed(t: Mayhem) -> None:
    """Seats have the gangs in the order of the set (gang_choice: fixed)."""
    for seat in range(t.seats):
        take_side(t, seat, seat, not rules_of(t).high_octane)


def settle_in(t: Mayhem) -> None:
    """What the sides show (MM-SETUP-15, -16, MM-HARD-05)."""
    rules = rules_of(t)
    guns = drugs = 0
    for seat in range(t.seats):
        side = rules.sides[t.sides[seat]]
        for good in range(GOODS):
            t.goods[seat * GOODS + good] = side.goods[good]
            note(t, OPEN, seat, -1, good, side.goods[good])
        guns += side.goods[1]
        drugs += side.goods[2]
        t.heat[seat] = side.heat
        home = seat * rules.places + seat
        t.members[home] = side.members
        t.prospects[home] = side.prospects
        t.pool_members[seat] = MOST - side.members
        t.pool_prospects[seat] = MOST - side.prospects
        if rules.slim:
            t.off = (*t.off[:seat], t.pool_prospects[seat], *t.off[seat + 1 :])
            t.pool_prospects[seat] = 0
    t.supply = (rules.totals[0] - guns, rules.totals[1] - drugs)


# The round

PHASE_STEPS: Final = ("claim", "turf", "escalate", "orders", "parley", "market", "last-calls", "clean-up")


class Round(Effect[Mayhem]):
    """A round, phase by phase (MM-RND-01). pc: what comes next."""

    def step(self, t: Mayhem, frame: Frame) -> bool:
        _effect, pc, _seat, _source, _registers = frame
        rules = rules_of(t)
        effects = rules.effects
        t.stack[-1] = (self, pc + 1, -1, -1, ())
        if pc == 0:
            t.round += 1
            t.phase = CLAIM
            t.tell("round", (t.round,))
            claim(t)
        elif pc == 1:
            t.phase = REVEAL
            turn_up_sites(t)
            t.stack.append((effects["escalate"], 0, -1, -1, ()))
        elif pc == 2:
            end_step(t)
            t.phase = ORDERS
            t.stack.append((effects["orders"], 0, t.patch, -1, ()))
        elif pc == 3:
            t.stack.append((effects["parley"], 0, -1, -1, ()))
        elif pc == 4:
            t.phase = MARKET
            t.stack.append((effects["market"], 0, -1, -1, ()))
        elif pc == 5:
            end_step(t)
            t.phase = LAST_CALLS
            calls = [card for card in t.table if rules.cards_in_box[card].kind == LAST_CALL]
            t.stack.append((effects["last-calls"], 0, -1, -1, tuple(calls)))
        elif pc == 6:
            end_step(t)
            t.phase = CLEAN_UP
            clean_up(t)
        else:
            t.stack[-1] = (effects["round" if t.round < rules.rounds else "finish"], 0, -1, -1, ())
        return False


def claim(t: Mayhem) -> None:
    """Order tokens: own Members and the base of the card (MM-CLAIM-01 to -05)."""
    rules = rules_of(t)
    for seat in living(t):
        first = seat * rules.places
        t.tokens[seat] = sum(t.members[first : first + rules.places]) + rules.sides[t.sides[seat]].base
        if t.events is not None:
            t.tell("claim", (seat, t.tokens[seat]), (1,) if rules.radar else (), 1 << seat)


def turn_up_sites(t: Mayhem) -> None:
    """Random Sites are turned up, as many as a round brings (MM-REV-01, -02)."""
    rules = rules_of(t)
    more = min(len(t.sites), t.turned + rules.sites_a_round)
    for i in range(t.turned, more):
        t.tell("site", (t.sites[i],))
    t.turned = more


class Escalate(Effect[Mayhem]):
    """Anarchy cards, one at a time, each dealt with before the next (MM-REV-03 to -09). pc: cards turned up."""

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
    """Push the effect of an Obstacle or a Last Call: whom it hits is fixed first (MM-GEN-05)."""
    hit = affected(t, rules_of(t).cards_in_box[card].selector)
    t.tell("hit", (card, *hit))
    t.stack.append((rules_of(t).effects["card"], 0, -1, card, tuple(hit)))


class LastCalls(Effect[Mayhem]):
    """Last Calls in the order of their reveal (MM-LAST-01, -02). Registers: the cards; pc: how many are done."""

    def step(self, t: Mayhem, frame: Frame) -> bool:
        _effect, pc, _seat, _source, registers = frame
        if pc >= len(registers):
            t.stack.pop()
            return False
        t.stack[-1] = (self, pc + 1, -1, -1, registers)
        play_card(t, registers[pc])
        return False


def clean_up(t: Mayhem) -> None:
    """Marks, Opportunities, cards, then the dice of the Emergency Room (MM-CLEAN-01 to -06)."""
    rules = rules_of(t)
    t.marks = 0
    for card in t.table:
        place = rules.cards_in_box[card].site
        if place >= 0:
            for seat in living(t):
                if dudes(t, seat, place):
                    move(t, seat, place, seat, members_at(t, seat, place), prospects_at(t, seat, place))
    # A card that changes the dice still holds in this step (MM-CLEAN-06).
    least = []
    for seat in range(t.seats):
        set_to = value(t, seat, "er_survive")
        least += [set_to or rules.survive[0], set_to or rules.survive[1]]
    t.table = ()
    t.tell("clean-up", ())
    t.stack.append((rules.effects["emergency"], 0, -1, -1, tuple(least)))


class Emergency(Draw[Mayhem]):
    """One die for each Dude in the Emergency Room (MM-CLEAN-04, MM-ER-01 to -05).

    Registers: for each seat the lowest die that saves a Member, a Prospect.
    """

    kind = "die"
    rule = "MM-GEN-03"

    def next(self, t: Mayhem) -> int:
        """Return whose die comes next, as INJURED, or -1."""
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
