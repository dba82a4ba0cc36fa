"""Section 3, recruit: choose, pay, look, take."""

import pytest
from tests.rules.play import (
    FULL,
    asked,
    choices,
    could_be,
    could_hold,
    fields,
    look,
    money,
    names,
    notes,
    pile,
    piles,
    play,
    refused,
    rejected,
    say,
    table,
)

from skulduggery.api import BadInput


@pytest.mark.rule("CR-RECRUIT-01")
@pytest.mark.parametrize(("letter", "price"), [("A", 1), ("B", 2), ("C", 3), ("E", 5)])
def test_one_dollar_for_each_card_there(letter: str, price: int) -> None:
    text = "piles=A:dip,B:torpedo+forger,C:fence+drunk+bruiser,E:hothead+chopper+brawler+phantom+kingpin"
    state = table(f"{text} money=18,18 turn=1")
    say(state, f"1 recruit {letter}")
    assert money(state) == [18 - price, 18]


@pytest.mark.rule("CR-RECRUIT-01")
def test_the_price_is_that_of_the_cards_there_now() -> None:
    state = table("piles=C:fence+drunk+bruiser money=9,9 turn=1")
    play(state, "1 recruit C", "1 take fence", "1 place 5 up")
    play(state, "2 recruit C", "2 take drunk", "2 place 5 up")
    play(state, "1 recruit C", "1 take bruiser", "1 place 6 up")
    assert money(state) == [9 - 3 - 1, 9 - 2]


@pytest.mark.rule("CR-RECRUIT-01")
def test_an_empty_hideout_cannot_be_chosen() -> None:
    state = table("piles=A:dip,C:torpedo money=18,18 turn=1")
    assert choices(state) == ["pass", "recruit A", "recruit C"]
    assert refused(state, "1 recruit B") == "CR-RECRUIT-01"
    with pytest.raises(BadInput, match="'recruit F' does not answer 'recruit'"):
        say(state, "1 recruit F")
    assert rejected(state, 1, 5) == "CR-RECRUIT-01"
    assert rejected(state, 1, -2) == "CR-RECRUIT-01"


@pytest.mark.rule("CR-RECRUIT-01")
def test_a_pile_costs_all_of_its_price() -> None:
    """A player who can pay for another pile is refused this one because of its price, not because they must pass."""
    state = table("piles=A:dip,E:hothead+chopper+brawler+phantom+kingpin money=4,18 turn=1")
    assert choices(state) == ["pass", "recruit A"]
    assert refused(state, "1 recruit E") == "CR-RECRUIT-01"
    exact = table("piles=A:dip,E:hothead+chopper+brawler+phantom+kingpin money=5,18 turn=1")
    say(exact, "1 recruit E")
    assert money(exact) == [0, 18]


@pytest.mark.rule("CR-RECRUIT-02")
def test_the_recruiter_sees_all_cards_and_takes_one() -> None:
    state = table("piles=C:fence+drunk+bruiser money=9,9 turn=1")
    ids = names(state.rules)
    cards = tuple(sorted(ids.index(one) for one in ("fence", "drunk", "bruiser")))
    assert say(state, "1 recruit C") == [("recruit", 0, 2, 3, cards)]
    assert look(state, 1).looking == cards
    assert choices(state) == [f"take {ids[card]}" for card in cards]
    assert say(state, "1 take drunk") == [("take", 0, 2, ids.index("drunk"))]
    assert look(state, 1).looking == ()
    assert look(state, 1).hand == ids.index("drunk")


@pytest.mark.rule("CR-RECRUIT-02")
@pytest.mark.parametrize("crook", ["fence", "drunk", "bruiser"])
def test_any_card_can_be_taken_and_the_rest_goes_back(crook: str) -> None:
    state = table("piles=C:fence+drunk+bruiser,D:dip+torpedo money=9,9 turn=1")
    play(state, "1 recruit C", f"1 take {crook}", "1 place 5 up")
    assert pile(state, "C") == sorted({"fence", "drunk", "bruiser"} - {crook})
    assert pile(state, "D") == ["dip", "torpedo"]
    assert fields(state)["rows"] == f"1@5:{crook}"


@pytest.mark.rule("CR-RECRUIT-02")
@pytest.mark.parametrize("eyes", [0, 2, 3])
def test_nobody_else_sees_any_card(eyes: int) -> None:
    state = table("piles=C:fence+drunk+bruiser money=9,9,9 turn=1", 3)
    assert say(state, "1 recruit C", to=eyes) == [("recruit", 0, 2, 3, None)]
    assert (look(state, eyes).looking, look(state, eyes).hand) == ((), -1)
    assert say(state, "1 take drunk", to=eyes) == [("take", 0, 2, None)]
    assert (look(state, eyes).looking, look(state, eyes).hand) == ((), -1)
    say(state, "1 place 5 up")
    assert notes(state, 1) == ["bruiser+fence in C C"]
    assert look(state, eyes).notes == ()


