"""``skulduggery simulate``."""

import sys
from argparse import Namespace
from typing import TYPE_CHECKING

from skulduggery.cli.given import Commands, add_game, add_table, add_workers, cards_of, options_of

if TYPE_CHECKING:
    from skulduggery.arena.matches.simulate import Result


def add(commands: Commands) -> None:
    """Add the command ``simulate`` and its options."""
    command = commands.add_parser("simulate", help="let bots play many games, and count the wins")
    add_game(command)
    command.add_argument(
        "--seats",
        nargs="+",
        required=True,
        metavar="BOT",
        help="the bot in each seat, in order: a name, or one of your own, such as my_bots.py:Careful",
    )
    command.add_argument("--games", type=int, default=1000, metavar="N", help="number of games (default: 1000)")
    command.add_argument(
        "--seed",
        type=int,
        default=1,
        metavar="S",
        help="random seed: the same seed gives the same results (default: 1)",
    )
    add_workers(command)
    add_table(command)
    command.add_argument("--json", action="store_true", help="print the result as JSON")
    command.set_defaults(run=run)


def run(given: Namespace) -> int:
    """Simulate, show a progress bar to a watcher, and print the result. Raise BadInput."""
    import msgspec

    from skulduggery.arena.matches.simulate import simulate
    from skulduggery.cli.bars import bar

    options, cards = options_of(given.game, given.option), cards_of(given.game, given.cards)
    with bar(given.games) as more:
        result = simulate(given.game, given.seats, given.games, given.seed, options, cards, given.workers, more)
    if given.json:
        sys.stdout.write(msgspec.json.encode(result).decode() + "\n")
    else:
        show(result)
    return 0


def show(result: "Result") -> None:
    """Print the result as a table."""
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
    for fault in dict.fromkeys(result.faults):
        console.print(f"Forfeited {result.faults.count(fault)} games: {fault}", markup=False, style="red")
    speed = result.decisions / max(result.seconds, 1e-9)
    console.print(
        f"{result.ties} shared wins; {result.decisions} decisions in {result.seconds:.1f} s ({speed:,.0f} a second)"
    )
