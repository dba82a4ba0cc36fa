"""Worlds by weight: how believable a history is, and how often its world is drawn."""

from collections import Counter
from math import log

import pytest

from skulduggery import api
from skulduggery.api import Rng
from skulduggery.bots.worlds import Believed, evened, softmax, systematic
from skulduggery.record import Record

GAMES, MOMENT, HISTORIES = 9, 28, 40


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
        for seat in range(2):
            info = api.infostate(record.state, seat)
            hidden = [cell for row in record.state.rows for cell in row if info.state.faces[cell] < 0]
            if not hidden:
                continue
            worlds = Believed(info, record.redeal_history(seat, luck), HISTORIES, luck)
            for cell in hidden:
                cells += 1
                real = record.state.faces[cell]
                hits = [n for n, world in enumerate(worlds.states) if world.faces[cell] == real]
                bare -= log((len(hits) + 0.5) / (HISTORIES + 10))
                believed -= log((HISTORIES * sum(worlds.weights[n] for n in hits) + 0.5) / (HISTORIES + 10))
    assert cells > 15
    assert believed < bare - 0.1 * cells


def test_enough_histories_count() -> None:
    """However unlikely most are, chance among a few is not taken for knowledge; likely ones keep their order."""
    weights = evened([0.0, -40.0, -3.0, *[-50.0] * 17])
    assert sum(weights) == pytest.approx(1)
    assert 1 / sum(weight**2 for weight in weights) > 6
    assert weights[0] > weights[2] > weights[1] > weights[3]
    assert evened([0.0, -0.1, -0.2]) == pytest.approx([0.3672, 0.3322, 0.3006], abs=1e-4)
