"""Counts for Men of Mayhem: clubs, locations, cards turned up, Throw Downs, deals, sources of Cash."""

from typing import Any, ClassVar, cast

from skulduggery import api
from skulduggery.api import Ask, Rules, State
from skulduggery.arena.lab.watcher import Chart, Counts, Kind, Options, Rate, Table, Target, Watcher
from skulduggery.games.mayhem.game import AMBUSH, ORDER, ORDER_WORDS, THROW, Described, MayhemRules, View

OCTANE: Options = {"mode": "high-octane"}
HARDCORE: Options = {
    **OCTANE,
    **dict.fromkeys(("hollow_point", "long_haul", "under_the_radar", "slim_pickings", "hardcore_cards"), True),
}
SOFT: Options = {"hardcore_cards": False}
FIGHTS = (THROW, AMBUSH)
SOURCES = {"exploit": "sites", "patch-in": "patching in", "club": "club orders"}
"""Names of the sources of Cash, by order; the others are ``other``."""
GOODS = ("cash", "guns", "contraband")
LEADS = ("behind", "even", "ahead", "far ahead")
"""Classes of a Throw Down by its issuer's lead over the strongest rival: below 0, 0 to 1, 2 to 3, more. Back-up and
Guns don't count yet."""
WON = ("won", "lost", "nobody")


def outcomes(name: str) -> tuple[str, ...]:
    """Return the names of the counts of all Throw Downs of a sort."""
    return tuple([f"fight/{name}/{how}" for how in WON])


def fights(name: str, words: str, how: str = "won") -> Rate:
    """Return the rate at which Throw Downs of a sort have the outcome ``how``."""
    return Rate(f"fight-{name}-{how}", words, (f"fight/{name}/{how}",), outcomes(name))


