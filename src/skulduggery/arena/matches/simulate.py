"""Simulations of many games on all cores. The same seed gives the same result for any number of workers."""

import time
from collections.abc import Callable

import msgspec

from skulduggery import api, bots
from skulduggery.api import BadInput, Document, Rng, Value
from skulduggery.arena.workers import spread

SHARES = 60
"""Wins are counted in sixtieths, so that a win shared by up to six seats stays a whole number."""
CHUNK = 250
"""The number of games in a task."""


class Task(msgspec.Struct):
    """Some games of one simulation, as sent to a worker."""

    game: str
    seats: list[str]
    options: dict[str, Value]
    cards: Document | None
    seed: int
    first: int
    games: int


class Tally(msgspec.Struct):
    """The summed results of some games; ``wins`` in sixtieths, ``scores`` in points, both by seat."""

    games: int
    decisions: int
    ties: int
    wins: list[int]
    scores: list[int]

    def add(self, other: "Tally") -> None:
        """Add another tally to this one."""
        self.games += other.games
        self.decisions += other.decisions
        self.ties += other.ties
        self.wins = [a + b for a, b in zip(self.wins, other.wins, strict=True)]
        self.scores = [a + b for a, b in zip(self.scores, other.scores, strict=True)]


class Result(msgspec.Struct):
    """The result of a simulation: wins and mean scores by seat. A shared win counts as a fraction.

    ``variant`` is true if this number of seats is a house variant.
    """

    game: str
    seats: list[str]
    options: dict[str, Value]
    games: int
    seed: int
    seconds: float
    decisions: int
    ties: int
    wins: list[float]
    scores: list[float]
    variant: bool


def play(task: Task) -> Tally:
    """Play the games of a task. The random stream of each depends only on the seed and the number of the game."""
    rules = api.make_rules(task.game, len(task.seats), task.options, task.cards, serial=True)
    tally = Tally(0, 0, 0, [0] * len(task.seats), [0] * len(task.seats))
    for number in range(task.first, task.first + task.games):
        stream = Rng((task.seed << 32) + number)
        stream.seed()
        players = [bots.make(name, stream.seed()) for name in task.seats]
        state = api.new(rules, stream.seed())
        while asks := api.pending(state):
            ask = asks[0]
            player = players[ask.seat]
            info = None if player.blind else api.infostate(state, ask.seat)
            api.apply(state, ask.seat, player.choose(info, ask))
            tally.decisions += 1
        shares = [round(share * SHARES) for share in api.returns(state)]
        tally.games += 1
        tally.ties += max(shares) < SHARES
        tally.wins = [a + b for a, b in zip(tally.wins, shares, strict=True)]
        tally.scores = [a + b for a, b in zip(tally.scores, api.scores(state), strict=True)]
    return tally


def simulate(
    game: str,
    seats: list[str],
    games: int,
    seed: int,
    options: dict[str, Value] | None = None,
    cards: Document | None = None,
    workers: int | None = None,
    progress: Callable[[int], object] | None = None,
) -> Result:
    """Play ``games`` games of the bots named in ``seats``. ``progress`` gets the number of games just added.

    Raises BadInput for a game, options, cards or bots that can't be used.
    """
    if games < 1:
        raise BadInput(f"The number of games can't be {games}; it must be a whole number from 1.")
    rules = api.make_rules(game, len(seats), options, cards)
    for name in seats:
        bots.make(name, 0)
    begun = time.perf_counter()
    tasks = [
        Task(game, seats, options or {}, cards, seed, first, min(CHUNK, games - first))
        for first in range(0, games, CHUNK)
    ]
    total = Tally(0, 0, 0, [0] * len(seats), [0] * len(seats))
    for tally in spread(play, tasks, workers):
        total.add(tally)
        if progress is not None:
            progress(tally.games)
    return Result(
        game,
        seats,
        rules.options,
        total.games,
        seed,
        round(time.perf_counter() - begun, 3),
        total.decisions,
        total.ties,
        [share / SHARES for share in total.wins],
        [score / games for score in total.scores],
        len(seats) in api.game(game).variants,
    )
