"""Nodes of a search tree, and three rules of selection at a node."""

from collections.abc import Callable
from math import log, sqrt
from typing import Final

from skulduggery.api import Rng

EXPLORE: Final = 0.7
"""Exploration constant of UCB1, for values that are shares of a win."""
TRUST: Final = 1.6
"""Exploration constant of PUCT."""
LEAST_SPREAD: Final = 0.002
"""Variance added to that of the gains, because few worlds that agree prove little."""
WHIM: Final = 0.2
"""Epsilon of regret matching: the uniform share of its selections."""
FAITH: Final = 8.0
"""Number of visits after which regret matching weighs the priors and its regrets equally."""


Counts = tuple[int, float, float, int, float, float]
"""The statistics of an arm: visits, total, plan, pairs, gain, spread."""


class Arm:
    """One option at a node, with its statistics.

    ``offered`` counts the visits to the node in which the option was available.
    """

    __slots__ = (
        "answer",
        "bonus",
        "gain",
        "offered",
        "pairs",
        "plan",
        "prior",
        "spread",
        "total",
        "visits",
    )

    def __init__(self, answer: object, prior: float) -> None:
        self.answer = answer
        self.prior = prior
        self.bonus = 0.0
        """The bonus of the option besides winning, which ``total`` includes."""
        self.visits = 0
        self.offered = 0
        self.total = 0.0
        self.plan = 0.0
        """The sum of the probabilities that regret matching gave the option."""
        self.pairs = 0
        """The number of worlds in which the option was compared with that of the rules of thumb."""
        self.gain = 0.0
        """The sum of its gains in these worlds over the rules of thumb."""
        self.spread = 0.0
        """The sum of the squares of these gains."""

    def mean(self, otherwise: float) -> float:
        """Return the mean value, or ``otherwise`` before the first visit."""
        return self.total / self.visits if self.visits else otherwise

    def counts(self) -> Counts:
        """Return the statistics that ``add`` takes."""
        return self.visits, self.total, self.plan, self.pairs, self.gain, self.spread

    def add(self, found: Counts) -> None:
        """Add the statistics of an arm with the same answer from another root."""
        self.visits += found[0]
        self.total += found[1]
        self.plan += found[2]
        self.pairs += found[3]
        self.gain += found[4]
        self.spread += found[5]

    def surely(self, doubt: float) -> float:
        """Return the mean gain over the rules of thumb, less ``doubt`` standard errors; -1 for fewer than two pairs."""
        if self.pairs < 2:
            return -1.0
        mean = self.gain / self.pairs
        spread = max(0.0, self.spread / self.pairs - mean * mean) + LEAST_SPREAD
        return mean - doubt * sqrt(spread / (self.pairs - 1))


class Node:
    """An information set of the observer in which a seat chooses. ``arms`` maps answers to arms."""

    __slots__ = ("arms", "total", "visits", "wide")

    def __init__(self) -> None:
        self.arms: dict[object, Arm] = {}
        self.visits = 0
        self.total = 0.0
        self.wide: list[object] = []
        """The options searched if there are too many to search all, or at the root; else empty."""

    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.5


Select = Callable[[Node, list[Arm], Rng], Arm]


def ucb(_node: Node, arms: list[Arm], rng: Rng) -> Arm:
    """Select by UCB1 with each arm's own count of how often it was available (Cowling, Powley, Whitehouse 2012)."""
    best: Arm = arms[0]
    top = -1.0
    start = rng.below(len(arms))
    for i in range(len(arms)):
        arm = arms[(start + i) % len(arms)]
        if not arm.visits:
            return arm
        value = arm.total / arm.visits + EXPLORE * sqrt(log(arm.offered) / arm.visits)
        if value > top:
            top = value
            best = arm
    return best


def puct(node: Node, arms: list[Arm], rng: Rng) -> Arm:
    """Select by PUCT (Silver et al. 2017), with the fast policy's probability of each arm as its prior."""
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
    return best


def strategy(arms: list[Arm]) -> list[float]:
    """Return the strategy of regret matching (Hart and Mas-Colell 2000): each arm in proportion to its positive regret.

    The regret of an arm is its mean value less the value of the average strategy so far, because means vary less than
    the usual importance-weighted single values. The first visits follow the priors (see ``FAITH``).
    """
    count = len(arms)
    visits = 0
    total = 0.0
    plans = 0.0
    trust = 0.0
    for arm in arms:
        visits += arm.visits
        total += arm.total
        plans += arm.plan
        trust += arm.prior
    first = [arm.prior / trust if trust else 1.0 / count for arm in arms]
    if not visits:
        return first
    middle = total / visits
    means = [arm.mean(middle) for arm in arms]
    played = middle
    if plans:
        played = sum([means[i] * arms[i].plan for i in range(count)]) / plans
    regrets = [max(0.0, mean - played) for mean in means]
    wish = sum(regrets)
    old = FAITH / (FAITH + visits)
    return [old * first[i] + (1.0 - old) * (regrets[i] / wish if wish else first[i]) for i in range(count)]


def regret(_node: Node, arms: list[Arm], rng: Rng) -> Arm:
    """Select by regret matching with exploration, and add the strategy to each ``plan``.

    The search answers by the mean strategy. In online Monte Carlo search this approaches an equilibrium, while the last
    strategy does not (Lisý, Lanctot, Bowling 2015: Online Monte Carlo Counterfactual Regret Minimization for Search in
    Imperfect Information Games). Its measured exploitability is in docs/strength/exact.md.
    """
    chances = strategy(arms)
    at = rng.below(1 << 24) / float(1 << 24)
    chosen = len(arms) - 1
    found = False
    for i in range(len(arms)):
        arms[i].plan += chances[i]
        at -= (1.0 - WHIM) * chances[i] + WHIM / len(arms)
        if at < 0.0 and not found:
            chosen = i
            found = True
    return arms[chosen]


SELECTS: Final[dict[str, Select]] = {"ucb": ucb, "puct": puct, "regret": regret}
