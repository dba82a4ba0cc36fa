"""Sources of worlds for a search: re-deals, all alike or in proportion to their likelihood."""

from math import exp, log
from typing import Final

from skulduggery import api
from skulduggery.api import Info, Rng, State
from skulduggery.bots.evidence import Evidence, Weighed
from skulduggery.record import Record

COUNTING: Final = 0.35
"""The part of the worlds that must count where they are weighed: the fewer do, the more a search makes of chance."""
CHOICE: Final = 3
"""So many re-deals there are to choose each first world of a walk from."""
STEPS: Final = 24
"""Steps of a walk."""


class Worlds:
    """Worlds that a seat could be in, each as likely as another; played in turn, also where the table is live."""

    def __init__(self, info: Info) -> None:
        self.info = info

    def draw(self, rng: Rng) -> State:
        """Return one of them, the caller's own, with a new stream of chance."""
        state = api.redeal(self.info, rng)
        api.in_turn(state)
        return state


class Open(Worlds):
    """The real world, whatever comes next in it unknown: for the arena, where luck's ceiling is measured."""

    def __init__(self, info: Info, state: State) -> None:
        self.info = info
        self.state = state

    def draw(self, rng: Rng) -> State:
        state = api.clone(self.state)
        api.draw_from(state, rng.seed())
        return state


class Believed(Worlds):
    """Worlds as likely as the others' answers in their histories make them: ``states`` with their ``weights``.

    ``past`` is the game so far, or one that its seat can't tell from it; the result does not depend on which. The
    ``count`` states are re-deals that were weighed; where the game has proposals they are chosen by weight from
    more, and then each walks on by itself and all count alike (resample-move, Gilks and Berzuini 2001). Raises BadInput
    where an answer was taken back.
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
        api.in_turn(state)
        api.draw_from(state, rng.seed())
        return state


class Walk:
    """A walk among the worlds that the facts allow: each is visited as often as it is believable (Metropolis et al.
    1953), from ``world``, which comes to ``here``."""

    def __init__(self, info: Info, evidence: Evidence, world: State, here: Weighed, rng: Rng) -> None:
        self.info = info
        self.evidence = evidence
        self.world = world
        self.here = here
        self.rng = rng

    def go(self, steps: int) -> None:
        """So many steps, each to a world nearby or nowhere."""
        for _ in range(steps):
            other = api.propose(self.info, self.world, self.rng)
            least = self.here.total + log((1 + self.rng.below(1 << 30)) / (1 << 30))
            there = self.evidence.compare(other, self.here, least)
            if there is not None:
                self.world = other
                self.here = there


def evened(logs: list[float]) -> list[float]:
    """Weights that add up to 1 from their logarithms, evened out by a power below 1 until enough of them count (by the
    effective sample size, Kong, Liu, Wong 1994)."""
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
    """``count`` places by weight (which add up to 1), in random order: each as often as its weight says, give or take
    one (systematic resampling, Kitagawa 1996)."""
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
