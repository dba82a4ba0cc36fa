"""Sections 2, 3, 8 and 13: what the house components say, and the checks of section 17."""

import json
import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any, cast

import pytest
from tests.rules.readings import unnamed

from skulduggery.games.mayhem.cards import files
from skulduggery.games.mayhem.cards.describe import AnarchyCard, ClubSide, Described, Place
from skulduggery.games.mayhem.cards.language import Node

Card = dict[str, Any]
LANGUAGES = ("en", "it", "de", "ru")


@cache
def house() -> dict[str, Any]:
    return cast(dict[str, Any], files.house())


@cache
def described() -> Described:
    return Described(files.house())


def tables(kind: str) -> dict[str, Card]:
    """The house components of a kind, by id."""
    return {table["id"]: table for table in house()[kind]}


def values(table: Card) -> Card:
    """Return the values of a table, without their evidence."""
    return {name: value for name, value in table.items() if name != "evidence"}


def place(name: str) -> Place:
    (found,) = [one for one in described().places if one.id == name]
    return found


def card(code: str) -> Card:
    (found,) = [one for one in house()["card"] if one["code"] == code]
    return cast(Card, found)


def side(name: str) -> ClubSide:
    (found,) = [one for one in described().gangs if one.id == name]
    return found


def worth(seats: int, total: int) -> int:
    """Return the price of each Contraband (MM-MKT-06)."""
    rows = house()["setup"][str(seats)]["market"]
    return cast(int, next(value for most, value in rows if most == "more" or total <= most))


# The page of readings


FIRST = Path(__file__).parent / "first_values.toml"


def test_the_readings_name_every_house_component_that_was_changed() -> None:
    assert unnamed("Men of Mayhem", house(), FIRST) == []


@pytest.mark.parametrize(
    ("kind", "id", "change"),
    [
        ("site", "the-docks", {"rules": ["SKIM 3K"]}),
        ("site", "safe-house", {"copies": 2}),
        ("gang", "lin-syndicate", {"cash": 6}),
        ("card", "all-points-bulletin", {"effect": "EACH: GAIN 2H"}),
    ],
)
def test_a_change_that_the_readings_do_not_name_is_seen(kind: str, id: str, change: Card) -> None:
    """The test can fail."""
    changed = json.loads(json.dumps(house()))
    next(one for one in changed[kind] if one["id"] == id).update(change)
    assert unnamed("Men of Mayhem", changed, FIRST) == [id]


# Numbers


@pytest.mark.rule("MM-RND-02", "MM-REV-03", "MM-REV-04", "MM-HARD-02", "MM-COMP-07", "MM-PIN-01", "MM-BOOST-01")
@pytest.mark.rule("MM-THROW-21")
def test_the_numbers_of_the_game() -> None:
    """All printed; the cards of all rounds make up the deck."""
    constants = house()["constants"]
    assert values(constants) == {
        "rounds": 6,
        "reveals": [1, 2, 3],
        "deck": 15,
        "long_haul": {"rounds": 7, "deck": 18},
        "members": 5,
        "prospects": 5,
        "patch_in": "1C+1G",
        "boost": 1,
        "throw_down": {"prospect": 1, "member": 2, "gun": 3},
    }
    assert set(constants["evidence"].values()) == {"printed"}
    for rounds, deck in ((constants["rounds"], constants["deck"]), constants["long_haul"].values()):
        assert sum([1, 2, *[3] * (rounds - 2)]) == deck


@pytest.mark.rule("MM-HEAT-01", "MM-HEAT-02", "MM-HEAT-04", "MM-THROW-36", "MM-MKT-02", "MM-MKT-10", "MM-MKT-12")
def test_the_heat_track() -> None:
    """At the highest Heat nothing can be trafficked, so that it never causes a Fall."""
    assert values(house()["heat"]) == {
        "highest": 4,
        "limits": ["none", 3, 2, 1, 0],
        "after_fall": 1,
        "guns": 1,
        "trafficking": 1,
    }
    assert house()["heat"]["evidence"]["limits"] == ["printed", "implied", "printed", "printed", "implied"]


