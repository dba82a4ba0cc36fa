"""Section 6: Heat, taking the Fall, elimination, the Patch."""

import pytest
from tests.rules.mayhem.fights import fight
from tests.rules.mayhem.table import (
    asked,
    cash,
    choices,
    dice,
    drugs,
    dudes,
    events_of,
    goods,
    guns,
    heat,
    house,
    kinds,
    look,
    marks,
    octane,
    only,
    out,
    patch,
    place,
    play,
    pool,
    pulls,
    ranking,
    refused,
    say,
    supply,
    table,
    tokens,
    told,
    wait,
)
from tests.rules.mayhem.wild import HARD, random_play

from skulduggery import api
from skulduggery.api import BadInput

MARKET = "1 traffic, 2 traffic, 3 traffic, 4 traffic"


def with_effect(name: str, effect: str) -> api.Document:
    """The house set with another effect on a card."""
    document = house()
    (card,) = [card for card in document["card"] if card["id"] == name]
    card["effect"] = effect
    return document


# Heat and the Fall


@pytest.mark.rule("MM-HEAT-01")
def test_heat_is_public_and_on_its_track() -> None:
    state = table("heat=0,1,3,4")
    for eyes in range(5):
        assert [gang.heat for gang in look(state, eyes).gangs] == [0, 1, 3, 4]
    for level in ("5", "-1"):
        with pytest.raises(BadInput):
            table(f"heat={level},0,0,0")


@pytest.mark.rule("MM-HEAT-02", "MM-HEAT-04")
@pytest.mark.parametrize(("before", "after", "left"), [(2, 4, "2M"), (3, 1, "1M"), (4, 1, "1M")])
def test_above_four_somebody_falls(before: int, after: int, left: str) -> None:
    state = table(f"sites=border-run dudes=1@border-run:2M heat={before},0,0,0 tokens=1,0,0,1")
    say(state, "1 exploit border-run")  # 2 Heat
    assert (heat(state)[0], dudes(state, 1)) == (after, {"border-run": left})
    assert pool(state, 1)[0] == 5 - int(left[0])


@pytest.mark.rule("MM-HEAT-03")
def test_one_gain_one_fall() -> None:
    state = table("phase=claim heat=4,0,0,0 deck=clean-hands", cards=with_effect("payday", "EACH: GAIN 9H"))
    assert heat(state) == [4, 0, 0, 0]
    state = table("phase=claim heat=4,0,0,0 deck=payday", cards=with_effect("payday", "EACH: GAIN 9H"))
    assert (heat(state), [pool(state, seat)[0] for seat in (1, 2, 3, 4)]) == ([1] * 4, [4] * 4)
    # Two gains can be two Falls.
    document = with_effect("payday", "EACH: GAIN 5H; GAIN 5H")
    state = table("phase=claim heat=4,0,0,0 deck=payday", cards=document)
    assert (heat(state), [pool(state, seat)[0] for seat in (1, 2, 3, 4)]) == ([1] * 4, [5] * 4)


@pytest.mark.rule("MM-HEAT-05", "MM-HEAT-06")
def test_any_own_member_may_fall() -> None:
    text = "sites=border-run,the-docks dudes=1@border-run:1M1P,1@the-docks:1M1P,1@er:1M,1@clubhouse:1M,2@clubhouse:1M "
    state = table(f"{text} heat=4,0,0,0 tokens=1,0,0,1")
    say(state, "1 exploit border-run")
    there = ["clubhouse-1", "emergency-room", "the-docks", "border-run"]
    assert choices(state) == [f"fall {one} member" for one in there]
    assert refused(state, "1 fall the-docks prospect") == "MM-HEAT-06"
    assert refused(state, "1 fall clubhouse-2 member") == "MM-HEAT-06"
    assert refused(state, "2 fall clubhouse-1 member") == "MM-HEAT-08"
    for spot in ("clubhouse", "er", "the-docks", "border-run"):
        clone = play(api.clone(state), f"1 fall {spot} member")
        assert "M" not in dudes(clone, 1).get(spot, "")
        assert heat(clone)[0] == 1