@pytest.mark.rule("CR-RECRUIT-02")
def test_only_a_card_of_this_pile_can_be_taken() -> None:
    state = play(table("piles=C:fence+drunk,D:dip+torpedo money=9,9 turn=1"), "1 recruit C")
    assert refused(state, "1 take dip") == "CR-RECRUIT-02"
    assert refused(state, "1 take kingpin") == "CR-RECRUIT-02"  # in the box
    assert rejected(state, 1, "fence") == "CR-RECRUIT-02"
    assert rejected(state, 1, 99) == "CR-RECRUIT-02"


@pytest.mark.rule("CR-RECRUIT-03")
def test_the_boss_must_be_the_last_card() -> None:
    state = table("piles=C:fence+kingpin+drunk money=9,9 turn=1")
    say(state, "1 recruit C")
    assert choices(state) == ["take drunk", "take fence"]
    assert refused(state, "1 take kingpin") == "CR-RECRUIT-03"
    play(state, "1 take fence", "1 place 5 up", "2 recruit C")
    assert choices(state) == ["take drunk"]
    assert refused(state, "2 take kingpin") == "CR-RECRUIT-03"
    play(state, "2 take drunk", "2 place 5 up", "1 recruit C")
    assert choices(state) == ["take kingpin"]


@pytest.mark.rule("CR-RECRUIT-03", "CR-INFO-01")
def test_a_crook_taken_from_others_is_known_not_to_be_the_boss() -> None:
    """So it is for all who look on, before it is placed; the last one of a pile may be the Boss."""
    text = "piles=A:fence+drunk,B:dip money=9,9 turn=1"
    first = play(table(text), "1 recruit A", "1 take fence")
    assert "kingpin" not in could_hold(first, 2)
    assert len(could_hold(first, 2)) > 20
    last = play(table(text), "1 recruit B", "1 take dip")
    assert "kingpin" in could_hold(last, 2)


@pytest.mark.rule("CR-RECRUIT-04")
def test_pile_price_and_what_is_left_are_public() -> None:
    for eyes in (0, 2, 3):
        state = table("piles=C:fence+drunk+bruiser,D:dip money=9,9,9 turn=1", 3)
        assert say(state, "1 recruit C", to=eyes) == [("recruit", 0, 2, 3, None)]
        assert money(state, eyes) == [6, 9, 9]
        assert say(state, "1 take drunk", to=eyes)[0][:3] == ("take", 0, 2)
        assert look(state, eyes).piles == (0, 0, 2, 1, 0, 0, 0)
    assert piles(state) == "C2 D1"


@pytest.mark.rule("CR-RECRUIT-05")
def test_paying_comes_before_looking() -> None:
    state = play(table("piles=C:fence+drunk+bruiser money=9,9 turn=1"), "1 recruit C")
    assert asked(state) == "1 take"
    assert money(state) == [6, 9]


@pytest.mark.rule("CR-RECRUIT-05")
def test_there_is_no_way_back() -> None:
    state = play(table("piles=C:fence+drunk+bruiser,D:dip money=9,9 turn=1"), "1 recruit C")
    for line in ("1 pass", "1 recruit D"):
        with pytest.raises(BadInput, match="does not answer 'take'"):
            say(state, line)
    assert "nothing" not in choices(state)
    assert refused(state, "1 nothing") == "CR-RECRUIT-05"
    say(state, "1 take drunk")
    assert money(state) == [6, 9]


@pytest.mark.rule("CR-RECRUIT-05")
def test_a_card_that_can_be_placed_must_be_taken() -> None:
    state = play(table(f"piles=C:ice-man+drunk+bruiser rows={FULL} money=9,9 turn=1"), "1 recruit C")
    assert choices(state) == ["take ice-man"]
    assert refused(state, "1 nothing") == "CR-RECRUIT-05"


@pytest.mark.rule("CR-RECRUIT-02", "CR-INFO-01")
def test_what_is_left_of_a_pile_stays_unknown_to_others() -> None:
    state = table("piles=A:fence+drunk money=9,9 turn=1")
    play(state, "1 recruit A", "1 take drunk", "1 place 5 up")
    assert could_be(state, 1, "A") == {"fence"}
    others = could_be(state, 2, "A")
    assert "drunk" not in others
    assert len(others) > 20
