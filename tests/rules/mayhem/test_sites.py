"""Sections 13.4 to 13.6: every Site and every Opportunity, exploited with its Boost; where Guns are prohibited."""

import pytest
from tests.rules.mayhem.table import (
    asked,
    cash,
    choices,
    controls,
    dudes,
    goods,
    heat,
    house,
    marks,
    patch,
    place,
    play,
    pool,
    refused,
    sites,
    table,
    tokens,
)

from skulduggery import api

ALL = [*house()["site"], *[card for card in house()["card"] if card["kind"] == "opportunity"]]
OPPORTUNITIES = [card["id"] for card in house()["card"] if card["kind"] == "opportunity"]
STARTING = ("charming-police-station", "st-thomas-hospital", "cut-and-bag-op", "gun-factory")


def exploited(site: str, more: str = "", level: int = 1, held: int = 5) -> api.State:
    """The first gang controls a location with one Member and has just exploited it, with a token left for the Boost."""
    where = f"cards={site}" if site in OPPORTUNITIES else "" if site in STARTING else f"sites={site}"
    state = table(
        f"{where} cash={held},4,4,4 guns={held},4,4,4 contraband={held},4,4,4 heat={level},0,0,0 "
        "tokens=2,0,0,1 patch=2 turn=1 "
        f"dudes=1@{site}:1M,1@clubhouse:1M1P{more}"
    )
    assert controls(state, site) == 1
    return play(state, f"1 exploit {site}")


@pytest.mark.rule("MM-EXP-05", "MM-TX-01", "MM-TX-02", "MM-TX-03", "MM-BOOST-01", "MM-BOOST-04", "MM-HOT-01")
@pytest.mark.parametrize(
    ("site", "hot", "steps"),
    [
        pytest.param("cut-and-bag-op", 1, "rule 1 x2 > 3C5G7K; boost > 3C5G8K", marks=pytest.mark.rule("MM-SITE-S3")),
        pytest.param("gun-factory", 1, "rule 1 x3 > 2C8G5K; boost x1 > 5C7G5K", marks=pytest.mark.rule("MM-SITE-S4")),
        pytest.param("irish-freddys", 1, "rule 1 x4 > 1C9G5K; boost > 1C10G5K", marks=pytest.mark.rule("MM-SITE-R01")),
        pytest.param("military-surplus", 2, "rule 1 > 5C7G5K; boost > 5C8G5K", marks=pytest.mark.rule("MM-SITE-R02")),
        pytest.param("the-docks", 1, "rule 1 > 5C5G7K; boost > 5C5G8K", marks=pytest.mark.rule("MM-SITE-R03")),
        pytest.param("the-hairy-dog", 1, "rule 1 x3 > 5C2G8K; boost > 7C2G8K", marks=pytest.mark.rule("MM-SITE-R04")),
        pytest.param("palace-restaurant", 1, "rule 1 > 7C5G5K; boost > 9C5G5K", marks=pytest.mark.rule("MM-SITE-R05")),
        pytest.param("film-studio", 2, "rule 1 > 9C5G5K; boost > 12C5G5K", marks=pytest.mark.rule("MM-SITE-R06")),
        pytest.param("meth-lab", 2, "rule 1 > 5C5G6K; rule 2 x3 > 2C5G9K", marks=pytest.mark.rule("MM-SITE-R07")),
        pytest.param("liquor-store", 1, "rule 1 > 7C5G5K; boost > 7C6G5K", marks=pytest.mark.rule("MM-SITE-R08")),
        pytest.param("pawn-shop", 1, "rule 1 x3 > 14C2G5K; boost x1 > 18C1G5K", marks=pytest.mark.rule("MM-SITE-R11")),
        pytest.param("border-run", 3, "rule 1 x3 > 20C2G5K", marks=pytest.mark.rule("MM-SITE-R12")),
        pytest.param("gun-show", 1, "rule 1 x3 > 14C2G5K; boost > 15C2G5K", marks=pytest.mark.rule("MM-SITE-R13")),
        pytest.param(
            "street-corner",
            1,
            "rule 1 x3 > 14C5G2K; boost x1 > 18C5G1K",
            marks=pytest.mark.rule("MM-SITE-R14"),
        ),
        pytest.param(
            "trucking-depot",
            1,
            "rule 1 x2 > 11C5G3K; rule 2 > 12C5G3K; boost > 12C5G4K",
            marks=pytest.mark.rule("MM-SITE-R15"),
        ),
        pytest.param("bullet-press", 1, "rule 1 x2 > 5C9G3K", marks=pytest.mark.rule("MM-SITE-R16")),
        pytest.param("hijacked-truck", 2, "rule 1 > 5C5G8K", marks=pytest.mark.rule("MM-CARD-P1-1")),
        pytest.param("cartel-order", 2, "rule 1 x3 > 17C2G5K", marks=pytest.mark.rule("MM-CARD-P2-1")),
        pytest.param("poker-night", 1, "rule 1 > 9C5G5K", marks=pytest.mark.rule("MM-CARD-P4-1")),
        pytest.param("big-buyer", 2, "rule 1 x3 > 17C5G2K", marks=pytest.mark.rule("MM-CARD-P8-1")),
    ],
)
def test_goods_of_a_location(site: str, hot: int, steps: str) -> None:
    """Each rule once, as often as its Max; then its Boost; and no more than that. ``hot``: Heat, exploited at 1."""
    state = exploited(site)
    assert (heat(state)[0], marks(state)) == (hot, [site])
    offered = choices(state)
    assert len(offered) == 1 + len(steps.split("; "))
    for step in steps.split("; "):
        use, held = step.split(" > ")
        use, _, most = use.partition(" x")
        play(state, f"1 {use}")
        if most:
            assert choices(state) == [f"count {n}" for n in range(int(most) + 1)]
            play(state, f"1 count {most}")
        assert goods(state, 1) == held
        if asked(state) == "1 exploit":
            assert refused(state, f"1 {use}") == ("MM-BOOST-04" if use == "boost" else "MM-EXP-06")
    assert ("boost" in offered) == ("boost" in steps)
    assert tokens(state)[0] == (0 if "boost" in offered else 1)
    assert heat(state)[0] == (3 if site == "film-studio" else hot)
    assert asked(state) == "4 order"


