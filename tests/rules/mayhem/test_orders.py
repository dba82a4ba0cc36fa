"""Sections 4.4, 4.5 and 4.7: turns and passing, Ride, Recruit, Patch In, Sit Tight, Club Orders."""

import pytest
from tests.rules.mayhem.table import (
    asked,
    backs,
    can,
    choices,
    controls,
    dice,
    dudes,
    events_of,
    gangs,
    goods,
    kinds,
    marks,
    octane,
    only,
    patch,
    place,
    play,
    pool,
    pulls,
    refused,
    rejected,
    say,
    supply,
    table,
    tokens,
    told,
    wait,
)

MARKET = "1 traffic, 2 traffic, 3 traffic, 4 traffic"


# Turns


@pytest.mark.rule("MM-ORD-01")
@pytest.mark.parametrize("holder", [1, 2, 3, 4])
def test_turns_go_to_the_left_from_the_patch(holder: int) -> None:
    state = table(f"phase=claim patch={holder}")
    order = []
    for _ in range(8):
        order.append(int(asked(state)[0]))
        assert asked(state) == f"{order[-1]} order"
        assert refused(state, f"{order[-1] % 4 + 1} sit") == "MM-ORD-01"
        say(state, f"{order[-1]} sit")
    assert order == [(holder - 1 + i) % 4 + 1 for i in range(8)]


@pytest.mark.rule("MM-ORD-02")
@pytest.mark.parametrize("line", ["sit", "recruit", "ride clubhouse gun-factory 1M", "patch-in clubhouse"])
def test_one_order_a_turn(line: str) -> None:
    state = table()
    say(state, f"1 {line}")
    assert asked(state) == "2 order"


@pytest.mark.rule("MM-ORD-03", "MM-SIT-01")
def test_a_gang_with_a_token_must_order() -> None:
    state = table("dudes=1@er:1M,2@clubhouse:1M tokens=1,1,0,0 guns=0,0,0,0")
    assert choices(state) == ["sit", "recruit"]
    assert rejected(state, 1, -1) == rejected(state, 1, None) == "MM-ORD-08"  # no way to pass
    before = (goods(state, 1), dudes(state, 1), supply(state), patch(state), marks(state))
    say(state, "1 sit")
    assert before == (goods(state, 1), dudes(state, 1), supply(state), patch(state), marks(state))
    assert tokens(state) == [0, 1, 0, 0]


@pytest.mark.rule("MM-ORD-04", "MM-DEC-05")
def test_a_gang_without_tokens_is_passed() -> None:
    state = table("tokens=2,0,1,0")
    assert ("passed", 1) in say(state, "1 sit")
    assert asked(state) == "3 order"
    assert ("passed", 3) in say(state, "3 sit")
    assert asked(state) == "1 order"


@pytest.mark.rule("MM-ORD-05")
def test_it_ends_when_nobody_has_tokens() -> None:
    state = table("tokens=1,0,3,0")
    messages = wait(state, MARKET)
    assert [args[0] for _, *args in only(messages, "order")] == [0, 2, 2, 2]


@pytest.mark.rule("MM-ORD-06")
def test_back_up_can_cost_a_turn() -> None:
    state = table(
        "sites=the-docks dudes=1@the-docks:1M,2@the-docks:1P,2@clubhouse:1M,2@gun-factory:1M guns=0,0,0,0 "
        "tokens=1,2,1,0"
    )
    say(state, "1 throw-down the-docks")
    backs(state, "2 clubhouse:1M gun-factory:1M")
    pulls(state, "1 0", "2 0")
    assert ("passed", 1) in dice(state, 6, 1)
    assert asked(state) == "3 order"


@pytest.mark.rule("MM-ORD-07", "MM-PATCH-01")
def test_the_patch_moves_in_phase_three() -> None:
    text = "dudes=3@charming-police-station:1M,3@clubhouse:1M patch=1 turn=3 tokens=1,1,2,1"
    state = table(text, deal_protocol="sequential")
    play(state, "3 exploit charming-police-station", "3 rule 1", "3 finish")
    assert (patch(state), asked(state)) == (3, "4 order")  # to the left of whose turn it was
    play(state, "4 sit", "1 sit", "2 sit", "3 sit")
    assert asked(state) == "3 traffic"  # Patch Order begins with the new holder


