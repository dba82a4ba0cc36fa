"""Section 14: who knows what, and what is told to whom."""

import re
from collections import Counter

import pytest
from tests.oracle.chisquare import chance, surprise
from tests.rules.mayhem.table import (
    asked,
    bounds,
    choices,
    dice,
    drugs,
    events_of,
    game,
    goods,
    guns,
    heat,
    house,
    look,
    only,
    play,
    pulls,
    refused,
    rules_for,
    say,
    table,
    tokens,
    told,
    worlds,
)
from tests.rules.mayhem.wild import HARD, wander, wild_states

from skulduggery import api
from skulduggery.api import EVERYTHING, SPECTATOR, IllegalAnswer, Rng
from skulduggery.engine.chance import NO_STREAM
from skulduggery.record import Record

EVERYBODY = (1, 2, 3, 4, 0)
"""Four seats and a spectator."""
LIVE: dict[str, api.Value] = {**HARD, "deals": True}
TURNS: dict[str, api.Value] = {**LIVE, "deal_protocol": "sequential", "offers_per_step": 1}
TABLES = (LIVE, TURNS, {**LIVE, "under_the_radar": True, "ledger_help": True}, {**TURNS, "deal_log": "public"})


def eyes_of(state: api.State) -> tuple[int, ...]:
    """All seats, and a spectator."""
    return (*range(state.rules.seats), SPECTATOR)


@pytest.mark.rule("MM-INFO-01", "MM-INFO-02", "MM-INFO-22", "MM-SETUP-17")
def test_what_is_behind_a_blind_and_what_is_not() -> None:
    """14.1: goods are their owner's; everything else that lies on the table is the same for all, spectators too."""
    for state in wild_states(30, **LIVE):
        true = api.view(state, EVERYTHING)
        for seat in eyes_of(state):
            seen = api.view(state, seat)
            for owner, (gang, really) in enumerate(zip(seen.gangs, true.gangs, strict=True)):
                hidden = owner != seat and seen.round > 0
                assert gang.goods == ((-1, -1, -1) if hidden else really.goods)
                for name in ("side", "heat", "tokens", "dudes", "pool", "fist", "limit", "out"):
                    assert getattr(gang, name) == getattr(really, name)
            for name in (
                "round",
                "phase",
                "active",
                "patch",
                "sites",
                "control",
                "cards",
                "marks",
                "supply",
                "removed",
            ):
                assert getattr(seen, name) == getattr(true, name)
            assert (seen.deck, seen.hidden) == ((-1,) * len(true.deck), (-1,) * len(true.hidden))


@pytest.mark.rule("MM-INFO-03", "MM-INFO-10", "MM-INFO-20", "MM-DEC-03", "MM-DEAL-24", "MM-DEAL-30")
@pytest.mark.parametrize("options", TABLES)
def test_nothing_hidden_leaves_the_table(options: dict[str, api.Value]) -> None:
    """In every world that a seat could be in: the same view, the same questions, offers and defaults of its own."""
    checked = 0
    for state in wild_states(25, **options):
        for seat in eyes_of(state):
            info = api.infostate(state, seat)
            here = [ask.told(seat) for ask in api.pending(state)]
            mine = [(ask.default, ask.ranges) for ask in api.pending(state) if ask.seat == seat]
            offered = [(ask.kind, ask.args, ask.options, ask.ranges) for ask in api.offers(state) if ask.seat == seat]
            for seed in range(2):
                world = api.redeal(info, Rng(seed))
                assert api.view(world, seat).key() == api.view(state, seat).key()
                assert api.key(api.infostate(world, seat)) == api.key(info)
                assert [ask.told(seat) for ask in api.pending(world)] == here
                assert [(ask.default, ask.ranges) for ask in api.pending(world) if ask.seat == seat] == mine
                there = [(ask.kind, ask.args, ask.options, ask.ranges) for ask in api.offers(world) if ask.seat == seat]
                assert there == offered
                checked += 1
    assert checked > 150


@pytest.mark.rule("MM-INFO-03", "MM-INFO-08")
def test_a_refusal_tells_nothing_hidden() -> None:
    """Whatever a seat answers, in every world that it could be in the same rule refuses it, and nothing is told."""
    tried: list[object] = [
        *range(-3, 40, 4),
        5 << 24,
        1 << 25 | 7,
        None,
        "x",
        (1, 0, 0, 0, 0, 0, 0),
        (1, 1, 0, 0, 0, 5, 0),
    ]
    for state in wild_states(20, **LIVE):
        for seat in range(state.rules.seats):
            world = api.redeal(api.infostate(state, seat), Rng(1))
            for offer in ("", "offer", "accept"):
                assert refusals(state, seat, tried, offer) == refusals(world, seat, tried, offer)


