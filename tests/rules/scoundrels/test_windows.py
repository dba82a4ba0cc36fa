"""Sections 4.5 and 4.6: when scoundrels may be used, events, trigger windows."""

import pytest
from tests.rules.scoundrels.play import (
    CHEAP,
    asked,
    board,
    choices,
    kinds,
    money,
    pile,
    play,
    refused,
    rejected,
    say,
    table,
    with_trait,
)

POOR = f"{CHEAP} money=0,0,0"
FULL = "1@B3:patient-cow,1@B4:gentle-horse,1@B5:clumsy-gambler"


@pytest.mark.rule("SC-TIME-11", "SC-TIME-12")
def test_an_event_scoundrel_must_have_been_there() -> None:
    """Annoying hired by this very hire does not react to it; to the next one it does."""
    text = "step=act slot=6 saloon=annoying-banker,lucky-chef,gentle-cow money=3,0,0"
    state = play(table(f"{text} supply=2,0,0"), "1 hire annoying", "1 arrange done")
    assert asked(state) == "2 plan"


@pytest.mark.rule("SC-TIME-12", "SC-TRIG-06")
def test_an_entry_is_dropped_when_the_scoundrel_has_left() -> None:
    """Greedy may react to the Doctor's dollars, but is discarded for the Chef that the second of them hires."""
    boards = f"boards=1@B1:grumpy-banker,1@B2:helpful-doctor,1@B3:greedy-prospector,{FULL[FULL.index('1@B4') :]}"
    text = f"slot=6 {boards} pile=elderly-dog {POOR}"
    state = play(table(text), "1 use grumpy")
    assert choices(state) == ["pass", "use greedy", "use helpful"]
    play(state, "1 use helpful", "1 yes", "1 discard greedy", "1 arrange done")
    assert asked(state) == "1 act"


@pytest.mark.rule("SC-TIME-13", "SC-HIRE-08")
def test_a_when_hired_scoundrel_is_discarded_unused_too() -> None:
    text = "step=act slot=6 saloon=filthy-chef,charming-banker,gentle-cow money=1,0,0 supply=2,0,0"
    state = play(table(text), "1 hire charming")
    assert (asked(state), choices(state)) == ("1 use-hired", ["no", "yes"])
    play(state, "1 no")
    assert (money(state)[0], pile(state)[0], board(state, 1)) == (0, "charming-banker", {})


@pytest.mark.rule("SC-TIME-15", "SC-JOB-MAIL-CARRIER-2", "SC-USE-15")
def test_a_when_hired_use_is_a_part_of_the_hire() -> None:
    """Inside an ability it comes at once, before the windows."""
    boards = "boards=1@B1:grumpy-mail-carrier,1@B2:helpful-prospector,1@B3:greedy-dog"
    text = f"slot=6 {boards} saloon=filthy-chef,charming-banker,gentle-cow money=1,0,0"
    state = play(table(text), "1 use grumpy", "1 yes", "1 arrange done")
    assert asked(state) == "1 use-hired"
    play(state, "1 yes")
    assert choices(state) == ["pass", "use greedy", "use helpful"]
    assert pile(state)[0] == "charming-banker"  # discarded from the saloon as usual


@pytest.mark.rule("SC-TIME-17", "SC-TRAIT-SELFISH-1")
def test_selfish_comes_after_step_3_only() -> None:
    state = table(f"slot=6 boards=1@B1:selfish-banker,1@B2:grumpy-dog {CHEAP}")
    assert choices(state) == ["pass", "use grumpy"]
    play(state, "1 pass", "1 sheriff", "1 sheriff sell")
    assert (asked(state), choices(state)) == ("1 end", ["pass", "use selfish"])


@pytest.mark.rule("SC-TIME-21")
def test_selfish_and_elderly_may_be_used_as_soon_as_they_are_hired() -> None:
    text = "step=act slot=6 saloon=filthy-chef,selfish-farmer,gentle-cow money=6,0,0"
    state = play(table(text), "1 hire selfish", "1 arrange done")
    assert choices(state) == ["pass", "use selfish"]
    text = "boards=1@B1:punctual-mail-carrier saloon=filthy-chef,elderly-cow,gentle-gambler money=3,0,0"
    state = play(table(text), "1 use punctual", "1 yes", "1 hire elderly", "1 arrange done")
    assert (asked(state), choices(state)) == ("1 start", ["pass", "use elderly"])


@pytest.mark.rule("SC-TIME-20")
def test_an_event_that_happens_often_is_offered_once() -> None:
    """The Loan Shark gives dollars three times."""
    state = play(table(f"slot=6 boards=1@B1:grumpy-loan-shark,1@B2:greedy-banker {CHEAP} money=0,3,3"), "1 use grumpy")
    assert (money(state), choices(state)) == ([4, 2, 2], ["pass", "use greedy"])
    assert asked(play(state, "1 pass")) == "1 act"


# Trigger windows


@pytest.mark.rule("SC-TRIG-03", "SC-TRIG-04")
def test_the_active_player_first_then_clockwise() -> None:
    boards = ["boards=2@B1:proud-banker,1@B1:jealous-prospector", "3@B1:jealous"][0]
    state = table(f"turn=2 slot=5 {boards} {CHEAP}")
    play(state, "2 leader leader-steal", "2 safe depot-1")
    assert asked(state) == "2 react"
    assert refused(state, "1 use jealous") == "SC-TRIG-03"
    play(state, "2 pass")
    assert asked(state) == "1 react"


