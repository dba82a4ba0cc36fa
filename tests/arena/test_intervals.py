"""Simulations show that intervals hold as often as they claim, even if one stops as soon as the result suits."""

from random import Random

import pytest

from skulduggery.arena.intervals import Interval, anytime, fixed, interval, quotient, student


def deals(luck: Random, chance: float, many: int) -> list[float]:
    """Shares of the win as pairs of games bring them."""
    return [((luck.random() < chance) + (luck.random() < chance)) / 2 for _ in range(many)]


def misses(found: Interval, truth: float) -> bool:
    return not found.low <= truth <= found.high


def peeked(runs: int, looks: list[int], chance: float) -> tuple[float, float]:
    """Return how often a confidence sequence and Student's interval miss if one stops at the first look that suits."""
    luck = Random(7)
    sequence = students = 0
    for _ in range(runs):
        values = deals(luck, chance, looks[-1])
        sequence += any(misses(anytime(values[:look]), chance) for look in looks)
        students += any(misses(fixed(values[:look]), chance) for look in looks)
    return sequence / runs, students / runs


def test_who_stops_when_it_suits_is_not_fooled_by_the_sequence() -> None:
    sequence, students = peeked(150, [20, 40, 60, 90, 120, 160], 0.5)
    assert sequence <= 0.05
    assert students > 0.08


@pytest.mark.long
@pytest.mark.parametrize("chance", [0.03, 0.5, 0.85])
def test_at_every_twentieth_deal(chance: float) -> None:
    sequence, students = peeked(200, list(range(20, 401, 20)), chance)
    assert sequence <= 0.05
    assert students > 0.12


@pytest.mark.parametrize("chance", [0.3, 0.85])
def test_a_fixed_number_of_deals_is_covered_as_often_as_it_says(chance: float) -> None:
    luck = Random(11)
    missed = sum(misses(fixed(deals(luck, chance, 80)), chance) for _ in range(1500)) / 1500
    assert 0.035 <= missed <= 0.07


def test_a_quotient_is_covered_as_often_as_it_says() -> None:
    """Gains 0.6 of a way of 0.3 that itself is noisy."""
    luck = Random(13)
    missed = 0
    for _ in range(1000):
        below = [0.3 + luck.gauss(0, 0.4) for _ in range(60)]
        above = [0.6 * one + luck.gauss(0, 0.3) for one in below]
        found = quotient(above, below)
        assert found is not None
        missed += misses(found, 0.6)
    assert 0.03 <= missed / 1000 <= 0.07
    assert quotient([0.1, -0.1, 0.2], [0.1, -0.2, 0.1]) is None  # nothing to divide by
    assert quotient([0.1], [0.1]) is None


def test_how_wide_they_are() -> None:
    """A sequence costs something: at a thousand deals less than two thirds more."""
    values = deals(Random(17), 0.6, 1000)
    plain, sequence = interval(values, planned=True), interval(values, planned=False)
    assert plain.value == sequence.value
    assert 1.1 < (sequence.high - sequence.low) / (plain.high - plain.low) < 1.67
    assert fixed([]) == anytime([]) == Interval(0.0, 0.0, 1.0)
    assert fixed([0.7]) == Interval(0.7, 0.0, 1.0)
    assert fixed([1.0] * 30).low == pytest.approx(0.025 ** (1 / 30))  # all won: not surely all that there will be
    assert 0.7 < anytime([1.0] * 30).low < fixed([1.0] * 30).low
    both = fixed([0.0] * 20, least=-1.0)
    assert (both.low, both.high) == (pytest.approx(-both.high), pytest.approx(1 - 0.025 ** (1 / 20)))
    assert anytime([-0.5, 0.5] * 50, least=-1.0).value == 0.0


@pytest.mark.parametrize(("freedom", "quantile"), [(3, 3.182), (10, 2.228), (30, 2.042), (1000, 1.962)])
def test_students_quantiles(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, rel=0.01)