@pytest.mark.rule("MM-HEAT-07")
@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 1), (2, 1), (4, 1)])
def test_a_fall_by_a_card(before: int, after: int) -> None:
    state = table(f"phase=claim heat={before},0,0,0 deck=payday", cards=with_effect("payday", "EACH: FALL"))
    assert (heat(state), pool(state, 1)) == ([after, 0, 0, 0], (4, 3))


@pytest.mark.rule("MM-HEAT-08", "MM-CARD-X1-1")
def test_one_fall_after_the_other() -> None:
    state = table(
        "phase=claim patch=3 heat=3,4,2,3 deck=grand-jury sites=the-docks,card-room "
        "dudes=1@the-docks:1M,1@clubhouse:1M,"
        "2@the-docks:1M,2@clubhouse:1M,4@the-docks:1M,4@clubhouse:1M",
        hardcore_cards=True,
    )
    order = []
    while "fall" in asked(state):
        assert asked(state).count("fall") == 1
        order.append(int(asked(state)[0]))
        say(state, f"{order[-1]} fall clubhouse member")
    assert (order, heat(state)) == ([4, 1, 2], [1, 1, 2, 1])


@pytest.mark.rule("MM-HEAT-09")
def test_a_fall_takes_no_tokens() -> None:
    state = table("phase=claim heat=3,0,0,0 deck=grand-jury", hardcore_cards=True)
    assert (pool(state, 1)[0], tokens(state)) == (4, [5, 5, 5, 5])


@pytest.mark.rule("MM-HEAT-10")
def test_where_heat_comes_from_and_goes_to() -> None:
    # Guns in a Throw Down.
    state = fight("2M", "1P", text="guns=1,0,0,0 heat=0,0,0,0 tokens=1,0,0,1")
    pulls(state, "1 1", "2 0")
    dice(state, 1, 1)
    assert heat(state) == [1, 0, 0, 0]
    # Trafficking.
    state = table("tokens=0,0,0,0")
    play(state, "1 traffic 2; 2 traffic 0; 3 traffic 1; 4 traffic 0")
    assert heat(state) == [1, 0, 1, 0]
    # A hot location, and one that cools.
    state = table("sites=border-run,law-office dudes=1@border-run:1M,1@law-office:1M tokens=3,0,0,0")
    play(state, "1 exploit border-run", "1 finish")
    assert heat(state)[0] == 2
    play(state, "1 exploit law-office", "1 rule 1", "1 finish")
    assert heat(state)[0] == 0
    # A GAIN transaction.
    document = house()
    (site,) = [one for one in document["site"] if one["id"] == "liquor-store"]
    site["rules"] = ["SKIM 3C", "GAIN 3H"]
    state = table("sites=liquor-store dudes=1@liquor-store:1M tokens=2,0,0,1", cards=document)
    play(state, "1 exploit liquor-store", "1 rule 2")
    assert heat(state)[0] == 3
    # Cards, either way; a Fall.
    assert heat(table("phase=claim heat=1,0,0,0 deck=all-points-bulletin")) == [2, 1, 1, 1]
    assert heat(table("phase=claim heat=1,0,0,0 deck=slow-news-day")) == [0] * 4
    assert heat(table("phase=claim heat=3,0,0,0 deck=grand-jury", hardcore_cards=True)) == [1, 0, 0, 0]
    # Nothing else does: not Ride, Recruit, Patch In, Sit Tight, nor a fight without Guns.
    state = table("sites=the-docks dudes=1@clubhouse:2M1P,2@the-docks:1P guns=5,0,0,0 tokens=9,0,0,1 heat=2,0,0,0")
    play(state, "1 recruit", "4 sit", "1 patch-in clubhouse", "1 sit", "1 ride clubhouse the-docks 3M")
    say(state, "1 throw-down the-docks")
    play(state, "1 back-up done")
    pulls(state, "1 0", "2 0")
    dice(state, 6, 1)
    assert heat(state) == [2, 0, 0, 0]


# Elimination


@pytest.mark.rule("MM-ELIM-01", "MM-ELIM-02")
@pytest.mark.parametrize(("who", "gone"), [("1@border-run:2P", True), ("1@border-run:2P,1@er:1M", False)])
def test_no_member_to_fall(who: str, gone: bool) -> None:
    state = table(f"sites=border-run dudes={who} heat=4,0,0,0 tokens=1,0,0,1")
    say(state, "1 exploit border-run")
    assert out(state) == ([1] if gone else [])
    assert dudes(state, 1) == ({} if gone else {"border-run": "2P"})
    if gone:
        assert refused(state, "1 sit") == "MM-ORD-01"


