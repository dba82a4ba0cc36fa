"""Sections 5 and 6: placing henchmen, guard window and last look, jail, the end of a day."""

import pytest
from tests.rules.scoundrels.play import (
    CHEAP,
    asked,
    choices,
    kinds,
    look,
    men,
    money,
    open_to,
    play,
    refused,
    rejected,
    say,
    supply,
    table,
    wait,
)

from skulduggery import api

# Placing


@pytest.mark.rule("SC-BLUFF-01", "SC-BLUFF-08")
def test_from_the_moment_the_card_is_played_until_the_turn_ends() -> None:
    state = table(CHEAP, suspicion="open")
    assert open_to(state) == []
    play(state, "1 play 0 3")
    assert open_to(state) == [2, 3]
    play(state, "1 pass")
    assert (asked(state), open_to(state)) == ("1 act", [2, 3])
    play(state, "1 hire honest")
    assert (asked(state), open_to(state)) == ("1 arrange", [2, 3])
    play(state, "1 arrange done")
    assert (asked(state), open_to(state)) == ("2 last-look", [2, 3])
    play(state, "3 suspect", "2 trust")
    assert (asked(state), open_to(state), men(state, "1@3")) == ("2 plan", [], "3")


@pytest.mark.rule("SC-BLUFF-02", "SC-BLUFF-17")
@pytest.mark.parametrize("order", [(2, 3), (3, 2)])
def test_several_players_may_suspect_one_card(order: tuple[int, int]) -> None:
    """All wishes are honoured; the order makes no difference."""
    state = table("slot=3", suspicion="open")
    for seat in order:
        play(state, f"{seat} suspect")
    assert (men(state, "1@3"), supply(state), open_to(state)) == ("23", [2, 1, 1], [])
    assert refused(state, "2 suspect") == "SC-BLUFF-02"


@pytest.mark.rule("SC-BLUFF-03")
def test_never_on_a_card_of_an_earlier_turn() -> None:
    """There is one card that can be suspected: the turn card."""
    state = table("turn=2 slot=3 cards=1@5:0", suspicion="open")
    play(state, "3 suspect")
    assert (men(state, "2@3"), men(state, "1@5")) == ("3", "")


@pytest.mark.rule("SC-BLUFF-04", "SC-BLUFF-07", "SC-BLUFF-25", "SC-BLUFF-26")
def test_only_available_henchmen_can_be_placed() -> None:
    """P2's lie on cards and in jail, one of P3's was destroyed and the others are in jail."""
    text = "turn=4 slot=3 cards=1@5:0!2,3@4:4!2 supply=2,0,0 jail=1,1,2 hands=1:A+2+3,3:0+A+2"
    state = table(text, suspicion="open")
    assert open_to(state) == []
    assert refused(state, "2 suspect") == refused(state, "3 suspect") == "SC-BLUFF-04"


@pytest.mark.rule("SC-BLUFF-05")
def test_a_placement_cannot_be_taken_back() -> None:
    state = play(table("slot=3", suspicion="open"), "2 suspect")
    assert open_to(state) == [3]
    wait(state, "3 last-look")
    assert men(state, "1@3") == "2"
    wait(state, "2 plan")
    assert men(state, "1@3") == "2"


@pytest.mark.rule("SC-BLUFF-06", "SC-BLUFF-24")
def test_a_freed_henchman_can_be_placed_at_once() -> None:
    state = table(f"step=act slot=6 supply=2,0,0 jail=1,1,1 money=2,0,0 {CHEAP}")
    play(state, "1 sheriff", "1 sheriff bail", "1 seat 2")
    assert (asked(state), choices(state)) == ("2 last-look", ["trust", "suspect"])
    told = kinds(say(state, "2 suspect"))
    assert ("suspect" in told, "trust" in told) == (True, False)
    assert (men(state, "1@6"), supply(state)[1]) == ("2", 0)


@pytest.mark.rule("SC-BLUFF-08", "SC-USE-16")
def test_it_may_happen_in_the_middle_of_an_ability() -> None:
    for lines in (("1 use grumpy",), ("1 use grumpy", "1 safe depot-1")):
        state = play(table("slot=6 boards=1@B1:grumpy-surveyor", suspicion="open"), *lines, "2 suspect")
        assert men(state, "1@6") == "2"


@pytest.mark.rule("SC-BLUFF-09")
def test_whoever_was_asked_is_asked_again() -> None:
    """With refreshed options: the Arsonist may clear the card only since it bears a henchman."""
    state = table("slot=6 boards=1@B1:grumpy-mastermind,1@B2:lucky-arsonist", suspicion="open")
    play(state, "1 use grumpy")
    before = choices(state)
    play(state, "2 suspect")
    assert (asked(state), choices(state)) == ("1 mark-any", before)
    play(state, "1 safe depot-1", "1 mark 2", "1 use lucky")
    assert men(state, "1@6") == ""


