"""The heuristic of Men of Mayhem as an opponent: witnesses with fixed seeds."""

from collections import Counter
from typing import cast

import pytest

from skulduggery import api, bots
from skulduggery.api import Info, Rng
from skulduggery.engine.knowledge import groups
from skulduggery.engine.programs import NO, YES
from skulduggery.games.mayhem.bot.valuation import Holding, Purse
from skulduggery.games.mayhem.knowledge.infostate import holdings
from skulduggery.games.mayhem.rules.deals import NONE
from skulduggery.games.mayhem.rules.state import DRUGS, GOODS, Mayhem

IN_TURN: dict[str, api.Value] = {"deal_protocol": "sequential", "offers_per_step": 1, "deals": True}


@pytest.mark.parametrize(("seats", "games"), [(2, 4), (3, 3), (4, 2), (6, 1)])
def test_it_beats_random_play_at_every_seat(seats: int, games: int) -> None:
    """One among random players, at each seat in turn: of a few games it loses one at most."""
    won = 0.0
    for seat in range(seats):
        for number in range(games):
            state = api.new(api.make_rules("mayhem", seats, IN_TURN), 100 * seat + number)
            players = [bots.make("heuristic" if one == seat else "random", number + one) for one in range(seats)]
            while asks := api.pending(state):
                player = players[asks[0].seat]
                info = None if player.blind else api.infostate(state, asks[0].seat)
                api.apply(state, asks[0].seat, player.choose(info, asks[0]))
            won += api.returns(state)[seat]
    assert won >= seats * games - 1


def valuation(info: Info, given: tuple[int, ...], received: tuple[int, ...]) -> tuple[float, float]:
    """Return the worth of the seat's goods to it before and after a deal."""
    purse = Purse(cast("groups.Info[Mayhem]", info))
    own = purse.own()
    before: Holding = (float(own[0]), float(own[1]), float(own[2]))
    c, g, k = [float(own[i] - given[i] + received[i]) for i in range(3)]
    return purse.goods(info.seat, before), purse.goods(info.seat, (c, g, k))


def test_it_accepts_when_and_only_when_its_own_valuation_rises() -> None:
    """Offers at random, at all moments of whole games with all kinds of gangs: it takes just those that it can pay and
    that make its own goods worth more to it; a gift always, a tribute never."""
    seen: Counter[tuple[bool, object]] = Counter()
    gifts = tributes = 0
    for seed in range(24):
        rules = api.make_rules("mayhem", 2 + seed % 5, {**IN_TURN, "mode": "high-octane", "offers_per_step": 4})
        state = api.new(rules, seed)
        rng = Rng(seed)
        while asks := api.pending(state):
            ask = asks[0]
            if ask.kind != "reply":
                api.apply(state, ask.seat, ask.draw(rng))
                continue
            info = api.infostate(state, ask.seat)
            question = api.question(info)
            answer = bots.make("heuristic", seed).choose(info, question)
            offered, asked = ask.args[2:5], ask.args[5:8]
            if YES in ask.options:
                before, after = valuation(info, asked, offered)
                assert answer == (YES if after > before else NO), (ask, before, after)
                gifts += not any(asked)
                tributes += not any(offered)
                assert any(asked) or answer == YES or not offered[0]
                assert any(offered) or answer == NO
            else:
                assert answer == NO
            seen[YES in ask.options, answer] += 1
            api.apply(state, ask.seat, answer)
    assert min(seen[True, YES], seen[True, NO], seen[False, NO], gifts, tributes) > 10


HAVES = "round=2 turn=2 cash=4,12,4 guns=6,0,2 contraband=0,0,0"
"""The first gang has more Guns than it needs, the second none: two of them change hands for $3 with profit for both."""


@pytest.mark.parametrize(
    ("offer", "answer"),
    [
        ("1>2:2G>5C", (0, 3, 0, 0, 0, 2, 0)),
        ("1>2:2G>4C", (0, 4, 0, 0, 0, 3, 0)),
        ("1>2:2G>3C", None),  # that it takes
        ("1>2:2G>9C", None),  # too far off
        ("3>2:2G>5C", None),  # who has but two needs them as much
        ("1>2:nothing>3C", None),
        ("1>all:2G>5C", None),  # an open offer can't be countered
    ],
)
def test_it_counters_what_is_nearly_good_enough(offer: str, answer: object) -> None:
    """At a live table, while the offer stands."""
    state = api.read_position(api.make_rules("mayhem", 3), f"{HAVES} offers={offer} made={offer}")
    asks = [ask for ask in api.offers(state) if (ask.kind, ask.seat) == ("counter", 1)]
    assert bool(asks) == ("all" not in offer)
    for ask in asks:
        assert bots.make("heuristic", 0).choose(api.infostate(state, 1), ask) == answer
        if answer is not None:
            api.apply(state, 1, answer, "counter")


def test_in_turn_it_counters_what_it_has_declined() -> None:
    """In its next question for an offer of that deal step, once."""
    rules = api.make_rules("mayhem", 3, IN_TURN)
    for seed in range(9):
        state = api.read_position(rules, f"{HAVES} asked=offer void=1>2:2G>5C made=1>2:2G>5C")
        (ask,) = api.pending(state)
        player = bots.make("heuristic", seed)
        answer = player.choose(api.infostate(state, 1), ask)
        assert answer == (0, 3, 0, 0, 0, 2, 0)
        api.apply(state, 1, answer)
        api.apply(state, 0, NO)
        (ask,) = api.pending(state)
        assert player.choose(api.infostate(state, 1), ask) == NONE


