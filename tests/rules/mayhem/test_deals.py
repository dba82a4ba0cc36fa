"""Section 7: deals at a live table: when they are made, of what, and who learns of them."""

import re

import pytest
from tests.rules.mayhem.bargains import PLENTY, deals
from tests.rules.mayhem.table import (
    asked,
    backs,
    can,
    cash,
    dice,
    drugs,
    events_of,
    game,
    goods,
    guns,
    idle,
    look,
    only,
    patch,
    play,
    pulls,
    refused,
    rejected,
    rules_for,
    say,
    supply,
    table,
    tokens,
    told,
    wait,
)

from skulduggery import api
from skulduggery.api import SPECTATOR, BadInput, State
from skulduggery.text import LANGUAGES, Texts


@pytest.mark.rule("MM-DEAL-01", "MM-DEAL-10", "MM-DEAL-15")
@pytest.mark.parametrize("give", ["2C", "2G", "2K"])
@pytest.mark.parametrize("want", ["1C", "1G", "1K"])
@pytest.mark.parametrize(("maker", "taker"), [(1, 2), (2, 1), (3, 4)])
def test_any_two_exchange_any_goods(give: str, want: str, maker: int, taker: int) -> None:
    """In and out of turn: it is always the turn of the first seat."""
    state = deals()
    assert asked(state) == "1 order"
    if give[1] == want[1]:
        assert refused(state, f"{maker} offer {taker} {give} for {want}") == "MM-DEAL-11"
        return
    play(state, f"{maker} offer {taker} {give} for {want}", f"{taker} accept {maker} {taker}")
    for seat, (more, less) in ((maker, (want, give)), (taker, (give, want))):
        held = dict(zip("CGK", (9, 3, 3), strict=True))
        held[more[1]] += int(more[0])
        held[less[1]] -= int(less[0])
        assert goods(state, seat) == "".join(f"{n}{letter}" for letter, n in held.items())
    assert asked(state) == "1 order"


@pytest.mark.rule("MM-DEAL-02", "MM-DEAL-03", "MM-DEAL-06")
def test_only_goods_change_hands() -> None:
    """Tokens, Heat, Dudes, the Patch, control and turns stay; there is no way to name them."""
    state = deals(f"{PLENTY} heat=1,2,0,3 tokens=3,2,4,1")

    def rest() -> tuple[object, ...]:
        seen = look(state)
        gangs = [(gang.heat, gang.tokens, gang.dudes, gang.pool, gang.side) for gang in seen.gangs]
        return (*gangs, seen.patch, seen.control, seen.active, seen.phase, seen.round, asked(state))

    before = rest()
    play(state, "4 offer 2 3C+1G for 2K", "2 accept 4 2")
    assert (goods(state, 4), goods(state, 2)) == ("6C2G5K", "12C4G1K")
    assert rest() == before
    for what in ("1T", "1H", "1M", "1P", "patch"):
        with pytest.raises(BadInput):
            say(state, f"1 offer 2 {what} for nothing")
    assert rejected(state, 1, (1, 1, 0, 0, 0, 0, 0, 1), "offer") == "MM-DEAL-04"


@pytest.mark.rule("MM-DEAL-04", "MM-DEAL-11")
def test_between_exactly_two_living_gangs() -> None:
    state = deals("cash=9,9,0,9 guns=3,3,0,3 contraband=3,3,0,3 out=3")
    assert refused(state, "1 offer 1 1C for nothing") == "MM-DEAL-04"
    assert refused(state, "1 offer 3 1C for nothing") == "MM-DEAL-04"
    assert refused(state, "1 offer 2 nothing for nothing") == "MM-DEAL-11"
    for maker, words in ((1, "1C for nothing"), (2, "nothing for 1G")):  # a gift, a tribute
        play(state, f"{maker} offer 4 {words}", f"4 accept {maker} 4")
    assert (goods(state, 1), goods(state, 2), goods(state, 4)) == ("8C3G3K", "9C4G3K", "10C2G3K")