@pytest.mark.rule("MM-ER-01")
def test_the_dice_of_the_emergency_room() -> None:
    assert values(house()["er"]) == {"members": [4, 5, 6], "prospects": [4, 5, 6]}


@pytest.mark.rule("MM-SETUP-05", "MM-REV-01", "MM-COMP-03", "MM-COMP-04", "MM-VAR-01", "MM-VAR-02", "MM-VAR-03")
def test_what_depends_on_the_number_of_players() -> None:
    """Sites in the game and turned up a round, Guns and Contraband."""
    there = {
        int(seats): (one["sites"], one["sites_a_round"], one["guns"], one["contraband"])
        for seats, one in house()["setup"].items()
    }
    assert there == {
        2: (3, 1, 16, 16),
        3: (6, 2, 24, 24),
        4: (6, 2, 24, 24),
        5: (8, 3, 30, 30),
        6: (9, 3, 36, 36),
    }


@pytest.mark.rule("MM-MKT-06", "MM-MKT-07", "MM-VAR-01", "MM-VAR-02", "MM-VAR-03", "MM-VAR-04")
def test_the_market_tables() -> None:
    """The table of 13.7: the street value by total, by number of players."""
    found = {seats: "".join(str(worth(seats, total)) for total in range(1, 15)) for seats in range(2, 7)}
    assert found == {
        2: "43321111111111",
        3: "44332211111111",
        4: "44333222111111",
        5: "44433332221111",
        6: "44433333222211",
    }
    for total in range(1, 40):
        row = [worth(seats, total) for seats in range(2, 7)]
        assert row == sorted(row)
        assert all(worth(seats, total) >= worth(seats, total + 1) for seats in range(2, 7))
    assert worth(4, 8) == 2 > worth(4, 9)


# Gangs


SIDES = {
    "unleaded": (4, 2, 2, 0, 2, 2, 3),
    "samcro": (3, 2, 1, 0, 2, 2, 3),
    "mayans": (4, 2, 1, 1, 3, 3, 2),
    "lin-syndicate": (5, 1, 2, 0, 1, 2, 4),
    "one-niners": (3, 1, 2, 1, 2, 3, 3),
    "grim-bastards": (4, 2, 2, 1, 2, 2, 3),
    "calaveras": (4, 3, 2, 1, 2, 2, 3),
}
"""Cash, Guns, Contraband, Heat, Members, Prospects, base orders. House values mended by docs/balance/mayhem."""


@pytest.mark.rule("MM-SETUP-01", "MM-SETUP-02", "MM-SETUP-08", "MM-SETUP-15", "MM-SETUP-18", "MM-GANG-UNL-1")
def test_what_each_side_starts_with() -> None:
    sides = [described().unleaded, *described().gangs]
    found = {
        one.id: (one.cash, one.guns, one.contraband, one.heat, one.members, one.prospects, one.base) for one in sides
    }
    assert found == SIDES
    assert [one.gang for one in sides] == [-1, 0, 1, 2, 3, 4, 5]
    assert (described().unleaded.modifiers, described().unleaded.orders) == ((), ())


@pytest.mark.rule("MM-SETUP-19", "MM-SETUP-20", "MM-CLAIM-01")
def test_tokens_and_gangs_are_as_printed() -> None:
    gangs = {name: SIDES[name] for name in ("samcro", "mayans", "lin-syndicate", "one-niners")}
    assert {members + base for name, (*_, members, _, base) in SIDES.items() if name != "unleaded"} == {5}
    lin, mayans = gangs["lin-syndicate"], gangs["mayans"]
    assert lin[4] == 1
    assert all(lin[6] > other[6] > mayans[6] for name, other in gangs.items() if name in ("samcro", "one-niners"))
    assert all(sum(mayans[4:6]) > sum(other[4:6]) for name, other in gangs.items() if name != "mayans")
    assert all(lin[4] < gangs[name][4] < mayans[4] for name in ("samcro", "one-niners"))
    assert sum(one[6] for one in gangs.values()) == 12 <= 14
    assert 4 * SIDES["unleaded"][6] == 12 <= 14


