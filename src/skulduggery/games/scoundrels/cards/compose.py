"""Make rules from card data: build each program once, with trait and job joined (SC-SCOU-02)."""

from typing import Any

from skulduggery.engine.asks import BadInput, flaw
from skulduggery.engine.documents import Document, Options, Value
from skulduggery.engine.programs import name_parts
from skulduggery.games.scoundrels.cards.composer import Composer, needs, says
from skulduggery.games.scoundrels.cards.files import cost
from skulduggery.games.scoundrels.cards.language import parse, parse_condition, parse_costs
from skulduggery.games.scoundrels.rules.board import card_bit
from skulduggery.games.scoundrels.rules.branches import Paid
from skulduggery.games.scoundrels.rules.day_end import Dawn, Day
from skulduggery.games.scoundrels.rules.henchmen import Guard, LastLook, LastLooks, Suspect
from skulduggery.games.scoundrels.rules.hiring import Arrange, Hired, Room, UseHired, WhenHired
from skulduggery.games.scoundrels.rules.options import ARRANGE
from skulduggery.games.scoundrels.rules.poker_cards import ShuffleDeck, Under, zones
from skulduggery.games.scoundrels.rules.safes import ANY, Abandon, Mark, Steal
from skulduggery.games.scoundrels.rules.setup import Deal, First, Leaders, Strategy
from skulduggery.games.scoundrels.rules.sheriff import Office, Sheriff
from skulduggery.games.scoundrels.rules.state import (
    ARROWS,
    COLOURS,
    PLACES,
    SLOTS,
    Ability,
    Pair,
    ScoundrelsRules,
    Trait,
)
from skulduggery.games.scoundrels.rules.steps import FreeAny
from skulduggery.games.scoundrels.rules.timings import EVENT, EVENTS, ICONS, TIMINGS
from skulduggery.games.scoundrels.rules.triggers import React
from skulduggery.games.scoundrels.rules.turns import Turn
from skulduggery.games.scoundrels.rules.using import Again, Apart, Root, Use, Uses

EXTENDED = ("six_scoundrels", "wild_saloon", "start_from_zero")
"""Options that only the extended game has (SC-OPT-17)."""


def check_together(options: Options) -> None:
    """Raise BadInput for an option of the extended game in the short one (SC-OPT-17)."""
    wrong = [name for name in EXTENDED if options[name] is True and options["mode"] == "short"]
    if wrong:
        raise BadInput(flaw("extended", option=wrong[0]))


def make_rules(cards: Document, seats: int, options: dict[str, Value], digest: str) -> ScoundrelsRules:
    """Return the rules for checked card data and all options."""
    rules = ScoundrelsRules(seats, digest)
    compose(rules, cards, options)
    return rules


def compose(rules: ScoundrelsRules, cards: dict[str, Any], options: dict[str, Value]) -> None:
    """Fill in rules from checked card data and all options."""
    numbers(rules, cards, options)
    safes(rules, cards)
    jobs = [one for one in cards["job"] if not one.get("unsupported")]
    others = [parse(one["effect"], rules.location_ids) for one in (*jobs, *cards["leader_ability"])]
    # Where a job or a leader swaps traits, scoundrels that use another or take its job may come to do it too.
    more = ("swap-jobs", "use", "use-leader") if says((*others,), ("swap-traits",)) else ()
    composer = Composer(rules.location_ids, ("swap-traits", *more))
    traits = [one for one in cards["trait"] if not one.get("unsupported")]
    rules.trait_ids = tuple([str(one["id"]) for one in traits])
    rules.job_ids = tuple([str(one["id"]) for one in jobs])
    rules.colours = tuple([COLOURS.index(one["colour"]) for one in jobs])
    rules.traits = tuple([trait_of(one) for one in traits])
    scoundrels(rules, composer, traits, jobs)
    leaders(rules, composer, cards)
    decks(rules, traits, cards, options)
    effects(rules)