@pytest.mark.rule("MM-SITE-S1", "MM-SITE-S1-1", "MM-TX-17", "MM-PATCH-03")
def test_the_police_station() -> None:
    state = exploited("charming-police-station", level=4)
    play(state, "1 rule 2")
    assert (cash(state)[0], heat(state)[0], patch(state)) == (7, 4, 2)
    play(state, "1 rule 1")
    assert patch(state) == 1
    play(state, "1 boost")
    assert (heat(state)[0], tokens(state)[0], asked(state)) == (3, 0, "4 order")
    state = play(exploited("charming-police-station"), "1 finish")
    assert patch(state) == 2  # it may, it need not


@pytest.mark.rule("MM-SITE-S1", "MM-TX-17")
def test_the_holder_claims_nothing() -> None:
    state = table("patch=1 dudes=1@charming-police-station:1P tokens=2,0,0,1 heat=2,0,0,0")
    play(state, "1 exploit charming-police-station")
    assert choices(state) == ["finish", "rule 2", "boost"]
    assert refused(state, "1 rule 1") == "MM-TX-17"


@pytest.mark.rule("MM-SITE-S2", "MM-TX-15")
def test_the_hospital() -> None:
    state = exploited("st-thomas-hospital", ",1@er:2M1P")
    play(state, "1 rule 2")
    assert goods(state, 1) == "5C5G6K"
    play(state, "1 rule 1")
    assert choices(state) == ["heal 2M", "heal 1M1P", "heal 1M", "heal 1P"]
    play(state, "1 heal 2M", "1 boost")
    assert dudes(state, 1) == {"clubhouse": "3M2P", "st-thomas-hospital": "1M"}


