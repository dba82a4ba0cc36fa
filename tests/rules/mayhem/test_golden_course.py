"""Section 16: the golden scenarios about cards, market, clean-up, options and the end."""

import pytest
from tests.rules.mayhem.table import (
    asked,
    cards,
    cash,
    choices,
    dice,
    drugs,
    dudes,
    events_of,
    game,
    goods,
    guns,
    heat,
    house,
    idle,
    kinds,
    look,
    marks,
    octane,
    only,
    out,
    patch,
    play,
    pool,
    ranking,
    say,
    supply,
    table,
    tokens,
    told,
    wait,
)

from skulduggery import api

LATE = "tokens=0,0,0,0"
"""Phase 3 is over."""


def market(state: api.State, *amounts: int) -> list[tuple[object, ...]]:
    """Every gang that is asked traffics this much. Return what a spectator is told at the end."""
    messages = []
    for ask in api.pending(state):
        messages = say(state, f"{ask.seat + 1} traffic {amounts[ask.seat]}", to=0)
    return messages


@pytest.mark.golden("mayhem", 2)
@pytest.mark.rule("MM-CARD-L1-1", "MM-HEAT-04", "MM-HEAT-08", "MM-REV-10", "MM-LAST-01")
def test_g02_arrest_warrant() -> None:
    state = table(f"patch=2 cards=arrest-warrant heat=1,3,3,2 {LATE}")
    messages = market(state, 0, 0, 0, 0)
    assert [message[1] for message in only(messages, "fall")] == [1, 2]
    assert asked(state) == "2 order"
    assert heat(state) == [1, 1, 1, 2]
    assert [dudes(state, seat)["clubhouse"] for seat in (1, 2, 3, 4)] == ["2M2P", "1M2P", "1M2P", "2M2P"]


RULEBOOK_MARKET = f"heat=0,3,2,2 contraband=6,2,3,2 cash=0,0,0,0 {LATE}"


@pytest.mark.golden("mayhem", 3)
@pytest.mark.rule("MM-MKT-02", "MM-MKT-06", "MM-MKT-07", "MM-MKT-08", "MM-MKT-09", "MM-MKT-10")
def test_g03_the_market_of_the_rulebook() -> None:
    state = table(RULEBOOK_MARKET)
    before = supply(state)
    assert [gang.limit for gang in look(state).gangs] == [-1, 1, 2, 2]
    messages = market(state, 3, 1, 2, 2)
    assert ("market", 8, 2) in messages
    assert (cash(state), heat(state), drugs(state)) == ([6, 2, 4, 4], [1, 4, 3, 3], [3, 1, 1, 0])
    assert (look(state).removed, supply(state)) == (8, before)


@pytest.mark.golden("mayhem", 4)
@pytest.mark.rule("MM-MKT-06", "MM-MKT-10")
def test_g04_a_single_seller() -> None:
    state = table(RULEBOOK_MARKET)
    messages = market(state, 3, 0, 0, 0)
    assert ("market", 3, 3) in messages
    assert (cash(state), heat(state)) == ([9, 0, 0, 0], [1, 3, 2, 2])


@pytest.mark.golden("mayhem", 24)
@pytest.mark.rule("MM-MKT-02", "MM-GANG-LIN-1", "MM-CARD-H8-1")
@pytest.mark.parametrize(
    ("card", "lin", "other"),
    [("-", [-1, 4, 3, 2, 0], [-1, 3, 2, 1, 0]), ("stake-out", [4, 3, 2, 0, 0], [3, 2, 1, 0, 0])],
)
def test_g24_limits(card: str, lin: list[int], other: list[int]) -> None:
    for level in range(5):
        state = octane(f"sides=lin-syndicate cards={card} heat={level},{level},0,0 contraband=7,7,1,1 {LATE}")
        for seat, limit in ((1, lin[level]), (2, other[level])):
            there = [choices(state, ask.seat + 1) for ask in api.pending(state) if ask.seat == seat - 1]
            most = 7 if limit < 0 else limit
            assert there == ([[f"traffic {n}" for n in range(most + 1)]] if most else [])


@pytest.mark.golden("mayhem", 32)
@pytest.mark.rule("MM-MKT-05", "MM-INFO-20")
def test_g32_asked_without_contraband() -> None:
    state = table(f"heat=1,0,0,0 contraband=0,2,2,2 {LATE}")
    other = table(f"heat=1,0,0,0 contraband=1,1,2,2 {LATE}")
    assert (choices(state, 1), choices(other, 1)) == (["traffic 0"], ["traffic 0", "traffic 1"])
    for eyes in (-2, 2, 3):
        assert [ask.told(eyes) for ask in api.pending(state)[:1]] == [ask.told(eyes) for ask in api.pending(other)[:1]]
    events = events_of(state, "1 traffic 0")
    others = events_of(other, "1 traffic 0")
    for eyes in (0, 3, 4):
        assert told(events, eyes) == told(others, eyes) == [("traffic-chosen", 0, None)]


