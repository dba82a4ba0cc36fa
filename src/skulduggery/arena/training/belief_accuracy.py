"""The accuracy of beliefs: what a seat can tell of hidden things, measured against the bare facts on a bot's self-play.

At sampled questions, worlds predict every hidden thing of another seat (``api.holdings``): first worlds that fit the
facts, then believed worlds. The score rates the chance that they give to the truth. Both are counted the same way: M
worlds, plus ``MORE`` worlds spread as the facts alone say (``FACTS`` re-deals). The same seed gives the same figures
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
"""Number of re-deals from which the odds by the facts alone are estimated."""
MORE: Final = 8
"""Number of worlds, spread as the facts say, that are added so that what few worlds lack does not seem impossible."""
BINS: Final = 10
Place = tuple[int, tuple[str, ...]]
Odds = dict[str, float]


class Study(msgspec.Struct, frozen=True):
    """A measurement: beliefs of each number of ``worlds``, at one in ``every`` questions of games of ``bot``."""

    game: str
    seats: int
    bot: str
    worlds: tuple[int, ...]
    every: int = 6
    seed: int = 1


class Score(msgspec.Struct):
    """The score of predictions: sums of log-loss (in nats) and Brier score. ``bins``: by bin of the predicted chance,
    the number of chances, their sum, and the number of hits."""

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
    """One game: the hidden things that were predicted, and the scores. ``facts`` is by the facts alone. The lists have
    one entry for each number of worlds: scores of as many bare re-deals and of beliefs, then sums over questions.
    ``counting``: the effective number of worlds; ``different``: the number of different worlds; ``seconds``: processor
    time of one core."""

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
    """Beliefs of ``worlds`` worlds: log-loss and Brier score for each thing. ``left``: the share of the facts' log-loss
    that is left, with its 95% interval over games. ``bins``: number of chances, their mean, the share of hits."""

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
    """The result of a study."""

    study: Study
    engine: str
    games: int
    questions: int
    things: int
    facts_loss: float
    facts_brier: float
    rows: list[Row]


def moments(game: str, seats: int, bot: str, seed: int, number: int, every: int) -> Iterator[tuple[Record, Info]]:
    """Yield one in ``every`` questions with a choice of one game, starting at a random one: the game so far, and the
    information state of the seat asked. The game goes on when the next question is requested."""
    luck = Rng((seed << 32) + number)
    luck.seed()
    record = Record(api.make_rules(game, seats, serial=True), Rng(luck.seed()))
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
    """Play one game of a study and score the predictions of hidden things."""
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
    """Return what the other seats hide, each thing with its place."""
    return [
        ((seat, holding.where), holding.what)
        for seat in range(state.seats)
        if seat != viewer
        for holding in api.holdings(state, seat)
    ]


def odds(states: list[State], weights: list[float], viewer: int) -> dict[Place, Odds]:
    """Return the odds of each hidden thing by weighted worlds."""
    out: dict[Place, Odds] = {}
    for state, weight in zip(states, weights, strict=True):
        for place, what in held(state, viewer):
            there = out.setdefault(place, {})
            there[what] = there.get(what, 0.0) + weight
    return out


def spread_under(facts: Odds, truth: str) -> Odds:
    """Return the odds by the facts alone, with half a re-deal added for each possible value."""
    kinds = Counter({**facts, truth: facts.get(truth, 0.0)})
    whole = FACTS + 0.5 * len(kinds)
    return {what: (FACTS * chance + 0.5) / whole for what, chance in sorted(kinds.items())}


def smoothed(odds: Odds, count: int, base: Odds) -> Odds:
    """Return the odds of ``count`` worlds plus ``MORE`` worlds that are spread as ``base``."""
    return {what: (count * odds.get(what, 0.0) + MORE * chance) / (count + MORE) for what, chance in base.items()}


def measure(
    study: Study,
    games: int,
    store: Path | None = None,
    workers: int | None = None,
    progress: Callable[[int], object] | None = None,
) -> Measured:
    """Play ``games`` games of a study and return the result. ``progress`` gets the number of games just added.

    Raise BadInput for what can't be measured.
    """
    if games < 1 or study.every < 1 or min(study.worlds, default=0) < 1:
        raise BadInput("The numbers of games and worlds, and --every, must be whole numbers from 1.")
    api.make_rules(study.game, study.seats, serial=True)
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
    """Return the result of a study, summed over its games."""
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
