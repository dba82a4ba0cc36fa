"""``skulduggery lab balance``: a reading of a card set, as a page and as data."""

import sys
from functools import partial
from importlib.util import find_spec
from pathlib import Path

import msgspec

from skulduggery import api
from skulduggery.api import BadInput, Document, Value
from skulduggery.arena.balance import Reading, read


def run(
    game: str,
    seats: list[int],
    games: int,
    seed: int,
    bot: str,
    options: dict[str, Value],
    cards: Document | None,
    workers: int | None,
    out: Path,
    before: Path | None,
    notes: str,
    as_json: bool,
) -> int:
    """Read, with a progress bar where somebody watches; write ``balance.html`` and ``balance.json`` into ``out``."""
    if find_spec("matplotlib") is None or find_spec("numpy") is None:
        raise BadInput("The lab's pages need matplotlib and numpy: install skulduggery[lab].")
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from skulduggery.arena.page import page

    older = readings_of(before, game, seats) if before else []
    for count in seats:
        api.make_rules(game, count, options, cards)
    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(f"{out} can't be made: {error.strerror}.") from None
    readings = []
    watcher = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=watcher, transient=True) as bar:
        bar.disable = not watcher.is_terminal
        for count in seats:
            more = partial(bar.advance, bar.add_task(str(count), total=games))
            readings.append(read(game, count, games, seed, bot, options, cards, workers, more))
    data = msgspec.json.encode(readings)
    try:
        (out / "balance.json").write_bytes(msgspec.json.format(data, indent=1))
        (out / "balance.html").write_text(page(readings, older, notes), "utf-8")
    except OSError as error:
        raise BadInput(f"{out} can't be written to: {error.strerror}.") from None
    if as_json:
        sys.stdout.write(data.decode() + "\n")
    else:
        show(readings, out)
    return 0


def readings_of(path: Path, game: str, seats: list[int]) -> list[Reading]:
    """Readings that were written down. Raises BadInput unless they are of the game and of these numbers of seats."""
    try:
        found = msgspec.json.decode(path.read_bytes(), type=list[Reading])
    except OSError as error:
        raise BadInput(f"{path} can't be read: {error.strerror}.") from None
    except msgspec.DecodeError as error:
        raise BadInput(f"{path} holds no reading: {error}.") from None
    there = {one.seats for one in found if one.game == game}
    for count in seats:
        if count not in there:
            raise BadInput(f"{path} holds no reading of {game} with {count} players.")
    return found


def show(readings: list[Reading], out: Path) -> None:
    """The heads of the readings as a table."""
    from rich.console import Console
    from rich.table import Table

    first = readings[0]
    table = Table(title=f"{first.game}: {first.games} games each, seed {first.seed}")
    for column in ("seats", "wins by turn order (95%)", "decisions a game", "seconds"):
        table.add_column(column, justify="right")
    for one in readings:
        places = "  ".join([f"{place.share:.1%} ({place.low:.1%}-{place.high:.1%})" for place in one.places])
        table.add_row(str(one.seats), places, f"{one.decisions:.0f}", f"{one.seconds:.1f}")
    console = Console()
    console.print(table)
    console.print(f"{out / 'balance.html'}, {out / 'balance.json'}", soft_wrap=True)
