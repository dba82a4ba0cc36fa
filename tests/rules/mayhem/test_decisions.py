"""Section 15: what is asked, what is offered, what happens when time is up."""

from statistics import mean

import pytest
from tests.rules.mayhem.table import (
    asked,
    can,
    choices,
    dice,
    dudes,
    events_of,
    game,
    look,
    octane,
    play,
    pulls,
    refused,
    rejected,
    rules_for,
    say,
    table,
    tokens,
    told,
    wait,
)
from tests.rules.mayhem.wild import HARD, wander, wild_states

from skulduggery import api, coverage
from skulduggery.api import NATURE, SPECTATOR, Rng

TURNS: dict[str, api.Value] = {**HARD, "deals": True, "deal_protocol": "sequential", "offers_per_step": 1}
CATALOGUE = {
    "pick", "order", "convoy", "exploit", "count", "direction", "alternative", "steal", "heal", "promote", "back-up",
    "guns", "shoot", "injured", "take-patch", "exploit-now", "fall", "traffic", "jail", "jailed", "bill", "desert",
    "offer", "reply", "ready",
}  # fmt: skip
"""Every kind of question (D-01 to D-23)."""
CHANCE = {"sites", "deck", "die"}


@pytest.mark.rule("MM-DEC-03", "MM-DEC-05")
def test_nothing_else_is_asked() -> None:
    """Over games at random with everything on; each question has a default that may be answered."""
    seen = set()
    for seed in range(16):
        options = TURNS if seed % 2 else {**HARD, "deals": True, "offers_per_step": 1}
        state = game(2 + seed % 5, seed, **options)
        rng = Rng(seed)
        while asks := api.pending(state):
            for ask in asks:
                seen.add(ask.kind)
                assert ask.default in ask.options
                clone = api.clone(state)
                api.apply(clone, ask.seat, ask.default)
            wander(state, rng, 1)
    assert seen <= CATALOGUE
    assert len(seen) > 20


LATE = "tokens=0,0,0,0"
SOBER = "heat=4,4,4,4"
"""Nobody may traffic, so that nobody is asked."""
DOCKS = "sites=the-docks"
STATION = "charming-police-station"


@pytest.mark.rule("MM-DEC-03")
@pytest.mark.parametrize(
    ("decision", "text", "lines", "default"),
    [
        ("D-02", "", [], "sit"),
        ("D-03", "dudes=1@gun-factory:1M", ["1 exploit gun-factory"], "finish"),
        ("D-04", f"{DOCKS} dudes=1@the-docks:1M,1@clubhouse:1M,2@the-docks:1M", ["1 throw-down the-docks"],
         "back-up done"),
        ("D-05", f"{DOCKS} dudes=1@the-docks:1M,2@the-docks:1M", ["1 throw-down the-docks"], "guns 0"),
        ("D-10", f"{DOCKS},film-studio heat=4,0,0,0 dudes=1@film-studio:2M,1@er:1M,1@clubhouse:1M",
         ["1 exploit film-studio"], "fall emergency-room member"),
        ("D-10", f"{DOCKS},film-studio heat=4,0,0,0 dudes=1@film-studio:2M,1@clubhouse:1M",
         ["1 exploit film-studio"], "fall clubhouse-1 member"),
        ("D-10", f"{DOCKS},film-studio heat=4,0,0,0 dudes=1@film-studio:1M,1@the-docks:1M1P",
         ["1 exploit film-studio"], "fall the-docks member"),
        ("D-11", LATE, [], "traffic 0"),
        ("D-12", f"cards=inside-man {LATE} {SOBER} patch=3 "
         f"dudes=1@{STATION}:1M,2@clubhouse:1M,3@clubhouse:2P,4@clubhouse:2M", [], "jail 3"),
        ("D-13", f"cards=inside-man {LATE} {SOBER} dudes=1@{STATION}:1M,2@the-docks:1P,2@clubhouse:1M1P {DOCKS}",
         ["1 jail 2"], "jailed clubhouse-2 prospect"),
        ("D-13", f"cards=inside-man {LATE} {SOBER} dudes=1@{STATION}:1M,2@the-docks:1P,2@clubhouse:1M {DOCKS}",
         ["1 jail 2"], "jailed the-docks prospect"),
        ("D-14", f"cards=hospital-bills {LATE} {SOBER} dudes=1@er:1M1P,1@clubhouse:1M", [], "bill 0"),
        ("D-15", f"cards=deserters {LATE} {SOBER} dudes=1@er:1P,1@clubhouse:3P", [], "desert emergency-room"),
        ("D-15", f"cards=deserters {LATE} {SOBER} dudes=1@the-docks:1P,1@clubhouse:2P {DOCKS}", [],
         "desert clubhouse-1"),
    ],
)  # fmt: skip
def test_when_time_is_up(decision: str, text: str, lines: list[str], default: str) -> None:
    state = play(table(text), *lines)
    ask = api.pending(state)[0]
    assert ask.seat in (0, 1)
    assert " ".join(api.words(state.rules, ask, ask.default)) == default


