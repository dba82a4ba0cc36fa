"""The worth of a world: the weights that ship, and weights that can't be used."""

from math import log

import pytest

from skulduggery import api
from skulduggery.api import BadInput, Rng
from skulduggery.bots.value import read_weights, value_of

FIT = b'{"game": "crooks", "mean": [0], "scale": [1], "hidden": [[1, 0]], "out": [1], "straight": [0], "report": {}}'


@pytest.mark.parametrize("game", api.games())
def test_it_knows_more_than_nothing(game: str) -> None:
    """Games between heuristics: the shares add up to 1, fit what comes better than equal ones, and end as the game."""
    luck = Rng(77)
    value = value_of(game)
    rules = api.make_rules(game, 3, serial=True)
    losses = []
    for _ in range({"crooks": 20, "scoundrels": 8, "mayhem": 6}[game]):
        state = api.new(rules, luck.seed())
        seen = []
        while asks := api.pending(state):
            ask = asks[0]
            seen.append(value.shares(state))
            api.apply(state, ask.seat, api.policy(api.infostate(state, ask.seat), ask, luck))
        for shares in seen[len(seen) // 2 :: 5]:
            assert sum(shares) == pytest.approx(1)
            wins = zip(api.returns(state), shares, strict=True)
            losses.append(-sum(won * log(share) for won, share in wins))
        assert value.shares(state) == api.returns(state)
    assert sum(losses) / len(losses) < log(3) - 0.05


def test_weights_that_fit() -> None:
    assert read_weights(FIT, "mine.json").out == [1]


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "mine.json is not a file of value weights: "),
        (b"{}", "mine.json is not a file of value weights: Object missing required field `game`."),
        (FIT.replace(b"[1, 0]", b"[1]"), "mine.json is damaged: the numbers of weights do not match."),
        (FIT.replace(b'"out": [1]', b'"out": [1, 2]'), "mine.json is damaged: the numbers of weights do not match."),
        (FIT.replace(b"crooks", b"chess"), "mine.json is damaged: the numbers of weights do not match."),
    ],
)
def test_weights_that_cannot_be_used(data: bytes, said: str) -> None:
    with pytest.raises(BadInput) as refused:
        read_weights(data, "mine.json")
    assert str(refused.value).startswith(said)
    assert "\n" not in str(refused.value)
