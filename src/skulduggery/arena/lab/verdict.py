"""The verdict of paired deals on a change, and when it is precise enough.

A verdict is precise enough when its intervals are as narrow as asked for. Their width does not depend on where they are
centred, so the usual interval holds then (Chow and Robbins 1965). Before that moment, the intervals are wider and hold
at all times at once (``intervals.whenever``). The figures of a verdict share the error (Bonferroni), so all their
intervals hold together.
"""

import time
from collections.abc import Callable, Sequence
from math import sqrt
from statistics import NormalDist

import msgspec

from skulduggery.api import BadInput
from skulduggery.arena.fingerprint import fingerprint
from skulduggery.arena.intervals import ERROR, Interval, whenever
from skulduggery.arena.lab.card_balance import watcher_of
from skulduggery.arena.lab.paired_trials import BLOCK, Block, Task, Trial, others, play, rules, twins
from skulduggery.arena.store import Store
from skulduggery.arena.workers import crew

SCHEME = 1
"""A version number. Increase it when the same deal would be played or counted differently."""
LEAST = 50
"""Minimum number of values for a figure of the verdict."""
BEST = 300
"""Number of values at which an interval that holds at all times is tightest; at ten times that number it is 7% wider
than it could be."""
LOT = 2
"""Blocks that each worker gets at a time."""


class Move(msgspec.Struct):
    """The change of a figure. ``was``: its value before; ``moved``: the difference, None after too few deals."""

    key: str
    words: str
    was: float
    moved: Interval | None


class Worth(msgspec.Struct):
    """The worth of a card to the seat that takes it, in shares of the win.

    The card is compared with comparable cards, or after a change with itself before. ``off``: whether the worth surely
    differs from 0, jointly for all cards studied.
    """

    kind: str
    id: str
    name: str
    times: int
    """Number of deals in which a seat took it."""
    gain: Interval | None
    """None if it was taken too seldom to tell."""
    off: bool


class Verdict(msgspec.Struct):
    """The result of a trial so far. ``enough``: whether it is as precise as asked for; ``wins``: by turn order;
    ``bots``: by bot."""

    game: str
    seats: list[str]
    seed: int
    digests: list[str]
    changes: list[str]
    engine: str
    deals: int
    aim: float
    enough: bool
    worths: list[Worth]
    wins: list[Move]
    bots: list[Move]
    course: list[Move]
    events: list[Move]


class Totals:
    """The sums of all blocks so far, added in order."""

    def __init__(self, trial: Trial, aim: float) -> None:
        self.trial = trial
        self.aim = aim
        self.deals = 0
        self.sums: Block = {}
        self.rounds = max([1, *self.likes()])
        """Number of blocks in which each card meets all its comparable cards."""

    def likes(self) -> list[int]:
        """Return the number of comparable cards of each studied card; empty if the trial has a change."""
        if self.trial.after is not None:
            return []
        side = msgspec.json.encode(self.trial.before)
        return [len(twins(self.trial.game, len(self.trial.seats), side, card)) for card in self.trial.studied]

    def add(self, block: Block) -> None:
        self.deals += BLOCK
        for key, (n, total, squares) in block.items():
            its = self.sums.get(key, (0, 0.0, 0.0))
            self.sums[key] = (its[0] + n, its[1] + total, its[2] + squares)

    def mean(self, key: str) -> tuple[int, float, float]:
        """Return the number of values of a figure, their mean and their standard deviation.

        The variance is raised as if one more value had differed by 1, because an event that was never seen may still
        occur. A deal without the figure counts as 0; for a gain it doesn't count, because the card wasn't taken.
        """
        n, total, squares = self.sums.get(key, (0, 0.0, 0.0))
        n = n if key.startswith("gain/") else self.deals
        many = max(1, n)
        mean = total / many
        return n, mean, sqrt(max(0.0, squares / many - mean * mean) + 1 / many)

    @property
    def asked(self) -> list[str]:
        """The figures of the verdict: the gains of studied cards, or wins by turn order if no card is studied."""
        cards = [f"gain/{card}" for card in self.trial.studied]
        return cards or [f"moved/place/{place}/wins" for place in range(len(self.trial.seats))]

    @property
    def enough(self) -> bool:
        """True if the figures of the verdict are as precise as asked for, and each card has met all its comparable
        cards."""
        if self.deals < BLOCK * self.rounds:
            return False
        return all(self.half(key) <= self.aim for key in self.asked)

    def half(self, key: str) -> float:
        """Return half the width of the usual interval of a figure of the verdict, as a share of the win; 1 below
        ``LEAST`` values."""
        n, _, spread = self.mean(key)
        return NormalDist().inv_cdf(1 - self.error / 2) * spread / sqrt(n) if n >= LEAST else 1.0

    @property
    def error(self) -> float:
        """The error probability of each interval of the verdict."""
        return ERROR / len(self.asked)

    def interval(self, key: str) -> Interval | None:
        """Return a figure with its interval; None for a figure of the verdict with fewer than ``LEAST`` values.

        A figure of the verdict gets the usual interval once the verdict is precise enough. All other intervals hold at
        all times.
        """
        n, mean, spread = self.mean(key)
        if key not in self.asked:
            half = whenever(n, spread, BEST)
        elif n < LEAST:
            return None
        elif self.enough:
            half = self.half(key)
        else:
            half = whenever(n, spread, BEST, self.error)
        return Interval(mean, mean - half, mean + half).rounded()


