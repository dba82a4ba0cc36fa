"""Section 17: the golden scenarios about arrows and events."""

import pytest
from tests.rules.scoundrels.play import (
    CHEAP,
    asked,
    board,
    choices,
    money,
    play,
    refused,
    rep,
    table,
    used,
    wait,
)


@pytest.mark.golden("scoundrels", 32)
@pytest.mark.rule("SC-TRAIT-TALKATIVE-1", "SC-TRAIT-TALKATIVE-2", "SC-REP-03", "SC-TRIG-09")
def test_gs32_talkative() -> None:
    boards = "boards=1@B1:talkative-banker,1@B2:thirsty-schoolteacher,1@B3:rowdy-bartender"
    state = play(table(f"slot=4 {boards} rep=1,0,0 money=0,0,0"), "1 use thirsty")
    assert choices(state) == ["pass", "use talkative"]
    play(state, "1 use talkative", "1 use rowdy", "1 choose rep")
    assert (rep(state)[0], money(state)[0], asked(state)) == (3, 4, "1 abilities")


@pytest.mark.golden("scoundrels", 32)
@pytest.mark.rule("SC-TRAIT-TALKATIVE-2", "SC-REP-03", "SC-USE-07")
def test_gs32_nothing_to_gain() -> None:
    boards = "boards=1@B1:talkative-banker,1@B2:thirsty-schoolteacher,1@B3:rowdy-bartender"
    state = table(f"slot=4 {boards} rep=3,0,0")
    assert "use thirsty" not in choices(state)
    assert refused(state, "1 use thirsty") == "SC-USE-07"
    state = play(table("slot=4 boards=1@B1:talkative-banker,1@B3:rowdy-mayor rep=6,0,0"), "1 use rowdy")
    assert (rep(state)[0], asked(state)) == (6, "1 abilities")  # the Mayor's dollars only: no reputation was gained


@pytest.mark.golden("scoundrels", 33)
@pytest.mark.rule("SC-TRAIT-LYING-1", "SC-TRAIT-LYING-2", "SC-CONST-19")
@pytest.mark.parametrize(
    ("which", "number", "offered"), [("estate-1", 7, True), ("estate-1", 6, False), ("depot-1", 5, True)]
)
def test_gs33_lying(which: str, number: int, offered: bool) -> None:
    state = table("slot=A boards=1@B1:lying-prospector")
    play(state, "1 leader leader-scout", f"1 safe {which}", f"1 mark {number}")
    assert (asked(state) == "1 react") == offered


@pytest.mark.golden("scoundrels", 37)
@pytest.mark.rule("SC-JOB-INVESTOR-3", "SC-EFF-08")
def test_gs37_investor_at_the_end_of_the_day() -> None:
    state = table("step=dusk day=1 boards=1@B1:talkative-investor cards=2@4:3!1 money=0,0,0")
    assert money(play(state, "1 use talkative"))[0] == 4


ARROWS = [
    ("energetic", "B4", {"B3", "B5"}),
    ("compassionate", "B4", {"B1"}),
    ("compassionate", "B3", set()),
    ("tireless", "B2", {"B5"}),
    ("tireless", "B5", set()),
    ("helpful", "B3", set()),
    ("anxious", "B2", set()),
    ("helpful", "B1", set()),
]


@pytest.mark.golden("scoundrels", 47)
@pytest.mark.rule("SC-CONST-11", "SC-CONST-12", "SC-TRAIT-ARROWS-1", "SC-TIME-01")
@pytest.mark.parametrize(("trait", "place", "fires"), ARROWS)
def test_gs47_arrow_geometry(trait: str, place: str, fires: set[str]) -> None:
    found = set()
    for other in ("B1", "B2", "B3", "B4", "B5"):
        if other != place:
            state = table(f"slot=6 boards=1@{place}:{trait}-banker,1@{other}:lucky-prospector")
            if asked(play(state, "1 use lucky")) == "1 react":
                found.add(other)
    assert found == fires


@pytest.mark.golden("scoundrels", 47)
@pytest.mark.rule("SC-CONST-12", "SC-OPT-07")
def test_gs47_the_sixth_place_has_neighbours() -> None:
    for trait, place in (("compassionate", "B3"), ("helpful", "B1")):
        state = table(
            f"slot=6 boards=1@{place}:{trait}-banker,1@B0:lucky-prospector", mode="extended", six_scoundrels=True
        )
        assert asked(play(state, "1 use lucky")) == "1 react"


@pytest.mark.golden("scoundrels", 49)
@pytest.mark.rule("SC-TRAIT-ANNOYING-1", "SC-TRAIT-ANNOYING-2", "SC-TRIG-04", "SC-TIME-10", "SC-HIRE-07")
def test_gs49_annoying() -> None:
    text = "step=act slot=6 boards=1@B1:annoying-prospector saloon=filthy-chef,helpful-banker,cocky-dog money=2,0,0"
    state = play(table(text), "1 hire helpful", "1 arrange done")
    assert (board(state, 1)["B2"], choices(state)) == ("helpful-banker", ["pass", "use annoying"])
    play(state, "1 use annoying")
    assert (money(state)[0], choices(state)) == (3, ["pass", "use helpful"])
    assert money(play(state, "1 use helpful"))[0] == 7


@pytest.mark.golden("scoundrels", 53)
@pytest.mark.rule("SC-TIME-09", "SC-TIME-11", "SC-TRAIT-DARING-1", "SC-USE-01")
def test_gs53_in_an_opponents_turn() -> None:
    boards = "boards=1@B1:daring-prospector,1@B2:helpful-banker,2@B1:grumpy-gunslinger"
    state = table(f"turn=2 slot=6 {boards} {CHEAP} money=0,0,0")
    play(state, "2 use grumpy", "2 seat 1")
    assert (rep(state), choices(state)) == ([-1, 0, 0], ["pass", "use daring"])
    play(state, "1 use daring")
    assert (money(state)[0], choices(state)) == (3, ["pass", "use helpful"])
    play(state, "1 use helpful")
    assert (money(state)[0], asked(state)) == (7, "2 act")
    assert used(state) >= {"daring", "prospector", "helpful", "banker"}
    wait(state, "1 plan")
    assert used(state) == set()


@pytest.mark.golden("scoundrels", 54)
@pytest.mark.rule("SC-OPT-06", "SC-OPT-07", "SC-TRIG-05")
def test_gs54_sixth_place() -> None:
    boards = "boards=1@B0:grumpy-banker,1@B1:helpful-prospector,1@B3:compassionate-chef"
    state = table(f"slot=6 {boards} money=1,0,0", mode="extended", six_scoundrels=True)
    play(state, "1 use grumpy")
    assert choices(state) == ["pass", "use helpful", "use compassionate"]
    play(state, "1 use helpful")
    assert choices(state) == ["pass", "use compassionate"]
    assert money(play(state, "1 use compassionate"))[0] == 11