def refusals(state: api.State, seat: int, tried: list[object], offer: str) -> list[str]:
    """The rule that refuses each answer, or nothing."""
    out = []
    for one in tried:
        clone = api.clone(state)
        clone.events = []
        try:
            api.apply(clone, seat, one, offer)
            out.append("")
        except IllegalAnswer as error:
            out.append(error.rule)
            assert clone.events == []
    return out


@pytest.mark.rule("MM-INFO-08", "MM-DEAL-16")
def test_what_cannot_be_done_is_seen_by_nobody_else() -> None:
    """A gang with and one without the goods for an order: the others are sent the same, and know no more."""
    rich, poor = (table(f"cash=4,4,4,4 guns={n},2,2,2 tokens=2,2,2,2") for n in (1, 0))
    assert ("patch-in clubhouse-1" in choices(rich), "patch-in clubhouse-1" in choices(poor)) == (True, False)
    for eyes in (1, 2, 3, SPECTATOR):
        assert [ask.told(eyes) for ask in api.pending(rich)] == [ask.told(eyes) for ask in api.pending(poor)]
    assert refused(poor, "1 patch-in clubhouse") == "MM-PIN-01"


PUBLIC = "sites=pawn-shop,tattoo-parlour dudes=1@{}:1M,1@clubhouse:1M1P,1@er:1P guns=3,0,0,0 tokens=3,0,0,1"


@pytest.mark.rule("MM-INFO-04")
@pytest.mark.parametrize(
    ("site", "lines", "heard"),
    [
        ("pawn-shop", ["1 rule 1", "1 count 2"], ["exploit", "trade", "pay", "gain"]),
        ("pawn-shop", ["1 rule 1", "1 count 0"], ["exploit", "trade"]),
        ("st-thomas-hospital", ["1 rule 1"], ["exploit", "heal"]),
        ("st-thomas-hospital", ["1 rule 2"], ["exploit", "gain"]),
        ("tattoo-parlour", ["1 boost"], ["exploit", "pay", "promote"]),
        ("tattoo-parlour", ["1 rule 2"], ["exploit", "recruit"]),
        ("charming-police-station", ["1 rule 2"], ["exploit", "gain"]),
        ("charming-police-station", ["1 boost"], ["exploit"]),
    ],
)
def test_transactions_are_public(site: str, lines: list[str], heard: list[str]) -> None:
    """Everybody is told the location and rule, how often it is used, and what is paid and received."""
    state = table(PUBLIC.format(site))
    events = list(events_of(state, f"1 exploit {site}"))
    assert all(told(events, seat) == told(events, 1) for seat in EVERYBODY)
    events = []
    for line in lines:
        events += events_of(state, line)
    spectator = told(events, 0)
    assert all(told(events, seat) == spectator for seat in EVERYBODY)
    assert [message[0] for message in spectator][: len(heard)] == heard
    assert None not in [part for message in spectator for part in message]


@pytest.mark.rule("MM-INFO-06", "MM-THROW-16", "MM-INFO-07")
@pytest.mark.parametrize("order", [(1, 2, 3), (3, 1, 2)])
def test_guns_are_shown_together(order: tuple[int, ...]) -> None:
    there = ",".join(f"{seat}@the-docks:2M" for seat in (1, 2, 3))
    state = table(f"sites=the-docks dudes={there} guns=2,2,2,0 tokens=1,0,0,1")
    say(state, "1 throw-down the-docks")
    for seat in order[:-1]:
        events = events_of(state, f"{seat} guns {seat - 1}")
        for eyes in EVERYBODY:
            assert told(events, eyes) == [("guns-chosen", seat - 1, seat - 1 if eyes == seat else None)]
        assert guns(state) == [2, 2, 2, 0]
        assert {guns(world)[seat - 1] for world in worlds(state, 4, 20)} == {2}
    events = events_of(state, f"{order[-1]} guns {order[-1] - 1}")
    shown = [only(told(events, eyes), "guns") for eyes in EVERYBODY]
    assert shown[0] == shown[4] == [("guns", 0, 1, 2, -2)]
    assert guns(state) == [2, 1, 0, 0]
    assert [gang.fist for gang in look(state, 0).gangs] == [0, 1, 2, 0]


