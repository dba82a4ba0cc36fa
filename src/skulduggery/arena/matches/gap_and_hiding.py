"""Two figures reported with a match: the gap closed towards a bot that sees all cards, and the value of hiding."""

from collections.abc import Sequence
from itertools import starmap
from operator import sub

import msgspec

from skulduggery.arena.intervals import Interval, interval, quotient


class Gap(msgspec.Struct):
    """The gap closed: the challenger's gain over the rules of thumb (``floor``), as a share of the ``ceiling``'s gain.

    The ceiling, ``bot``, is shown the real world; all three play among the same others in the same deals. ``interval``
    is None if the number of deals was not the planned one. ``closed`` is None too if the ceiling is not significantly
    above the floor.
    """

    bot: str
    deals: int
    floor: float
    ceiling: float
    closed: float | None
    interval: Interval | None


class Hiding(msgspec.Struct):
    """The challenger's share of the win, that ``without`` hiding things and false claims, and the ``gain``.

    ``gain`` is the mean difference in the same deals, with its 95% interval.
    """

    deals: int
    share: float
    without: float
    gain: Interval


def gap(bot: str, shares: Sequence[float], floor: Sequence[float], ceiling: Sequence[float], planned: bool) -> Gap:
    """Return the gap closed, from shares of the win by deal; ``bot`` is the one that sees all cards."""
    deals = min(len(shares), len(floor), len(ceiling))
    gone = list(starmap(sub, zip(shares[:deals], floor, strict=False)))
    whole = list(starmap(sub, zip(ceiling[:deals], floor, strict=False)))
    found = quotient(gone, whole)
    there = mean(floor[:deals]), mean(ceiling[:deals])
    if found is None:
        return Gap(bot, deals, *there, None, None)
    return Gap(bot, deals, *there, round(found.value, 4), found.rounded() if planned else None)


def hiding(shares: Sequence[float], without: Sequence[float], planned: bool) -> Hiding:
    """Return the value of hiding, from shares of the win by deal."""
    deals = min(len(shares), len(without))
    found = interval(list(starmap(sub, zip(shares[:deals], without, strict=False))), planned, least=-1.0)
    return Hiding(deals, mean(shares[:deals]), mean(without[:deals]), found.rounded())


def mean(values: Sequence[float]) -> float:
    """Return the mean, rounded to four digits; 0 if there are no values."""
    return round(sum(values) / max(1, len(values)), 4)
