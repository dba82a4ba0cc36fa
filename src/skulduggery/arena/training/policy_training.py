"""Train a policy by self-play (docs/develop/learned-policy.md).

The same seed and number of games give the same weights, for any number of workers and wherever a run was interrupted.
"""

import time
from collections.abc import Callable, Sequence
from contextlib import closing
from functools import cache, lru_cache
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import msgspec

from skulduggery import __version__, api, bots
from skulduggery.api import BadInput, Rng
from skulduggery.arena.intervals import fixed
from skulduggery.arena.store import Store
from skulduggery.arena.training.policy_gradient import Lessons, Pupil, State
from skulduggery.arena.workers import HandOut, crew
from skulduggery.bots.net import UNITS, Net, Trained, drawn
from skulduggery.bots.value import Value, value_of

CHUNK: Final = 6
"""Games of one number of seats that a worker plays at a time."""
RATE: Final = 0.003
CLIP: Final = 0.2
ENTROPY: Final = 0.05
ROUNDS: Final = 2
"""Number of passes over each batch."""
PARTS: Final = 4
"""Number of parts that a batch is split into, with one step for each."""
FAR: Final = 0.95
"""Lambda of GAE, by which the credit for later changes in value decays with each question."""

TRIED: Final = ("heuristic", "random")
"""Bots that a policy is tried against."""


class Turn(msgspec.Struct):
    """Some games to play with certain weights, as sent to a worker. ``batch`` and ``first`` number them.

    ``against``: a bot that sits in all seats but one and learns nothing.
    """

    game: str
    seats: int
    seed: int
    batch: int
    first: int
    weights: bytes
    against: str = ""


class Trial(msgspec.Struct):
    """A deal to play against ``other``, once with the policy in each seat."""

    game: str
    seats: int
    other: str
    seed: int
    number: int
    weights: bytes


class Paper(msgspec.Struct):
    """A checkpoint of the training."""

    batch: int
    seconds: float
    pupil: State


@lru_cache(maxsize=2)
def net(weights: bytes) -> Net:
    """Return the net with these weights."""
    return Net(msgspec.msgpack.decode(weights, type=Trained))


@cache
def rules_of(game: str, seats: int) -> api.Rules:
    """Return the house rules, played in turn."""
    return api.make_rules(game, seats, serial=True)


class Played:
    """The questions of some games, with what was answered and what it gained."""

    def __init__(self) -> None:
        self.seen: list[api.PolicyFeatures] = []
        self.chosen: list[int] = []
        self.chances: list[float] = []
        self.gains: list[float] = []

    def game(self, turn: Turn, number: int, policy: Net, value: Value) -> None:
        """Play one game, and add its questions."""
        luck = Rng(turn.seed)
        luck = Rng(luck.seed() + (turn.batch << 24) + (turn.seats << 20) + number)
        state = api.new(rules_of(turn.game, turn.seats), luck.seed())
        others = [bots.make(turn.against, luck.seed()) for _ in range(turn.seats)] if turn.against else []
        worth: list[tuple[float, ...]] = []
        whose: list[int] = []
        while asks := api.pending(state):
            ask = asks[0]
            if len(ask.options) == 1 and not ask.ranges:
                api.apply(state, ask.seat, ask.options[0])
                continue
            info = api.infostate(state, ask.seat)
            if others and ask.seat != number % turn.seats:
                api.apply(state, ask.seat, others[ask.seat].choose(info, ask))
                continue
            features = None if ask.ranges else api.policy_features(info, ask)
            if features is None:
                api.apply(state, ask.seat, api.policy(info, ask, luck))
                continue
            worth.append(value.shares(state))
            whose.append(ask.seat)
            likely = policy.chances(features)
            choice = drawn(likely, luck)
            self.seen.append(features)
            self.chosen.append(choice)
            self.chances.append(likely[choice])
            api.apply(state, ask.seat, ask.options[choice])
        self.gains += gained([*worth, api.returns(state)], whose)

    def packed(self) -> dict[str, Any]:
        """Return the questions as arrays (see ``Lessons``)."""
        import numpy as np

        options = [features for one in self.seen for features in one.each]
        return {
            "kind": np.array([one.kind for one in self.seen], np.int16),
            "chosen": np.array(self.chosen, np.int16),
            "chance": np.array(self.chances, np.float32),
            "gain": np.array(self.gains, np.float32),
            "options": np.array([len(one.each) for one in self.seen], np.int16),
            "here": np.array([feature for one in self.seen for feature in one.here], np.int16),
            "heres": np.array([len(one.here) for one in self.seen], np.int16),
            "each": np.array([feature for features in options for feature in features], np.int16),
            "eaches": np.array([len(features) for features in options], np.int16),
            "logits": np.array([logit for one in self.seen for logit in one.logits], np.float32),
        }