@pytest.mark.rule("MM-DEAL-06")
def test_the_waiting_decision_is_computed_anew() -> None:
    state = deals("cash=4,4,4,4 guns=0,1,0,0 tokens=2,2,2,2")
    assert not can(state, "patch-in clubhouse")
    play(state, "1 offer 2 3C for 1G", "2 accept 1 2")
    assert asked(state) == "1 order"
    assert can(state, "patch-in clubhouse")
    assert tokens(state) == [2, 2, 2, 2]
    state = deals("dudes=1@cut-and-bag-op:1M cash=1,9,9,9 tokens=2,2,2,2")
    play(state, "1 exploit cut-and-bag-op", "1 rule 1")
    assert [can(state, f"count {n}") for n in (1, 2)] == [True, False]
    play(state, "2 offer 1 1C for nothing", "1 accept 2 1")
    assert can(state, "count 2")


WINDOWS = [
    pytest.param("phase=claim heat=3,0,0,0 deck=grand-jury dudes=1@clubhouse:1M,1@er:1M", [], "1 fall", id="phase 2"),
    pytest.param("tokens=1,1,0,0", [], "1 order", id="an order"),
    pytest.param("dudes=1@gun-factory:1M", ["1 exploit gun-factory"], "1 exploit", id="exploiting"),
    pytest.param("dudes=1@gun-factory:1M", ["1 exploit gun-factory", "1 rule 1"], "1 count", id="a transaction"),
    pytest.param(
        "sites=the-docks dudes=1@the-docks:1M,1@clubhouse:1M,2@the-docks:1M",
        ["1 throw-down the-docks"],
        "1 back-up",
        id="Back-up",
    ),
    pytest.param("tokens=0,0,0,0", [], "1 ready, 2 ready, 3 ready, 4 ready", id="PARLEY"),
    pytest.param(
        "cards=inside-man dudes=1@charming-police-station:1M tokens=0,0,0,0 heat=4,4,4,4",
        ["1 ready", "2 ready", "3 ready", "4 ready"],
        "1 jail",
        id="phase 5",
    ),
]  # fmt: skip


@pytest.mark.rule("MM-DEAL-01", "MM-DEAL-07", "MM-DEAL-10", "MM-DEAL-18")
@pytest.mark.parametrize(("text", "lines", "question"), WINDOWS)
def test_the_window_is_open(text: str, lines: list[str], question: str) -> None:
    """At every question to one gang; everybody may offer, accept, decline and withdraw."""
    state = deals(f"{text} {PLENTY}", hardcore_cards=True)
    play(state, *lines)
    assert asked(state) == question
    assert [ask.seat for ask in api.offers(state) if ask.kind == "offer"] == [0, 1, 2, 3]
    play(state, "3 offer 4 1C for nothing", "4 accept 3 4", "2 offer 4 1C for nothing", "4 decline 2 4")
    play(state, "1 offer all 1C for 1K", "1 withdraw 1 all")
    assert (goods(state, 3), goods(state, 4), asked(state)) == ("8C3G3K", "10C3G3K", question)


@pytest.mark.rule("MM-DEAL-07", "MM-DEAL-08")
def test_the_window_is_closed() -> None:
    """While the market or Guns are chosen, dice are awaited, at set-up, in phase 6, after the end."""
    tries = ("3 offer 4 1C for nothing", "3 offer all 1C for 1K", "3 withdraw 3 all", "4 accept 3 4", "4 decline 3 4")
    closed = game(seed=None, deals=True)  # sites, deck, rolls, picks
    for _ in range(8):
        assert [refused(closed, line) for line in tries] == ["MM-DEAL-08"] * 5, asked(closed)
        idle(closed)
    state = deals(f"tokens=0,0,0,0 {PLENTY} dudes=1@er:1P round=6")
    play(state, "1 ready", "2 ready", "3 ready", "4 ready")
    assert asked(state) == "1 traffic, 2 traffic, 3 traffic, 4 traffic"
    assert [refused(state, line) for line in tries] == ["MM-DEAL-08"] * 5
    assert api.offers(state) == ()
    wait(state, "0 die")
    assert [refused(state, line) for line in tries] == ["MM-DEAL-08"] * 5
    wait(state, "")
    assert refused(state, tries[0]) == "MM-END-01"


