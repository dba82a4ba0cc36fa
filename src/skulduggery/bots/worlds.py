"""Sources of worlds for a search: re-deals, drawn uniformly or in proportion to their likelihood."""

from math import exp, log
from typing import Final

from skulduggery import api
from skulduggery.api import Info, Rng, State
from skulduggery.bots.evidence import Evidence, Weighed
from skulduggery.record import Record

COUNTING: Final = 0.35
"""Least effective sample size of weighed worlds, as a share of their number, so that no few worlds dominate."""
CHOICE: Final = 3
"""Number of re-deals for each first world of a walk that is chosen from them."""
STEPS: Final = 24
"""Number of steps of a walk."""


class Worlds:
    """Worlds that a seat could be in, all equally likely, and in turn even if the table is live."""

    def __init__(self, info: Info) -> None:
        self.info = info

    def draw(self, rng: Rng) -> State:
        """Return a world with a new stream of chance. The caller may change it."""
        state = api.redeal(self.info, rng)
        api.make_serial(state)
        return state


class Open(Worlds):
    """The real world with a new stream of chance, for the arena, to measure the upper bound of play with open cards."""

    def __init__(self, info: Info, state: State) -> None:
        self.info = info
        self.state = state

    def draw(self, rng: Rng) -> State:
        state = api.clone(self.state)
        api.draw_from(state, rng.seed())
        return state


class Believed(Worlds):
    """Worlds weighted by the likelihood of the others' answers: ``states`` and their ``weights``, which add up to 1.

    ``past`` is the game so far, or one that its seat can't tell from it; the result does not depend on which. The
    ``count`` states are weighed re-deals. If the game has proposals, they are drawn by weight from ``CHOICE`` times as
    many re-deals. Then each takes a walk, and all have equal weight (resample-move, Gilks and Berzuini 2001).

    Raise BadInput if the game has no answer models.
    """

    def __init__(self, info: Info, past: Record, count: int, rng: Rng) -> None:
        self.info = info
        self.states: list[State]
        self.weights: list[float]
        evidence = Evidence(past, info.seat)
        many = CHOICE * count if evidence.has_proposals else count
        first = [api.redeal(info, rng) for _ in range(many)]
        found = [evidence.weigh(world) for world in first]
        weights = evened([one.total for one in found])
        if not evidence.has_proposals:
            self.states, self.weights = first, weights
        else:
            self.states, self.weights = [], [1.0 / count] * count
            for i in systematic(weights, count, rng):
                walk = Walk(info, evidence, first[i], found[i], rng)
                walk.go(STEPS)
                self.states.append(walk.world)
        self.left: list[int] = []

    def draw(self, rng: Rng) -> State:
        if not self.left:
            self.left = systematic(self.weights, 4 * len(self.weights), rng)
        state = api.clone(self.states[self.left.pop()])
        api.make_serial(state)
        api.draw_from(state, rng.seed())
        return state


class Walk:
    """A random walk among the worlds that the facts allow, by the Metropolis algorithm (Metropolis et al. 1953).

    It visits each world in proportion to its likelihood. ``world`` is where the walk stands, ``here`` its likelihood.
    """

    def __init__(self, info: Info, evidence: Evidence, world: State, here: Weighed, rng: Rng) -> None:
        self.info = info
        self.evidence = evidence
        self.world = world
        self.here = here
        self.rng = rng

    def go(self, steps: int) -> None:
        """Take this number of steps, each of which accepts or rejects a nearby world."""
        for _ in range(steps):
            other = api.propose(self.info, self.world, self.rng)
            least = self.here.total + log((1 + self.rng.below(1 << 30)) / (1 << 30))
            there = self.evidence.compare(other, self.here, least)
            if there is not None:
                self.world = other
                self.here = there


def evened(logs: list[float]) -> list[float]:
    """Return weights that add up to 1 from their logarithms.

    Raise the weights to a power below 1 until the effective sample size (Kong, Liu, Wong 1994) is at least
    ``COUNTING`` of their number.
    """
    best = max(logs)
    power = 1.0
    while True:
        powers = [exp(power * (one - best)) for one in logs]
        total = sum(powers)
        squares = sum([one * one for one in powers])
        if total * total >= COUNTING * len(logs) * squares:
            return [one / total for one in powers]
        power *= 0.8


def systematic(weights: list[float], count: int, rng: Rng) -> list[int]:
    """Return ``count`` indices drawn by weight, in random order. The weights add up to 1.

    Index ``i`` comes ``count * weights[i]`` times, give or take one (systematic resampling, Kitagawa 1996).
    """
    out: list[int] = []
    at = rng.below(1_000_000) / 1_000_000.0
    reached = 0.0
    for i in range(len(weights)):
        reached += weights[i] * count
        while at < reached and len(out) < count:
            out.append(i)
            at += 1.0
    while len(out) < count:
        out.append(len(weights) - 1)
    rng.shuffle(out)
    return out