@pytest.mark.rule("MM-INFO-05", "MM-INFO-30")
def test_who_loses_less_has_run_out() -> None:
    """The goods that a card took are public; if they are fewer than due, everybody knows that none are left."""
    text = "sites=the-docks tokens=0,0,0,0 contraband=0,0,0,0 cards=street-tax dudes=1@clubhouse:3M heat=4,4,4,4"
    state = table(f"{text} cash=1,5,5,5", ledger_help=True, deals=True)
    play(state, "1 offer 2 1C for nothing", "2 decline 1 2", "2 offer 1 1C for nothing", "1 accept 2 1")
    assert bounds(state, 3, 1)["C"] == (0, 6)
    play(state, *[f"{seat} ready" for seat in (1, 2, 3, 4)])
    assert bounds(state, 3, 1)["C"] == (0, 4)  # it lost 2 in full
    state = table(f"{text} cash=1,5,5,5", ledger_help=True, deals=True)
    play(state, "1 offer 2 1C for nothing", "2 accept 1 2", *[f"{seat} ready" for seat in (1, 2, 3, 4)])
    assert (bounds(state, 3, 1)["C"], bounds(state, 3, 2)["C"]) == ((0, 0), (6, 6))


@pytest.mark.rule("MM-INFO-09")
def test_who_comes_back_gets_its_own_log() -> None:
    """Exactly what it was sent when it happened: no more, no less, in the same order."""
    for seed in range(6):
        record = Record(rules_for(3, **TURNS), Rng(seed))
        sent: dict[int, list[tuple[object, ...]]] = {seat: [] for seat in (0, 1, 2, SPECTATOR)}
        rng = Rng(seed)
        for _ in range(150):
            asks = api.pending(record.state)
            if not asks:
                break
            record.answer(asks[0].seat, asks[0].draw(rng))
        for events in record.events:
            for seat, messages in sent.items():
                messages += [message for event in events if (message := event.told(seat))]
        for seat, messages in sent.items():
            history = [one for one in record.history(seat) if one[0] not in ("ask", "answer")]
            assert history == messages
            asked_of = [one for one in record.history(seat) if one[0] == "ask" and one[4] is not None]
            assert all(one[1] == seat for one in asked_of)


@pytest.mark.rule("MM-INFO-10", "MM-DEC-03")
def test_bots_know_what_their_seat_knows() -> None:
    """Whatever lies behind the others' blinds and in the deck, at a fixed seed a bot answers the same."""
    tried = 0
    for state in wild_states(12, **TURNS):
        (ask, *_) = api.pending(state)
        if ask.seat < 0:
            continue
        info = api.infostate(state, ask.seat)
        answer = api.policy(info, api.question(info), Rng(5))
        for seed in range(3):
            hidden = api.infostate(api.redeal(info, Rng(seed)), ask.seat)
            assert api.policy(hidden, api.question(hidden), Rng(5)) == answer
            tried += 1
    assert tried > 20


@pytest.mark.rule("MM-INFO-11", "MM-END-01")
def test_after_the_game_everything_is_open() -> None:
    """Holdings, the deck, put away or not; and the log holds what was dealt in secret."""
    record = Record(rules_for(4, **LIVE), Rng(3))
    rng = Rng(3)
    dealt = False
    while asks := api.pending(record.state):
        if asked(record.state) == "1 order" and not dealt:
            dealt = True
            record.interrupt(1, "offer", (2, 1, 0, 0, 0, 0, 0))
            record.interrupt(2, "accept", 1 * 16 + 2 + 1)
        ask = asks[0]
        record.answer(ask.seat, ask.draw(rng) if ask.default is None else ask.default)
    assert dealt
    everything = api.view(record.state, EVERYTHING)
    for seat in eyes_of(record.state):
        assert [gang.goods for gang in api.view(record.state, seat).gangs] == [gang.goods for gang in everything.gangs]
    assert ("2", ("interrupt", "offer", "offer", "3", "1C", "for", "nothing")) in record.entries
    again = Record(record.rules)
    for who, what in record.entries:
        again.enter(who, what)
    assert api.pack(again.state) == api.pack(record.state)