@pytest.mark.rule("MM-COMP-14")
@pytest.mark.parametrize(
    ("name", "modifiers", "order"),
    [
        pytest.param("samcro", ("add", "sell", "G", 1), ("spend", 1, (0, 1, 0), 1),
                     marks=pytest.mark.rule("MM-GANG-SAMCRO-1", "MM-GANG-SAMCRO-2")),
        pytest.param("mayans", ("set", "recruit_count", 2), ("convoy",),
                     marks=pytest.mark.rule("MM-GANG-MAYANS-1", "MM-GANG-MAYANS-2")),
        pytest.param("lin-syndicate", ("set", "traffic_bonus", 1), ("swap", (0, 1, 0), (0, 0, 1), 2, True),
                     marks=pytest.mark.rule("MM-GANG-LIN-1", "MM-GANG-LIN-2")),
        pytest.param("one-niners", ("set", "throw_prospects", 1), ("steal", ((2, 0, 0),), True),
                     marks=pytest.mark.rule("MM-GANG-NINERS-1", "MM-GANG-NINERS-2")),
        pytest.param("grim-bastards", ("on-fall", ("gain", "C", 3, None)), ("promote", 2),
                     marks=pytest.mark.rule("MM-GANG-BASTARDS-1", "MM-GANG-BASTARDS-2")),
        pytest.param("calaveras", ("set", "fall_prospects", 1), ("ambush",),
                     marks=pytest.mark.rule("MM-GANG-CALAVERAS-1", "MM-GANG-CALAVERAS-2")),
    ],
)  # fmt: skip
def test_the_two_special_rules_of_a_gang(name: str, modifiers: Node, order: Node) -> None:
    gang = side(name)
    assert gang.modifiers == (modifiers,)
    assert gang.orders == (order,)
    assert gang.costs == ((0, int(name == "one-niners"), 0),)


@pytest.mark.rule("MM-COMP-03", "MM-COMP-04")
def test_the_supply_is_enough_for_the_start() -> None:
    for seats, setup in house()["setup"].items():
        for good, name in ((1, "guns"), (2, "contraband")):
            most = sorted(max(numbers[good], SIDES["unleaded"][good]) for numbers in list(SIDES.values())[1:])
            assert sum(most[-int(seats) :]) <= setup[name]


# Locations


@pytest.mark.rule("MM-SETUP-04", "MM-COMP-01", "MM-SITE-S5", "MM-SITE-S5-1")
def test_the_five_starting_tiles() -> None:
    starting = [one for one in described().places if one.kind == "starting"]
    assert [one.names["en"] for one in starting] == [
        "Charming Police Station",
        "St. Thomas Hospital",
        "Emergency Room",
        "Cut & Bag Op",
        "Gun Factory",
    ]
    assert [one.id for one in starting if one.area] == ["emergency-room"]
    assert place("emergency-room").rules == ()


@pytest.mark.rule("MM-THROW-18")
def test_where_guns_are_prohibited() -> None:
    assert [one.id for one in described().places if not one.guns] == [
        "charming-police-station",
        "st-thomas-hospital",
        "palace-restaurant",
        "law-office",
        "charity-ride",
        "poker-night",
    ]


@pytest.mark.rule("MM-PATCH-03", "MM-SITE-S1-1", "MM-CARD-ALL-2")
def test_the_patch_can_be_claimed_at_the_police_station_only() -> None:
    saying = [one.id for one in described().places if ("claim-patch",) in (*one.rules, *one.boost)]
    assert saying == ["charming-police-station"]
    assert not any("PATCH" in json.dumps(one.get("effect", "")) for one in house()["card"])