@pytest.mark.rule("MM-SITE-S5", "MM-SITE-S5-1", "MM-RIDE-06", "MM-GEN-10")
def test_nobody_goes_to_the_emergency_room() -> None:
    state = table("dudes=1@er:1M,1@clubhouse:1M1P,2@er:1P,2@clubhouse:1M tokens=3,0,0,1")
    assert place(state, "er") not in [place(state, name) for name in sites(state)]
    for line, rule in (
        ("1 ride clubhouse er 1M", "MM-RIDE-06"),
        ("1 ride er clubhouse 1M", "MM-RIDE-06"),
        ("1 exploit er", "MM-SITE-S5-1"),
        ("1 throw-down er", "MM-SITE-S5-1"),
        ("1 patch-in er", "MM-PIN-04"),
    ):
        assert refused(state, line) == rule


@pytest.mark.rule("MM-SITE-R09", "MM-TX-14", "MM-TX-16")
def test_the_tattoo_parlour() -> None:
    state = play(exploited("tattoo-parlour"), "1 rule 1", "1 rule 2")
    assert (goods(state, 1), dudes(state, 1)["clubhouse"]) == ("6C5G5K", "1M2P")
    play(state, "1 boost")  # one place: it isn't asked for
    assert (goods(state, 1), dudes(state, 1)["clubhouse"], pool(state, 1)) == ("5C5G5K", "2M1P", (2, 4))
    assert tokens(state)[0] == 0


@pytest.mark.rule("MM-SITE-R10", "MM-TX-14")
def test_the_bar() -> None:
    state = play(exploited("roadhouse-bar"), "1 rule 1", "1 boost")
    assert (goods(state, 1), dudes(state, 1)["clubhouse"], heat(state)[0]) == ("7C5G5K", "1M2P", 1)
    state = exploited("roadhouse-bar", ",1@gun-factory:4P")
    assert refused(state, "1 boost") == "MM-TX-14"


@pytest.mark.rule("MM-SITE-R17", "MM-TX-07", "MM-TX-09")
@pytest.mark.parametrize(("which", "mine", "theirs"), [(1, "5C5G7K", "4C4G2K"), (2, "5C7G5K", "4C2G4K")])
def test_the_warehouse(which: int, mine: str, theirs: str) -> None:
    state = exploited("rival-warehouse")
    assert heat(state)[0] == 2
    play(state, "1 rule 1")
    assert choices(state) == [f"steal {rival} {n}" for rival in (2, 3, 4) for n in (1, 2)]
    play(state, f"1 steal 3 {which}")
    assert (goods(state, 1), goods(state, 3)) == (mine, theirs)


@pytest.mark.rule("MM-SITE-R18", "MM-TX-08", "MM-TX-04")
def test_the_card_room() -> None:
    state = play(exploited("card-room"), "1 rule 1", "1 steal 2 1")
    assert refused(state, "1 rule 1") == "MM-EXP-06"
    play(state, "1 boost", "1 steal 2 1")
    assert (cash(state), heat(state)[0]) == ([9, 0, 4, 4], 1)


@pytest.mark.rule("MM-TX-13", "MM-BOOST-01")
@pytest.mark.parametrize(
    ("site", "steps"),
    [
        pytest.param("law-office", [("rule 1", 2), ("boost", 1)], marks=pytest.mark.rule("MM-SITE-R19")),
        pytest.param("safe-house", [("rule 1", 3), ("boost", 2)], marks=pytest.mark.rule("MM-SITE-R20")),
        pytest.param("charity-ride", [("rule 1", 2)], marks=pytest.mark.rule("MM-CARD-P3-1")),
    ],
)
def test_heat_is_dropped(site: str, steps: list[tuple[str, int]]) -> None:
    for level in (4, 1, 0):
        state = exploited(site, level=level)
        for use, left in steps:
            play(state, f"1 {use}")
            assert heat(state)[0] == max(0, left - (4 - level))


@pytest.mark.rule("MM-SITE-R20", "MM-TX-14")
def test_the_safe_house_hides_a_prospect() -> None:
    state = play(exploited("safe-house"), "1 rule 2")
    assert dudes(state, 1)["clubhouse"] == "1M2P"


