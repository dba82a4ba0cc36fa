"""Section 7.4: deals that are asked for in turn."""

import pytest
from tests.rules.mayhem.table import (
    asked,
    backs,
    choices,
    events_of,
    goods,
    idle,
    look,
    only,
    play,
    refused,
    rejected,
    say,
    table,
    tokens,
    told,
    wait,
)

from skulduggery import api
from skulduggery.api import SPECTATOR

PLENTY = "cash=9,9,9,9 guns=3,3,3,3 contraband=3,3,3,3"


def turns(text: str = PLENTY, seats: int = 4, **options: api.Value) -> api.State:
    """A position in which deals are asked for in turn; the first question is about them."""
    return table(f"asked=offer {text}", seats, deals=True, deal_protocol="sequential", **options)


@pytest.mark.rule("MM-DEAL-28")
def test_who_is_asked_for_offers() -> None:
    """A gang is asked before it issues an order or calls Back-up, and each gang once in PARLEY, in Patch Order."""
    state = turns(
        f"patch=2 turn=2 sites=the-docks {PLENTY} tokens=0,2,1,0 "
        "dudes=2@the-docks:1M,2@clubhouse:1M,3@the-docks:1M,3@clubhouse:1M"
    )
    assert asked(state) == "2 offer"
    assert choices(state) == ["no-offer"]
    for seat in (1, 3, 4):
        assert refused(state, f"{seat} no-offer") == "MM-DEAL-28"
        assert rejected(state, seat, (1, 1, 0, 0, 0, 0, 0), "offer") == "MM-DEAL-28"
    assert api.offers(state) == ()
    play(state, "2 no-offer", "2 throw-down the-docks")
    seen = []
    while asked(state)[2:] != "traffic":
        seen.append(asked(state))
        idle(state)
    assert seen == [
        "2 offer", "2 back-up", "3 offer", "3 back-up", "2 guns", "3 guns", "0 die", "0 die", "2 exploit-now",
        "3 offer", "3 order", "2 offer", "2 order", "2 offer", "3 offer", "4 offer", "1 offer",
    ]  # fmt: skip


@pytest.mark.rule("MM-DEAL-28")
@pytest.mark.parametrize(("deals", "each"), [(True, 0), (False, 3)])
def test_where_nobody_may_offer_nobody_is_asked(deals: bool, each: int) -> None:
    state = table(
        f"{PLENTY} tokens=1,0,0,0",
        deals=deals,
        deal_protocol="sequential",
        offers_per_step=each,
        parley_before_guns=True,
    )
    assert asked(state) == "1 order"
    say(state, "1 sit")
    assert asked(state) == "1 traffic"


@pytest.mark.rule("MM-DEAL-28", "MM-DEAL-20", "MM-DEAL-21")
def test_several_offers_one_after_the_other() -> None:
    state = turns(f"{PLENTY} tokens=2,0,0,0", offers_per_step=2)
    assert asked(play(state, "1 offer 2 1C for 1G")) == "2 reply"
    assert asked(play(state, "2 no")) == "1 offer"
    assert refused(state, "1 offer 2 1C for 1G") == "MM-DEAL-21"
    assert asked(play(state, "1 offer 2 2C for 1G")) == "2 reply"
    assert asked(play(state, "2 yes")) == "1 offer"
    assert refused(state, "1 offer 3 2C for 1G") == "MM-DEAL-20"
    assert (goods(state, 1), goods(state, 2), tokens(state)[0]) == ("7C4G3K", "11C2G3K", 2)
    assert asked(play(state, "1 no-offer")) == "1 order"
    assert asked(play(state, "1 sit")) == "1 offer"  # another step
    say(state, "1 offer 2 1C for 1G")


@pytest.mark.rule("MM-DEAL-29", "MM-DEAL-14")
def test_a_directed_offer_is_answered_by_its_addressee() -> None:
    state = play(turns(), "1 offer 3 2C for 1G")
    assert (asked(state), choices(state)) == ("3 reply", ["no", "yes"])
    assert [rejected(state, seat, 1) for seat in (1, 2, 4)] == ["MM-DEAL-29", "MM-DEAL-28", "MM-DEAL-28"]
    assert rejected(state, 3, 7) == "MM-DEAL-14"
    events = events_of(state, "3 no")
    declined = ("declined", 0, 2, (2, 0, 0), (0, 1, 0))
    assert [only(told(events, seat), "declined") for seat in (1, 2, 3, 4, 0)] == [[declined], [], [declined], [], []]
    assert (asked(state), look(state).offers, goods(state, 3)) == ("1 offer", (), "9C3G3K")


@pytest.mark.rule("MM-DEAL-29")
@pytest.mark.parametrize("taker", [1, 2, 4, 0])
def test_an_open_offer_goes_round_to_the_left(taker: int) -> None:
    state = play(turns(f"turn=3 {PLENTY}"), "3 offer all 2C for 1G")
    for seat in (4, 1, 2):
        assert asked(state) == f"{seat} reply"
        assert rejected(state, 3, 1) == "MM-DEAL-29"
        say(state, f"{seat} {'yes' if seat == taker else 'no'}")
        if seat == taker:
            break
    assert (asked(state), look(state).offers) == ("3 offer", ())
    assert goods(state, 3) == ("7C4G3K" if taker else "9C3G3K")
    if taker:
        assert goods(state, taker) == "11C2G3K"
    else:
        assert refused(state, "3 offer all 2C for 1G") == "MM-DEAL-21"


