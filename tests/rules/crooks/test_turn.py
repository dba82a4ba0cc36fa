"""Section 3: what a turn is, passing, the end."""

import pytest
from tests.promises import sound
from tests.rules.play import (
    asked,
    choices,
    game,
    grid,
    look,
    money,
    pass_all,
    piles,
    play,
    refused,
    rejected,
    say,
    table,
)

from skulduggery import api


@pytest.mark.rule("CR-TURN-01")
def test_recruit_and_rob_or_pass() -> None:
    state = table("piles=A:dip+torpedo,C:forger money=18,18 turn=1")
    assert choices(state) == ["pass", "recruit A", "recruit C"]
    say(state, "1 recruit A")
    assert asked(state) == "1 take"
    say(state, "1 take torpedo")
    assert asked(state) == "1 place"
    say(state, "1 place 5 up")
    assert asked(state) == "2 recruit"  # one crook a turn, then it is over
    say(state, "2 pass")
    assert asked(state) == "1 recruit"


@pytest.mark.rule("CR-TURN-01")
@pytest.mark.parametrize("answer", [None, "pass", (0, 1), 1.5])
def test_a_turn_is_nothing_else(answer: object) -> None:
    assert rejected(table("piles=A:dip+torpedo money=18,18 turn=1"), 1, answer) == "CR-TURN-01"


@pytest.mark.rule("CR-TURN-01")
def test_one_may_pass_with_money_and_places_left() -> None:
    state = table("piles=A:dip+torpedo money=18,18 turn=1")
    assert say(state, "1 pass", to=2) == [("pass", 0, 0), ("turn", 1)]
    assert money(state) == [18, 18]


@pytest.mark.rule("CR-TURN-02")
def test_who_passes_is_out_for_the_rest() -> None:
    state = table("piles=A:dip+torpedo,B:forger+fence money=18,18,18 turn=1", 3)
    say(state, "1 pass")
    assert look(state, 3).out == 0b001
    turns = []
    for letter, crook, place in (("A", "dip", 2), ("B", "forger", 3), ("A", "torpedo", 4), ("B", "fence", 5)):
        turns.append(asked(state)[0])
        play(state, f"{turns[-1]} recruit {letter}", f"{turns[-1]} take {crook}", f"{turns[-1]} place {place} up")
    assert turns == ["2", "3", "2", "3"]


@pytest.mark.rule("CR-TURN-02")
def test_who_has_passed_cannot_come_back() -> None:
    state = play(table("piles=A:dip+torpedo money=18,18 turn=1"), "1 pass")
    assert refused(state, "1 recruit A") == "CR-TURN-02"
    assert refused(state, "1 pass") == "CR-TURN-02"


@pytest.mark.rule("CR-TURN-02")
def test_who_has_passed_still_scores_and_can_be_robbed() -> None:
    state = table("piles=A:knife+torpedo rows=1@5:forger,1@6:phantom money=18,18 turn=1")
    play(state, "1 pass", "2 recruit A", "2 take knife", "2 place 5 ability")
    assert grid(state) == {"1@6": "phantom", "2@5": "knife"}
    pass_all(state)
    assert api.scores(state)[0] == 4


@pytest.mark.rule("CR-TURN-03")
def test_who_cannot_pay_for_any_pile_passes() -> None:
    """Everybody sees that there is one answer, so nobody is asked."""
    state = table("piles=A:dip+torpedo,B:forger+fence+drunk money=18,1,18 turn=1", 3)
    play(state, "1 recruit B", "1 take fence")
    assert say(state, "1 place 5 up", to=0)[-2:] == [("pass", 1, 1), ("turn", 2)]
    assert asked(state) == "3 recruit"
    assert look(state, 0).out == 0b010


@pytest.mark.rule("CR-TURN-03")
def test_who_can_pay_for_one_pile_is_asked() -> None:
    state = table("piles=A:dip+torpedo,B:forger+fence+drunk money=2,18 turn=1")
    assert asked(state) == "1 recruit"
    assert choices(state) == ["pass", "recruit A"]


