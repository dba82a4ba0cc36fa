"""How a player leans before it answers: what each option is worth to it, and how strictly it takes the best."""

from math import exp, log
from typing import Final

from skulduggery.engine.chance import Rng
from skulduggery.engine.knowledge.groups import pick

NEVER: Final = -30.0
"""The leaning towards what is not taken."""


class Lean:
    """Options with what each is worth: the closer to the best, the likelier it is taken (a softmax).

    ``heat`` is how far below the best is still taken now and then, in the units of ``values``.
    """

    __slots__ = ("heat", "options", "values")

    def __init__(self, options: tuple[int, ...], values: list[float], heat: float) -> None:
        self.options = options
        self.values = values
        self.heat = heat

    def draw(self, rng: Rng) -> int:
        """One of the options, the best most often."""
        top = max(self.values)
        weights = [int(1_000_000 * exp(max(NEVER, (value - top) / self.heat))) for value in self.values]
        return self.options[pick(rng, weights)]

    def over(self, options: tuple[int, ...]) -> tuple[float, ...]:
        """The leaning to each of ``options``: the logarithm of how likely it is, from 0 for the best down to NEVER."""
        top = max(self.values)
        out = [NEVER] * len(options)
        for i in range(len(options)):
            for k in range(len(self.options)):
                if self.options[k] == options[i]:
                    out[i] = max(NEVER, (self.values[k] - top) / self.heat)
                    break
        return tuple(out)


def sure(option: int) -> Lean:
    """Towards one option and no other."""
    return Lean((option,), [0.0], 1.0)


def chance(yes: int, no: int, odds: float) -> Lean:
    """Towards ``yes`` with probability ``odds``, else ``no``."""
    if odds <= 0.0 or odds >= 1.0:
        return sure(yes if odds >= 1.0 else no)
    return Lean((yes, no), [log(odds), log(1.0 - odds)], 1.0)


def any_of(options: tuple[int, ...]) -> Lean:
    """Towards all alike."""
    return Lean(options, [0.0] * len(options), 1.0)
