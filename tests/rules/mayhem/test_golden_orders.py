"""Section 16: the golden scenarios about orders, exploiting and deals."""

import pytest
from tests.rules.mayhem.table import (
    asked,
    backs,
    bounds,
    can,
    cash,
    choices,
    controls,
    drugs,
    dudes,
    events_of,
    goods,
    heat,
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
    refused,
    say,
    supply,
    table,
    tokens,
    told,
    wait,
)


@pytest.mark.golden("mayhem", 5)
@pytest.mark.rule("MM-GANG-SAMCRO-1", "MM-MOD-03", "MM-TX-01", "MM-TX-02")
@pytest.mark.parametrize(("gang", "brought"), [("samcro", 15), ("samcro-unleaded", 12)])
def test_g05_selling_at_the_pawn_shop(gang: str, brought: int) -> None:
    state = octane(f"sides={gang} sites=pawn-shop dudes=1@pawn-shop:1M cash=3,0,0,0 guns=3,0,0,0 tokens=1,0,0,0")
    play(state, "1 exploit pawn-shop", "1 rule 1", "1 count 3")
    assert (cash(state)[0], look(state).gangs[0].goods[1]) == (brought, 0)


@pytest.mark.golden("mayhem", 6)
@pytest.mark.rule("MM-MOD-03", "MM-MOD-04", "MM-CARD-H2-1")
def test_g06_modifiers_add_up() -> None:
    state = octane(
        "sides=samcro sites=pawn-shop cards=sellers-market dudes=1@pawn-shop:1M cash=0,0,0,0 guns=3,0,0,0 "
        "tokens=2,0,0,1"
    )
    play(state, "1 exploit pawn-shop", "1 rule 1", "1 count 2")
    assert cash(state)[0] == 10
    play(state, "1 boost", "1 count 1")
    assert (cash(state)[0], tokens(state)[0]) == (16, 0)


@pytest.mark.golden("mayhem", 7)
@pytest.mark.rule("MM-MOD-01", "MM-MOD-02", "MM-CARD-H3-1")
def test_g07_gun_embargo() -> None:
    state = table(
        "cards=gun-embargo sites=the-hairy-dog,street-corner cash=5,0,0,0 guns=2,0,0,0 contraband=1,0,0,0 "
        "tokens=9,0,0,0 "
        "dudes=1@gun-factory:1M,1@the-hairy-dog:1M,1@street-corner:1P"
    )
    say(state, "1 exploit gun-factory")
    assert choices(state) == ["finish", "rule 1"]
    assert refused(state, "1 boost") == "MM-MOD-02"
    play(state, "1 rule 1", "1 count 1")  # SPEND; then there is nothing left to use
    assert goods(state, 1) == "4C3G1K"
    play(state, "1 exploit the-hairy-dog", "1 rule 1", "1 count 1", "1 finish")  # SWAP of Guns
    assert goods(state, 1) == "4C2G2K"
    play(state, "1 exploit street-corner", "1 rule 1", "1 count 1")  # SELL of Contraband
    assert goods(state, 1) == "7C2G1K"


@pytest.mark.golden("mayhem", 8)
@pytest.mark.rule("MM-BOOST-01", "MM-BOOST-02", "MM-BOOST-03")
def test_g08_boost_alone() -> None:
    state = table("dudes=1@gun-factory:1M cash=0,0,0,0 guns=1,0,0,0 contraband=0,0,0,0 tokens=2,0,0,1")
    play(state, "1 exploit gun-factory", "1 boost", "1 count 1")
    assert (goods(state, 1), tokens(state)[0], marks(state)) == ("3C", 0, ["gun-factory"])
    assert asked(state) == "1 exploit"
    say(state, "1 finish")
    assert (goods(state, 1), asked(state)) == ("3C", "4 order")