@pytest.mark.rule("MM-INFO-21", "MM-TX-09")
def test_a_thief_is_not_told_who_is_worth_robbing() -> None:
    text = "sites=rival-warehouse dudes=1@rival-warehouse:1M tokens=1,0,0,1"
    offered = set()
    for held in ("guns=1,0,0,0 contraband=0,0,0,0", "guns=1,5,1,2 contraband=0,3,0,9"):
        state = play(table(f"{text} {held}"), "1 exploit rival-warehouse", "1 rule 1")
        offered.add((tuple(choices(state)), api.pending(state)[0].args, api.pending(state)[0].default))
    assert len(offered) == 1
    say(state, "1 steal 3 1")  # which has none of it: legal all the same


@pytest.mark.rule("MM-INFO-22", "MM-INFO-03")
def test_spectators_see_what_is_public() -> None:
    """Nothing that a spectator is told has a secret in it that any seat is not told too."""
    for seed in range(6):
        state = game(4, seed, **TURNS)
        rng = Rng(seed)
        for _ in range(200):
            asks = api.pending(state)
            if not asks:
                break
            answer = asks[0].options[-1] if asks[0].kind == "reply" else asks[0].draw(rng)
            for event in api.apply(state, asks[0].seat, answer):
                public = event.told(SPECTATOR)
                for seat in range(4):
                    own = event.told(seat)
                    assert not public or [
                        mine if part is not None else None for mine, part in zip(own, public, strict=True)
                    ] == list(public)


REDACTED = {"claim": (2,), "guns-chosen": (2,), "traffic-chosen": (2,), "steal": (5,), "deal": (3, 4)}
"""Of these messages third parties don't get these places; of all others they get everything."""
WHISPERED = {"offer", "declined", "expired", "withdrawn", "peek"}
"""Of these third parties get nothing, if they concern two gangs only."""


@pytest.mark.rule("MM-INFO-03", "MM-INFO-04", "MM-INFO-05", "MM-INFO-06", "MM-DEAL-24", "MM-TX-12")
def test_what_is_redacted() -> None:
    """14.3, message by message, over games at random in which everything happens."""
    heard: dict[str, set[tuple[int, ...]]] = {}
    silent = set()
    for seed in range(14):
        state = game(3 + seed % 3, seed, **(TURNS if seed % 2 else {**LIVE, "under_the_radar": True}))
        rng = Rng(seed)
        for _ in range(1500):
            before = state.events
            wander(state, rng, 1)
            for event in state.events or ():
                message = event.told(SPECTATOR)
                if not message:
                    silent.add(event.kind)
                else:
                    empty = tuple(place for place, part in enumerate(message) if part is None)
                    heard.setdefault(event.kind, set()).add(empty)
            if api.over(state):
                break
            assert before is not None
    assert silent <= WHISPERED
    assert {"offer", "peek"} <= silent
    for kind, empty in heard.items():
        assert empty <= {(), REDACTED.get(kind, ())}, kind
    assert {kind for kind, empty in heard.items() if empty - {()}} == set(REDACTED)
    for kind in ("trade", "gain", "pay", "lose", "die", "totals", "guns", "traffic", "market", "emergency", "blinds"):
        assert heard[kind] == {()}


@pytest.mark.rule("MM-INFO-01", "MM-INFO-03", "MM-DEAL-24")
def test_other_amounts_behind_the_blinds_make_no_difference() -> None:
    """Two tables that differ in what two gangs dealt in secret: to all others they are the same."""
    first, second = (
        play(table("cash=4,4,4,4 guns=3,3,3,3", deals=True), f"1 offer 2 {what}", "2 accept 1 2", "1 sit")
        for what in ("2C for 1G", "nothing for 2G+1K")
    )
    for seat in (2, 3, SPECTATOR):
        assert api.view(first, seat).key() == api.view(second, seat).key()
        assert api.key(api.infostate(first, seat)) == api.key(api.infostate(second, seat))
    for seat in (0, 1):
        assert api.key(api.infostate(first, seat)) != api.key(api.infostate(second, seat))


@pytest.mark.rule("MM-INFO-03")
def test_the_stream_of_chance_is_in_no_view_and_no_information_state() -> None:
    state = game(3, 123)
    for seat in eyes_of(state):
        assert api.infostate(state, seat).state.rng == NO_STREAM
        assert not re.search(rf"\b{state.rng}\b", repr(api.view(state, seat).key()))