@pytest.mark.rule("MM-ORD-08", "MM-CLUB-01")
@pytest.mark.parametrize("gang", gangs())
def test_the_orders_there_are(gang: str) -> None:
    text = (
        "sites=the-docks dudes=1@the-docks:1M1P,1@gun-factory:1M1P,1@clubhouse:1M,2@the-docks:1M,2@clubhouse:1M "
        "cash=9,9,9,9 guns=2,2,2,2"
    )
    plain = {one.split()[0] for one in choices(table(text))}
    assert plain == {"sit", "recruit", "exploit", "throw-down", "patch-in", "ride"}
    club = {"mayans": "convoy", "calaveras": "ambush"}.get(gang, "club")
    assert {one.split()[0] for one in choices(octane(f"sides={gang} {text}"))} == {*plain, club}
    assert {one.split()[0] for one in choices(octane(f"sides={gang}-unleaded {text}"))} == plain


@pytest.mark.rule("MM-ORD-09", "MM-CLUB-01")
def test_every_order_again_and_again() -> None:
    state = octane("sides=samcro dudes=1@clubhouse:2M2P cash=9,0,0,0 guns=9,0,0,0 tokens=9,0,0,0")
    play(state, "1 recruit", "1 recruit", "1 patch-in clubhouse", "1 patch-in clubhouse", "1 club 1; 1 count 1")
    play(state, "1 club 1; 1 count 1", "1 ride clubhouse gun-factory 1M", "1 ride clubhouse gun-factory 1M", "1 sit")
    assert tokens(state)[0] == 0
    assert dudes(state, 1) == {"clubhouse": "2M2P", "gun-factory": "2M"}
    assert goods(state, 1) == "5C9G1K"


@pytest.mark.rule("MM-ORD-10")
def test_an_order_must_do_something() -> None:
    state = table("dudes=1@clubhouse:1M5P,2@clubhouse:1M cash=0,4,4,4 tokens=5,1,0,0")
    assert not [one for one in choices(state) if one.startswith(("recruit", "patch-in", "throw", "exploit"))]
    assert refused(state, "1 recruit") == "MM-REC-02"
    assert refused(state, "1 ride clubhouse gun-factory 0") == "MM-RIDE-03"
    assert refused(state, "1 patch-in clubhouse") == "MM-PIN-01"
    # Exploit and Sit Tight may do nothing.
    state = table("dudes=1@st-thomas-hospital:1M contraband=6,6,6,6 tokens=1,0,0,1")
    play(state, "1 exploit st-thomas-hospital", "1 finish")
    assert marks(state) == ["st-thomas-hospital"]


@pytest.mark.rule("MM-ORD-11")
def test_a_declared_order_is_paid() -> None:
    state = table("dudes=1@gun-factory:1M tokens=2,0,0,1")
    say(state, "1 exploit gun-factory")
    assert (tokens(state)[0], choices(state)) == (1, ["finish", "rule 1", "boost"])
    say(state, "1 finish")
    assert (tokens(state)[0], marks(state)) == (1, ["gun-factory"])
    state = table("sites=the-docks dudes=1@the-docks:1M,2@the-docks:1M,2@clubhouse:1M,1@gun-factory:1M tokens=2,1,0,0")
    say(state, "1 throw-down the-docks")
    assert (tokens(state)[0], asked(state)) == (1, "1 back-up")
    assert choices(state) == ["back-up done", "back-up gun-factory 1M"]


# Ride


@pytest.mark.rule("MM-RIDE-01", "MM-RIDE-09")
@pytest.mark.parametrize(("who", "left"), [("1M", "1M2P"), ("2P", "2M"), ("2M2P", ""), ("1M1P", "1M1P")])
def test_any_number_rides(who: str, left: str) -> None:
    state = table("dudes=1@clubhouse:2M2P tokens=2,0,0,0")
    assert can(state, f"ride clubhouse gun-factory {who}")
    say(state, f"1 ride clubhouse gun-factory {who}")
    assert dudes(state, 1) == {"gun-factory": who, **({"clubhouse": left} if left else {})}
    assert tokens(state)[0] == 1


