"""Section 3, rob: where the crook goes, face up or face down."""

import pytest
from tests.rules.play import (
    FULL,
    asked,
    choices,
    could_be,
    could_hold,
    fields,
    gone,
    grid,
    laid,
    look,
    money,
    names,
    notes,
    pass_all,
    pile,
    play,
    refused,
    rejected,
    say,
    table,
    under,
)

PLAIN = "piles=A:brawler,B:dip rows=1@5:torpedo,2@6:fence money=9,9 turn=1"
SEVEN = FULL.replace("1@9:chopper", "2@9:chopper")
"""A crook of seat 1 everywhere but at target 9."""


@pytest.mark.rule("CR-ROB-01")
def test_the_crook_goes_face_up_under_a_target_of_ones_choice() -> None:
    for target in (2, 3, 4, 6, 7, 8, 9):
        state = play(table(PLAIN), "1 recruit A", "1 take brawler")
        assert f"place {target} up" in choices(state)
        brawler = names(state.rules).index("brawler")
        assert say(state, f"1 place {target} up", to=2)[0] == ("place", 0, target - 2, 0, brawler)
        for eyes in (0, 1, 2):
            assert grid(state, eyes) == {"1@5": "torpedo", "2@6": "fence", f"1@{target}": "brawler"}


@pytest.mark.rule("CR-ROB-01")
def test_the_crook_just_taken_must_be_placed() -> None:
    state = play(table(PLAIN), "1 recruit A", "1 take brawler")
    assert asked(state) == "1 place"
    assert all(line.startswith("place") for line in choices(state))
    assert rejected(state, 1, None) == "CR-ROB-01"
    assert rejected(state, 1, 24) == "CR-ROB-01"
    assert rejected(state, 1, -1) == "CR-ROB-01"


@pytest.mark.rule("CR-ROB-01")
def test_a_rivals_crook_there_does_not_matter() -> None:
    state = play(table(PLAIN), "1 recruit A", "1 take brawler", "1 place 6 up")
    assert grid(state)["2@6"] == "fence"


@pytest.mark.rule("CR-ROB-02")
def test_one_crook_under_each_target() -> None:
    state = play(table(PLAIN), "1 recruit A", "1 take brawler")
    assert not [line for line in choices(state) if line.startswith("place 5")]
    assert refused(state, "1 place 5 up") == "CR-ROB-02"
    assert refused(state, "1 place 5 ability") == "CR-ROB-02"


@pytest.mark.rule("CR-ROB-02")
@pytest.mark.parametrize("crook", ["lookout", "double", "knife"])
def test_accomplice_swap_and_killer_are_the_exceptions_by_their_ability(crook: str) -> None:
    state = table(f"piles=A:{crook} rows=1@5:torpedo money=9,9 turn=1")
    play(state, "1 recruit A", f"1 take {crook}")
    assert [line for line in choices(state) if line.startswith("place 5")] == ["place 5 ability"]
    assert refused(state, "1 place 5 up") == "CR-ROB-02"


@pytest.mark.rule("CR-ROB-02")
@pytest.mark.parametrize("crook", ["dip", "doorman", "kingpin"])
def test_other_abilities_are_no_exception(crook: str) -> None:
    state = table(f"piles=A:{crook} rows=1@5:torpedo,2@5:~fence money=9,9 turn=1")
    play(state, "1 recruit A", f"1 take {crook}")
    assert not [line for line in choices(state) if line.startswith("place 5")]
    assert refused(state, "1 place 5 ability") == "CR-ROB-02"


@pytest.mark.rule("CR-ROB-03")
def test_face_down_costs_a_dollar_more() -> None:
    state = play(table("piles=A:brawler+dip money=9,9 turn=1"), "1 recruit A", "1 take brawler")
    assert say(state, "1 place 5 down", to=2)[0] == ("place", 0, 3, 2, None)
    assert money(state) == [6, 9]
    assert fields(state)["rows"] == "1@5:~brawler"


@pytest.mark.rule("CR-ROB-03")
def test_face_up_costs_nothing_more() -> None:
    state = play(table("piles=A:brawler+dip money=2,9 turn=1"), "1 recruit A", "1 take brawler", "1 place 5 up")
    assert money(state) == [0, 9]


@pytest.mark.rule("CR-ROB-03")
def test_without_a_dollar_left_not_face_down() -> None:
    state = play(table("piles=A:brawler+dip money=2,9 turn=1"), "1 recruit A", "1 take brawler")
    assert not [line for line in choices(state) if line.endswith("down")]
    assert refused(state, "1 place 5 down") == "CR-ROB-03"
    rich = play(table("piles=A:brawler+dip money=3,9 turn=1"), "1 recruit A", "1 take brawler")
    assert sum(line.endswith("down") for line in choices(rich)) == 8