@pytest.mark.rule("SC-BLUFF-09", "SC-TRAIT-COWARDLY-1")
def test_outside_of_an_ability_a_trigger_is_asked_at_once() -> None:
    state = table("slot=6 boards=1@B1:cowardly-banker,1@B2:grumpy-dog", suspicion="open")
    play(state, "2 suspect")
    assert choices(state) == ["pass", "use cowardly"]
    play(state, "1 pass")
    assert (asked(state), choices(state)) == ("1 abilities", ["pass", "use grumpy"])


# Guard windows


@pytest.mark.rule("SC-BLUFF-10", "SC-STRAT-OTHERS-1")
def test_the_guard_window_of_every_card_concerned() -> None:
    """Deputy, Bounty Hunter, Prisoner, Warden, Strong Arm."""
    for job in ("deputy", "bounty-hunter"):
        state = play(table(f"slot=6 boards=1@B1:grumpy-{job}"), "1 use grumpy", "1 seat 3")
        assert asked(state) == "3 guard"
    for job in ("prisoner", "warden"):
        state = play(table(f"slot=6 boards=1@B1:grumpy-{job}"), "1 use grumpy")
        assert asked(state) == "2 guard"
        assert asked(play(state, "2 suspect")) == ("2 choose-jail-or-rep" if job == "prisoner" else "3 guard")
    text = "slot=6 leaders=preston-cain,lilith-boone,doc-zimmer strategy=strong-arm,safe-house,field-research"
    state = play(table(text, strategy_cards=True), "1 card strong-arm", "1 seat 2")
    assert asked(state) == "2 guard"
    assert refused(state, "3 suspect") == "SC-BLUFF-10"


@pytest.mark.rule("SC-BLUFF-11")
def test_no_guard_window() -> None:
    """For the owner of the turn card, with one's henchman already on it, at the end of the day."""
    state = table(f"turn=2 slot=5 boards=1@B1:jealous-deputy supply=2,1,0 {CHEAP}")
    play(state, "2 leader leader-steal", "2 safe depot-1", "1 use jealous")
    assert (asked(state), supply(state)[1]) == ("2 act", 0)
    state = table(f"slot=6 boards=1@B1:grumpy-deputy supply=2,1,0 cards=1@6:0!2 {CHEAP}")
    assert (asked(play(state, "1 use grumpy")), supply(state)[1]) == ("1 act", 0)
    state = table("step=dusk day=1 boards=1@B1:sleepy-deputy supply=2,1,0")
    assert (asked(play(state, "1 use sleepy")), supply(state)[1]) == ("0 under", 0)


@pytest.mark.rule("SC-BLUFF-12")
def test_target_by_target_from_the_users_left() -> None:
    text = "turn=2 slot=6 boards=2@B1:grumpy-warden supply=2,2,2"
    state = table(text)
    told = say(state, "2 use grumpy")
    assert (asked(state), kinds(told)) == ("3 guard", ["use"])
    assert kinds(say(state, "3 trust")) == ["trust", "jail"]  # the effect on P3 before P1's window
    assert asked(state) == "1 guard"


@pytest.mark.rule("SC-BLUFF-12", "SC-JOB-BOUNTY-HUNTER-1")
def test_a_target_does_not_change() -> None:
    """P2 places its last henchman in the window: nobody else goes to jail."""
    state = table(f"slot=6 boards=1@B1:grumpy-bounty-hunter supply=2,1,2 {CHEAP} money=0,0,0")
    play(state, "1 use grumpy", "1 seat 2", "2 suspect")
    assert (supply(state), money(state)[0], asked(state)) == ([2, 0, 2], 0, "1 act")


@pytest.mark.rule("SC-BLUFF-18", "SC-BLUFF-19")
def test_no_window_for_what_takes_no_available_henchman_of_others() -> None:
    """Paying with one's own, Arsonist, Blacksmith, Brainwasher, Priest."""
    state = table(f"slot=5 boards=2@B1:jealous-bank-robber {CHEAP} supply=0,1,0 money=0,0,0")
    play(state, "1 leader leader-steal", "1 safe depot-1", "2 use jealous")
    assert (supply(state)[1], money(state)[1], asked(state)) == (0, 6, "1 act")
    for job, text in (
        ("arsonist", "cards=1@6:0!2"),
        ("blacksmith", "cards=1@6:0!2,2@4:4!1 turn=1 hands=2:0+A+2+3"),
        ("priest", "jail=0,1,0"),
        ("brainwasher", "jail=0,1,0 cards=3@4:4 hands=3:0+A+2+3"),
    ):
        state = table(f"slot=6 boards=1@B1:grumpy-{job} {CHEAP} {text}")
        play(state, "1 use grumpy")
        while asked(state).startswith("1 ") and asked(state) not in ("1 act", "1 abilities"):
            ask = api.pending(state)[0]
            api.apply(state, 0, ask.options[-1])
        assert asked(state) == "1 act"


