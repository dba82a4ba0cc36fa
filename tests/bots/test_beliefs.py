"""Worlds by weight: how believable a history is, and how often its world is drawn."""

from collections import Counter
from math import log

import pytest

from skulduggery import api
from skulduggery.api import Rng
from skulduggery.bots.worlds import Believed, softmax, systematic
from skulduggery.record import Record

GAMES, MOMENT, HISTORIES = 14, 44, 50


def test_each_place_is_drawn_as_often_as_its_weight_says() -> None:
    weights = [0.5, 0.0, 0.26, 0.24]
    for seed in range(20):
        drawn = systematic(weights, 30, Rng(seed))
        counts = Counter(drawn)
        assert len(drawn) == 30
        for place, weight in enumerate(weights):
            assert abs(counts[place] - 30 * weight) < 1 + 1e-9
    assert systematic(weights, 30, Rng(1)) != sorted(systematic(weights, 30, Rng(1)))


def test_no_answer_is_ruled_out_by_taste() -> None:
    chances = softmax((0.0, -30.0, -1.0), 1.0, 0.06)
    assert sum(chances) == pytest.approx(1)
    assert chances[1] == pytest.approx(0.02, abs=1e-6)
    assert chances[0] / chances[2] == pytest.approx((0.94 / 1.3679 + 0.02) / (0.94 * 0.3679 / 1.3679 + 0.02), abs=1e-3)


def test_weights_tell_more_of_hidden_crooks_than_the_bare_facts() -> None:
    """Log-loss of what lies face down, the same histories with and without their weights; games between heuristics."""
    luck = Rng(21)
    rules = api.make_rules("crooks", 2)
    bare = believed = 0.0
    cells = 0
    for _ in range(GAMES):
        record = Record(rules, Rng(luck.seed()))
        while asks := api.pending(record.state):
            ask = asks[0]
            info = api.infostate(record.state, ask.seat)
            record.answer(ask.seat, api.policy(info, ask, luck))
            if len(record.entries) == MOMENT:
                break
        info = api.infostate(record.state, 0)
        worlds = Believed(info, record.redeal_history(0, luck), HISTORIES, luck)
        assert sum(worlds.weights) == pytest.approx(1)
        rival = [cell for row in record.state.rows[len(record.state.rows) // 2 :] for cell in row]
        for cell in rival:
            if info.state.faces[cell] < 0:
                cells += 1
                real = record.state.faces[cell]
                hits = [n for n, world in enumerate(worlds.states) if world.faces[cell] == real]
                bare -= log((len(hits) + 0.5) / (HISTORIES + 10))
                believed -= log((HISTORIES * sum(worlds.weights[n] for n in hits) + 0.5) / (HISTORIES + 10))
    print(cells, bare / cells, believed / cells)
    assert cells > 12
    assert believed < bare
