"""Figures of this build on this machine.

Each figure is the best of several rounds in one process, so that a busy machine spoils few of them. ``loop`` is
the speed of a plain Python loop in the same run: figures of different machines compare by their ratio to it.
"""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Sequence

import msgspec

from skulduggery import api, codec
from skulduggery.api import Rng, Rules, State
from skulduggery.cli.engine import build

ROUNDS = 7


class Figures(msgspec.Struct):
    """The figures of one game: microseconds, except ``decisions`` and ``games``, which are rates a second."""

    seats: int
    decision: float
    decisions: float
    games: float
    clone: float
    view: float
    infostate: float
    redeal: float
    policy: float
    save: float
    load: float


class Report(msgspec.Struct):
    """All figures of a run. ``loop`` is in millions of rounds a second, ``import_ms`` and ``start_ms`` in
    milliseconds."""

    build: str
    python: str
    loop: float
    import_ms: float
    start_ms: float
    games: dict[str, Figures]


def loop(clock: Callable[[], float] = time.perf_counter) -> float:
    """Return the speed of a plain loop in millions of rounds a second; it is written so that no build compiles it."""
    source = "x = 0\nfor i in range(1_000_000): x = (x * 31 + i) & 0xFFFF"
    code = compile(source, "loop", "exec")
    return 1 / best(lambda: exec(code, {}), 1, clock)


def best(action: Callable[[], object], times: int, clock: Callable[[], float] = time.perf_counter) -> float:
    """Return the seconds of one ``action``, in the best of several rounds of ``times`` each."""
    found = float("inf")
    for _ in range(ROUNDS):
        begun = clock()
        for _ in range(times):
            action()
        found = min(found, (clock() - begun) / times)
    return found


def random_game(rules: Rules, seed: int) -> int:
    """Play a random game and return the number of its decisions."""
    state = api.new(rules, seed)
    rng = Rng(seed)
    decisions = 0
    while asks := api.pending(state):
        ask = asks[0]
        options = ask.options
        api.apply(state, ask.seat, options[rng.below(len(options))])
        decisions += 1
    return decisions


def middles(rules: Rules) -> list[State]:
    """Return positions from the middle of random games."""
    out = []
    for seed in range(8):
        half = random_game(rules, seed) // 2
        state = api.new(rules, seed)
        rng = Rng(seed)
        for _ in range(half):
            ask = api.pending(state)[0]
            api.apply(state, ask.seat, ask.options[rng.below(len(ask.options))])
        out.append(state)
    return out


def measure(name: str) -> Figures:
    """Return the figures of one game with four seats, or its most if that is fewer."""
    seats = min(4, api.game(name).seats[1])
    rules = api.make_rules(name, seats)
    per_game = []
    per_decision = []
    for _ in range(ROUNDS):
        begun = time.perf_counter()
        decisions = sum(random_game(rules, seed) for seed in range(200))
        spent = time.perf_counter() - begun
        per_decision.append(spent / decisions)
        per_game.append(spent / 200)
    states = middles(rules)
    asked = [(state, api.pending(state)[0].seat) for state in states]
    infos = [api.infostate(state, seat) for state, seat in asked]
    saves = [codec.write_save(state) for state in states]
    rng = Rng(1)

    def each(action: Callable[[int], object]) -> float:
        def run() -> None:
            for i in range(len(states)):
                action(i)

        return best(run, 150) / len(states) * 1e6

    return Figures(
        seats,
        min(per_decision) * 1e6,
        1 / min(per_decision),
        1 / min(per_game),
        each(lambda i: states[i].clone()),
        each(lambda i: api.view(*asked[i])),
        each(lambda i: api.infostate(*asked[i])),
        each(lambda i: api.redeal(infos[i], rng)),
        each(lambda i: api.policy(infos[i], api.question(infos[i]), rng)),
        each(lambda i: codec.write_save(states[i])),
        each(lambda i: codec.read_save(saves[i], "bench")),
    )


def process(code: str) -> float:
    """Return the milliseconds that a fresh Python takes for ``code``, less those of an empty program."""

    # Keep byte code as users do, whatever this shell's environment says.
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}

    def run(text: str) -> float:
        return best(lambda: subprocess.run([sys.executable, "-c", text], check=True, env=kept), 1)

    return (run(code) - run("pass")) * 1e3


def measured(games: Sequence[str]) -> Report:
    """Return all figures of these games."""
    start = "import sys; sys.argv = ['skulduggery', 'cards', 'show']; from skulduggery.cli import main; main.parser()"
    return Report(
        build(),
        sys.version.split()[0],
        loop(),
        process("import skulduggery.api"),
        process(start),
        {name: measure(name) for name in games},
    )


def show(report: Report) -> None:
    """Print the figures as a table."""
    from rich.console import Console
    from rich.table import Table

    table = Table(title=f"{report.build} build, Python {report.python}")
    table.add_column("figure")
    for name, figures in report.games.items():
        table.add_column(f"{name}, {figures.seats} seats", justify="right")
    columns = list(report.games.values())
    table.add_row("random games a second", *[f"{one.games:,.0f}" for one in columns])
    table.add_row("decisions a second", *[f"{one.decisions:,.0f}" for one in columns])
    if len(columns) > 1:
        times = [f"{one.decision / columns[0].decision:.2f}" for one in columns]
        table.add_row(f"a decision, against one of {next(iter(report.games))}", *times)
    for field, words in (
        ("decision", "a decision: listed, answered"),
        ("clone", "a clone"),
        ("view", "a view"),
        ("infostate", "an information state"),
        ("redeal", "a re-deal"),
        ("policy", "an answer of the heuristic"),
        ("save", "a save, with its cards"),
        ("load", "a load"),
    ):
        table.add_row(f"{words} (us)", *[f"{getattr(one, field):.2f}" for one in columns])
    console = Console()
    console.print(table)
    console.print(
        f"import {report.import_ms:.0f} ms, start of the command {report.start_ms:.0f} ms; "
        f"a plain loop runs {report.loop:.1f} million times a second here"
    )
