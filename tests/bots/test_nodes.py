"""The three ways to choose at a node, on games small enough to know the answer."""

import pytest

from skulduggery.api import Rng
from skulduggery.bots.search import Root
from skulduggery.bots.tree import SELECTS, Arm, Node


def arm(answer: int, visits: int, mean: float, offered: int = 0) -> Arm:
    """An arm with a past."""
    out = Arm(answer, 0.0)
    out.visits = visits
    out.total = visits * mean
    out.offered = offered or visits
    return out


def play(select: str, worth: list[list[float]], rounds: int) -> list[list[float]]:
    """Two seats choose at once, each at a node of its own; ``worth`` is the first one's share. Return how often each
    answer was chosen."""
    rng = Rng(3)
    nodes = (Node(), Node())
    arms = ([Arm(n, 0.0) for n in range(len(worth))], [Arm(n, 0.0) for n in range(len(worth[0]))])
    for _ in range(rounds):
        choices = [SELECTS[select](nodes[seat], arms[seat], rng) for seat in range(2)]
        share = worth[arms[0].index(choices[0])][arms[1].index(choices[1])]
        for seat, value in enumerate((share, 1.0 - share)):
            for one in arms[seat]:
                one.offered += 1
            choices[seat].visits += 1
            choices[seat].total += value
            nodes[seat].visits += 1
            nodes[seat].total += value
    said = [[one.plan if select == "regret" else float(one.visits) for one in mine] for mine in arms]
    return [[one / sum(mine) for one in mine] for mine in said]


def test_regret_matching_finds_the_mixed_answer() -> None:
    """A third and two thirds for both sides; a dominated answer fades."""
    for seat in play("regret", [[1.0, 0.0, 0.6], [0.0, 0.5, 0.6], [0.0, 0.0, 0.1]], 20_000):
        assert seat[0] == pytest.approx(1 / 3, abs=0.07)
        assert seat[2] < 0.02


@pytest.mark.parametrize("select", SELECTS)
def test_every_choice_finds_what_is_always_best(select: str) -> None:
    chosen = play(select, [[0.2], [0.8], [0.5]], 600)[0]
    assert max(chosen) == chosen[1] > 0.6


def test_an_arm_is_tried_by_how_often_it_was_there() -> None:
    often, seldom = arm(0, 10, 0.5, 200), arm(1, 10, 0.5, 20)
    for seed in range(5):
        assert SELECTS["ucb"](Node(), [seldom, often], Rng(seed)) is often


def test_what_the_fast_policy_likes_is_tried_first() -> None:
    arms = [Arm(0, 0.1), Arm(1, 0.7), Arm(2, 0.2)]
    for seed in range(9):
        assert SELECTS["puct"](Node(), arms, Rng(seed)) is arms[1]


def test_a_few_lucky_visits_are_not_the_best() -> None:
    assert Root([arm(0, 100, 0.6), arm(1, 5, 1.0), arm(2, 60, 0.7)]).best().answer == 2
