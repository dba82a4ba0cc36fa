"""The set-up of Men of Mayhem: Sites, Anarchy deck, rolls and gangs (section 3)."""

from skulduggery.engine.asks import Ask
from skulduggery.engine.machine import Draw, Effect, Frame, Shuffle, State
from skulduggery.engine.programs import Choose, Steps
from skulduggery.games.mayhem.rules.goods import OPEN, note
from skulduggery.games.mayhem.rules.options import SIDE
from skulduggery.games.mayhem.rules.state import (
    GOODS,
    MOST,
    SETUP,
    Mayhem,
    MayhemRules,
    rules_of,
)


class Setup(Steps[Mayhem]):
    """The set-up, step by step (MM-SETUP-04 to -14)."""

    def __init__(self) -> None:
        super().__init__(lay_sites, lay_deck, roll_for_the_pick, pick_gangs, first_round)


def lay_sites(t: Mayhem) -> None:
    """Start the shuffle of the random Sites (MM-SETUP-05)."""
    t.stack.append((t.rules.effects["lay-sites"], 0, -1, -1, ()))


def lay_deck(t: Mayhem) -> None:
    """Start the shuffle of the Anarchy cards (MM-SETUP-06)."""
    t.stack.append((t.rules.effects["lay-deck"], 0, -1, -1, ()))


def roll_for_the_pick(t: Mayhem) -> None:
    """Start the rolls of all seats for the first pick (MM-SETUP-11)."""
    t.stack.append((t.rules.effects["rolls"], 0, -1, -1, tuple(range(t.seats))))


def pick_gangs(t: Mayhem) -> None:
    """Set the picking order, from the highest roller to the left, and give its last seat the Patch.

    The seats then pick, or get fixed gangs (MM-SETUP-11, -13, -14).
    """
    first = t.order[0]
    t.order = tuple([(first + i) % t.seats for i in range(t.seats)])
    t.patch = t.order[-1]
    if rules_of(t).draft:
        t.stack.append((t.rules.effects["pick"], 0, first, -1, ()))
    else:
        fixed(t)


def first_round(t: Mayhem) -> None:
    """Give each gang its starting position and begin the first round (MM-SETUP-15)."""
    t.stack[-1] = (t.rules.effects["round"], 0, -1, -1, ())
    settle_in(t)


class LaySites(Shuffle[Mayhem]):
    """The shuffle of the random Sites. Only the first ones are in the game, face down (MM-SETUP-05)."""

    kind = "sites"
    rule = "MM-SETUP-05"

    def size(self, t: Mayhem, frame: Frame) -> int:
        return len(random_sites(t))

    def settle(self, t: Mayhem, frame: Frame, order: list[int]) -> None:
        sites = random_sites(t)
        t.sites = tuple([sites[i] for i in order[: rules_of(t).random_sites]])
        t.stack.pop()


def random_sites(s: State) -> list[int]:
    """Return the locations of all random Sites of the set."""
    rules = rules_of(s)
    return [rules.first_site + i for i in range(len(rules.sites)) if rules.sites[i].kind == 1]


class LayDeck(Shuffle[Mayhem]):
    """The shuffle of the Anarchy cards. The first ones form the deck (MM-SETUP-06, MM-HARD-06)."""

    kind = "deck"
    rule = "MM-SETUP-06"

    def size(self, t: Mayhem, frame: Frame) -> int:
        return len(box(t))

    def settle(self, t: Mayhem, frame: Frame, order: list[int]) -> None:
        cards = box(t)
        t.deck = tuple([cards[i] for i in order[: rules_of(t).deck_size]])
        t.stack.pop()


def box(s: State) -> list[int]:
    """Return the Anarchy cards to shuffle, with the Hardcore ones only if that option is on."""
    rules = rules_of(s)
    cards = rules.cards_in_box
    return [i for i in range(len(cards)) if rules.hardcore or not cards[i].hardcore]


class Rolls(Effect[Mayhem]):
    """Rolls for the first pick. Seats tied for the highest die roll again (MM-SETUP-11, -12).

    Registers: the seats that roll. Their dice collect in ``order``, in which only the winner is left at the end. pc 0:
    roll; pc 1: compare.
    """

    def step(self, t: Mayhem, frame: Frame) -> bool:
        _effect, pc, _seat, _source, registers = frame
        if pc == 0:
            t.stack[-1] = (self, 1, -1, -1, registers)
            t.order = ()
            for seat in reversed(registers):
                t.stack.append((rules_of(t).effects["roll"], 0, seat, -1, ()))
            return False
        dice = t.order  # collected there by Roll
        best = [registers[i] for i in range(len(registers)) if dice[i] == max(dice)]
        if len(best) > 1:
            t.stack[-1] = (self, 0, -1, -1, tuple(best))
            return False
        t.order = (best[0],)
        t.stack.pop()
        return False


class Roll(Draw[Mayhem]):
    """One die at set-up, which is added to ``order``."""

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
    """The pick of a gang, and in high octane of its side (D-01). An option is a SIDE."""

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
    """Return the gangs that no seat has yet."""
    return [gang for gang in range(len(rules_of(t).gang_ids)) if gang not in gangs_taken(t)]


def gangs_taken(t: Mayhem) -> list[int]:
    """Return the gangs of the seats that have one. Each gang has its own plain ``Side``, so a side names its gang."""
    rules = rules_of(t)
    return [rules.sides[side].gang for side in t.sides if side >= 0]


def take_side(t: Mayhem, seat: int, gang: int, plain: bool) -> None:
    """Give a seat one side of a gang's clubhouse card; ``plain``: the unleaded one."""
    rules = rules_of(t)
    for side in range(len(rules.sides)):
        if rules.sides[side].gang == gang and rules.sides[side].plain == plain:
            t.sides = (*t.sides[:seat], side, *t.sides[seat + 1 :])
            if t.events is not None:
                t.tell("gang", (seat, gang, int(plain)))
            return


def fixed(t: Mayhem) -> None:
    """Give the seats the gangs in the order of the set, with the side of the mode (``gang_choice: fixed``)."""
    for seat in range(t.seats):
        take_side(t, seat, seat, not rules_of(t).high_octane)


def settle_in(t: Mayhem) -> None:
    """Give each gang what its side shows, and set its recruit pool and the supply (MM-SETUP-15, -16).

    With Slim Pickings the Prospects in the pools leave the game (MM-HARD-05).
    """
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


def start(rules: MayhemRules, rng: int) -> Mayhem:
    """Return the table before anything is shuffled (MM-SETUP-04 to -06). Chance moves next."""
    seats = rules.seats
    return Mayhem(
        rules,
        [(rules.effects["setup"], 0, -1, -1, ())],
        rng,
        (-1,) * seats,
        [0] * (seats * GOODS),
        [0] * (seats * rules.places),
        [0] * (seats * rules.places),
        [MOST] * seats,
        [MOST] * seats,
        [0] * seats,
        [0] * seats,
        [0] * seats,
        (),
        rules.totals,
        0, -1, (),
        (0,) * seats,
        (-1,) * rules.random_sites,
        0,
        (-1,) * rules.deck_size,
        0, (), 0, (), (), (), (), 0, SETUP, (),
    )  # fmt: skip