@pytest.mark.rule("MM-ELIM-03", "MM-CLAIM-05")
def test_a_gang_without_members_plays_on() -> None:
    state = table("dudes=1@gun-factory:2P tokens=0,0,0,0 heat=4,0,0,0")
    wait(state, "1 order")
    assert (out(state), tokens(state)[0]) == ([], 3)
    say(state, "1 exploit gun-factory")
    assert marks(state) == ["gun-factory"]


@pytest.mark.rule("MM-ELIM-04")
def test_what_becomes_of_a_disbanded_gang() -> None:
    state = table(
        "sites=border-run,the-docks dudes=1@border-run:1P,1@the-docks:1P,1@er:1P heat=4,0,0,0 tokens=3,1,1,1 "
        "cash=9,4,4,4 guns=3,2,2,2 contraband=4,2,2,2 marks=the-docks",
        deals=True,
    )
    before = supply(state)
    say(state, "1 exploit border-run")
    assert (out(state), dudes(state, 1), tokens(state), goods(state, 1)) == ([1], {}, [0, 1, 1, 1], "0")
    assert supply(state) == (before[0] + 3, before[1] + 4)
    assert marks(state) == ["the-docks", "border-run"]
    assert asked(state) == "2 order"
    assert refused(state, "2 offer 1 1C for nothing") == "MM-DEAL-04"
    assert refused(state, "1 offer 2 1C for nothing") == "MM-DEAL-10"
    play(state, "2 sit", "3 sit", "4 sit")
    assert asked(state) == "2 ready, 3 ready, 4 ready"


@pytest.mark.rule("MM-ELIM-04", "MM-DEAL-22")
def test_offers_of_a_disbanded_gang_are_void() -> None:
    state = table(
        "sites=the-docks dudes=1@the-docks:1M1P,2@the-docks:1P guns=0,1,2,2 heat=0,4,0,0 tokens=2,1,1,1 cash=4,4,4,4",
        deals=True,
    )
    say(state, "1 throw-down the-docks")
    pulls(state, "1 0", "2 1")
    dice(state, 6, 1)
    assert asked(state) == "1 injured"
    play(state, "2 offer 3 1C for 1K", "3 offer 2 1C for 1K", "3 offer 4 1C for 1K")
    events = events_of(state, "1 injured 0")
    assert (out(state), asked(state)) == ([2], "1 exploit-now")
    assert look(state).offers == ((2, 3, (1, 0, 0), (0, 0, 1)),)
    assert [message[1:3] for message in only(told(events, 3), "expired")] == [(1, 2), (2, 1)]


@pytest.mark.rule("MM-ELIM-05", "MM-RND-13")
@pytest.mark.parametrize(("gone", "holder"), [("-", 2), ("2", 3), ("2,3", 4)])
def test_the_patch_passes_to_the_left(gone: str, holder: int) -> None:
    state = table(
        f"out={gone} sites=border-run dudes=1@border-run:1P heat=4,0,0,0 tokens=1,0,0,0 guns=2,0,0,2 contraband=0,0,0,0"
    )
    messages = say(state, "1 exploit border-run", to=0)
    if gone == "2,3":
        assert ranking(state)[0] == 4
    else:
        assert patch(state) == holder
        assert ("patch", holder - 1) in messages


@pytest.mark.rule("MM-ELIM-06", "MM-END-08")
def test_the_last_gang_wins_at_once() -> None:
    state = table(
        "round=2 out=3,2 sites=border-run dudes=1@border-run:1P heat=4,0,0,0 cash=50,0,0,1 guns=2,0,0,2 "
        "contraband=0,0,0,5 tokens=4,0,0,4 cards=clean-hands"
    )
    messages = say(state, "1 exploit border-run", to=0)
    assert api.over(state)
    assert ranking(state) == [4, 1, 2, 3]
    assert not {"market", "hit", "clean-up", "passed"} & set(kinds(messages))  # nothing further is resolved
    assert cash(state)[3] == 1


