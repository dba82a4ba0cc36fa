"""The net of a policy while it learns: scores of many questions at once, gradients, optimiser steps.

NumPy's counterpart of ``bots.net``. Only the first weights are random.
"""

from typing import Any, Final

import msgspec
import numpy as np

from skulduggery.api import POLICY_FEATURES
from skulduggery.bots.net import LEAST, UNITS, Trained

BETA: Final = 0.7
"""Initial weight of the logits, a little below 1."""

TINY: Final = 1e-20
"""A positive number that is negligible next to any squared gradient."""


class Lessons:
    """Questions with their answers and gains. ``kind``, ``chosen``, ``chance`` (of the answer, as played) and ``gain``
    have one entry for each question. Features of all questions are concatenated, with their counts."""

    def __init__(self, lots: list[dict[str, Any]]) -> None:
        def joined(name: str) -> Any:
            return np.concatenate([lot[name] for lot in lots])

        self.kind = joined("kind").astype(np.int64)
        self.chosen = joined("chosen").astype(np.int64)
        self.chance = joined("chance")
        self.gain = joined("gain")
        self.options = joined("options").astype(np.int64)
        self.here = joined("here").astype(np.int64)
        self.heres = joined("heres").astype(np.int64)
        self.each = joined("each").astype(np.int64)
        self.eaches = joined("eaches").astype(np.int64)
        self.logits = np.maximum(LEAST, joined("logits"))

    def part(self, first: int, last: int) -> "Lessons":
        """Return the questions from ``first`` up to, but not including, ``last``."""
        some = object.__new__(Lessons)
        o0, o1 = int(self.options[:first].sum()), int(self.options[:last].sum())
        h0, h1 = int(self.heres[:first].sum()), int(self.heres[:last].sum())
        e0, e1 = int(self.eaches[:o0].sum()), int(self.eaches[:o1].sum())
        for name in ("kind", "chosen", "chance", "gain", "options", "heres"):
            setattr(some, name, getattr(self, name)[first:last])
        some.here = self.here[h0:h1]
        some.each = self.each[e0:e1]
        some.eaches = self.eaches[o0:o1]
        some.logits = self.logits[o0:o1]
        return some


class State(msgspec.Struct):
    """A snapshot of a pupil: arrays as bytes (single precision), concatenated."""

    steps: int
    weights: bytes
    first: bytes
    second: bytes