@pytest.mark.rule("MM-DEC-03")
def test_when_time_is_up_in_a_fight() -> None:
    """Injuries evenly in Patch Order, Prospects first; the Patch is taken, nothing exploited."""
    state = table(
        f"patch=2 turn=1 {DOCKS} dudes=1@the-docks:3M,2@the-docks:1M2P,3@the-docks:1M2P guns=3,0,0,0 tokens=3,0,0,0"
    )
    play(state, "1 throw-down the-docks")
    pulls(state, "1 3", "2 0", "3 0")
    dice(state, 1, 1, 6)
    order = []
    for _ in range(3):
        (ask,) = api.pending(state)
        assert ask.kind == "shoot"
        order.append(ask.default)
        api.apply(state, 0, ask.default)
    assert order == [1, 2, 1]
    for seat in (1, 2):
        (ask,) = api.pending(state)
        assert (ask.seat, ask.kind, ask.default) == (seat, "injured", 0)
        api.apply(state, seat, ask.default)
    assert dudes(state, 2) == {"clubhouse": "1M", "er": "2P"}
    for kind, default in (("take-patch", 1), ("exploit-now", 0)):
        (ask,) = api.pending(state)
        assert (ask.seat, ask.kind, ask.default) == (0, kind, default)
        api.apply(state, 0, ask.default)
    assert (look(state, 0).patch, asked(state)) == (0, "1 order")


@pytest.mark.rule("MM-DEC-03", "MM-SETUP-10")
def test_when_time_is_up_at_set_up() -> None:
    """The first free gang, its high octane side (D-01); 12 ways at most."""
    for mode, word in (("high-octane", "high-octane"), ("unleaded", "unleaded")):
        state = game(6, 1, mode=mode)
        picked = []
        while asked(state).endswith("pick"):
            (ask,) = api.pending(state)
            assert len(ask.options) == (6 - len(picked)) * (2 if mode == "high-octane" else 1)
            picked.append(" ".join(api.words(state.rules, ask, ask.default)))
            api.apply(state, ask.seat, ask.default)
        gangs = ("samcro", "mayans", "lin-syndicate", "one-niners", "grim-bastards", "calaveras")
        assert picked == [f"pick {gang} {word}" for gang in gangs]


@pytest.mark.rule("MM-DEC-03")
@pytest.mark.parametrize("protocol", ["live", "sequential"])
def test_when_time_is_up_for_deals(protocol: str) -> None:
    """No offer, declined, ready (D-20, D-21, D-23)."""
    first = "asked=offer " if protocol == "sequential" else ""
    state = table(f"{first}tokens=1,0,0,0", deals=True, deal_protocol=protocol)
    if protocol == "live":
        play(state, "1 sit")
        assert [ask.default for ask in api.pending(state)] == [1] * 4
        return
    (ask,) = api.pending(state)
    assert api.words(state.rules, ask, ask.default) == ("no-offer",)
    play(state, "1 offer all 1C for nothing")
    (ask,) = api.pending(state)
    assert api.words(state.rules, ask, ask.default) == ("no",)


