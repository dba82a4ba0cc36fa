"""Actor-critic self-play with the field's tools: PPO in JAX, with high entropy (Rudolph, Sokota et al. 2025).

One network plays a game with any number of seats; its critic sees what its seat sees. A round begins all games,
learns from some batches and ends with a checkpoint. So an interrupted run goes on to the same weights, on the CPU of
one machine with as many workers. Needs the extra ``train``.
"""

import os
import time
from collections.abc import Callable
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np

from skulduggery import __version__, api
from skulduggery.api import BadInput
from skulduggery.arena.intervals import fixed
from skulduggery.arena.training.crowd import ALL, HALVES, Crowd, Half, Plan, Size, crowd
from skulduggery.arena.training.network_gradient import Learner, begun
from skulduggery.bots.network import Arrays, Network, Weights, layout, packed, read_network
from skulduggery.bots.trained import TEMPERATURE

jax: Any = import_module("jax")
jnp: Any = import_module("jax.numpy")

STEPS: Final = 64
"""Decisions of each game in a batch."""
BATCHES: Final = 16
"""Batches in a round."""
ROUNDS: Final = 4
"""Passes over each batch."""
PART: Final = 8192
"""Decisions for each step of the optimiser, at most about half a batch."""
RATE: Final = 5e-4
ENTROPY: Final = 0.05
SLOWER: Final = 3e7
"""The entropy bonus is divided by 1 + decisions / SLOWER, and the rate by the root of that."""
LEAST: Final = 0.005
"""The least entropy bonus."""
SHARE: Final = 0.1
"""The share of games against the rules of thumb."""
RENEWED: Final = 3
"""Rounds after which the past self that some games are played against is replaced by the present one."""
TRIED: Final = 6
"""Rounds from one trial to the next."""
WIDTH: Final = 128
"""Games side by side in each half of each worker."""


TINY: Final = 1e-20
"""A positive number that is negligible next to any squared gradient: it marks rows in use."""


class Paper(msgspec.Struct):
    """A checkpoint. ``key``: what decides what is learned. ``second`` and ``first`` are the optimiser's moments.

    ``which``: the rows of facts that were ever learned from, as bits; others are as they were at the beginning.
    ``past`` is a past self, in half precision.
    """

    key: str
    rounds: int = 0
    decisions: int = 0
    games: int = 0
    seconds: float = 0.0
    steps: int = 0
    which: bytes = b""
    weights: dict[str, bytes] = {}
    first: dict[str, bytes] = {}
    second: dict[str, bytes] = {}
    past: dict[str, bytes] = {}
    curve: list[dict[str, float | int | str]] = []


