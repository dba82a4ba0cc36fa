"""Preferences: the value of each option, and the temperature of a softmax over these values."""

from math import exp, log
from typing import Final

from skulduggery.engine.chance import Rng
from skulduggery.engine.knowledge.groups import pick

NEVER: Final = -30.0
"""The logit of what is not taken."""


class Preferences:
    """Options with what each is worth: the closer to the best, the likelier it is taken.

    ``temperature`` is how far below the best is still taken now and then, in the units of ``values``.
    """

    __slots__ = ("options", "temperature", "values")

    def __init__(self, options: tuple[int, ...], values: list[float], temperature: float) -> None:
        self.options = options
        self.values = values
        self.temperature = temperature

    def draw(self, rng: Rng) -> int:
        """Draw one of the options, the best most often."""
        top = max(self.values)
        weights = [int(1_000_000 * exp(max(NEVER, (value - top) / self.temperature))) for value in self.values]
        return self.options[pick(rng, weights)]

    def over(self, options: tuple[int, ...]) -> tuple[float, ...]:
        """Return the logit of each of ``options``: the log-probability less that of the best, so 0 to NEVER."""
        top = max(self.values)
        out = [NEVER] * len(options)
        for i in range(len(options)):
            for k in range(len(self.options)):
                if self.options[k] == options[i]:
                    out[i] = max(NEVER, (self.values[k] - top) / self.temperature)
                    break
        return tuple(out)


def sure(option: int) -> Preferences:
    """Return preferences for one option and no other."""
    return Preferences((option,), [0.0], 1.0)


def chance(yes: int, no: int, odds: float) -> Preferences:
    """Return preferences for ``yes`` with probability ``odds``, else ``no``."""
    if odds <= 0.0 or odds >= 1.0:
        return sure(yes if odds >= 1.0 else no)
    return Preferences((yes, no), [log(odds), log(1.0 - odds)], 1.0)


def any_of(options: tuple[int, ...]) -> Preferences:
    """Return preferences for all options alike."""
    return Preferences(options, [0.0] * len(options), 1.0)