@pytest.mark.rule("CR-TURN-03")
def test_who_is_broke_is_out_even_if_a_pile_gets_cheaper_later() -> None:
    state = table("piles=A:dip+torpedo money=18,1 turn=1")
    assert asked(state) == "1 recruit"
    say(state, "1 recruit A")
    play(state, "1 take dip", "1 place 5 up")  # now A costs 1: seat 2 can pay that
    assert asked(state) == "2 recruit"
    late = table("piles=A:dip+torpedo+fence money=18,1 turn=1")
    play(late, "1 recruit A", "1 take dip", "1 place 5 up")  # A costs 2: seat 2 must pass
    play(late, "1 recruit A", "1 take fence", "1 place 6 up")
    assert asked(late) == "1 recruit"
    assert piles(late) == "A1"
    assert refused(late, "2 recruit A") == "CR-TURN-02"


@pytest.mark.rule("CR-TURN-03", "CR-RECRUIT-01")
def test_with_secret_money_who_is_broke_is_asked_and_can_only_pass() -> None:
    state = table("piles=A:dip+torpedo money=1,18 turn=1", secret_money=True)
    assert choices(state) == ["pass"]
    assert refused(state, "1 recruit A") == "CR-RECRUIT-01"


@pytest.mark.rule("CR-TURN-04")
def test_the_game_ends_when_all_have_passed() -> None:
    state = table("piles=A:dip+torpedo rows=2@5:forger money=18,18,18 turn=1", 3)
    play(state, "1 pass", "2 pass")
    assert not api.over(state)
    assert (api.scores(state), api.returns(state), look(state, 1).scores) == ((), (), ())
    messages = say(state, "3 pass", to=0)
    assert api.over(state)
    assert api.pending(state) == ()
    assert [message[0] for message in messages] == [
        "pass", *["score-target"] * 8, *["score-gang"] * 3, "end",
    ]  # fmt: skip
    assert api.scores(state) == look(state, 1).scores == (0, 7, 0)
    assert rejected(state, 1, -1) == "CR-TURN-04"


@pytest.mark.rule("CR-TURN-04")
def test_the_last_to_pass_may_be_broke() -> None:
    state = table("piles=A:dip+torpedo money=18,1 turn=1")
    messages = say(state, "1 pass", to=0)
    assert messages[:2] == [("pass", 0, 0), ("pass", 1, 1)]
    assert messages[-1][0] == "end"


@pytest.mark.rule("CR-TURN-05")
def test_one_alone_goes_on_taking_turns() -> None:
    state = play(table("piles=A:dip+torpedo+fence,B:forger money=18,18 turn=1"), "1 pass")
    for place, (letter, crook) in enumerate((("A", "dip"), ("A", "torpedo"), ("B", "forger")), 2):
        assert asked(state) == "2 recruit"
        assert "pass" in choices(state)
        play(state, f"2 recruit {letter}", f"2 take {crook}", f"2 place {place} up")
    assert asked(state) == "2 recruit"
    assert choices(state) == ["pass", "recruit A"]


@pytest.mark.rule("CR-TURN-06")
def test_with_all_hideouts_empty_everybody_left_passes() -> None:
    state = play(table("piles=A:dip money=18,18,18 turn=1", 3), "1 recruit A", "1 take dip")
    messages = say(state, "1 place 5 up", to=0)
    assert [message for message in messages if message[0] == "pass"] == [("pass", 1, 2), ("pass", 2, 2), ("pass", 0, 2)]
    assert api.over(state)


@pytest.mark.rule("CR-TURN-06")
@pytest.mark.parametrize("secret", [False, True])
def test_empty_hideouts_end_the_game_with_secret_money_too(secret: bool) -> None:
    assert api.over(table("money=18,18 turn=1", secret_money=secret))


@pytest.mark.rule("CR-TURN-06")
def test_one_card_left_is_enough_to_go_on() -> None:
    assert asked(table("piles=E:dip money=18,18 turn=1")) == "1 recruit"


@pytest.mark.rule("CR-TURN-01", "CR-TURN-04")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_come_to_an_end(seats: int) -> None:
    for seed in range(5):
        state = game(seats, seed)
        rng = api.Rng(seed)
        taken = 0
        while not api.over(state):
            (ask,) = api.pending(state)
            choice = rng.below(len(ask.options))
            taken += ask.kind == "take" and choices(state) != ["nothing"]
            api.apply(state, ask.seat, ask.options[choice])
            sound.check(state)
        assert len(api.scores(state)) == seats
        assert sum(api.returns(state)) == pytest.approx(1)
        lying = sum(len(row) for row in look(state, 0).rows) + len(look(state, 0).gone)
        assert lying == taken
