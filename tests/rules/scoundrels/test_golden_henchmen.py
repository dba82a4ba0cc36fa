"""Section 17: the golden scenarios about henchmen, suspicion, jail and the end of a day."""

import pytest
from tests.rules.scoundrels.play import (
    CHEAP,
    asked,
    card,
    choices,
    hand,
    jail,
    kinds,
    lies,
    look,
    men,
    money,
    open_to,
    play,
    refused,
    rep,
    say,
    supply,
    table,
    wait,
)

from skulduggery import api


@pytest.mark.golden("scoundrels", 27)
@pytest.mark.rule("SC-BLUFF-10", "SC-JOB-DEPUTY-1", "SC-JOB-DEPUTY-2", "SC-JOB-DEPUTY-3", "SC-BLUFF-12", "SC-BLUFF-25")
def test_gs27_deputy_and_the_guard_window() -> None:
    text = "slot=6 boards=1@B1:lucky-deputy supply=2,1,0 money=0,0,0"
    state = play(table(text), "1 use lucky")
    assert (asked(state), choices(state)) == ("2 guard", ["trust", "suspect"])
    play(state, "2 suspect")
    assert (supply(state)[1], jail(state)[1], men(state, "1@6"), money(state)[0]) == (0, 2, "2", 1 + 2)
    state = play(table(text), "1 use lucky", "2 trust")
    assert (supply(state)[1], jail(state)[1], men(state, "1@6")) == (0, 3, "")


@pytest.mark.golden("scoundrels", 27)
@pytest.mark.rule("SC-BLUFF-11")
def test_gs27_without_a_turn_card_no_window() -> None:
    state = table("boards=1@B1:generous-deputy supply=2,1,0 money=0,0,0")
    play(state, "1 use generous")
    assert (asked(state), supply(state)[1], money(state)[0]) == ("1 plan", 0, 2)


@pytest.mark.golden("scoundrels", 28)
@pytest.mark.rule("SC-JOB-PRISONER-1", "SC-JOB-PRISONER-2", "SC-JOB-PRISONER-3", "SC-JOB-PRISONER-4", "SC-REP-06")
def test_gs28_prisoner() -> None:
    text = "slot=6 boards=1@B1:lucky-prisoner supply=2,0,1 rep=0,0,-2"
    state = play(table(text), "1 use lucky")
    assert (rep(state), asked(state)) == ([0, -1, -2], "3 guard")
    play(state, "3 trust")
    assert (supply(state)[2], jail(state)[2]) == (0, 3)
    state = play(table(text), "1 use lucky", "3 suspect")
    assert (supply(state)[2], jail(state)[2], rep(state), men(state, "1@6")) == (0, 2, [0, -1, -2], "3")


@pytest.mark.golden("scoundrels", 28)
@pytest.mark.rule("SC-JOB-PRISONER-1", "SC-JOB-PRISONER-3", "SC-EFF-04")
def test_gs28_who_can_choose_does() -> None:
    state = play(table("slot=6 boards=1@B1:lucky-prisoner"), "1 use lucky", "2 suspect")
    assert (asked(state), choices(state)) == ("2 choose-jail-or-rep", ["choose jail", "choose rep"])
    play(state, "2 choose rep", "3 trust", "3 choose jail")
    assert (rep(state), supply(state)) == ([0, -1, 0], [2, 1, 1])


@pytest.mark.golden("scoundrels", 29)
@pytest.mark.rule("SC-JOB-BRAINWASHER-1", "SC-JOB-BRAINWASHER-2", "SC-JOB-BRAINWASHER-3", "SC-JOB-BRAINWASHER-4")
@pytest.mark.rule("SC-JOB-BRAINWASHER-5", "SC-BLUFF-19")
def test_gs29_brainwasher() -> None:
    text = (
        "turn=4 slot=6 boards=1@B1:lucky-brainwasher cards=2@4:0!3,2@A:2,3@3:5 "
        "hands=2:A+3+4+5,3:0+A+2 jail=0,0,1 supply=3,3,1 step=abilities"
    )
    state = play(table(text), "1 use lucky")
    assert choices(state) == ["no", "yes"]  # nobody but P3 has a henchman in jail
    assert supply(state)[2] == 2
    play(state, "1 yes")  # the only card left is P2's in slot A
    assert (men(state, "2@A"), men(state, "2@4"), supply(state)[2]) == ("3", "3", 1)
    state = play(table(text), "1 use lucky", "1 no")
    assert (supply(state)[2], men(state, "2@A")) == (2, "")
    state = table(text.replace("jail=0,0,1 supply=3,3,1", "jail=0,0,0 supply=3,3,2") + " " + CHEAP)
    play(state, "1 use lucky")
    assert (supply(state), asked(state)) == ([3, 3, 2], "1 act")


