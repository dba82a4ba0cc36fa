"""Readings of card sets: read from their files, and summed up for the terminal."""

from collections.abc import Sequence
from pathlib import Path

import msgspec

from skulduggery.api import BadInput
from skulduggery.arena.lab.card_balance import Reading
from skulduggery.arena.lab.watcher import Table
from skulduggery.cli.given import bytes_of


def readings_of(path: Path, game: str, tables: Sequence[Table]) -> list[Reading]:
    """Return the readings in a file. Raise BadInput unless it has one of the game for each of these tables."""
    try:
        found = msgspec.json.decode(bytes_of(path), type=list[Reading])
    except msgspec.DecodeError as error:
        raise BadInput(f"{path} is not a balance.json: {error}.") from None
    there = {one.label: one for one in found if one.game == game}
    for table in tables:
        if table.label not in there:
            raise BadInput(f"{path} has no figures of {game} with {table.label}.")
    return [there[table.label] for table in tables]


def show(readings: list[Reading], out: Path) -> None:
    """Print the main figures of the readings as a table."""
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
