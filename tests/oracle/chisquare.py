"""Pearson's chi-square test, with the regularised gamma function (Numerical Recipes, section 6.2)."""

from collections import Counter
from collections.abc import Hashable, Mapping
from math import exp, lgamma, log


def upper_gamma(a: float, x: float) -> float:
    """The regularised upper incomplete gamma function Q(a, x): by series below a + 1, by continued fraction above."""
    if x <= 0:
        return 1.0
    if x < a + 1:
        term = total = 1 / a
        n = a
        while term > total * 1e-15:
            n += 1
            term *= x / n
            total += term
        return max(0.0, 1 - total * exp(-x + a * log(x) - lgamma(a)))
    b = x + 1 - a
    c = 1e300
    d = h = 1 / b
    for i in range(1, 10_000):
        factor = -i * (i - a)
        b += 2
        d = 1 / (factor * d + b)
        c = b + factor / c
        h *= d * c
        if abs(d * c - 1) < 1e-15:
            break
    return exp(-x + a * log(x) - lgamma(a)) * h


def surprise(counts: list[int], weights: list[int]) -> tuple[float, int]:
    """The statistic of ``counts`` against frequencies in proportion to ``weights``, and its degrees of freedom."""
    n = sum(counts)
    total = sum(weights)
    value = 0.0
    for count, weight in zip(counts, weights, strict=True):
        expected = n * weight / total
        value += (count - expected) ** 2 / expected
    return value, len(counts) - 1


def chance(value: float, freedom: int) -> float:
    """Return the probability of a statistic at least this large if the frequencies are right."""
    return upper_gamma(freedom / 2, value / 2)


def fits(weights: Mapping[Hashable, int], drawn: Counter) -> bool:
    """Return whether draws may come from frequencies in proportion to ``weights``; false in one case of a million."""
    assert set(drawn) <= set(weights), f"drawn but impossible: {set(drawn) - set(weights)}"
    counts = [drawn[case] for case in weights]
    return chance(*surprise(counts, list(weights.values()))) > 1e-6
