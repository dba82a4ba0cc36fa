"""What a question and its answers look like to who is asked, as small sparse numbers: what policies are learned from.

The shape is in docs/decisions/policy.md.
"""

from typing import Final

from mypy_extensions import i64

from skulduggery.engine.chance import GAMMA, M63, mix

SIGNS: Final = 1 << 13
"""How many signs there can be."""


class Signs:
    """A question as its seat sees it: ``here`` are the signs of the position, ``each`` those of each listed option.

    ``lean`` is what the rules of thumb think of each option (``api.leanings``); ``kind`` numbers the kind of question.
    """

    __slots__ = ("each", "here", "kind", "lean")

    def __init__(self, kind: int, here: list[int], each: list[list[int]], lean: list[float]) -> None:
        self.kind = kind
        self.here = here
        self.each = each
        self.lean = lean


def sign(what: int, a: int = 0, b: int = 0, c: int = 0) -> int:
    """The sign that says ``what`` of three numbers from -16 to 47: one of SIGNS, the same everywhere."""
    x: i64 = what
    x = ((x * 64 + a) * 64 + b) * 64 + c
    return int(mix((x * GAMMA) & M63) & (SIGNS - 1))


def band(value: float, width: float, most: int) -> int:
    """A number as one of the whole numbers from ``-most`` to ``most``, each so wide."""
    steps = value / width
    if steps > most:
        return most
    if steps < -most:
        return -most
    return int(steps + most + 0.5) - most
