"""Section 6: the end of a day."""

import pytest
from tests.rules.scoundrels.play import (
    CHEAP,
    asked,
    board,
    card,
    choices,
    fields,
    hand,
    jail,
    knows,
    lies,
    look,
    men,
    money,
    open_to,
    play,
    refused,
    rep,
    say,
    settle,
    supply,
    table,
    used,
    wait,
)

from skulduggery import api
from skulduggery.api import State

# Placing


def dusk(text: str, seats: int = 3) -> State:
    return table(f"step=dusk {text}", seats)


@pytest.mark.rule("SC-DAY-01", "SC-DAY-06")
def test_only_cards_with_henchmen_are_revealed_in_turn_order() -> None:
    text = f"turn=12 step=act slot=6 first=2 day=1 cards=1@6:0!2,2@4:4!1,2@5:A,3@3:0!12 supply=0,0,2 jail=1,1,1 {CHEAP}"
    state = table(text)
    told = [*say(state, "1 hire honest"), *say(state, "1 arrange done")]
    told += wait(state, "0 under")
    assert [message[1:4] for message in told if message[0] == "reveal"] == [(1, 3, 4), (2, 2, 0), (0, 5, 0)]
    assert [card(state, where, 1) for where in ("2@4", "2@5", "3@3")] == ["4", "?", "0"]


@pytest.mark.rule("SC-DAY-02", "SC-DAY-03", "SC-DAY-04")
@pytest.mark.parametrize("bluff", [True, False])
def test_a_bluff_pays_for_all_who_saw_it(bluff: bool) -> None:
    """Its owner loses one however many lie on it; a true card sends them all to jail."""
    state = dusk(f"day=1 cards=1@5:{0 if bluff else 5}!234 rep=0,0,6,-2", 4)
    if bluff:
        assert (rep(state), supply(state), jail(state)) == ([-1, 1, 6, -1], [2, 2, 2, 2], [1, 1, 1, 1])
    else:
        assert (rep(state), supply(state), jail(state)) == ([0, 0, 6, -2], [2, 1, 1, 1], [1, 2, 2, 2])


@pytest.mark.rule("SC-DAY-05", "SC-TRAIT-GLOATING-1")
def test_the_window_comes_after_each_batch() -> None:
    """P1's two bluffs are one batch: P2 reacts when both are revealed, and before P3's batch."""
    state = dusk("day=1 cards=1@5:0!3,1@4:A!3,3@3:0!1 boards=2@B1:gloating-banker money=0,0,0")
    assert (rep(state), asked(state)) == ([-2, 0, 2], "2 react")
    assert card(state, "3@3", 1) == "?"
    play(state, "2 use gloating")
    assert (money(state)[1], rep(state)) == (4, [-1, 0, 1])  # no matter who accused the bluff


@pytest.mark.rule("SC-DAY-10", "SC-TRAIT-SLEEPY-1")
@pytest.mark.parametrize("day", [1, 2])
def test_day_end_comes_once_after_the_last_batch(day: int) -> None:
    state = dusk(f"day={day} cards=3@3:0!1 boards=1@B1:sleepy-banker,1@B2:talkative-cow money=0,0,0")
    assert choices(state) == ["pass", "use talkative"]  # P3's batch first
    play(state, "1 pass")
    assert choices(state) == ["pass", "use sleepy"]
    play(state, "1 use sleepy")
    assert money(state)[0] == 4
    assert api.over(state) == (day == 2)


@pytest.mark.rule("SC-DAY-07", "SC-DAY-08", "SC-SHER-05")
def test_the_rules_of_the_final_day_still_hold_in_its_windows() -> None:
    state = dusk("day=2 boards=1@B1:sleepy-marshal money=12,0,0")
    play(state, "1 use sleepy", "1 sheriff bribe", "1 safe depot-1")
    assert api.over(state)
    assert lies(state, "depot-1") == "stolen 1"
    state = dusk("day=1 boards=1@B1:sleepy-marshal money=12,0,0")
    assert "sheriff bribe" not in choices(play(state, "1 use sleepy"))


@pytest.mark.rule("SC-DAY-09", "SC-USE-01")
def test_what_was_used_in_the_last_turn_may_be_used_again() -> None:
    """The end of a day is a period of its own."""
    boards = "boards=3@B1:stubborn-horse,3@B2:sleepy-banker"
    state = table(f"day=1 turn=12 slot=3 {boards} supply=0,0,0 jail=3,3,3 money=0,0,0")
    play(state, "3 use stubborn")
    assert (money(state)[2], used(state)) == (4, {"stubborn", "horse", "sleepy", "banker"})
    wait(state, "3 react")
    assert (look(state).day, choices(state), used(state)) == (1, ["pass", "use sleepy"], set())
    before = money(state)[2]
    assert money(play(state, "3 use sleepy"))[2] == before + 4