@pytest.mark.golden("mayhem", 33)
@pytest.mark.rule("MM-CLEAN-01", "MM-CLEAN-02", "MM-CLEAN-03", "MM-CLEAN-05", "MM-CLEAN-06", "MM-ER-05", "MM-CARD-X2-1")
def test_g33_clean_up() -> None:
    state = table(
        "round=2 cards=poker-night,bled-out marks=poker-night contraband=0,0,0,0 "
        f"dudes=1@poker-night:1M,1@cut-and-bag-op:1P,1@er:1M1P {LATE}",
        hardcore_cards=True,
    )
    market(state, 0, 0, 0, 0)
    assert asked(state) == "0 die"
    assert (marks(state), cards(state)) == ([], [])
    assert dudes(state, 1) == {"clubhouse": "1M", "cut-and-bag-op": "1P", "er": "1M1P"}
    dice(state, 5)
    assert dudes(state, 1) == {"clubhouse": "2M", "cut-and-bag-op": "1P", "er": "1P"}
    dice(state, 4)
    assert dudes(state, 1) == {"clubhouse": "2M", "cut-and-bag-op": "1P"}
    assert pool(state, 1) == (3, 4)


@pytest.mark.golden("mayhem", 34)
@pytest.mark.rule("MM-COMP-05", "MM-GEN-15", "MM-CARD-O2-1", "MM-REV-06")
def test_g34_a_short_supply_of_guns() -> None:
    state = table("phase=claim patch=3 deck=gun-drop guns=6,6,5,5")
    assert (guns(state), supply(state)[0]) == ([6, 6, 6, 6], 0)


@pytest.mark.golden("mayhem", 36)
@pytest.mark.rule("MM-CARD-L1-2", "MM-CARD-L4-1", "MM-REV-11", "MM-REV-12", "MM-LAST-02")
def test_g36_nobody_is_hot() -> None:
    state = table(f"round=2 cards=arrest-warrant,clean-hands heat=0,0,0,0 cash=1,2,3,4 {LATE}")
    messages = market(state, 0, 0, 0, 0)
    assert "fall" not in kinds(messages)
    assert cash(state) == [4, 5, 6, 7]


@pytest.mark.golden("mayhem", 37)
@pytest.mark.rule("MM-CARD-L3-1", "MM-CARD-L3-2", "MM-GEN-05", "MM-REV-10")
def test_g37_inside_man() -> None:
    there = "charming-police-station"
    state = table(f"patch=2 cards=inside-man dudes=2@{there}:2P,3@{there}:1M1P {LATE}")
    market(state, 0, 0, 0, 0)
    assert (asked(state), choices(state)) == ("2 jail", ["jail 3", "jail 4", "jail 1"])
    say(state, "2 jail 3")
    assert (asked(state), choices(state)) == ("3 jailed", [f"jailed {there} member", f"jailed {there} prospect"])
    say(state, f"3 jailed {there} member")
    assert asked(state) == "3 jail"  # although it has fewer there by now
    say(state, "3 jail 2")  # B has only Prospects there: one of them goes
    assert (dudes(state, 2), dudes(state, 3)) == ({there: "1P"}, {there: "1P"})
    assert asked(state) == "2 order"


@pytest.mark.golden("mayhem", 38)
@pytest.mark.rule("MM-CARD-O8-1", "MM-GEN-04", "MM-GEN-16")
def test_g38_club_dues() -> None:
    state = table(
        "phase=claim deck=club-dues cash=2,4,4,4 "
        "dudes=1@clubhouse:4M,1@er:1M,2@clubhouse:2M,3@clubhouse:1M,4@clubhouse:1P"
    )
    assert cash(state) == [0, 3, 3, 4]


@pytest.mark.golden("mayhem", 39)
@pytest.mark.rule("MM-CARD-X4-1", "MM-CARD-X4-2", "MM-GEN-06")
def test_g39_rico() -> None:
    state = table(
        f"cards=rico dudes=2@clubhouse:1M1P heat=3,4,0,0 contraband=3,5,2,2 {LATE}",
        hardcore_cards=True,
    )
    messages = market(state, 0, 0, 0, 0)
    assert kinds(messages).index("fall") < kinds(messages).index("lose")
    assert (heat(state), drugs(state)) == ([3, 1, 0, 0], [3, 3, 2, 2])
    assert (dudes(state, 2), out(state)) == ({"clubhouse": "1P"}, [])


