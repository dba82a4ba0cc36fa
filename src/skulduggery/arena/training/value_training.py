"""Learning what worlds are worth: self-play, then a fit. The same seed gives the same weights.

Self-play is the long part. Its lessons are kept in an SQLite file where one is named: a run that stopped goes on where
it stopped; the fit takes seconds to minutes and begins from scratch.
"""

from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import msgspec

from skulduggery import __version__, api, bots
from skulduggery.api import BadInput, Rng
from skulduggery.arena.store import Store
from skulduggery.arena.workers import spread
from skulduggery.bots.value import Weights

CHUNK: Final = 50
"""Games a worker plays at a time."""
UNITS: Final = 12
"""Hidden units."""
HELD_BACK: Final = 0.1
"""The part of the games that the fit doesn't see: the report is about those."""


class Lesson(msgspec.Struct, frozen=True):
    """Some games to learn from: what a worker is sent. One in ``every`` questions is kept."""

    game: str
    seats: int
    bot: str
    seed: int
    first: int
    games: int
    every: int
    epsilon: float


class Example(msgspec.Struct, array_like=True):
    """A position: the features of each seat, and the share of the win that each came to have."""

    features: list[list[float]]
    shares: list[float]
    game: int


def watch(lesson: Lesson) -> list[Example]:
    """Play the games of a lesson. Now and then a seat answers by chance, so that odd positions come up too."""
    rules = api.make_rules(lesson.game, lesson.seats, in_turn=True)
    out: list[Example] = []
    for number in range(lesson.first, lesson.first + lesson.games):
        luck = Rng((lesson.seed << 32) + number)
        luck.seed()
        players = [bots.make(lesson.bot, luck.seed()) for _ in range(lesson.seats)]
        state = api.new(rules, luck.seed())
        seen: list[Example] = []
        wait = luck.below(lesson.every)
        while asks := api.pending(state):
            ask = asks[0]
            if wait == 0:
                seen.append(Example([api.value_features(state, seat) for seat in range(lesson.seats)], [], number))
                wait = lesson.every
            wait -= 1
            if luck.below(1000) < 1000 * lesson.epsilon:
                answer = ask.draw(luck)
            else:
                answer = players[ask.seat].choose(api.infostate(state, ask.seat), ask)
            api.apply(state, ask.seat, answer)
        shares = [*api.returns(state)]
        for example in seen:
            example.shares = shares
        out += seen
    return out


def key_of(lesson: Lesson) -> str:
    """Return the key of a lesson: everything on which it depends."""
    rules = api.make_rules(lesson.game, lesson.seats, in_turn=True)
    return msgspec.json.encode([__version__, rules.digest, lesson]).decode()


def learn(
    game: str,
    games: int,
    seed: int,
    seats: list[int] | None = None,
    bot: str = "heuristic",
    every: int = 0,
    epsilon: float = 0.03,
    rounds: int = 60,
    store: Path | None = None,
    workers: int | None = None,
    progress: Callable[[int], object] | None = None,
) -> Weights:
    """Let ``bot`` play ``games`` games for each number of ``seats`` (all, if not given), and fit a value to what came
    of their positions. ``progress`` is told how many games more were played.

    Raises BadInput for a game, bot or number that can't be used.
    """
    least, most = api.game(game).seats
    counts = seats or [*range(max(2, least), most + 1)]
    if games < 10:
        raise BadInput(f"{games} games are too few to learn from; it takes 10 at least.")
    if not 0 <= seed < 1 << 28:
        raise BadInput(f"The seed can't be {seed}; it is a whole number from 0 to {(1 << 28) - 1}.")
    for count in counts:
        api.make_rules(game, count)
    bots.make(bot, 0)
    every = every or api.game(game).profile.value_sampling
    lessons = [
        Lesson(game, count, bot, seed * 8 + count, first, min(CHUNK, games - first), every, epsilon)
        for count in counts
        for first in range(0, games, CHUNK)
    ]
    keys = {lesson: key_of(lesson) for lesson in lessons}
    examples: list[Example] = []
    with closing(Store(store)) as kept:
        missing = [lesson for lesson in lessons if kept.found(keys[lesson]) is None]
        if progress is not None and len(missing) < len(lessons):
            progress(sum(lesson.games for lesson in lessons) - sum(lesson.games for lesson in missing))
        for lesson, found in zip(missing, spread(watch, missing, workers), strict=True):
            kept.keep(keys[lesson], msgspec.msgpack.encode(found))
            if progress is not None:
                progress(lesson.games)
        for lesson in lessons:
            examples += msgspec.msgpack.decode(kept.found(keys[lesson]) or b"", type=list[Example])
    report = {"bot": bot, "games": games * len(counts), "seed": seed, "epsilon": epsilon}
    return fit(game, examples, seed, rounds, report)


