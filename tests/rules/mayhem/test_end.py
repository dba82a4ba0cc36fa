"""Section 10: the end and the ranking."""

import pytest
from tests.rules.mayhem.table import asked, dice, look, only, ranking, table, wait

from skulduggery import api

EVEN = "heat=0,0,0,0 tokens=0,0,0,0 contraband=0,0,0,0"


def end(text: str, seats: int = 4, **options: api.Value) -> api.State:
    """The last round is over but for the dice."""
    none = ",".join(["0"] * seats)
    even = f"heat={none} tokens={none}" + ("" if "contraband" in text else f" contraband={none}")
    state = table(f"round={7 if options.get('long_haul') else 6} {text} {even}", seats, **options)
    while asked(state).endswith("traffic"):
        api.apply(state, api.pending(state)[0].seat, 0)
    return state


@pytest.mark.rule("MM-END-01", "MM-INFO-01")
def test_all_blinds_are_lifted() -> None:
    state = table(f"round=6 cash=4,3,2,1 guns=0,1,2,3 {EVEN}")
    assert [gang.goods for gang in look(state, 1).gangs[1:]] == [(-1, -1, -1)] * 3
    messages = wait(state, "")
    held = ((4, 0, 0), (3, 1, 0), (2, 2, 0), (1, 3, 0))
    assert only(messages, "blinds") == [("blinds", *held)]
    for eyes in (0, 1, 2, 3, 4):
        assert tuple(gang.goods for gang in look(state, eyes).gangs) == held
    assert only(messages, "end") == [("end", 0, 1, 2, 3)]


@pytest.mark.rule("MM-END-01", "MM-RND-02", "MM-HARD-02")
@pytest.mark.parametrize(("long", "rounds"), [(False, 6), (True, 7)])
def test_after_the_last_round(long: bool, rounds: int) -> None:
    state = table(f"round={rounds - 1} cash=4,3,2,1 {EVEN}", long_haul=long)
    messages = wait(state, "")
    assert [message[1] for message in only(messages, "round")] == [rounds]
    assert api.over(state)


@pytest.mark.rule("MM-END-02", "MM-END-09")
@pytest.mark.parametrize(
    ("cash", "order"), [("9,8,7,6", [1, 2, 3, 4]), ("6,9,8,7", [2, 3, 4, 1]), ("0,1,0,2", [4, 2, 1, 3])]
)
def test_most_cash_wins(cash: str, order: list[int]) -> None:
    """Guns, Contraband, Dudes and Sites are worth nothing against a single Dollar."""
    held = "guns=0,0,0,0" if cash[0] == "0" else "guns=1,2,3,9"
    state = end(f"cash={cash} {held} contraband=1,2,3,9 dudes=4@the-docks:5M5P sites=the-docks")
    assert ranking(state) == order
    assert api.scores(state) == tuple(int(n) for n in cash.split(","))
    assert api.returns(state) == tuple(1.0 if seat == order[0] else 0.0 for seat in (1, 2, 3, 4))


@pytest.mark.rule("MM-END-03", "MM-PATCH-02")
@pytest.mark.parametrize("holder", [1, 2, 3])
def test_the_patch_breaks_a_tie(holder: int) -> None:
    """Before Guns; among those who are tied only."""
    state = end(f"patch={holder} cash=9,9,9,8 guns=3,2,1,9")
    assert ranking(state)[0] == holder
    assert ranking(state) == [holder, *[seat for seat in (1, 2, 3) if seat != holder], 4]


@pytest.mark.rule("MM-END-04")
def test_guns_break_a_tie() -> None:
    assert ranking(end("patch=4 cash=9,9,9,8 guns=1,3,2,9")) == [2, 3, 1, 4]


@pytest.mark.rule("MM-END-05")
def test_a_roll_with_all_dudes() -> None:
    """A die, 1 for each Prospect, 2 for each Member wherever they are; no Guns."""
    state = end(
        "patch=4 cash=9,9,5,1 guns=4,4,0,0 sites=the-docks "
        "dudes=1@the-docks:1M,1@clubhouse:1P,1@gun-factory:1P,2@clubhouse:1M"
    )
    assert asked(state) == "0 die"
    messages = dice(state, 3, 4)
    assert only(messages, "last-die") == [("last-die", 0, 3, 7), ("last-die", 1, 4, 6)]
    assert ranking(state) == [1, 2, 3, 4]


@pytest.mark.rule("MM-END-06")
def test_tied_again() -> None:
    state = end("patch=4 cash=9,9,5,1 guns=4,4,0,0 dudes=1@clubhouse:1M,2@clubhouse:2P")
    assert asked(state) == "0 die"
    dice(state, 2, 2, 5, 5, 1)
    assert asked(state) == "0 die"
    dice(state, 3)
    assert ranking(state) == [2, 1, 3, 4]


@pytest.mark.rule("MM-END-06", "MM-END-07")
def test_who_rolls_again_keeps_the_places_rolled_for() -> None:
    """Three roll 6, 6, 1: the first two roll again for places 1 and 2, also below 1."""
    state = end("patch=4 cash=9,9,9,1 guns=4,4,4,0 dudes=1@clubhouse:1P,2@clubhouse:1P,3@clubhouse:5P")
    messages = dice(state, 6, 6, 1)  # 7, 7, 6
    assert [message[3] for message in only(messages, "last-die")] == [7, 7, 6]
    assert asked(state) == "0 die"
    dice(state, 1, 2)  # 2, 3: still before the third, who has lost
    assert ranking(state) == [2, 1, 3, 4]


@pytest.mark.rule("MM-END-07")
def test_lower_places_by_the_same_chain() -> None:
    assert ranking(end("patch=4 cash=9,5,5,5 guns=0,1,2,0")) == [1, 4, 3, 2]
    state = end("patch=1 cash=9,5,5,1 guns=0,1,1,0")
    assert asked(state) == "0 die"
    dice(state, 1, 6)
    assert ranking(state) == [1, 3, 2, 4]


@pytest.mark.rule("MM-END-07", "MM-END-05")
def test_two_ties_at_once() -> None:
    state = end("patch=1 cash=9,9,5,5 guns=1,1,1,1")  # the Patch decides the first
    dice(state, 2, 1)
    assert ranking(state) == [1, 2, 3, 4]
    state = end("patch=5 cash=9,9,5,5,1 guns=1,1,1,1,1", 5)
    dice(state, 1, 2, 6, 5)
    assert ranking(state) == [2, 1, 3, 4, 5]


@pytest.mark.rule("MM-END-08")
def test_the_disbanded_are_last() -> None:
    """The later, the better; even with the same Cash, none."""
    state = end("out=2,4,1 patch=3 cash=0,0,0,0 guns=0,0,0,0")
    assert ranking(state) == [3, 1, 4, 2]


@pytest.mark.rule("MM-END-08", "MM-ELIM-06")
def test_one_is_left() -> None:
    """The last gang in the game wins at once, whatever was still to come."""
    state = table(
        "round=3 cards=grand-jury,truce,stake-out out=2,4 heat=4,0,0,0 cash=9,0,1,0 guns=0,0,0,0 contraband=0,0,0,0 "
        "sites=film-studio dudes=1@film-studio:1P tokens=1,0,3,0",
        hardcore_cards=True,
    )
    events = api.apply(state, 0, api.option(state.rules, api.pending(state)[0], ["exploit", "film-studio"]))
    assert [event.told(0)[0] for event in events][-2:] == ["blinds", "end"]
    assert ranking(state) == [3, 1, 4, 2]
    assert api.over(state)