@pytest.mark.rule("MM-RIDE-02")
def test_one_source_and_one_destination() -> None:
    state = table("dudes=1@clubhouse:1M,1@cut-and-bag-op:1P")
    rides = [one.split() for one in choices(state) if one.startswith("ride")]
    assert {len(one) for one in rides} == {4}
    assert refused(state, "1 ride clubhouse gun-factory 1M1P") == "MM-RIDE-03"  # the Prospect is elsewhere
    say(state, "1 ride clubhouse gun-factory 1M")
    assert dudes(state, 1) == {"gun-factory": "1M", "cut-and-bag-op": "1P"}


@pytest.mark.rule("MM-RIDE-03")
def test_somebody_rides_somewhere_else() -> None:
    state = table("dudes=1@gun-factory:1M")
    assert not [one for one in choices(state) if one.startswith("ride gun-factory gun-factory")]
    assert refused(state, "1 ride gun-factory cut-and-bag-op 0") == "MM-RIDE-03"
    assert refused(state, "1 ride gun-factory gun-factory 1M") == "MM-RIDE-03"
    assert refused(state, "1 ride gun-factory cut-and-bag-op 2M") == "MM-RIDE-03"


@pytest.mark.rule("MM-RIDE-04", "MM-RND-14")
def test_no_ride_into_a_rival_clubhouse() -> None:
    state = table()
    assert refused(state, "1 ride clubhouse clubhouse-2 1M") == "MM-RIDE-04"
    assert not [one for one in choices(state) if "clubhouse-2" in one]


@pytest.mark.rule("MM-RIDE-05")
def test_where_a_ride_can_go() -> None:
    state = table("sites=the-docks cards=poker-night dudes=1@the-docks:1M tokens=9,0,0,0")
    for goal in ("clubhouse", "gun-factory", "poker-night", "the-docks"):
        (at,) = dudes(state, 1)
        say(state, f"1 ride {at} {goal} 1M")
        assert dudes(state, 1) == {goal: "1M"}
    assert refused(state, "1 ride the-docks swap-meet 1M") == "MM-RIDE-05"  # a card that is not in play


@pytest.mark.rule("MM-RIDE-06")
def test_no_ride_to_or_from_the_emergency_room() -> None:
    state = table("dudes=1@er:1M,1@clubhouse:1M")
    assert refused(state, "1 ride er clubhouse 1M") == "MM-RIDE-06"
    assert refused(state, "1 ride clubhouse er 1M") == "MM-RIDE-06"


@pytest.mark.rule("MM-RIDE-07", "MM-GEN-12")
def test_arriving_starts_no_fight() -> None:
    state = table("dudes=1@clubhouse:1M,2@gun-factory:1M")
    assert controls(state, "gun-factory") == 2
    assert can(state, "ride clubhouse gun-factory 1M")
    messages = say(state, "1 ride clubhouse gun-factory 1M")
    assert (asked(state), controls(state, "gun-factory")) == ("2 order", 0)
    assert "die" not in kinds(messages)


@pytest.mark.rule("MM-RIDE-08")
def test_leaving_hands_over_control() -> None:
    state = table("dudes=1@gun-factory:1M1P,2@gun-factory:1M tokens=2,1,0,0")
    say(state, "1 ride gun-factory clubhouse 1M")
    assert controls(state, "gun-factory") == 0
    play(state, "2 sit", "1 ride gun-factory clubhouse 1P")
    assert controls(state, "gun-factory") == 2


# Recruit, Patch In


@pytest.mark.rule("MM-REC-01")
def test_recruit() -> None:
    state = table("dudes=1@gun-factory:1M2P")
    say(state, "1 recruit")
    assert (dudes(state, 1), pool(state, 1), tokens(state)[0]) == (
        {"gun-factory": "1M2P", "clubhouse": "1P"},
        (4, 2),
        3,
    )