@pytest.mark.rule("SC-TRIG-03")
@pytest.mark.parametrize(("turn", "order"), [(1, "23"), (2, "31"), (3, "12")])
def test_opponents_are_asked_clockwise_from_the_active_player(turn: int, order: str) -> None:
    """Not in the order of seats. Two opponents react to the same theft."""
    boards = f"boards={order[0]}@B1:proud-banker,{order[1]}@B1:jealous-prospector"
    state = table(f"turn={turn} slot=5 {boards} {CHEAP}", cards=with_trait("proud", event="opp-stole"))
    play(state, f"{turn} leader leader-steal", f"{turn} safe depot-1")
    assert asked(state) == f"{order[0]} react"
    play(state, f"{order[0]} pass")
    assert asked(state) == f"{order[1]} react"


@pytest.mark.rule("SC-TRIG-04", "SC-TRIG-05")
def test_after_each_use_asking_begins_again_with_the_active_player() -> None:
    """P2's use in the window opens an entry of P1, who is asked before P2 again."""
    boards = "boards=1@B1:proud-banker,2@B1:jealous-gunslinger,1@B2:daring-prospector"
    state = table(f"slot=5 {boards} {CHEAP} money=0,0,0")
    play(state, "1 leader leader-steal", "1 safe depot-1", "1 use proud")
    assert asked(state) == "2 react"
    play(state, "2 use jealous", "2 seat 1")
    assert (asked(state), choices(state)) == ("1 react", ["pass", "use daring"])


@pytest.mark.rule("SC-TRIG-05")
def test_older_entries_stay_beside_newer_ones() -> None:
    boards = "boards=1@B1:grumpy-banker,1@B2:helpful-schoolteacher,1@B3:greedy-cow,1@B5:talkative-dog"
    state = play(table(f"slot=6 {boards} {POOR}"), "1 use grumpy", "1 use helpful")
    assert choices(state) == ["pass", "use greedy", "use talkative"]


@pytest.mark.rule("SC-TRIG-07", "SC-TRIG-08")
def test_an_entry_that_cannot_be_paid_is_kept_and_may_be_lost() -> None:
    boards = "boards=1@B1:grumpy-schoolteacher,1@B2:helpful-prospector,1@B3:talkative-chef"
    text = f"slot=6 {boards} {POOR}"
    state = play(table(text), "1 use grumpy")
    assert choices(state) == ["pass", "use helpful"]  # the Chef needs a dollar
    assert refused(state, "1 use talkative") == "SC-USE-08"
    play(state, "1 use helpful")
    assert choices(state) == ["pass", "use talkative"]
    state = table("slot=4 boards=1@B1:thirsty-schoolteacher,1@B3:talkative-chef,1@B5:rowdy-dog money=0,0,0")
    play(state, "1 use thirsty")
    assert asked(state) == "1 abilities"  # the window is closed, what was not used is lost
    play(state, "1 leader leader-4")
    assert (money(state)[0], choices(state)) == (4, ["pass", "use rowdy"])


@pytest.mark.rule("SC-TRIG-06", "SC-TRIG-09")
def test_who_passes_is_not_flagged() -> None:
    boards = "boards=1@B1:thirsty-banker,1@B2:rowdy-prospector,1@B3:greedy-cow"
    state = play(table(f"slot=4 {boards} money=0,0,0"), "1 use thirsty")
    assert choices(state) == ["pass", "use greedy"]
    play(state, "1 pass")
    assert asked(state) == "1 abilities"
    assert choices(play(state, "1 use rowdy")) == ["pass", "use greedy"]


@pytest.mark.rule("SC-TRIG-02", "SC-DEC-02")
def test_what_is_not_in_the_pool_is_refused() -> None:
    state = play(table(f"slot=6 boards=1@B1:grumpy-banker,1@B2:greedy-cow,1@B3:lucky-dog {POOR}"), "1 use grumpy")
    assert refused(state, "1 use lucky") == "SC-TRIG-02"
    assert refused(state, "1 use grumpy") == "SC-USE-02"
    assert rejected(state, 1, 7_000) == "SC-TRIG-02"


@pytest.mark.rule("SC-TIME-19", "SC-TRAIT-GREEDY-2")
def test_greedy_is_deaf_to_leader_and_sheriff() -> None:
    boards = "boards=1@B1:greedy-cow,1@B2:grumpy-marshal"
    assert choices(play(table(f"slot=3 {boards}"), "1 leader leader-3")) != ["pass", "use greedy"]
    state = play(table(f"slot=6 {boards} {CHEAP} supply=0,2,2 jail=0,1,1"), "1 use grumpy", "1 sheriff sell")
    assert asked(state) == "1 act"
    play(state, "1 sheriff", "1 sheriff sell")
    assert asked(state) != "1 react"


@pytest.mark.rule("SC-USE-13", "SC-USE-17")
def test_both_discards_come_at_the_end_of_the_own_use() -> None:
    """The Horse uses an Elderly Cow: it is discarded right after its own use, before the Horse is complete."""
    state = table("slot=3 boards=1@B1:stubborn-horse,1@B2:elderly-cow money=0,0,0")
    assert [kind for kind in kinds(say(state, "1 use stubborn")) if kind in ("use", "discard")] == [
        "use",
        "use",
        "discard",
    ]
    assert (money(state)[0], pile(state)[0]) == (4, "elderly-cow")


@pytest.mark.rule("SC-TRIG-06")
def test_who_passes_lets_all_entries_go() -> None:
    boards = "boards=1@B1:grumpy-banker,1@B2:helpful-prospector,1@B3:greedy-cow"
    state = play(table(f"slot=6 {boards} {POOR}"), "1 use grumpy")
    assert choices(state) == ["pass", "use greedy", "use helpful"]
    assert asked(play(state, "1 pass")) == "1 act"