class Pupil:
    """Weights, and the moving averages of the optimiser (Adam, Kingma and Ba 2015)."""

    def __init__(self, kinds: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.kinds = kinds
        self.steps = 0
        self.weights: list[Any] = [
            rng.normal(0, 0.1, (POLICY_FEATURES, UNITS)).astype(np.float32),
            np.zeros(POLICY_FEATURES, np.float32),
            np.zeros((kinds, UNITS), np.float32),
            np.full((kinds, UNITS), 0.1, np.float32),
            np.full(kinds, BETA, np.float32),
        ]
        self.first: list[Any] = [np.zeros_like(one) for one in self.weights]
        self.second: list[Any] = [np.zeros_like(one) for one in self.weights]

    def learn(self, some: Lessons, rate: float, clip: float, entropy: float) -> None:
        """Take one step towards answers with a positive gain (clipped policy gradient) and towards higher entropy."""
        rows, straight, out, start, beta = self.weights
        question = np.repeat(np.arange(len(some.kind)), some.options)
        kind = some.kind[question]
        begins = starts(some.options)
        here = np.add.reduceat(rows[some.here], starts(some.heres), axis=0) + start[some.kind]
        inside = np.add.reduceat(rows[some.each], starts(some.eaches), axis=0) + here[question]
        lit = np.maximum(inside, 0)
        scores = beta[kind] * some.logits + np.add.reduceat(straight[some.each], starts(some.eaches))
        scores += (lit * out[kind]).sum(axis=1)
        scores -= np.maximum.reduceat(scores, begins)[question]
        powers = np.exp(scores)
        chances = powers / np.add.reduceat(powers, begins)[question]
        logs = np.log(np.maximum(chances, 1e-20))
        picked = begins + some.chosen
        ratio = chances[picked] / some.chance
        held = ((some.gain > 0) & (ratio > 1 + clip)) | ((some.gain < 0) & (ratio < 1 - clip))
        pull = np.where(held, 0, ratio * some.gain)
        back = pull[question] * chances
        back[picked] -= pull
        spread = -np.add.reduceat(chances * logs, begins)
        back += entropy * chances * (logs + spread[question])
        back = (back / len(some.kind)).astype(np.float32)
        through = back[:, None] * out[kind] * (inside > 0)
        above = np.add.reduceat(through, begins, axis=0)
        widely = np.repeat(through, some.eaches, axis=0)
        deeply = np.repeat(above, some.heres, axis=0)
        slopes = [
            np.stack(
                [
                    np.bincount(some.each, widely[:, k], POLICY_FEATURES)
                    + np.bincount(some.here, deeply[:, k], POLICY_FEATURES)
                    for k in range(UNITS)
                ],
                axis=1,
            ),
            np.bincount(some.each, np.repeat(back, some.eaches), POLICY_FEATURES),
            np.stack([np.bincount(kind, back * lit[:, k], self.kinds) for k in range(UNITS)], axis=1),
            np.stack([np.bincount(some.kind, above[:, k], self.kinds) for k in range(UNITS)], axis=1),
            np.bincount(kind, back * some.logits, self.kinds),
        ]
        self.step(slopes, rate)

    def step(self, slopes: list[Any], rate: float) -> None:
        """Take one step of Adam down the gradient."""
        self.steps += 1
        for i, slope in enumerate(slopes):
            self.first[i] += 0.1 * (slope - self.first[i])
            self.second[i] += 0.001 * (slope**2 - self.second[i])
            fit = np.sqrt(self.second[i] / (1 - 0.999**self.steps)) + 1e-8
            self.weights[i] -= (rate / (1 - 0.9**self.steps) * self.first[i] / fit).astype(np.float32)

    def trained(self, game: str, report: dict[str, Any]) -> Trained:
        """Return the weights in the form that is played."""
        rows, straight, out, start, beta = self.weights
        used = np.flatnonzero(self.second[1])
        whole = np.concatenate([rows[used], straight[used, None]], axis=1)
        heads = np.concatenate([out, start, beta[:, None]], axis=1)
        return Trained(game, UNITS, self.kinds, POLICY_FEATURES, used.tolist(), halves(whole), halves(heads), report)

    def begin(self, trained: Trained) -> None:
        """Start from weights that were learned before, in the precision that they ship in."""
        whole = np.frombuffer(trained.rows, "<f2").reshape(len(trained.used), UNITS + 1).astype(np.float32)
        heads = np.frombuffer(trained.heads, "<f2").reshape(self.kinds, 2 * UNITS + 1).astype(np.float32)
        self.weights[0][trained.used] = whole[:, :UNITS]
        self.weights[1][trained.used] = whole[:, UNITS]
        self.weights[2:] = [heads[:, :UNITS].copy(), heads[:, UNITS:-1].copy(), heads[:, -1].copy()]
        self.second[1][trained.used] = TINY  # these features are in use

    def written(self) -> State:
        """Return a snapshot to resume from."""
        return State(self.steps, *[joined(group) for group in (self.weights, self.first, self.second)])

    def read(self, state: State) -> None:
        """Resume from a snapshot."""
        self.steps = state.steps
        for group, data in (
            (self.weights, state.weights),
            (self.first, state.first),
            (self.second, state.second),
        ):
            numbers = np.frombuffer(data, np.float32)
            at = 0
            for i, one in enumerate(group):
                group[i] = numbers[at : at + one.size].reshape(one.shape).copy()
                at += one.size


def starts(counts: Any) -> Any:
    """Return the index at which each run of ``counts`` begins."""
    return np.cumsum(counts) - counts


def halves(numbers: Any) -> bytes:
    """Return numbers in half precision, as bytes."""
    return bytes(numbers.astype("<f2").tobytes())


def joined(group: list[Any]) -> bytes:
    """Return arrays in single precision, concatenated as bytes."""
    return b"".join([one.astype(np.float32).tobytes() for one in group])