def fit(game: str, examples: list[Example], seed: int, rounds: int, report: dict[str, Any]) -> Weights:
    """Return the network under which the shares that came are likeliest (cross-entropy, Adam by Kingma and Ba 2015)."""
    import numpy as np

    seats = max(len(example.shares) for example in examples)
    width = len(examples[0].features[0])
    x: Any = np.zeros((len(examples), seats, width))
    y: Any = np.zeros((len(examples), seats))
    there: Any = np.zeros((len(examples), seats))
    for i, example in enumerate(examples):
        count = len(example.shares)
        x[i, :count] = example.features
        y[i, :count] = example.shares
        there[i, :count] = 1
    mean = x[there > 0].mean(axis=0)
    scale = 1 / np.maximum(0.05, x[there > 0].std(axis=0))
    x = (x - mean) * scale * there[:, :, None]
    rng = np.random.default_rng(seed)
    kept_back = np.array([example.game % round(1 / HELD_BACK) == 0 for example in examples])
    weights: list[Any] = [
        rng.normal(0, 0.3 / np.sqrt(width), (width, UNITS)),
        np.zeros(UNITS),
        rng.normal(0, 0.1, UNITS),
        np.zeros(width),
    ]
    first = [np.zeros_like(one) for one in weights]
    second = [np.zeros_like(one) for one in weights]

    def shares(x: Any, there: Any) -> tuple[Any, Any]:
        inside = np.tanh(x @ weights[0] + weights[1])
        scores = np.where(there > 0, inside @ weights[2] + x @ weights[3], -1e9)
        powers = np.exp(scores - scores.max(axis=1, keepdims=True))
        return inside, powers / powers.sum(axis=1, keepdims=True)

    def loss(rows: Any) -> float:
        chances = shares(x[rows], there[rows])[1]
        return float(-(y[rows] * np.log(np.maximum(1e-9, chances))).sum(axis=1).mean())

    rows = np.flatnonzero(~kept_back)
    step = 0
    for turn in range(rounds):
        rng.shuffle(rows)
        for at in range(0, len(rows), 512):
            some = rows[at : at + 512]
            inside, chances = shares(x[some], there[some])
            wrong = (chances - y[some]) * there[some] / len(some)
            back = wrong[:, :, None] * weights[2] * (1 - inside**2)
            slopes = [
                np.einsum("nsf,nsh->fh", x[some], back) + 1e-4 * weights[0],
                back.sum(axis=(0, 1)),
                np.einsum("ns,nsh->h", wrong, inside) + 1e-4 * weights[2],
                np.einsum("ns,nsf->f", wrong, x[some]) + 1e-4 * weights[3],
            ]
            step += 1
            rate = 0.004 * (1 - turn / rounds) + 0.0002
            for i, slope in enumerate(slopes):
                first[i] += 0.1 * (slope - first[i])
                second[i] += 0.001 * (slope**2 - second[i])
                weights[i] -= rate * (first[i] / (1 - 0.9**step)) / (np.sqrt(second[i] / (1 - 0.999**step)) + 1e-8)
    back_rows = np.flatnonzero(kept_back)
    even = float(np.log(there[back_rows].sum(axis=1)).mean())
    return Weights(
        game,
        [round(float(one), 5) for one in mean],
        [round(float(one), 5) for one in scale],
        [[round(float(one), 5) for one in (*weights[0][:, unit], weights[1][unit])] for unit in range(UNITS)],
        [round(float(one), 5) for one in weights[2]],
        [round(float(one), 5) for one in weights[3]],
        {
            **report,
            "positions": len(examples),
            "log-loss where nothing is known": round(even, 4),
            "log-loss fitted": round(loss(rows), 4),
            "log-loss of games held back": round(loss(back_rows), 4),
        },
    )