@pytest.mark.rule("MM-DEAL-29")
def test_the_dead_are_not_asked() -> None:
    state = turns("out=2 cash=9,0,9,9 guns=3,0,3,3 contraband=3,0,3,3")
    assert refused(state, "1 offer 2 1C for nothing") == "MM-DEAL-04"
    assert asked(play(state, "1 offer all 1C for 1G")) == "3 reply"
    wait(state, "1 offer")


@pytest.mark.rule("MM-DEAL-30", "MM-INFO-20", "MM-DEAL-16")
@pytest.mark.parametrize("to", ["2", "all"])
def test_who_cannot_pay_is_asked_all_the_same(to: str) -> None:
    """The others are sent the same, message by message."""
    rich = turns("cash=9,9,9,9 guns=3,1,3,3 contraband=3,3,3,3")
    poor = turns("cash=9,9,9,9 guns=3,0,4,3 contraband=3,3,3,3")
    sent = []
    for state in (rich, poor):
        heard = [events_of(state, f"1 offer {to} 1C for 1G")]
        asks = [ask.told(eyes) for ask in api.pending(state) for eyes in (0, 2, 3, SPECTATOR)]
        assert asked(state) == "2 reply"
        heard.append(events_of(state, "2 no"))
        sent.append((asks, [[told(events, seat) for seat in (1, 3, 4, 0)] for events in heard], asked(state)))
    assert sent[0] == sent[1]
    for state in (rich, poor):
        play(state, "3 no; 4 no" if to == "all" else "1 no-offer; 1 sit")
    state = play(turns("cash=9,9,9,9 guns=3,0,4,3 contraband=3,3,3,3"), f"1 offer {to} 1C for 1G")
    assert choices(state) == ["no"]
    assert refused(state, "2 yes") == "MM-DEAL-16"


@pytest.mark.rule("MM-DEAL-24", "MM-INFO-03")
def test_others_do_not_learn_that_there_is_a_directed_offer() -> None:
    """While it is answered they are told what they were told before; in every world for them it may be so."""
    quiet, loud = turns(), play(turns(), "1 offer 2 1C for 1G")
    for eyes in (3, 4, 0):
        seat = eyes - 1 if eyes else SPECTATOR
        assert [ask.told(seat) for ask in api.pending(quiet)] == [ask.told(seat) for ask in api.pending(loud)]
        assert look(quiet, eyes).key() == look(loud, eyes).key()
        assert api.key(api.infostate(quiet, seat)) == api.key(api.infostate(loud, seat))
    assert look(quiet, 2).key() != look(loud, 2).key()
    declined = play(loud, "2 no")
    for eyes in (3, 4, 0):
        seat = eyes - 1 if eyes else SPECTATOR
        assert api.key(api.infostate(quiet, seat)) == api.key(api.infostate(declined, seat))


@pytest.mark.rule("MM-DEAL-31")
@pytest.mark.parametrize(
    ("offer", "rule"),
    [
        ("1 1C for nothing", "MM-DEAL-04"),
        ("3 1C for nothing", "MM-DEAL-04"),
        ("2 nothing for nothing", "MM-DEAL-11"),
        ("2 1C+1G for 1G", "MM-DEAL-11"),
        ("2 10C for nothing", "MM-DEAL-12"),
        ("2 nothing for 25G", "MM-DEAL-13"),
        ("2 nothing for 1000C", "MM-DEAL-13"),
        ("2 1C for 1G", ""),
        ("all 1C for 1G", ""),
    ],
)
@pytest.mark.parametrize("protocol", ["live", "sequential"])
def test_both_protocols_refuse_the_same(protocol: str, offer: str, rule: str) -> None:
    first = "asked=offer " if protocol == "sequential" else ""
    state = table(f"{first}out=3 cash=9,9,0,9 guns=3,3,0,3", deals=True, deal_protocol=protocol)
    assert refused(state, f"1 offer {offer}") == rule


@pytest.mark.rule("MM-DEAL-23", "MM-DEAL-25")
def test_a_deal_before_back_up_counts() -> None:
    """Goods change before the Guns are chosen; an order without tokens isn't reached."""
    state = table(
        "asked=offer sites=the-docks dudes=1@the-docks:1M,1@clubhouse:1P,2@the-docks:1M tokens=2,0,0,1 "
        "cash=3,0,0,0 guns=0,2,0,0",
        deals=True,
        deal_protocol="sequential",
    )
    play(state, "1 no-offer", "1 throw-down the-docks", "1 offer 2 3C for 2G", "2 yes", "1 no-offer")
    backs(state, "1 clubhouse:1P")
    assert (asked(state), choices(state)) == ("1 guns", ["guns 0", "guns 1", "guns 2"])
    say(state, "1 guns 0")
    assert (asked(state), choices(state)) == ("2 guns", ["guns 0"])