@pytest.mark.rule("MM-DEC-03", "MM-DEC-04")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_game_of_absent_players_ends(seats: int) -> None:
    state = game(seats, 7, **{**HARD, "deals": True, "long_haul": True})
    for _ in range(4_000):
        asks = api.pending(state)
        if not asks:
            break
        api.apply(state, asks[-1].seat, asks[-1].default)
    assert api.over(state)
    assert look(state, 0).round == 7


@pytest.mark.rule("MM-DEC-01", "MM-RIDE-01")
@pytest.mark.parametrize(("members", "prospects"), [(1, 0), (2, 3), (4, 5)])
def test_dudes_of_one_kind_are_alike(members: int, prospects: int) -> None:
    """A choice is a number of each kind: (m + 1)(p + 1) - 1 Rides to each place, for all Dudes of a kind are equal."""
    state = table(f"{DOCKS} dudes=1@clubhouse:{members}M{prospects}P")
    goals = 5  # the four starting Sites and the docks
    rides = [line for line in choices(state) if line.startswith("ride")]
    assert len(rides) == len(set(rides)) == goals * ((members + 1) * (prospects + 1) - 1)
    state = table(f"dudes=1@st-thomas-hospital:1M,1@er:{members}M{prospects}P tokens=1,0,0,0")
    play(state, "1 exploit st-thomas-hospital", "1 rule 1")
    if members + prospects > 1:
        pairs = [(m, p) for m in range(members + 1) for p in range(prospects + 1) if 0 < m + p <= 2]
        assert len(choices(state)) == len(pairs)


@pytest.mark.rule("MM-DEC-01", "MM-RIDE-01")
def test_bounds_of_the_catalogue() -> None:
    """D-02a, D-06, D-07, D-10, D-14, over games at random: never more options than stated."""
    most: dict[str, int] = {}
    for state in wild_states(60, **HARD):
        for ask in api.pending(state):
            most[ask.kind] = max(most.get(ask.kind, 0), len(ask.options))
    assert most["order"] < 560
    for kind, bound in (
        ("guns", 11),
        ("shoot", 5),
        ("injured", 6),
        ("fall", 12),
        ("steal", 10),
        ("heal", 6),
        ("traffic", 37),
    ):
        assert most.get(kind, 0) <= bound, kind


@pytest.mark.rule("MM-DEC-02")
def test_offers_of_bots_come_from_templates() -> None:
    """At most one good a side, in amounts of 0, 1, 2, 3, 5 or 8, or all there is; people may offer anything."""
    state = table("asked=offer cash=9,0,0,0 guns=4,0,0,0 contraband=0,2,2,2", deals=True, deal_protocol="sequential")
    (ask,) = api.pending(state)
    rng = Rng(1)
    drawn = [ask.draw(rng) for _ in range(4_000)]
    offers = [one for one in drawn if one != 0]
    assert 300 < len(offers) < 800
    for one in offers:
        assert isinstance(one, tuple)
        to, given, wanted = one[0], one[1:4], one[4:]
        assert to in (-1, 1, 2, 3)
        for amounts, held in ((given, (9, 4, 0)), (wanted, (999, 24, 24))):
            assert sum(n > 0 for n in amounts) <= 1
            assert all(n in (0, 1, 2, 3, 5, 8) or n == top for n, top in zip(amounts, held, strict=True))
        assert rejected(api.clone(state), 1, one) == ""
    assert {one[0] for one in offers if isinstance(one, tuple)} == {-1, 1, 2, 3}
    say(state, "1 offer 2 7C+3G for 1K")


