"""Section 5: Throw Downs of two to six gangs."""

import pytest
from tests.rules.mayhem.fights import DOCKS, fight, people, totals
from tests.rules.mayhem.table import (
    asked,
    backs,
    can,
    choices,
    components,
    controls,
    dice,
    dudes,
    events_of,
    goods,
    guns,
    heat,
    house,
    look,
    only,
    play,
    pulls,
    refused,
    say,
    supply,
    table,
    tokens,
    told,
)

# Issuing


@pytest.mark.rule("MM-THROW-01", "MM-THROW-02")
@pytest.mark.parametrize(("mine", "theirs", "rule"), [
    ("1M", "1M", ""), ("1M", "1P", ""), ("1M1P", "2P", ""), ("2P", "1M", "MM-THROW-02"), ("1P", "1P", "MM-THROW-02"),
    ("1M", "-", "MM-THROW-01"), ("-", "1M", "MM-THROW-01"), ("-", "-", "MM-THROW-01"),
])  # fmt: skip
def test_who_may_issue_one(mine: str, theirs: str, rule: str) -> None:
    state = table(f"{DOCKS} {people(mine, theirs)}")
    assert can(state, "throw-down the-docks") == (rule == "")
    assert refused(state, "1 throw-down the-docks") == rule


@pytest.mark.rule("MM-THROW-03")
def test_no_fight_in_a_clubhouse() -> None:
    state = table()
    assert refused(state, "1 throw-down clubhouse") == "MM-THROW-03"
    assert refused(state, "1 throw-down clubhouse-2") == "MM-THROW-03"


@pytest.mark.rule("MM-THROW-04")
def test_a_fight_where_it_was_exploited() -> None:
    assert can(table(f"{DOCKS} marks=the-docks {people('1M', '1M')}"), "throw-down the-docks")


@pytest.mark.rule("MM-THROW-05", "MM-THROW-21", "MM-THROW-22", "MM-THROW-34", "MM-THROW-44")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("best", [1, 2])
def test_all_who_are_there_fight(seats: int, best: int) -> None:
    guns_ = ",".join(["1"] * seats)
    state = fight(*["2M1P"] * seats, seats=seats, text=f"guns={guns_} patch={seats}")
    assert asked(state) == ", ".join(f"{seat} guns" for seat in [seats, *range(1, seats)])
    pulls(state, *[f"{seat} 0" for seat in range(1, seats + 1)])
    order = [seats, *range(1, seats)]  # the Patch Holder rolls first
    messages = dice(state, *[6 if seat == best else 1 for seat in order])
    assert [message[1] for message in only(messages, "die")] == [seat - 1 for seat in order]
    assert totals(messages) == (best, tuple(11 if seat == best else 6 for seat in order))
    for seat in range(1, seats + 1):
        assert dudes(state, seat) == ({"the-docks": "2M1P"} if seat == best else {"clubhouse": "2M1P"})
    assert controls(state, "the-docks") == best


@pytest.mark.rule("MM-THROW-05", "MM-THROW-06")
def test_nobody_leaves_and_nobody_joins() -> None:
    text = f"{DOCKS} dudes=1@the-docks:1M,2@the-docks:1M,2@clubhouse:1M,3@the-docks:1P,4@clubhouse:2M tokens=1,1,1,3"
    state = table(text)
    say(state, "1 throw-down the-docks")
    assert asked(state) == "2 back-up"  # P1 and P3 have nobody elsewhere; P4 isn't in it
    assert choices(state) == ["back-up done", "back-up clubhouse-2 1M"]  # nobody can be taken away
    assert refused(state, "4 back-up clubhouse-4 1M") == "MM-THROW-07"
    assert refused(state, "2 back-up the-docks 1M") == "MM-THROW-09"
    say(state, "2 back-up done")
    assert asked(state) == "1 guns, 2 guns, 3 guns"


# Back-up


@pytest.mark.rule("MM-THROW-07", "MM-THROW-08")
@pytest.mark.parametrize(("holder", "order"), [(1, [1, 3, 4]), (2, [3, 4, 1]), (3, [3, 4, 1]), (4, [4, 1, 3])])
def test_back_up_in_patch_order(holder: int, order: list[int]) -> None:
    there = ",".join(f"{seat}@the-docks:1M,{seat}@clubhouse:1M" for seat in (1, 3, 4))
    state = table(f"{DOCKS} dudes={there},2@clubhouse:2M patch={holder} turn=3 tokens=2,2,3,2")
    say(state, "3 throw-down the-docks")
    asked_ = []
    while "back-up" in asked(state):
        asked_.append(int(asked(state)[0]))
        assert refused(state, f"{asked_[-1] % 4 + 1} back-up done") == "MM-THROW-07"
        say(state, f"{asked_[-1]} back-up done")
    assert asked_ == order


