"""Verdicts: what paired deals say of a change, and when they have said enough.

It is enough when the verdict's intervals are as narrow as was asked for; their width does not depend on where they are
centred, so the usual interval holds there (Chow and Robbins 1965). A reader who looks sooner gets a wider one that
holds at all times at once (``intervals.whenever``). Several verdicts share the error (Bonferroni): all hold together.
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
"""Grows when the same deal would be played or counted otherwise."""
LEAST = 50
"""Values that a verdict rests on at least."""
BEST = 300
"""Values at which what is said before it is enough is narrowest for what it is; ten times as many cost it 7%."""
LOT = 2
"""Blocks that each worker is given at a time."""


class Move(msgspec.Struct):
    """The change of a figure of a game: ``was`` before, and the difference with its interval, None where too few deals
    were played to tell."""

    key: str
    words: str
    was: float
    moved: Interval | None


class Worth(msgspec.Struct):
    """The worth of a card to the player who takes it, in shares of the win: against its like, or after the change
    against before.

    ``off``: whether it is surely something, for all cards that were looked at together.
    """

    kind: str
    id: str
    name: str
    times: int
    """Deals in which somebody took it."""
    gain: Interval | None
    """None where it was taken too seldom to tell."""
    off: bool


class Verdict(msgspec.Struct):
    """The results of a trial. ``enough``: as certain as was asked for; ``wins``: by turn order, ``bots``: by bot."""

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
    """The sums of all blocks so far, in their order."""

    def __init__(self, trial: Trial, aim: float) -> None:
        self.trial = trial
        self.aim = aim
        self.deals = 0
        self.sums: Block = {}
        self.rounds = max([1, *self.likes()])
        """Blocks in which each card has met all its like."""

    def likes(self) -> list[int]:
        """With how many others each card is compared, a block each."""
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
        """Return the count of values, their mean and their standard deviation, as if one more had differed by one,
        because what was never seen may still happen. A figure that a deal lacks counts as 0, except where a card wasn't
        taken."""
        n, total, squares = self.sums.get(key, (0, 0.0, 0.0))
        n = n if key.startswith("gain/") else self.deals
        many = max(1, n)
        mean = total / many
        return n, mean, sqrt(max(0.0, squares / many - mean * mean) + 1 / many)

    @property
    def asked(self) -> list[str]:
        """The figures that the verdict is about: of the cards, or where none is studied, who wins by turn order."""
        cards = [f"gain/{card}" for card in self.trial.studied]
        return cards or [f"moved/place/{place}/wins" for place in range(len(self.trial.seats))]

    @property
    def enough(self) -> bool:
        """True if the result is as certain as was asked for."""
        if self.deals < BLOCK * self.rounds:
            return False
        return all(self.half(key) <= self.aim for key in self.asked)

    def half(self, key: str) -> float:
        """Half of the usual interval of a figure of the verdict, a share of the win; all there can be where too little
        is known."""
        n, _, spread = self.mean(key)
        return NormalDist().inv_cdf(1 - self.error / 2) * spread / sqrt(n) if n >= LEAST else 1.0

    @property
    def error(self) -> float:
        """The probability that an interval of the verdict misses."""
        return ERROR / len(self.asked)

    def interval(self, key: str) -> Interval | None:
        """Return a figure, with the usual interval where it is one of the verdict and that is enough; None where it is
        one of the verdict and rests on fewer than ``LEAST`` values."""
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
    """Play until it is enough, or ``deals`` or ``minutes`` are over; what lies in the store isn't played again.
    ``progress`` sees the totals after each block. Raises BadInput for what can't be played."""
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
    """Return whether more deals are to be played, of ``deals`` at most."""
    return not totals.enough and totals.deals < deals


def key_of(trial: Trial) -> str:
    """Return the key of a trial's blocks in the store."""
    sides = [rules(trial, side).digest for side in (trial.before, trial.after) if side is not None]
    known = [SCHEME, fingerprint(trial.game), trial.game, trial.seats, sides, trial.studied, trial.seed]
    return msgspec.json.encode(known).decode()


def verdict(totals: Totals, changes: Sequence[str] = ()) -> Verdict:
    """Return the verdict on the results so far."""
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
    """Return the change of a figure; 0 where nothing is changed."""
    was = totals.mean(f"was/{key}")[1]
    moved = totals.interval(f"moved/{key}") if totals.trial.after is not None else Interval(0.0, 0.0, 0.0)
    return Move(key, words, round(was, 4), moved)


def check(aim: float, deals: int, minutes: float | None, workers: int | None) -> None:
    """Raise BadInput for what can't be measured."""
    if not 0 < aim < 1:
        raise BadInput(
            f"The win rate can't be known to {100 * aim:g} points; it must be more than 0 and less than 100."
        )
    if minutes is not None and not minutes >= 0:
        raise BadInput(f"It can't play for {minutes} minutes.")
    for what, number in (("deals", deals), ("workers", workers)):
        if number is not None and number < 1:
            raise BadInput(f"{number} {what} can't play; it must be a whole number from 1.")
