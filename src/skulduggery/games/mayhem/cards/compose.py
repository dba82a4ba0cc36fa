"""Make rules from component data: Sites, sides, cards and numbers are built once."""

from typing import Any, cast

from skulduggery.engine.asks import BadInput, flaw
from skulduggery.engine.documents import Document, Value
from skulduggery.engine.modifiers import ADD, FORBID, SET, Modifier
from skulduggery.engine.programs import Part, Seq, name_parts
from skulduggery.games.mayhem.cards.describe import ClubSide, Described, Place
from skulduggery.games.mayhem.cards.language import Node, parse_goods
from skulduggery.games.mayhem.rules.anarchy import Bill, CardEffect, Desert, Jail, Jailed, OnFall
from skulduggery.games.mayhem.rules.deals_in_turn import AllReady, Haggle, Parley
from skulduggery.games.mayhem.rules.exploiting import Exploit
from skulduggery.games.mayhem.rules.fights import Aftermath, BackUp, Die, ExploitNow, Fight, Guns, Shut, TakePatch
from skulduggery.games.mayhem.rules.heat import Fall, Heat
from skulduggery.games.mayhem.rules.injuries import Injured, Injuries, Shoot
from skulduggery.games.mayhem.rules.market import Market, Traffic
from skulduggery.games.mayhem.rules.offers import Accept, Counter, Decline, MakeOffer, Withdraw
from skulduggery.games.mayhem.rules.orders import Convoy, Order, Orders
from skulduggery.games.mayhem.rules.rounds import Emergency, Escalate, LastCalls, Round
from skulduggery.games.mayhem.rules.scoring import Finish, LastDie
from skulduggery.games.mayhem.rules.setup import LayDeck, LaySites, Pick, Roll, Rolls, Setup
from skulduggery.games.mayhem.rules.state import (
    KINDS,
    LETTERS,
    STARTING,
    Card,
    Mayhem,
    MayhemRules,
    Side,
    Site,
)
from skulduggery.games.mayhem.rules.transactions import (
    ClaimPatch,
    Costly,
    DropHeat,
    GainHeat,
    GainProspects,
    GainTokens,
    Heal,
    Promote,
    Skim,
    Steal,
    Trade,
)

CLASSES = ("starting", "random", "opportunity")


def part_of(node: Node) -> Part[Mayhem]:
    """Return the part that carries out a parsed rule."""
    word = node[0]
    if word == "sell":
        return Trade(word, node[1], (node[2], 0, 0), node[3])
    if word == "spend":
        return Trade(word, (node[1], 0, 0), node[2], node[3])
    if word == "swap":
        return Trade(word, node[1], node[2], node[3], node[4])
    if word == "skim":
        return Skim(node[1])
    if word == "steal":
        return Steal(node[1], node[2])
    if word == "gain":
        return GainHeat(node[2]) if node[1] == "H" else (GainProspects if node[1] == "P" else GainTokens)(node[2])
    if word == "drop":
        return DropHeat(node[1])
    if word == "heal":
        return Heal(node[1])
    if word == "promote":
        return Promote(node[1])
    assert word == "claim-patch", word
    return ClaimPatch()


def modifiers_of(nodes: tuple[Node, ...]) -> tuple[Modifier, ...]:
    """Return the modifiers of a Hassle or a gang rule, without ON FALL, which belongs to the side."""
    out = []
    for node in nodes:
        if node[0] == "set":
            out.append(Modifier(node[1], SET, node[2]))
        elif node[0] != "on-fall":
            tags = 1 << LETTERS.index(node[2]) if node[2] else 0
            out.append(Modifier(node[1], FORBID if node[0] == "forbid" else ADD, node[3] if len(node) > 3 else 0, tags))
    return tuple(out)


def site_of(rules: MayhemRules, place: Place) -> Site:
    """Return a Site or an Opportunity, with its parts named for saves."""
    parts = tuple([part_of(node) for node in place.rules])
    for i in range(len(parts)):
        name_parts(rules, parts[i], f"site/{place.id}/{i}")
    boost: Part[Mayhem] | None = None
    if place.boost:
        extra = tuple([part_of(node) for node in place.boost])
        boost = extra[0] if len(extra) == 1 else Seq(extra)
        name_parts(rules, boost, f"site/{place.id}/boost")
    kind = CLASSES.index(place.kind)
    return Site(place.id, kind, parts, place.rule_heat, boost, place.boost_heat, place.heat, place.guns)


def side_of(rules: MayhemRules, side: ClubSide, id: str, gang: int, plain: bool) -> Side:
    """Return a side of a clubhouse card, with its parts named for saves. ``plain``: True for the unleaded side."""
    orders: list[tuple[str, Part[Mayhem] | None]] = []
    for i in range(len(side.orders)):
        node = side.orders[i]
        if node[0] in ("convoy", "ambush"):
            orders.append((str(node[0]), None))
            continue
        part = part_of(node)
        if any(side.costs[i]):
            part = Costly(side.costs[i], part)
        name_parts(rules, part, f"club/{id}/{i}")
        orders.append((str(node[0]), part))
    return Side(
        id,
        gang,
        plain,
        (side.cash, side.guns, side.contraband),
        side.heat,
        side.members,
        side.prospects,
        side.base,
        modifiers_of(side.modifiers),
        tuple([cast(tuple[object, ...], node[1]) for node in side.modifiers if node[0] == "on-fall"]),
        tuple(orders),
    )


def make_rules(cards: Document, seats: int, options: dict[str, Value], digest: str) -> MayhemRules:
    """Return the rules for checked components and all options. Raise BadInput for more seats than gangs."""
    gangs = len(cast(list[object], cards["gang"]))
    if gangs < seats:
        raise BadInput(flaw("gangs", seats=seats, gangs=gangs))
    rules = MayhemRules(seats, digest)
    compose(rules, cards, options)
    return rules


