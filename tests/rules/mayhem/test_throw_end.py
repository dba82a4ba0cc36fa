"""Section 5: dice, injuries and aftermath of a Throw Down."""

import pytest
from tests.rules.mayhem.fights import DOCKS, fight, totals
from tests.rules.mayhem.table import (
    asked,
    choices,
    controls,
    dice,
    dudes,
    goods,
    heat,
    kinds,
    look,
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
    wait,
)

from skulduggery import api

# Dice


@pytest.mark.rule("MM-THROW-21", "MM-THROW-22")
@pytest.mark.parametrize(("mine", "pulled", "die", "total"), [
    ("1M", 0, 1, 3), ("1M1P", 0, 6, 9), ("2M3P", 0, 2, 9), ("1M", 1, 4, 9), ("2M1P", 3, 1, 15),
])  # fmt: skip
def test_a_total(mine: str, pulled: int, die: int, total: int) -> None:
    state = fight(mine, "1P", text="guns=5,0,0,0")
    pulls(state, f"1 {pulled}", "2 0")
    messages = dice(state, die, 1)
    assert totals(messages) == (1, (total, 2))


@pytest.mark.rule("MM-THROW-23", "MM-THROW-25", "MM-PATCH-02")
@pytest.mark.parametrize(("holder", "winner"), [(1, 1), (2, 2), (3, 0)])
def test_the_edge(holder: int, winner: int) -> None:
    state = fight("1M", "1M", text=f"guns=0,0,0,0 patch={holder} turn=1")
    pulls(state, "1 0", "2 0")
    messages = dice(state, 4, 4)
    assert totals(messages) == (winner, (6, 6))
    assert controls(state, "the-docks") == winner


@pytest.mark.rule("MM-THROW-24", "MM-THROW-25")
def test_the_patch_helps_in_a_tie_for_the_highest_only() -> None:
    # P1 holds the Patch and is one below the tie of the others: nobody wins, all go home.
    state = fight("1M", "1M", "1M", text="guns=0,0,0,0")
    pulls(state, "1 0", "2 0", "3 0")
    messages = dice(state, 3, 4, 4)
    assert totals(messages) == (0, (5, 6, 6))
    assert [dudes(state, seat) for seat in (1, 2, 3)] == [{"clubhouse": "1M"}] * 3
    # P1 is tied for the second place: the Patch doesn't lift it.
    state = fight("1M", "1M", "1M", text="guns=0,0,0,0")
    pulls(state, "1 0", "2 0", "3 0")
    assert totals(dice(state, 4, 5, 4)) == (2, (6, 7, 6))


# Injuries


@pytest.mark.rule("MM-THROW-26", "MM-THROW-27")
@pytest.mark.parametrize(("rolls", "winner"), [((6, 1), 1), ((1, 6), 2), ((3, 3), 0)])
def test_guns_injure_whoever_wins(rolls: tuple[int, int], winner: int) -> None:
    state = fight("2M", "2M", text="guns=1,1,0,0 patch=3")
    pulls(state, "1 1", "2 1")
    messages = dice(state, *rolls)
    assert totals(messages)[0] == winner
    for seat in (1, 2):
        assert dudes(state, seat)["er"] == "1M"
    assert heat(state) == [1, 1, 0, 0]


@pytest.mark.rule("MM-THROW-27", "MM-THROW-29")
def test_with_two_gangs_all_injuries_go_to_the_other() -> None:
    state = fight("3M", "2P", text="guns=3,0,0,0")
    pulls(state, "1 3", "2 0")
    messages = dice(state, 1, 1)
    assert only(messages, "shot") == [("shot", 0, 1)] * 2  # the third one finds no Dude
    assert (dudes(state, 2), supply(state)[0]) == ({"er": "2P"}, 24)


@pytest.mark.rule("MM-THROW-28", "MM-THROW-31")
def test_shooters_and_victims_in_patch_order() -> None:
    state = fight("2M1P", "2M1P", "2M1P", text="guns=2,2,2,0 patch=3 turn=1")
    pulls(state, "1 2", "2 1", "3 1")
    dice(state, 1, 6, 1)
    order = []
    for choice in ("3 shoot 1", "1 shoot 3", "1 shoot 3", "2 shoot 1", "3 injured 1", "1 injured 2"):
        order.append(asked(state))
        say(state, choice)
    assert order == ["3 shoot", "1 shoot", "1 shoot", "2 shoot", "3 injured", "1 injured"]
    assert [dudes(state, seat).get("er") for seat in (1, 2, 3)] == ["2M", None, "1M1P"]