def measure(
    trial: Trial,
    aim: float,
    store: Store,
    deals: int,
    minutes: float | None = None,
    workers: int | None = None,
    progress: Callable[[Totals], object] = lambda _: None,
) -> Totals:
    """Play until the verdict is precise enough or the limit of ``deals`` or ``minutes`` is reached.

    Blocks in the store are not played again. ``progress`` gets the totals after each block. Raise BadInput for what
    can't be played.
    """
    totals = Totals(trial, aim)
    until = None if minutes is None else time.monotonic() + 60 * minutes
    key = key_of(trial)
    others(trial, 0)
    with crew(workers) as share:
        block = 0
        while wanting(totals, deals) and (until is None or time.monotonic() < until):
            lot = range(block, block + LOT * (workers or 2))
            there = {number: store.found(f"{key} {number}") for number in lot}
            tasks: list[Task] = [(trial, number) for number, found in there.items() if found is None]
            played = iter(share(play, tasks) if tasks else ())
            for number in lot:
                kept = there[number]
                its = next(played) if kept is None else msgspec.json.decode(kept, type=Block)
                if kept is None:
                    store.keep(f"{key} {number}", msgspec.json.encode(its))
                if wanting(totals, deals):
                    totals.add(its)
                    progress(totals)
            block += len(lot)
    return totals


def wanting(totals: Totals, deals: int) -> bool:
    """Return whether to play more deals: the verdict is not precise enough, and fewer than ``deals`` were played."""
    return not totals.enough and totals.deals < deals


def key_of(trial: Trial) -> str:
    """Return the key under which the blocks of a trial are stored. The number of the block follows it."""
    sides = [rules(trial, side).digest for side in (trial.before, trial.after) if side is not None]
    known = [SCHEME, fingerprint(trial.game), trial.game, trial.seats, sides, trial.studied, trial.seed]
    return msgspec.json.encode(known).decode()


def verdict(totals: Totals, changes: Sequence[str] = ()) -> Verdict:
    """Return the verdict so far. ``changes``: the edits that were made, as text."""
    trial = totals.trial
    watcher = watcher_of(trial.game)
    before = rules(trial, trial.before)
    every = watcher.cards(before)
    worths = []
    for card in trial.studied:
        kind, its = every[card]
        gain = totals.interval(f"gain/{card}")
        off = gain is not None and not gain.low <= 0 <= gain.high
        times = totals.mean(f"gain/{card}")[0]
        worths.append(Worth(kind, its["id"], its["names"]["en"], times, gain, off))
    known = {**{f"game/{name}": words for name, words in watcher.measures}, **dict(watcher.moves)}
    keys = {key.partition("/")[2] for key in totals.sums if key.startswith(("was/", "moved/"))}
    begin = ("event/", *watcher.means)
    rest = [key for key in sorted(keys) if key.startswith(begin) and key not in known]
    return Verdict(
        trial.game,
        [*trial.seats],
        trial.seed,
        [rules(trial, side).digest for side in (trial.before, trial.after) if side is not None],
        [*changes],
        fingerprint(trial.game),
        totals.deals,
        totals.aim,
        totals.enough,
        worths,
        [move(totals, f"place/{place}/wins", f"{place + 1}.") for place in range(len(trial.seats))],
        [move(totals, f"bot/{spec}", spec) for spec in dict.fromkeys(trial.seats) if len(set(trial.seats)) > 1],
        [move(totals, key, words) for key, words in known.items() if key in keys],
        [move(totals, key, key.removeprefix("event/").replace("/", " ")) for key in rest],
    )


def move(totals: Totals, key: str, words: str) -> Move:
    """Return the change of a figure; 0 if the trial has no change."""
    was = totals.mean(f"was/{key}")[1]
    moved = totals.interval(f"moved/{key}") if totals.trial.after is not None else Interval(0.0, 0.0, 0.0)
    return Move(key, words, round(was, 4), moved)


def check(aim: float, deals: int, minutes: float | None, workers: int | None) -> None:
    """Raise BadInput for an aim or a limit that can't be used."""
    if not 0 < aim < 1:
        raise BadInput(f"--points can't be {100 * aim:g}; it must be more than 0 and less than 100.")
    if minutes is not None and not minutes >= 0:
        raise BadInput(f"--minutes can't be {minutes:g}; it must be 0 or more.")
    for what, number in (("deals", deals), ("workers", workers)):
        if number is not None and number < 1:
            raise BadInput(f"The number of {what} can't be {number}; it must be a whole number from 1.")
