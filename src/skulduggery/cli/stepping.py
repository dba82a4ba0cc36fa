"""Speed of the environments for learning, in steps a second with observation and mask. Needs the extra ``envs``.

The actions are drawn beforehand in a game of the same seed, so that choosing them is not measured. Times are processor
time of this process, so that other load on the machine counts little.
"""

import sys
import time
from collections.abc import Callable, Sequence
from importlib.util import find_spec
from typing import Any

import msgspec
import numpy as np
import pettingzoo  # type: ignore[import-untyped]

from skulduggery import api
from skulduggery.cli.engine import build
from skulduggery.cli.figures import ROUNDS, loop, random_game
from skulduggery.environments import aec, registered
from skulduggery.environments.batch import Batch

GAMES = 8
COUNT = 64
STEPS = 60
PATIENCE = 1.0
"""Seconds spent on a figure after which it is not measured again."""


class Steps(msgspec.Struct):
    """Steps a second: of PettingZoo bare and with its guards, of a batch, and of the rules alone with options
    listed."""

    rules: float
    bare: float
    guarded: float
    batch: float


class Report(msgspec.Struct):
    """All figures of a run. ``loop`` is in millions of rounds a second; ``leduc`` is like ``Steps.guarded``, or 0."""

    build: str
    python: str
    loop: float
    leduc: float
    games: dict[str, Steps]


def run(games: Sequence[str] | None, as_json: bool) -> int:
    """Measure these games, or all, and print the figures. Raise BadInput for an unknown game."""
    steps = {game: stepped(game) for game in games or registered.GAMES}
    report = Report(build(), sys.version.split()[0], loop(time.process_time), leduc(), steps)
    if as_json:
        sys.stdout.write(msgspec.json.encode(report).decode() + "\n")
    else:
        show(report)
    return 0


def stepped(game: str) -> Steps:
    """Return the figures of one game with four seats, or its most if that is fewer."""
    seats = min(4, api.game(game).seats[1])
    rules = api.make_rules(game, seats)
    decisions = sum([random_game(rules, seed) for seed in range(GAMES)])
    alone_takes = fastest(lambda: [random_game(rules, seed) for seed in range(GAMES)])
    return Steps(
        decisions / alone_takes,
        alone(aec.Raw(game, seats)),
        alone(aec.env(game, seats)),
        together(game, seats),
    )


def leduc() -> float:
    """Return the same figure for PettingZoo's own Leduc poker, with its guards; 0 without ``pettingzoo[classic]``."""
    if find_spec("rlcard") is None or find_spec("pygame") is None:
        return 0.0
    return alone(pettingzoo.make("aec", "classic/leduc_holdem-v4"))


def alone(env: Any) -> float:
    """Return the steps a second of a PettingZoo environment, ``last`` and ``step``, including steps of agents that
    are done."""
    rng = np.random.default_rng(1)
    actions: list[list[int | None]] = []
    for seed in range(GAMES):
        env.reset(seed=seed)
        drawn: list[int | None] = []
        for _ in env.agent_iter():
            seen, _, ended, cut, _ = env.last()
            drawn.append(None if ended or cut else int(rng.choice(np.flatnonzero(seen["action_mask"]))))
            env.step(drawn[-1])
        actions.append(drawn)

    def again() -> None:
        for seed in range(GAMES):
            env.reset(seed=seed)
            for action in actions[seed]:
                env.last()
                env.step(action)

    return sum([len(drawn) for drawn in actions]) / fastest(again)


def together(game: str, seats: int) -> float:
    """Return the steps a second of a batch, summed over its games; new games begin as old ones end."""
    batch = Batch(game, COUNT, seats)
    rng = np.random.default_rng(1)
    actions = []
    for _ in range(STEPS):
        actions.append(np.array([rng.choice(np.flatnonzero(mask)) for mask in batch.masks]))
        batch.step(actions[-1])

    def again() -> None:
        for drawn in actions:
            batch.step(drawn)

    return COUNT * STEPS / fastest(again, lambda: batch.reset(0))


def fastest(action: Callable[[], object], before: Callable[[], object] = lambda: None) -> float:
    """Return the seconds of an action in the best of several rounds; ``before`` runs before each and is not counted."""
    found: list[float] = []
    while len(found) < ROUNDS and sum(found) < PATIENCE:
        before()
        begun = time.process_time()
        action()
        found.append(time.process_time() - begun)
    return min(found)


def show(report: Report) -> None:
    """Print the figures as a table."""
    from rich.console import Console
    from rich.table import Table

    table = Table(title=f"{report.build} build, Python {report.python}: steps a second with observation and mask")
    table.add_column("environment")
    for game in report.games:
        table.add_column(game, justify="right")
    for field, name in (
        ("rules", "the rules alone"),
        ("bare", "PettingZoo, bare"),
        ("guarded", "PettingZoo, guarded"),
        ("batch", f"a batch of {COUNT}"),
    ):
        table.add_row(name, *[f"{getattr(one, field):,.0f}" for one in report.games.values()])
    console = Console()
    console.print(table)
    leduc = f"{report.leduc:,.0f} steps a second" if report.leduc else "not installed"
    console.print(
        f"PettingZoo's Leduc poker, guarded: {leduc}; a plain loop runs {report.loop:.1f} million times a second"
    )
