"""Matches: how strong a bot is among others, from paired deals with every seating, resumable, with intervals.

A *deal* is a seed. It is played once for each seat the challenger can have, with the same streams of chance (the
table's, and one for whoever sits in each seat), and counts as one figure: the challenger's mean share of the win. So
cards and turn order favour nobody, and the interval is over deals. The same seed gives the same figures for any number
of workers, unless bots think by the clock.
"""

import time
from collections.abc import Callable
from contextlib import closing
from functools import partial
from math import sqrt
from pathlib import Path

import msgspec

from skulduggery import __version__, api, bots
from skulduggery.api import BadInput, Document, Info, Rng, State, Value
from skulduggery.arena.store import Store
from skulduggery.arena.workers import spread
from skulduggery.bots.search import Search
from skulduggery.bots.worlds import Worlds
from skulduggery.record import Record

OPEN = ",open"
"""The end of a spec whose bot is shown the real world: luck's ceiling."""


class Seating(msgspec.Struct, frozen=True):
    """Who is measured among whom: ``bot`` against ``others``, one for each other seat, in turn order after it."""

    game: str
    bot: str
    others: tuple[str, ...]
    options: dict[str, Value] = {}
    cards: Document | None = None
    seed: int = 1

    @property
    def seats(self) -> int:
        return len(self.others) + 1


class Deal(msgspec.Struct):
    """What came of one deal: for each seat the challenger had, its share of the win and its lead over the best other;
    its questions with more than one answer, and the seconds that it thought about them."""

    number: int
    shares: list[float]
    leads: list[int]
    asked: int
    thought: float


class Standing(msgspec.Struct):
    """A match so far. ``share``: the challenger's mean share of the win, with its 95% interval; ``fair``: what an
    equal would have; ``ms``: its thinking time a question."""

    game: str
    bot: str
    others: list[str]
    options: dict[str, Value]
    digest: str
    version: str
    seed: int
    deals: int
    games: int
    share: float
    low: float
    high: float
    fair: float
    lead: float
    ms: float


class Open(Worlds):
    """The real world, whatever comes next in it unknown."""

    def __init__(self, info: Info, state: State) -> None:
        super().__init__(info)
        self.state = state

    def draw(self, rng: Rng) -> State:
        state = api.clone(self.state)
        api.draw_from(state, rng.seed())
        return state


def check(seating: Seating) -> api.Rules:
    """The rules of a match. Raises BadInput if it can't be played."""
    rules = api.make_rules(seating.game, seating.seats, seating.options, seating.cards, in_turn=True)
    for spec in (seating.bot, *seating.others):
        player = bots.make(spec.removesuffix(OPEN), 0)
        if spec.endswith(OPEN) and not isinstance(player, Search):
            raise BadInput(f"{spec.removesuffix(OPEN)} can't be shown everything; only a search can.")
    return rules


def play(seating: Seating, number: int) -> Deal:
    """Play one deal with every seating."""
    rules = check(seating)
    seeds = Rng((seating.seed << 32) + number)
    seeds.seed()
    chance = seeds.seed()
    memory = seeds.seed()
    streams = [seeds.seed() for _ in range(seating.seats)]
    deal = Deal(number, [], [], 0, 0.0)
    for mine in range(seating.seats):
        around = (seating.bot, *seating.others)
        specs = [around[(seat - mine) % seating.seats] for seat in range(seating.seats)]
        players = [bots.make(specs[seat].removesuffix(OPEN), streams[seat]) for seat in range(seating.seats)]
        record = Record(rules, Rng(chance))
        past = Rng(memory)
        state = record.state
        while asks := api.pending(state):
            ask = asks[0]
            player = players[ask.seat]
            begun = time.perf_counter()
            info = None if player.blind else api.infostate(state, ask.seat)
            if isinstance(player, Search) and specs[ask.seat].endswith(OPEN):
                player.worlds = lambda info, _past, _rng, state=state: Open(info, state)
            known = record.redeal_history(ask.seat, past) if rules.game in player.remembers else None
            answer = player.choose(info, ask, known)
            if ask.seat == mine and len(ask.options) != 1:
                deal.asked += 1
                deal.thought += time.perf_counter() - begun
            record.answer(ask.seat, answer)
        scores = api.scores(state)
        deal.shares.append(api.returns(state)[mine])
        deal.leads.append(scores[mine] - max(score for seat, score in enumerate(scores) if seat != mine))
    return deal


def standing(seating: Seating, deals: list[Deal]) -> Standing:
    """How a match stands. The interval is Student's t over deals; with fewer than two deals it says nothing."""
    means = [sum(deal.shares) / len(deal.shares) for deal in deals]
    share, half = mean_of(means)
    leads = [lead for deal in deals for lead in deal.leads]
    asked = sum(deal.asked for deal in deals)
    rules = check(seating)
    return Standing(
        seating.game,
        seating.bot,
        [*seating.others],
        rules.options,
        rules.digest,
        __version__,
        seating.seed,
        len(deals),
        len(leads),
        round(share, 4),
        round(max(0.0, share - half), 4),
        round(min(1.0, share + half), 4),
        round(1 / seating.seats, 4),
        round(sum(leads) / max(1, len(leads)), 2),
        round(1000 * sum(deal.thought for deal in deals) / max(1, asked), 2),
    )


def mean_of(values: list[float]) -> tuple[float, float]:
    """A mean and half its 95% interval (Student's t; 1 for fewer than two values)."""
    if len(values) < 2:
        return (values[0] if values else 0.0), 1.0
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return mean, student(len(values) - 1) * sqrt(spread / len(values))


def student(freedom: int) -> float:
    """The 97.5% quantile of Student's t (Cornish and Fisher's expansion; within 1% from 3 degrees on)."""
    z = 1.959964
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    return z + (z**3 + z) / (4 * freedom) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2) + third


def keys_of(seating: Seating, deals: int) -> list[str]:
    """What the deals of a match are kept under: who, what, with which cards, which version."""
    start = [__version__, check(seating).digest, seating.game, seating.bot, seating.others, seating.seed]
    return [msgspec.json.encode([*start, number]).decode() for number in range(deals)]


def match(
    seating: Seating,
    deals: int,
    store: Path | None = None,
    workers: int | None = None,
    progress: Callable[[int], object] | None = None,
) -> Standing:
    """Play a match up to so many deals, and how it stands then. ``progress`` is told how many more were played.

    Raises BadInput for what can't be played.
    """
    for what, number in (("deals", deals), ("workers", 1 if workers is None else workers)):
        if number < 1:
            raise BadInput(f"{number} {what} can't play; it must be a whole number from 1.")
    keys = keys_of(seating, deals)
    with closing(Store(store)) as kept:
        missing = [number for number in range(deals) if kept.found(keys[number]) is None]
        if progress is not None and len(missing) < deals:
            progress(deals - len(missing))
        for deal in spread(partial(play, seating), missing, workers):
            kept.keep(keys[deal.number], msgspec.json.encode(deal))
            if progress is not None:
                progress(1)
        return standing(seating, [msgspec.json.decode(kept.found(key) or b"", type=Deal) for key in keys])
