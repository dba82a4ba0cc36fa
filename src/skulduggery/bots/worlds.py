"""Where a search takes its worlds from: re-deals, all alike or weighted by how believable their history is."""

from math import exp, log
from typing import Final

from skulduggery import api
from skulduggery.api import NATURE, Info, Rng, State
from skulduggery.record import INTERRUPT, Record

FLOOR: Final = 0.05
"""How much of every answer is put down to whim: no history is ruled out by taste."""
TEMPERATURES: Final = {"crooks": 2.0, "scoundrels": 1.5, "mayhem": 1.5}
"""How much less strictly than the rules of thumb say others are taken to answer; fitted on self-play."""

COUNTING: Final = 0.35
"""The part of the histories that must count: the fewer do, the more a search makes of what is chance among them."""


class Worlds:
    """Worlds that a seat could be in, each as likely as another; played in turn, also where the table is live."""

    def __init__(self, info: Info) -> None:
        self.info = info

    def draw(self, rng: Rng) -> State:
        """One of them, the caller's own, with a new stream of chance."""
        state = api.redeal(self.info, rng)
        api.in_turn(state)
        return state


class Believed(Worlds):
    """Worlds weighted by how likely the others' answers were in their histories.

    ``past`` is a history that its seat can't tell from the real one; ``count`` others are drawn from it, and of these
    worlds ``draw`` takes each as often as it deserves.
    """

    def __init__(self, info: Info, past: Record, count: int, rng: Rng, temperature: float = 0.0) -> None:
        self.info = info
        self.states: list[State] = []
        logs: list[float] = []
        warmth = temperature or TEMPERATURES[past.rules.game]
        for _ in range(count):
            other = past.redeal_history(info.seat, rng)
            self.states.append(other.state)
            logs.append(likelihood(other, info.seat, warmth))
        self.weights = evened(logs)
        self.left: list[int] = []

    def draw(self, rng: Rng) -> State:
        if not self.left:
            self.left = systematic(self.weights, 4 * len(self.weights), rng)
        state = api.clone(self.states[self.left.pop()])
        api.in_turn(state)
        api.draw_from(state, rng.seed())
        return state


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


def likelihood(history: Record, seat: int, temperature: float) -> float:
    """The logarithm of how likely the other seats' answers are in a history, as far as the game weighs them."""
    total = 0.0
    seats = [str(other + 1) for other in range(history.rules.seats)]
    for n in range(len(history.entries)):
        who, what = history.entries[n]
        if who not in seats or who == str(seat + 1) or what[:1] == (INTERRUPT,) or what == ("resign",):
            continue
        for ask in history.asked[n]:
            if ask.seat == int(who) - 1 and ask.seat != NATURE and len(ask.options) > 1:
                values = api.leanings(api.infostate(history.past[n], ask.seat), ask)
                if values:
                    answer = api.option(history.rules, ask, what)
                    chances = softmax(values, temperature, FLOOR)
                    for i in range(len(values)):
                        if ask.options[i] == answer:
                            total += log(chances[i])
                break
    return total


def softmax(values: tuple[float, ...], temperature: float, floor: float) -> list[float]:
    """How likely each option is for who leans so, with a floor spread evenly under all."""
    best = max(values)
    powers = [exp(max(-50.0, (value - best) / temperature)) for value in values]
    total = sum(powers)
    return [(1.0 - floor) * power / total + floor / len(values) for power in powers]
