"""Section 16: the golden scenarios about Throw Downs."""

import pytest
from tests.rules.mayhem.table import (
    asked,
    backs,
    choices,
    controls,
    dice,
    dudes,
    goods,
    guns,
    heat,
    kinds,
    look,
    marks,
    octane,
    only,
    out,
    patch,
    place,
    play,
    pulls,
    refused,
    say,
    supply,
    table,
    tokens,
)

BAR = "sites=roadhouse-bar"


@pytest.mark.golden("mayhem", 1)
@pytest.mark.rule("MM-THROW-07", "MM-THROW-09", "MM-THROW-21", "MM-THROW-32", "MM-THROW-33", "MM-THROW-41")
def test_g01_the_fight_of_the_rulebook() -> None:
    state = table(
        f"turn=2 {BAR} "
        "dudes=1@roadhouse-bar:2M1P,1@clubhouse:1P,1@cut-and-bag-op:1P,2@roadhouse-bar:2M2P,2@clubhouse:2P "
        "guns=2,2,0,0 tokens=3,4,0,1"
    )
    before = supply(state)[0]
    say(state, "2 throw-down roadhouse-bar")
    assert asked(state) == "1 back-up"  # the first in Patch Order, not who issued it
    backs(state, "1 clubhouse:1P cut-and-bag-op:1P", "2 clubhouse:2P")
    pulls(state, "1 2", "2 1")
    dice(state, 3)
    told = dice(state, 4)
    assert ("totals", place(state, "roadhouse-bar"), 0, (0, 1), (16, 15)) in told
    assert asked(state) == "1 injured"
    play(state, "1 injured 0", "2 injured 0")
    assert asked(state) == "4 order"
    assert dudes(state, 1) == {"roadhouse-bar": "2M2P", "er": "1P"}
    assert dudes(state, 2) == {"clubhouse": "2M2P", "er": "2P"}
    assert supply(state)[0] == before + 3
    assert (heat(state), tokens(state), patch(state)) == ([1, 1, 0, 0], [1, 2, 0, 1], 1)
    assert marks(state) == []


@pytest.mark.golden("mayhem", 13)
@pytest.mark.rule("MM-HEAT-05", "MM-HEAT-06", "MM-THROW-36", "MM-THROW-39")
def test_g13_a_fall_from_the_emergency_room() -> None:
    state = table(
        f"{BAR} dudes=1@roadhouse-bar:2M,2@roadhouse-bar:1M guns=1,1,0,0 cash=0,0,0,0 heat=4,0,0,0 tokens=2,0,0,1"
    )
    say(state, "1 throw-down roadhouse-bar")
    pulls(state, "1 1", "2 1")
    told = dice(state, 4, 1)
    assert ("totals", place(state, "roadhouse-bar"), 0, (0, 1), (11, 6)) in told
    assert asked(state) == "1 fall"
    assert choices(state) == ["fall emergency-room member", "fall roadhouse-bar member"]
    say(state, "1 fall er member")
    assert asked(state) == "1 exploit-now"
    play(state, "1 yes", "1 rule 1")
    assert (dudes(state, 1), dudes(state, 2)) == ({"roadhouse-bar": "1M"}, {"er": "1M"})
    assert (heat(state), tokens(state)) == ([1, 1, 0, 0], [0, 0, 0, 1])
    assert goods(state, 1) == "2C2K"


@pytest.mark.golden("mayhem", 14)
@pytest.mark.rule("MM-THROW-24", "MM-THROW-26", "MM-THROW-42")
def test_g14_a_tie_that_nobody_wins() -> None:
    state = table(f"turn=2 {BAR} dudes=2@roadhouse-bar:1M,3@roadhouse-bar:1M guns=0,1,0,0 tokens=0,2,0,1")
    say(state, "2 throw-down roadhouse-bar")
    pulls(state, "2 1", "3 0")
    told = dice(state, 2, 5)
    assert ("totals", place(state, "roadhouse-bar"), -1, (1, 2), (7, 7)) in told
    assert asked(state) == "4 order"
    assert (dudes(state, 2), dudes(state, 3)) == ({"clubhouse": "1M"}, {"er": "1M"})
    assert (heat(state), tokens(state), patch(state)) == ([0, 1, 0, 0], [0, 1, 0, 1], 1)
    assert controls(state, "roadhouse-bar") == 0
    assert "exploit-now" not in kinds(told)