@pytest.mark.golden("mayhem", 9)
@pytest.mark.rule("MM-BOOST-01", "MM-EXP-07")
def test_g09_no_token_for_the_boost() -> None:
    state = table("dudes=1@gun-factory:1M cash=0,0,0,0 guns=1,0,0,0 tokens=1,0,0,1")
    say(state, "1 exploit gun-factory")
    assert choices(state) == ["finish", "rule 1"]
    assert refused(state, "1 boost") == "MM-BOOST-01"
    say(state, "1 finish")
    assert (marks(state), asked(state)) == (["gun-factory"], "4 order")


@pytest.mark.golden("mayhem", 10)
@pytest.mark.rule("MM-HEAT-03", "MM-HOT-01", "MM-HOT-04", "MM-EXP-08", "MM-CARD-H1-1")
def test_g10_the_last_dude_falls() -> None:
    state = table(
        "cards=gung-ho-local-cop sites=border-run dudes=1@border-run:1M,1@clubhouse:1M "
        "heat=4,0,0,0 cash=0,0,0,0 guns=2,0,0,0 tokens=1,0,0,1"
    )
    messages = say(state, "1 exploit border-run")
    assert only(messages, "heat") == [("heat", 0, 3, 4)]  # one gain, at most one Fall
    assert asked(state) == "1 fall"
    say(state, "1 fall border-run member")
    assert (heat(state)[0], dudes(state, 1), controls(state, "border-run")) == (1, {"clubhouse": "1M"}, 0)
    play(state, "1 rule 1", "1 count 2")
    assert (cash(state)[0], asked(state)) == (10, "4 order")


@pytest.mark.golden("mayhem", 11)
@pytest.mark.rule("MM-HOT-03", "MM-HEAT-04", "MM-ELIM-03")
def test_g11_the_icon_of_a_boost() -> None:
    state = table(
        "sites=film-studio dudes=1@film-studio:1P,1@clubhouse:1M heat=3,0,0,0 cash=0,0,0,0 guns=0,0,0,0 "
        "contraband=0,0,0,0 tokens=2,0,0,1"
    )
    say(state, "1 exploit film-studio")
    assert heat(state)[0] == 4
    say(state, "1 rule 1")
    assert (cash(state)[0], heat(state)[0]) == (4, 4)
    messages = say(state, "1 boost")
    assert kinds(messages).index("fall") < kinds(messages).index("gain")  # the icon comes before the effect
    assert (goods(state, 1), heat(state)[0], dudes(state, 1)) == ("7C", 1, {"film-studio": "1P"})
    assert (out(state), pool(state, 1)) == ([], (5, 4))


@pytest.mark.golden("mayhem", 12)
@pytest.mark.rule("MM-ELIM-01", "MM-ELIM-04", "MM-ELIM-05", "MM-EXP-09", "MM-HOT-02")
def test_g12_eliminated_while_exploiting() -> None:
    state = table(
        "sites=film-studio dudes=1@film-studio:2P heat=4,0,0,0 cash=9,0,0,0 guns=1,0,0,0 contraband=2,0,0,0 "
        "tokens=3,0,0,1"
    )
    before = supply(state)
    messages = say(state, "1 exploit film-studio", to=0)
    assert (out(state), patch(state), marks(state)) == ([1], 2, ["film-studio"])
    assert supply(state) == (before[0] + 1, before[1] + 2)
    assert "gain" not in kinds(messages)
    assert (goods(state, 1), dudes(state, 1), tokens(state)[0], asked(state)) == ("0", {}, 0, "4 order")


THEFT = "sites=card-room dudes=1@card-room:1M cash=5,2,4,4 guns=0,3,0,0 contraband=0,1,0,0 tokens=2,0,0,1"


@pytest.mark.golden("mayhem", 25)
@pytest.mark.rule("MM-TX-08", "MM-TX-10", "MM-TX-11", "MM-TX-12")
def test_g25_two_thefts() -> None:
    state = table(THEFT)
    play(state, "1 exploit card-room", "1 rule 1")
    events = events_of(state, "1 steal 2 1")
    assert ("steal", 0, 1, 0, 3, 2) in told(events, 1)
    assert ("steal", 0, 1, 0, 3, 2) in told(events, 2)
    for seat in (3, 4, 0):
        assert told(events, seat) == [("steal", 0, 1, 0, 3, None)]
    assert ("peek", 0, 1, 0, 3, 1) in told(events, 1)
    say(state, "1 boost")
    events = events_of(state, "1 steal 3 1")
    assert cash(state) == [8, 0, 3, 4]
    assert "peek" not in kinds(told(events, 1))


