"""``skulduggery learn``."""

import sys
from importlib.util import find_spec
from pathlib import Path

import msgspec

from skulduggery import api
from skulduggery.api import BadInput
from skulduggery.arena.learn import learn
from skulduggery.bots.value import Weights


def run(
    game: str,
    games: int,
    seed: int,
    seats: list[int] | None,
    bot: str,
    out: Path | None,
    store: Path | None,
    workers: int | None,
    as_json: bool,
) -> int:
    """Learn the value of a game, with a progress bar where somebody watches; write the weights, print the report."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    check_out(out)
    watcher = Console(stderr=True)
    least, most = api.game(game).seats
    with Progress(BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=watcher, transient=True) as bar:
        bar.disable = not watcher.is_terminal
        task = bar.add_task("", total=games * len(seats or range(least, most + 1)))
        weights = learn(
            game, games, seed, seats, bot, store=store, workers=workers, progress=lambda more: bar.advance(task, more)
        )
    write(out, msgspec.json.encode(weights))
    if as_json:
        sys.stdout.write(msgspec.json.encode(weights.report).decode() + "\n")
    else:
        Console(highlight=False).print(told(weights))
    return 0


def run_policy(
    game: str,
    games: int,
    minutes: float,
    seed: int,
    seats: list[int] | None,
    out: Path | None,
    store: Path | None,
    workers: int | None,
    against: str,
    as_json: bool,
) -> int:
    """Train the policy of a game, with how far it is where somebody watches; write the weights, print the report."""
    from rich.console import Console

    from skulduggery.arena.train import train

    check_out(out)
    watcher = Console(stderr=True)
    with watcher.status("") as status:
        trained = train(
            game,
            games,
            minutes,
            seed,
            seats,
            store,
            workers,
            against=against,
            progress=lambda played, seconds: status.update(f"{played} games, {seconds / 60:.1f} minutes"),
        )
    write(out, msgspec.msgpack.encode(trained))
    if as_json:
        sys.stdout.write(msgspec.json.encode(trained.report).decode() + "\n")
    else:
        Console(highlight=False).print("\n".join([f"{what}: {value}" for what, value in trained.report.items()]))
    return 0


def check_out(out: Path | None) -> None:
    """Raises BadInput where nothing can be learned or written: before the long part, not after it."""
    if find_spec("numpy") is None:
        raise BadInput("Learning needs numpy: install skulduggery[lab].")
    if out is not None and not out.parent.is_dir():
        raise BadInput(f"{out} can't be written: there is no folder {out.parent}.")


def write(out: Path | None, data: bytes) -> None:
    """Write weights, if there is somewhere to. Raises BadInput if that fails."""
    if out is not None:
        try:
            out.write_bytes(data)
        except OSError as error:
            raise BadInput(f"{out} can't be written: {error.strerror}.") from None


def told(weights: Weights) -> str:
    """How the fit came out, in words."""
    report = weights.report
    return (
        f"{weights.game}: {report['positions']} positions of {report['games']} games by {report['bot']}, "
        f"seed {report['seed']}\n"
        f"log-loss of games held back {report['log-loss of games held back']}, "
        f"of those fitted {report['log-loss fitted']}, "
        f"where nothing is known {report['log-loss where nothing is known']}"
    )