@pytest.mark.rule("MM-DEAL-08")
def test_no_deals_without_the_option() -> None:
    state = table(f"tokens=1,0,0,0 {PLENTY}")
    assert api.offers(state) == ()
    assert refused(state, "1 offer 2 1C for nothing") == "OFFER"  # this table knows none
    say(state, "1 sit")
    assert asked(state) == "1 traffic, 2 traffic, 3 traffic, 4 traffic"  # no PARLEY either


@pytest.mark.rule("MM-DEAL-09")
def test_parley_ends_when_all_are_ready() -> None:
    state = deals("tokens=1,0,0,0 out=3 cash=9,9,0,9 guns=3,3,0,3 contraband=3,3,0,3")
    say(state, "1 sit")
    assert asked(state) == "1 ready, 2 ready, 4 ready"
    play(state, "2 ready", "1 offer 2 1C for nothing")
    assert refused(state, "2 ready") == "MM-DEAL-09"
    play(state, "2 accept 1 2", "4 ready")  # who is ready may still deal
    assert asked(state) == "1 ready"
    play(state, "4 offer 2 1C for 1K")
    messages = say(state, "1 ready", to=2)
    assert asked(state) == "1 traffic, 2 traffic, 4 traffic"
    assert only(messages, "expired") == [("expired", 3, 1, (1, 0, 0), (0, 0, 1))]


FIGHT = "sites=the-docks dudes=1@the-docks:2M,2@the-docks:2M tokens=2,0,0,1"


@pytest.mark.rule("MM-DEAL-09")
@pytest.mark.parametrize("parley", [False, True])
def test_parley_before_guns(parley: bool) -> None:
    state = deals(f"{FIGHT} {PLENTY}", parley_before_guns=parley)
    say(state, "1 throw-down the-docks")
    if parley:
        assert asked(state) == "1 ready, 2 ready, 3 ready, 4 ready"
        play(state, "2 offer 1 3C for nothing", "1 accept 2 1", *[f"{seat} ready" for seat in (1, 2, 3, 4)])
        assert cash(state) == [12, 6, 9, 9]
    assert asked(state) == "1 guns, 2 guns"


@pytest.mark.rule("MM-DEAL-09")
def test_no_parley_where_guns_are_prohibited() -> None:
    text = "dudes=1@charming-police-station:2M,2@charming-police-station:2M tokens=2,0,0,1"
    state = play(deals(f"{text} {PLENTY}", parley_before_guns=True), "1 throw-down charming-police-station")
    assert asked(state) == "0 die"


@pytest.mark.rule("MM-DEAL-10")
def test_a_disbanded_gang_deals_no_more() -> None:
    state = deals("out=3 cash=9,9,0,9 guns=3,3,0,3 contraband=3,3,0,3")
    assert refused(state, "3 offer 1 nothing for 1C") == "MM-DEAL-10"
    say(state, "1 offer all 1C for nothing")
    assert refused(state, "3 accept 1 all") == "MM-DEAL-10"


@pytest.mark.rule("MM-DEAL-24")
@pytest.mark.parametrize("log", ["private", "public"])
def test_who_knows_of_a_deal(log: str) -> None:
    state = play(deals(deal_log=log), "1 offer 2 1C for 1G", "3 offer all 2C for 1K")
    events = events_of(state, "2 accept 1 2")
    full = ("deal", 0, 1, (1, 0, 0), (0, 1, 0))
    for seat in (1, 2, 3, 4, 0):
        blank = log == "private" and seat not in (1, 2)
        assert only(told(events, seat), "deal") == [(*full[:3], None, None) if blank else full]
    assert (goods(state, 1, eyes=3), goods(state, 2, eyes=0)) == ("?", "?")
    events = events_of(state, "4 accept 3 all")
    assert all(("deal", 2, 3, (2, 0, 0), (0, 0, 1)) in told(events, seat) for seat in (1, 2, 3, 4, 0))


