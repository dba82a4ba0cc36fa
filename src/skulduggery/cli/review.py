"""``skulduggery review``."""

import sys
from pathlib import Path

import msgspec

from skulduggery import codec
from skulduggery.api import BadInput
from skulduggery.review.reviews import review
from skulduggery.text import Texts, language


def run(path: Path, data: bytes, seat: int | None, rounds: int, seed: int, spoken: str | None, as_json: bool) -> int:
    """Look back on a game, with a progress bar where somebody watches, and print what there is to learn."""
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

    from skulduggery.tui.review import show_review
    from skulduggery.tui.terminal import Terminal

    code = language(spoken)
    record = codec.read_log(data, str(path))
    if seat is not None and not 1 <= seat <= record.rules.seats:
        raise BadInput(f"There is no seat {seat}; there are 1 to {record.rules.seats}.")
    if rounds < 0:
        raise BadInput(f"--rounds can't be {rounds}; it is how often a question is played on, 1 or more.")
    watcher = Console(stderr=True)
    with Progress(BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), console=watcher, transient=True) as bar:
        bar.disable = not watcher.is_terminal
        task = bar.add_task("", total=len(record.entries))
        try:
            found = review(record, rounds, seed, lambda done: bar.update(task, completed=done))
        except BadInput as error:
            raise BadInput(f"{path}: {error}") from None
    if as_json:
        sys.stdout.write(msgspec.json.encode(found).decode() + "\n")
    else:
        show_review(Terminal(), record, found, Texts(code, found.game), None if seat is None else seat - 1)
    return 0
