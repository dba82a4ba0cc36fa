"""95% intervals for means over deals, whether or not the number of deals was fixed in advance."""

from collections.abc import Sequence
from math import log, sqrt

import msgspec

ERROR = 0.05
"""The probability that an interval misses the true value."""


class Interval(msgspec.Struct, frozen=True):
    """An estimate with the bounds of its 95% interval."""

    value: float
    low: float
    high: float

    def rounded(self, digits: int = 4) -> "Interval":
        return Interval(*[round(one, digits) for one in (self.value, self.low, self.high)])


def interval(values: Sequence[float], planned: bool, least: float = 0.0) -> Interval:
    """Return the mean of independent values from ``least`` to 1, with its interval.

    ``planned`` says that the number of values was fixed in advance. Otherwise the interval is valid for any stopping
    rule.
    """
    return (fixed if planned else anytime)(values, least)


def fixed(values: Sequence[float], least: float = 0.0) -> Interval:
    """Return the mean with Student's interval, for a number of values fixed in advance.

    If all values are equal, return Clopper and Pearson's (1934), as if other values could lie at either end. Fewer than
    two values give the whole range.
    """
    many = len(values)
    if many < 2:
        return Interval(values[0] if values else least, least, 1.0)
    mean = sum(values) / many
    if min(values) == max(values):
        other = 1.0 - (ERROR / 2) ** (1 / many)
        return Interval(mean, mean - (mean - least) * other, mean + (1.0 - mean) * other)
    half = student(many - 1) * sqrt(variance(values) / many)
    return Interval(mean, max(least, mean - half), min(1.0, mean + half))


def anytime(values: Sequence[float], least: float = 0.0) -> Interval:
    """Return the mean with an interval that is valid for any stopping rule, but wider than ``fixed``.

    It is a confidence sequence by hedged capital (Waudby-Smith and Ramdas 2024): it holds the means against which
    neither of two gamblers, each with half the stake, would have won 20 times the whole stake.
    """
    if not values:
        return Interval(least, least, 1.0)
    width = 1.0 - least
    shares = [(value - least) / width for value in values]
    low, high = beaten(shares), 1.0 - beaten([1.0 - share for share in shares])
    return Interval(sum(values) / len(values), least + width * low, least + width * high)


def beaten(shares: Sequence[float]) -> float:
    """Return the greatest mean that is rejected by a gambler who bets that the true mean is greater."""
    if not any(shares):
        return 0.0
    bets: list[float] = []
    mean, spread = 0.5, 0.25  # of the values before each bet, and of one prior observation
    for n, share in enumerate(shares, 1):
        bets.append(sqrt(2 * log(2 / ERROR) / (spread * n * log(n + 1))))
        mean += (share - mean) / (n + 1)
        spread += ((share - mean) ** 2 - spread) / (n + 1)
    low, high = 0.0, sum(shares) / len(shares)
    for _ in range(40):  # bisection: the capital decreases in the mean
        middle = (low + high) / 2
        won = [log(1 + min(bet, 0.5 / middle) * (x - middle)) for bet, x in zip(bets, shares, strict=True)]
        low, high = (middle, high) if sum(won) >= log(2 / ERROR) else (low, middle)
    return low


def quotient(above: Sequence[float], below: Sequence[float]) -> Interval | None:
    """Return the mean of ``above`` divided by that of ``below``, with Fieller's interval (1954) for paired values.

    Return None if the mean of ``below`` is not significantly greater than 0.
    """
    many = len(above)
    if many < 2:
        return None
    over, under = sum(above) / many, sum(below) / many
    both = sum((one - over) * (other - under) for one, other in zip(above, below, strict=True)) / (many - 1)
    part = student(many - 1) ** 2 / many
    a = under * under - part * variance(below)
    b = over * under - part * both
    c = over * over - part * variance(above)
    if a <= 0.0 or under <= 0.0:
        return None
    half = sqrt(max(0.0, b * b - a * c))
    return Interval(over / under, (b - half) / a, (b + half) / a)


def variance(values: Sequence[float]) -> float:
    """Return the unbiased sample variance of at least two values."""
    mean = sum(values) / len(values)
    return sum((value - mean) ** 2 for value in values) / (len(values) - 1)


def student(freedom: int) -> float:
    """Return the 97.5% quantile of Student's t by Cornish and Fisher's expansion.

    ``freedom`` is the number of degrees of freedom; from 3 on the error is below 1%.
    """
    z = 1.959964
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    return z + (z**3 + z) / (4 * freedom) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2) + third


def whenever(many: int, spread: float, best: int, error: float = ERROR) -> float:
    """Return the half-width of an interval for the mean of ``many`` values, valid for any stopping rule.

    It is an asymptotic confidence sequence, Robbins' normal mixture, for hundreds of values and more (Waudby-Smith,
    Arbour, Sinha, Kennedy, Ramdas 2024). ``spread`` is the standard deviation of the values, ``error`` the probability
    of a miss, and ``best`` the number of values for which the sequence is tuned to be narrowest.
    """
    mixed = many * (log(error**-2) + log(log(error**-2) + 1)) / best
    return spread * sqrt(2 * (mixed + 1) / mixed * log(sqrt(mixed + 1) / error) / many)