@pytest.mark.rule("MM-DEC-04", "MM-RND-16", "MM-ORD-05")
@pytest.mark.parametrize(("seats", "measured"), [(2, 73), (3, 108), (4, 148), (6, 219)])
def test_every_game_ends(seats: int, measured: int) -> None:
    """Every order spends a token. Players at random recruit little and come to fewer than was measured."""
    counts = []
    for seed in range(4):
        state = game(seats, seed)
        rng = Rng(seed)
        orders = 0
        while asks := api.pending(state):
            ask = asks[rng.below(len(asks))]
            before, number = sum(tokens(state)), look(state, 0).round
            api.apply(state, ask.seat, ask.draw(rng))
            if ask.kind == "order":
                orders += 1
                assert look(state, 0).round > number or sum(tokens(state)) < before
        counts.append(orders)
    assert 0.7 * measured < mean(counts) < 1.1 * measured


@pytest.mark.rule("MM-DEC-05", "MM-ORD-04", "MM-ORD-03")
def test_passing_is_no_decision() -> None:
    state = table("tokens=2,0,0,1")
    messages = say(state, "1 sit", to=0)
    assert [message for message in messages if message[0] == "passed"] == [("passed", 1), ("passed", 2)]
    assert asked(state) == "4 order"
    assert not any("pass" in line for line in choices(state))
    play(state, "4 sit")
    assert asked(state) == "1 order"  # it has a token: it must issue an order
    assert choices(state)[0] == "sit"


@pytest.mark.rule("MM-DEC-06", "MM-THROW-10")
def test_back_up_is_seen_when_it_is_committed() -> None:
    """Its steps, and thinking better of them, are nobody else's business."""
    state = table(
        f"{DOCKS} dudes=1@the-docks:1M,1@clubhouse:1M1P,1@gun-factory:1M,2@the-docks:1M tokens=4,0,0,1 guns=0,0,0,0",
        deals=True,
    )
    play(state, "1 throw-down the-docks")
    before = {eyes: look(state, eyes).key() for eyes in (0, 2, 3, 4)}
    facts = {seat: api.key(api.infostate(state, seat)) for seat in (SPECTATOR, 1, 2, 3)}
    asks = [ask.told(eyes) for ask in api.pending(state) for eyes in (1, 2, 3, SPECTATOR)]
    for line in ("1 back-up clubhouse 1M1P", "1 back-up gun-factory 1M", "1 back-up again", "1 back-up gun-factory 1M"):
        events = events_of(state, line)
        assert [told(events, eyes) for eyes in (0, 1, 2, 3, 4)] == [[]] * 5
        assert {eyes: look(state, eyes).key() for eyes in (0, 2, 3, 4)} == before
        assert {seat: api.key(api.infostate(state, seat)) for seat in facts} == facts
        assert [ask.told(eyes) for ask in api.pending(state) for eyes in (1, 2, 3, SPECTATOR)] == asks
    assert not can(state, "back-up gun-factory 1M")
    events = events_of(state, "1 back-up done")
    assert [message[0] for message in told(events, 3)][:1] == ["back-up"]
    assert (dudes(state, 1), tokens(state)[0]) == ({"the-docks": "2M", "clubhouse": "1M1P"}, 2)


@pytest.mark.rule("MM-DEC-06", "MM-GANG-MAYANS-2")
def test_a_convoy_is_seen_when_it_is_committed() -> None:
    state = octane("sides=mayans dudes=1@clubhouse:2M,1@gun-factory:1M tokens=1,0,0,1")
    play(state, "1 convoy")
    before = look(state, 2).key()
    events = events_of(state, "1 convoy clubhouse cut-and-bag-op 2M")
    assert (told(events, 2), look(state, 2).key() == before) == ([], True)
    assert [message[0] for message in say(state, "1 convoy done", to=2)][:1] == ["convoy"]


@pytest.mark.rule("MM-DEC-06", "MM-EXP-06")
def test_each_step_of_an_exploit_is_seen_by_itself() -> None:
    state = table("dudes=1@cut-and-bag-op:1M tokens=2,0,0,1")
    play(state, "1 exploit cut-and-bag-op", "1 rule 1")
    assert [message[0] for message in say(state, "1 count 1", to=3)] == ["trade", "pay", "gain"]
    assert asked(state) == "1 exploit"


