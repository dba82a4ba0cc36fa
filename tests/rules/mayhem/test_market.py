"""Section 8: the Black Market."""

import pytest
from tests.rules.mayhem.table import (
    asked,
    cash,
    choices,
    drugs,
    dudes,
    events_of,
    heat,
    house,
    kinds,
    look,
    only,
    out,
    play,
    pool,
    refused,
    say,
    supply,
    table,
    told,
    wait,
)

from skulduggery import api
from skulduggery.api import SPECTATOR

LATE = "tokens=0,0,0,0"
"""Phase 3 is over."""


@pytest.mark.rule("MM-MKT-01", "MM-RND-01")
def test_it_follows_the_orders() -> None:
    state = table("tokens=1,1,0,0 heat=0,1,2,3")
    assert asked(state) == "1 order"
    play(state, "1 sit", "2 sit")
    assert asked(state) == "1 traffic, 2 traffic, 3 traffic, 4 traffic"
    assert look(state).phase == 4


@pytest.mark.rule("MM-MKT-02", "MM-MKT-04")
@pytest.mark.parametrize(("level", "limit"), [(0, 9), (1, 3), (2, 2), (3, 1)])
@pytest.mark.parametrize("held", [0, 1, 2, 5, 9])
def test_from_nothing_to_the_limit_or_what_is_held(level: int, limit: int, held: int) -> None:
    state = table(f"heat={level},0,0,0 contraband={held},0,0,0 {LATE}")
    assert choices(state, 1) == [f"traffic {n}" for n in range(min(limit, held) + 1)]
    assert refused(state, f"1 traffic {min(limit, held) + 1}") == "MM-MKT-04"


@pytest.mark.rule("MM-MKT-05", "MM-INFO-20")
def test_a_limit_of_nothing_is_public() -> None:
    state = table(f"heat=4,0,4,1 contraband=5,0,0,0 {LATE}")
    assert asked(state) == "2 traffic, 4 traffic"
    assert refused(state, "1 traffic 0") == "MM-MKT-03"
    state = table(f"heat=4,4,4,4 contraband=5,2,2,2 {LATE}")
    assert asked(state) == "1 order"  # of the next round: nobody was asked


@pytest.mark.rule("MM-MKT-03", "MM-INFO-06", "MM-INFO-07")
def test_all_choose_in_secret_and_at_once() -> None:
    """In any order of arrival the same comes of it; before all have chosen nobody sees an amount."""
    ends = []
    for order in ((1, 2, 3, 4), (4, 2, 3, 1), (3, 1, 4, 2)):
        state = table(f"heat=0,0,0,0 contraband=2,3,4,5 {LATE}")
        for seat in order[:-1]:
            events = events_of(state, f"{seat} traffic {seat}")
            for eyes in (1, 2, 3, 4, 0):
                assert told(events, eyes) == [("traffic-chosen", seat - 1, seat if eyes == seat else None)]
            assert drugs(state) == [2, 3, 4, 5]
            assert refused(state, f"{seat} traffic 0") == "MM-MKT-03"  # no second thoughts
        last = say(state, f"{order[-1]} traffic {order[-1]}", to=0)
        assert ("traffic", 1, 2, 3, 4) in last
        assert only(last, "market") == [("market", 10, 1)]
        ends.append((api.pack(state), last[1:]))
    assert ends[0] == ends[1] == ends[2]


@pytest.mark.rule("MM-MKT-03")
def test_in_turn_the_later_know_no_more() -> None:
    state = table(f"contraband=2,3,4,5 {LATE}", deals=True, deal_protocol="sequential", offers_per_step=0)
    other = api.clone(state)
    play(state, "1 traffic 2")
    play(other, "1 traffic 0")
    assert asked(state) == asked(other) == "2 traffic"
    for eyes in (SPECTATOR, 1, 2, 3):
        assert api.view(state, eyes).key() == api.view(other, eyes).key()
        assert api.key(api.infostate(state, eyes)) == api.key(api.infostate(other, eyes))


STREET = {
    2: {1: 4, 2: 3, 3: 3, 4: 2, 5: 1, 9: 1},
    3: {1: 4, 2: 4, 3: 3, 4: 3, 5: 2, 6: 2, 7: 1, 12: 1},
    4: {1: 4, 2: 4, 3: 3, 5: 3, 6: 2, 8: 2, 9: 1, 14: 1},
    5: {1: 4, 3: 4, 4: 3, 7: 3, 8: 2, 10: 2, 11: 1, 20: 1},
    6: {1: 4, 3: 4, 4: 3, 8: 3, 9: 2, 12: 2, 13: 1, 20: 1},
}


