"""The value network: each seat's expected share of the win in a world with open cards.

One network maps the value features of any seat to a number. The shares are the softmax of these numbers over the seats.
The weights come from self-play (``skulduggery learn``) and ship as data.
"""

from functools import cache
from math import exp, tanh

import msgspec

from skulduggery import api
from skulduggery.api import BadInput, State


class Weights(msgspec.Struct, forbid_unknown_fields=True):
    """The weights of a network with one hidden layer, with the report of their training."""

    game: str
    mean: list[float]
    scale: list[float]
    """Factors that multiply the features after their mean is subtracted."""
    hidden: list[list[float]]
    """A row of weights for each unit, its bias last."""
    out: list[float]
    straight: list[float]
    """The direct weights from the features to the output."""
    report: dict[str, float | int | str]


class Value:
    """A value network, ready to use."""

    def __init__(self, weights: Weights) -> None:
        self.mean = weights.mean
        self.scale = weights.scale
        self.hidden = weights.hidden
        self.out = weights.out
        self.straight = weights.straight

    def score(self, features: list[float]) -> float:
        """Return the output of the network for one seat's features."""
        n = len(self.mean)
        x = [(features[i] - self.mean[i]) * self.scale[i] for i in range(n)]
        total = 0.0
        for i in range(n):
            total += self.straight[i] * x[i]
        for k in range(len(self.hidden)):
            row = self.hidden[k]
            inside = row[n]
            for i in range(n):
                inside += row[i] * x[i]
            total += self.out[k] * tanh(inside)
        return total

    def shares(self, state: State) -> tuple[float, ...]:
        """Return each seat's expected share of the win, or the real one once the game is over."""
        if api.over(state):
            return api.returns(state)
        scores = [self.score(api.value_features(state, seat)) for seat in range(state.seats)]
        best = max(scores)
        powers = [exp(score - best) for score in scores]
        total = 0.0
        for power in powers:
            total += power
        return tuple([power / total for power in powers])


def read_weights(data: bytes, source: str) -> Weights:
    """Return the weights in a file. Raise BadInput if they can't be used."""
    try:
        weights = msgspec.json.decode(data, type=Weights)
    except msgspec.DecodeError as error:
        raise BadInput(f"{source} is not a file of value weights: {error}.") from None
    width = len(weights.mean)
    sizes = [len(weights.scale), len(weights.straight), *[len(row) - 1 for row in weights.hidden]]
    if (
        weights.game not in api.games()
        or any([size != width for size in sizes])
        or len(weights.out) != len(weights.hidden)
    ):
        raise BadInput(f"{source} is damaged: the numbers of weights do not match.")
    return weights


@cache
def value_of(game: str) -> Value:
    """Return the value network that ships for a game. If none does, return one that gives all seats equal shares."""
    there = api.learned_file(game, "value.json")
    if not there.is_file():
        return Value(Weights(game, [], [], [], [], [], {}))
    return Value(read_weights(there.read_bytes(), there.name))