@pytest.mark.rule("MM-THROW-09")
def test_what_back_up_costs() -> None:
    text = f"{DOCKS} dudes=1@the-docks:1M,1@clubhouse:2M2P,1@gun-factory:1P,1@cut-and-bag-op:1M,2@the-docks:1P "
    for sources, cost, there in (
        ((), 0, "1M"),
        (("clubhouse:2M2P",), 1, "3M2P"),
        (("clubhouse:1P", "gun-factory:1P"), 2, "1M2P"),
        (("clubhouse:1M", "gun-factory:1P", "cut-and-bag-op:1M"), 3, "3M1P"),
    ):
        state = table(text + "tokens=4,0,0,0")
        say(state, "1 throw-down the-docks")
        assert refused(state, "1 back-up clubhouse 0") == "MM-THROW-09"
        backs(state, f"1 {' '.join(sources)}")
        assert (tokens(state)[0], dudes(state, 1)["the-docks"]) == (3 - cost, there)
    state = table(text + "tokens=2,0,0,0")
    play(state, "1 throw-down the-docks", "1 back-up clubhouse 1M")
    assert refused(state, "1 back-up gun-factory 1P") == "MM-THROW-09"  # the only token is spoken for


@pytest.mark.rule("MM-THROW-10", "MM-THROW-11", "MM-DEC-06")
def test_all_sources_at_once() -> None:
    state = table(
        f"{DOCKS} dudes=1@the-docks:1M,1@clubhouse:1M,1@gun-factory:1P,2@the-docks:1M,2@clubhouse:1M tokens=3,1,0,0"
    )
    say(state, "1 throw-down the-docks")
    for line in ("1 back-up clubhouse 1M", "1 back-up gun-factory 1P"):
        events = events_of(state, line)
        assert [told(events, eyes) for eyes in (0, 2, 3)] == [[], [], []]
        assert dudes(state, 1)["the-docks"] == "1M"  # nothing has happened yet
        assert refused(state, "2 back-up done") == "MM-THROW-07"
    events = events_of(state, "1 back-up done")
    assert len(only(told(events, 2), "back-up")) == 1  # the next one knows
    assert (dudes(state, 1), tokens(state)[0]) == ({"the-docks": "2M1P"}, 0)
    assert asked(state) == "2 back-up"
    assert refused(state, "1 back-up done") == "MM-THROW-07"  # once, and there is no way back


@pytest.mark.rule("MM-THROW-12")
def test_where_back_up_comes_from() -> None:
    state = table(
        "sites=the-docks,card-room cards=poker-night tokens=5,0,0,0 "
        "dudes=1@the-docks:1M,1@clubhouse:1P,1@card-room:1P,1@poker-night:1P,1@er:1M,2@the-docks:1M"
    )
    say(state, "1 throw-down the-docks")
    assert choices(state) == [
        "back-up done", "back-up clubhouse-1 1P", "back-up card-room 1P", "back-up poker-night 1P",
    ]  # fmt: skip
    assert refused(state, "1 back-up er 1M") == "MM-THROW-12"


@pytest.mark.rule("MM-THROW-13", "MM-CARD-H6-1")
def test_back_up_is_no_ride() -> None:
    state = table(f"{DOCKS} cards=road-blocks dudes=1@the-docks:1M,1@clubhouse:2M3P,2@the-docks:1M tokens=2,0,0,0")
    assert not can(state, "ride clubhouse the-docks 2M1P")
    say(state, "1 throw-down the-docks")
    backs(state, "1 clubhouse:2M3P")
    assert (dudes(state, 1), tokens(state)[0]) == ({"the-docks": "3M3P"}, 0)


@pytest.mark.rule("MM-THROW-14")
def test_who_is_skipped() -> None:
    # P1 has no token left, P2 nobody elsewhere, P3 only in the Emergency Room, P4 both.
    state = table(
        f"{DOCKS} tokens=1,2,2,2 "
        "dudes=1@the-docks:1M,1@clubhouse:1M,2@the-docks:1M,3@the-docks:1M,3@er:1M,4@the-docks:1M,4@clubhouse:1P"
    )
    say(state, "1 throw-down the-docks")
    assert asked(state) == "4 back-up"


@pytest.mark.rule("MM-THROW-15")
def test_an_empty_source_is_lost() -> None:
    state = table(f"{DOCKS} dudes=1@the-docks:1M,1@gun-factory:1M,2@the-docks:1M,2@gun-factory:1P tokens=2,0,0,0")
    say(state, "1 throw-down the-docks")
    assert controls(state, "gun-factory") == 0
    backs(state, "1 gun-factory:1M")
    assert controls(state, "gun-factory") == 2


