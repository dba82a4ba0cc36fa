"""What a seat sees of Men of Mayhem, as the terminal reads it (games/mayhem/knowledge/view.py)."""

from collections.abc import Sequence
from typing import Protocol


class Gang(Protocol):
    """A gang; amounts that aren't known are negative."""

    side: int
    goods: Sequence[int]
    bounds: Sequence[tuple[int, int]]
    heat: int
    tokens: int
    dudes: Sequence[tuple[int, int]]
    pool: tuple[int, int]
    fist: int
    out: int


class Seen(Protocol):
    """The whole table."""

    seat: int
    round: int
    rounds: int
    phase: int
    active: int
    patch: int
    gangs: Sequence[Gang]
    sites: Sequence[int]
    control: Sequence[int]
    hidden: Sequence[int]
    cards: Sequence[int]
    marks: Sequence[int]
    supply: tuple[int, int]
    offers: Sequence[tuple[int, int, tuple[int, ...], tuple[int, ...]]]
    result: Sequence[int]
