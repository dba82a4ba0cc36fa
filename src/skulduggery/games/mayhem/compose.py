"""From component data to rules: sites, sides, cards and the numbers of a table, put together once."""

from typing import Any, cast

from skulduggery.core.game import Value
from skulduggery.core.modifiers import ADD, FORBID, SET, Modifier
from skulduggery.core.parts import Part, Seq, name_parts
from skulduggery.games.mayhem.cards import Bill, CardEffect, Desert, Jail, Jailed, OnFall
from skulduggery.games.mayhem.deals import Accept, AllReady, Decline, Haggle, MakeOffer, Parley, Reply, Withdraw
from skulduggery.games.mayhem.exploiting import Exploit
from skulduggery.games.mayhem.fights import (
    Aftermath,
    BackUp,
    Die,
    ExploitNow,
    Fight,
    Guns,
    Injured,
    Injuries,
    Shoot,
    Shut,
    TakePatch,
)
from skulduggery.games.mayhem.flow import (
    Emergency,
    Escalate,
    LastCalls,
    LayDeck,
    LaySites,
    Pick,
    Roll,
    Rolls,
    Round,
    Setup,
)
from skulduggery.games.mayhem.heat import Fall, Heat
from skulduggery.games.mayhem.market import Market, Traffic
from skulduggery.games.mayhem.orders import Convoy, Order, Orders
from skulduggery.games.mayhem.program import Node, parse_effect, parse_modifiers, parse_rule
from skulduggery.games.mayhem.ranking import Finish, LastDie
from skulduggery.games.mayhem.setup import (
    CHANCE,
    KINDS,
    LETTERS,
    OPPORTUNITY,
    RANDOM,
    STARTING,
    Card,
    Goods,
    MayhemRules,
    Side,
    Site,
)
from skulduggery.games.mayhem.transactions import (
    ClaimPatch,
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


def part_of(node: Node) -> Part:
    """The part that a rule means."""
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


def modifiers_of(text: str, gang: bool = False) -> tuple[Modifier, ...]:
    """What a Hassle or a gang rule changes; ON FALL is the side's own."""
    out = []
    for node in parse_modifiers(text, gang):
        if node[0] == "set":
            out.append(Modifier(node[1], SET, node[2]))
        elif node[0] != "on-fall":
            tags = 1 << LETTERS.index(node[2]) if node[2] else 0
            out.append(Modifier(node[1], FORBID if node[0] == "forbid" else ADD, node[3] if len(node) > 3 else 0, tags))
    return tuple(out)


def goods_of(table: dict[str, Any]) -> Goods:
    """Cash, Guns, Contraband."""
    return (int(table["cash"]), int(table["guns"]), int(table["contraband"]))


def site_of(rules: MayhemRules, table: dict[str, Any], kind: int) -> Site:
    """A Site or an Opportunity, its parts named for saves."""
    id = str(table["id"])

    def written(one: Any) -> tuple[str, int]:
        return (one, 0) if isinstance(one, str) else (one["rule"], one.get("heat", 0))

    mains = [written(one) for one in table.get("rules", ())]
    boosts = [written(one) for one in table.get("boost", ())]
    parts = tuple([part_of(parse_rule(text)) for text, _ in mains])
    for i in range(len(parts)):
        name_parts(rules, parts[i], f"site/{id}/{i}")
    boost: Part | None = None
    if boosts:
        extra = tuple([part_of(parse_rule(text)) for text, _ in boosts])
        boost = extra[0] if len(extra) == 1 else Seq(extra)
        name_parts(rules, boost, f"site/{id}/boost")
    return Site(
        id,
        kind,
        parts,
        tuple([heat for _, heat in mains]),
        boost,
        int(table.get("boost_heat", 0)) + sum([heat for _, heat in boosts]),
        int(table.get("heat", 0)),
        table.get("guns_prohibited") is not True,
    )


def side_of(rules: MayhemRules, table: dict[str, Any], id: str, gang: int, plain: bool) -> Side:
    """A side of a clubhouse."""
    texts = [str(one) for one in table.get("gang_rules", ())]
    modifiers: list[Modifier] = []
    on_fall: tuple[object, ...] = ()
    for text in texts:
        modifiers += modifiers_of(text, True)
        for node in parse_modifiers(text, True):
            if node[0] == "on-fall":
                on_fall = cast(tuple[object, ...], node[1])
    orders: list[tuple[str, Part | None]] = []
    for one in table.get("club_orders", ()):
        text = one if isinstance(one, str) else one["rule"]
        node = parse_rule(text)
        if node[0] in ("convoy", "ambush"):
            orders.append((str(node[0]), None))
        else:
            part = part_of(node)
            name_parts(rules, part, f"club/{id}/{len(orders)}")
            orders.append((str(node[0]), part))
    return Side(
        id,
        gang,
        plain,
        goods_of(table),
        int(table["heat"]),
        int(table["members"]),
        int(table["prospects"]),
        int(table["base"]),
        tuple(modifiers),
        on_fall,
        tuple(orders),
    )


def compose(rules: MayhemRules, cards: dict[str, Any], options: dict[str, Value]) -> None:
    """Fill in rules from component data that have been checked, and options."""
    rules.gang_ids = tuple([str(one["id"]) for one in cards["gang"]])
    sides = []
    for i in range(len(cards["gang"])):
        table = cards["gang"][i]
        sides.append(side_of(rules, table, str(table["id"]), i, False))
        sides.append(side_of(rules, cards["unleaded"], f"{table['id']}-unleaded", i, True))
    rules.sides = tuple(sides)
    places(rules, cards, options)
    numbers(rules, cards, options)
    effects(rules)


def places(rules: MayhemRules, cards: dict[str, Any], options: dict[str, Value]) -> None:
    """Sites, then the Opportunities among the cards; then the cards."""
    sites: list[Site] = []
    starting: list[int] = []
    for table in cards["site"]:
        if table.get("area"):
            continue
        kind = STARTING if table["class"] == "starting" else RANDOM
        if kind == STARTING and not (table["id"] == "st-thomas-hospital" and options["hollow_point"] is True):
            starting.append(rules.first_site + len(sites))
        for _ in range(int(table.get("copies", 1))):
            sites.append(site_of(rules, table, kind))
    rules.starting = tuple(starting)
    deck: list[Card] = []
    for table in cards["card"]:
        for _ in range(int(table.get("copies", 1))):
            kind = KINDS.index(table["kind"])
            place = -1
            if kind == CHANCE:
                place = rules.first_site + len(sites)
                sites.append(site_of(rules, table, OPPORTUNITY))
            selector, steps = parse_effect(table["effect"]) if "effect" in table else ((), ())
            deck.append(
                Card(
                    str(table["id"]),
                    str(table["code"]),
                    kind,
                    table.get("hardcore") is True,
                    selector,
                    steps,
                    modifiers_of(table["modifiers"]) if "modifiers" in table else (),
                    place,
                )
            )
    rules.sites = tuple(sites)
    rules.cards_in_box = tuple(deck)


def numbers(rules: MayhemRules, cards: dict[str, Any], options: dict[str, Value]) -> None:
    """What the constants and the options say."""
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
    price = parse_rule(f"SELL {constants['patch_in'].replace('1C+', '')} > 1C x1")[1]
    rules.patch_in = (1 if "C" in constants["patch_in"] else 0, price[1], price[2])
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
    """The effects that are no component's."""
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
    rules.add(Reply(), "reply")
    rules.add(Finish(), "finish")
    rules.add(LastDie(), "last-die")
    if rules.deals:
        for offer in (MakeOffer(), Accept(), Decline(), Withdraw()):
            rules.offers[offer.kind] = offer