@pytest.mark.parametrize(
    ("name", "rules", "boost", "heat"),
    [
        pytest.param("charming-police-station", ["CLAIM PATCH", "SKIM 2C"], ["DROP 1H"], 0,
                     marks=pytest.mark.rule("MM-SITE-S1")),
        pytest.param("st-thomas-hospital", ["HEAL 2", "SKIM 1K"], ["HEAL 1"], 0, marks=pytest.mark.rule("MM-SITE-S2")),
        pytest.param("cut-and-bag-op", ["SPEND 1C > 1K x2"], ["SKIM 1K"], 0, marks=pytest.mark.rule("MM-SITE-S3")),
        pytest.param("gun-factory", ["SPEND 1C > 1G x3"], ["SELL 1G > 3C x1"], 0, marks=pytest.mark.rule("MM-SITE-S4")),
        pytest.param("irish-freddys", ["SPEND 1C > 1G x4"], ["SKIM 1G"], 0, marks=pytest.mark.rule("MM-SITE-R01")),
        pytest.param("military-surplus", ["SKIM 2G"], ["SKIM 1G"], 1, marks=pytest.mark.rule("MM-SITE-R02")),
        pytest.param("the-docks", ["SKIM 2K"], ["SKIM 1K"], 0, marks=pytest.mark.rule("MM-SITE-R03")),
        pytest.param("the-hairy-dog", ["SWAP 1G > 1K x3"], ["SKIM 2C"], 0, marks=pytest.mark.rule("MM-SITE-R04")),
        pytest.param("palace-restaurant", ["SKIM 2C"], ["SKIM 2C"], 0, marks=pytest.mark.rule("MM-SITE-R05")),
        pytest.param("film-studio", ["SKIM 4C"], ["SKIM 3C"], 1, marks=pytest.mark.rule("MM-SITE-R06")),
        pytest.param("meth-lab", ["SKIM 1K", "SPEND 1C > 1K x3"], [], 1, marks=pytest.mark.rule("MM-SITE-R07")),
        pytest.param("liquor-store", ["SKIM 2C"], ["SKIM 1G"], 0, marks=pytest.mark.rule("MM-SITE-R08")),
        pytest.param("tattoo-parlour", ["SKIM 1C", "GAIN 1P"], ["PROMOTE 1C"], 0,
                     marks=pytest.mark.rule("MM-SITE-R09")),
        pytest.param("roadhouse-bar", ["SKIM 2C"], ["GAIN 1P"], 0, marks=pytest.mark.rule("MM-SITE-R10")),
        pytest.param("pawn-shop", ["SELL 1G > 3C x3"], ["SELL 1G > 4C x1"], 0, marks=pytest.mark.rule("MM-SITE-R11")),
        pytest.param("border-run", ["SELL 1G > 5C x3"], [], 2, marks=pytest.mark.rule("MM-SITE-R12")),
        pytest.param("gun-show", ["SELL 1G > 3C x3"], ["SKIM 1C"], 0, marks=pytest.mark.rule("MM-SITE-R13")),
        pytest.param("street-corner", ["SELL 1K > 3C x3"], ["SELL 1K > 4C x1"], 0,
                     marks=pytest.mark.rule("MM-SITE-R14")),
        pytest.param("trucking-depot", ["SELL 1K > 3C x2", "SKIM 1C"], ["SKIM 1K"], 0,
                     marks=pytest.mark.rule("MM-SITE-R15")),
        pytest.param("bullet-press", ["SWAP 1K > 2G x2"], [], 0, marks=pytest.mark.rule("MM-SITE-R16")),
        pytest.param("rival-warehouse", ["STEAL 2K / 2G"], [], 1, marks=pytest.mark.rule("MM-SITE-R17")),
        pytest.param("card-room", ["STEAL 3C"], ["STEAL 1C"], 0, marks=pytest.mark.rule("MM-SITE-R18")),
        pytest.param("law-office", ["DROP 2H"], ["DROP 1H"], 0, marks=pytest.mark.rule("MM-SITE-R19")),
        pytest.param("safe-house", ["DROP 1H", "GAIN 1P"], ["DROP 1H"], 0, marks=pytest.mark.rule("MM-SITE-R20")),
    ],
)  # fmt: skip
def test_sites(name: str, rules: list[str], boost: list[str], heat: int) -> None:
    site = tables("site")[name]
    assert (site["rules"], site.get("boost", []), site.get("heat", 0)) == (rules, boost, heat)
    assert place(name).boost_heat == (name == "film-studio")


