"""Degenerate pairs: screen all pairs of a trait and a job cheaply in the same deals, then confirm the suspicious ones.

A seat begins the game with a pair that it need not pay for. *Screening* gives each pair to one seat in the same few
deals. The result of a pair, against pairs of the same price, is the sum of an effect of its trait, an effect of its job
and their interaction. The interaction is shrunk towards 0 because a few deals can hardly tell it from luck (empirical
Bayes, Efron and Morris 1975).

The pairs furthest off are *confirmed* in other deals, which removes the bias of the selection. In each deal the seat
plays once with the pair and once with another pair of the same price. The intervals hold together (Bonferroni).
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
"""A version number. Increase it when the same deal would be played differently."""
BLOCK = 50
"""Deals of a confirmed pair that a worker plays at a time."""


class Search(msgspec.Struct, frozen=True):
    """The set-up of a search: a card set, the bots at the table, the number of deals for screening."""

    game: str
    seats: tuple[str, ...]
    side: Side = Side()
    screening: int = 8
    seed: int = 1


Task = tuple[Search, int, int, int]
"""A search, a trait, a job (-1: all jobs), and a block of the confirmation (-1: the screening)."""


Guesses = tuple[list[list[float]], float, float]


class Pair(msgspec.Struct):
    """A confirmed pair. ``guess``: its distance from other pairs of its price by the screening; ``gain``: the confirmed
    distance, both as shares of the win. ``off``: whether ``gain`` surely differs from 0, jointly for all confirmed
    pairs."""

    trait: str
    job: str
    name: str
    price: int
    guess: float
    deals: int
    gain: Interval
    off: bool


class Pairs(msgspec.Struct):
    """The result of a search. ``spread``: the standard deviation of all guesses; ``joined``: the part of the variance
    within a price that only the interaction of trait and job explains."""

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
        raise BadInput(f"{search.game} has no pairs of cards; use scoundrels.")
    return rules_of(search.game, len(search.seats), msgspec.json.encode(search.side))


def play(task: Task) -> list[float]:
    """Play a task. Return the mean share of the win with each job of the trait for a screening; for a confirmation the
    number of deals, the sum of the differences and the sum of their squares."""
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
    """Return another pair of the same price, drawn at random. Raise BadInput if there is none."""
    known = prices(its)
    price = known[trait][job]
    same = [
        (a, b) for a, row in enumerate(known) for b, cost in enumerate(row) if cost == price and (a, b) != (trait, job)
    ]
    if not same:
        raise BadInput(f"No other pair costs ${price}, so there is nothing to compare this pair with.")
    return same[rng.below(len(same))]


def game(search: Search, its: Rules, number: int, trait: int, job: int) -> float:
    """Return the share of the win of the seat that begins with a pair. The seat changes from deal to deal."""
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
    """Screen all pairs, then confirm ``confirmed`` of them in at least ``deals`` deals each.

    ``progress`` gets the number of games of each task that is done. Raise BadInput for what can't be played.
    """
    its = rules(search)
    known = prices(its)
    jobs = len(known[0])
    with crew(workers) as share:
        tasks: list[Task] = [(search, trait, -1, -1) for trait in range(len(known))]
        found = worked(share, tasks, search, its, store, lambda: progress(jobs * search.screening))
        guesses, spread, joined = guess(found, known, search.screening)
        every = [(trait, job) for trait in range(len(known)) for job in range(jobs)]
        picked = extremes(every, lambda one: guesses[one[0]][one[1]], confirmed)
        blocks = -(-deals // BLOCK)
        tasks = [(search, trait, job, block) for trait, job in picked for block in range(blocks)]
        sums = worked(share, tasks, search, its, store, lambda: progress(2 * BLOCK))
    cards = [one for _, one in watcher_of(search.game).cards(its)]
    pairs = []
    for place, (trait, job) in enumerate(picked):
        n, gain = confirmed_gain(sums[place * blocks : (place + 1) * blocks], ERROR / len(picked))
        one, other = cards[trait], cards[len(known) + job]
        name = f"{one['names']['en']} {other['names']['en']}"
        guessed = round(guesses[trait][job], 4)
        sure = not gain.low <= 0 <= gain.high
        pairs.append(Pair(str(one["id"]), str(other["id"]), name, known[trait][job], guessed, n, gain, sure))
    return Pairs(
        search.game,
        [*search.seats],
        search.seed,
        its.digest,
        fingerprint(search.game),
        len(every),
        search.screening,
        round(spread, 4),
        round(joined, 4),
        sorted(pairs, key=lambda one: -one.gain.value),
    )


def extremes(every: list[tuple[int, int]], gain: Callable[[tuple[int, int]], float], n: int) -> list[tuple[int, int]]:
    """Return ``n`` pairs: half of them those that gain most (one more if ``n`` is odd), half those that gain least."""
    ranked = sorted(every, key=lambda one: -gain(one))
    half = min(n, len(ranked)) // 2
    return [*ranked[: n - half], *ranked[len(ranked) - half :]]


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
    """Return the results of tasks, taking those that are in the store from there."""
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
    """Return each pair's estimated distance from the mean of its price, the standard deviation of these estimates, and
    the part of the variance that belongs to the interaction of trait and job."""
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
