"""The oracle's own statistics."""

from math import erfc, exp, sqrt

import pytest
from tests.oracle.chisquare import chance, surprise, upper_gamma

from skulduggery.api import Rng


@pytest.mark.parametrize("x", [0.01, 0.5, 1.0, 2.0, 5.0, 30.0, 200.0])
def test_gamma_of_known_values(x: float) -> None:
    assert upper_gamma(1, x) == pytest.approx(exp(-x), rel=1e-9)
    assert upper_gamma(0.5, x) == pytest.approx(erfc(sqrt(x)), rel=1e-9)
    assert upper_gamma(3, x) == pytest.approx(exp(-x) * (1 + x + x * x / 2), rel=1e-9)


def test_critical_values_of_printed_tables() -> None:
    for freedom, value in ((1, 3.841), (10, 18.307), (100, 124.342), (1000, 1074.679)):
        assert chance(value, freedom) == pytest.approx(0.05, abs=1e-4)


def test_even_and_uneven_draws() -> None:
    rng = Rng(5)
    even = [0] * 20
    for _ in range(2000):
        even[rng.below(20)] += 1
    assert chance(*surprise(even, [1] * 20)) > 0.001
    assert chance(*surprise(even, [2] * 10 + [3] * 10)) < 1e-6
    assert surprise([10, 20, 30], [1, 2, 3]) == (0.0, 2)