@pytest.mark.golden("mayhem", 15)
@pytest.mark.rule("MM-THROW-23", "MM-PATCH-02", "MM-THROW-44")
def test_g15_the_edge_in_a_pile_up() -> None:
    state = table(
        f"turn=1 patch=3 {BAR} dudes=1@roadhouse-bar:1M1P,2@roadhouse-bar:1P,3@roadhouse-bar:3M "
        "guns=0,0,0,0 tokens=1,0,0,1"
    )
    say(state, "1 throw-down roadhouse-bar")
    pulls(state, "1 0", "2 0", "3 0")
    told = dice(state, 1, 2, 6)
    assert only(told, "die") == [("die", 2, 1), ("die", 0, 2), ("die", 1, 6)]
    assert ("totals", place(state, "roadhouse-bar"), 2, (2, 0, 1), (7, 5, 7)) in told
    assert controls(state, "roadhouse-bar") == 3
    assert (dudes(state, 1), dudes(state, 2)) == ({"clubhouse": "1M1P"}, {"clubhouse": "1P"})


@pytest.mark.golden("mayhem", 16)
@pytest.mark.rule("MM-THROW-24", "MM-THROW-34")
def test_g16_a_tie_in_a_pile_up() -> None:
    state = table(
        f"turn=1 patch=4 {BAR} dudes=1@roadhouse-bar:1M1P,2@roadhouse-bar:1P,3@roadhouse-bar:3M "
        "guns=0,0,0,0 tokens=1,0,0,1"
    )
    say(state, "1 throw-down roadhouse-bar")
    pulls(state, "1 0", "2 0", "3 0")
    told = dice(state, 2, 6, 1)
    assert ("totals", place(state, "roadhouse-bar"), -1, (0, 1, 2), (5, 7, 7)) in told
    assert [dudes(state, seat) for seat in (1, 2, 3)] == [
        {"clubhouse": "1M1P"},
        {"clubhouse": "1P"},
        {"clubhouse": "3M"},
    ]


def pile_up(more: str = "", tokens: str = "2,0,0,1") -> str:
    return f"{BAR} dudes=1@roadhouse-bar:1M1P,2@roadhouse-bar:1P,3@roadhouse-bar:1M{more} guns=2,1,0,0 tokens={tokens}"


@pytest.mark.golden("mayhem", 17)
@pytest.mark.rule("MM-THROW-28", "MM-THROW-30", "MM-THROW-36")
def test_g17_injuries_in_a_pile_up() -> None:
    state = table(pile_up())
    say(state, "1 throw-down roadhouse-bar")
    pulls(state, "1 2", "2 1", "3 0")
    told = dice(state, 6, 1, 1)
    assert ("totals", place(state, "roadhouse-bar"), 0, (0, 1, 2), (15, 5, 3)) in told
    assert (asked(state), choices(state)) == ("1 shoot", ["shoot 2", "shoot 3"])
    say(state, "1 shoot 2")  # the other one hits C, and what B shoots hits A: nobody else is left
    assert (asked(state), choices(state)) == ("1 injured", ["injured 0", "injured 1"])
    say(state, "1 injured 1")
    assert dudes(state, 1) == {"roadhouse-bar": "1P", "er": "1M"}
    assert (dudes(state, 2), dudes(state, 3)) == ({"er": "1P"}, {"er": "1M"})
    assert heat(state) == [1, 1, 0, 0]


