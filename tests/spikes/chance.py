"""A chi-square test without any library."""

from collections import Counter
from collections.abc import Hashable
from math import exp, lgamma, log


def fits(expected: dict[Hashable, float], drawn: Counter) -> bool:
    """Whether what was drawn may come from these chances (which sum to 1): false alarm in one case of a million."""
    total = sum(drawn.values())
    assert set(drawn) <= set(expected), f"drawn but impossible: {set(drawn) - set(expected)}"
    chi = sum((drawn[case] - total * chance) ** 2 / (total * chance) for case, chance in expected.items())
    return beyond(chi, len(expected) - 1) > 1e-6


def beyond(chi: float, freedom: int) -> float:
    """The chance that a chi-square with so many degrees of freedom is greater (the regularised gamma function Q)."""
    a = freedom / 2
    x = chi / 2
    if freedom == 0 or x <= 0:
        return 1.0
    if x < a + 1:  # the series of P
        term = total = 1 / a
        n = a
        while term > total * 1e-12:
            n += 1
            term *= x / n
            total += term
        return 1 - total * exp(a * log(x) - x - lgamma(a))
    b = x + 1 - a  # the continued fraction of Q (Lentz)
    c = 1e300
    d = 1 / b
    h = d
    for i in range(1, 1000):
        an = i * (a - i)
        b += 2
        d = 1 / (an * d + b)
        c = b + an / c
        h *= d * c
        if abs(d * c - 1) < 1e-12:
            break
    return h * exp(a * log(x) - x - lgamma(a))
