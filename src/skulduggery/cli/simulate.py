"""``skulduggery simulate``."""

import sys

import msgspec

from skulduggery.api import Document, Value
from skulduggery.arena.simulate import Result, simulate


def run(
    game: str,
    seats: list[str],
    games: int,
    seed: int,
    options: dict[str, Value],
    cards: Document | None,
    workers: int | None,
    as_json: bool,
) -> int:
    """Simulate, with a progress bar where somebody watches, and print the result."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    watcher = Console(stderr=True)
    with Progress(BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=watcher, transient=True) as bar:
        bar.disable = not watcher.is_terminal
        task = bar.add_task("", total=games)
        result = simulate(game, seats, games, seed, options, cards, workers, lambda more: bar.advance(task, more))
    if as_json:
        sys.stdout.write(msgspec.json.encode(result).decode() + "\n")
    else:
        show(result)
    return 0


def show(result: Result) -> None:
    """The result as a table."""
    from rich.console import Console
    from rich.table import Table

    table = Table(title=f"{result.game}: {result.games} games, seed {result.seed}")
    for column in ("seat", "bot", "wins", "share", "± 95%", "mean score"):
        table.add_column(column, justify="left" if column == "bot" else "right")
    for seat, name in enumerate(result.seats):
        share = result.wins[seat] / result.games
        margin = 1.96 * (share * (1 - share) / result.games) ** 0.5
        row = (f"{result.wins[seat]:.1f}", f"{share:.2%}", f"{margin:.2%}", f"{result.scores[seat]:.2f}")
        table.add_row(str(seat + 1), name, *row)
    console = Console()
    console.print(table)
    speed = result.decisions / max(result.seconds, 1e-9)
    console.print(
        f"{result.ties} shared wins; {result.decisions} decisions in {result.seconds:.1f} s ({speed:,.0f} a second)"
    )