@pytest.mark.rule("MM-INFO-03", "MM-REV-02", "MM-SETUP-05", "MM-SETUP-06")
def test_nobody_knows_what_comes_next() -> None:
    """Each Site and each card that nobody has seen is as likely to be the next one."""
    state = table("round=2 sites=the-docks,law-office cards=truce,stake-out gone=payday deck=raid hidden=card-room")
    sites, cards = Counter[int](), Counter[int]()
    for seed in range(720):
        seen = api.view(api.redeal(api.infostate(state, seed % 4), Rng(seed)), EVERYTHING)
        sites[seen.hidden[0]] += 1
        cards[seen.deck[0]] += 1
    assert (len(sites), len(cards)) == (18, 33)
    for drawn in (sites, cards):
        assert chance(*surprise(list(drawn.values()), [1] * len(drawn))) > 0.001


# What can be inferred (14.2)


HELP: dict[str, api.Value] = {"ledger_help": True, "deals": True, "offers_per_step": 9}
DOUBT = ("1 offer 2 1C for nothing", "2 accept 1 2")
"""After these the first two hold 0 to 8 Cash each, 8 together, as far as others know."""


@pytest.mark.rule("MM-INFO-30", "MM-SETUP-18")
@pytest.mark.parametrize("helped", [True, False])
def test_bounds_are_shown_with_ledger_help(helped: bool) -> None:
    state = table("cash=4,3,2,1", ledger_help=helped)
    for eyes in (1, 2, 3, 4):
        shown = [gang.bounds for gang in look(state, eyes).gangs]
        assert shown == ([((n, n), (2, 2), (2, 2)) for n in (4, 3, 2, 1)] if helped else [()] * 4)


@pytest.mark.rule("MM-INFO-30", "MM-THROW-17")
@pytest.mark.parametrize("helped", [True, False])
def test_a_fight_shows_how_many_guns_each_gang_may_pull_as_far_as_one_knows(helped: bool) -> None:
    """One for each Dude there, and no more than it can hold: Guns that it has paid in sight of all are gone."""
    options = {"ledger_help": helped, "deals": True}
    town = "guns=2,2,2,2 turn=1 sites=liquor-store dudes=1@liquor-store:2M,2@liquor-store:2M,3@liquor-store:1M"
    state = table(town, **options)
    assert [gang.armed for gang in look(state, 2).gangs] == [0, 0, 0, 0]
    play(state, "1 offer all 1G for 1C", "4 accept 1 all", "1 throw-down liquor-store")
    assert [gang.armed for gang in look(state, 2).gangs] == [1, 2, 1, 0]


@pytest.mark.rule("MM-INFO-30")
@pytest.mark.parametrize(
    ("lines", "first", "second"),
    [
        ((), (0, 8), (0, 8)),  # a directed deal: to the sum of both
        (("1 offer all 2C for 1G",), (2, 8), (0, 6)),  # an open offer shows what it gives, even if nobody takes it
        (("1 offer all 2C for 1G", "3 accept 1 all"), (0, 6), (0, 6)),  # given away
        (("2 offer all 3C for 1G", "1 accept 2 all"), (3, 8), (0, 5)),  # received
        (("2 offer 1 1C for nothing", "1 accept 2 1"), (0, 8), (0, 8)),  # another one
        (("2 offer 3 1C for nothing",), (0, 8), (0, 8)),  # nobody else knows of it
        (("1 patch-in clubhouse",), (0, 7), (0, 7)),  # paid in public
    ],
)
def test_bounds_of_a_third_party(lines: tuple[str, ...], first: tuple[int, int], second: tuple[int, int]) -> None:
    """Seat 4 looks on; the two know exactly."""
    state = play(table("cash=4,4,4,4 guns=2,2,2,2 tokens=1,1,1,1", **HELP), *DOUBT)
    play(state, *lines)
    assert (bounds(state, 4, 1)["C"], bounds(state, 4, 2)["C"]) == (first, second)
    for eyes in (1, 2):
        for seat in (1, 2):
            exact = look(state).gangs[seat - 1].goods[0]
            assert bounds(state, eyes, seat)["C"] == (exact, exact)


@pytest.mark.rule("MM-INFO-30", "MM-TX-12")
def test_bounds_after_a_theft_from_who_is_in_doubt() -> None:
    text = "sites=card-room dudes=3@card-room:1M turn=3 cash=4,4,4,4 tokens=1,1,1,1"
    for given, known in ((1, (0, 5)), (3, (0, 0))):  # the thief took 3 in full, or looked
        state = play(table(text, **HELP), f"1 offer 2 {given}C for nothing", "2 accept 1 2")
        play(state, "3 exploit card-room", "3 rule 1", "3 steal 1 1")
        assert (bounds(state, 4, 1)["C"], bounds(state, 4, 3)["C"]) == ((0, 5), (4, 7))
        assert bounds(state, 3, 1)["C"] == known
        assert bounds(state, 4, 2)["C"] == (0, 8)