@pytest.mark.rule("MM-DEAL-24")
@pytest.mark.parametrize("log", ["private", "public"])
def test_others_do_not_learn_whose_offer_it_was(log: str) -> None:
    """The same goods change hands, once by an offer of the one, once by an offer of the other."""
    first = play(deals(deal_log=log), "1 offer 3 2C for 1G")
    second = play(deals(deal_log=log), "3 offer 1 1G for 2C")
    dealt = [events_of(first, "3 accept 1 3"), events_of(second, "1 accept 3 1")]
    assert goods(first, 1) == goods(second, 1) != goods(deals(), 1)
    play(first, "1 sit")
    play(second, "1 sit")
    for eyes in (2, 4, 0):
        seat = eyes - 1 if eyes else SPECTATOR
        assert told(dealt[0], eyes) == told(dealt[1], eyes) != []
        assert look(first, eyes).key() == look(second, eyes).key()
        assert api.key(api.infostate(first, seat)) == api.key(api.infostate(second, seat))


@pytest.mark.rule("MM-DEAL-25", "MM-THROW-20")
def test_pulled_guns_cannot_be_dealt() -> None:
    state = deals("sites=the-docks dudes=1@the-docks:1M1P,2@the-docks:1M1P cash=9,9,9,9 guns=2,1,0,0 tokens=2,0,0,1")
    say(state, "1 throw-down the-docks")
    pulls(state, "1 1", "2 1")
    dice(state, 6, 1)
    assert asked(state) == "1 injured"
    assert guns(state)[:2] == [1, 0]
    assert refused(state, "2 offer 1 1G for nothing") == "MM-DEAL-12"
    assert refused(state, "1 offer 2 2G for nothing") == "MM-DEAL-12"
    assert refused(state, "1 offer 2 1G for nothing") == ""
    play(state, "3 offer 2 1C for 1G")
    assert refused(state, "2 accept 3 2") == "MM-DEAL-16"


def objected(state: State, line: str) -> dict[str, str]:
    """Return the objection to an answer, by language."""
    with pytest.raises(api.IllegalAnswer) as refused:
        say(state, line)
    found = api.objection(state, refused.value)
    return {language: Texts(language, "mayhem").refusal(refused.value, found) for language in LANGUAGES}


def test_a_refused_patch_in_says_what_it_lacks() -> None:
    """The refusal names the good that is short, in every language; else only the Prospect is missing."""
    for held, said in (
        ("1@clubhouse:1M2P cash=0,0,0,0 guns=1,0,0,0", "It costs $1, but you only have $0."),
        ("1@clubhouse:1M2P cash=1,0,0,0 guns=0,0,0,0", "Guns to pay: 1, behind your blind: 0."),
        ("1@clubhouse:1M cash=1,0,0,0 guns=1,0,0,0", "Patch In:"),
    ):
        told = objected(table(f"dudes={held}"), "1 patch-in clubhouse")
        assert told["en"].startswith(said)
        for one in told.values():
            assert ("0" in re.findall(r"\d+", one.split("(")[0])) == (said != "Patch In:"), one


@pytest.mark.parametrize("protocol", ["live", "sequential"])
def test_a_refused_deal_says_which_part_is_wrong(protocol: str) -> None:
    """The refusal says which good, how many, and how many there could be, in every language."""
    asked_for = "asked=offer " if protocol == "sequential" else ""
    state = deals(f"{asked_for}cash=3,1,1,1 guns=1,2,2,2 tokens=2,2,2,2", deal_protocol=protocol)
    for line, said, figures in (
        ("1 offer 2 1C+2G for 1K", "Guns offered: 2, behind your blind: 1.", "2 1"),
        ("1 offer 2 5C for 1K", "Cash offered: 5, behind your blind: 3.", "5 3"),
        ("1 offer 2 1C for 999K", "Contraband asked for: 999. The most that can be asked for is", "999"),
        ("1 offer 2 1G for 2G", "Guns offered: 1, asked for: 2. The same goods", "1 2"),
        ("1 offer 2 nothing for nothing", "Nothing is offered", ""),
        ("1 offer 1 1C for nothing", "You can’t make yourself an offer.", ""),
    ):
        told = objected(state, line)
        assert told["en"].startswith(said)
        for one in told.values():
            assert re.findall(r"\d+", one.split("(")[0])[: len(figures.split())] == figures.split(), one
    say(state, "1 offer 2 1C for 3G")
    line = "2 accept 1 2" if protocol == "live" else "2 yes"
    assert objected(state, line)["en"].startswith("Guns to pay: 3, behind your blind: 2. You can accept")
    if protocol == "live":
        assert objected(state, "1 offer 2 2C for 3G")["en"].startswith("An offer of yours to this gang")
        say(state, "1 withdraw 1 2")
    else:
        say(state, "2 no")
    assert objected(state, "1 offer 2 1C for 3G")["en"].startswith("This very offer was just")
    for other in (1, 2):
        play(state, f"1 offer 3 {other}C for nothing", *(["1 withdraw 1 3"] if protocol == "live" else ["3 no"]))
    assert objected(state, "1 offer 2 2C for 3G")["en"].startswith("You have made 3 of the 3 offers")


