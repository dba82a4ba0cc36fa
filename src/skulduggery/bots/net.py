"""The network of a learned policy: from the features of a question to a probability for each answer.

Its design is in docs/develop/learned-policy.md.
"""

from functools import cache
from math import exp
from struct import unpack
from typing import Final

import msgspec

from skulduggery import api
from skulduggery.api import POLICY_FEATURES, Ask, BadInput, Info, PolicyFeatures, Rng

UNITS: Final = 16
"""Hidden units."""
LEAST: Final = -8.0
"""Lower bound of the logits of the rules of thumb, so that every option is tried now and then."""
TEMPERATURE: Final = 0.5
"""Default temperature of play, lower than in training, which has to explore more."""


class Trained(msgspec.Struct, forbid_unknown_fields=True):
    """Shipped weights in half precision (IEEE 754, two bytes, little-endian), and the report of their training."""

    game: str
    units: int
    kinds: int
    size: int
    used: list[int]
    """The features that have a row, in the order of the rows."""
    rows: bytes
    """For each feature in ``used``, its weights to the hidden units, then its direct weight to the score."""
    heads: bytes
    """For each kind of question, the output weights of the units, then their biases, then the weight of the logits."""
    report: dict[str, float | int | str]


class Net:
    """The network of a learned policy, ready to play."""

    def __init__(self, trained: Trained) -> None:
        units = trained.units
        width = units + 1
        self.units = units
        self.rows: list[float] = [0.0] * (POLICY_FEATURES * units)
        """The weights from feature ``f`` to the units, starting at index ``f * units``."""
        self.straight: list[float] = [0.0] * POLICY_FEATURES
        """The direct weight of each feature to the score."""
        numbers: tuple[float, ...] = unpack(f"<{len(trained.rows) // 2}e", trained.rows)
        for n in range(len(trained.used)):
            one = trained.used[n]
            self.rows[one * units : (one + 1) * units] = numbers[n * width : n * width + units]
            self.straight[one] = numbers[n * width + units]
        heads: tuple[float, ...] = unpack(f"<{len(trained.heads) // 2}e", trained.heads)
        self.out: list[list[float]] = []
        self.start: list[list[float]] = []
        self.beta: list[float] = []
        for kind in range(trained.kinds):
            at = kind * (2 * units + 1)
            self.out.append([*heads[at : at + units]])
            self.start.append([*heads[at + units : at + 2 * units]])
            self.beta.append(heads[at + 2 * units])

    def scores(self, features: PolicyFeatures) -> list[float]:
        """Return the logit of each option: the logarithm of its probability, up to a constant."""
        rows = self.rows
        straight = self.straight
        out = self.out[features.kind]
        start = self.start[features.kind]
        beta = self.beta[features.kind]
        scores: list[float] = []
        for i in range(len(features.each)):
            score = beta * max(LEAST, features.logits[i])
            for one in features.each[i]:
                score += straight[one]
            scores.append(score)
        here = [one * self.units for one in features.here]
        each = [[one * self.units for one in some] for some in features.each]
        for k in range(self.units):
            weight = out[k]
            base = start[k]
            for one in here:
                base += rows[one + k]
            for i in range(len(scores)):
                inside = base
                for one in each[i]:
                    inside += rows[one + k]
                if inside > 0.0:
                    scores[i] += weight * inside
        return scores

    def chances(self, features: PolicyFeatures, temperature: float = 1.0) -> list[float]:
        """Return the probability of each option. A lower ``temperature`` favours the likeliest more."""
        scores = self.scores(features)
        best = max(scores)
        powers = [exp((score - best) / temperature) for score in scores]
        total = 0.0
        for power in powers:
            total += power
        return [power / total for power in powers]

    def answer(self, info: Info, ask: Ask, rng: Rng, temperature: float = TEMPERATURE) -> object:
        """Draw the answer to a question, by the rules of thumb if it has no features (ranges, open offers)."""
        if len(ask.options) == 1 and not ask.ranges:
            return ask.options[0]
        features = None if ask.open or ask.ranges else api.policy_features(info, ask)
        if features is None:
            return api.policy(info, ask, rng)
        return ask.options[drawn(self.chances(features, temperature), rng)]


def drawn(chances: list[float], rng: Rng) -> int:
    """Return a random index with the given probabilities, which add up to 1."""
    at = rng.below(1 << 24) / float(1 << 24)
    for i in range(len(chances)):
        at -= chances[i]
        if at < 0.0:
            return i
    return chances.index(max(chances))


def read_trained(data: bytes, source: str) -> Trained:
    """Return the weights in a file. Raise BadInput if they can't be used."""
    try:
        trained = msgspec.msgpack.decode(data, type=Trained)
    except msgspec.DecodeError as error:
        raise BadInput(f"{source} is not a file of policy weights: {error}.") from None
    if trained.game not in api.games():
        raise BadInput(f"{source} was trained for {trained.game}, which is not installed.")
    if trained.size != POLICY_FEATURES or trained.kinds != len(api.game(trained.game).kinds):
        raise BadInput(f"{source} was trained with other features than {trained.game} has now; train it again.")
    rows = 2 * len(trained.used) * (trained.units + 1)
    heads = 2 * trained.kinds * (2 * trained.units + 1)
    if (
        (len(trained.rows), len(trained.heads)) != (rows, heads)
        or trained.units < 1
        or any([not 0 <= one < POLICY_FEATURES for one in trained.used])
    ):
        raise BadInput(f"{source} is damaged: the numbers of weights do not match.")
    return trained


@cache
def net_of(game: str) -> Net:
    """Return the policy that ships for a game. Raise BadInput if there is none."""
    there = api.learned_file(game, "policy.weights")
    if not there.is_file():
        raise BadInput(f"No policy has been trained for {game} yet.")
    return Net(read_trained(there.read_bytes(), there.name))