@pytest.mark.golden("mayhem", 18)
@pytest.mark.rule("MM-THROW-29")
def test_g18_no_more_injuries_than_dudes() -> None:
    state = table(pile_up())
    say(state, "1 throw-down roadhouse-bar")
    pulls(state, "1 2", "2 1", "3 0")
    dice(state, 6, 1, 1)
    told = say(state, "1 shoot 2")
    assert only(told, "shot") == [("shot", 0, 1), ("shot", 0, 2), ("shot", 1, 0)]  # not both on B
    # With a fourth gang there is a choice left, and B is none.
    state = table(pile_up(",4@roadhouse-bar:1P"))
    say(state, "1 throw-down roadhouse-bar")
    pulls(state, "1 2", "2 1", "3 0", "4 0")
    dice(state, 6, 1, 1, 1)
    say(state, "1 shoot 2")
    assert choices(state) == ["shoot 3", "shoot 4"]
    assert refused(state, "1 shoot 2") == "MM-THROW-29"
    assert refused(state, "1 shoot 1") == "MM-THROW-29"


@pytest.mark.golden("mayhem", 19)
@pytest.mark.rule("MM-THROW-35", "MM-THROW-40")
def test_g19_a_winner_without_dudes() -> None:
    state = table(
        "patch=3 turn=1 sites=liquor-store dudes=1@liquor-store:1M,2@liquor-store:1M1P guns=1,1,0,0 tokens=3,0,0,1"
    )
    say(state, "1 throw-down liquor-store")
    pulls(state, "1 1", "2 1")
    told = dice(state, 6, 1)
    assert ("totals", place(state, "liquor-store"), 0, (0, 1), (11, 7)) in told
    say(state, "2 injured 0")
    assert asked(state) == "4 order"
    assert (dudes(state, 1), dudes(state, 2)) == ({"er": "1M"}, {"clubhouse": "1M", "er": "1P"})
    assert controls(state, "liquor-store") == 0
    assert tokens(state)[0] == 2


def robbery(more: str = "") -> str:
    return (
        f"turn=2 sites=liquor-store dudes=1@liquor-store:1M,2@liquor-store:1M1P cash=4,0,4,4 guns=0,0,0,0 "
        f"tokens=0,3,1,1 {more}"
    )


@pytest.mark.golden("mayhem", 20)
@pytest.mark.rule("MM-THROW-38", "MM-THROW-39", "MM-ORD-07", "MM-PATCH-03")
def test_g20_the_patch_and_the_place() -> None:
    state = table(robbery())
    say(state, "2 throw-down liquor-store")
    pulls(state, "1 0", "2 0")
    told = dice(state, 1, 4)
    assert ("totals", place(state, "liquor-store"), 1, (0, 1), (3, 7)) in told
    assert asked(state) == "2 take-patch"
    say(state, "2 yes")
    assert (patch(state), asked(state)) == (2, "2 exploit-now")
    play(state, "2 yes", "2 rule 1", "2 boost")
    assert (goods(state, 2), tokens(state)[1]) == ("2C1G2K", 0)
    assert marks(state) == ["liquor-store"]
    assert asked(state) == "3 order"  # the turn goes on to the left of B


@pytest.mark.golden("mayhem", 21)
@pytest.mark.rule("MM-THROW-04", "MM-THROW-39")
def test_g21_a_place_exploited_already() -> None:
    state = table(robbery("marks=liquor-store"))
    say(state, "2 throw-down liquor-store")
    pulls(state, "1 0", "2 0")
    dice(state, 1, 4)
    say(state, "2 yes")
    assert (asked(state), patch(state), tokens(state)[1]) == ("3 order", 2, 2)


@pytest.mark.golden("mayhem", 22)
@pytest.mark.rule("MM-THROW-14", "MM-THROW-15", "MM-ORD-06")
def test_g22_back_up_leaves_a_place() -> None:
    state = table(
        "sites=liquor-store,the-docks "
        "dudes=1@liquor-store:2M,1@clubhouse:1P,2@liquor-store:1M,2@the-docks:1M,3@the-docks:1P "
        "guns=0,0,0,0 tokens=1,1,0,1"
    )
    say(state, "1 throw-down liquor-store")
    assert asked(state) == "2 back-up"  # A has no token left
    assert controls(state, "the-docks") == 0
    backs(state, "2 the-docks:1M")
    assert controls(state, "the-docks") == 3
    pulls(state, "1 0", "2 0")
    told = dice(state, 6, 1)
    assert (asked(state), tokens(state)) == ("4 order", [0, 0, 0, 1])
    assert ("passed", 1) in told