@pytest.mark.rule("CR-ROB-04")
@pytest.mark.parametrize("memory", ["notes", "strict"])
def test_ones_own_face_down_crooks_can_be_looked_at_at_any_time(memory: str) -> None:
    state = table("piles=A:brawler+dip,B:fence money=9,9,9 turn=1", 3, memory=memory)
    play(state, "1 recruit A", "1 take brawler", "1 place 5 down")
    assert under(state, "1@5", 1) == "~brawler"
    for eyes in (0, 2, 3):
        assert under(state, "1@5", eyes) == "~"
    play(state, "2 recruit A", "2 take dip", "2 place 5 up", "3 pass", "1 pass")
    assert under(state, "1@5", 1) == "~brawler"  # not only in one's turn
    for eyes in (0, 2, 3):
        assert under(state, "1@5", eyes) == "~"
    say(state, "2 pass")
    for eyes in (0, 1, 2, 3):
        assert under(state, "1@5", eyes) == "brawler"  # turned up at the end


@pytest.mark.rule("CR-ROB-04")
def test_nobody_else_can_tell_what_lies_face_down() -> None:
    for eyes in (0, 1, 2):
        state = play(table("piles=A:brawler+dip money=9,9 turn=1"), "1 recruit A", "1 take brawler")
        shown = names(state.rules).index("brawler") if eyes == 1 else None
        assert say(state, "1 place 5 down", to=eyes)[0] == ("place", 0, 3, 2, shown)
    assert could_be(state, 1, "1@5") == {"brawler"}
    for eyes in (0, 2):
        assert len(could_be(state, eyes, "1@5")) > 20
    assert notes(state, 2) == []


@pytest.mark.rule("CR-ROB-04")
def test_a_spy_is_the_exception() -> None:
    state = table("piles=A:doorman,B:dip rows=2@5:~brawler,2@6:~fence money=9,9,9 turn=1", 3)
    play(state, "1 recruit A", "1 take doorman", "1 place 2 ability", "1 spy target 5")
    assert [under(state, "2@5", eyes) for eyes in (0, 1, 2, 3)] == ["~", "~brawler", "~brawler", "~"]
    assert [under(state, "2@6", eyes) for eyes in (0, 1, 2, 3)] == ["~", "~", "~fence", "~"]


@pytest.mark.rule("CR-ROB-05")
@pytest.mark.parametrize("crook", ["brawler", "lookout", "double", "knife", "dip", "doorman"])
def test_face_down_needs_a_target_without_an_own_crook(crook: str) -> None:
    state = table(f"piles=A:{crook},B:fence rows=1@5:torpedo money=9,9 turn=1")
    play(state, "1 recruit A", f"1 take {crook}")
    down = [line for line in choices(state) if line.endswith("down")]
    assert down == [f"place {target} down" for target in (2, 3, 4, 6, 7, 8, 9)]
    assert refused(state, "1 place 5 down") == "CR-ROB-05"


@pytest.mark.rule("CR-ROB-05", "CR-ABIL-01")
@pytest.mark.parametrize("crook", ["lookout", "double", "knife", "dip", "doorman"])
def test_a_face_down_crook_uses_no_ability(crook: str) -> None:
    state = table(f"piles=A:{crook},B:fence rows=2@6:torpedo,2@7:~bungler money=9,9 turn=1")
    play(state, "1 recruit A", f"1 take {crook}", "1 place 6 down")
    assert asked(state) == "2 recruit"  # no question of an ability comes between
    assert money(state) == [7, 9]
    assert grid(state) == {"1@6": "~", "2@6": "torpedo", "2@7": "~"}
    assert gone(state) == []


@pytest.mark.rule("CR-ROB-06")
@pytest.mark.parametrize("crook", ["brawler", "double", "dip", "doorman"])
def test_what_can_be_placed_nowhere_may_not_be_taken(crook: str) -> None:
    state = play(table(f"piles=A:{crook}+knife+lookout rows={FULL} money=9,9 turn=1"), "1 recruit A")
    assert choices(state) == ["take lookout", "take knife"]
    assert refused(state, f"1 take {crook}") == "CR-ROB-06"


@pytest.mark.rule("CR-ROB-06")
def test_the_last_card_too_must_be_one_that_can_be_placed() -> None:
    state = play(table(f"piles=A:kingpin rows={FULL} money=9,9 turn=1"), "1 recruit A")
    assert choices(state) == ["nothing"]
    assert refused(state, "1 take kingpin") == "CR-ROB-06"


