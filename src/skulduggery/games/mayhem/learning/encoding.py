"""Observations and actions of Men of Mayhem as numbers (engine/encoding.py)."""

from typing import Final, cast

from skulduggery.engine.asks import Ask
from skulduggery.engine.encoding import NUMBERS, TOP, Encoding
from skulduggery.engine.machine import State
from skulduggery.engine.modifiers import Modifier
from skulduggery.engine.programs import CANCEL, COMMIT
from skulduggery.games.mayhem.knowledge.infostate import holdings, infostate
from skulduggery.games.mayhem.knowledge.view import active, fight
from skulduggery.games.mayhem.rules.deals import made_by
from skulduggery.games.mayhem.rules.exploiting import BOOST, FINISH
from skulduggery.games.mayhem.rules.market import TRAFFIC, limit
from skulduggery.games.mayhem.rules.options import (
    AT_PLACE,
    BACK_UP,
    CLUB,
    DUDE,
    DUDES,
    ORDER,
    ORDER_WORDS,
    RIDE,
    RIDERS,
    ROUTE,
    THEFT,
)
from skulduggery.games.mayhem.rules.state import ALL, GOODS, MOST, PHASES, Mayhem, MayhemRules

YES_OR_NO: Final[tuple[str, ...]] = ("reply", "take-patch", "exploit-now", "ready")
COUNTS: Final[tuple[str, ...]] = ("count", "guns", "traffic", "injured", "direction", "alternative", "number")
SEATS: Final[tuple[str, ...]] = ("jail", "shoot")
PLACES: Final[tuple[str, ...]] = ("promote", "desert", "place")
FALLS: Final[tuple[str, ...]] = ("fall", "jailed")
PARTIES: Final[tuple[str, ...]] = ("heal", "bill", "dudes")
DRAFTS: Final[tuple[str, ...]] = ("convoy", "back-up")
KINDS: Final[tuple[str, ...]] = (
    "pick", "order", "exploit", "steal", "offer", *YES_OR_NO, *COUNTS[:-1], *SEATS, *PLACES[:-1], *FALLS, *PARTIES[:-1],
    *DRAFTS,
)  # fmt: skip
ABOUT: Final = 8
"""Number of values shown of those that a question is about."""
OFFERS: Final = 8
"""Number of standing offers shown."""
OFFER: Final = 2 + 2 * GOODS
"""Number of values that describe an offer."""