@pytest.mark.golden("mayhem", 26)
@pytest.mark.rule("MM-INFO-30")
def test_g26_what_a_theft_tells_others() -> None:
    state = table(THEFT, ledger_help=True)
    assert (bounds(state, 4, 2)["C"], bounds(state, 4, 1)["C"]) == ((2, 2), (5, 5))
    play(state, "1 exploit card-room", "1 rule 1", "1 steal 2 1")
    assert (bounds(state, 4, 2)["C"], bounds(state, 4, 1)["C"]) == ((0, 0), (7, 7))
    # B may hold 1 to 4: it dealt with C, and then offered 1.
    state = table(THEFT.replace("5,2,4,4", "5,2,2,4"), ledger_help=True, deals=True)
    play(state, "2 offer 3 1C for nothing", "3 accept 2 3", "2 offer all 1C for 1G")
    assert (bounds(state, 4, 2)["C"], bounds(state, 4, 1)["C"]) == ((1, 4), (5, 5))
    play(state, "1 exploit card-room", "1 rule 1", "1 steal 2 1")
    assert (bounds(state, 4, 2)["C"], bounds(state, 4, 1)["C"]) == ((0, 1), (6, 8))


@pytest.mark.golden("mayhem", 27)
@pytest.mark.rule("MM-DEAL-14", "MM-DEAL-15", "MM-DEAL-16", "MM-DEAL-24")
def test_g27_who_cannot_pay_is_told_alone() -> None:
    state = table("cash=4,4,4,4 guns=0,0,1,0 contraband=0,0,0,0", deals=True)
    say(state, "1 offer all 2C for 1G")
    assert refused(state, "2 accept 1 all") == "MM-DEAL-16"  # and changes what nobody sees
    assert len(look(state, 4).offers) == 1
    events = events_of(state, "3 accept 1 all")
    assert told(events, 0) == [("deal", 0, 2, (2, 0, 0), (0, 1, 0))]
    assert (goods(state, 1), goods(state, 3), look(state).offers) == ("2C1G", "6C", ())


@pytest.mark.golden("mayhem", 28)
@pytest.mark.rule("MM-DEAL-12", "MM-DEAL-20")
def test_g28_nobody_gives_what_it_has_not() -> None:
    state = table("cash=3,4,4,4", deals=True, offers_per_step=1)
    assert refused(state, "1 offer 2 4C for nothing") == "MM-DEAL-12"
    assert look(state, 1).made == 0
    assert refused(state, "1 offer 2 3C for nothing") == ""  # the refused one didn't count


@pytest.mark.golden("mayhem", 29)
@pytest.mark.rule("MM-DEAL-22", "MM-DEAL-23")
@pytest.mark.parametrize("count", [0, 1])
def test_g29_an_offer_expires(count: int) -> None:
    state = table("dudes=1@cut-and-bag-op:1M cash=4,4,4,4", deals=True)
    play(state, "1 offer 2 3C for 1K", "1 exploit cut-and-bag-op")
    assert len(look(state, 2).offers) == 1
    events = [*events_of(state, "1 rule 1"), *events_of(state, f"1 count {count}")]
    gone = ("expired", 0, 1, (3, 0, 0), (0, 0, 1))
    assert [gone in told(events, seat) for seat in (1, 2, 3, 4, 0)] == [True, True, False, False, False]
    assert look(state, 2).offers == ()
    assert refused(state, "2 accept 1 2") == "MM-DEAL-14"