@pytest.mark.rule("MM-THROW-29")
def test_none_is_held_back() -> None:
    state = fight("3M", "1P", "1P", text="guns=3,0,0,0")
    pulls(state, "1 3", "2 0", "3 0")
    messages = dice(state, 6, 1, 1)
    assert asked(state) == "1 shoot"
    assert choices(state) == ["shoot 2", "shoot 3"]  # not: nobody
    messages = say(state, "1 shoot 3")
    assert only(messages, "shot") == [("shot", 0, 2), ("shot", 0, 1)]
    assert (dudes(state, 2), dudes(state, 3)) == ({"er": "1P"}, {"er": "1P"})


@pytest.mark.rule("MM-THROW-28", "MM-THROW-29")
@pytest.mark.parametrize(("to", "hurt"), [("222", (3, 0)), ("223", (2, 1)), ("333", (0, 3)), ("323", (1, 2))])
def test_all_may_go_to_one_rival(to: str, hurt: tuple[int, int]) -> None:
    """As many as it has Dudes, although the other rival has none yet."""
    state = fight("3M", "3P", "3P", text="guns=3,0,0,0")
    pulls(state, "1 3", "2 0", "3 0")
    dice(state, 6, 1, 1)
    for seat in to:
        assert choices(state) == ["shoot 2", "shoot 3"]
        say(state, f"1 shoot {seat}")
    assert tuple(int(dudes(state, seat).get("er", "0P")[0]) for seat in (2, 3)) == hurt


@pytest.mark.rule("MM-THROW-30", "MM-DEC-01")
def test_the_owner_chooses() -> None:
    for members, left in ((0, "3M"), (1, "2M1P"), (2, "1M2P")):
        state = fight("3M", "3M2P", text="guns=2,0,0,0")
        pulls(state, "1 2", "2 0")
        dice(state, 1, 6)
        assert (asked(state), choices(state)) == ("2 injured", ["injured 0", "injured 1", "injured 2"])
        assert refused(state, "1 injured 0") == "MM-THROW-31"
        assert refused(state, "2 injured 3") == "MM-THROW-30"
        say(state, f"2 injured {members}")
        assert dudes(state, 2)["the-docks"] == left


@pytest.mark.rule("MM-THROW-31")
def test_only_dudes_in_the_fight() -> None:
    state = table(f"{DOCKS} dudes=1@the-docks:2M,2@the-docks:1P,2@clubhouse:3M guns=2,0,0,0 tokens=1,0,0,1")
    say(state, "1 throw-down the-docks")
    pulls(state, "1 2", "2 0")
    dice(state, 1, 1)
    assert dudes(state, 2) == {"er": "1P", "clubhouse": "3M"}


# Aftermath


@pytest.mark.rule("MM-THROW-32")
def test_the_injured_count_for_the_total() -> None:
    state = fight("1M", "2M", text="guns=1,0,0,0")
    pulls(state, "1 1", "2 0")
    assert totals(dice(state, 1, 2)) == (1, (6, 6))  # P2: 2 + 2 * 2, with the Member that is injured


@pytest.mark.rule("MM-THROW-34")
def test_losers_go_home() -> None:
    state = fight("1M", "1M2P", "2P", text="guns=0,0,0,0")
    pulls(state, "1 0", "2 0", "3 0")
    dice(state, 1, 6, 1)
    assert [dudes(state, seat) for seat in (1, 2, 3)] == [
        {"clubhouse": "1M"},
        {"the-docks": "1M2P"},
        {"clubhouse": "2P"},
    ]


@pytest.mark.rule("MM-THROW-35", "MM-THROW-40")
def test_the_losers_leave_all_the_same() -> None:
    state = fight("1M", "2M", text="guns=1,1,0,0 patch=3 tokens=2,0,0,1 turn=1")
    pulls(state, "1 1", "2 1")
    dice(state, 6, 1)
    assert (dudes(state, 1), dudes(state, 2)) == ({"er": "1M"}, {"clubhouse": "1M", "er": "1M"})
    assert (controls(state, "the-docks"), asked(state)) == (0, "4 order")


