"""Claims: what an answer does for a seat, in numbers that the seat can check."""

from math import inf
from typing import NamedTuple


class Claim(NamedTuple):
    """Something that an answer does for a seat.

    ``kind`` is a line of the section ``events`` of the game's table of words, ``args`` what that line is given.
    ``size`` says how much it is worth: of two answers with claims of one kind the greater does more. ``group`` is the
    explanation group to which it belongs. A claim with ``where`` is about that place alone, and is compared only with
    claims about the same place. A claim is told only if those of all other answers are below its ``limit``, and a
    ``relative`` one only if it beats all of them: the number alone says little. If the seat has still to choose the
    place that a claim is ``picked`` for, that place doesn't count.
    """

    kind: str
    group: str
    size: float
    args: tuple[object, ...]
    where: int = -1
    limit: float = inf
    relative: bool = False
    picked: bool = False
