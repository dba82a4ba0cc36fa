"""Degenerate pairs: all joins of a trait and a job, screened cheaply in the same deals, the suspicious ones confirmed.

A seat begins the game with a pair that it need not pay for. *Screening* gives each pair to one seat in the same few
deals. How well it does against pairs of the same price is an effect of its trait, one of its job, and what only the
two have together, which is drawn towards nothing as far as so few deals can't tell it from luck (empirical Bayes, Efron
and Morris 1975). The pairs furthest off are *confirmed* in other deals, so that nothing is left of having been picked:
in each the seat has the pair, and again another one of the same price. Their intervals hold together (Bonferroni).
"""

from collections.abc import Callable, Sequence
from functools import lru_cache
from math import sqrt
from statistics import NormalDist
from typing import Any

import msgspec

from skulduggery import api, bots
from skulduggery.api import BadInput, Rng, Rules
from skulduggery.arena.fingerprint import fingerprint
from skulduggery.arena.intervals import ERROR, Interval
from skulduggery.arena.lab.card_balance import watcher_of
from skulduggery.arena.lab.paired_trials import Side, rules_of
from skulduggery.arena.lab.watchers.scoundrels import ScoundrelsWatcher
from skulduggery.arena.store import Store
from skulduggery.arena.workers import HandOut, crew

SCHEME = 1
"""Grows when the same deal would be played otherwise."""
BLOCK = 50
"""Deals of a pair that is confirmed, that a worker plays at a time."""


class Search(msgspec.Struct, frozen=True):
    """The subject of a search: a card set, the bots around a table, the deals of the screening."""

    game: str
    seats: tuple[str, ...]
    side: Side = Side()
    screening: int = 8
    seed: int = 1


Task = tuple[Search, int, int, int]
"""A trait, a job or -1 for all of them, and a block of the confirmation or -1 for the screening."""


Guesses = tuple[list[list[float]], float, float]


class Pair(msgspec.Struct):
    """A pair that was confirmed. ``guess``: how far the screening put it from others of its price; ``gain``: how far it
    lies, both in shares of the win; ``off``: whether that is surely something, for all that were confirmed."""

    trait: str
    job: str
    name: str
    price: int
    guess: float
    deals: int
    gain: Interval
    off: bool


class Pairs(msgspec.Struct):
    """The results for all pairs. ``spread``: the standard deviation of guesses; ``joined``: the part of the differences
    between pairs of one price that only the two together explain."""

    game: str
    seats: list[str]
    seed: int
    digest: str
    engine: str
    looked_at: int
    screening: int
    spread: float
    joined: float
    pairs: list[Pair]


@lru_cache(4)
def prices(rules: Rules) -> list[list[int]]:
    """Return the price of each trait with each job."""
    return ScoundrelsWatcher.prices(rules)


def rules(search: Search) -> Rules:
    """Return the rules of a search. Raise BadInput for a game without pairs, and for what can't be played."""
    if not issubclass(watcher_of(search.game), ScoundrelsWatcher):
        raise BadInput(f"{search.game} has no pairs; scoundrels has.")
    return rules_of(search.game, len(search.seats), msgspec.json.encode(search.side))


def play(task: Task) -> list[float]:
    """Play a task: of a screening the share of the win with each job of a trait, of a confirmation how many deals,
    the sum and the squares of the differences."""
    search, trait, job, block = task
    its = rules(search)
    if block < 0:
        deals = range(search.screening)
        return [
            sum([game(search, its, number, trait, other) for number in deals]) / search.screening
            for other in range(len(prices(its)[trait]))
        ]
    gains = []
    for number in range(search.screening + block * BLOCK, search.screening + (block + 1) * BLOCK):
        pick = Rng((search.seed << 32) + number)
        pick.seed()
        other = like(its, trait, job, pick)
        gains.append(game(search, its, number, trait, job) - game(search, its, number, *other))
    return [BLOCK, sum(gains), sum([gain * gain for gain in gains])]


def like(its: Rules, trait: int, job: int, rng: Rng) -> tuple[int, int]:
    """Return another pair of the same price."""
    known = prices(its)
    price = known[trait][job]
    same = [
        (a, b) for a, row in enumerate(known) for b, cost in enumerate(row) if cost == price and (a, b) != (trait, job)
    ]
    if not same:
        raise BadInput(f"No other pair costs ${price}.")
    return same[rng.below(len(same))]


def game(search: Search, its: Rules, number: int, trait: int, job: int) -> float:
    """The share of the win of a seat that begins with a pair; another seat in each deal."""
    seeds = Rng((search.seed << 32) + number)
    seeds.seed()
    chance = seeds.seed()
    players = [bots.make(spec, seeds.seed()) for spec in search.seats]
    seat = number % len(search.seats)
    state = api.new(its, chance)
    ScoundrelsWatcher.plant(state, trait, job, seat)
    while asks := api.pending(state):
        ask = asks[0]
        api.apply(state, ask.seat, players[ask.seat].choose(api.infostate(state, ask.seat), ask))
    return api.returns(state)[seat]


