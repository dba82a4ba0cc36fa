"""Sparse features of a question and its options, as its seat sees them, for learned policies.

``docs/develop/learned-policy.md`` describes the network that reads them.
"""

from typing import Final

from mypy_extensions import i64

from skulduggery.engine.chance import GAMMA, M63, mix

POLICY_FEATURES: Final = 1 << 13
"""The number of features that ``feat`` can return."""


class PolicyFeatures:
    """The features of a question as its seat sees it: ``here`` of the position, ``each`` of every option.

    ``logits`` are those of the rules of thumb (``api.logits``); ``kind`` is an index into ``Game.kinds``.
    """

    __slots__ = ("each", "here", "kind", "logits")

    def __init__(self, kind: int, here: list[int], each: list[list[int]], logits: list[float]) -> None:
        self.kind = kind
        self.here = here
        self.each = each
        self.logits = logits


def feat(what: int, a: int = 0, b: int = 0, c: int = 0) -> int:
    """Return the hash of ``what`` and three numbers from -16 to 47, from 0 to ``POLICY_FEATURES - 1``.

    Every build gives the same hash, because learned weights are stored by it.
    """
    x: i64 = what
    x = ((x * 64 + a) * 64 + b) * 64 + c
    return int(mix((x * GAMMA) & M63) & (POLICY_FEATURES - 1))


def band(value: float, width: float, most: int) -> int:
    """Return ``value / width`` rounded to a whole number from ``-most`` to ``most``."""
    steps = value / width
    if steps > most:
        return most
    if steps < -most:
        return -most
    return int(steps + most + 0.5) - most