# The last look


@pytest.mark.rule("SC-BLUFF-13", "SC-BLUFF-15")
def test_every_able_opponent_is_asked_once_clockwise() -> None:
    state = table(f"turn=2 step=act slot=6 {CHEAP}")
    play(state, "2 hire honest", "2 arrange done")
    assert asked(state) == "3 last-look"
    assert rejected(state, 3, 7) == "SC-BLUFF-13"
    assert refused(state, "1 suspect") == "SC-BLUFF-13"
    play(state, "3 trust")
    assert asked(state) == "1 last-look"
    assert asked(play(state, "1 trust")) == "3 plan"


@pytest.mark.rule("SC-BLUFF-13")
def test_who_is_not_able_is_not_asked() -> None:
    state = table(f"step=act slot=6 cards=1@6:0!2 supply=2,2,1 jail=1,0,1 {CHEAP}")
    assert asked(play(state, "1 hire honest", "1 arrange done")) == "3 last-look"
    state = table(f"step=act cards=1@up:0 {CHEAP}")
    assert asked(play(state, "1 hire honest", "1 arrange done")) == "2 plan"


@pytest.mark.rule("SC-BLUFF-14", "SC-BLUFF-20")
def test_after_an_ability_all_who_are_able_are_asked_once_more() -> None:
    state = table("step=end slot=6 boards=1@B1:cowardly-banker jail=1,1,1")
    play(state, "2 trust", "3 suspect")
    assert choices(state) == ["pass", "use cowardly"]
    state_used = play(table("step=end slot=6 boards=1@B1:cowardly-banker"), "2 trust", "3 suspect", "1 use cowardly")
    assert asked(state_used) == "2 last-look"
    assert asked(play(state, "1 pass")) == "2 plan"  # nothing was used: nobody is asked again


@pytest.mark.rule("SC-BLUFF-20")
def test_after_a_recall_one_may_place_again() -> None:
    """P2's Blacksmith reacts in P1's turn and takes the henchman back; P2 may place it there again."""
    text = f"slot=5 boards=2@B1:jealous-blacksmith cards=1@5:0!2 {CHEAP}"
    state = play(table(text, suspicion="open"), "1 leader leader-steal", "1 safe depot-1", "2 use jealous", "2 yes")
    assert (men(state, "1@5"), open_to(state)) == ("", [2, 3])
    play(state, "2 suspect")
    assert men(state, "1@5") == "2"


@pytest.mark.rule("SC-BLUFF-16", "SC-INFO-11")
def test_placements_are_public_at_once() -> None:
    state = table("slot=3", suspicion="open")
    assert say(state, "3 suspect", to=0) == [("suspect", 2, 0, 2)]
    assert {look(state, seat).sheets[0].men for seat in range(4)} == {(0, 0, 0b100, 0, 0, 0)}


@pytest.mark.rule("SC-BLUFF-21")
def test_in_turns_there_is_no_window_right_after_the_card_is_played() -> None:
    state = play(table(CHEAP), "1 play 0 3")
    assert (asked(state), open_to(state)) == ("1 abilities", [])
    assert refused(state, "2 suspect") == "SC-BLUFF-21"


@pytest.mark.rule("SC-BLUFF-22")
def test_open_play_contains_both_windows() -> None:
    state = play(table("slot=6 boards=1@B1:grumpy-deputy", suspicion="open"), "1 use grumpy", "1 seat 2")
    assert asked(state) == "2 guard"
    play(state, "2 trust")
    wait(state, "2 last-look")
    play(state, "2 suspect")
    assert men(state, "1@6") == "2"


@pytest.mark.rule("SC-BLUFF-23", "SC-DEC-04")
def test_the_standing_answer_is_to_trust() -> None:
    for state in (
        play(table("step=end slot=6 boards=1@B1:selfish-dog"), "1 pass"),
        play(table("slot=6 boards=1@B1:grumpy-deputy"), "1 use grumpy", "1 seat 2"),
    ):
        (ask,) = api.pending(state)
        assert api.words(state.rules, ask, ask.default) == ("trust",)
