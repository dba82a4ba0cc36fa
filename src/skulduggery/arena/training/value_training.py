"""Train values of worlds: self-play, then a fit. The same seed gives the same weights.

Self-play is the long part. Its lessons are kept in an SQLite file if one is named, so an interrupted run resumes there.
The fit takes seconds to minutes and always starts from scratch.
"""

from collections.abc import Callable, Sequence
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
"""Games that a worker plays at a time."""
UNITS: Final = 12
"""Hidden units."""
HELD_BACK: Final = 0.1
"""The share of games that the fit doesn't see. The report gives their log-loss."""


class Lesson(msgspec.Struct, frozen=True):
    """Some games to learn from, as sent to a worker. One in ``every`` questions is kept."""

    game: str
    seats: int
    bot: str
    seed: int
    first: int
    games: int
    every: int
    epsilon: float


class Example(msgspec.Struct, array_like=True):
    """A position: the features of each seat, and each seat's share of the win in the end."""

    features: list[list[float]]
    shares: list[float]
    game: int


def watch(lesson: Lesson) -> list[Example]:
    """Play the games of a lesson and return its positions. With probability ``epsilon`` an answer is random, so that
    unusual positions occur too."""
    rules = api.make_rules(lesson.game, lesson.seats, serial=True)
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
    """Return the key under which a lesson is stored: all that it depends on."""
    rules = api.make_rules(lesson.game, lesson.seats, serial=True)
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
    """Let ``bot`` play ``games`` games for each number of ``seats`` (default: all), and fit a value to the results.

    ``progress`` gets the number of games that were just added. Raise BadInput for a game, bot or number that can't be
    used.
    """
    least, most = api.game(game).seats
    counts = seats or [*range(max(2, least), most + 1)]
    if games < 10:
        raise BadInput(f"{games} games are too few to learn from; play at least 10.")
    if not 0 <= seed < 1 << 28:
        raise BadInput(f"The seed can't be {seed}; it must be a whole number from 0 to {(1 << 28) - 1}.")
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


class Network:
    """The value network while it is fitted, for many positions at once. Positions with fewer seats are padded.

    ``x``: features by position and seat; ``y``: the shares that came; ``there``: 1 for a seat, 0 for padding.
    """

    def __init__(self, examples: Sequence[Example], seed: int) -> None:
        import numpy as np

        seats = max(len(example.shares) for example in examples)
        width = len(examples[0].features[0])
        self.x: Any = np.zeros((len(examples), seats, width))
        self.y: Any = np.zeros((len(examples), seats))
        self.there: Any = np.zeros((len(examples), seats))
        for i, example in enumerate(examples):
            count = len(example.shares)
            self.x[i, :count] = example.features
            self.y[i, :count] = example.shares
            self.there[i, :count] = 1
        self.mean = self.x[self.there > 0].mean(axis=0)
        self.scale = 1 / np.maximum(0.05, self.x[self.there > 0].std(axis=0))
        self.x = (self.x - self.mean) * self.scale * self.there[:, :, None]
        self.rng = np.random.default_rng(seed)
        self.weights: list[Any] = [
            self.rng.normal(0, 0.3 / np.sqrt(width), (width, UNITS)),
            np.zeros(UNITS),
            self.rng.normal(0, 0.1, UNITS),
            np.zeros(width),
        ]

    def shares(self, rows: Any) -> tuple[Any, Any]:
        """Return the values of the hidden units and the shares of the win, for some positions."""
        import numpy as np

        weights = self.weights
        inside = np.tanh(self.x[rows] @ weights[0] + weights[1])
        scores = np.where(self.there[rows] > 0, inside @ weights[2] + self.x[rows] @ weights[3], -1e9)
        powers = np.exp(scores - scores.max(axis=1, keepdims=True))
        return inside, powers / powers.sum(axis=1, keepdims=True)

    def loss(self, rows: Any) -> float:
        """Return the cross-entropy for some positions."""
        import numpy as np

        chances = self.shares(rows)[1]
        return float(-(self.y[rows] * np.log(np.maximum(1e-9, chances))).sum(axis=1).mean())

    def slopes(self, rows: Any) -> list[Any]:
        """Return the slope of the cross-entropy, with a small penalty on weights, for some positions."""
        import numpy as np

        weights = self.weights
        inside, chances = self.shares(rows)
        wrong = (chances - self.y[rows]) * self.there[rows] / len(rows)
        back = wrong[:, :, None] * weights[2] * (1 - inside**2)
        return [
            np.einsum("nsf,nsh->fh", self.x[rows], back) + 1e-4 * weights[0],
            back.sum(axis=(0, 1)),
            np.einsum("ns,nsh->h", wrong, inside) + 1e-4 * weights[2],
            np.einsum("ns,nsf->f", wrong, self.x[rows]) + 1e-4 * weights[3],
        ]

    def descend(self, rows: Any, rounds: int) -> None:
        """Fit the weights to some positions in ``rounds`` passes (Adam, Kingma and Ba 2015)."""
        import numpy as np

        first = [np.zeros_like(one) for one in self.weights]
        second = [np.zeros_like(one) for one in self.weights]
        step = 0
        for turn in range(rounds):
            self.rng.shuffle(rows)
            for at in range(0, len(rows), 512):
                step += 1
                rate = 0.004 * (1 - turn / rounds) + 0.0002
                for i, slope in enumerate(self.slopes(rows[at : at + 512])):
                    first[i] += 0.1 * (slope - first[i])
                    second[i] += 0.001 * (slope**2 - second[i])
                    fit = np.sqrt(second[i] / (1 - 0.999**step)) + 1e-8
                    self.weights[i] -= rate * (first[i] / (1 - 0.9**step)) / fit


def fit(game: str, examples: list[Example], seed: int, rounds: int, report: dict[str, Any]) -> Weights:
    """Return the network that makes the observed shares most likely (cross-entropy; Adam, Kingma and Ba 2015)."""
    import numpy as np

    network = Network(examples, seed)
    kept_back = np.array([example.game % round(1 / HELD_BACK) == 0 for example in examples])
    rows = np.flatnonzero(~kept_back)
    network.descend(rows, rounds)
    weights = network.weights
    back_rows = np.flatnonzero(kept_back)
    even = float(np.log(network.there[back_rows].sum(axis=1)).mean())
    return Weights(
        game,
        [round(float(one), 5) for one in network.mean],
        [round(float(one), 5) for one in network.scale],
        [[round(float(one), 5) for one in (*weights[0][:, unit], weights[1][unit])] for unit in range(UNITS)],
        [round(float(one), 5) for one in weights[2]],
        [round(float(one), 5) for one in weights[3]],
        {
            **report,
            "positions": len(examples),
            "log-loss where nothing is known": round(even, 4),
            "log-loss fitted": round(network.loss(rows), 4),
            "log-loss of games held back": round(network.loss(back_rows), 4),
        },
    )