class MayhemWatcher(Watcher):
    """A watcher of clubs picked and locations exploited, and of the effects of Anarchy cards and random Sites."""

    tables = (
        Table(3, "", OCTANE),
        Table(4, "", OCTANE),
        Table(2, "", OCTANE),
        Table(4, "unleaded"),
        Table(3, "unleaded"),
        Table(2, "unleaded"),
        Table(5, "", OCTANE, 5),
        Table(6, "", OCTANE, 5),
        Table(4, "all hardcore options", HARDCORE, 5),
    )
    options: ClassVar[Options] = {"deal_protocol": "sequential", "offers_per_step": 1}
    kinds = (
        Kind(
            "gang",
            "club",
            "How much playing it changes the chance to win, against the mean of the clubs (locations and turn order "
            "held equal). Guns, Contraband and Heat are what the club had at the end.",
        ),
        Kind(
            "site",
            "Site",
            "How much exploiting it at least once changes the chance to win, against the mean of comparable locations "
            "(other locations, clubs and the turn order held equal). Cash, Guns, Contraband and Heat are what one use "
            "brought. Held: how often a gang controlled it at the end of a round's orders.",
        ),
        Kind("opportunity", "Opportunity", "As for Sites."),
    )
    alike = ("class",)
    each = (*GOODS, "heat", "boosts")
    often = (("held", "looks"),)
    values = (
        ("score", "Cash"),
        ("margin", "lead of the winner"),
        ("orders", "orders of all gangs"),
        ("street", "street value"),
        ("guns", "Guns pulled"),
    )
    measures = (
        *Watcher.measures,
        ("orders", "orders"),
        ("fights", "Throw Downs"),
        ("deaths", "deaths"),
        ("falls", "Falls"),
        ("out", "gangs disbanded"),
        ("cash", "Cash of all gangs"),
        ("winner", "Cash of the winner"),
        ("trafficked", "Contraband trafficked"),
        ("deals", "deals"),
    )
    moves = (*Watcher.moves, ("event/steal", "thefts"), ("event/jail", "Dudes jailed"), ("event/offer", "offers"))
    means = ("event/", "order/", "use/", "cash/")
    flows = (
        ("Where Cash comes from and goes, per gang and game", "cash"),
        ("Orders per gang and game", "order"),
        ("Rules of locations used, per gang and game", "use"),
    )
    stirs = ("orders", "fights", "falls", "out", "cash")
    charts = (
        Chart(
            "Throw Downs: who issues one wins",
            (
                fights("two", "two gangs"),
                fights("more", "three gangs\nor more"),
                *[fights(lead, word) for lead, word in zip(LEADS, LEADS, strict=True)],
                fights("guns", "with Guns of\nits own"),
                fights("bare", "without"),
            ),
        ),
        Chart(
            "Throw Downs: nobody wins",
            (fights("two", "two gangs", "nobody"), fights("more", "three gangs or more", "nobody")),
        ),
        Chart(
            "Deals and thefts",
            (
                Rate("deals-made", "offers that\nare accepted", ("event/deal",), ("event/offer",)),
                Rate("thefts-short", "thefts that\nfind too little", ("event/peek",), ("event/steal",)),
                Rate("offered", "chances to\noffer that are used", ("event/offer",), ("asked/offer",)),
            ),
        ),
    )
    pairs = "deals (given / received)"
    targets = (
        Target("wins by turn order, %", "wins", 20, 30, 4, {"mode": "unleaded"}),
        Target("wins of each club, %", "wins/gang", 20, 30, 4, {**OCTANE, **SOFT}),
        Target("mean Cash at the end", "cash", 28, 38, 4, SOFT, each=True),
        Target("Cash of the winner", "winner", 38, 50, 4, SOFT),
        Target("Throw Downs a game", "fights", 3, 8, 4, SOFT),
        Target("deaths a game", "deaths", 0.5, 3, 4, SOFT),
        Target("Falls a game", "falls", 1, 4, 4, SOFT),
        Target("gangs disbanded, a seat", "out", 0, 0.02, 4, SOFT, each=True),
    )

    def __init__(self, rules: Rules, counts: Counts) -> None:
        super().__init__(rules, counts)
        self.site = cast(MayhemRules, rules).first_site
        """The location of the first Site."""
        document = cast(dict[str, Any], rules.cards)
        self.clubs = len(document["gang"])
        self.start = [*[gang["cash"] for gang in document["gang"]], document["unleaded"]["cash"]]
        self.bonus = document["constants"]["throw_down"]
        known = cast(Described, api.describe("mayhem", document))
        self.used = [
            [[text.split()[0].lower() for text in texts] for texts in (place.texts, place.boost_texts)]
            for place in known.places
            if not place.area
        ]
        """The kinds of rules of each location: the plain ones, and those behind its Boost."""
        self.turning_of = {one["id"]: number for number, (_, one) in enumerate(self.turning(rules))}
        self.place_ids = [place.id for place in known.places if not place.area]
        self.card_ids = [card.id for card in known.cards]

    @classmethod
    def cards(cls, rules: Rules) -> list[tuple[str, dict[str, Any]]]:
        document = cast(dict[str, Any], rules.cards)
        clubs = [*document["gang"], {"id": "unleaded", **document["unleaded"]}]
        return [("gang", club) for club in clubs] + places(rules)

    @classmethod
    def turning(cls, rules: Rules) -> list[tuple[str, dict[str, Any]]]:
        document = cast(dict[str, Any], rules.cards)
        cards = cast(Described, api.describe("mayhem", document)).cards
        sites = [(kind, one) for kind, one in places(rules) if one["class"] == "random"]
        return [*sites, *[(card.kind, {"id": card.id, "names": card.names}) for card in cards]]

    def begin(self, state: State) -> None:
        super().begin(state)
        self.source = "other"
        self.at = -1
        """The card that is being exploited, or -1."""
        self.issuer = -1
        self.sort: list[str] = []
        """The sorts under which the current Throw Down is counted."""
        self.looked = 0
        """The last round in which control was counted."""
        self.round = 0
        self.club = [-1] * self.rules.seats
        self.open: list[int] = list(cast(MayhemRules, self.rules).starting)
        """The Sites that are face up."""

    def card_at(self, location: int) -> int:
        """Return the card number of a location."""
        return self.clubs + 1 + int(location) - int(self.site)

    # Questions

    def asked(self, ask: Ask, answer: object) -> None:
        super().asked(ask, answer)
        self.counts[f"asked/{ask.kind}"] += 1
        if ask.kind == "traffic" and self.looked != self.round:
            self.look()
        elif ask.kind == "guns":
            if len(ask.options) > 1:  # a seat without Guns is asked too
                self.counts[f"guns/{answer}"] += 1
            if ask.seat == self.issuer:
                self.sort.append("guns" if answer else "bare")
        elif ask.kind == "order":
            order, place = ORDER.unpack(cast(int, answer))
            if order in FIGHTS:
                self.weigh(ask.seat, place)

    def look(self) -> None:
        """Count the controlled locations, once the orders of a round have been issued."""
        self.looked = self.round
        table = cast(View, api.view(self.state, api.EVERYTHING))
        for place, holder in zip(table.sites, table.control, strict=True):
            self.counts[f"card/{self.card_at(place)}/looks"] += 1
            self.counts[f"card/{self.card_at(place)}/held"] += holder >= 0

    def weigh(self, seat: int, place: int) -> None:
        """Note how far a seat is ahead of its strongest rival, just before it issues a Throw Down."""
        table = cast(View, api.view(self.state, api.EVERYTHING))
        strengths = []
        for gang in table.gangs:
            members, prospects = gang.dudes[place]
            strengths.append(members * self.bonus["member"] + prospects * self.bonus["prospect"])
        there = [other for other, strength in enumerate(strengths) if strength and other != seat]
        lead = strengths[seat] - max([strengths[other] for other in there])
        self.issuer = seat
        self.sort = ["two" if len(there) == 1 else "more", LEADS[(lead >= 0) + (lead > 1) + (lead > 3)]]

    # Events

    def on_gang(self, seat: int, gang: int, plain: int) -> None:
        self.club[seat] = self.clubs if plain else gang
        self.counts["cash/start"] += self.start[self.club[seat]]
        if not plain or cast(MayhemRules, self.rules).high_octane:
            self.got[seat].add(self.club[seat])
            self.counts[f"card/{self.club[seat]}/taken"] += 1

    def on_round(self, number: int) -> None:
        self.round = number
        for location in self.open:
            self.counts[f"card/{self.card_at(location)}/chances"] += 1

    def on_site(self, location: int) -> None:
        self.open.append(location)
        self.counts[f"card/{self.card_at(location)}/chances"] += 1
        self.turned.add(self.turning_of[self.place_ids[location - self.site]])

    def on_card(self, card: int) -> None:
        self.turned.add(self.turning_of[self.card_ids[card]])
        if self.card_ids[card] in self.place_ids:  # an Opportunity
            place = self.place_ids.index(self.card_ids[card])
            self.counts[f"card/{self.clubs + 1 + place}/chances"] += 1

    def on_turn(self, seat: int) -> None:
        if self.first < 0:
            self.first = seat  # the seat that holds the Patch in the first round

    def on_order(self, seat: int, kind: int, what: int) -> None:
        self.game["orders"] += 1
        self.counts[f"order/{ORDER_WORDS[kind]}"] += 1
        self.source, self.at = SOURCES.get(ORDER_WORDS[kind], "other"), -1
        if ORDER_WORDS[kind] == "exploit":
            self.exploited(seat, what)

    def on_exploit_now(self, seat: int, location: int) -> None:
        self.exploited(seat, location)

    def exploited(self, seat: int, location: int) -> None:
        """Note that a location is marked. From now on, the location is credited with its exploiter's gains."""
        self.source, self.at = "sites", self.card_at(location)
        self.got[seat].add(self.at)
        self.counts[f"card/{self.at}/taken"] += 1

    def on_exploit(self, seat: int, location: int, answer: int) -> None:
        rules, boost = self.used[location - self.site]
        boosts = answer >= len(rules)
        self.counts[f"card/{self.at}/boosts"] += boosts
        for word in boost if boosts else rules[answer : answer + 1]:
            self.counts[f"use/{word}"] += 1

    def on_hit(self, card: int, *seats: int) -> None:
        self.source, self.at = "cards", -1

    def moved(self, good: int, amount: int) -> None:
        """Count goods that come from the bank or the supply, or go there if ``amount`` is negative."""
        if self.at >= 0:
            self.counts[f"card/{self.at}/{GOODS[good]}"] += amount
        if good == 0:
            self.counts[f"cash/{self.source}"] += amount

    def on_gain(self, seat: int, good: int, amount: int) -> None:
        self.moved(good, amount)

    def on_pay(self, seat: int, good: int, amount: int) -> None:
        self.moved(good, -amount)

    def on_lose(self, seat: int, good: int, amount: int) -> None:
        self.moved(good, -amount)

    def on_steal(self, thief: int, victim: int, good: int, amount: int, taken: int) -> None:
        if self.at >= 0:
            self.counts[f"card/{self.at}/{GOODS[good]}"] += taken
        if good == 0:
            self.counts["cash/stolen from each other"] += taken

    def on_heat(self, seat: int, change: int, now: int) -> None:
        if self.at >= 0:
            self.counts[f"card/{self.at}/heat"] += change

    def on_fall(self, seat: int, place: int, prospect: int, heat: int) -> None:
        self.game["falls"] += 1

    def on_out(self, seat: int, goods: tuple[int, ...]) -> None:
        self.game["out"] += 1

    def on_totals(self, place: int, winner: int, there: tuple[int, ...], totals: tuple[int, ...]) -> None:
        self.game["fights"] += 1
        how = "nobody" if winner < 0 else "won" if winner == self.issuer else "lost"
        for sort in self.sort:
            self.counts[f"fight/{sort}/{how}"] += 1

    def on_emergency(self, seat: int, prospect: int, die: int, lives: int) -> None:
        self.game["deaths"] += not lives

    def on_bill(self, seat: int, members: int, prospects: int, *dead: int) -> None:
        self.game["deaths"] += sum(dead)

    def on_market(self, total: int, street: int) -> None:
        self.source, self.at = "market", -1
        self.counts[f"street/{street}"] += 1
        self.game["trafficked"] += total

    def on_deal(self, maker: int, taker: int, given: tuple[int, ...], wanted: tuple[int, ...]) -> None:
        self.game["deals"] += 1
        self.counts[f"pair/{amounts(given)}/{amounts(wanted)}"] += 1

    def ended(self) -> None:
        scores = api.scores(self.state)
        self.game["cash"] = sum(scores)
        self.game["winner"] = max(scores)
        self.counts[f"orders/{self.game['orders']}"] += 1
        table = cast(View, api.view(self.state, api.EVERYTHING))
        for seat, (gang, club) in enumerate(zip(table.gangs, self.club, strict=True)):
            if club not in self.got[seat]:
                continue
            for name, amount in zip((*GOODS, "heat"), (*gang.goods, gang.heat), strict=True):
                self.counts[f"card/{club}/{name}"] += amount
        super().ended()


def places(rules: Rules) -> list[tuple[str, dict[str, Any]]]:
    """Return the locations that can be exploited, each with its kind, in the order of their numbers: Sites, then
    Opportunities."""
    known = cast(Described, api.describe("mayhem", cast(dict[str, Any], rules.cards)))
    out = []
    for place in known.places:
        if not place.area:
            card: dict[str, Any] = {"id": place.id, "names": place.names, "class": place.kind}
            card["rules"] = "; ".join(place.texts)
            card |= {"boost": "; ".join(place.boost_texts)} if place.boost_texts else {}
            icons = (("heat", place.heat), ("boost heat", place.boost_heat), ("rule heat", max(place.rule_heat)))
            card |= {name: heat for name, heat in icons if heat}
            out.append(("opportunity" if place.kind == "opportunity" else "site", card))
    return out


def amounts(goods: tuple[int, ...]) -> str:
    """Return goods as text, such as ``3C+1G``; ``nothing`` if there are none."""
    return "+".join([f"{n}{letter}" for n, letter in zip(goods, "CGK", strict=True) if n]) or "nothing"