@pytest.mark.rule("MM-REC-02", "MM-COMP-07")
def test_five_prospects_at_most() -> None:
    state = table("dudes=1@gun-factory:1M2P,1@er:2P tokens=3,0,0,0")
    say(state, "1 recruit")
    assert refused(state, "1 recruit") == "MM-REC-02"  # those in the Emergency Room count


@pytest.mark.rule("MM-PIN-01")
def test_patch_in() -> None:
    state = table("dudes=1@clubhouse:1M2P cash=3,0,0,0 guns=2,0,0,0 contraband=1,0,0,0")
    before = supply(state)[0]
    events = events_of(state, "1 patch-in clubhouse")
    assert (dudes(state, 1), pool(state, 1)) == ({"clubhouse": "2M1P"}, (3, 4))
    assert (goods(state, 1), tokens(state)[0], supply(state)[0]) == ("2C1G1K", 3, before + 1)
    assert ("promote", 0, place(state, "clubhouse-1")) in told(events, 0)
    for held in ("cash=0,0,0,0", "guns=0,0,0,0"):
        assert refused(table(f"dudes=1@clubhouse:1M2P {held}"), "1 patch-in clubhouse") == "MM-PIN-01"


@pytest.mark.rule("MM-PIN-02")
def test_the_member_stands_where_the_prospect_stood() -> None:
    state = table("sites=the-docks dudes=1@the-docks:1P,1@clubhouse:1P,2@the-docks:2M")
    assert [one for one in choices(state) if one.startswith("patch-in")] == [
        "patch-in clubhouse-1",
        "patch-in the-docks",
    ]
    say(state, "1 patch-in the-docks")
    assert dudes(state, 1) == {"the-docks": "1M", "clubhouse": "1P"}


@pytest.mark.rule("MM-PIN-03", "MM-PIN-04")
def test_five_members_at_most() -> None:
    state = table("dudes=1@clubhouse:3M2P,1@er:1M tokens=3,0,0,0 guns=5,0,0,0")
    say(state, "1 patch-in clubhouse")
    assert pool(state, 1)[0] == 0
    assert refused(state, "1 patch-in clubhouse") == "MM-PIN-03"  # the one in the Emergency Room counts
    state = table("dudes=1@clubhouse:4M1P,1@er:1M tokens=3,0,0,0 guns=5,0,0,0")
    assert not can(state, "patch-in clubhouse")


@pytest.mark.rule("MM-PIN-04")
def test_no_patch_in_in_the_emergency_room() -> None:
    state = table("dudes=1@clubhouse:1M,1@er:1P")
    assert refused(state, "1 patch-in er") == "MM-PIN-04"
    assert not can(state, "patch-in er")


@pytest.mark.rule("MM-SIT-01")
def test_sit_tight() -> None:
    state = table("tokens=2,1,0,0")
    messages = say(state, "1 sit")
    assert [message for message in messages if message[0] != "turn"] == [("order", 0, 0, 0)]
    assert tokens(state) == [1, 1, 0, 0]


# Club Orders


@pytest.mark.rule("MM-CLUB-01", "MM-GANG-SAMCRO-2")
def test_a_club_order_takes_the_turn() -> None:
    state = octane("sides=samcro cash=4,0,0,0 guns=1,0,0,0 tokens=3,1,0,0")
    play(state, "1 club 1", "1 count 1")
    assert (asked(state), goods(state, 1), tokens(state)[0]) == ("2 order", "3C2G1K", 2)
    play(state, "2 sit", "1 club 1", "1 count 1")
    assert (goods(state, 1), tokens(state)[0]) == ("2C3G1K", 1)
    assert refused(table(), "1 club 1") == "MM-CLUB-01"  # unleaded sides have none


@pytest.mark.rule("MM-CLUB-02")
@pytest.mark.parametrize("gang", ["samcro", "lin-syndicate", "one-niners", "grim-bastards"])
def test_a_club_order_costs_one_token(gang: str) -> None:
    state = octane(
        f"sides={gang} sites=the-docks dudes=1@the-docks:1M1P,2@the-docks:1M,3@clubhouse:1P cash=9,9,9,9 tokens=3,1,1,1"
    )
    say(state, "1 club 1")
    assert tokens(state)[0] == 2