def compose(rules: MayhemRules, cards: dict[str, Any], options: dict[str, Value]) -> None:
    """Fill in rules from checked component data and all options."""
    known = Described(cards)
    rules.gang_ids = tuple([gang.id for gang in known.gangs])
    sides = []
    for i in range(len(known.gangs)):
        sides.append(side_of(rules, known.gangs[i], known.gangs[i].id, i, False))
        sides.append(side_of(rules, known.unleaded, f"{known.gangs[i].id}-unleaded", i, True))
    rules.sides = tuple(sides)
    places(rules, known, options)
    numbers(rules, cards, options)
    effects(rules)


def places(rules: MayhemRules, known: Described, options: dict[str, Value]) -> None:
    """Fill in the Sites, then the Opportunities as further locations, then the Anarchy cards."""
    there = [place for place in known.places if not place.area]
    rules.sites = tuple([site_of(rules, place) for place in there])
    rules.places = rules.first_site + len(rules.sites)
    gone = "st-thomas-hospital" if options["hollow_point"] is True else ""
    rules.starting = tuple(
        [rules.first_site + i for i in range(len(there)) if there[i].kind == CLASSES[STARTING] and there[i].id != gone]
    )
    deck = []
    for card in known.cards:
        selector, steps = card.effect if card.effect is not None else ((), ())
        place = rules.first_site + there.index(card.place) if card.place is not None else -1
        modifiers = modifiers_of(card.modifiers)
        kind = KINDS.index(card.kind)
        deck.append(Card(card.id, card.code, kind, card.hardcore, selector, steps, modifiers, place))
    rules.cards_in_box = tuple(deck)


def numbers(rules: MayhemRules, cards: dict[str, Any], options: dict[str, Value]) -> None:
    """Fill in the constants and the values of the options."""
    constants = cards["constants"]
    long = options["long_haul"] is True
    rules.rounds = constants["long_haul"]["rounds"] if long else constants["rounds"]
    rules.deck_size = constants["long_haul"]["deck"] if long else constants["deck"]
    reveals = list(constants["reveals"])
    rules.reveals = tuple([reveals[min(i, len(reveals) - 1)] for i in range(rules.rounds)])
    setup = cards["setup"][str(rules.seats)]
    rules.random_sites = setup["sites"]
    rules.sites_a_round = setup["sites_a_round"]
    rules.totals = (int(setup["guns"]), int(setup["contraband"]))
    rules.market = tuple([(-1 if most == "more" else int(most), int(price)) for most, price in setup["market"]])
    heat = cards["heat"]
    rules.limits = tuple([-1 if one == "none" else int(one) for one in heat["limits"]])
    rules.top_heat = heat["highest"]
    rules.fall_heat = heat["after_fall"]
    rules.survive = (min(cards["er"]["members"]), min(cards["er"]["prospects"]))
    adds = constants["throw_down"]
    rules.bonus = (int(adds["prospect"]), int(adds["member"]), int(adds["gun"]))
    rules.patch_in = parse_goods(constants["patch_in"])
    rules.high_octane = options["mode"] == "high-octane"
    rules.hardcore = options["hardcore_cards"] is True
    rules.slim = options["slim_pickings"] is True
    rules.radar = options["under_the_radar"] is True
    rules.draft = options["gang_choice"] == "draft"
    rules.deals = options["deals"] is True
    rules.public_log = options["deal_log"] == "public"
    rules.offers_per_step = int(options["offers_per_step"])
    rules.parley_before_guns = options["parley_before_guns"] is True
    rules.ledger_help = options["ledger_help"] is True
    rules.live = options["deal_protocol"] == "live"


def effects(rules: MayhemRules) -> None:
    """Add the effects that belong to no component, and the open offers if deals are on."""
    rules.add(Setup(), "setup")
    rules.add(LaySites(), "lay-sites")
    rules.add(LayDeck(), "lay-deck")
    rules.add(Rolls(), "rolls")
    rules.add(Roll(), "roll")
    rules.add(Pick(), "pick")
    rules.add(Round(), "round")
    rules.add(Escalate(), "escalate")
    rules.add(CardEffect(), "card")
    rules.add(LastCalls(), "last-calls")
    rules.add(Emergency(), "emergency")
    rules.add(Jail(), "jail")
    rules.add(Jailed(), "jailed")
    rules.add(Desert(), "desert")
    rules.add(Bill(), "bill")
    rules.add(OnFall(), "on-fall")
    rules.add(Orders(), "orders")
    rules.add(Order(), "order")
    rules.add(Convoy(), "convoy")
    rules.add(Exploit(), "exploit")
    rules.add(Fight(), "fight")
    rules.add(Shut(), "shut")
    rules.add(BackUp(), "back-up")
    rules.add(Guns(), "guns")
    rules.add(Die(), "die")
    rules.add(Shoot(), "shoot")
    rules.add(Injuries(), "injuries")
    rules.add(Injured(), "injured")
    rules.add(Aftermath(), "aftermath")
    rules.add(TakePatch(), "take-patch")
    rules.add(ExploitNow(), "exploit-now")
    rules.add(Heat(), "heat")
    rules.add(Fall(), "fall")
    rules.add(Market(), "market")
    rules.add(Traffic(), "traffic")
    rules.add(Parley(), "parley")
    rules.add(AllReady(), "ready")
    rules.add(Haggle(), "haggle")
    rules.add(Finish(), "finish")
    rules.add(LastDie(), "last-die")
    if rules.deals:
        for offer in (MakeOffer(), Accept(), Decline(), Counter(), Withdraw()):
            rules.offers[offer.kind] = offer
