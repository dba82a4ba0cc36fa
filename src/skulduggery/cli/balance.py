"""``skulduggery lab balance``: a reading of a card set, as a page and as data."""

import sys
from collections.abc import Sequence
from functools import partial
from importlib.util import find_spec
from pathlib import Path

import msgspec

from skulduggery import api
from skulduggery.api import BadInput, Document, Value
from skulduggery.arena.balance import Reading, options_at, read, watcher_of
from skulduggery.arena.watch import Table


def run(
    game: str,
    seats: list[int] | None,
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
    """Read, with a progress bar where somebody watches; write ``balance.html`` and ``balance.json`` into ``out``.

    Without numbers of seats the tables are read that the game's watcher names.
    """
    if find_spec("matplotlib") is None or find_spec("numpy") is None:
        raise BadInput("The lab's pages need matplotlib and numpy: install skulduggery[lab].")
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from skulduggery.arena.page import page

    api.game(game)
    tables = watcher_of(game).tables if seats is None else tuple([Table(count) for count in seats])
    older = readings_of(before, game, tables) if before else []
    for table in tables:
        api.make_rules(game, table.seats, options_at(game, table, options), cards)
    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(f"{out} can't be made: {error.strerror}.") from None
    readings = []
    watcher = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=watcher, transient=True) as bar:
        bar.disable = not watcher.is_terminal
        for table in tables:
            many = -(-games // table.part)
            more = partial(bar.advance, bar.add_task(table.label, total=many))
            readings.append(read(game, table, many, seed, bot, options, cards, workers, more))
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


def readings_of(path: Path, game: str, tables: Sequence[Table]) -> list[Reading]:
    """Readings that were written down. Raises BadInput unless they are of the game and of these tables."""
    try:
        found = msgspec.json.decode(path.read_bytes(), type=list[Reading])
    except OSError as error:
        raise BadInput(f"{path} can't be read: {error.strerror}.") from None
    except msgspec.DecodeError as error:
        raise BadInput(f"{path} holds no reading: {error}.") from None
    there = {one.label: one for one in found if one.game == game}
    for table in tables:
        if table.label not in there:
            raise BadInput(f"{path} holds no reading of {game} with {table.label}.")
    return [there[table.label] for table in tables]


def show(readings: list[Reading], out: Path) -> None:
    """The heads of the readings as a table."""
    from rich.console import Console
    from rich.table import Table as Grid

    first = readings[0]
    table = Grid(title=f"{first.game}: seed {first.seed}")
    for column in ("table", "games", "wins by turn order (95%)", "questions a game", "seconds"):
        table.add_column(column, justify="right")
    for one in readings:
        places = "  ".join([f"{place.share:.1%} ({place.low:.1%}-{place.high:.1%})" for place in one.places])
        questions = f"{one.measures['questions'].value:.0f}"
        table.add_row(one.label, f"{one.games:,}", places, questions, f"{one.seconds:.1f}")
    console = Console()
    console.print(table)
    console.print(f"{out / 'balance.html'}, {out / 'balance.json'}", soft_wrap=True)
