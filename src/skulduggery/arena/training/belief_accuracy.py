"""The accuracy of beliefs about hidden things: beliefs against the bare facts, in games of a bot with itself.

At sampled questions every hidden thing of another seat (``api.holdings``) is guessed from worlds: the chance that is
given to what it really is, by the worlds that fit the facts and by those that are believed. Both are counted the same
way: M worlds, and ``MORE`` spread as the facts alone say (``FACTS`` re-deals). The same seed gives the same figures
for any number of workers.
"""

import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from math import log
from pathlib import Path
from typing import Final

import msgspec

from skulduggery import api, bots
from skulduggery.api import BadInput, Info, Rng, State
from skulduggery.arena.fingerprint import fingerprint
from skulduggery.arena.intervals import Interval, quotient
from skulduggery.arena.store import Store
from skulduggery.arena.workers import spread
from skulduggery.bots.worlds import Believed
from skulduggery.record import Record

FACTS: Final = 400
"""Re-deals that say what the facts alone make of a thing."""
MORE: Final = 8
"""So many worlds more are counted in, spread as the facts say: what a few worlds lack is not impossible."""
BINS: Final = 10
Place = tuple[int, tuple[str, ...]]
Odds = dict[str, float]


class Study(msgspec.Struct, frozen=True):
    """A study: beliefs of ``worlds`` worlds, at one in ``every`` questions of games of ``bot``."""

    game: str
    seats: int
    bot: str
    worlds: tuple[int, ...]
    every: int = 6
    seed: int = 1


class Score(msgspec.Struct):
    """Guesses of one kind: sums of log-loss (in nats) and Brier score; by bins of the chance given how many chances
    there were, their sum, and how often it was so."""

    loss: float = 0.0
    brier: float = 0.0
    bins: list[tuple[int, float, int]] = msgspec.field(default_factory=lambda: [(0, 0.0, 0)] * BINS)

    def add(self, odds: Odds, truth: str) -> None:
        self.loss -= log(odds[truth])
        for what, chance in odds.items():
            hit = int(what == truth)
            self.brier += (chance - hit) ** 2
            place = min(BINS - 1, int(BINS * chance))
            many, total, hits = self.bins[place]
            self.bins[place] = (many + 1, total + chance, hits + hit)

    def gather(self, other: "Score") -> None:
        self.loss += other.loss
        self.brier += other.brier
        for i, ((a, b, c), (d, e, f)) in enumerate(zip(self.bins, other.bins, strict=True)):
            self.bins[i] = (a + d, b + e, c + f)


class Game(msgspec.Struct):
    """One game: the things that were guessed; the guesses by the facts, and by number of worlds those of as many bare
    re-deals and of beliefs; for each number how many worlds counted, how many differed, and the seconds of a core that
    they took."""

    number: int
    questions: int
    things: int
    facts: Score
    bare: list[Score]
    believed: list[Score]
    counting: list[float]
    different: list[int]
    seconds: list[float]


class Row(msgspec.Struct):
    """Beliefs of a number of worlds: log-loss and Brier score a thing, and the share of the facts' log-loss that is
    left, with its 95% interval over games; ``bins``: chances given, their mean, how often it was so."""

    worlds: int
    bare_loss: float
    loss: float
    brier: float
    left: Interval | None
    counting: float
    different: float
    ms: float
    bins: list[tuple[int, float, float]]


class Measured(msgspec.Struct):
    """The results of a study."""

    study: Study
    engine: str
    games: int
    questions: int
    things: int
    facts_loss: float
    facts_brier: float
    rows: list[Row]


def moments(game: str, seats: int, bot: str, seed: int, number: int, every: int) -> Iterator[tuple[Record, Info]]:
    """Yield one in ``every`` questions with a choice of one game, from a place drawn by chance: the game so far, and
    what the asked seat knows. The game goes on as soon as the next is asked for."""
    luck = Rng((seed << 32) + number)
    luck.seed()
    record = Record(api.make_rules(game, seats, in_turn=True), Rng(luck.seed()))
    players = [bots.make(bot, luck.seed()) for _ in range(seats)]
    memory = Rng(luck.seed())
    wait = luck.below(every)
    while asks := api.pending(record.state):
        ask = asks[0]
        player = players[ask.seat]
        info = api.infostate(record.state, ask.seat)
        if len(ask.options) > 1 or ask.ranges:
            if not wait:
                yield record, info
                wait = every
            wait -= 1
        past = record.redeal_history(ask.seat, memory) if game in player.remembers else None
        record.answer(ask.seat, player.choose(info, ask, past))