@pytest.mark.parametrize(
    ("code", "name", "rules", "boost", "heat"),
    [
        pytest.param("P1", "hijacked-truck", ["SKIM 3K"], [], 1, marks=pytest.mark.rule("MM-CARD-P1-1")),
        pytest.param("P2", "cartel-order", ["SELL 1G > 4C x3"], [], 1, marks=pytest.mark.rule("MM-CARD-P2-1")),
        pytest.param("P3", "charity-ride", ["DROP 2H"], [], 0, marks=pytest.mark.rule("MM-CARD-P3-1")),
        pytest.param("P4", "poker-night", ["SKIM 4C"], [], 0, marks=pytest.mark.rule("MM-CARD-P4-1")),
        pytest.param("P5", "patch-party", ["PROMOTE 0C"], ["GAIN 1P"], 0, marks=pytest.mark.rule("MM-CARD-P5-1")),
        pytest.param("P6", "stash-house", ["STEAL 3C"], [], 1, marks=pytest.mark.rule("MM-CARD-P6-1")),
        pytest.param("P7", "evidence-locker", ["DROP 1H", "SKIM 1G"], ["SKIM 1K"], 0,
                     marks=pytest.mark.rule("MM-CARD-P7-1")),
        pytest.param("P8", "big-buyer", ["SELL 1K > 4C x3"], [], 1, marks=pytest.mark.rule("MM-CARD-P8-1")),
        pytest.param("P9", "swap-meet", ["SWAP 1G <> 1K x4"], ["SKIM 1G / 1K"], 0,
                     marks=pytest.mark.rule("MM-CARD-P9-1")),
    ],
)  # fmt: skip
def test_opportunities(code: str, name: str, rules: list[str], boost: list[str], heat: int) -> None:
    one = card(code)
    assert (one["kind"], one["id"]) == ("opportunity", name)
    assert (one["rules"], one.get("boost", []), one.get("heat", 0)) == (rules, boost, heat)
    assert place(name).kind == "opportunity"


@pytest.mark.rule("MM-COMP-14", "MM-BOOST-04")
def test_how_many_rules_a_site_has() -> None:
    """One or two, and some have a Boost, which is done once."""
    sites = [one for one in described().places if one.kind == "random"]
    assert Counter(len(one.rules) for one in sites) == {1: 16, 2: 4}
    assert Counter(len(one.boost) for one in described().places if not one.area) == {1: 23, 0: 10}
    for one in described().places:
        assert all(node[0] not in ("sell", "spend", "swap") or node[3] == 1 for node in one.boost)


# Cards