@pytest.mark.rule("MM-MKT-06", "MM-MKT-07", "MM-MKT-08", "MM-VAR-01", "MM-VAR-02", "MM-VAR-03")
@pytest.mark.parametrize("seats", STREET)
def test_street_values(seats: int) -> None:
    """More on the market, less for each."""
    for total, value in STREET[seats].items():
        none = ",".join(["0"] * seats)
        first, second = total - total // 3, total // 3
        there = ",".join([str(first), str(second), *["0"] * (seats - 2)])
        state = table(f"heat={none} cash={none} contraband={there} guns={none} tokens={none}", seats)
        for seat in range(1, seats + 1):
            messages = say(state, f"{seat} traffic {(first, second, 0, 0, 0, 0)[seat - 1]}", to=0)
        assert only(messages, "market") == [("market", total, value)]
        assert cash(state)[:2] == [value * first, value * second]


@pytest.mark.rule("MM-ELIM-07", "MM-MKT-06")
def test_the_table_is_that_of_the_start() -> None:
    """Two of four gangs are left: 5 Contraband bring 3 each; with two or three players they would bring 1 or 2."""
    state = table(f"out=3,4 heat=0,0,0,0 cash=0,0,0,0 guns=2,2,0,0 contraband=5,0,0,0 {LATE}")
    play(state, "1 traffic 5", "2 traffic 0")
    assert cash(state) == [15, 0, 0, 0]


@pytest.mark.rule("MM-MKT-09", "MM-COMP-06", "MM-RND-12")
def test_what_is_trafficked_is_out_of_the_game() -> None:
    state = table(f"contraband=4,4,0,0 removed=3 {LATE}")
    assert supply(state) == (16, 13)
    play(state, "1 traffic 3", "2 traffic 2", "3 traffic 0", "4 traffic 0")
    assert (supply(state)[1], look(state).removed, drugs(state)) == (13, 8, [1, 2, 0, 0])


@pytest.mark.rule("MM-MKT-10", "MM-MKT-12")
@pytest.mark.parametrize("amount", [0, 1, 2])
def test_one_heat_whatever_the_amount(amount: int) -> None:
    state = table(f"heat=0,2,3,4 contraband=2,2,2,2 {LATE}")
    messages = []
    for seat, most in ((1, 2), (2, 2), (3, 1)):
        messages += say(state, f"{seat} traffic {min(amount, most)}", to=0)
    assert heat(state) == ([1, 3, 4, 4] if amount else [0, 2, 3, 4])
    assert "fall" not in kinds(messages)


@pytest.mark.rule("MM-MKT-11")
def test_all_are_paid_before_anybody_is_hot() -> None:
    """With cards of an owner who lets them sell at Heat 4, a gang without Members is paid, then disbanded."""
    document = house()
    track = document["heat"]
    assert isinstance(track, dict)
    track |= {"limits": ["none", 3, 2, 1, 1]}
    state = table(
        f"patch=2 heat=0,4,0,4 cash=0,0,0,0 contraband=1,1,0,1 dudes=2@clubhouse:1P,4@clubhouse:1M {LATE}",
        cards=document,
    )
    for seat, n in ((1, 1), (2, 1), (3, 0)):
        play(state, f"{seat} traffic {n}")
    messages = say(state, "4 traffic 1", to=0)
    told_now = [(message[0], message[1]) for message in messages if message[0] in ("gain", "heat", "out", "fall")]
    paid, hot = told_now[:3], told_now[3:]
    assert paid == [("gain", 1), ("gain", 3), ("gain", 0)]  # Patch Order
    assert hot == [("heat", 1), ("out", 1), ("heat", 3), ("fall", 3), ("heat", 0)]
    assert out(state) == [2]
    assert (cash(state), heat(state)) == ([3, 0, 0, 3], [1, 0, 0, 1])
    assert (dudes(state, 4), pool(state, 4)) == ({}, (5, 5))


@pytest.mark.rule("MM-MKT-13")
def test_nothing_on_the_market() -> None:
    state = table(f"heat=1,1,1,1 contraband=2,2,2,2 {LATE}")
    before = (cash(state), drugs(state), supply(state), heat(state))
    messages = []
    for seat in (1, 2, 3, 4):
        messages += say(state, f"{seat} traffic 0", to=0)
    assert (cash(state), drugs(state), supply(state), heat(state)) == before
    assert not {"market", "gain", "pay", "heat"} & set(kinds(messages))


@pytest.mark.rule("MM-MOD-06", "MM-CARD-H4-1", "MM-CARD-H2-1")
@pytest.mark.parametrize("card", ["dry-streets", "sellers-market"])
def test_hassles_about_selling_leave_it_alone(card: str) -> None:
    state = table(f"cards={card} cash=0,0,0,0 contraband=2,0,0,0 {LATE}")
    play(state, "1 traffic 2", "2 traffic 0", "3 traffic 0", "4 traffic 0")
    assert cash(state) == [8, 0, 0, 0]


@pytest.mark.rule("MM-LAST-03", "MM-MKT-10")
def test_market_heat_counts_for_last_calls() -> None:
    """The gang with the least Heat gets 3 Cash, read when the card is resolved."""
    state = table(f"cards=clean-hands heat=0,1,1,1 cash=0,0,0,0 contraband=1,0,0,0 {LATE}")
    play(state, "1 traffic 1", "2 traffic 0", "3 traffic 0", "4 traffic 0")
    assert cash(state) == [7, 3, 3, 3]
    wait(state, "1 order")
