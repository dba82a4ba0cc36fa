"""Preferences: the value of each option, and the temperature of a softmax over these values."""

from math import exp, log
from typing import Final

from skulduggery.engine.chance import Rng
from skulduggery.engine.knowledge.groups import pick

NEVER: Final = -30.0
"""The least logit, also that of an option without a value."""


class Preferences:
    """Options with their values, and the temperature of the softmax that draws one.

    ``temperature`` has the unit of ``values``: the higher it is, the more often an option below the best is drawn.
    """

    __slots__ = ("options", "temperature", "values")

    def __init__(self, options: tuple[int, ...], values: list[float], temperature: float) -> None:
        self.options = options
        self.values = values
        self.temperature = temperature

    def draw(self, rng: Rng) -> int:
        """Draw an option from the softmax of the values; those under a millionth of the best's weight never come."""
        top = max(self.values)
        weights = [int(1_000_000 * exp(max(NEVER, (value - top) / self.temperature))) for value in self.values]
        return self.options[pick(rng, weights)]

    def over(self, options: tuple[int, ...]) -> tuple[float, ...]:
        """Return the logit of each of ``options``: its log-probability minus that of the best, from NEVER to 0."""
        top = max(self.values)
        out = [NEVER] * len(options)
        for i in range(len(options)):
            for k in range(len(self.options)):
                if self.options[k] == options[i]:
                    out[i] = max(NEVER, (self.values[k] - top) / self.temperature)
                    break
        return tuple(out)


def sure(option: int) -> Preferences:
    """Return preferences that always draw ``option``."""
    return Preferences((option,), [0.0], 1.0)


def chance(yes: int, no: int, odds: float) -> Preferences:
    """Return preferences that draw ``yes`` with probability ``odds``, else ``no``."""
    if odds <= 0.0 or odds >= 1.0:
        return sure(yes if odds >= 1.0 else no)
    return Preferences((yes, no), [log(odds), log(1.0 - odds)], 1.0)


def any_of(options: tuple[int, ...]) -> Preferences:
    """Return preferences that draw every option equally often."""
    return Preferences(options, [0.0] * len(options), 1.0)