def gained(worth: Sequence[tuple[float, ...]], whose: Sequence[int]) -> list[float]:
    """Return the advantage of each answer: the discounted sum of what the position gains for its seat from there on.

    ``worth`` are the seats' shares before each answer and at the end, ``whose`` the seats that answered (GAE, Schulman
    et al. 2016).
    """
    seats = len(worth[-1])
    later = [0.0] * seats
    backwards: list[float] = []
    for at in range(len(whose) - 1, -1, -1):
        for seat in range(seats):
            later[seat] = worth[at + 1][seat] - worth[at][seat] + FAR * later[seat]
        backwards.append(later[whose[at]])
    return backwards[::-1]


def play(turn: Turn) -> dict[str, Any]:
    """Play the games of a turn. Return its questions with their features, answers, and the estimated gain of each
    answer.

    The gain is computed from the values of the open worlds to the seat from there on (GAE, Schulman et al. 2016).
    Questions without policy features are left out.
    """
    policy, value = net(turn.weights), value_of(turn.game)
    played = Played()
    for number in range(turn.first, turn.first + CHUNK):
        played.game(turn, number, policy, value)
    return played.packed()


def tried(trial: Trial) -> float:
    """Return the policy's mean share of the win in one deal over every seating, with common random numbers."""
    rules = rules_of(trial.game, trial.seats)
    policy = net(trial.weights)
    total = 0.0
    for mine in range(trial.seats):
        luck = Rng((trial.seed << 32) + trial.number)
        luck.seed()
        state = api.new(rules, luck.seed())
        own = Rng(luck.seed())
        others = [bots.make(trial.other, luck.seed()) for _ in range(trial.seats)]
        while asks := api.pending(state):
            ask = asks[0]
            info = api.infostate(state, ask.seat)
            answer = policy.answer(info, ask, own) if ask.seat == mine else others[ask.seat].choose(info, ask)
            api.apply(state, ask.seat, answer)
        total += api.returns(state)[mine]
    return total / trial.seats


