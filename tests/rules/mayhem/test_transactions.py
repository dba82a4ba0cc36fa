"""Section 4.8: transactions, and what changes them."""

import pytest
from tests.rules.mayhem.table import (
    asked,
    can,
    cash,
    choices,
    drugs,
    dudes,
    events_of,
    goods,
    heat,
    house,
    kinds,
    octane,
    only,
    patch,
    play,
    pool,
    refused,
    say,
    table,
    tokens,
    told,
)

from skulduggery import api


def at(site: str, text: str = "", cards: api.Document | None = None, **options: api.Value) -> api.State:
    """P1 exploits a location that it controls, with tokens left for a Boost and one more turn."""
    place = "" if "cards=" in text or site in ("gun-factory", "cut-and-bag-op") else f"sites={site}"
    return play(
        table(f"{place} dudes=1@{site}:1M,1@clubhouse:1M1P tokens=3,0,0,1 {text}", cards=cards, **options),
        f"1 exploit {site}",
    )


def changed(kind: str, id: str, **changes: object) -> api.Document:
    """The house set with one component changed."""
    document = house()
    (found,) = [one for one in document[kind] if one["id"] == id]
    found |= changes
    return document


# Transactions


@pytest.mark.rule("MM-TX-01", "MM-TX-02")
@pytest.mark.parametrize(("site", "most", "after"), [
    ("pawn-shop", 3, "13C2G5K"),  # SELL 1G > 3C x3
    ("gun-factory", 3, "1C8G5K"),  # SPEND 1C > 1G x3
    ("the-hairy-dog", 3, "4C2G8K"),  # SWAP 1G > 1K x3
    ("bullet-press", 2, "4C9G3K"),  # SWAP 1K > 2G x2
])  # fmt: skip
def test_pay_left_and_get_right(site: str, most: int, after: str) -> None:
    state = at(site, "cash=4,4,4,4 guns=5,2,2,2 contraband=5,2,2,2")
    say(state, "1 rule 1")
    assert choices(state)[-1] == f"count {most}"
    assert refused(state, f"1 count {most + 1}") == "MM-TX-05"
    say(state, f"1 count {most}")
    assert goods(state, 1) == after


@pytest.mark.rule("MM-TX-05")
@pytest.mark.parametrize(("site", "text", "most"), [
    ("pawn-shop", "guns=2,0,0,0", 2), ("pawn-shop", "guns=0,0,0,0", 0), ("gun-factory", "cash=1,0,0,0", 1),
    ("gun-factory", "guns=0,8,8,6", 2), ("bullet-press", "guns=0,8,8,5", 1), ("bullet-press", "guns=0,8,8,7", 0),
])  # fmt: skip
def test_each_time_in_full(site: str, text: str, most: int) -> None:
    state = at(site, text)
    say(state, "1 rule 1")
    assert choices(state) == [f"count {n}" for n in range(most + 1)]


@pytest.mark.rule("MM-TX-06", "MM-CARD-P9-1")
@pytest.mark.parametrize(("way", "after"), [(1, "4C4K"), (2, "4C4G")])
def test_one_direction_of_a_swap(way: int, after: str) -> None:
    state = at("swap-meet", "cards=swap-meet")
    say(state, "1 rule 1")
    assert choices(state) == ["direction 1", "direction 2"]
    play(state, f"1 direction {way}", "1 count 2")
    assert goods(state, 1) == after
    assert refused(state, "1 rule 1") == "MM-EXP-06"


@pytest.mark.rule("MM-TX-06", "MM-MOD-02")
def test_a_forbidden_direction_of_a_swap() -> None:
    """A card that forbids to swap Guns leaves the way from Contraband to Guns."""
    cards = changed("card", "gun-embargo", modifiers="FORBID SWAP(G)")
    state = at("swap-meet", "cards=swap-meet,gun-embargo", cards)
    say(state, "1 rule 1")
    assert choices(state) == ["direction 2"]
    assert refused(state, "1 direction 1") == "MM-MOD-02"
    play(state, "1 direction 2", "1 count 2")
    assert goods(state, 1) == "4C4G"


