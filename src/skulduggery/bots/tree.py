"""Nodes of a search tree, and three ways to choose at one."""

from collections.abc import Callable
from math import log, sqrt
from typing import Final

from skulduggery.api import Rng

EXPLORE: Final = 0.7
"""UCB1's constant: values are shares of a win."""
TRUST: Final = 1.6
"""PUCT's constant."""
LEAST_SPREAD: Final = 0.002
"""What the squares of gains spread at least: few worlds that agree prove little."""
WHIM: Final = 0.1
"""How much of its rounds regret matching spends on options that it does not believe in."""


Counts = tuple[int, float, float, int, float, float]
"""What an arm has found: visits, total, plan, pairs, gain, spread."""


class Arm:
    """One option at a node: how often it was there, how often taken, what came of it."""

    __slots__ = (
        "answer",
        "gain",
        "lean",
        "offered",
        "pairs",
        "plan",
        "prior",
        "regret",
        "spread",
        "total",
        "visits",
    )

    def __init__(self, answer: object, prior: float) -> None:
        self.answer = answer
        self.prior = prior
        self.lean = 0.0
        """What the thinker likes of it besides what it brings; it is in the total."""
        self.visits = 0
        self.offered = 0
        self.total = 0.0
        self.regret = 0.0
        self.plan = 0.0
        """The sum of the chances that regret matching gave it."""
        self.pairs = 0
        """How often it was tried in the same world as what the rules of thumb answer."""
        self.gain = 0.0
        """What it brought more there, in all."""
        self.spread = 0.0
        """The sum of the squares of that."""

    def mean(self, otherwise: float) -> float:
        """What it has brought in the mean."""
        return self.total / self.visits if self.visits else otherwise

    def counts(self) -> Counts:
        """What it has found."""
        return self.visits, self.total, self.plan, self.pairs, self.gain, self.spread

    def add(self, found: Counts) -> None:
        """Count what an arm with the same answer has found."""
        self.visits += found[0]
        self.total += found[1]
        self.plan += found[2]
        self.pairs += found[3]
        self.gain += found[4]
        self.spread += found[5]

    def surely(self, doubt: float) -> float:
        """What it brings more than the rules of thumb, less ``doubt`` standard errors."""
        if self.pairs < 2:
            return -1.0
        mean = self.gain / self.pairs
        spread = max(0.0, self.spread / self.pairs - mean * mean) + LEAST_SPREAD
        return mean - doubt * sqrt(spread / (self.pairs - 1))


class Node:
    """A place where a seat chooses, as far as the observer can tell it from others. Arms by their answer."""

    __slots__ = ("arms", "total", "visits", "wide")

    def __init__(self) -> None:
        self.arms: dict[object, Arm] = {}
        self.visits = 0
        self.total = 0.0
        self.wide: list[object] = []
        """The options looked at where there are too many."""

    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.5


Choice = tuple[Arm, float]
"""An arm and how likely it was to be chosen."""
Select = Callable[[Node, list[Arm], Rng], Choice]


def ucb(_node: Node, arms: list[Arm], rng: Rng) -> Choice:
    """UCB1, with each arm's own count of how often it was there (Cowling, Powley, Whitehouse 2012)."""
    best: Arm = arms[0]
    top = -1.0
    start = rng.below(len(arms))
    for i in range(len(arms)):
        arm = arms[(start + i) % len(arms)]
        if not arm.visits:
            return arm, 1.0
        value = arm.total / arm.visits + EXPLORE * sqrt(log(arm.offered) / arm.visits)
        if value > top:
            top = value
            best = arm
    return best, 1.0


def puct(node: Node, arms: list[Arm], rng: Rng) -> Choice:
    """PUCT (Silver et al. 2017): what the fast policy likes is tried first."""
    best: Arm = arms[0]
    top = -1.0
    start = rng.below(len(arms))
    mean = node.mean()
    for i in range(len(arms)):
        arm = arms[(start + i) % len(arms)]
        value = arm.mean(mean) + TRUST * arm.prior * sqrt(1.0 + arm.offered) / (1.0 + arm.visits)
        if value > top:
            top = value
            best = arm
    return best, 1.0


def strategy(arms: list[Arm]) -> list[float]:
    """Regret matching: each arm in proportion to what one regrets not to have taken it."""
    total = 0.0
    for arm in arms:
        if arm.regret > 0.0:
            total += arm.regret
    if total <= 0.0:
        return [1.0 / len(arms)] * len(arms)
    return [max(0.0, arm.regret) / total for arm in arms]


def regret(_node: Node, arms: list[Arm], rng: Rng) -> Choice:
    """Regret matching with a little exploration; the sum of its strategies is kept: their mean is what is sound."""
    chances = strategy(arms)
    at = rng.below(1 << 24) / float(1 << 24)
    chosen = len(arms) - 1
    found = False
    for i in range(len(arms)):
        arms[i].plan += chances[i]
        chances[i] = (1.0 - WHIM) * chances[i] + WHIM / len(arms)
        at -= chances[i]
        if at < 0.0 and not found:
            chosen = i
            found = True
    return arms[chosen], chances[chosen]


def learn(node: Node, arms: list[Arm], choice: Choice, value: float) -> None:
    """Note what came of a choice. The mean of each arm stands in for what was not tried (Schmid et al. 2019)."""
    arm, chance = choice
    mean = node.mean()
    chances = strategy(arms)
    surprise = (value - arm.mean(mean)) / chance
    expected = 0.0
    for i in range(len(arms)):
        expected += chances[i] * arms[i].mean(mean)
        if arms[i] is arm:
            expected += chances[i] * surprise
    for one in arms:
        one.regret += one.mean(mean) - expected
    arm.regret += surprise


SELECTS: Final[dict[str, Select]] = {"ucb": ucb, "puct": puct, "regret": regret}