def test_it_makes_deals_and_games_go_their_usual_way() -> None:
    """Among equals: offers are made, taken and refused; there are fights, Falls, injuries, full markets; Cash comes to
    about what the rules file aims at; nobody is disbanded as a rule."""
    games = 12
    told: Counter[str] = Counter()
    cash = 0
    for seed in range(games):
        state = api.new(api.make_rules("mayhem", 4, IN_TURN), seed, listen=True)
        players = [bots.make("heuristic", 10 * seed + seat) for seat in range(4)]
        while asks := api.pending(state):
            ask = asks[0]
            answer = players[ask.seat].choose(api.infostate(state, ask.seat), ask)
            told["made"] += ask.kind == "offer" and answer != NONE
            told["refused"] += ask.kind == "reply" and answer == NO
            for event in api.apply(state, ask.seat, answer):
                told[event.kind] += 1
        cash += sum(api.scores(state)) // 4
    assert 24 < cash / games < 42
    assert 2 * games < told["totals"] < 12 * games
    assert games < told["fall"] < 5 * games
    assert told["out"] < games // 3
    assert min(told["made"], told["deal"], told["market"], told["injured"]) > games
    assert told["refused"] > games // 3


def test_mayans_ride_in_convoys() -> None:
    """They do if two Rides to one goal are worth more than one; other clubs don't. Most convoys have two Rides."""
    steps: Counter[int] = Counter()
    rules = api.make_rules("mayhem", 3, {"mode": "high-octane", "gang_choice": "fixed", "deals": False})
    for seed in range(6):
        state = api.new(rules, seed, listen=True)
        players = [bots.make("heuristic", 10 * seed + seat) for seat in range(3)]
        while asks := api.pending(state):
            ask = asks[0]
            for event in api.apply(state, ask.seat, players[ask.seat].choose(api.infostate(state, ask.seat), ask)):
                if event.kind == "convoy":
                    assert event.args[0] == 1
                    steps[len(event.args) - 1] += 1
    assert steps[2] > max(5, 2 * steps[1])


@pytest.mark.parametrize("games", [2, pytest.param(60, marks=pytest.mark.long)])
def test_what_six_gangs_hold_is_nearly_always_known_exactly(games: int) -> None:
    """As far as they deal: of all questions of their games 1 in 20 at most finds a ledger that had to give up."""
    asked = inexact = deals = 0
    options: dict[str, api.Value] = {**IN_TURN, "mode": "high-octane", "offers_per_step": 3}
    for seed in range(games):
        state = api.new(api.make_rules("mayhem", 6, options), seed, listen=True)
        players = [bots.make("heuristic", 10 * seed + seat) for seat in range(6)]
        while asks := api.pending(state):
            ask = asks[0]
            info = api.infostate(state, ask.seat)
            if cast(Mayhem, state).round:
                asked += 1
                inexact += not holdings(info).exact
            told = api.apply(state, ask.seat, players[ask.seat].choose(info, ask))
            deals += sum([event.kind == "deal" for event in told])
    assert 2 * deals >= games
    assert 20 * inexact < asked


def test_it_sells_where_the_street_pays() -> None:
    """Contraband doesn't pile up: among equals most of what comes into the gangs is trafficked or sold in the end."""
    left = trafficked = 0
    for seed in range(6):
        state = api.new(api.make_rules("mayhem", 4, IN_TURN), seed)
        players = [bots.make("heuristic", 10 * seed + seat) for seat in range(4)]
        while asks := api.pending(state):
            ask = asks[0]
            api.apply(state, ask.seat, players[ask.seat].choose(api.infostate(state, ask.seat), ask))
        left += sum(cast(Mayhem, state).goods[DRUGS::GOODS])
        trafficked += cast(Mayhem, state).removed
    assert trafficked > 2 * left


@pytest.mark.parametrize(
    "options",
    [
        {"mode": "high-octane", "deal_protocol": "sequential", "parley_before_guns": True},
        {"mode": "high-octane", "hollow_point": True, "long_haul": True, "hardcore_cards": True},
        {"under_the_radar": True, "slim_pickings": True, "gang_choice": "fixed", "deals": False},
    ],
)
def test_it_answers_every_question(options: dict[str, api.Value]) -> None:
    """In whole games with other options, and at positions that random play leads to, its answers are legal."""
    asked: Counter[str] = Counter()
    for seed in range(10):
        rules = api.make_rules("mayhem", 2 + seed % 5, options)
        state = api.new(rules, seed)
        rng = Rng(seed)
        while asks := api.pending(state):
            ask = asks[0]
            info = api.infostate(state, ask.seat)
            answer = bots.make("heuristic", seed).choose(info, api.question(info))
            asked[ask.kind] += 1
            api.apply(api.clone(state), ask.seat, answer)
            # every other one goes its own way, so that it meets what it would not have led to
            api.apply(state, ask.seat, ask.draw(rng) if rng.below(2) else answer)
    assert len(asked) > 14