@pytest.mark.parametrize(
    ("code", "kind", "effect"),
    [
        pytest.param("O1", "obstacle", "EACH: GAIN 1H", marks=pytest.mark.rule("MM-CARD-O1-1")),
        pytest.param("O2", "obstacle", "EACH: GAIN 1G", marks=pytest.mark.rule("MM-CARD-O2-1")),
        pytest.param("O3", "obstacle", "EACH: GAIN 2C", marks=pytest.mark.rule("MM-CARD-O3-1")),
        pytest.param("O4", "obstacle", "EACH: GAIN 1K", marks=pytest.mark.rule("MM-CARD-O4-1")),
        pytest.param("O5", "obstacle", "MOST(heat): LOSE 1G+1K", marks=pytest.mark.rule("MM-CARD-O5-1")),
        pytest.param("O6", "obstacle", "MOST(heat): DROP 1H", marks=pytest.mark.rule("MM-CARD-O6-1")),
        pytest.param("O7", "obstacle", "LEAST(dudes): GAIN 1P", marks=pytest.mark.rule("MM-CARD-O7-1")),
        pytest.param("O8", "obstacle", "EACH: LOSE 1C PER 2 members UP", marks=pytest.mark.rule("MM-CARD-O8-1")),
        pytest.param("O9", "obstacle", "LEAST(members): GAIN 1T", marks=pytest.mark.rule("MM-CARD-O9-1")),
        pytest.param("L1", "last-call", "MOST(heat): FALL", marks=pytest.mark.rule("MM-CARD-L1-1")),
        pytest.param("L2", "last-call", "MOST(sites): GAIN 1H", marks=pytest.mark.rule("MM-CARD-L2-1")),
        pytest.param("L3", "last-call", "MOST(at:charming-police-station): JAIL",
                     marks=pytest.mark.rule("MM-CARD-L3-1")),
        pytest.param("L4", "last-call", "LEAST(heat): GAIN 3C", marks=pytest.mark.rule("MM-CARD-L4-1")),
        pytest.param("L5", "last-call", "EACH: GAIN 1C PER 1 sites MAX 3", marks=pytest.mark.rule("MM-CARD-L5-1")),
        pytest.param("L6", "last-call", "EACH: BILL 1C", marks=pytest.mark.rule("MM-CARD-L6-1")),
        pytest.param("L7", "last-call", "MOST(prospects): LOSE 1P", marks=pytest.mark.rule("MM-CARD-L7-1")),
        pytest.param("L8", "last-call", "LEAST(members): GAIN 1P", marks=pytest.mark.rule("MM-CARD-L8-1")),
        pytest.param("L9", "last-call", "MOST(members): LOSE 2C", marks=pytest.mark.rule("MM-CARD-L9-1")),
        pytest.param("X1", "obstacle", "IF(heat>=3): FALL", marks=pytest.mark.rule("MM-CARD-X1-1")),
        pytest.param("X4", "last-call", "MOST(heat): FALL; LOSE HALF K",
                     marks=pytest.mark.rule("MM-CARD-X4-1", "MM-CARD-X4-2")),
    ],
)  # fmt: skip
def test_cards_that_do_something_once(code: str, kind: str, effect: str) -> None:
    assert (card(code)["kind"], card(code)["effect"]) == (kind, effect)


@pytest.mark.parametrize(
    ("code", "modifiers"),
    [
        pytest.param("H1", "SET hot_extra=1", marks=pytest.mark.rule("MM-CARD-H1-1")),
        pytest.param("H2", "ADD SELL +1C", marks=pytest.mark.rule("MM-CARD-H2-1")),
        pytest.param("H3", "FORBID SELL(G)", marks=pytest.mark.rule("MM-CARD-H3-1")),
        pytest.param("H4", "FORBID SELL(K)", marks=pytest.mark.rule("MM-CARD-H4-1")),
        pytest.param("H5", "FORBID SPEND", marks=pytest.mark.rule("MM-CARD-H5-1")),
        pytest.param("H6", "SET ride_max=2", marks=pytest.mark.rule("MM-CARD-H6-1")),
        pytest.param("H7", "SET guns_allowed=0", marks=pytest.mark.rule("MM-CARD-H7-1")),
        pytest.param("H8", "SET traffic_shift=1", marks=pytest.mark.rule("MM-CARD-H8-1")),
        pytest.param("H9", "SET gun_heat=0", marks=pytest.mark.rule("MM-CARD-H9-1")),
        pytest.param("X2", "SET er_survive=5", marks=pytest.mark.rule("MM-CARD-X2-1", "MM-CLEAN-06")),
        pytest.param("X3", "SET backup=0; SET ride_cost=2", marks=pytest.mark.rule("MM-CARD-X3-1", "MM-CARD-X3-2")),
    ],
)
def test_hassles(code: str, modifiers: str) -> None:
    assert (card(code)["kind"], card(code)["modifiers"]) == ("hassle", modifiers)
    assert card(code).get("duration", "round") == ("er-roll" if code == "X2" else "round")


@pytest.mark.rule("MM-CARD-ALL-1", "MM-CARD-ALL-2", "MM-REV-13")
def test_cards_compare_what_is_public() -> None:
    compared = Counter(
        one.effect[0][1] for one in described().cards if one.effect is not None and one.effect[0][0] != "each"
    )
    assert compared == {
        "heat": 6,
        "members": 3,
        "dudes": 1,
        "prospects": 1,
        "sites": 1,
        "at:charming-police-station": 1,
    }


# Checks of section 17