@pytest.mark.rule("MM-INFO-30", "MM-COMP-04")
def test_bounds_by_the_supply() -> None:
    """All Guns add up: what all others hold is known, so is what is left for two."""
    state = table("guns=5,3,2,1", **HELP)
    play(state, "1 offer 2 1G for 2C", "2 accept 1 2")
    assert bounds(state, 4, 1)["G"] == (0, 8)
    assert bounds(state, 2, 1)["G"] == (4, 4)
    for world in worlds(state, 4, 60):
        assert guns(world)[0] + guns(world)[1] == 8
        assert guns(world)[2:] == [2, 1]


@pytest.mark.rule("MM-INFO-31")
def test_doing_less_proves_nothing() -> None:
    """A gang that brings nothing to the market, or pulls no Gun, may hold as much as before."""
    text = (
        "sites=the-docks dudes=1@the-docks:2M,2@the-docks:2M cash=4,4,4,4 guns=2,2,0,0 contraband=2,2,1,0 "
        "tokens=1,0,0,0"
    )
    state = play(table(text, **HELP), "1 offer 2 2G+2K for 4C", "2 accept 1 2")
    before = [{held: bounds(state, 4, seat)[held] for held in "GK"} for seat in (1, 2)]
    assert before == [{"G": (0, 4), "K": (0, 4)}] * 2
    play(state, "1 throw-down the-docks")
    pulls(state, "1 0", "2 0")
    dice(state, 6, 1)
    play(
        state,
        *[f"{seat} ready" for seat in (1, 2, 3, 4)],
        *[f"{seat} traffic {int(seat == 3)}" for seat in (1, 2, 3, 4)],
    )
    assert asked(state) == "1 order"
    assert [{held: bounds(state, 4, seat)[held] for held in "GK"} for seat in (1, 2)] == before
    assert {(guns(world)[0], drugs(world)[0]) for world in worlds(state, 4, 400)} == {
        (g, k) for g in range(5) for k in range(5)
    }


@pytest.mark.rule("MM-INFO-32", "MM-HARD-03")
def test_tokens_are_counted_by_whoever_remembers() -> None:
    """Members and base, what is gained, what is spent: under the radar no world has others."""
    state = table(
        "round=2 phase=claim deck=called-in,truce dudes=1@clubhouse:1M,1@gun-factory:1M", under_the_radar=True
    )
    assert [gang.tokens for gang in look(state, 0).gangs] == [-1] * 4
    play(state, "1 exploit gun-factory", "1 boost", "1 count 0", "1 finish")
    assert tokens(state) == [4, 6, 6, 6]
    for seat in EVERYBODY:
        assert all(tokens(world) == tokens(state) for world in worlds(state, seat, 4))


@pytest.mark.rule("MM-TX-10", "MM-TX-11", "MM-INFO-03")
def test_a_peek_is_the_thiefs() -> None:
    """The victim knows that it happened; nobody else learns of it, and the thief sees it once."""
    state = table("sites=card-room dudes=1@card-room:1M cash=5,2,4,4 guns=0,3,0,0 tokens=2,2,0,1", **HELP)
    play(state, "2 offer 3 2G for nothing", "3 accept 2 3", "1 exploit card-room", "1 rule 1")
    assert bounds(state, 1, 2)["G"] == (0, 3)
    events = events_of(state, "1 steal 2 1")
    assert [only(told(events, seat), "peek") for seat in EVERYBODY] == [[("peek", 0, 1, 0, 1, 2)]] * 2 + [[]] * 3
    assert (bounds(state, 1, 2)["G"], bounds(state, 4, 2)["G"]) == ((1, 1), (0, 3))
    play(state, "2 offer 3 nothing for 1G", "3 accept 2 3")
    assert bounds(state, 1, 2)["G"] == (0, 3)  # no longer: it isn't brought up to date


@pytest.mark.rule("MM-INFO-02")
def test_heat_and_dudes_are_open() -> None:
    state = table("heat=1,2,3,4 tokens=1,1,1,1")
    assert [gang.heat for gang in look(state, 0).gangs] == heat(state) == [1, 2, 3, 4]
    assert goods(state, 1, eyes=0) == "?"
    assert len(house()["gang"]) == 6