@pytest.mark.rule("MM-THROW-36", "MM-HEAT-10")
def test_one_heat_for_guns_whatever_the_number() -> None:
    state = fight("3M", "3M", "1M", text="guns=3,1,1,0 heat=0,2,1,0 patch=2 turn=1")
    pulls(state, "1 3", "2 1", "3 0")
    messages = dice(state, 6, 1, 6)
    while "shoot" in asked(state) or "injured" in asked(state):
        messages += say(state, f"{asked(state)[0]} {choices(state)[0]}", to=0)
    assert [message[1] for message in only(messages, "heat")] == [1, 0]  # Patch Order
    assert heat(state) == [1, 3, 1, 0]


@pytest.mark.rule("MM-THROW-37")
def test_the_holder_when_it_was_declared() -> None:
    # P2 held the Patch, is beaten and disbanded: the Patch is with P3, who was not in the fight.
    state = fight("2M", "1P", text="patch=2 turn=1 guns=0,1,0,0 heat=0,4,0,0")
    pulls(state, "1 0", "2 1")
    dice(state, 1, 6)
    assert (out(state), patch(state), asked(state)) == ([2], 3, "1 take-patch")
    # If P3 held it all along, there is nothing to take.
    state = fight("2M", "1P", text="patch=3 turn=1 guns=0,0,0,0 tokens=1,0,0,1")
    pulls(state, "1 0", "2 0")
    dice(state, 6, 1)
    assert (asked(state), patch(state)) == ("4 order", 3)


@pytest.mark.rule("MM-THROW-38")
@pytest.mark.parametrize(("answer", "holder"), [("yes", 2), ("no", 1)])
def test_the_patch_may_be_taken(answer: str, holder: int) -> None:
    state = fight("1M", "2M", text="guns=0,0,0,0 tokens=1,0,0,1")
    pulls(state, "1 0", "2 0")
    dice(state, 1, 6)
    assert (asked(state), choices(state)) == ("2 take-patch", ["no", "yes"])
    say(state, f"2 {answer}")
    assert patch(state) == holder


@pytest.mark.rule("MM-THROW-33", "MM-ELIM-04", "MM-RND-12")
def test_pulled_guns_are_in_the_supply_before_their_heat_disbands_a_gang() -> None:
    """So a disbanded gang never has Guns in its fist."""
    state = fight("2M", "2P", text="guns=0,3,0,0 heat=0,4,0,0 tokens=1,0,0,1")
    pulls(state, "1 0", "2 2")
    before = supply(state)[0]
    dice(state, 1, 6)
    assert (out(state), [gang.fist for gang in look(state).gangs]) == ([2], [0, 0, 0, 0])
    assert supply(state)[0] == before + 3


@pytest.mark.rule("MM-THROW-38", "MM-PATCH-03")
def test_only_who_defeats_the_holder_may_take_the_patch() -> None:
    """Gang 3 holds it and is not in the fight, so it keeps it after either result."""
    for die, rival in ((6, 1), (1, 6)):
        state = fight("2M", "2M", text="guns=0,0,0,0 tokens=1,0,0,1 patch=3")
        pulls(state, "1 0", "2 0")
        dice(state, die, rival)
        assert (asked(state), patch(state)) == ("4 order", 3)


@pytest.mark.rule("MM-THROW-39")
def test_exploiting_at_once() -> None:
    def won(tokens: str, more: str = "") -> api.State:
        state = fight("2M", "1P", text=f"guns=0,0,0,0 contraband=0,0,0,0 tokens={tokens} {more}")
        pulls(state, "1 0", "2 0")
        dice(state, 6, 1)
        return state

    state = won("3,0,0,1")
    assert (asked(state), choices(state)) == ("1 exploit-now", ["no", "yes"])
    play(state, "1 yes", "1 rule 1", "1 boost")
    assert (goods(state, 1), tokens(state)[0]) == ("4C3K", 0)
    assert asked(state) == "4 order"
    state = won("3,0,0,1")
    say(state, "1 no")
    assert (tokens(state)[0], look(state).marks, asked(state)) == (2, (), "4 order")
    assert asked(won("1,0,0,1")) == "4 order"  # no token
    assert asked(won("3,0,0,1", "marks=the-docks")) == "4 order"  # exploited already


