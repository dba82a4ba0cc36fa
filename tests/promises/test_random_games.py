"""Thousands of games at random, at all tables: they end without a fault, and every kind of question comes up."""

import os
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest
from tests.promises import crooks_points, mayhem_points, scoundrels_ledger, sound
from tests.promises.games import KINDS, OFFERS, asked_kinds, house_rules, longest, seats_of

from skulduggery import api
from skulduggery.api import Rng, State

SAMPLE = {"crooks": 480, "scoundrels": 120, "mayhem": 60}
"""Games by day."""
POINTS: dict[str, Callable[[State], list[int]]] = {
    "crooks": lambda state: crooks_points.count_up(state)[0],
    "scoundrels": scoundrels_ledger.count_up,
    "mayhem": mayhem_points.count_up,
}
"""A second reckoning of each game."""
WITHIN = {
    "choose-jail-or-rep", "choose-gain-or-rep", "choose-gain-or-free", "may-hire", "may-swap-jobs", "may-steal",
    "may-recall", "may-move-mark", "may-place", "may-shuffle", "may-swap-safe",
}  # fmt: skip
"""The questions within abilities of the house cards; which there are depends on the cards."""


def random_games(game: str, first: int, count: int) -> tuple[int, int, Counter[str]]:
    """Play games at random; how many, with how many asks, and what was asked how often. Some asks are looked at."""
    kinds: Counter[str] = Counter()
    eager = KINDS[game].eager
    seats = len(seats_of(game))
    options = KINDS[game].options
    asks_in_all = 0
    for number in range(first, first + count):
        rules = house_rules(game, seats_of(game)[number % seats], number // seats % len(options))
        rng = Rng(number)
        state = api.new(rules, rng.seed())
        asks = 0
        while pending := api.pending(state):
            ask = pending[rng.below(len(pending))]
            if rules.live and rng.below(4 * OFFERS) == 0 and (offers := api.offers(state)):
                ask = offers[rng.below(len(offers))]
            kinds[ask.kind] += 1
            asks += 1
            if rng.below(8 * KINDS[game].pause) == 0:
                sound.check(state)
                sound.check(api.redeal(api.infostate(state, ask.seat), rng))
            answer = ask.draw(rng)
            if not ask.ranges and number % 3 and rng.below(24):
                chosen = eager(ask) or ask.options
                answer = chosen[rng.below(len(chosen))]
            api.apply(state, ask.seat, answer, ask.kind if ask.open else "")
        assert asks < longest(rules), number
        sound.check(state)
        assert list(api.scores(state)) == POINTS[game](state), number
        asks_in_all += asks
    return count, asks_in_all, kinds


@pytest.mark.parametrize("game", api.games())
def test_random_games(game: str) -> None:
    """Games at random end without a fault, and every kind of question comes up."""
    count, asks, kinds = random_games(game, 0, SAMPLE[game])
    assert count == SAMPLE[game]
    assert asks > 20 * count
    assert set(kinds) - WITHIN <= asked_kinds(game)
    assert len(set(kinds) - WITHIN) > len(asked_kinds(game)) * 2 / 3


@pytest.mark.long
@pytest.mark.parametrize("game", api.games())
def test_a_hundred_thousand_random_games(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    """100,000 games at random, at all tables of the house cards, end without a fault."""
    size = 500
    lots = 100_000 // size
    with ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn")) as pool:
        results = list(pool.map(random_games, [game] * lots, range(0, 100_000, size), [size] * lots))
    games = sum(count for count, _, _ in results)
    kinds = sum((kinds for _, _, kinds in results), Counter[str]())
    with capsys.disabled():
        print(f"\n{games} random games of {game} with {sum(kinds.values())} asks, no fault")
    assert games == 100_000
    assert set(kinds) == asked_kinds(game) | (WITHIN if game == "scoundrels" else set())
