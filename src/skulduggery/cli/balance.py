"""``skulduggery lab balance``: a reading of a card set, as a page and as data."""

import sys
from argparse import Namespace
from functools import partial
from pathlib import Path

from skulduggery import api
from skulduggery.api import BadInput
from skulduggery.cli.given import Commands, add_game, add_table, add_workers, cards_of, options_of, text_of
from skulduggery.extras import need


def add(commands: Commands) -> None:
    """Add the command ``balance`` and its options."""
    command = commands.add_parser("balance", help="write a page about a card set from many games between equal bots")
    add_game(command)
    command.add_argument("--seats", type=int, nargs="+", metavar="N", help="numbers of seats (default: all)")
    command.add_argument(
        "--games", type=int, default=20_000, metavar="N", help="games for each number of seats at most (default: 20000)"
    )
    command.add_argument(
        "--seed", type=int, default=1, metavar="S", help="seed: the same one gives the same figures (default: 1)"
    )
    command.add_argument(
        "--bot", default="heuristic", metavar="NAME", help="the bot that plays every seat (default: heuristic)"
    )
    command.add_argument("--out", type=Path, required=True, metavar="DIR", help="the folder for the page and its data")
    command.add_argument("--before", type=Path, metavar="FILE", help="an older balance.json to compare with")
    command.add_argument(
        "--notes", type=Path, metavar="FILE", help="a text for the page; empty lines separate paragraphs"
    )
    add_workers(command)
    add_table(command)
    command.add_argument("--json", action="store_true", help="print the data as JSON")
    command.set_defaults(run=run)


def run(given: Namespace) -> int:
    """Measure a card set, show a progress bar to a watcher, and write ``balance.html`` and ``balance.json``.

    Without numbers of seats, the tables are those that the game's watcher names.
    """
    game, out = given.game, given.out
    options, cards = options_of(game, given.option), cards_of(game, given.cards)
    notes = "" if given.notes is None else text_of(given.notes)
    need("A page of the lab", "lab")
    import msgspec
    from rich.progress import TextColumn

    from skulduggery.arena.lab.card_balance import options_at, read, watcher_of
    from skulduggery.arena.lab.watcher import Table
    from skulduggery.cli.bars import bars
    from skulduggery.cli.readings import readings_of, show

    tables = watcher_of(game).tables if given.seats is None else tuple([Table(count) for count in given.seats])
    older = readings_of(given.before, game, tables) if given.before else []
    for table in tables:
        api.make_rules(game, table.seats, options_at(game, table, options), cards)
    try:
        out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadInput(f"{out} can't be made: {error.strerror}.") from None
    readings = []
    with bars(TextColumn("{task.description}")) as shown:
        for table in tables:
            many = -(-given.games // table.part)
            more = partial(shown.advance, shown.add_task(table.label, total=many))
            readings.append(read(game, table, many, given.seed, given.bot, options, cards, given.workers, more))
    from skulduggery.arena.reports.balance_page import page  # takes a second

    data = msgspec.json.encode(readings)
    try:
        (out / "balance.json").write_bytes(data.replace(b'{"kind"', b'\n{"kind"') + b"\n")  # one card on a line
        (out / "balance.html").write_text(page(readings, older, notes), "utf-8")
    except OSError as error:
        raise BadInput(f"{out} can't be written to: {error.strerror}.") from None
    if given.json:
        sys.stdout.write(data.decode() + "\n")
    else:
        show(readings, out)
    return 0
