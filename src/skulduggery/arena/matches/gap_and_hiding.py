"""The gap closed on the way to a bot that sees everything, and the value of hiding: figures next to a match."""

from collections.abc import Sequence
from itertools import starmap
from operator import sub

import msgspec

from skulduggery.arena.intervals import Interval, interval, quotient


class Gap(msgspec.Struct):
    """The share of the way from the rules of thumb (``floor``) to a bot that is shown the real world (``ceiling``) that
    the challenger went, all three among the same others in the same deals. The ``interval`` is None where the run was
    not meant to end here; both are None where the ceiling can't be told from the floor."""

    bot: str
    deals: int
    floor: float
    ceiling: float
    closed: float | None
    interval: Interval | None


class Hiding(msgspec.Struct):
    """The share of the win that the challenger gains by hiding things and claiming what is not true: with it and
    ``without``, and the difference in the same deals with its 95% interval."""

    deals: int
    share: float
    without: float
    gain: Interval


def gap(bot: str, shares: Sequence[float], floor: Sequence[float], ceiling: Sequence[float], planned: bool) -> Gap:
    """Return the gap closed, from the shares of the win deal by deal. ``bot``: who sees all."""
    deals = min(len(shares), len(floor), len(ceiling))
    gone = list(starmap(sub, zip(shares[:deals], floor, strict=False)))
    whole = list(starmap(sub, zip(ceiling[:deals], floor, strict=False)))
    found = quotient(gone, whole)
    there = mean(floor[:deals]), mean(ceiling[:deals])
    if found is None:
        return Gap(bot, deals, *there, None, None)
    return Gap(bot, deals, *there, round(found.value, 4), found.rounded() if planned else None)


def hiding(shares: Sequence[float], without: Sequence[float], planned: bool) -> Hiding:
    """Return the value of hiding, from the shares of the win deal by deal."""
    deals = min(len(shares), len(without))
    found = interval(list(starmap(sub, zip(shares[:deals], without, strict=False))), planned, least=-1.0)
    return Hiding(deals, mean(shares[:deals]), mean(without[:deals]), found.rounded())


def mean(values: Sequence[float]) -> float:
    """To four digits; of nothing it is nothing."""
    return round(sum(values) / max(1, len(values)), 4)