@pytest.mark.golden("mayhem", 30)
@pytest.mark.rule("MM-DEAL-05", "MM-DEAL-28", "MM-DEAL-29")
def test_g30_promises_do_not_bind() -> None:
    state = table(
        "sites=roadhouse-bar dudes=1@roadhouse-bar:1M,1@clubhouse:1P,2@roadhouse-bar:1M,2@clubhouse:1P "
        "cash=4,4,4,4 tokens=2,1,0,0",
        deals=True,
        deal_protocol="sequential",
    )
    play(state, "1 throw-down roadhouse-bar", "1 offer 2 2C for nothing")
    events = events_of(state, "2 yes")
    assert told(events, 3) == told(events, 0) == [("deal", 0, 1, None, None)]
    assert ("deal", 0, 1, (2, 0, 0), (0, 0, 0)) in told(events, 2)
    play(state, "1 no-offer", "1 back-up done", "2 no-offer")
    backs(state, "2 clubhouse:1P")
    assert dudes(state, 2) == {"roadhouse-bar": "1M1P"}
    assert (goods(state, 1), goods(state, 2)) == ("2C2G2K", "6C2G2K")


@pytest.mark.golden("mayhem", 31)
@pytest.mark.rule("MM-DEAL-08", "MM-DEAL-22")
def test_g31_no_deals_while_guns_are_chosen() -> None:
    state = table(
        "sites=roadhouse-bar dudes=1@roadhouse-bar:1M,1@clubhouse:1P,2@roadhouse-bar:1M cash=4,4,4,4 tokens=2,0,0,0",
        deals=True,
    )
    play(state, "1 throw-down roadhouse-bar", "3 offer 4 1C for nothing", "4 offer all 1C for 1K")
    assert len(look(state, 4).offers) == 2
    messages = say(state, "1 back-up done", to=3)
    assert asked(state) == "1 guns, 2 guns"
    assert len(only(messages, "expired")) == 2
    assert look(state).offers == ()
    assert refused(state, "3 offer all 1C for nothing") == "MM-DEAL-08"


@pytest.mark.golden("mayhem", 35)
@pytest.mark.rule("MM-TX-05", "MM-COMP-05", "MM-SITE-S3")
def test_g35_a_short_supply() -> None:
    state = table("dudes=1@cut-and-bag-op:1M cash=5,0,0,0 guns=0,0,0,0 contraband=0,8,8,7 tokens=2,0,0,1")
    play(state, "1 exploit cut-and-bag-op", "1 rule 1")
    assert choices(state) == ["count 0", "count 1"]
    say(state, "1 count 1")
    assert (goods(state, 1), supply(state)[1]) == ("4C1K", 0)
    say(state, "1 boost")
    assert (goods(state, 1), tokens(state)[0]) == ("4C1K", 0)


@pytest.mark.golden("mayhem", 42)
@pytest.mark.rule("MM-CARD-H6-1", "MM-CARD-X3-1", "MM-CARD-X3-2")
def test_g42_curfew_and_road_blocks() -> None:
    text = "cards=curfew,road-blocks sites=the-docks dudes=1@clubhouse:2M2P"
    state = table(f"{text} tokens=3,0,0,0", hardcore_cards=True)
    assert refused(state, "1 ride clubhouse the-docks 2M1P") == "MM-CARD-H6-1"
    say(state, "1 ride clubhouse the-docks 1M1P")
    assert (tokens(state)[0], dudes(state, 1)) == (1, {"clubhouse": "1M1P", "the-docks": "1M1P"})
    assert refused(state, "1 ride clubhouse the-docks 1M") == "MM-CARD-X3-2"
    state = table(f"{text},1@the-docks:1M,2@the-docks:1M,2@clubhouse:1M tokens=3,3,0,0", hardcore_cards=True)
    say(state, "1 throw-down the-docks")
    assert asked(state) == "1 guns, 2 guns"