def numbers(rules: ScoundrelsRules, cards: dict[str, Any], options: dict[str, Value]) -> None:
    """Fill in the values of the constants, the reputation track, the marks and the options."""
    constants = cards["constants"]
    rules.start_money = constants["dollars"]
    rules.henchmen = constants["henchmen"]
    rules.jailed = constants["jailed"]
    rules.hand = constants["hand"]
    rules.turns = constants["turns"]
    rules.days = constants["days"][str(options["mode"])]
    rules.wild = options["wild_saloon"] is True
    wild = (int(constants["wild_safe_limit"]),) * rules.days
    rules.limits = wild if rules.wild else tuple(constants["safe_limit"][: rules.days])
    rules.sell = constants["sell"]
    rules.bail = tuple(constants["bail"])
    rules.bribe = constants["bribe"]
    rules.saloon = constants["saloon"]
    count = constants["six_places" if options["six_scoundrels"] is True else "places"]
    rules.places = tuple(range(6 - int(count), 6))
    pairs = [(a, b) for a in rules.places for b in range(a + 1, PLACES)]
    rules.arrangements = tuple(
        [
            tuple([ARRANGE.pack(a, b) for a, b in pairs if there >> a & 1 or there >> b & 1])
            for there in range(1 << PLACES)
        ]
    )
    rules.track = tuple(cards["reputation"]["tech"])
    rules.lowest = cards["reputation"]["lowest"]
    rules.highest = rules.lowest + len(rules.track) - 1
    rules.mark_kinds = tuple([(*sorted(one["faces"]), one["count"]) for one in cards["marks"]])
    rules.partner = {}
    for a, b, _ in rules.mark_kinds:
        rules.partner[a] = b
        rules.partner[b] = a
    rules.strategy_cards = options["strategy_cards"] is True
    rules.from_zero = options["start_from_zero"] is True
    rules.involved = options["day_end_order"] == "involved"
    rules.own_card = options["journalist_own_card"] is True
    rules.aid = options["memory_aid"] is True
    rules.chosen_leaders = options["leaders"] == "chosen"
    rules.live = options["suspicion"] == "open"
    rules.zones = zones(rules.days)


def safes(rules: ScoundrelsRules, cards: dict[str, Any]) -> None:
    """Fill in locations and their safes; the cells of one location are consecutive."""
    rules.location_ids = tuple([str(one["id"]) for one in cards["location"]])
    rules.spaces = tuple([int(one["spaces"]) for one in cards["location"]])
    there = sorted(cards["safe"], key=lambda one: rules.location_ids.index(one["location"]))
    rules.safe_ids = tuple([str(one["id"]) for one in there])
    rules.values = tuple([int(one["value"]) for one in there])
    rules.location_of = tuple([rules.location_ids.index(one["location"]) for one in there])
    listed = [0] * len(rules.spaces)
    cells = [0] * len(rules.spaces)
    for i in range(len(there)):
        listed[rules.location_of[i]] |= 1 << rules.values[i]
        cells[rules.location_of[i]] |= 1 << i
    rules.location_cells = tuple(cells)
    rules.listed = tuple(listed)


def trait_of(one: dict[str, Any]) -> Trait:
    """Return a trait as the engine reads it."""
    return Trait(
        one["level"],
        TIMINGS.index(one["timing"]),
        sum([1 << SLOTS.index(number) for number in one.get("numbers", ())]),
        tuple([ARROWS[arrow] for arrow in one.get("arrows", ())]),
        EVENTS.index(one["event"]) if "event" in one else -1,
        parse_condition(one["when"]) if "when" in one else (),
        one.get("bonus", 0),
        one.get("twice") is True,
        one.get("after") == "discard",
    )


def scoundrels(
    rules: ScoundrelsRules, composer: Composer, traits: list[dict[str, Any]], jobs: list[dict[str, Any]]
) -> None:
    """Fill in all pairs of a trait and a job."""
    written = [parse(job["effect"], rules.location_ids) for job in jobs]
    costs_of = [composer.costs(one.costs) for one in written]
    steps_of = [composer.steps(one.steps) for one in written]
    rules.requires = tuple([one.require for one in written])
    rules.swappers = tuple([says(one, composer.swaps) for one in written])
    for k in range(len(jobs)):
        name = f"job/{jobs[k]['id']}"
        for i in range(len(costs_of[k])):
            name_parts(rules, costs_of[k][i], f"{name}/cost/{i}")
        for i in range(len(steps_of[k])):
            name_parts(rules, steps_of[k][i], f"{name}/{i}")
    pairs = []
    for trait in traits:
        extra = parse_costs(trait["cost"]) if "cost" in trait else ()
        extra_parts = tuple([composer.cost(node) for node in extra])
        for i in range(len(extra_parts)):
            name_parts(rules, extra_parts[i], f"trait/{trait['id']}/cost/{i}")
        for k in range(len(jobs)):
            program = Paid((*extra_parts, *costs_of[k]), steps_of[k])
            rules.add(program, f"use/{trait['id']}/{jobs[k]['id']}")
            need = needs((*extra, *written[k].costs))
            pairs.append(
                Pair(
                    cost(trait, jobs[k]),
                    trait.get("tech", 0) + jobs[k].get("tech", 0),
                    *need,
                    ("discard-self",) in written[k].costs,
                    program,
                )
            )
    rules.pairs = tuple(pairs)


