"""Sections 1 and 4.1 to 4.3: terms, the course of a round, Order tokens, what is revealed."""

import pytest
from tests.rules.mayhem.table import (
    PHASES,
    asked,
    can,
    cards,
    cash,
    choices,
    controls,
    dice,
    drugs,
    dudes,
    game,
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
    place,
    places,
    play,
    pool,
    refused,
    say,
    sites,
    table,
    tokens,
    wait,
)

from skulduggery import api
from skulduggery.api import NATURE

# Terms


@pytest.mark.rule("MM-GEN-01", "MM-MOD-04")
def test_forbidden_beats_allowed() -> None:
    text = "sides=samcro sites=pawn-shop dudes=1@pawn-shop:1M guns=3,0,0,0 tokens=1,0,0,1"
    for order in ("sellers-market,gun-embargo", "gun-embargo,sellers-market"):
        state = octane(f"{text} cards={order}")
        say(state, "1 exploit pawn-shop")
        assert asked(state) == "4 order"  # nothing can be used, although two things make a SELL better


@pytest.mark.rule("MM-GEN-01", "MM-GANG-NINERS-1")
def test_what_a_gang_says_beats_the_general_rule() -> None:
    state = octane("sides=one-niners sites=the-docks dudes=1@the-docks:1P,2@the-docks:1P")
    assert can(state, "throw-down the-docks")


def with_effects(**effects: str) -> api.Document:
    """The house set with other effects on some cards; ``_`` stands for ``-`` in their ids."""
    document = house()
    for name, text in effects.items():
        (card,) = [card for card in document["card"] if card["id"] == name.replace("_", "-")]
        field = "modifiers" if card["kind"] == "hassle" else "effect"
        card[field] = text
    return document


@pytest.mark.rule("MM-GEN-04")
def test_as_far_as_possible() -> None:
    state = table("phase=claim heat=3,0,0,0 guns=0,2,2,2 contraband=1,2,2,2 deck=raid")
    assert goods(state, 1) == "4C"


@pytest.mark.rule("MM-GEN-05", "MM-GEN-06")
def test_whom_it_hits_is_fixed_first() -> None:
    """One instruction for all, in Patch Order, then the next; nobody else becomes the one with the least."""
    document = with_effects(slow_news_day="LEAST(heat): GAIN 2H; GAIN 1C")
    state = table("phase=claim round=2 patch=2 heat=0,0,1,1 deck=hijacked-truck,slow-news-day", cards=document)
    assert (heat(state), cash(state)) == ([2, 2, 1, 1], [5, 5, 4, 4])
    state = game(cards=document, seed=None)
    numbers = [str(n) for n in range(1, 21)]
    say(state, f"0 sites {' '.join(numbers)}")
    say(state, f"0 deck 6 {' '.join(str(n) for n in range(1, 37) if n != 6)}")
    dice(state, 1, 1, 6, 1)
    wait(state, "2 pick")
    messages = say(state, "2 pick calaveras unleaded")  # P2 picks last and holds the Patch
    assert [(kind, args[0]) for kind, *args in messages if kind in ("heat", "gain")] == [
        *[("heat", seat) for seat in (1, 2, 3, 0)],
        *[("gain", seat) for seat in (1, 2, 3, 0)],
    ]


@pytest.mark.rule("MM-GEN-07")
def test_what_everybody_can_see_is_not_asked() -> None:
    # Only one Dude can be injured, only one Member can Take the Fall.
    state = table("sites=the-docks dudes=1@the-docks:1M,2@the-docks:1M guns=1,1,0,0 heat=4,4,0,0 tokens=1,0,0,1")
    say(state, "1 throw-down the-docks")
    play(state, "1 guns 1; 2 guns 1")
    dice(state, 3, 3)
    assert asked(state) == "4 order"
    assert [dudes(state, seat) for seat in (1, 2)] == [{}, {}]


@pytest.mark.rule("MM-GEN-07", "MM-INFO-20")
def test_what_hangs_on_secrets_is_always_asked() -> None:
    state = table("sites=pawn-shop dudes=1@pawn-shop:1M guns=0,0,0,0 tokens=1,0,0,1")
    play(state, "1 exploit pawn-shop", "1 rule 1")
    assert (asked(state), choices(state)) == ("1 count", ["count 0"])
    state = table("sites=the-docks dudes=1@the-docks:1M,2@the-docks:1M guns=0,0,0,0 tokens=1,0,0,0")
    say(state, "1 throw-down the-docks")
    assert (asked(state), choices(state, 1)) == ("1 guns, 2 guns", ["guns 0"])


