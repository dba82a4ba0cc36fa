"""Men of Mayhem in numbers: what a seat sees, and its answers (core/encoding.py)."""

from typing import Final, cast

from skulduggery.core.ask import Ask
from skulduggery.core.encoding import NUMBERS, TOP, Encoding
from skulduggery.core.machine import State
from skulduggery.core.parts import CANCEL, COMMIT
from skulduggery.games.mayhem.exploiting import BOOST, FINISH
from skulduggery.games.mayhem.orders import AMBUSH, CLUB, EXPLOIT, ORDER_WORDS, PATCH_IN, RIDE, THROW, ride_of
from skulduggery.games.mayhem.setup import ALL, GOODS, MOST, PHASES, Mayhem, MayhemRules
from skulduggery.games.mayhem.view import Gang, View, view

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
AT_PLACE: Final[tuple[int, ...]] = (EXPLOIT, THROW, AMBUSH, PATCH_IN)
ABOUT: Final = 8
"""So many of the numbers that a question is about are shown."""
OFFERS: Final = 8
"""So many standing offers are shown."""
OFFER: Final = 2 + 2 * GOODS
"""Numbers of an offer."""


class MayhemEncoding(Encoding):
    """The layout for a component set and a number of gangs."""

    def __init__(self, rules: MayhemRules) -> None:
        super().__init__(rules)
        self.width = rules.places
        self.cards = len(rules.cards_in_box)
        seats = rules.seats
        places = rules.places
        self.lay_question(KINDS, ABOUT)
        self.lay_said(1 + 2 * GOODS)
        self.round = self.field("round", 1, rules.rounds, "the round, from 1")
        self.phase = self.field("phase", 1, len(PHASES) - 1, ", ".join(PHASES))
        self.active = self.field("active", 1, seats, "1 + the seat whose turn it is in phase 3")
        self.patch = self.field("patch", 1, seats, "1 + the seat with the First Player Patch")
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
        self.section(("pick",), 2 * len(rules.gang_ids), "gang * 2 + high-octane, unleaded")
        self.section(("order",), len(ORDER_WORDS), f"{', '.join(ORDER_WORDS)}; then where, from where to where, who")
        self.section(("club",), 8, "which club order")
        self.section(DRAFTS, 3, "done, again, one more: then where, to where, who")
        self.section(("exploit",), 10, "finish, boost; each rule")
        self.section(YES_OR_NO, 2, "no, yes")
        self.section(COUNTS, NUMBERS, "how many; the numbers of an offer: 0 to all or the seat counted, given, wanted")
        self.section(SEATS, seats, "each seat, counted from who is asked")
        self.section(PLACES, places, "each location")
        self.section(FALLS, 2 * places, "location * 2 + Member, Prospect")
        self.section(PARTIES, 64, "Members * 8 + Prospects")
        self.section(("steal",), seats * 8, "seat counted * 8 + what")
        self.section(("offer",), 1, "no offer; else its numbers")
        self.long = ("order", *DRAFTS)

    def place(self, place: int, seat: int) -> int:
        """A location as a seat counts it: its own clubhouse is 0."""
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
            return [first + self.place(n // 2, seat) * 2 + n % 2 for n in ask.options]
        if kind == "steal":
            return [first + (n // 8 - seat) % seats * 8 + n % 8 for n in ask.options]
        return [first + n for n in ask.options]

    def paths(self, ask: Ask) -> list[tuple[int, ...]]:
        first = self.begin(ask.kind)
        where = self.begin("place")
        who = self.begin("dudes")
        seat = ask.seat
        out: list[tuple[int, ...]] = []
        for n in ask.options:
            if ask.kind == "order":
                kind = n >> 24
                what = n & (1 << 24) - 1
                if kind == RIDE:
                    out.append((first + kind, *self.ride(what, seat)))
                elif kind == CLUB:
                    out.append((first + kind, self.begin("club") + what))
                elif kind in AT_PLACE:
                    out.append((first + kind, where + self.place(what, seat)))
                else:
                    out.append((first + kind,))
            elif n in (COMMIT, CANCEL):
                out.append((first if n == COMMIT else first + 1,))
            elif ask.kind == "convoy":
                out.append((first + 2, *self.ride(n, seat)))
            else:
                out.append((first + 2, where + self.place(n // 64, seat), who + n % 64))
        return out

    def ride(self, what: int, seat: int) -> tuple[int, ...]:
        """The actions that say from where to where who rides."""
        where = self.begin("place")
        source, goal, members, prospects = ride_of(what)
        party = self.begin("dudes") + members * 8 + prospects
        return (where + self.place(source, seat), where + self.place(goal, seat), party)

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
        seen = view(t, seat)
        out[at + self.round] = seen.round
        out[at + self.phase] = seen.phase
        out[at + self.active] = 1 + (seen.active - seat) % seats if seen.active >= 0 else 0
        out[at + self.patch] = 1 + (seen.patch - seat) % seats if seen.patch >= 0 else 0
        for k in range(seats):
            self.write_gang(seen.gangs[(seat + k) % seats], seat, k, out, at)
        for place in seen.sites:
            out[at + self.sites + place] = 1
        for place in seen.marks:
            out[at + self.marks + self.place(place, seat)] = 1
        out[at + self.hidden] = len(seen.hidden)
        out[at + self.deck] = len(seen.deck)
        for card in seen.cards:
            out[at + self.table + card] = 1
        out[at + self.supply] = min(seen.supply[0], TOP)
        out[at + self.supply + 1] = min(seen.supply[1], TOP)
        out[at + self.removed] = min(seen.removed, TOP)
        out[at + self.made] = seen.made
        self.write_offers(seen, out, at)
        if seen.fight is not None:
            fight = seen.fight
            out[at + self.fight] = 1 + self.place(fight.place, seat)
            out[at + self.fight + 1] = 1 + (fight.issuer - seat) % seats
            out[at + self.fight + 3] = 1 + (fight.holder - seat) % seats if fight.holder >= 0 else 0
            out[at + self.fight + 4] = int(fight.ambush)
            bits = 0
            for k in range(seats):
                other = (seat + k) % seats
                bits |= (fight.mask >> other & 1) << k
                out[at + self.dice + k] = max(0, fight.dice[other])
            out[at + self.fight + 2] = bits
        for i in range(len(seen.result)):
            out[at + self.rank + (seen.result[i] - seat) % seats] = 1 + i

    def write_gang(self, gang: Gang, seat: int, k: int, out: bytearray, at: int) -> None:
        """A gang, ``k`` seats from who looks."""
        out[at + self.side + k] = 1 + gang.side
        for good in range(GOODS):
            i = k * GOODS + good
            out[at + self.goods + i] = min(1 + gang.goods[good], TOP)
            if gang.bounds:
                out[at + self.least + i] = min(gang.bounds[good][0], TOP)
                out[at + self.greatest + i] = min(gang.bounds[good][1], TOP)
        out[at + self.heat + k] = gang.heat
        out[at + self.tokens + k] = 1 + gang.tokens
        out[at + self.pools + 2 * k] = gang.pool[0]
        out[at + self.pools + 2 * k + 1] = gang.pool[1]
        out[at + self.fists + k] = min(gang.fist, TOP)
        out[at + self.limit + k] = min(1 + gang.limit, TOP)
        out[at + self.out + k] = gang.out
        for p in range(len(gang.dudes)):
            members, prospects = gang.dudes[p]
            if members or prospects:
                i = k * self.width + self.place(p, seat)
                out[at + self.members + i] = members
                out[at + self.prospects + i] = prospects

    def write_offers(self, seen: View, out: bytearray, at: int) -> None:
        """The standing offers that this seat knows of, those of the seats after it first."""
        seats = self.rules.seats
        seat = seen.seat
        offers = sorted([((one[0] - seat) % seats, one) for one in seen.offers])[:OFFERS]
        i = at + self.offers
        for _, (maker, to, given, wanted) in offers:
            out[i] = 1 + (maker - seat) % seats
            out[i + 1] = 0 if to == ALL else 1 + (to - seat) % seats
            for good in range(GOODS):
                out[i + 2 + good] = min(given[good], TOP)
                out[i + 2 + GOODS + good] = min(wanted[good], TOP)
            i += OFFER