@pytest.mark.rule("SC-DAY-09", "SC-DAY-12", "SC-JOB-ABOMINATION-3")
@pytest.mark.parametrize(
    ("job", "lines"),
    [
        ("deputy", ["1 seat 2"]),
        ("priest", ["1 seat 1"]),
        ("automaton", []),
        ("abomination", ["1 deck 2", "1 no"]),
        ("surveyor", ["1 safe depot-1", "1 mark 2"]),
        ("renegade", ["1 safe depot-1"]),
        ("oil-baron", []),
        ("schoolteacher", []),
        ("mail-carrier", ["1 yes", "1 hire honest", "1 arrange done"]),
        ("marshal", ["1 sheriff sell"]),
        ("gunslinger", ["1 seat 2"]),
    ],
)
def test_what_is_allowed_at_the_end_of_the_day(job: str, lines: list[str]) -> None:
    """Jailing and freeing, own decks and hands, safes, dollars, reputation, hiring, Sheriff options."""
    state = dusk(f"day=1 boards=1@B1:sleepy-{job} stolen=2:estate-1 {CHEAP} decks=1:4+5+6,2:4")
    before = (money(state)[0], rep(state), supply(state), hand(state, 1), board(state, 1), knows(state, "depot-1"))
    play(state, "1 use sleepy", *lines)
    after = (money(state)[0], rep(state), supply(state), hand(state, 1), board(state, 1), knows(state, "depot-1"))
    assert after != before
    assert asked(state) == "0 under"


@pytest.mark.rule("SC-DAY-11")
def test_no_henchman_is_placed_at_the_end_of_the_day() -> None:
    state = table("day=1 step=dusk boards=1@B1:sleepy-banker", suspicion="open")
    assert (asked(state), open_to(state)) == ("1 react", [])
    assert refused(state, "2 suspect") == "SC-DAY-11"


@pytest.mark.rule("SC-DAY-13", "SC-DAY-14")
def test_who_took_the_last_turn_decides_again_and_again() -> None:
    boards = "boards=1@B1:gloating-banker,2@B1:talkative-schoolteacher,3@B1:daring-cow"
    text = f"day=1 first=2 cards=3@4:0!2 {boards} money=1,1,1"
    state = dusk(text)
    assert (asked(state), choices(state)) == ("1 order", ["seat 2", "seat 3", "seat 1"])  # P1 had the last turn
    play(state, "1 seat 3", "3 use daring")
    assert (asked(state), choices(state)) == ("1 order", ["seat 2", "seat 1"])
    play(state, "1 seat 1", "1 pass")
    assert (asked(state), choices(state)) == ("2 react", ["pass", "use talkative"])  # one alone: nobody decides
    assert asked(table(f"step=dusk {text}", day_end_order="involved")) == "1 order"


@pytest.mark.rule("SC-DAY-15", "SC-DAY-16")
def test_played_cards_go_under_the_deck_and_hands_are_filled() -> None:
    state = play(dusk("day=1 cards=1@A:0,1@2:A,1@3:2 hands=1:3 decks=1:4+5+6"), "0 under 2 3 1")
    settle(state)
    assert (hand(state, 1), look(state).sheets[0].deck) == ("3456", 3)
    assert fields(state)["decks"].startswith("1:A+2+0,")
    state = dusk("day=1 hands=1:0+A+2+3+4 decks=1:5+6")
    settle(state)
    assert hand(state, 1) == "0A234"  # a larger hand draws nothing


@pytest.mark.rule("SC-DAY-17")
def test_deck_and_hand_always_suffice_for_four() -> None:
    state = dusk("day=1 cards=1@A:0,1@2:A,1@3:2,1@4:3 hands=1:4+5+6")
    settle(state)
    assert len(hand(state, 1)) == 4


@pytest.mark.rule("SC-DAY-18", "SC-DAY-19")
def test_the_first_player_of_the_next_day() -> None:
    state = dusk("day=1 first=3 rep=2,1,1")
    settle(state)
    assert (asked(state), choices(state)) == ("1 dawn", ["seat 1", "seat 2", "seat 3"])
    assert refused(state, "2 seat 2") == "SC-DAY-18"
    play(state, "1 seat 2")
    assert (asked(state), look(state).first, look(state).day) == ("2 plan", 1, 2)
    state = dusk("day=1 first=3 rep=2,2,1")
    settle(state)
    assert (asked(state), look(state).first) == ("3 plan", 2)


@pytest.mark.rule("SC-DAY-20", "SC-BLUFF-24")
def test_who_is_in_jail_stays_there() -> None:
    state = dusk("day=1 cards=1@5:5!2,2@4:0!1,3@4:4 jail=2,2,1 supply=0,0,2")
    settle(state)
    assert not any(any(sheet.men) for sheet in look(state).sheets)
    for until in (asked(state), "1 plan"):  # when the evening is over, and on the next day
        wait(state, until)
        assert (jail(state), supply(state)) == ([2, 3, 1], [1, 0, 2])


@pytest.mark.rule("SC-BLUFF-26", "SC-JOB-ARSONIST-2")
def test_destroyed_henchmen_never_come_back() -> None:
    state = play(table("slot=6 boards=1@B1:grumpy-arsonist cards=1@6:0!2 jail=1,0,1 supply=2,2,2"), "1 use grumpy")
    assert (supply(state)[1], jail(state)[1], men(state, "1@6")) == (2, 0, "")
    wait(state, "2 plan")
    assert supply(state)[1] + jail(state)[1] == 2