@pytest.mark.rule("CR-ROB-06")
@pytest.mark.parametrize("crook", ["brawler", "double", "dip", "doorman"])
def test_one_free_target_is_enough_for_any_crook(crook: str) -> None:
    state = table(f"piles=A:{crook}+knife rows={SEVEN} money=9,9 turn=1")
    play(state, "1 recruit A", f"1 take {crook}")
    assert "place 9 up" in choices(state)


@pytest.mark.rule("CR-ROB-06")
def test_if_nothing_may_be_taken_all_go_back_and_the_turn_ends() -> None:
    state = table(f"piles=A:brawler+kingpin+double,B:fence rows={FULL} money=9,9 turn=1")
    say(state, "1 recruit A")
    assert choices(state) == ["nothing"]
    for crook, rule in (("brawler", "CR-ROB-06"), ("double", "CR-ROB-06"), ("kingpin", "CR-RECRUIT-03")):
        assert refused(state, f"1 take {crook}") == rule
    say(state, "1 nothing")
    assert asked(state) == "2 recruit"
    assert pile(state, "A") == ["brawler", "double", "kingpin"]
    assert money(state) == [6, 9]
    assert fields(state)["rows"] == FULL
    assert not look(state, 0).out & 1  # it was a turn, not a pass
    say(state, "2 pass")
    assert asked(state) == "1 recruit"


@pytest.mark.rule("CR-ROB-06")
def test_the_others_learn_only_that_nothing_was_taken() -> None:
    for eyes in (0, 2):
        state = table(f"piles=A:brawler+kingpin+double,B:fence rows={FULL} money=9,9 turn=1")
        say(state, "1 recruit A")
        assert say(state, "1 nothing", to=eyes)[0] == ("nothing", 0, 0)
        assert look(state, eyes).notes == ()
    assert notes(state, 1) == ["brawler+double+kingpin in A A A"]


@pytest.mark.rule("CR-ROB-06", "CR-INFO-01")
def test_a_pile_without_a_taker_holds_no_accomplice_and_no_killer() -> None:
    """That follows for everybody, and goes on to follow for the cards that leave the pile later."""
    state = table(f"piles=A:brawler+kingpin+double,B:fence rows={FULL} money=9,9,9 turn=1", 3)
    movers = {"lookout", "getaway-driver", "knife", "ice-man"}
    free = {one for one in could_be(state, 3, "A") if movers & set(one.split("+"))}
    assert free
    play(state, "1 recruit A", "1 nothing")
    assert not {one for one in could_be(state, 3, "A") if movers & set(one.split("+"))}
    assert {one for one in could_be(state, 3, "B") if one in movers}  # nothing is known of other piles
    play(state, "2 recruit A", "2 take double", "2 place 3 down")
    assert not could_be(state, 3, "2@3") & movers
    assert "brawler" in could_be(state, 3, "2@3")
    assert fields(state)["barren"] == "brawler+double+kingpin"  # so a position written down keeps it


@pytest.mark.rule("CR-ROB-06", "CR-INFO-01")
def test_with_all_targets_taken_the_crook_in_hand_is_an_accomplice_or_a_killer() -> None:
    state = table(f"piles=A:brawler+knife,B:fence rows={FULL} money=9,9 turn=1")
    play(state, "1 recruit A", "1 take knife")
    assert could_hold(state, 2) == {"lookout", "getaway-driver", "knife", "ice-man"}
    seven = table(f"piles=A:brawler+knife,B:fence rows={SEVEN} money=9,9 turn=1")
    play(seven, "1 recruit A", "1 take knife")
    assert len(could_hold(seven, 2)) > 15


@pytest.mark.rule("CR-ROB-07")
def test_with_all_targets_taken_one_may_recruit() -> None:
    state = table(f"piles=A:brawler+knife,B:fence rows={FULL} money=9,9 turn=1")
    assert asked(state) == "1 recruit"
    assert choices(state) == ["pass", "recruit A", "recruit B"]
    play(state, "1 recruit A", "1 take knife", "1 place 9 ability")
    assert laid(state, "1@9") == "knife"
    assert gone(state) == ["chopper"]


@pytest.mark.rule("CR-ROB-07", "CR-TURN-03")
def test_with_all_targets_taken_passing_is_free_too() -> None:
    state = table(f"piles=A:brawler+knife,B:fence rows={FULL} money=9,9 turn=1")
    say(state, "1 pass")
    assert pass_all(state)[-1][0] == "end"