class Training:
    """A training in progress."""

    def __init__(self, size: Size, seed: int, paper: Paper) -> None:
        self.lay = layout(size.game)
        self.size = size
        self.seed = seed
        self.paper = paper
        part = min(PART, max(64, STEPS * HALVES * size.workers * size.games // 8))
        self.learner = Learner(self.lay, ROUNDS, part)
        self.fresh = self.lay.fresh(seed)
        self.weights = begun(self.fresh)
        self.state = self.learner.optimiser.init(self.weights)
        self.past: Any = None
        if paper.weights:
            self.read()

    def begin(self, network: Network) -> None:
        """Start from weights that were trained before, as late in the training as they were."""
        lay = self.lay
        seen = network.place < len(network.arrays["rows"]) - 1
        rows = self.fresh["rows"].copy()
        rows[seen] = network.arrays["rows"][network.place[seen]]
        self.weights = begun(network.arrays | {"rows": rows})
        adam = self.state[1]
        used = np.where(seen[:, None], np.float32(TINY), np.zeros((lay.rows, 1), np.float32))
        self.state = (self.state[0], adam._replace(nu=adam.nu | {"rows": jnp.asarray(used + np.zeros_like(rows))}))
        self.paper.games = int(network.report["games"])
        self.paper.decisions = int(network.report["decisions"])

    def read(self) -> None:
        """Go on from the checkpoint."""
        paper = self.paper
        which = np.unpackbits(np.frombuffer(paper.which, np.uint8))[: self.lay.rows].astype(bool)

        def whole(found: dict[str, bytes], start: Arrays, kind: Any = np.float32) -> Any:
            out = {name: one.copy() for name, one in start.items()}
            for name, one in out.items():
                where = which if name == "rows" else ...
                one[where] = np.frombuffer(found[name], kind).reshape(one[where].shape)
            return begun(out)

        none = {name: np.zeros_like(one) for name, one in self.fresh.items()}
        self.weights = whole(paper.weights, self.fresh)
        adam = self.state[1]._replace(
            count=jnp.asarray(paper.steps, jnp.int32), mu=whole(paper.first, none), nu=whole(paper.second, none)
        )
        self.state = (self.state[0], adam)
        self.past = whole(paper.past, rounded(self.fresh), np.float16) if paper.past else None

    def written(self) -> Paper:
        """Return the checkpoint."""
        adam = self.state[1]
        which = np.asarray(adam.nu["rows"]).any(axis=1)

        def small(arrays: Any, kind: Any = np.float32) -> dict[str, bytes]:
            numbers = {name: np.asarray(one) for name, one in arrays.items()}
            numbers["rows"] = numbers["rows"][which]
            return {name: one.astype(kind).tobytes() for name, one in numbers.items()}

        paper = self.paper
        paper.steps = int(adam.count)
        paper.which = np.packbits(which).tobytes()
        paper.weights, paper.first, paper.second = small(self.weights), small(adam.mu), small(adam.nu)
        paper.past = small(self.past, np.float16) if self.past else {}
        return paper

    def shipped(self, report: dict[str, float | int | str]) -> Weights:
        """Return the weights in the form that is played."""
        which = np.asarray(self.state[1].nu["rows"]).any(axis=1)
        return packed(self.lay, {name: np.asarray(one) for name, one in self.weights.items()}, which, report)

    def answer(self, half: Half, old: Any, key: Any, number: int, temperature: float = 1.0) -> dict[str, Any]:
        """Write the network's actions for half the games, and return the decisions."""
        learners = half.learners.copy()
        own = (learners == ALL) | (learners == half.seats)
        now = {"seen": half.seen, "leans": half.leans, "seats": half.seats, "own": own}
        decided = {name: jnp.array(one) for name, one in now.items()}
        actions, logs, worth = self.learner.decide(
            self.weights,
            old,
            decided["seen"],
            decided["leans"],
            jnp.array(~own),
            key,
            number,
            temperature,
        )
        half.actions[:] = np.asarray(actions)
        return {**decided, "actions": actions, "logs": logs, "worth": worth}

    def round(self, games: Crowd) -> None:
        """Learn from a round's batches."""
        paper = self.paper
        started = time.monotonic()
        games.begin(Plan(self.seed * 100_003 + paper.rounds, share=SHARE, past=self.past is not None))
        keys = jax.random.split(jax.random.key(self.seed * 100_003 + paper.rounds), 2 + BATCHES)
        before = paper.decisions
        waiting: list[dict[str, Any]] = []
        for n, half in enumerate(games.halves):
            waiting.append(self.answer(half, self.past, keys[n], 0))
            games.tell(n)
        for batch in range(BATCHES):
            steps: list[list[dict[str, Any]]] = [[] for _ in games.halves]
            for step in range(STEPS):
                for n, half in enumerate(games.halves):
                    games.wait()
                    steps[n].append(waiting[n] | {"over": jnp.array(half.over), "rewards": jnp.array(half.rewards)})
                    waiting[n] = self.answer(half, self.past, keys[n], 1 + batch * STEPS + step)
                    games.tell(n)
            whole = {
                name: jnp.concatenate([jnp.stack([one[name] for one in some]) for some in steps], axis=1)
                for name in steps[0][0]
            }
            slower = 1 + paper.decisions / SLOWER
            self.weights, self.state, told = self.learner.learn(
                self.weights, self.state, whole, keys[2 + batch], max(LEAST, ENTROPY / slower), RATE / slower**0.5
            )
            paper.decisions += int(whole["own"].sum())
            paper.games += int(whole["over"].sum())
        for _ in games.halves:
            games.wait()
        paper.rounds += 1
        if paper.rounds % RENEWED == 0:
            self.past = begun(rounded(self.weights))
        seconds = time.monotonic() - started
        paper.seconds += seconds
        wrong, variety, change = [round(float(one), 4) for one in told[1:]]
        self.paper.curve.append(
            {
                "round": paper.rounds,
                "games": paper.games,
                "decisions": paper.decisions,
                "seconds": round(paper.seconds, 1),
                "decisions a second": round((paper.decisions - before) / seconds),
                "critic's error": wrong,
                "entropy": variety,
                "change": change,
            }
        )

    def trial(self, games: Crowd, other: str) -> None:
        """Play one game in each slot against another bot, and add the shares of the wins to the curve."""
        games.begin(Plan(self.seed * 100_003 + self.paper.rounds, others=other, trial=True))
        key = jax.random.key(self.seed)
        seats = np.array(
            [self.size.counts[k % len(self.size.counts)] for k in range(self.size.games)] * self.size.workers
        )
        won = [np.full(len(seats), np.nan) for _ in games.halves]
        who = [half.learners.copy() for half in games.halves]
        number = 0
        while any([np.isnan(one).any() for one in won]):
            for n, half in enumerate(games.halves):
                self.answer(half, None, key, HALVES * number + n, TEMPERATURE)
                games.tell(n)
                games.wait()
                ended = (half.over != 0) & np.isnan(won[n])
                won[n][ended] = (half.rewards[np.arange(len(seats)), who[n]] + 1 / seats)[ended]
            number += 1
        for count in self.size.counts:
            found = fixed([float(one) for some in won for one in some[seats == count]]).rounded(3)
            self.paper.curve[-1][f"{count} seats, {other}"] = found.value
            self.paper.curve[-1][f"{count} seats, {other}, 95%"] = f"{found.low} to {found.high}"


def rounded(arrays: Any) -> Arrays:
    """Return weights in half precision, as numbers of single precision."""
    return {name: np.asarray(one).astype(np.float16).astype(np.float32) for name, one in arrays.items()}


def train(
    game: str,
    checkpoint: Path,
    games: int = 0,
    minutes: float = 0.0,
    seed: int = 1,
    seats: list[int] | None = None,
    workers: int | None = None,
    width: int = WIDTH,
    begin: bytes = b"",
    progress: Callable[[dict[str, float | int | str]], object] | None = None,
) -> Weights:
    """Train a network for at least ``games`` games or ``minutes`` minutes in all, in whole rounds; return its weights.

    It goes on from the checkpoint in a file, if there is one, and keeps another there after each round. ``width``:
    games side by side in each half of each worker. ``begin``: a file of weights to start from. ``progress`` gets what
    there is to say about each round.

    Raise BadInput for what can't be trained, and for a checkpoint of another training.
    """
    least, most = api.game(game).seats
    counts = sorted(set(seats or range(max(2, least), most + 1)))
    for count in counts:
        api.make_rules(game, count, serial=True)
    if (games < 1) == (minutes <= 0):
        raise BadInput("Say how long to train: a number of games from 1, or a number of minutes above 0.")
    size = Size(game, counts, workers or os.cpu_count() or 1, width)
    named = ["actor-critic", __version__, layout(game).digest, counts, seed, size.workers, width, STEPS, BATCHES]
    start = None
    if begin:
        start = read_network(begin, "--begin")
        if start.lay.game != game:
            raise BadInput(f"--begin was trained for {start.lay.game}, not for {game}.")
        named.append(sha256(begin).hexdigest())
    training = Training(size, seed, read_paper(checkpoint, msgspec.json.encode(named).decode()))
    paper = training.paper
    if start is not None and not paper.rounds:
        training.begin(start)
    with crowd(size) as all_games:
        while paper.seconds < 60 * minutes or paper.games < games:
            training.round(all_games)
            if (paper.rounds - 1) % TRIED == 0:
                training.trial(all_games, "heuristic")
            keep(checkpoint, msgspec.msgpack.encode(training.written()))
            if progress is not None:
                progress(paper.curve[-1])
    report = {"games": paper.games, "decisions": paper.decisions, "minutes": round(paper.seconds / 60, 1), "seed": seed}
    return training.shipped({**report, "seats": " ".join(map(str, counts)), "workers": size.workers})


def read_paper(path: Path, key: str) -> Paper:
    """Return the checkpoint in a file, or a new one. Raise BadInput if it isn't one of this training."""
    if not path.exists():
        return Paper(key)
    try:
        paper = msgspec.msgpack.decode(path.read_bytes(), type=Paper)
    except OSError as error:
        raise BadInput(f"{path} can't be read: {error.strerror}.") from None
    except msgspec.DecodeError as error:
        raise BadInput(f"{path} is not a checkpoint of a training: {error}.") from None
    if paper.key != key:
        raise BadInput(
            f"{path} belongs to another training (game, seats, seed, workers or version); name another file."
        )
    return paper


def keep(path: Path, data: bytes) -> None:
    """Replace a file as a whole: an interruption leaves the old or the new one. Raise BadInput if that can't be."""
    fresh = path.with_name(path.name + ".new")
    try:
        fresh.write_bytes(data)
        fresh.replace(path)
    except OSError as error:
        raise BadInput(f"{path} can't be written: {error.strerror}.") from None