@pytest.mark.rule("MM-THROW-40")
def test_no_exploit_after_a_fall_of_the_last_dude() -> None:
    state = table(f"{DOCKS} dudes=1@the-docks:1M,1@er:1M,2@the-docks:1P guns=1,0,0,0 heat=4,0,0,0 tokens=2,0,0,1")
    for falls, then in (("er", "1 exploit-now"), ("the-docks", "4 order")):
        clone = play(api.clone(state), "1 throw-down the-docks")
        pulls(clone, "1 1", "2 0")
        dice(clone, 6, 1)
        say(clone, f"1 fall {falls} member")
        assert asked(clone) == then


@pytest.mark.rule("MM-THROW-41")
def test_only_the_issuer_exploits() -> None:
    state = fight("1M", "2M", text="guns=0,0,0,0 patch=3 turn=1 tokens=1,3,0,1")
    pulls(state, "1 0", "2 0")
    dice(state, 1, 6)
    assert (controls(state, "the-docks"), asked(state)) == (2, "2 order")


@pytest.mark.rule("MM-THROW-42")
def test_without_a_winner_nothing_is_claimed() -> None:
    # The Patch Holder is in it, below the tie.
    state = fight("1M", "2M", "2M", text="guns=0,0,0,0 turn=2 tokens=0,3,0,1", issuer=2)
    pulls(state, "1 0", "2 0", "3 0")
    dice(state, 1, 2, 2)
    assert (patch(state), asked(state)) == (1, "4 order")


@pytest.mark.rule("MM-THROW-43")
def test_a_winner_that_is_disbanded_claims_nothing() -> None:
    state = fight("1M", "1P", text="guns=0,1,0,0 heat=0,4,0,0 tokens=1,0,0,1")
    pulls(state, "1 0", "2 1")
    messages = dice(state, 1, 6)
    assert totals(messages) == (2, (3, 10))
    assert (out(state), patch(state), asked(state)) == ([2], 1, "4 order")


@pytest.mark.rule("MM-THROW-36", "MM-HEAT-08", "MM-ELIM-06")
def test_falls_at_the_end_of_a_fight() -> None:
    state = fight("1M", "1M", "1M", seats=3, text="guns=1,1,1 heat=4,4,4 patch=2 turn=1")
    pulls(state, "1 1", "2 1", "3 1")
    messages = dice(state, 1, 2, 3)
    while "shoot" in asked(state):
        messages += say(state, f"{asked(state)[0]} {choices(state)[0]}", to=0)
    # All are injured, and all Members Take the Fall from the Emergency Room, one gang after the other.
    assert [message[1] for message in only(messages, "fall")] == [1, 2, 0]
    assert heat(state) == [1, 1, 1]


@pytest.mark.rule("MM-GANG-CALAVERAS-2", "MM-THROW-06")
def test_an_ambush_stops_all_back_up() -> None:
    text = f"sides=calaveras {DOCKS} dudes=1@the-docks:1M,1@clubhouse:1M,2@the-docks:1M,2@clubhouse:1M tokens=3,3,0,0"
    state = octane(text)
    say(state, "1 throw-down the-docks")
    assert (asked(state), tokens(state)[0]) == ("1 back-up", 2)
    state = octane(text)
    say(state, "1 ambush the-docks")
    assert (asked(state), tokens(state)[0]) == ("1 guns, 2 guns", 1)
    assert refused(octane(text.replace("tokens=3", "tokens=1")), "1 ambush the-docks") == "MM-GANG-CALAVERAS-2"


@pytest.mark.rule("MM-THROW-16")
def test_a_fight_is_told_to_all() -> None:
    state = fight("2M", "2M", text="guns=1,1,0,0 tokens=1,0,0,1")
    messages = pulls(state, "1 1", "2 0")
    messages += dice(state, 5, 2)
    messages += wait(state, "4 order")
    found = [kind for kind in kinds(messages) if kind != "guns-chosen"]
    assert found[:7] == ["guns", "die", "die", "totals", "shot", "injured", "home"]
    assert ("home", 1, place(state, "the-docks"), 1, 0) in messages