@pytest.mark.rule("MM-ELIM-06")
def test_nothing_further_of_a_card() -> None:
    """Grand Jury disbands one after the other; the last one isn't even hit."""
    prospects = ",".join(f"{seat}@clubhouse:1P" for seat in range(1, 5))
    state = table(f"phase=claim patch=2 heat=4,4,4,4 dudes={prospects} deck=grand-jury", hardcore_cards=True)
    assert (api.over(state), ranking(state)) == (True, [1, 4, 3, 2])


@pytest.mark.rule("MM-ELIM-07", "MM-MKT-06")
def test_the_market_table_stays() -> None:
    state = table("out=4 tokens=0,0,0,0 cash=0,0,0,0 guns=2,2,2,0 contraband=5,0,0,0")
    play(state, "1 traffic 5; 2 traffic 0; 3 traffic 0")
    assert cash(state)[0] == 15  # with 3 players 5 would bring 2 each


# The Patch


@pytest.mark.rule("MM-PATCH-01")
def test_the_patch_acts_first() -> None:
    # Orders, Back-up, dice, injuries, card effects.
    assert asked(table("phase=claim patch=3")) == "3 order"
    there = ",".join(f"{seat}@the-docks:2M1P,{seat}@clubhouse:1M" for seat in (1, 2, 3))
    state = table(f"sites=the-docks patch=3 turn=1 dudes={there} guns=1,1,1,0 tokens=2,1,1,0")
    say(state, "1 throw-down the-docks")
    order = []
    messages = []
    while "order" not in asked(state):
        kind = asked(state)
        if kind == "0 die":
            messages += dice(state, 3)
        elif "guns" in kind:
            pulls(state, "1 1", "2 1", "3 1")
        else:
            order.append(kind)
            messages += say(state, f"{kind[0]} {choices(state)[0]}", to=0)
    assert order[:6] == ["3 back-up", "1 back-up", "2 back-up", "3 shoot", "1 shoot", "2 shoot"]
    injured = [one for one in order if "injured" in one]
    assert injured == sorted(injured, key=lambda one: (int(one[0]) - 3) % 4)
    assert [message[1] for message in only(messages, "die")] == [2, 0, 1]
    assert drugs(table("phase=claim patch=3 deck=loose-shipment contraband=6,6,6,5")) == [6, 6, 7, 5]


@pytest.mark.rule("MM-PATCH-02")
def test_the_edge_at_the_end() -> None:
    for holder, first in ((1, 1), (3, 3)):
        state = table(f"round=6 patch={holder} tokens=0,0,0,0 cash=9,3,9,2 guns=0,0,9,0 contraband=0,0,0,0")
        wait(state, "")
        assert ranking(state)[0] == first


@pytest.mark.rule("MM-PATCH-03", "MM-CARD-ALL-2")
@pytest.mark.parametrize("seed", range(6))
def test_the_patch_moves_in_two_ways_only(seed: int) -> None:
    before, holder = "", 0
    for messages, state in random_play(4, seed, **HARD):
        said = kinds(messages)
        assert patch(state) == holder or not look(state).round or "patch" in said or said[:1] == ["gang"]
        if "patch" in said:
            at = said.index("patch")
            if at == 0:
                assert before.endswith("take-patch")
            else:
                assert said[at - 1] == "out" or messages[at - 1][2] == place(state, "charming-police-station")
        before, holder = asked(state), patch(state)


@pytest.mark.rule("MM-PATCH-03")
def test_the_station_must_be_under_control() -> None:
    there = "charming-police-station"
    assert refused(table(f"dudes=1@{there}:1M,2@{there}:1P patch=2 turn=1"), f"1 exploit {there}") == "MM-EXP-01"


@pytest.mark.rule("MM-GANG-BASTARDS-1", "MM-HEAT-04")
def test_a_fall_that_pays() -> None:
    state = octane(
        "sides=grim-bastards sites=border-run dudes=1@border-run:2M heat=4,0,0,0 cash=0,0,0,0 tokens=1,0,0,1"
    )
    say(state, "1 exploit border-run")
    assert (cash(state)[0], guns(state)[0]) == (3, 2)