@pytest.mark.rule("MM-DEAL-25")
def test_goods_inside_a_transaction_cannot_be_dealt() -> None:
    """The price of a promotion is gone before its place is named."""
    state = deals("sites=tattoo-parlour dudes=1@tattoo-parlour:1P,1@clubhouse:1P cash=1,0,0,0 tokens=2,0,0,1")
    play(state, "1 exploit tattoo-parlour", "1 boost")
    assert asked(state) == "1 promote"
    assert refused(state, "1 offer 2 1C for nothing") == "MM-DEAL-12"


@pytest.mark.rule("MM-DEAL-26")
def test_a_deal_is_final() -> None:
    state = play(deals(), "1 offer 2 1C for 1G", "2 accept 1 2")
    for line in ("1 withdraw 1 2", "2 decline 1 2", "2 accept 1 2"):
        assert refused(state, line) == "MM-DEAL-14"
    assert (goods(state, 1), goods(state, 2)) == ("8C4G3K", "10C2G3K")


@pytest.mark.rule("MM-DEAL-27")
def test_deals_conserve_goods() -> None:
    state = deals(offers_per_step=10)
    before = (sum(cash(state)), sum(guns(state)), sum(drugs(state)), supply(state), look(state).removed)
    play(state, "1 offer 2 5C+1G for 3K", "2 accept 1 2", "3 offer all 1C for 2G", "4 accept 3 all")
    play(state, "2 offer 3 nothing for 3K", "3 accept 2 3", "4 offer 1 9C for nothing", "1 accept 4 1")
    assert (sum(cash(state)), sum(guns(state)), sum(drugs(state)), supply(state), look(state).removed) == before
    assert (guns(state), drugs(state)) == ([2, 4, 5, 1], [6, 3, 0, 3])


@pytest.mark.rule("MM-DEAL-03", "MM-PATCH-03")
def test_the_patch_is_no_good() -> None:
    state = play(deals(), "1 offer 2 nothing for 9C", "2 accept 1 2")
    assert (patch(state), cash(state)[:2]) == (1, [18, 0])


@pytest.mark.rule("MM-DEAL-31")
def test_a_table_says_by_which_protocol_it_deals() -> None:
    live, turns = rules_for(4, deals=True), rules_for(4, deals=True, deal_protocol="sequential")
    assert (live.options["deal_protocol"], turns.options["deal_protocol"]) == ("live", "sequential")
    assert live.digest != turns.digest
    assert (live.live, turns.live) == (True, False)


@pytest.mark.rule("MM-DEAL-06", "MM-DEC-06")
def test_back_up_that_is_being_put_together_begins_again() -> None:
    """A gang that deals meanwhile finds other tokens or Dudes; an offer alone changes nothing."""
    state = deals(f"sites=the-docks dudes=1@the-docks:1M,1@clubhouse:2M,2@the-docks:1M tokens=3,0,0,1 {PLENTY}")
    play(state, "1 throw-down the-docks", "1 back-up clubhouse 1M", "3 offer 4 1C for nothing")
    assert can(state, "back-up again")
    play(state, "4 accept 3 4")
    assert not can(state, "back-up again")
    backs(state, "1 clubhouse:2M")
    assert asked(state) == "1 guns, 2 guns"