def train(
    game: str,
    games: int = 0,
    minutes: float = 0.0,
    seed: int = 1,
    seats: list[int] | None = None,
    store: Path | None = None,
    workers: int | None = None,
    trials: int | None = None,
    batch: int = 0,
    against: str = "",
    begin: Trained | None = None,
    progress: Callable[[int, float], object] | None = None,
) -> Trained:
    """Train a policy by self-play, for at least ``games`` games or for ``minutes`` minutes in all, and try it.

    The policy is tried against the rules of thumb and random, in ``trials`` deals for each number of seats. ``batch``:
    games for each update. ``against`` names a bot in all other seats, which learns nothing. Then the policy learns to
    exploit that bot, and is tried against the bot and the learned policy too. ``begin``: weights to start from.
    ``progress`` gets the number of games and seconds trained so far.

    Raise BadInput for a game or number that can't be used.
    """
    check_training(game, games, minutes, seed)
    least, most = api.game(game).seats
    counts = seats or [*range(max(2, least), most + 1)]
    pupil = Pupil(len(api.game(game).kinds), seed)
    lot = max(1, (batch or api.game(game).profile.policy_batch) // (CHUNK * len(counts)))
    together = lot * CHUNK * len(counts)
    key = checkpoint_key(game, counts, seed, together, against, begin)
    if begin is not None:
        pupil.begin(begin)
    with closing(Store(store)) as kept, crew(workers) as share:
        there = Paper(0, 0.0, pupil.written())
        if paper := kept.found(key):
            there = msgspec.msgpack.decode(paper, type=Paper)
            pupil.read(there.pupil)
        begun = time.monotonic() - there.seconds
        done, seconds = there.batch, there.seconds
        while seconds < 60 * minutes or done * together < games:
            weights = msgspec.msgpack.encode(pupil.trained(game, {}))
            turns = [Turn(game, count, seed, done, n * CHUNK, weights, against) for n in range(lot) for count in counts]
            improve(pupil, Lessons([*share(play, turns)]), done)
            done += 1
            seconds = time.monotonic() - begun
            kept.replace(key, msgspec.msgpack.encode(Paper(done, seconds, pupil.written())))
            if progress is not None:
                progress(done * together, seconds)
        trained = pupil.trained(game, {})
        deals = api.game(game).profile.trial_deals if trials is None else trials
        against_whom = dict.fromkeys((against, "heuristic", "random", "learned") if against else TRIED)
        trained.report = {
            "games": done * together,
            "seats": " ".join(map(str, counts)),
            "seed": seed,
            "minutes": round(seconds / 60, 1),
            **strength(trained, counts, [*against_whom], seed, deals, share),
            "deals of each trial": deals,
        }
    return trained


def checkpoint_key(game: str, counts: list[int], seed: int, together: int, against: str, begin: Trained | None) -> str:
    """Return what a training is kept under: all that decides what is learned, but for how long.

    Raise BadInput for weights of another game or size.
    """
    digests = [rules_of(game, count).digest for count in counts]
    named = ["policy", __version__, digests, game, counts, seed, together, *([against] if against else [])]
    if begin is not None:
        if (begin.game, begin.units) != (game, UNITS):
            raise BadInput(
                f"--begin needs weights of {UNITS} units for {game}, not of {begin.units} units for {begin.game}."
            )
        named.append(sha256(msgspec.msgpack.encode(begin)).hexdigest())
    return msgspec.json.encode(named).decode()


def check_training(game: str, games: int, minutes: float, seed: int) -> None:
    """Raise BadInput for a game or number that can't be used."""
    if (games < 1) == (minutes <= 0):
        raise BadInput("Say how long to train: a number of games from 1, or a number of minutes above 0.")
    if not 0 <= seed < 1 << 28:
        raise BadInput(f"The seed can't be {seed}; it must be a whole number from 0 to {(1 << 28) - 1}.")
    if not api.game(game).kinds:
        raise BadInput(f"{game} has no policy features, so no policy can be trained for it.")


def strength(
    trained: Trained, counts: Sequence[int], others: Sequence[str], seed: int, deals: int, share: HandOut
) -> dict[str, Any]:
    """Try a policy against other bots in ``deals`` deals for each number of seats. Return shares and intervals."""
    weights = msgspec.msgpack.encode(trained)
    report: dict[str, Any] = {}
    for count in counts if deals else []:
        for other in others:
            tasks = [Trial(trained.game, count, other, seed, number, weights) for number in range(deals)]
            found = fixed([*share(tried, tasks)]).rounded(3)
            report[f"{count} seats, share of the wins against {other}"] = found.value
            report[f"{count} seats, interval against {other}"] = f"{found.low} to {found.high}"
    return report


def improve(pupil: Pupil, lessons: Lessons, batch: int) -> None:
    """Train the pupil on one batch."""
    lessons.gain /= max(1e-6, float(lessons.gain.std()))
    count = len(lessons.kind)
    bounds = [count * n // PARTS for n in range(PARTS + 1)]
    rate = RATE / (1 + batch / 100) ** 0.5
    for _ in range(ROUNDS):
        for n in range(PARTS):
            pupil.learn(lessons.part(bounds[n], bounds[n + 1]), rate, CLIP, ENTROPY)