@pytest.mark.golden("mayhem", 43)
@pytest.mark.rule("MM-TX-15", "MM-SITE-S2")
def test_g43_the_hospital() -> None:
    state = table("dudes=1@st-thomas-hospital:1M,1@er:1M2P,1@clubhouse:1M tokens=2,0,0,0 contraband=0,0,0,0")
    play(state, "1 exploit st-thomas-hospital", "1 rule 1")
    assert choices(state) == ["heal 1M1P", "heal 2P", "heal 1M", "heal 1P"]
    play(state, "1 heal 1M1P", "1 boost")
    assert (dudes(state, 1), tokens(state)[0]) == ({"st-thomas-hospital": "1M", "clubhouse": "2M2P"}, 0)
    say(state, "1 finish")
    assert "emergency" not in kinds(wait(state, "1 order"))


@pytest.mark.golden("mayhem", 47)
@pytest.mark.rule("MM-HARD-05", "MM-REC-01", "MM-REC-02")
def test_g47_slim_pickings() -> None:
    state = table("tokens=5,0,0,0", slim_pickings=True)
    assert pool(state, 1) == (3, 0)
    assert refused(state, "1 recruit") == "MM-HARD-05"
    say(state, "1 patch-in clubhouse")
    assert pool(state, 1) == (2, 1)
    say(state, "1 recruit")
    assert (dudes(state, 1), pool(state, 1)) == ({"clubhouse": "3M2P"}, (2, 0))
    assert refused(state, "1 recruit") == "MM-HARD-05"


@pytest.mark.golden("mayhem", 50)
@pytest.mark.rule("MM-ORD-10", "MM-CARD-H5-1")
def test_g50_supply_cut() -> None:
    text = "sides=samcro dudes=1@clubhouse:1M1P cash=5,0,0,0 guns=2,0,0,0 tokens=2,0,0,0"
    assert can(octane(text), "club 1")
    state = octane(f"{text} cards=supply-cut")
    assert not can(state, "club 1")
    assert refused(state, "1 club 1") == "MM-ORD-10"
    say(state, "1 patch-in clubhouse")
    assert dudes(state, 1) == {"clubhouse": "2M"}


@pytest.mark.golden("mayhem", 53)
@pytest.mark.rule("MM-EXP-01", "MM-GEN-12", "MM-RIDE-08")
def test_g53_contested() -> None:
    state = table("sites=the-docks dudes=1@the-docks:1M,2@the-docks:1P tokens=2,1,0,0")
    assert controls(state, "the-docks") == 0
    assert refused(state, "1 exploit the-docks") == "MM-EXP-01"
    play(state, "1 sit", "2 ride the-docks clubhouse 1P")
    assert controls(state, "the-docks") == 1
    say(state, "1 exploit the-docks")
    assert marks(state) == ["the-docks"]


@pytest.mark.golden("mayhem", 54)
@pytest.mark.rule("MM-CARD-H1-1", "MM-CARD-P1-1", "MM-REV-08", "MM-COMP-05")
@pytest.mark.parametrize(("others", "got"), [("2,2,2", 3), ("9,9,4", 2)])
def test_g54_a_hot_truck(others: str, got: int) -> None:
    state = table(
        f"cards=hijacked-truck,gung-ho-local-cop dudes=1@hijacked-truck:1P,1@clubhouse:1M heat=1,0,0,0 "
        f"contraband=0,{others} "
        "tokens=1,0,0,1"
    )
    say(state, "1 exploit hijacked-truck")
    say(state, "1 rule 1")
    assert (heat(state)[0], drugs(state)[0]) == (3, got)
    assert place(state, "hijacked-truck") in look(state).marks


@pytest.mark.golden("mayhem", 48)
@pytest.mark.rule("MM-HARD-03", "MM-HARD-04")
def test_g48_hidden_tokens() -> None:
    state = table(
        "sites=the-docks dudes=1@the-docks:1M,2@the-docks:1M,2@clubhouse:1P guns=0,0,0,0 tokens=1,0,0,1",
        under_the_radar=True,
    )
    assert look(state, 1).gangs[1].tokens == -1
    say(state, "1 throw-down the-docks")
    assert (asked(state), choices(state)) == ("2 back-up", ["back-up done"])
    backs(state, "2")
    pulls(state, "1 0", "2 0")
    messages = wait(state, "4 order")
    assert ("passed", 1) in messages