@pytest.mark.rule("MM-SETUP-05", "MM-SETUP-06", "MM-HARD-06")
def test_how_many_there_are() -> None:
    """Five starting tiles, 20 random Sites, nine cards of each kind, four hardcore ones of which none is a location."""
    assert Counter(site["class"] for site in house()["site"]) == {"starting": 5, "random": 20}
    kinds = Counter((one.kind, one.hardcore) for one in described().cards)
    assert kinds == {
        ("obstacle", False): 9,
        ("hassle", False): 9,
        ("opportunity", False): 9,
        ("last-call", False): 9,
        ("obstacle", True): 1,
        ("hassle", True): 2,
        ("last-call", True): 1,
    }
    assert len(described().places) == 5 + 20 + 9


def test_ids_and_names_are_complete_and_distinct() -> None:
    ids = [one["id"] for kind in ("gang", "site", "card") for one in house()[kind]]
    assert len(set(ids)) == len(ids)
    assert all(re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", one) for one in ids)
    codes = [one["code"] for one in house()["card"]]
    assert codes == [*[f"{letter}{n}" for letter in "OHPL" for n in range(1, 10)], "X1", "X2", "X3", "X4"]
    for kind in ("gang", "site", "card"):
        for language in LANGUAGES:
            names = [one["names"][language] for one in house()[kind]]
            assert len(set(names)) == len(names)
    assert set(house()["unleaded"]["names"]) == set(house()["names"]) == set(LANGUAGES)


def test_names_in_four_languages() -> None:
    """The tables of 13.3, 13.5 and 13.6, here and there."""
    assert tables("gang")["lin-syndicate"]["names"] == {
        "en": "Lin Syndicate",
        "it": "Sindacato Lin",
        "de": "Lin-Syndikat",
        "ru": "Синдикат Лин",
    }
    assert place("bullet-press").names == {
        "en": "Bullet Press",
        "it": "Pressa per munizioni",
        "de": "Munitionswerkstatt",
        "ru": "Патронная мастерская",
    }
    assert card("X4")["names"] == {"en": "RICO", "it": "Legge RICO", "de": "RICO-Anklage", "ru": "Закон РИКО"}


@pytest.mark.rule("MM-COMP-11", "MM-GEN-02")
def test_every_value_says_where_it_comes_from() -> None:
    def flat(tags: object) -> list[str]:
        return [tag for one in tags for tag in flat(one)] if isinstance(tags, list) else [str(tags)]

    every = [house()[name] for name in ("constants", "heat", "er", "unleaded")]
    every += [*house()["setup"].values(), *house()["gang"], *house()["site"], *house()["card"]]
    tags = Counter(tag for table in every for one in table["evidence"].values() for tag in flat(one))
    assert set(tags) == {"printed", "implied", "ruling", "house"}
    for table in every:
        untold = {"id", "class", "code", "names", "boost_heat", "evidence"}
        assert set(table) - untold <= set(table["evidence"])
    printed = {kind: sum(one["evidence"]["names"] == "printed" for one in house()[kind]) for kind in ("site", "card")}
    assert printed == {"site": 8, "card": 4}
    assert tables("site")["charming-police-station"]["evidence"]["rules"] == ["printed", "house"]
    assert card("L1")["evidence"] == dict.fromkeys(("names", "kind", "effect"), "printed")
    assert card("H3")["evidence"] == {"names": "house", "kind": "printed", "modifiers": "printed"}


def test_the_house_components_raise_no_warning() -> None:
    text = Path(files.__file__).with_name("house.toml").read_text("utf-8")
    assert files.warnings(files.read(text, "house.toml"), "house.toml") == ()


def test_cards_have_what_belongs_to_their_kind() -> None:
    def parts(one: AnarchyCard) -> tuple[bool, bool, bool]:
        return one.effect is not None, bool(one.modifiers), one.place is not None

    assert {one.kind: parts(one) for one in described().cards} == {
        "obstacle": (True, False, False),
        "hassle": (False, True, False),
        "opportunity": (False, False, True),
        "last-call": (True, False, False),
    }