@pytest.mark.golden("mayhem", 40)
@pytest.mark.rule("MM-HEAT-07")
def test_g40_a_fall_never_raises_heat() -> None:
    document = house()
    found = [card for card in document["card"] if card["id"] == "clean-hands"]
    found[0]["effect"] = "EACH: FALL"
    state = table(f"cards=clean-hands heat=0,3,1,4 {LATE}", cards=document)
    market(state, 0, 0, 0, 0)
    assert heat(state) == [0, 1, 1, 1]
    assert [dudes(state, seat)["clubhouse"] for seat in (1, 2, 3, 4)] == ["1M2P"] * 4


@pytest.mark.golden("mayhem", 44)
@pytest.mark.rule("MM-END-03", "MM-END-04", "MM-END-05", "MM-END-07")
@pytest.mark.parametrize(("holder", "order"), [(4, [3, 2, 1, 4]), (1, [1, 3, 2, 4])])
def test_g44_a_tied_end(holder: int, order: list[int]) -> None:
    state = table(
        f"round=6 patch={holder} cash=20,20,20,18 guns=1,4,4,9 "
        f"dudes=2@clubhouse:2M1P,3@the-docks:1M,3@clubhouse:2P {LATE}"
    )
    market(state, 0, 0, 0, 0)
    messages = dice(state, 3, 5)
    assert only(messages, "last-die") == [("last-die", 1, 3, 8), ("last-die", 2, 5, 9)]
    assert ranking(state) == order


@pytest.mark.golden("mayhem", 45)
@pytest.mark.rule("MM-END-08")
def test_g45_eliminated_gangs_rank_last() -> None:
    state = table(f"round=6 out=4,1 cash=0,10,14,0 guns=0,0,0,0 contraband=0,0,0,0 {LATE}")
    market(state, 0, 0, 0, 0)
    assert ranking(state) == [3, 2, 1, 4]


@pytest.mark.golden("mayhem", 46)
@pytest.mark.rule("MM-REV-01", "MM-REV-03", "MM-REV-04", "MM-RND-02", "MM-HARD-02")
@pytest.mark.parametrize(("long", "counts"), [(False, [1, 2, 3, 3, 3, 3]), (True, [1, 2, 3, 3, 3, 3, 3])])
def test_g46_what_is_revealed(long: bool, counts: list[int]) -> None:
    state = table("phase=claim", long_haul=long)
    shown = {1: [2, 1]}  # round 1 was revealed before anybody listened
    number = 1
    assert (len(look(state).sites), len(cards(state))) == (4 + 2 + len(only_places(state)), 1)
    for kind, *args in wait(state, ""):
        if kind == "round":
            number = args[0]
            shown[number] = [0, 0]
        elif kind in ("site", "card"):
            shown[number][kind == "card"] += 1
    assert [sites for sites, _ in shown.values()] == [2, 2, 2, 0, 0, 0, 0][: len(counts)]
    assert [revealed for _, revealed in shown.values()] == counts
    assert look(state).deck == ()


def only_places(state: api.State) -> list[str]:
    """The Opportunities among the cards of this round."""
    kinds_of = {card["id"]: card["kind"] for card in house()["card"]}
    return [card for card in cards(state) if kinds_of[card] == "opportunity"]


@pytest.mark.golden("mayhem", 49)
@pytest.mark.rule("MM-SETUP-11", "MM-SETUP-12", "MM-SETUP-13")
def test_g49_who_picks_first() -> None:
    state = game(seed=None)
    while asked(state) != "0 die":
        idle(state)
    dice(state, 5, 6, 6, 2)
    assert asked(state) == "0 die"
    assert only(dice(state, 3, 4), "roll") == [("roll", 1, 3), ("roll", 2, 4)]
    for seat, gang in ((3, "samcro"), (4, "mayans"), (1, "lin-syndicate"), (2, "one-niners")):
        assert asked(state) == f"{seat} pick"
        say(state, f"{seat} pick {gang} unleaded")
    assert patch(state) == 2
    wait(state, "2 order")


@pytest.mark.golden("mayhem", 51)
@pytest.mark.rule("MM-CARD-O9-1", "MM-REV-14", "MM-CLAIM-06")
def test_g51_called_in() -> None:
    members = ",".join(f"{seat}@clubhouse:{n}M" for seat, n in ((1, 2), (2, 2), (3, 3), (4, 2)))
    state = table(f"phase=claim deck=called-in,hijacked-truck,cartel-order dudes={members}")
    assert tokens(state) == [6, 6, 6, 6]
    messages = wait(state, "1 traffic, 2 traffic, 3 traffic, 4 traffic")
    assert "order" in kinds(messages)
    wait(state, "1 order")
    assert tokens(state) == [5, 5, 6, 5]
    play(state, "1 sit")
    assert goods(state, 1) == "4C2G2K"