def leaders(rules: ScoundrelsRules, composer: Composer, cards: dict[str, Any]) -> None:
    """Fill in leaders, the abilities of their slots, and their strategy cards."""
    ids = [str(one["id"]) for one in cards["leader_ability"]]
    rules.abilities = tuple([ability(rules, composer, one, "leader", ICONS, -1) for one in cards["leader_ability"]])
    rules.leader_ids = tuple([str(one["id"]) for one in cards["leader"]])
    slots = []
    for leader in cards["leader"]:
        row = [-1] * len(SLOTS)
        for name in leader["abilities"]:
            for slot in cards["leader_ability"][ids.index(name)]["slots"]:
                row[SLOTS.index(slot)] = ids.index(name)
        slots.append(tuple(row))
    rules.slot_ability = tuple(slots)
    known = [one for one in cards["strategy"] if not one.get("unsupported")]
    timings = {"abilities": ICONS}
    rules.strategies = tuple(
        [
            ability(
                rules,
                composer,
                one,
                "strategy",
                timings.get(one["timing"], TIMINGS.index(one["timing"]) if one["timing"] in TIMINGS else EVENT),
                EVENTS.index(one["event"]) if "event" in one else -1,
            )
            for one in known
        ]
    )
    rules.lasting = sum([card_bit(rules, k) for k in range(len(known)) if known[k].get("once") == "game"])
    rules.leader_cards = tuple(
        [tuple([k for k in range(len(known)) if known[k]["leader"] == leader]) for leader in rules.leader_ids]
    )


def ability(
    rules: ScoundrelsRules, composer: Composer, one: dict[str, Any], kind: str, timing: int, event: int
) -> Ability:
    """Return a leader ability or a strategy card."""
    written = parse(one["effect"], rules.location_ids)
    program = composer.ability(written)
    name_parts(rules, program, f"{kind}/{one['id']}")
    return Ability(
        str(one["id"]), timing, event, written.require, *needs(written.costs), program, says(written, composer.swaps)
    )


def decks(
    rules: ScoundrelsRules, traits: list[dict[str, Any]], cards: dict[str, Any], options: dict[str, Value]
) -> None:
    """Fill in the heaps that are shuffled and the cells that are dealt from them (SC-SETUP-03, -04, SC-OPT-09)."""
    mode = "wild" if rules.wild else str(options["mode"])
    counts = cards["decks"][mode][str(rules.seats)]
    rules.trait_heaps = tuple(
        [tuple([i for i in range(len(traits)) if traits[i]["level"] == level]) for level in (1, 2)]
    )
    rules.job_heaps = tuple(
        [tuple([i for i in range(len(rules.colours)) if rules.colours[i] == colour]) for colour in range(3)]
    )
    rules.trait_deck = tuple(dealt(rules.trait_heaps, (counts["blue"], counts["red"]), (0, 1)))
    sizes = (counts["green"], counts["purple"], counts["black"])
    if rules.wild:
        rules.job_decks = (tuple(dealt(rules.job_heaps, sizes, (0, 2))), tuple(dealt(rules.job_heaps, sizes, (1,))))
    else:
        rules.job_decks = (tuple(dealt(rules.job_heaps, sizes, (0, 1, 2))),)


def dealt(heaps: tuple[tuple[int, ...], ...], sizes: tuple[int, ...], order: tuple[int, ...]) -> list[int]:
    """Return the cells of a deck: the first cards of each heap, up to the size asked for."""
    out: list[int] = []
    for heap in order:
        first = sum([len(one) for one in heaps[:heap]])
        out += range(first, first + min(sizes[heap], len(heaps[heap])))
    return out


def effects(rules: ScoundrelsRules) -> None:
    """Add the effects that belong to no card."""
    rules.add(Deal(), "deal")
    rules.add(Leaders(), "leaders")
    rules.add(Strategy(), "strategy")
    rules.add(First(), "first")
    rules.add(Turn(), "turn")
    rules.add(Day(rules.seats), "day")
    rules.add(Under(), "under")
    rules.add(Dawn(), "dawn")
    rules.add(Root(), "root")
    rules.add(React(), "react")
    rules.add(Apart(), "apart")
    rules.add(Use(), "use")
    rules.add(Uses(), "uses")
    rules.add(Again(), "again")
    rules.add(Guard(), "guard")
    rules.add(LastLook(), "last-look")
    rules.add(LastLooks(), "last-looks")
    rules.add(Mark(), "mark")
    rules.add(Abandon(), "abandon")
    rules.add(ShuffleDeck(), "shuffle")
    rules.add(Room(), "room")
    rules.add(Hired(), "hired")
    rules.add(Arrange(), "arrange")
    rules.add(WhenHired(), "when-hired")
    rules.add(UseHired(), "use-hired")
    rules.add(Office(), "office")
    rules.add(Sheriff(), "sheriff")
    rules.add(Steal(ANY), "bribe")
    rules.add(FreeAny(1), "bail")
    rules.add(FreeAny(2), "bail-two")
    rules.offers["suspect"] = Suspect()