class MayhemEncoding(Encoding):
    """The layout for a component set and a number of seats."""

    def __init__(self, rules: MayhemRules) -> None:
        super().__init__(rules)
        self.width = rules.places
        self.cards = len(rules.cards_in_box)
        self.radar = rules.radar
        self.ledger_help = rules.ledger_help
        self.lay_question(KINDS, ABOUT)
        self.lay_said(1 + 2 * GOODS)
        self.lay_gangs(rules)
        self.lay_table(rules)
        self.lay_actions(rules)
        self.long = ("order", *DRAFTS)
        self.prepare(rules)

    def lay_gangs(self, rules: MayhemRules) -> None:
        """Lay the fields of the point in the game and of each gang."""
        seats = rules.seats
        self.round = self.field("round", 1, rules.rounds, "the round, from 1")
        self.phase = self.field("phase", 1, len(PHASES) - 1, ", ".join(PHASES))
        self.active = self.field("active", 1, seats, "1 + the seat whose turn it is in phase 3")
        self.patch = self.field("patch", 1, seats, "1 + the seat with the Reaper Patch")
        self.side = self.field("side", seats, len(rules.sides), "1 + the clubhouse card of each gang")
        self.goods = self.field("goods", seats * GOODS, TOP, "1 + Cash, Guns, Contraband; 0 where they are hidden")
        self.least = self.field("least", seats * GOODS, TOP, "the least that it can hold, with `ledger_help`")
        self.greatest = self.field("greatest", seats * GOODS, TOP, "the greatest")
        self.heat = self.field("heat", seats, TOP, "Heat")
        self.tokens = self.field("tokens", seats, TOP, "1 + Order tokens; 0 where they are hidden")
        self.pools = self.field("pools", seats * 2, MOST, "Members and Prospects to recruit")
        self.fists = self.field("fists", seats, TOP, "Guns pulled in the running fight")
        self.limit = self.field("limit", seats, TOP, "1 + Contraband that it could traffic; 0 no limit")
        self.out = self.field("out", seats, seats, "0, or how many gangs were disbanded before it and with it")

    def lay_table(self, rules: MayhemRules) -> None:
        """Lay the fields of locations, cards, supplies, offers and the running fight."""
        seats = rules.seats
        places = rules.places
        self.members = self.field("members", seats * places, MOST, "by location: clubhouses (seats counted), others")
        self.prospects = self.field("prospects", seats * places, MOST, "by location")
        self.sites = self.field("sites", places, 1, "which Sites and Opportunities are in play")
        self.marks = self.field("marks", places, 1, "which locations were exploited in this round")
        self.hidden = self.field("hidden", 1, TOP, "random Sites face down")
        self.table = self.field("cards", self.cards, 1, "which Anarchy cards lie open, in the order of the box")
        self.deck = self.field("deck", 1, TOP, "Anarchy cards in the deck")
        self.supply = self.field("supply", 2, TOP, "Guns and Contraband left")
        self.removed = self.field("removed", 1, TOP, "Contraband out of the game")
        self.offers = self.field(
            "offers", OFFERS * OFFER, TOP, "standing offers: 1 + maker, 1 + to (0 all), what is given, what is wanted"
        )
        self.made = self.field("made", 1, TOP, "offers that this seat made in this deal step")
        self.fight = self.field(
            "fight", 5, max(places, 63), "1 + where, 1 + issuer, who fights (bits), 1 + holder, ambush"
        )
        self.dice = self.field("dice", seats, TOP, "dice of each seat in the fight")
        self.rank = self.field("rank", seats, seats, "place of each seat at the end, from 1")

    def lay_actions(self, rules: MayhemRules) -> None:
        """Lay the sections of the actions."""
        seats = rules.seats
        places = rules.places
        self.section(("pick",), 2 * len(rules.gang_ids), "gang * 2 + high-octane, unleaded")
        self.section(("order",), len(ORDER_WORDS), f"{', '.join(ORDER_WORDS)}; then where, from where to where, who")
        self.section(("club",), 8, "which club order")
        self.section(DRAFTS, 3, "done, again, one more: then where, to where, who")
        self.section(("exploit",), 10, "finish, boost; each rule")
        self.section(YES_OR_NO, 2, "no, yes")
        self.section(COUNTS, NUMBERS, "how many; for an offer: 0 for all or the seat counted, given, wanted")
        self.section(SEATS, seats, "each seat, counted from the seat asked")
        self.section(PLACES, places, "each location")
        self.section(FALLS, 2 * places, "location * 2 + Member, Prospect")
        self.section(PARTIES, 64, "Members * 8 + Prospects")
        self.section(("steal",), seats * 8, "seat counted * 8 + what")
        self.section(("offer",), 1, "no offer; else its numbers")

    def prepare(self, rules: MayhemRules) -> None:
        """Compute the parts of observations and actions that depend only on the rules."""
        seats = rules.seats
        places = rules.places
        where = self.begin("place")
        who = self.begin("dudes")
        self.where = [[where + self.place(place, seat) for place in range(places)] for seat in range(seats)]
        """For each seat and location, the action that names the location."""
        self.who = [who + DUDES.pack(*RIDERS.unpack(riders)) for riders in range(256)]
        """The action that names the riders, by RIDERS."""
        self.opened = bytes([place in rules.starting for place in range(places)])
        self.site_of = [card.site for card in rules.cards_in_box]
        self.limits = [min(1 + rules.limits[min(heat, rules.top_heat)], TOP) for heat in range(1 + TOP)]
        """The value of ``limit`` at each level of Heat, unless a card or gang changes it."""
        self.shifting = frozenset([i for i in range(self.cards) if touches(rules.cards_in_box[i].modifiers)])
        self.trafficking = frozenset([i for i in range(len(rules.sides)) if touches(rules.sides[i].modifiers)])

    def place(self, place: int, seat: int) -> int:
        """Return the number of a location, with clubhouses counted from the seat's own, which is 0."""
        seats = self.rules.seats
        return (place - seat) % seats if place < seats else place

    def numbers(self, ask: Ask) -> list[int]:
        kind = ask.kind
        first = self.begin(kind)
        seat = ask.seat
        seats = self.rules.seats
        if kind == "exploit":
            return [first + (0 if n == FINISH else 1 if n == BOOST else 2 + n) for n in ask.options]
        if kind in COUNTS:
            return [first + min(n, NUMBERS - 1) for n in ask.options]
        if kind in SEATS:
            return [first + (n - seat) % seats for n in ask.options]
        if kind in PLACES:
            return [first + self.place(n, seat) for n in ask.options]
        if kind in FALLS:
            dudes = [DUDE.unpack(n) for n in ask.options]
            return [first + DUDE.pack(self.place(place, seat), prospect) for place, prospect in dudes]
        if kind == "steal":
            thefts = [THEFT.unpack(n) for n in ask.options]
            return [first + THEFT.pack((rival - seat) % seats, which) for rival, which in thefts]
        return [first + n for n in ask.options]

    def paths(self, ask: Ask) -> list[tuple[int, ...]]:
        first = self.begin(ask.kind)
        where = self.where[ask.seat]
        who = self.who
        party_actions = self.begin("dudes")
        out: list[tuple[int, ...]] = []
        if ask.kind == "order":
            club = self.begin("club")
            ride = first + RIDE
            for n in ask.options:
                kind, what = ORDER.unpack(n)
                if kind == RIDE:
                    source, goal, riders = ROUTE.unpack(what)
                    out.append((ride, where[source], where[goal], who[riders]))
                elif kind == CLUB:
                    out.append((first + kind, club + what))
                elif kind in AT_PLACE:
                    out.append((first + kind, where[what]))
                else:
                    out.append((first + kind,))
            return out
        for n in ask.options:
            if n in (COMMIT, CANCEL):
                out.append((first if n == COMMIT else first + 1,))
            elif ask.kind == "convoy":
                source, goal, riders = ROUTE.unpack(n)
                out.append((first + 2, where[source], where[goal], who[riders]))
            else:
                source, party = BACK_UP.unpack(n)
                out.append((first + 2, where[source], party_actions + party))
        return out

    def values(self, ask: Ask, n: int) -> list[int]:
        if n:
            return super().values(ask, n)
        first = self.begin("number")
        seats = self.rules.seats
        out = [first] if ask.args[0] >> seats & 1 else []
        for k in range(1, seats):
            if ask.args[0] >> (ask.seat + k) % seats & 1:
                out.append(first + k)
        return out

    def composed(self, ask: Ask, said: tuple[int, ...]) -> tuple[int, ...]:
        to = said[0] - self.begin("number")
        rest = super().composed(ask, said)[1:]
        return (ALL if to == 0 else (ask.seat + to) % self.rules.seats, *rest)

    def observe(self, s: State, ask: Ask | None, seat: int, out: bytearray, at: int) -> None:
        t = cast(Mayhem, s)
        seats = t.seats
        self.write_question(ask, seat, out, at)
        out[at + self.round : at + self.members] = bytes(self.gangs(t, seat))
        self.write_dudes(t, seat, out, at)
        sites = at + self.sites
        out[sites : sites + self.width] = self.opened
        for place in t.sites[: t.turned]:
            out[sites + place] = 1
        for card in t.table:
            out[at + self.table + card] = 1
            if self.site_of[card] >= 0:
                out[sites + self.site_of[card]] = 1
        marks = t.marks
        while marks:
            place = marks.bit_length() - 1
            marks ^= 1 << place
            out[at + self.marks + self.place(place, seat)] = 1
        out[at + self.hidden] = len(t.sites) - t.turned
        out[at + self.deck] = len(t.deck) - t.shown
        out[at + self.supply] = min(t.supply[0], TOP)
        out[at + self.supply + 1] = min(t.supply[1], TOP)
        out[at + self.removed] = min(t.removed, TOP)
        if t.made:
            out[at + self.made] = made_by(t, seat)
        if t.standing:
            self.write_offers(t, seat, out, at)
        self.write_fight(t, seat, out, at)
        for i in range(len(t.result)):
            out[at + self.rank + (t.result[i] - seat) % seats] = 1 + i

    def write_fight(self, t: Mayhem, seat: int, out: bytearray, at: int) -> None:
        """Write the running fight, if there is one."""
        seats = t.seats
        running = fight(t)
        if running is not None:
            out[at + self.fight] = 1 + self.place(running.place, seat)
            out[at + self.fight + 1] = 1 + (running.issuer - seat) % seats
            out[at + self.fight + 3] = 1 + (running.holder - seat) % seats if running.holder >= 0 else 0
            out[at + self.fight + 4] = int(running.ambush)
            bits = 0
            for k in range(seats):
                other = (seat + k) % seats
                bits |= (running.mask >> other & 1) << k
                out[at + self.dice + k] = max(0, running.dice[other])
            out[at + self.fight + 2] = bits

    def gangs(self, t: Mayhem, seat: int) -> list[int]:
        """Return the values of the fields from ``round`` to ``out``."""
        seats = t.seats
        own = seat * GOODS
        shown = len(t.result) > 0 or not t.round
        turn = active(t)
        row = [t.round, t.phase, 1 + (turn - seat) % seats if turn >= 0 else 0]
        row.append(1 + (t.patch - seat) % seats if t.patch >= 0 else 0)
        row += [1 + side for side in t.sides[seat:] + t.sides[:seat]]
        held = t.goods[own:] + t.goods[:own] if shown else t.goods[own : own + GOODS]
        row += [min(1 + n, TOP) for n in held]
        row += [0] * (seats * GOODS - len(held))
        if self.ledger_help and not shown:
            row += self.bounds(t, seat)
        else:
            row += [0] * (2 * seats * GOODS)
        row += t.heat[seat:]
        row += t.heat[:seat]
        tokens = [t.tokens[seat]] if self.radar and not shown else t.tokens[seat:] + t.tokens[:seat]
        row += [1 + n for n in tokens]
        row += [0] * (seats - len(tokens))
        for k in range(seat - seats, seat):  # negative indices give the seats from ``seat`` on
            row.append(t.pool_members[k])
            row.append(t.pool_prospects[k])
        if any(t.fists):
            row += [min(n, TOP) for n in t.fists[seat:] + t.fists[:seat]]
        else:
            row += [0] * seats
        limits = self.trafficked(t)
        row += limits[seat:]
        row += limits[:seat]
        if t.out:
            row += [t.out.index(k % seats) + 1 if k % seats in t.out else 0 for k in range(seat, seat + seats)]
        else:
            row += [0] * seats
        return row

    def bounds(self, t: Mayhem, seat: int) -> list[int]:
        """Return the least amount of each good of each gang, then the greatest, as the seat knows them (14.2)."""
        book = holdings(infostate(t, seat))
        seats = t.seats
        found = [book.bounds((seat + i // GOODS) % seats, i % GOODS) for i in range(seats * GOODS)]
        return [min(low, TOP) for low, _ in found] + [min(high, TOP) for _, high in found]

    def trafficked(self, t: Mayhem) -> list[int]:
        """Return 1 + the most Contraband that each gang could traffic, by seat; 0 for no limit."""
        out = [self.limits[heat] for heat in t.heat]
        shifted = not self.shifting.isdisjoint(t.table)
        for seat in range(t.seats):
            side = t.sides[seat]
            if side < 0 or seat in t.out:
                out[seat] = 1
            elif shifted or side in self.trafficking:
                out[seat] = min(1 + limit(t, seat), TOP)
        return out

    def write_dudes(self, t: Mayhem, seat: int, out: bytearray, at: int) -> None:
        """Write the number of Members and Prospects at each location, with clubhouses counted from ``seat``."""
        places = self.width
        cut = seat * places
        dudes = bytes(t.members[cut:] + t.members[:cut] + t.prospects[cut:] + t.prospects[:cut])
        first = at + self.members
        last = first + len(dudes)
        out[first:last] = dudes
        if seat:
            for k in range(t.seats):
                out[first + k : last : places] = dudes[(seat + k) % t.seats :: places]

    def write_offers(self, t: Mayhem, seat: int, out: bytearray, at: int) -> None:
        """Write up to OFFERS standing offers that the seat knows of, by maker, its own first."""
        seats = t.seats
        known = [one for one in t.standing if one[1] == ALL or seat in one[:2]]
        offers = sorted([((one[0] - seat) % seats, one) for one in known])[:OFFERS]
        i = at + self.offers
        for _, (maker, to, given, wanted) in offers:
            out[i] = 1 + (maker - seat) % seats
            out[i + 1] = 0 if to == ALL else 1 + (to - seat) % seats
            for good in range(GOODS):
                out[i + 2 + good] = min(given[good], TOP)
                out[i + 2 + GOODS + good] = min(wanted[good], TOP)
            i += OFFER


def touches(modifiers: tuple[Modifier, ...]) -> bool:
    """Return whether any modifier changes the amount that can be trafficked."""
    return any([modifier.query in TRAFFIC for modifier in modifiers])