@pytest.mark.rule("MM-ORD-10", "MM-CLUB-02")
@pytest.mark.parametrize(("money", "possible"), [(3, False), (4, True)])
def test_a_cost_and_what_the_order_costs_are_paid_together(money: int, possible: bool) -> None:
    cards = changed("gang", "samcro", club_orders=[{"rule": "PROMOTE 2C", "cost": "2C"}])
    text = f"sides=samcro,calaveras-unleaded,mayans-unleaded,lin-syndicate-unleaded cash={money},0,0,0"
    state = table(f"{text} tokens=2,0,0,1 dudes=1@clubhouse:2P", cards=cards, mode="high-octane")
    assert can(state, "club 1") == possible


@pytest.mark.rule("MM-TX-07")
def test_alternatives_are_chosen_before() -> None:
    state = at("swap-meet", "cards=swap-meet")
    say(state, "1 boost")
    assert choices(state) == ["alternative 1", "alternative 2"]
    say(state, "1 alternative 2")
    assert goods(state, 1) == "4C2G3K"
    state = at("rival-warehouse", "guns=0,0,4,0 contraband=0,1,0,0")
    say(state, "1 rule 1")
    assert choices(state) == [f"steal {seat} {one}" for seat in (2, 3, 4) for one in (1, 2)]
    say(state, "1 steal 2 2")  # Guns of somebody who has none, although there is Contraband
    assert (goods(state, 1), drugs(state)[1]) == ("4C", 1)


@pytest.mark.rule("MM-TX-08", "MM-TX-09", "MM-INFO-21")
def test_any_living_rival_may_be_robbed() -> None:
    state = at("card-room", "out=3 cash=0,5,0,0 guns=0,0,0,0 contraband=0,0,0,0")
    say(state, "1 rule 1")
    assert choices(state) == ["steal 2 1", "steal 4 1"]
    assert refused(state, "1 steal 3 1") == refused(state, "1 steal 1 1") == "MM-TX-09"
    say(state, "1 steal 2 1")
    assert cash(state) == [3, 2, 0, 0]


@pytest.mark.rule("MM-TX-09")
@pytest.mark.parametrize("where", ["clubhouse:2M", "er:1M1P", "gun-factory:1P", ""])
def test_a_rival_may_be_robbed_wherever_its_dudes_are(where: str) -> None:
    """Also in the Emergency Room only, or nowhere."""
    there = f",2@{where}" if where else ""
    state = table(f"sites=card-room dudes=1@card-room:1M{there},3@clubhouse:1M,4@clubhouse:1M cash=0,5,0,0")
    play(state, "1 exploit card-room", "1 rule 1")
    assert choices(state) == ["steal 2 1", "steal 3 1", "steal 4 1"]
    say(state, "1 steal 2 1")
    assert cash(state)[:2] == [3, 2]


@pytest.mark.rule("MM-TX-10", "MM-TX-11", "MM-TX-12")
def test_looking_behind_the_blind() -> None:
    enough = at("card-room", "cash=0,3,0,0 guns=0,1,0,0")
    short = at("card-room", "cash=0,1,0,0 guns=0,1,0,0 contraband=0,7,0,0")
    say(enough, "1 rule 1")
    say(short, "1 rule 1")
    events = events_of(enough, "1 steal 2 1")
    assert kinds(told(events, 1)) == ["steal"]
    assert told(events, 3) == [("steal", 0, 1, 0, 3, None)]
    events = events_of(short, "1 steal 2 1")
    assert only(told(events, 1), "peek") == only(told(events, 2), "peek") == [("peek", 0, 1, 0, 1, 7)]
    for eyes in (0, 3, 4):
        assert told(events, eyes) == [("steal", 0, 1, 0, 3, None)]
    assert cash(short) == [1, 0, 0, 0]


@pytest.mark.rule("MM-TX-13")
@pytest.mark.parametrize(("before", "after"), [(4, 2), (2, 0), (1, 0), (0, 0)])
def test_heat_drops_to_nothing_at_most(before: int, after: int) -> None:
    state = at("law-office", f"heat={before},0,0,0")
    assert can(state, "rule 1")
    say(state, "1 rule 1")
    assert heat(state)[0] == after


