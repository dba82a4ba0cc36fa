"""The view of Men of Mayhem that a seat's screen shows (section 14 of the rules)."""

from typing import Final

from skulduggery.engine.asks import EVERYTHING
from skulduggery.engine.programs import Part
from skulduggery.games.mayhem.knowledge.fight_odds import most_guns
from skulduggery.games.mayhem.knowledge.infostate import holdings, infostate
from skulduggery.games.mayhem.rules.deals import made_by
from skulduggery.games.mayhem.rules.exploiting import BOOST
from skulduggery.games.mayhem.rules.gangs import gangs_at, modified, open_sites
from skulduggery.games.mayhem.rules.market import limit
from skulduggery.games.mayhem.rules.state import ALL, CASH, GOODS, ORDERS, Deal, Dudes, Goods, Mayhem, rules_of
from skulduggery.games.mayhem.rules.transactions import Trade, stopped

UNKNOWN: Final = -1
"""An amount, a Site or a card that this seat doesn't know."""
Range = tuple[int, int]
Price = tuple[int, int, int]
"""(location, number of its rule or BOOST, Cash for each repetition)"""
Barred = tuple[int, int]
"""(location, number of its rule or BOOST)"""


class Gang:
    """A gang as a seat sees it. Goods behind another gang's blind are UNKNOWN, as are its tokens Under the Radar."""

    __slots__ = ("armed", "bounds", "dudes", "fist", "goods", "heat", "limit", "out", "pool", "side", "tokens")

    def __init__(
        self,
        side: int,
        goods: Goods,
        bounds: tuple[Range, ...],
        heat: int,
        tokens: int,
        dudes: tuple[Dudes, ...],
        pool: Dudes,
        fist: int,
        armed: int,
        limit: int,
        out: int,
    ) -> None:
        self.side = side
        """The side of its clubhouse card, -1 before it is picked."""
        self.goods = goods
        self.bounds = bounds
        """Least and greatest amount of each good that it can hold; empty without ``ledger_help`` (14.2)."""
        self.heat = heat
        self.tokens = tokens
        self.dudes = dudes
        """(Members, Prospects) at each place."""
        self.pool = pool
        self.fist = fist
        """Guns pulled in the running fight."""
        self.armed = armed
        """The most Guns that it could pull in the running fight, as far as the seat knows; 0 where there is none."""
        self.limit = limit
        """The most Contraband that it could traffic now; -1 for no limit."""
        self.out = out
        """Its rank among disbanded gangs, 1 for the first; 0 while it is in the game."""

    def key(self) -> tuple[object, ...]:
        return (
            self.side, self.goods, self.bounds, self.heat, self.tokens, self.dudes, self.pool, self.fist, self.armed,
            self.limit, self.out,
        )  # fmt: skip


class Fight:
    """A running Throw Down.

    ``mask``: bit mask of the gangs in it; ``holder``: the gang that held the Patch; ``dice``: of each seat so far.
    """

    __slots__ = ("ambush", "dice", "holder", "issuer", "mask", "place")

    def __init__(self, place: int, issuer: int, mask: int, holder: int, ambush: bool, dice: tuple[int, ...]) -> None:
        self.place = place
        self.issuer = issuer
        self.mask = mask
        self.holder = holder
        self.ambush = ambush
        self.dice = dice

    def key(self) -> tuple[object, ...]:
        return (self.place, self.issuer, self.mask, self.holder, self.ambush, self.dice)


class View:
    """A game of Men of Mayhem as one seat sees it, or as everybody does (SPECTATOR)."""

    __slots__ = (
        "active", "barred", "cards", "control", "deck", "fight", "gangs", "hidden", "made", "marks", "offers", "patch",
        "phase", "prices", "removed", "result", "round", "rounds", "seat", "sites", "supply",
    )  # fmt: skip

    def __init__(
        self,
        seat: int,
        round: int,
        rounds: int,
        phase: int,
        active: int,
        patch: int,
        gangs: tuple[Gang, ...],
        sites: tuple[int, ...],
        control: tuple[int, ...],
        hidden: tuple[int, ...],
        cards: tuple[int, ...],
        deck: tuple[int, ...],
        marks: tuple[int, ...],
        supply: tuple[int, int],
        removed: int,
        offers: tuple[Deal, ...],
        made: int,
        fight: Fight | None,
        result: tuple[int, ...],
        prices: tuple[Price, ...],
        barred: tuple[Barred, ...],
    ) -> None:
        self.seat = seat
        self.round = round
        self.rounds = rounds
        self.phase = phase
        """An index into ``state.PHASES``."""
        self.active = active
        """The seat whose turn it is in phase 3; -1 in other phases."""
        self.patch = patch
        self.gangs = gangs
        self.sites = sites
        """The Sites and Opportunities in play."""
        self.control = control
        """For each of ``sites`` the seat that controls it, or -1."""
        self.hidden = hidden
        """The random Sites face down, next one first; UNKNOWN except in an open record."""
        self.cards = cards
        """The Anarchy cards of this round, in the order of their reveal."""
        self.deck = deck
        """The cards of the deck, top first; UNKNOWN except in an open record."""
        self.marks = marks
        """The locations exploited in this round."""
        self.supply = supply
        self.removed = removed
        self.offers = offers
        """The standing offers that this seat knows of."""
        self.made = made
        """Number of offers that this seat has made in this deal step."""
        self.fight = fight
        self.result = result
        self.prices = prices
        """The prices of trades at locations that for this seat differ from the printed ones (MM-MOD-03)."""
        self.barred = barred
        """The rules of locations that cards or the gang's own rules forbid this seat (MM-MOD-01)."""

    def key(self) -> tuple[object, ...]:
        """Return all of the view as one value, so that views can be compared."""
        return (
            self.seat, self.round, self.rounds, self.phase, self.active, self.patch,
            tuple([gang.key() for gang in self.gangs]), self.sites, self.control, self.hidden, self.cards, self.deck,
            self.marks, self.supply, self.removed, self.offers, self.made,
            None if self.fight is None else self.fight.key(), self.result, self.prices,
            self.barred,
        )  # fmt: skip