@pytest.mark.golden("mayhem", 23)
@pytest.mark.rule("MM-THROW-18", "MM-SITE-S1")
def test_g23_no_guns_at_the_police_station() -> None:
    there = "charming-police-station"
    state = table(f"dudes=1@{there}:1M,1@clubhouse:1P,2@{there}:1M tokens=2,0,0,1 heat=1,2,0,0")
    say(state, f"1 throw-down {there}")
    backs(state, "1")
    assert asked(state) == "0 die"
    dice(state, 6, 1)
    assert (heat(state), guns(state)) == ([1, 2, 0, 0], [2, 2, 2, 2])


@pytest.mark.golden("mayhem", 41)
@pytest.mark.rule("MM-GANG-CALAVERAS-1", "MM-GANG-CALAVERAS-2")
def test_g41_ambush() -> None:
    state = octane(
        f"sides=calaveras {BAR} dudes=1@roadhouse-bar:1M1P,2@roadhouse-bar:1P,2@clubhouse:2M2P "
        "guns=1,2,0,0 heat=4,0,0,0 tokens=3,4,0,0"
    )
    say(state, "1 ambush roadhouse-bar")
    assert asked(state) == "1 guns, 2 guns"
    pulls(state, "1 1", "2 0")
    dice(state, 1, 1)
    assert asked(state) == "1 fall"
    say(state, "1 fall roadhouse-bar prospect")
    assert (dudes(state, 1), dudes(state, 2)) == ({"roadhouse-bar": "1M"}, {"er": "1P", "clubhouse": "2M2P"})
    assert (heat(state)[0], tokens(state)) == (1, [1, 4, 0, 0])


@pytest.mark.golden("mayhem", 52)
@pytest.mark.rule("MM-GANG-NINERS-1", "MM-THROW-02")
@pytest.mark.parametrize("gang", ["one-niners", "samcro", "one-niners-unleaded"])
def test_g52_a_fight_of_prospects(gang: str) -> None:
    state = octane(f"sides={gang} {BAR} dudes=1@roadhouse-bar:2P,1@clubhouse:1M,2@roadhouse-bar:1M tokens=1,0,0,0")
    assert refused(state, "1 throw-down roadhouse-bar") == ("" if gang == "one-niners" else "MM-THROW-02")


@pytest.mark.golden("mayhem", 55)
@pytest.mark.rule("MM-THROW-45", "MM-ELIM-03", "MM-ELIM-05", "MM-HEAT-02")
@pytest.mark.parametrize("who", ["1M", "1P"])
def test_g55_the_holder_falls(who: str) -> None:
    state = table(
        f"patch=2 turn=1 {BAR} dudes=1@roadhouse-bar:2M,2@roadhouse-bar:{who} guns=0,1,0,0 heat=0,4,0,0 tokens=2,0,0,1"
    )
    say(state, "1 throw-down roadhouse-bar")
    pulls(state, "1 0", "2 1")
    told = dice(state, 1, 6)
    totals = (6, 10) if who == "1M" else (5, 10)
    assert ("totals", place(state, "roadhouse-bar"), 0, (1, 0), totals) in told
    assert dudes(state, 2) == {}
    assert dudes(state, 1) == {"roadhouse-bar": "1M", "er": "1M"}
    assert asked(state) == "1 take-patch"
    if who == "1M":
        assert (out(state), heat(state)[1], patch(state)) == ([], 1, 2)
    else:
        assert (out(state), patch(state)) == ([2], 3)
    say(state, "1 yes")
    assert patch(state) == 1
    assert look(state).gangs[1].pool[0] == 5