@pytest.mark.rule("MM-TX-14")
def test_a_prospect_comes_to_the_clubhouse() -> None:
    state = at("tattoo-parlour")
    say(state, "1 rule 2")
    assert (dudes(state, 1)["clubhouse"], pool(state, 1)) == ("1M2P", (3, 3))
    state = table("sites=tattoo-parlour dudes=1@tattoo-parlour:1M5P tokens=1,0,0,1")
    say(state, "1 exploit tattoo-parlour")
    assert choices(state) == ["finish", "rule 1"]
    assert refused(state, "1 rule 2") == "MM-TX-14"


@pytest.mark.rule("MM-TX-15")
def test_healing() -> None:
    state = table("dudes=1@st-thomas-hospital:1M,1@er:3M1P tokens=2,0,0,1")
    play(state, "1 exploit st-thomas-hospital", "1 rule 1")
    assert choices(state) == ["heal 2M", "heal 1M1P", "heal 1M", "heal 1P"]
    assert refused(state, "1 heal 2M1P") == "MM-TX-15"
    say(state, "1 heal 1P")
    assert dudes(state, 1) == {"st-thomas-hospital": "1M", "clubhouse": "1P", "er": "3M"}
    state = table("dudes=1@st-thomas-hospital:1M tokens=1,0,0,1")
    say(state, "1 exploit st-thomas-hospital")
    assert refused(state, "1 rule 1") == "MM-TX-15"  # nobody to heal


@pytest.mark.rule("MM-TX-16", "MM-CARD-P5-1")
def test_promoting() -> None:
    text = "cards=patch-party sites=the-docks dudes=1@patch-party:1M,1@the-docks:1P,2@the-docks:1M tokens=1,0,0,1"
    state = table(f"{text} cash=0,0,0,0 guns=0,0,0,0")
    play(state, "1 exploit patch-party", "1 rule 1")
    assert dudes(state, 1) == {"patch-party": "1M", "the-docks": "1M"}
    assert (pool(state, 1), tokens(state)[0]) == ((3, 5), 0)
    state = table(text.replace("1@the-docks:1P", "1@er:1P"))
    assert asked(play(state, "1 exploit patch-party")) == "4 order"  # none in the Emergency Room
    state = table("sites=tattoo-parlour dudes=1@tattoo-parlour:1M1P tokens=2,0,0,1 cash=0,0,0,0")
    say(state, "1 exploit tattoo-parlour")
    assert refused(state, "1 boost") == "MM-TX-16"  # 1 Cash
    say(state, "1 rule 1")
    play(state, "1 boost")
    assert (cash(state)[0], dudes(state, 1)) == (0, {"tattoo-parlour": "2M"})


@pytest.mark.rule("MM-TX-17", "MM-PATCH-03", "MM-SITE-S1-1")
def test_claiming_the_patch() -> None:
    text = "dudes=1@charming-police-station:1M tokens=1,1,0,1"
    state = table(f"{text} patch=2 turn=1")
    play(state, "1 exploit charming-police-station", "1 rule 1")
    assert patch(state) == 1
    state = table(f"{text} patch=2 turn=1")
    play(state, "1 exploit charming-police-station", "1 finish")
    assert patch(state) == 2  # nobody must
    state = table(text)
    say(state, "1 exploit charming-police-station")
    assert choices(state) == ["finish", "rule 2"]
    assert refused(state, "1 rule 1") == "MM-TX-17"


# What changes transactions


@pytest.mark.rule("MM-MOD-01", "MM-MOD-03")
@pytest.mark.parametrize(("site", "rule", "cards", "after"), [
    ("street-corner", "rule 1", "sellers-market", 0 + 2 * (3 + 1)),
    ("street-corner", "boost", "sellers-market", 4 + 1),
    ("street-corner", "rule 1", "gun-embargo", 2 * 3),
    ("pawn-shop", "rule 1", "dry-streets", 2 * 3),
])  # fmt: skip
def test_every_transaction_of_a_kind(site: str, rule: str, cards: str, after: int) -> None:
    state = table(f"sites={site} cards={cards} dudes=1@{site}:1M tokens=3,0,0,1 cash=0,0,0,0")
    play(state, f"1 exploit {site}", f"1 {rule}", f"1 count {1 if rule == 'boost' else 2}")
    assert cash(state)[0] == after