@pytest.mark.rule("MM-GEN-08")
def test_most_and_least_are_among_the_living() -> None:
    living = "out=4 cash=4,4,4,0 guns=2,2,2,0 contraband=2,2,2,0"
    assert cash(table(f"phase=claim {living} heat=1,2,2,0 deck=payday")) == [6, 6, 6, 0]
    state = table(f"round=2 tokens=0,0,0,0 {living} heat=1,2,2,0 cards=clean-hands")
    wait(state, "1 order")
    assert cash(state) == [7, 4, 4, 0]
    members = "dudes=1@clubhouse:2M,2@clubhouse:2M,3@clubhouse:3M"
    assert tokens(table(f"phase=claim {living} {members} deck=called-in")) == [6, 6, 6, 0]


@pytest.mark.rule("MM-GEN-10", "MM-RIDE-05", "MM-RIDE-06", "MM-SITE-S5-1")
def test_what_a_location_is() -> None:
    state = table(
        "sites=the-docks hidden=card-room cards=poker-night,gun-embargo dudes=1@the-docks:1M,1@er:1M tokens=9,0,0,0"
    )
    goals = {one.split()[2] for one in choices(state) if one.startswith("ride")}
    assert goals == {
        "clubhouse-1", "poker-night", "charming-police-station", "st-thomas-hospital", "cut-and-bag-op", "gun-factory",
    }  # fmt: skip
    assert refused(state, "1 ride the-docks er 1M") == "MM-RIDE-06"
    assert refused(state, "1 ride er the-docks 1M") == "MM-RIDE-06"
    assert refused(state, "1 exploit er") == "MM-SITE-S5-1"
    assert refused(state, "1 throw-down er") == "MM-SITE-S5-1"
    assert place(state, "er") not in look(state).sites


@pytest.mark.rule("MM-GEN-11")
def test_a_site_face_down_is_no_location() -> None:
    state = table("sites=the-docks hidden=card-room dudes=1@the-docks:1M")
    assert refused(state, "1 ride the-docks card-room 1M") == "MM-RIDE-05"
    assert refused(state, "1 exploit card-room") == "MM-GEN-11"
    assert refused(state, "1 throw-down card-room") == "MM-GEN-11"


@pytest.mark.rule("MM-GEN-12")
def test_control() -> None:
    state = table("sites=the-docks,card-room,law-office dudes=1@the-docks:1M,2@card-room:2P,3@card-room:1M")
    assert [controls(state, site) for site in ("the-docks", "card-room", "law-office")] == [1, 0, 0]


@pytest.mark.rule("MM-GEN-13")
def test_prospects_alone() -> None:
    state = table("sites=the-docks,card-room dudes=1@the-docks:1P,1@card-room:1P,2@card-room:2M tokens=1,1,0,0")
    assert (controls(state, "the-docks"), controls(state, "card-room")) == (1, 0)
    say(state, "1 exploit the-docks")
    assert marks(state) == ["the-docks"]
    assert refused(play(state, "1 finish"), "2 exploit card-room") == "MM-EXP-01"


@pytest.mark.rule("MM-GEN-14")
def test_no_limit_at_a_site() -> None:
    there = ",".join(f"{seat}@the-docks:5M5P" for seat in range(1, 6))
    state = table(f"sites=the-docks dudes={there},6@clubhouse:5M5P tokens=0,0,0,0,0,1 turn=6", 6)
    assert can(state, "ride clubhouse the-docks 5M5P")
    say(state, "6 ride clubhouse the-docks 5M5P")
    assert dudes(state, 6) == {"the-docks": "5M5P"}


@pytest.mark.rule("MM-GEN-15", "MM-PATCH-01")
@pytest.mark.parametrize("holder", [1, 2, 3, 4])
def test_patch_order(holder: int) -> None:
    state = table(f"tokens=0,0,0,0 patch={holder}", deal_protocol="sequential")
    order = []
    while "traffic" in asked(state):
        order.append(int(asked(state)[0]))
        say(state, f"{order[-1]} traffic 1")
    expected = [(holder - 1 + i) % 4 + 1 for i in range(4)]
    assert order == expected


@pytest.mark.rule("MM-GEN-16")
def test_who_counts() -> None:
    state = table(
        "phase=claim deck=fresh-faces dudes=1@clubhouse:1M,1@er:1M1P,2@clubhouse:2M,3@clubhouse:3M,4@clubhouse:3M"
    )
    assert [pool(state, seat)[1] for seat in (1, 2, 3, 4)] == [4, 4, 5, 5]  # P2 has the fewest: 2, not 1 as P1 seems to