def find(
    search: Search,
    confirmed: int,
    deals: int,
    store: Store,
    workers: int | None = None,
    progress: Callable[[int], object] = lambda _: None,
) -> Pairs:
    """Screen all pairs, then confirm some of them in ``deals`` each. ``progress`` is told how many games were played.
    Raises BadInput for what can't be played."""
    its = rules(search)
    known = prices(its)
    jobs = len(known[0])
    with crew(workers) as share:
        tasks: list[Task] = [(search, trait, -1, -1) for trait in range(len(known))]
        found = worked(share, tasks, search, its, store, lambda: progress(jobs * search.screening))
        guesses, spread, joined = guess(found, known, search.screening)
        ranked = sorted(
            [(trait, job) for trait in range(len(known)) for job in range(jobs)],
            key=lambda one: -guesses[one[0]][one[1]],
        )
        half = min(confirmed, len(ranked)) // 2
        picked = [*ranked[: confirmed - half], *ranked[len(ranked) - half :]]
        blocks = -(-deals // BLOCK)
        tasks = [(search, trait, job, block) for trait, job in picked for block in range(blocks)]
        sums = worked(share, tasks, search, its, store, lambda: progress(2 * BLOCK))
    described = [one["names"]["en"] for _, one in watcher_of(search.game).cards(its)]
    ids = [str(one["id"]) for _, one in watcher_of(search.game).cards(its)]
    pairs = []
    for place, (trait, job) in enumerate(picked):
        n, gain = confirmed_gain(sums[place * blocks : (place + 1) * blocks], ERROR / len(picked))
        name = f"{described[trait]} {described[len(known) + job]}"
        guessed = round(guesses[trait][job], 4)
        sure = not gain.low <= 0 <= gain.high
        pairs.append(Pair(ids[trait], ids[len(known) + job], name, known[trait][job], guessed, n, gain, sure))
    return Pairs(
        search.game,
        [*search.seats],
        search.seed,
        its.digest,
        fingerprint(search.game),
        len(ranked),
        search.screening,
        round(spread, 4),
        round(joined, 4),
        sorted(pairs, key=lambda one: -one.gain.value),
    )


def confirmed_gain(sums: Sequence[Sequence[float]], error: float) -> tuple[int, Interval]:
    """Return the number of games in blocks of a pair, and their mean gain with an interval that misses ``error``."""
    n, total, squares = [sum(row) for row in zip(*sums, strict=True)]
    mean = total / n
    deviation = sqrt((squares / n - mean * mean + 1 / n) / n)
    reach = NormalDist().inv_cdf(1 - error / 2) * deviation
    return int(n), Interval(mean, mean - reach, mean + reach).rounded()


def worked(
    share: HandOut, tasks: Sequence[Task], search: Search, its: Rules, store: Store, done: Callable[[], object]
) -> list[list[float]]:
    """Return the results of tasks, from the store where they are there."""
    start = msgspec.json.encode(
        [SCHEME, fingerprint(search.game), its.digest, search.seats, search.screening, search.seed]
    )
    keys = [f"pairs {start.decode()} {task[1:]}" for task in tasks]
    there = [store.found(key) for key in keys]
    played = iter(share(play, [task for task, found in zip(tasks, there, strict=True) if found is None]))
    out = []
    for key, found in zip(keys, there, strict=True):
        values = next(played) if found is None else msgspec.json.decode(found, type=list[float])
        if found is None:
            store.keep(key, msgspec.json.encode(values))
        out.append(values)
        done()
    return out


def guess(
    found: Sequence[Sequence[float]], known: Sequence[Sequence[int]], deals: int
) -> tuple[list[list[float]], float, float]:
    """Return the estimated distance of each pair from the mean of its price, the standard deviation of that, and the
    part of it that only the two together explain."""
    import numpy as np

    wins: Any = np.array(found)
    price: Any = np.array(known)
    left = wins - np.vectorize({cost: wins[price == cost].mean() for cost in np.unique(price)}.get)(price)
    trait, job = left.mean(axis=1, keepdims=True), left.mean(axis=0, keepdims=True)
    alone = trait + job - left.mean()
    rest = left - alone
    freedom = max(1, (rest.shape[0] - 1) * (rest.shape[1] - 1))
    luck = (wins * (1 - wins)).mean() / max(1, deals - 1)
    seen = (rest**2).sum() / freedom
    joined = max(0.0, seen - luck)
    guesses = alone + rest * (joined / seen if seen else 0.0)
    return guesses.tolist(), float(guesses.std()), float(joined / (joined + alone.var()) if joined else 0.0)
