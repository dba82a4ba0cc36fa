"""The heuristic of 3000 Scoundrels as an opponent: witnesses with 95% intervals, fixed seeds."""

from collections import Counter

import pytest

from skulduggery import api, bots
from skulduggery.api import Rng
from skulduggery.arena.lab.card_balance import Reading, read
from skulduggery.arena.lab.estimates import share
from skulduggery.arena.lab.watcher import Table
from skulduggery.arena.matches.simulate import simulate


@pytest.fixture(scope="module")
def reading() -> Reading:
    """Games between equals."""
    return read("scoundrels", Table(3), 150, 21, workers=1)


def test_it_suspects_bluffs_more_often_than_honest_cards(reading: Reading) -> None:
    """On what it may know: intervals of the two don't meet, and henchmen hit bluffs more often than by chance."""
    assert reading.shares["suspected-bluff"].low > reading.shares["suspected-honest"].high
    assert reading.shares["suspicions-right"].low > reading.shares["bluffs"].high


def test_it_bluffs_now_and_then(reading: Reading) -> None:
    """Neither never nor mostly: a random player bluffs with 87 cards of 100."""
    assert reading.shares["bluffs"].low > 0.15
    assert reading.shares["bluffs"].high < 0.5


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_beats_random_play_at_every_seat(seats: int) -> None:
    """One among random players, at each seat in turn."""
    games = 40
    won = 0.0
    for seat in range(seats):
        names = ["random"] * seats
        names[seat] = "heuristic"
        won += simulate("scoundrels", names, games, 31, workers=1).wins[seat]
    assert share(won, seats * games).low > 0.85


def test_a_game_is_more_than_passing(reading: Reading) -> None:
    """Most jobs are used, each slot is played, safes are stolen and kept to the limit, bail and bribes are paid."""
    jobs = [card for card in reading.cards if card.kind == "job"]
    assert sum(card.each["uses"] > 0 for card in jobs) > 0.9 * len(jobs)
    assert all(reading.shares[f"slot-{slot}"].share > 0.03 for slot in range(6))
    means = reading.means
    assert means["use"] > 4
    assert means["hire"] > 3
    assert 1.9 < means["steal"] - means["abandon"] <= 2
    for word in ("scout", "mark", "jail", "free", "peek", "rob", "discard", "arrange", "rep", "tech icons"):
        assert means[word] > 0, word
    for word in ("sell", "bail", "bribe"):
        assert means[f"sheriff {word}"] > 0, word


@pytest.mark.parametrize(
    "options",
    [
        {"strategy_cards": True},
        {"mode": "extended", "six_scoundrels": True, "wild_saloon": True, "start_from_zero": True},
        {"suspicion": "windows", "day_end_order": "involved", "leaders": "chosen", "strategy_cards": True},
    ],
)
def test_it_answers_every_question(options: dict[str, api.Value]) -> None:
    """In whole games with other options, and at positions that random play leads to, its answers are options."""
    asked: Counter[str] = Counter()
    for seed in range(8):
        rules = api.make_rules("scoundrels", 2 + seed % 3, options)
        state = api.new(rules, seed)
        rng = Rng(seed)
        while asks := api.pending(state):
            ask = asks[0]
            answer = bots.make("heuristic", seed).choose(api.infostate(state, ask.seat), ask)
            assert answer in ask.options
            asked[ask.kind] += 1
            # every other one goes its own way, so that it meets what it would not have led to
            api.apply(state, ask.seat, ask.options[rng.below(len(ask.options))] if rng.below(2) else answer)
    assert len(asked) > 20
