"""Sparse features of a question and its answers, as the seat that is asked sees them. Policies are learned from them.

The shape is in docs/decisions/policy.md.
"""

from typing import Final

from mypy_extensions import i64

from skulduggery.engine.chance import GAMMA, M63, mix

POLICY_FEATURES: Final = 1 << 13
"""The number of possible features."""


class PolicyFeatures:
    """A question as its seat sees it: ``here`` are the features of the position, ``each`` those of each listed option.

    ``logits``: what the rules of thumb think of each option (``api.logits``); ``kind`` numbers the kind of question.
    """

    __slots__ = ("each", "here", "kind", "logits")

    def __init__(self, kind: int, here: list[int], each: list[list[int]], logits: list[float]) -> None:
        self.kind = kind
        self.here = here
        self.each = each
        self.logits = logits


def feat(what: int, a: int = 0, b: int = 0, c: int = 0) -> int:
    """Return the feature that says ``what`` of three numbers from -16 to 47: one of POLICY_FEATURES, the same
    everywhere."""
    x: i64 = what
    x = ((x * 64 + a) * 64 + b) * 64 + c
    return int(mix((x * GAMMA) & M63) & (POLICY_FEATURES - 1))


def band(value: float, width: float, most: int) -> int:
    """Return a number as one of the whole numbers from ``-most`` to ``most``, each so wide."""
    steps = value / width
    if steps > most:
        return most
    if steps < -most:
        return -most
    return int(steps + most + 0.5) - most