@pytest.mark.rule("MM-GEN-07", "MM-INFO-20")
def test_one_answer_is_taken_by_itself_if_all_can_see_it() -> None:
    """If only one Dude can fall there is no question; the number of Guns is asked even of a gang without any."""
    state = table(f"{DOCKS},film-studio heat=4,0,0,0 dudes=1@film-studio:1M,2@the-docks:1M tokens=1,1,0,0 guns=0,0,0,0")
    play(state, "1 exploit film-studio")
    assert asked(state) == "1 exploit"
    state = table(f"{DOCKS} dudes=1@the-docks:1M,2@the-docks:1M tokens=1,0,0,1 guns=0,0,0,0")
    play(state, "1 throw-down the-docks")
    assert (asked(state), choices(state, 1), choices(state, 2)) == ("1 guns, 2 guns", ["guns 0"], ["guns 0"])
    state = table(f"{LATE} contraband=0,0,0,0")
    assert asked(state) == "1 traffic, 2 traffic, 3 traffic, 4 traffic"


@pytest.mark.rule("MM-DEAL-07", "MM-DEAL-08")
def test_which_questions_are_simultaneous_and_close_the_window() -> None:
    """Class X of the catalogue: Guns and the market, and no others (D-05, D-11)."""
    shut, open_ = set(), set()
    for state in wild_states(40, **{**HARD, "deals": True}):
        kinds = {ask.kind for ask in api.pending(state)}
        if api.pending(state)[0].seat == NATURE or look(state, 0).phase in (0, 6):
            continue
        (shut if not api.offers(state) else open_).update(kinds)
    assert shut <= {"guns", "traffic"}
    assert not open_ & {"guns", "traffic"}
    assert len(open_) > 5


@pytest.mark.rule("MM-ORD-08", "MM-DEC-03")
def test_every_refusal_names_a_rule() -> None:
    """Listed answers are accepted, and all others are refused by an existing rule."""
    known = set(coverage.texts("mayhem"))
    for state in wild_states(16, **TURNS):
        ask = api.pending(state)[0]
        if ask.seat == NATURE:
            continue
        for option in ask.options:
            api.apply(api.clone(state), ask.seat, option)
        others: list[object] = [one for one in (*range(-4, 60, 5), 9 << 24, 6 << 24, None) if one not in ask.options]
        assert {rejected(api.clone(state), ask.seat + 1, one) for one in others} <= known
        for seat in range(1, state.rules.seats + 1):
            if seat != ask.seat + 1 and seat - 1 not in [one.seat for one in api.pending(state)]:
                assert rejected(api.clone(state), seat, ask.options[0]) in known


@pytest.mark.rule("MM-DEC-04", "MM-DEAL-20")
def test_offers_cannot_go_on_for_ever() -> None:
    """If one gang always offers and the other always declines, a step in turn ends after a fixed number of offers."""
    state = table("asked=offer tokens=1,0,0,0 cash=9,9,9,9", deals=True, deal_protocol="sequential", offers_per_step=10)
    made = 0
    while asked(state) == "1 offer":
        line = f"1 offer 2 {made + 1}C for 1G" if made < 9 else "1 offer 2 nothing for 1G"
        if refused(state, line):
            say(state, "1 no-offer")
            break
        made += 1
        say(state, "2 no")
    assert (made, asked(state)) == (10, "1 order")
    assert rules_for(4, offers_per_step=10).options["offers_per_step"] == 10


@pytest.mark.rule("MM-DEC-03", "MM-THROW-07")
def test_back_up_of_an_absent_player_is_none() -> None:
    state = table(
        f"{DOCKS} dudes=1@the-docks:1M,1@clubhouse:2M,2@the-docks:1M,2@clubhouse:1M tokens=2,2,0,1 guns=0,0,0,0"
    )
    play(state, "1 throw-down the-docks", "1 back-up clubhouse 1M")  # begun, but not settled
    wait(state, "1 guns, 2 guns")
    assert (dudes(state, 1)["clubhouse"], tokens(state)) == ("2M", [1, 2, 0, 1])