def watch(study: Study, number: int) -> Game:
    """Play one game of a study and guess what lies hidden."""
    many = len(study.worlds)
    out = Game(number, 0, 0, Score(), [Score() for _ in range(many)], [Score() for _ in range(many)], [], [], [])
    out.counting, out.different, out.seconds = [0.0] * many, [0] * many, [0.0] * many
    luck = Rng((study.seed << 32) + (1 << 30) + number)
    luck.seed()
    for record, info in moments(study.game, study.seats, study.bot, study.seed, number, study.every):
        plain = [api.redeal(info, luck) for _ in range(max(FACTS, *study.worlds))]
        facts = odds(plain[:FACTS], [1 / FACTS] * FACTS, info.seat)
        truth = dict(held(record.state, info.seat))
        hidden = [place for place in truth if len(facts[place]) > 1]
        if not hidden:
            continue
        out.questions += 1
        out.things += len(hidden)
        base = {place: spread_under(facts[place], truth[place]) for place in hidden}
        for place in hidden:
            out.facts.add(base[place], truth[place])
        past = record.redeal_history(info.seat, luck)
        for k, count in enumerate(study.worlds):
            begun = time.process_time()
            worlds = Believed(info, past, count, luck)
            out.seconds[k] += time.process_time() - begun
            out.counting[k] += 1 / sum(weight**2 for weight in worlds.weights)
            out.different[k] += len({tuple(held(state, info.seat)) for state in worlds.states})
            bare = odds(plain[:count], [1 / count] * count, info.seat)
            believed = odds(worlds.states, worlds.weights, info.seat)
            for place in hidden:
                out.bare[k].add(smoothed(bare[place], count, base[place]), truth[place])
                out.believed[k].add(smoothed(believed[place], count, base[place]), truth[place])
    return out


def held(state: State, viewer: int) -> list[tuple[Place, str]]:
    """Return what the other seats hide, and where."""
    return [
        ((seat, holding.where), holding.what)
        for seat in range(state.seats)
        if seat != viewer
        for holding in api.holdings(state, seat)
    ]


def odds(states: list[State], weights: list[float], viewer: int) -> dict[Place, Odds]:
    """Return the probabilities of what each thing is, by worlds with their weights."""
    out: dict[Place, Odds] = {}
    for state, weight in zip(states, weights, strict=True):
        for place, what in held(state, viewer):
            there = out.setdefault(place, {})
            there[what] = there.get(what, 0.0) + weight
    return out


def spread_under(facts: Odds, truth: str) -> Odds:
    """Return the probabilities by the facts alone, with half a re-deal more for each possibility."""
    kinds = Counter({**facts, truth: facts.get(truth, 0.0)})
    whole = FACTS + 0.5 * len(kinds)
    return {what: (FACTS * chance + 0.5) / whole for what, chance in sorted(kinds.items())}


def smoothed(odds: Odds, count: int, base: Odds) -> Odds:
    """Odds by a number of worlds and MORE, which are spread as the facts say."""
    return {what: (count * odds.get(what, 0.0) + MORE * chance) / (count + MORE) for what, chance in base.items()}


def measure(
    study: Study,
    games: int,
    store: Path | None = None,
    workers: int | None = None,
    progress: Callable[[int], object] | None = None,
) -> Measured:
    """Play a number of games of a study, and return the results. ``progress`` is told how many more were played.

    Raises BadInput for what can't be measured.
    """
    if games < 1 or study.every < 1 or min(study.worlds, default=0) < 1:
        raise BadInput("Beliefs are measured on a game at least, at one in so many questions, by a world at least.")
    api.make_rules(study.game, study.seats, in_turn=True)
    bots.make(study.bot, 0)
    keys = [msgspec.json.encode([fingerprint(study.game), study, number]).decode() for number in range(games)]
    with closing(Store(store)) as kept:
        missing = [number for number in range(games) if kept.found(keys[number]) is None]
        if progress is not None:
            progress(games - len(missing))
        for game in spread(partial(watch, study), missing, workers):
            kept.keep(keys[game.number], msgspec.json.encode(game))
            if progress is not None:
                progress(1)
        return summed(study, [msgspec.json.decode(kept.found(key) or b"", type=Game) for key in keys])


def summed(study: Study, games: list[Game]) -> Measured:
    """Return the results of the games of a study."""
    questions = max(1, sum(game.questions for game in games))
    things = max(1, sum(game.things for game in games))
    facts = Score()
    for game in games:
        facts.gather(game.facts)
    rows = []
    for k, count in enumerate(study.worlds):
        bare, believed = Score(), Score()
        for game in games:
            bare.gather(game.bare[k])
            believed.gather(game.believed[k])
        left = quotient([game.believed[k].loss for game in games], [game.facts.loss for game in games])
        rows.append(
            Row(
                count,
                round(bare.loss / things, 4),
                round(believed.loss / things, 4),
                round(believed.brier / things, 4),
                left and left.rounded(),
                round(sum(game.counting[k] for game in games) / questions, 1),
                round(sum(game.different[k] for game in games) / questions, 1),
                round(1000 * sum(game.seconds[k] for game in games) / questions, 1),
                [(n, round(total / max(1, n), 4), round(hits / max(1, n), 4)) for n, total, hits in believed.bins],
            )
        )
    return Measured(
        study,
        fingerprint(study.game),
        len(games),
        sum(game.questions for game in games),
        sum(game.things for game in games),
        round(facts.loss / things, 4),
        round(facts.brier / things, 4),
        rows,
    )