@pytest.mark.rule("MM-CARD-P5-1", "MM-TX-16")
def test_the_patch_party() -> None:
    """A Prospect of any location, for nothing."""
    state = play(exploited("patch-party", ",1@gun-factory:1P", held=0), "1 rule 1")
    assert choices(state) == ["promote clubhouse-1", "promote gun-factory"]
    play(state, "1 promote gun-factory")
    assert (dudes(state, 1)["gun-factory"], goods(state, 1)) == ("1M", "0")
    play(state, "1 boost")
    assert dudes(state, 1)["clubhouse"] == "1M2P"


@pytest.mark.rule("MM-CARD-P6-1", "MM-TX-09")
def test_the_stash_house() -> None:
    state = play(exploited("stash-house"), "1 rule 1", "1 steal 4 1")
    assert (cash(state), heat(state)[0]) == ([8, 4, 4, 1], 2)


@pytest.mark.rule("MM-CARD-P7-1")
def test_the_evidence_locker() -> None:
    state = play(exploited("evidence-locker"), "1 rule 2", "1 rule 1", "1 boost")
    assert (goods(state, 1), heat(state)[0]) == ("5C6G6K", 0)


@pytest.mark.rule("MM-CARD-P9-1", "MM-TX-06", "MM-TX-07")
@pytest.mark.parametrize(("direction", "held"), [(1, "5C1G9K"), (2, "5C9G1K")])
@pytest.mark.parametrize(("good", "one"), [(1, "G"), (2, "K")])
def test_the_swap_meet(direction: int, held: str, good: int, one: str) -> None:
    state = play(exploited("swap-meet"), "1 rule 1")
    assert choices(state) == ["direction 1", "direction 2"]
    play(state, f"1 direction {direction}")
    assert choices(state) == [f"count {n}" for n in range(5)]
    play(state, "1 count 4")
    assert goods(state, 1) == held
    assert refused(state, "1 rule 1") == "MM-EXP-06"
    play(state, "1 boost", f"1 alternative {good}")
    before = dict(zip("CGK", (5, int(held[2]), int(held[4])), strict=True))
    before[one] += 1
    assert goods(state, 1) == "".join(f"{n}{letter}" for letter, n in before.items())


@pytest.mark.rule(
    "MM-THROW-18", "MM-SITE-S1", "MM-SITE-S2", "MM-SITE-R05", "MM-SITE-R19", "MM-CARD-P3-1", "MM-CARD-P4-1"
)
@pytest.mark.parametrize("site", [one["id"] for one in ALL if "area" not in one])
def test_where_guns_are_prohibited(site: str) -> None:
    where = f"cards={site}" if site in OPPORTUNITIES else "" if site in STARTING else f"sites={site}"
    state = table(f"{where} dudes=1@{site}:1M,2@{site}:1M tokens=1,0,0,1")
    play(state, f"1 throw-down {site}")
    prohibited = (
        "charming-police-station",
        "st-thomas-hospital",
        "palace-restaurant",
        "law-office",
        "charity-ride",
        "poker-night",
    )
    assert asked(state) == ("0 die" if site in prohibited else "1 guns, 2 guns")


@pytest.mark.rule("MM-TX-05", "MM-COMP-05")
@pytest.mark.parametrize(
    ("site", "held", "most"),
    [
        ("irish-freddys", "guns=0,12,12,0", 0),
        ("irish-freddys", "guns=0,12,10,0", 2),
        ("bullet-press", "guns=0,12,11,0", 0),  # two Guns for one Contraband: in full or not at all
        ("bullet-press", "guns=0,12,9,0", 1),
        ("the-hairy-dog", "guns=5,0,0,0 contraband=0,12,12,0", 0),
    ],
)
def test_a_short_supply(site: str, held: str, most: int) -> None:
    more = "" if "contraband" in held else "contraband=9,0,0,0"
    state = table(f"sites={site} cash=9,0,0,0 dudes=1@{site}:1M tokens=1,0,0,0 {held} {more}")
    play(state, f"1 exploit {site}", "1 rule 1")
    assert choices(state) == [f"count {n}" for n in range(most + 1)]
