"""``skulduggery arena``."""

import sys
from pathlib import Path

import msgspec

from skulduggery.arena.match import Seating, Standing, match


def run(seating: Seating, deals: int, store: Path | None, workers: int | None, as_json: bool) -> int:
    """Play a match, with a progress bar where somebody watches, and print how it stands."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    watcher = Console(stderr=True)
    with Progress(BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=watcher, transient=True) as bar:
        bar.disable = not watcher.is_terminal
        task = bar.add_task("", total=deals)
        result = match(seating, deals, store, workers, lambda more: bar.advance(task, more))
    if as_json:
        sys.stdout.write(msgspec.json.encode(result).decode() + "\n")
    else:
        Console(highlight=False).print(told(result))
    return 0


def told(result: Standing) -> str:
    """A match in words."""
    return (
        f"{result.game}: {result.bot} against {', '.join(result.others)}\n"
        f"{result.share:.1%} of the wins ({result.low:.1%} to {result.high:.1%}; equal would be {result.fair:.1%}), "
        f"mean lead {result.lead:+.1f}\n"
        f"{result.deals} deals, {result.games} games, seed {result.seed}; {result.ms:.1f} ms a question"
    )
