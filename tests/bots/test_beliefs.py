"""Worlds by how believable they are: where walks go, how often, and what that tells of hidden things."""

from collections import Counter
from math import exp, log
from pathlib import Path

import pytest
from tests.moments import moments
from tests.promises import sound

from skulduggery import api
from skulduggery.api import BadInput, Rng
from skulduggery.arena.training.belief_accuracy import Study, measure
from skulduggery.bots.answer_models import AnswerModel, answer_models_of, read_answer_models, softmax
from skulduggery.bots.evidence import Evidence
from skulduggery.bots.worlds import Believed, Walk, evened, systematic
from skulduggery.record import Record

TABLES = [("crooks", 2), ("crooks", 4), ("scoundrels", 2), ("scoundrels", 3)]


def hidden(record: Record, viewer: int, world: api.State) -> tuple[str, ...]:
    """Return everything that others hide in a world."""
    seats = [seat for seat in range(record.rules.seats) if seat != viewer]
    return tuple([holding.what for seat in seats for holding in api.holdings(world, seat)])


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
    for game in api.games():
        for answer_model in answer_models_of(game):
            assert min(answer_model.chances((0.0, -30.0), "no such kind")) > 0


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_world_of_a_walk_is_one_that_a_history_explains(game: str, seats: int) -> None:
    """However far it goes: the same messages, a sound table, at each question what seats knew in that history."""
    luck = Rng(31)
    changed = 0
    for record, ask, info in moments(game, seats, 7, 4):
        key = api.key(info)
        told = record.history(ask.seat)
        world = api.redeal(info, luck)
        first = hidden(record, ask.seat, world)
        for _ in range(60):
            world = api.propose(info, world, luck)
        changed += hidden(record, ask.seat, world) != first
        assert api.key(api.infostate(world, ask.seat)) == key
        sound.check(world)
        history = record.retold(world, ask.seat)
        assert history.history(ask.seat) == told
        for n, (who, _) in enumerate(record.entries):
            if who != "nature":
                then = api.rewind_into(world, record.before(n))
                for seat in range(seats):
                    assert api.key(api.infostate(then, seat)) == api.key(api.infostate(history.before(n), seat)), n
    assert changed > 1


@pytest.mark.parametrize(("game", "seats", "seed"), [("crooks", 2, 5), ("scoundrels", 2, 3)])
def test_where_nothing_is_believed_a_walk_is_a_re_deal(game: str, seats: int, seed: int) -> None:
    """Steps without evidence visit what others hide as often as re-deals show it."""
    luck = Rng(8)
    steps = 4000
    tried = 0
    for record, ask, info in moments(game, seats, seed, 4):
        world = api.redeal(info, luck)
        if len({hidden(record, ask.seat, api.redeal(info, luck)) for _ in range(9)}) < 3:
            continue
        tried += 1
        walked: Counter[tuple[int, str]] = Counter()
        dealt: Counter[tuple[int, str]] = Counter()
        for _ in range(steps):
            world = api.propose(info, world, luck)
            walked.update(enumerate(hidden(record, ask.seat, world)))
            dealt.update(enumerate(hidden(record, ask.seat, api.redeal(info, luck))))
        assert walked.keys() == dealt.keys()
        for thing, often in dealt.items():
            assert walked[thing] == pytest.approx(often, abs=6 * (40 * often * (1 - often / steps)) ** 0.5 + 30), thing
    assert tried


def test_a_walk_visits_worlds_as_often_as_they_are_believable() -> None:
    """A long walk and many weighted re-deals, early in a game, find about the same shares of face-down cards."""
    luck = Rng(4)
    record = Record(api.make_rules("crooks", 2), Rng(2))
    while not any(api.holdings(record.state, seat) for seat in range(2)):
        ask = api.pending(record.state)[0]
        record.answer(ask.seat, api.policy(api.infostate(record.state, ask.seat), ask, luck))
    viewer = 1 if api.holdings(record.state, 0) else 0
    info = api.infostate(record.state, viewer)
    evidence = Evidence(record, viewer)
    world = api.redeal(info, luck)
    walk = Walk(info, evidence, world, evidence.weigh(world), luck)
    walk.go(100)
    walked: Counter[str] = Counter()
    weighed: Counter[str] = Counter()
    for _ in range(800):
        walk.go(1)
        walked[hidden(record, viewer, walk.world)[0]] += 1
        world = api.redeal(info, luck)
        weighed[hidden(record, viewer, world)[0]] += exp(evidence.weigh(world).total)
    whole = sum(weighed.values())
    apart = sum(abs(walked[what] / 800 - weighed[what] / whole) for what in weighed | walked) / 2
    even = sum(abs(1 / len(weighed) - weighed[what] / whole) for what in weighed) / 2
    assert apart < 0.2 < even