def view(t: Mayhem, seat: int) -> View:
    """Return the view of ``seat``. SPECTATOR sees what is public, EVERYTHING sees all cards and goods."""
    rules = rules_of(t)
    sites = open_sites(t)
    effects = numbered(t, sites) if modified(t, seat) else []
    barred = [stopped(t, seat, part) for _place, _number, part in effects]
    control = []
    for place in sites:
        there = gangs_at(t, place)
        control.append(there[0] if len(there) == 1 else UNKNOWN)
    hidden = t.sites[t.turned :]
    deck = t.deck[t.shown :]
    if seat != EVERYTHING:
        hidden = (UNKNOWN,) * len(hidden)
        deck = (UNKNOWN,) * len(deck)
    return View(
        seat,
        t.round,
        rules.rounds,
        t.phase,
        active(t),
        t.patch,
        gangs(t, seat),
        tuple(sites),
        tuple(control),
        hidden,
        t.table,
        deck,
        tuple([place for place in range(rules.places) if t.marks >> place & 1]),
        t.supply,
        t.removed,
        tuple([one for one in t.standing if one[1] == ALL or seat in one[:2] or seat == EVERYTHING]),
        made_by(t, seat),
        fight(t),
        t.result,
        prices(t, seat, [effects[i] for i in range(len(effects)) if not barred[i]]),
        tuple([effects[i][:2] for i in range(len(effects)) if barred[i]]),
    )


def active(t: Mayhem) -> int:
    """Return the seat whose turn it is in phase 3, or -1."""
    if t.phase != ORDERS:
        return -1
    for i in range(1, len(t.stack)):
        if t.stack[i - 1][0].name == "orders":
            # The frame of the turns names the next seat; the frame above it is the current turn.
            return previous(t, t.stack[i - 1][2])
    return -1


def previous(t: Mayhem, seat: int) -> int:
    """Return the seat to the right."""
    return (seat - 1) % t.seats


def gangs(t: Mayhem, seat: int) -> tuple[Gang, ...]:
    """Return all gangs as a seat sees them."""
    rules = rules_of(t)
    now = fight(t)
    helped = t.round and not t.result and seat >= 0 and (rules.ledger_help or now is not None)
    info = infostate(t, seat) if helped else None
    book = holdings(info) if info is not None and rules.ledger_help else None
    out = []
    for other in range(t.seats):
        first = other * rules.places
        last = first + rules.places
        mine = seat in (other, EVERYTHING) or len(t.result) > 0 or not t.round
        held = (t.goods[other * GOODS], t.goods[other * GOODS + 1], t.goods[other * GOODS + 2])
        gone = t.out.index(other) + 1 if other in t.out else 0
        picked = t.sides[other] >= 0
        out.append(
            Gang(
                t.sides[other],
                held if mine else (UNKNOWN, UNKNOWN, UNKNOWN),
                () if book is None else tuple([book.bounds(other, good) for good in range(GOODS)]),
                t.heat[other],
                t.tokens[other] if mine or not rules.radar else UNKNOWN,
                tuple(zip(t.members[first:last], t.prospects[first:last], strict=True)),
                (t.pool_members[other], t.pool_prospects[other]),
                t.fists[other],
                most_guns(info, other, now.place) if info is not None and now is not None else 0,
                limit(t, other) if picked and not gone else 0,
                gone,
            )
        )
    return tuple(out)


def fight(t: Mayhem) -> Fight | None:
    """Return the Throw Down that is going on, if any."""
    for effect, _, issuer, place, registers in t.stack:
        if effect.name == "fight":
            n = t.seats
            dice = tuple(registers[n : 2 * n])
            return Fight(place, issuer, registers[2 * n], registers[2 * n + 1], registers[2 * n + 2] == 1, dice)
        if effect.name == "aftermath":
            return Fight(place, issuer, registers[1], registers[2], False, (0,) * t.seats)
    return None


def numbered(t: Mayhem, sites: list[int]) -> list[tuple[int, int, Part[Mayhem]]]:
    """Return the rules and Boosts of locations: (location, number or BOOST, effect)."""
    out = []
    for place in sites:
        site = rules_of(t).site(place)
        out += [(place, i, site.rules[i]) for i in range(len(site.rules))]
        if site.boost is not None:
            out.append((place, BOOST, site.boost))
    return out


def prices(t: Mayhem, seat: int, effects: list[tuple[int, int, Part[Mayhem]]]) -> tuple[Price, ...]:
    """Return the prices of effects that cards or the gang's own rules change, without two-way trades."""
    out = []
    for place, number, part in effects:
        if isinstance(part, Trade) and not part.two_way:
            cash = part.price(t, seat, part.pays, part.gets)[CASH]
            if cash != part.gets[CASH]:
                out.append((place, number, cash))
    return tuple(out)