# The round


@pytest.mark.rule("MM-RND-01")
def test_the_phases() -> None:
    state = table("tokens=0,0,0,0 deck=poker-night,new-blood dudes=1@clubhouse:2M")
    messages = wait(state, "1 order")
    messages += wait(state, "1 traffic, 2 traffic, 3 traffic, 4 traffic")
    assert look(state).phase == PHASES.index("market")
    messages += wait(state, "1 order")
    said = kinds(messages)
    second = said[said.index("round") : len(said) - 1 - said[::-1].index("round")]
    first_times = [
        second.index(kind) for kind in ("round", "claim", "site", "card", "turn", "traffic", "hit", "clean-up")
    ]
    assert first_times == sorted(first_times)


# Order tokens


@pytest.mark.rule("MM-CLAIM-01", "MM-CLAIM-02", "MM-CLAIM-05")
def test_tokens_of_members_and_the_clubhouse() -> None:
    state = octane(
        "sides=samcro,mayans,lin-syndicate,one-niners phase=claim "
        "dudes=1@clubhouse:5M5P,2@clubhouse:1M1P,2@er:1M,3@the-docks:2P,4@clubhouse:5P sites=the-docks"
    )
    # The ER is never occupied when a round begins; if it were, its Members would count (MM-GEN-16).
    assert tokens(state) == [5 + 3, 2 + 2, 0 + 4, 0 + 3]


@pytest.mark.rule("MM-CLAIM-03", "MM-HARD-03")
def test_tokens_are_public() -> None:
    for radar in (False, True):
        state = table("tokens=5,4,3,2", under_the_radar=radar)
        for eyes in range(5):
            seen = [gang.tokens for gang in look(state, eyes).gangs]
            hidden = [-1 if seat + 1 != eyes else count for seat, count in enumerate((5, 4, 3, 2))]
            assert seen == (hidden if radar else [5, 4, 3, 2])


@pytest.mark.rule("MM-CLAIM-04", "MM-HEAT-09")
def test_tokens_are_counted_once() -> None:
    state = table("dudes=1@clubhouse:2M1P tokens=5,0,0,1")
    say(state, "1 patch-in clubhouse")
    assert (tokens(state)[0], dudes(state, 1)) == (4, {"clubhouse": "3M"})
    # A Fall takes none away.
    state = table("sites=border-run dudes=1@border-run:1M,1@clubhouse:1M heat=4,0,0,0 tokens=5,0,0,1")
    play(state, "1 exploit border-run", "1 fall clubhouse member")
    assert tokens(state)[0] == 4


@pytest.mark.rule("MM-CLAIM-06")
def test_tokens_are_not_kept() -> None:
    state = table("dudes=1@clubhouse:2M tokens=9,1,1,1")
    messages = wait(state, "1 traffic, 2 traffic, 3 traffic, 4 traffic")
    assert len(only(messages, "order")) == 12
    assert tokens(state) == [0] * 4
    wait(state, "1 order")
    assert tokens(state) == [5] * 4


# What is revealed


@pytest.mark.rule("MM-REV-02", "MM-REV-01")
def test_sites_come_in_their_order() -> None:
    state = table("round=2 sites=the-docks,gun-show hidden=law-office,card-room,pawn-shop,safe-house tokens=0,0,0,0")
    messages = wait(state, "1 order")
    assert [places(state.rules)[args[0]] for _, *args in only(messages, "site")] == ["law-office", "card-room"]
    assert sites(state)[4:8] == ["the-docks", "gun-show", "law-office", "card-room"]


@pytest.mark.rule("MM-REV-05", "MM-REV-06")
def test_one_card_after_the_other() -> None:
    dues_first = table("phase=claim round=2 deck=club-dues,payday cash=0,0,0,0")
    pay_first = table("phase=claim round=2 deck=payday,club-dues cash=0,0,0,0")
    assert (cash(dues_first), cash(pay_first)) == ([2] * 4, [1] * 4)
    # What a card asks is answered before the next one lies there.
    document = with_effects(payday="EACH: LOSE 1P")
    state = table(
        "phase=claim round=2 deck=payday,club-dues dudes=1@clubhouse:2M1P,1@the-docks:1P sites=the-docks,card-room",
        cards=document,
    )
    assert (asked(state), cards(state)) == ("1 desert", ["payday"])
    say(state, "1 desert clubhouse")
    assert cards(state) == ["payday", "club-dues"]