@pytest.mark.rule("MM-MOD-02")
@pytest.mark.parametrize(("card", "site", "rule"), [
    ("gun-embargo", "pawn-shop", "rule 1"), ("gun-embargo", "pawn-shop", "boost"),
    ("dry-streets", "street-corner", "rule 1"), ("dry-streets", "street-corner", "boost"),
    ("supply-cut", "gun-factory", "rule 1"),
])  # fmt: skip
def test_a_forbidden_kind_is_not_used(card: str, site: str, rule: str) -> None:
    sites = "" if site == "gun-factory" else f"sites={site}"
    document = house()
    (found,) = [one for one in document["site"] if one["id"] == site]
    found["rules"] = [*found["rules"], "DROP 1H"]
    state = table(f"{sites} cards={card} dudes=1@{site}:1M tokens=3,0,0,1", cards=document)
    say(state, f"1 exploit {site}")
    assert not can(state, rule)
    assert refused(state, f"1 {rule}") == "MM-MOD-02"


@pytest.mark.rule("MM-MOD-03")
def test_once_a_repetition_however_many_goods() -> None:
    document = changed("site", "gun-show", rules=["SELL 2G+1K > 4C x2"])
    state = table(
        "sites=gun-show cards=sellers-market dudes=1@gun-show:1M cash=0,0,0,0 guns=4,0,0,0 tokens=1,0,0,1",
        cards=document,
    )
    play(state, "1 exploit gun-show", "1 rule 1", "1 count 2")
    assert goods(state, 1) == "10C"


@pytest.mark.rule("MM-MOD-04")
def test_the_later_setting_wins() -> None:
    document = house()
    for card, value in (("road-blocks", "SET ride_max=2"), ("truce", "SET ride_max=1")):
        (found,) = [one for one in document["card"] if one["id"] == card]
        found["modifiers"] = value
    for cards, most in (("road-blocks,truce", 1), ("truce,road-blocks", 2)):
        state = table(f"cards={cards}", cards=document)
        assert can(state, "ride clubhouse gun-factory 1M")
        assert can(state, "ride clubhouse gun-factory 2M") == (most == 2)
        assert not can(state, "ride clubhouse gun-factory 2M1P")


@pytest.mark.rule("MM-MOD-05", "MM-GANG-LIN-2")
def test_club_orders_are_changed_too() -> None:
    text = "sides=samcro cash=5,0,0,0 guns=1,0,0,0"
    assert can(octane(text), "club 1")
    assert not can(octane(f"{text} cards=supply-cut"), "club 1")
    document = house()
    (found,) = [one for one in document["card"] if one["id"] == "truce"]
    found["modifiers"] = "ADD SWAP(G) +2C"
    # high octane sides with changed cards: the table of octane(), by hand
    sides = "lin-syndicate,samcro-unleaded,mayans-unleaded,one-niners-unleaded"
    state = table(f"sides={sides} cards=truce cash=0,0,0,0 guns=2,0,0,0", cards=document, mode="high-octane")
    play(state, "1 club 1", "1 direction 1", "1 count 2")
    assert goods(state, 1) == "4C4K"


@pytest.mark.rule("MM-MOD-06", "MM-CARD-H4-1", "MM-CARD-H5-1")
def test_what_is_no_transaction() -> None:
    state = table(
        "cards=dry-streets,supply-cut,gun-embargo,sellers-market dudes=1@clubhouse:1M1P tokens=1,0,0,0 "
        "cash=4,4,4,4 heat=0,0,0,0",
        deals=True,
    )
    play(state, "2 offer all 1K for 1C", "3 accept 2 all")  # a deal that looks like a SELL
    assert (goods(state, 2), goods(state, 3)) == ("5C2G1K", "3C2G3K")
    say(state, "1 patch-in clubhouse")
    assert goods(state, 1) == "3C1G2K"
    play(state, "1 ready; 2 ready; 3 ready; 4 ready")
    play(state, "1 traffic 2; 2 traffic 0; 3 traffic 0; 4 traffic 0")
    assert goods(state, 1) == "11C1G"  # 2 at 4 each, and no more