def test_beliefs_do_not_hang_on_which_history_is_told() -> None:
    """Another game that told the seat the same: the same worlds come out, with the same weights."""
    for game, seats in (("crooks", 3), ("scoundrels", 2), ("mayhem", 3)):
        for record, ask, info in moments(game, seats, 2, 2):
            one = Believed(info, record, 3, Rng(6))
            other = Believed(info, record.redeal_history(ask.seat, Rng(9)), 3, Rng(6))
            assert one.weights == other.weights
            for state, again in zip(one.states, other.states, strict=True):
                for seat in range(seats):
                    assert api.key(api.infostate(state, seat)) == api.key(api.infostate(again, seat))


def test_beliefs_tell_more_of_hidden_crooks_than_the_bare_facts() -> None:
    """Log-loss of what lies face down, games between heuristics."""
    found = measure(Study("crooks", 2, "heuristic", (12,), every=9), 6, workers=2)
    assert found.things > 12
    left = found.rows[0].left
    assert left is not None
    assert left.value < 0.85  # so few games: what more of them say stands on the page
    assert found.rows[0].different > 2
    assert found.rows[0].bare_loss > found.facts_loss


def test_the_same_seed_gives_the_same_figures_for_any_number_of_workers(tmp_path: Path) -> None:
    """The store only knows the first game: the second is played now."""
    study = Study("scoundrels", 2, "heuristic", (2, 4), every=30)
    begun = measure(study, 1, tmp_path / "store", workers=1)
    assert begun.games == 1
    found = [measure(study, 2, store, workers) for store, workers in ((None, 1), (tmp_path / "store", 2))]
    for one in found:
        for row in one.rows:
            row.ms = 0.0
    assert found[0] == found[1]
    assert found[0].things > 1


def test_enough_histories_count() -> None:
    """However unlikely most are, chance among a few is not taken for knowledge; likely ones keep their order."""
    weights = evened([0.0, -40.0, -3.0, *[-50.0] * 17])
    assert sum(weights) == pytest.approx(1)
    assert 1 / sum(weight**2 for weight in weights) > 6
    assert weights[0] > weights[2] > weights[1] > weights[3]
    assert evened([0.0, -0.1, -0.2]) == pytest.approx([0.3672, 0.3322, 0.3006], abs=1e-4)


def test_a_seat_is_read_by_the_taste_that_its_answers_show(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a strict and a careless taste, the one under which a seat's answers are likelier is what counts."""
    strict, careless = (
        AnswerModel("strict", "rules", {"": [0.3, 0.01]}),
        AnswerModel("careless", "learned", {"": [0.0, 1.0]}),
    )
    for record, ask, info in moments("crooks", 2, 3, 2):
        world = api.redeal(info, Rng(1))
        totals = []
        for answer_models in ((strict,), (careless,), (strict, careless)):
            monkeypatch.setattr("skulduggery.bots.evidence.answer_models_of", lambda _, models=answer_models: models)
            totals.append(Evidence(record, ask.seat).weigh(world).total)
        assert totals[2] == pytest.approx(max(totals[:2]) + log((1 + exp(-abs(totals[0] - totals[1]))) / 2))


def test_tastes_that_cannot_be_used_are_refused() -> None:
    for wrong in (
        b"[]",
        b'{"chess": []}',
        b'{"crooks": [{"bot": "x", "guide": "rules", "kinds": {"take": [1, 0.1]}}]}',
    ):
        with pytest.raises(BadInput, match=r"no answer models|no valid kind"):
            read_answer_models(wrong, "a file")
    with pytest.raises(BadInput, match="no valid kind"):
        read_answer_models(b'{"crooks": [{"bot": "x", "guide": "rules", "kinds": {"": [1, 0]}}]}', "a file")