@pytest.mark.rule("MM-REV-06", "MM-CARD-O1-1")
def test_an_obstacle_may_hit_all() -> None:
    state = table("phase=claim heat=0,1,2,4 deck=all-points-bulletin dudes=4@clubhouse:1M")
    assert (heat(state), dudes(state, 4)) == ([1, 2, 3, 1], {})


@pytest.mark.rule("MM-REV-07")
def test_a_hassle_holds_from_its_reveal() -> None:
    document = with_effects(truce="SET fall_prospects=1", payday="EACH: FALL")
    text = "phase=claim round=2 dudes=1@clubhouse:1M1P"
    state = table(f"{text} deck=truce,payday", cards=document)
    assert choices(state) == ["fall clubhouse-1 member", "fall clubhouse-1 prospect"]
    state = table(f"{text} deck=payday,truce", cards=document)
    assert dudes(state, 1) == {"clubhouse": "1P"}  # the Hassle came too late


@pytest.mark.rule("MM-REV-07", "MM-CLEAN-03")
def test_a_hassle_ends_with_its_round() -> None:
    state = table("cards=supply-cut dudes=1@gun-factory:1M,1@cut-and-bag-op:1M tokens=2,0,0,0 contraband=0,0,0,0")
    assert refused(play(state, "1 exploit gun-factory"), "1 rule 1") == "MM-MOD-02"
    wait(state, "1 traffic, 2 traffic, 3 traffic, 4 traffic")
    assert cards(state) == ["supply-cut"]
    wait(state, "1 order")
    assert "supply-cut" not in cards(state)
    assert can(play(state, "1 exploit gun-factory"), "rule 1")


@pytest.mark.rule("MM-REV-08", "MM-CLEAN-02", "MM-CLEAN-03")
def test_an_opportunity_is_a_site_for_a_round() -> None:
    state = table("cards=poker-night tokens=2,0,0,0 cash=0,0,0,0 contraband=0,0,0,0")
    play(state, "1 ride clubhouse poker-night 1M1P", "1 exploit poker-night", "1 rule 1")
    assert (cash(state)[0], controls(state, "poker-night"), marks(state)) == (4, 1, ["poker-night"])
    wait(state, "1 order")
    assert "poker-night" not in sites(state)
    assert dudes(state, 1) == {"clubhouse": "2M2P"}


@pytest.mark.rule("MM-REV-09", "MM-LAST-01")
def test_a_last_call_waits() -> None:
    state = table("phase=claim deck=clean-hands cash=0,0,0,0 contraband=1,0,0,0")
    assert (cards(state), cash(state)) == (["clean-hands"], [0, 0, 0, 0])
    messages = wait(state, "1 traffic, 2 traffic, 3 traffic, 4 traffic")
    assert "hit" not in kinds(messages)
    assert (cards(state), cash(state)) == (["clean-hands"], [0, 0, 0, 0])
    play(state, "1 traffic 1; 2 traffic 0; 3 traffic 0; 4 traffic 0")
    assert cash(state) == [4, 3, 3, 3]  # P1 is hot by now


@pytest.mark.rule("MM-REV-10", "MM-CARD-O6-1", "MM-CARD-O7-1", "MM-CARD-ALL-1")
def test_all_who_are_tied() -> None:
    assert heat(table("phase=claim heat=3,3,1,3 deck=slow-news-day")) == [2, 2, 1, 2]
    people = "dudes=1@clubhouse:1M1P,2@clubhouse:2M,3@clubhouse:3M,4@clubhouse:2P"
    state = table(f"phase=claim deck=fresh-faces {people}")
    assert [pool(state, seat)[1] for seat in (1, 2, 3, 4)] == [3, 4, 5, 2]


@pytest.mark.rule("MM-REV-11", "MM-REV-12")
def test_nobody_has_the_most_of_nothing() -> None:
    state = table("phase=claim heat=0,0,0,0 deck=raid")
    assert (guns(state), drugs(state)) == ([2] * 4, [2] * 4)
    people = "dudes=1@clubhouse:1P,2@clubhouse:1P,3@clubhouse:1M,4@clubhouse:1M"
    assert tokens(table(f"phase=claim deck=called-in {people}")) == [4, 4, 4, 4]  # 0 Members are the least


@pytest.mark.rule("MM-REV-14")
def test_a_token_of_phase_two_is_used_in_phase_three() -> None:
    state = table("phase=claim deck=called-in dudes=1@clubhouse:1M")
    messages = wait(state, "1 traffic, 2 traffic, 3 traffic, 4 traffic")
    assert [args[0] for _, *args in only(messages, "order")].count(0) == 5
    assert out(state) == []
    assert NATURE not in [ask.seat for ask in api.pending(state)]