# Guns


@pytest.mark.rule("MM-THROW-16", "MM-INFO-06", "MM-INFO-07")
@pytest.mark.parametrize("order", [(1, 2, 3), (3, 1, 2), (2, 3, 1)])
def test_guns_are_chosen_in_secret(order: tuple[int, ...]) -> None:
    state = fight("2M", "2M", "2M", text="guns=2,2,2,2")
    choice = {1: 2, 2: 0, 3: 1}
    for seat in order[:2]:
        events = events_of(state, f"{seat} guns {choice[seat]}")
        for eyes in range(5):
            known = choice[seat] if eyes == seat else None
            assert told(events, eyes) == [("guns-chosen", seat - 1, known)]
        assert guns(state) == [2, 2, 2, 2]
    events = events_of(state, f"{order[2]} guns {choice[order[2]]}")
    for eyes in range(5):
        assert ("guns", 2, 0, 1, -2) in told(events, eyes)
    assert [gang.fist for gang in look(state, 0).gangs] == [2, 0, 1, 0]


@pytest.mark.rule("MM-THROW-17")
@pytest.mark.parametrize(
    ("mine", "held", "most"), [("1M", 5, 1), ("2M1P", 5, 3), ("2M1P", 1, 1), ("2M", 0, 0), ("1M3P", 4, 4)]
)
def test_how_many_guns(mine: str, held: int, most: int) -> None:
    state = fight(mine, "1M", text=f"guns={held},0,0,0")
    assert choices(state, 1) == [f"guns {n}" for n in range(most + 1)]
    assert refused(state, f"1 guns {most + 1}") == "MM-THROW-17"
    assert refused(state, "3 guns 0") == "MM-THROW-16"
    say(state, "1 guns 0")
    assert refused(state, "1 guns 0") == "MM-THROW-16"


@pytest.mark.rule("MM-THROW-17")
def test_back_up_may_pull_guns_too() -> None:
    state = table(f"{DOCKS} dudes=1@the-docks:1M,1@clubhouse:2P,2@the-docks:1M guns=9,0,0,0 tokens=2,0,0,0")
    say(state, "1 throw-down the-docks")
    backs(state, "1 clubhouse:2P")
    assert choices(state, 1)[-1] == "guns 3"


PROHIBITED = [one["id"] for kind in ("site", "card") for one in components()[kind] if one.get("guns_prohibited")]


@pytest.mark.rule("MM-THROW-18")
@pytest.mark.parametrize("where", PROHIBITED)
def test_where_guns_are_prohibited(where: str) -> None:
    up = "" if where in ("charming-police-station", "st-thomas-hospital") else f"sites={where}"
    if where in ("charity-ride", "poker-night"):
        up = f"cards={where}"
    state = table(f"{up} dudes=1@{where}:2M,2@{where}:1M guns=2,2,0,0 tokens=1,0,0,1")
    say(state, f"1 throw-down {where}")
    assert asked(state) == "0 die"
    messages = dice(state, 1, 1)
    assert totals(messages) == (1, (5, 3))
    assert (guns(state), heat(state)) == ([2, 2, 0, 0], [0, 0, 0, 0])


def test_the_prohibited_places() -> None:
    assert PROHIBITED == [
        "charming-police-station", "st-thomas-hospital", "palace-restaurant", "law-office",
        "charity-ride", "poker-night",
    ]  # fmt: skip


@pytest.mark.rule("MM-THROW-19")
def test_guns_are_traded_where_they_are_prohibited() -> None:
    document = house()
    (found,) = [one for one in document["site"] if one["id"] == "palace-restaurant"]
    found["rules"] = ["SKIM 1G", "SELL 1G > 3C x2"]
    state = table("sites=palace-restaurant dudes=1@palace-restaurant:1M tokens=1,0,0,1", cards=document)
    play(state, "1 exploit palace-restaurant", "1 rule 1", "1 rule 2", "1 count 2")
    assert goods(state, 1) == "10C1G2K"


@pytest.mark.rule("MM-THROW-20", "MM-THROW-33", "MM-DEAL-25")
def test_pulled_guns_are_gone_at_once() -> None:
    state = fight("2M", "1M1P", text="guns=1,1,2,2 cash=4,4,4,4", deals=True)
    before = supply(state)[0]
    pulls(state, "1 1", "2 0")
    assert (guns(state)[0], supply(state)[0], look(state, 0).gangs[0].fist) == (0, before, 1)
    dice(state, 6, 1)
    assert asked(state) == "2 injured"
    assert refused(state, "1 offer all 1G for 1C") == "MM-DEAL-12"
    assert supply(state)[0] == before
    say(state, "2 injured 0")
    assert (guns(state)[0], supply(state)[0]) == (0, before + 1)
