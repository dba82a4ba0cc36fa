"""The policy that was learned: what it cannot see changes nothing, it plays to the end, and it is worth its weights."""

import pytest
from tests.moments import moments

from skulduggery import api, bots
from skulduggery.api import Rng
from skulduggery.arena.matches.match import Seating, match
from skulduggery.bots.net import Net, read_trained

THERE = [game for game in api.games() if api.learned_file(game, "policy.weights").is_file()]
SPECS = (
    "learned",
    "learned:temperature=0.1",
    "flat:rollouts=14,rollout=learned,depth=6",
    "flat:rollouts=14,rollout=random,prior=learned,z=1",
    "tree:rollouts=14,rollout=random,prior=learned,select=puct",
)


@pytest.mark.parametrize("game", THERE)
def test_what_it_cannot_see_changes_no_answer(game: str) -> None:
    """Another deal and other hidden answers that the seat can't tell from the real ones; the same seed again."""
    luck = Rng(7)
    for record, ask, info in moments(game, 3, 2, 5):
        same = api.infostate(record.redeal_history(ask.seat, luck).state, ask.seat)
        for spec in SPECS:
            answer = bots.make(spec, 9).choose(info, ask)
            assert bots.make(spec, 9).choose(same, api.question(same)) == answer, spec
            trial = api.clone(record.state)
            api.apply(trial, ask.seat, answer)


@pytest.mark.parametrize("game", THERE)
def test_it_plays_to_the_end_not_always_the_same(game: str) -> None:
    """The same deal with other streams of its own: it comes to other answers. Colder it answers more alike."""
    rules = api.make_rules(game, 2, serial=True)
    courses = set()
    for seed in range(3):
        state = api.new(rules, 5)
        seats = [bots.make("learned", 10 * seed + seat) for seat in range(2)]
        course = []
        while asks := api.pending(state):
            answer = seats[asks[0].seat].choose(api.infostate(state, asks[0].seat), asks[0])
            course.append(answer)
            api.apply(state, asks[0].seat, answer)
        assert sum(api.returns(state)) == pytest.approx(1)
        courses.add(tuple(course))
    assert len(courses) == 3


@pytest.mark.parametrize("game", THERE)
def test_its_weights_are_small_and_say_where_they_come_from(game: str) -> None:
    data = api.learned_file(game, "policy.weights").read_bytes()
    assert len(data) < 2_000_000
    trained = read_trained(data, game)
    assert trained.game == game
    assert {"games", "seed", "minutes", "seats"} <= set(trained.report)
    for _, ask, info in moments(game, 2, 3, 10):
        features = api.policy_features(info, ask)
        if features is not None:
            assert sum(Net(trained).chances(features)) == pytest.approx(1)


@pytest.mark.skipif("crooks" not in THERE, reason="nothing was learned for Crooks")
def test_it_beats_the_rules_of_thumb() -> None:
    """96% of long runs (docs/strength/learned.md)."""
    assert match(Seating("crooks", "learned", ("heuristic",)), 12, workers=1).share > 0.8
