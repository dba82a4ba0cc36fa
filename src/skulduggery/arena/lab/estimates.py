"""Shares, means and effects with their 95% intervals."""

from collections.abc import Sequence
from math import sqrt
from typing import Any

import msgspec

from skulduggery.arena.lab.watcher import SHARES, Counts

Z = 1.959964
"""Standard errors on each side of a 95% interval."""


class Share(msgspec.Struct):
    """A share of ``of`` cases, with Wilson's interval."""

    of: int
    share: float
    low: float
    high: float


class Mean(msgspec.Struct):
    """A mean, or a difference of two means, with its interval."""

    value: float
    low: float
    high: float


class Effect(msgspec.Struct):
    """A difference in the chance to win, with its interval."""

    points: float
    low: float
    high: float


def share(part: float, of: int) -> Share:
    """Return a share with its interval (Wilson 1927). If ``of`` is 0, the interval is 0 to 1.

    >>> share(30, 100)
    Share(of=100, share=0.3, low=0.2189, high=0.3958)
    """
    if not of:
        return Share(0, 0.0, 0.0, 1.0)
    p = part / of
    middle = (p + Z * Z / (2 * of)) / (1 + Z * Z / of)
    half = Z / (1 + Z * Z / of) * sqrt(p * (1 - p) / of + Z * Z / (4 * of * of))
    return Share(of, round(p, 4), round(max(0.0, middle - half), 4), round(min(1.0, middle + half), 4))


Sums = tuple[int, int, int]
"""Number of values, their sum, the sum of their squares."""


def mean(sums: Sums) -> Mean:
    """Return the mean of some values with its interval; all 0 if there are no values.

    >>> mean((4, 10, 30))
    Mean(value=2.5, low=1.2348, high=3.7652)
    """
    value, error = moments(sums)
    return Mean(round(value, 4), round(value - Z * error, 4), round(value + Z * error, 4))


def difference(one: Sums, other: Sums) -> Mean:
    """Return the difference of two means, the first minus the second, with its interval (Welch 1947)."""
    (value, error), (its, another) = moments(one), moments(other)
    gap, half = value - its, Z * sqrt(error**2 + another**2)
    return Mean(round(gap, 4), round(gap - half, 4), round(gap + half, 4))


def moments(sums: Sums) -> tuple[float, float]:
    """Return the mean of some values and its standard error."""
    of, total, squares = sums
    value = total / max(1, of)
    return value, sqrt(max(0.0, squares / max(1, of) - value**2) / max(1, of - 1))


def pooled(several: Sequence[Effect]) -> Effect:
    """Return the mean of several estimates of one effect, weighted by the inverse squared widths of their intervals."""
    weights = [1 / max(1e-9, one.high - one.low) ** 2 for one in several]
    point = sum([weight * one.points for weight, one in zip(weights, several, strict=True)]) / sum(weights)
    half = 0.5 / sqrt(sum(weights))
    return Effect(round(point, 4), round(point - half, 4), round(point + half, 4))


def effects(counts: Counts, seats: int, groups: list[list[int]]) -> list[Effect]:
    """Return the effect of having each card on the chance to win, other cards and the turn order held equal.

    This is a least-squares fit of a seat's share of the win to the cards it had, from the counts of
    ``watcher.Watcher``. ``groups`` hold the numbers of the cards that are compared with each other. An effect is the
    difference from the mean of the card's group, each card weighted by how often a seat had it. A card that nobody had
    gets the effect 0, with the interval -1 to 1.
    """
    import numpy as np

    cards = sum(map(len, groups))
    games = counts["games"]
    square: Any = np.zeros((seats + cards, seats + cards))
    right: Any = np.zeros(seats + cards)
    for place in range(seats):
        square[place, place] = games
        right[place] = counts[f"place/{place}/wins"] / SHARES
    for card in range(cards):
        right[seats + card] = counts[f"card/{card}/wins"] / SHARES
        for place in range(seats):
            square[place, seats + card] = square[seats + card, place] = counts[f"met/{card}/place/{place}"]
        for other in range(card, cards):
            met = counts[f"met/{card}/{other}"]
            square[seats + card, seats + other] = square[seats + other, seats + card] = met
    inverse = np.linalg.pinv(square, hermitian=True)
    found = inverse @ right
    spread = (counts["squares"] / SHARES**2 - found @ right) / max(1, games * seats - np.linalg.matrix_rank(square))
    middle: Any = np.eye(seats + cards)
    for group in groups:
        rows = [seats + card for card in group]
        weights = square[rows, rows]
        if weights.sum():
            middle[np.ix_(rows, rows)] -= weights / weights.sum()
    points = middle @ found
    errors = np.sqrt(np.maximum(0.0, np.diag(middle @ inverse @ middle.T) * max(spread, 0.0)))
    out = []
    for card in range(cards):
        point, error = float(points[seats + card]), Z * float(errors[seats + card])
        if not square[seats + card, seats + card]:
            point, error = 0.0, 1.0
        out.append(Effect(round(point, 4), round(point - error, 4), round(point + error, 4)))
    return out