@pytest.mark.golden("scoundrels", 30)
@pytest.mark.rule("SC-JOB-ARSONIST-1", "SC-JOB-ARSONIST-2", "SC-BLUFF-26", "SC-BLUFF-20", "SC-DAY-06")
def test_gs30_arsonist() -> None:
    state = table("slot=6 boards=1@B1:lucky-arsonist cards=1@6:0!23 jail=1,1,1 supply=2,1,0 money=0,0,0")
    play(state, "1 use lucky")
    assert (money(state)[0], men(state, "1@6")) == (1 + 2, "")
    assert (supply(state), jail(state)) == ([2, 1, 0], [1, 1, 1])  # of P2 and P3 two each are left
    wait(state, "2 last-look")
    assert choices(state) == ["trust", "suspect"]
    play(state, "2 suspect")
    assert men(state, "1@6") == "2"
    state = table("turn=12 slot=6 boards=3@B1:lucky-arsonist cards=3@6:0!12 jail=1,1,1 supply=0,0,2")
    wait(play(state, "3 use lucky"), "")
    assert (card(state, "3@6", 1), rep(state)) == ("?", [0, 0, 0])


@pytest.mark.golden("scoundrels", 31)
@pytest.mark.rule("SC-TRAIT-HONEST-1", "SC-TRAIT-HONEST-2", "SC-TRAIT-HONEST-5", "SC-TRAIT-HONEST-6", "SC-ABIL-05")
@pytest.mark.rule("SC-JOB-INVESTOR-1", "SC-JOB-INVESTOR-2", "SC-BLUFF-13", "SC-PLAN-08")
def test_gs31_honest() -> None:
    text = "day=1 turn=7 step=plan boards=1@B1:honest-investor cards=1@2:4,1@3:5 hands=1:0+A money=0,0,0"
    state = table(f"{text} saloon=daring-marshal,lucky-outlaw,cocky-cow")
    assert "show 0" in choices(state)
    play(state, "1 show 0")
    assert (money(state)[0], hand(state, 1), look(state).sheets[0].face_up) == (3, "A", True)
    assert asked(state) == "1 act"  # no leader ability
    play(state, "1 hire daring")
    assert asked(play(state, "1 arrange done")) == "2 plan"  # no henchman window
    told = wait(state, "0 under")
    assert "reveal" not in kinds(told)
    assert api.pending(state)[0].args[0] == 4  # P1's four cards, the 0 among them


@pytest.mark.golden("scoundrels", 34)
@pytest.mark.rule("SC-TRAIT-SELFISH-1", "SC-TIME-17", "SC-TIME-21", "SC-BLUFF-13", "SC-BLUFF-15", "SC-TURN-02")
def test_gs34_selfish_and_the_last_window() -> None:
    state = table("step=act slot=6 boards=1@B1:selfish-outlaw saloon=grumpy-dog,lucky-chef,cocky-cow money=2,0,0")
    play(state, "1 hire grumpy", "1 arrange done")
    assert choices(state) == ["pass", "use selfish"]
    play(state, "1 use selfish", "1 safe depot-1")
    assert (money(state)[0], lies(state, "depot-1"), asked(state)) == (0, "stolen 1", "2 last-look")
    assert asked(play(state, "2 trust")) == "3 last-look"
    assert asked(play(state, "3 suspect")) == "2 plan"


@pytest.mark.golden("scoundrels", 46)
@pytest.mark.rule("SC-DAY-13", "SC-DAY-14", "SC-TRIG-10")
def test_gs46_order_at_the_end_of_the_day() -> None:
    text = "day=1 step=dusk cards=3@4:0!12 boards=1@B1:talkative-banker,2@B1:daring-cow,2@B2:lucky-dog money=0,0,0"
    text = text.replace("2@B1:daring-cow,2@B2:lucky-dog", "2@B1:cunning-prospector")
    state = table(text)
    assert asked(state) == "1 react"  # one alone is concerned
    # There is one Talkative; Gloating reacts to the same batch: a bluff of an opponent was revealed.
    text = text.replace("cunning-prospector", "gloating-prospector")
    state = table(text)
    assert (asked(state), choices(state)) == ("3 order", ["seat 1", "seat 2"])
    assert refused(state, "1 seat 1") == "SC-DAY-13"
    assert refused(state, "3 seat 3") == "SC-DAY-14"
    play(state, "3 seat 2")
    assert (asked(state), choices(state)) == ("2 react", ["pass", "use gloating"])
    play(state, "2 use gloating")
    assert asked(state) == "1 react"
    assert asked(table(text, day_end_order="involved")) == "2 order"


