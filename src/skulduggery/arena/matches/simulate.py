"""Simulations of many games on all cores. The same seed gives the same result for any number of workers."""

import time
from collections.abc import Callable, Sequence

import msgspec

from skulduggery import api, bots
from skulduggery.api import BadInput, Document, Rng, Rules, Value
from skulduggery.arena.matches import bot_game
from skulduggery.arena.matches.external_bots import identity, outside
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
    """The summed results of some games; ``wins`` in sixtieths, ``scores`` in points, both by seat. ``faults``: why bots
    from outside forfeited."""

    games: int
    decisions: int
    ties: int
    wins: list[int]
    scores: list[int]
    faults: list[str]

    def add(self, other: "Tally") -> None:
        """Add another tally to this one."""
        self.games += other.games
        self.decisions += other.decisions
        self.ties += other.ties
        self.wins = [a + b for a, b in zip(self.wins, other.wins, strict=True)]
        self.scores = [a + b for a, b in zip(self.scores, other.scores, strict=True)]
        self.faults += other.faults


class Result(msgspec.Struct):
    """The result of a simulation: wins and mean scores by seat. A shared win counts as a fraction.

    ``variant`` is true if this number of seats is a house variant. ``faults``: why bots from outside forfeited, a
    sentence for each game that they lost so.
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
    faults: list[str] = []


def play(task: Task) -> Tally:
    """Play the games of a task. The random stream of each depends only on the seed and the number of the game."""
    rules = api.make_rules(task.game, len(task.seats), task.options, task.cards, serial=True)
    one = play_outside if any(map(outside, task.seats)) else play_house
    tally = empty(len(task.seats))
    for number in range(task.first, task.first + task.games):
        stream = Rng((task.seed << 32) + number)
        stream.seed()
        tally.add(one(rules, task.seats, stream))
    return tally


def empty(seats: int) -> Tally:
    """Return a tally of no games."""
    return Tally(0, 0, 0, [0] * seats, [0] * seats, [])


def play_house(rules: Rules, seats: list[str], stream: Rng) -> Tally:
    """Play a game between house bots."""
    players = [bots.make(name, stream.seed()) for name in seats]
    state = api.new(rules, stream.seed())
    decisions = 0
    while asks := api.pending(state):
        ask = asks[0]
        player = players[ask.seat]
        info = None if player.blind else api.infostate(state, ask.seat)
        api.apply(state, ask.seat, player.choose(info, ask))
        decisions += 1
    return counted(decisions, api.returns(state), [*api.scores(state)], [])


def play_outside(rules: Rules, seats: list[str], stream: Rng) -> Tally:
    """Play a game with bots from outside, as in an arena: a bot that forfeits has lost."""
    streams = [stream.seed() for _ in seats]
    played = bot_game.play(rules, seats, stream.seed(), stream.seed(), streams)
    return counted(played.answers, played.shares, played.scores, played.faults)


def counted(decisions: int, shares: Sequence[float], scores: list[int], faults: list[str]) -> Tally:
    """Return the tally of one game."""
    wins = [round(share * SHARES) for share in shares]
    return Tally(1, decisions, int(max(wins) < SHARES), wins, scores, faults)


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
        identity(name) if outside(name) else bots.make(name, 0)
    begun = time.perf_counter()
    tasks = [
        Task(game, seats, options or {}, cards, seed, first, min(CHUNK, games - first))
        for first in range(0, games, CHUNK)
    ]
    total = empty(len(seats))
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
        total.faults,
    )