@pytest.mark.golden("scoundrels", 50)
@pytest.mark.rule("SC-BLUFF-13", "SC-BLUFF-21", "SC-TURN-02")
def test_gs50_late_suspicion_is_never_lost() -> None:
    state = table(f"step=plan {CHEAP} money=4,0,0")
    play(state, "1 play 0 5", "1 leader leader-steal", "1 safe depot-1")
    assert open_to(state) == []
    play(state, "1 hire honest")
    wait(state, "2 last-look")
    play(state, "2 suspect")
    assert men(state, "1@5") == "2"


@pytest.mark.golden("scoundrels", 51)
@pytest.mark.rule("SC-BLUFF-08", "SC-BLUFF-09", "SC-BLUFF-16", "SC-TRAIT-COWARDLY-1", "SC-USE-15", "SC-USE-16")
@pytest.mark.rule("SC-TRIG-01")
def test_gs51_open_interrupt_inside_an_ability() -> None:
    state = table("slot=2 boards=1@B1:cowardly-banker money=0,0,0", suspicion="open")
    play(state, "1 leader leader-scout")
    before = choices(state)
    assert (asked(state), open_to(state)) == ("1 scout", [2, 3])
    assert ("suspect", 2, 0, 1) in say(state, "3 suspect", to=2)
    assert (men(state, "1@2"), asked(state), choices(state), open_to(state)) == ("3", "1 scout", before, [2])
    play(state, "1 safe depot-1", "1 mark 2")
    assert choices(state) == ["pass", "use cowardly"]
    assert money(play(state, "1 use cowardly"))[0] == 4


@pytest.mark.golden("scoundrels", 52)
@pytest.mark.rule("SC-BLUFF-01", "SC-BLUFF-02", "SC-BLUFF-03", "SC-BLUFF-04", "SC-BLUFF-07", "SC-TRAIT-HONEST-4")
@pytest.mark.parametrize(
    ("text", "seat", "rule"),
    [
        ("slot=3", 1, "SC-BLUFF-03"),
        ("slot=3 cards=1@3:0!2", 2, "SC-BLUFF-02"),
        ("turn=4 step=plan cards=1@4:0,2@5:0,3@6:0 hands=1:A+2+3+4", 2, "SC-BLUFF-01"),
        (
            "step=abilities cards=1@up:0 boards=1@B1:punctual-dog leaders=doc-zimmer,preston-cain,lilith-boone",
            2,
            "SC-BLUFF-03",
        ),
        ("slot=3 supply=2,0,2", 2, "SC-BLUFF-04"),
        ("step=dusk boards=1@B1:sleepy-dog", 2, "SC-DAY-11"),
        ("boards=1@B1:punctual-dog", 2, "SC-BLUFF-01"),
    ],
)
def test_gs52_refused_placements(text: str, seat: int, rule: str) -> None:
    state = table(text, suspicion="open", strategy_cards=True)
    assert seat not in open_to(state)
    assert refused(state, f"{seat} suspect") == rule


@pytest.mark.golden("scoundrels", 57)
@pytest.mark.rule("SC-JOB-HOUSE-7", "SC-BLUFF-12", "SC-BLUFF-10")
def test_gs57_warden() -> None:
    state = table(f"slot=6 boards=1@B1:grumpy-warden supply=2,1,2 {CHEAP} money=0,0,0")
    play(state, "1 use grumpy")
    assert asked(state) == "2 guard"
    told = say(state, "2 trust")
    assert (supply(state)[1], jail(state)[1], asked(state)) == (0, 3, "3 guard")
    assert kinds(told) == ["trust", "jail"]
    play(state, "3 suspect")
    assert (supply(state)[2], jail(state)[2], men(state, "1@6"), money(state)[0]) == (0, 2, "3", 2)
    assert asked(state) == "1 act"  # the dollars are the Warden's, not the Sheriff's
