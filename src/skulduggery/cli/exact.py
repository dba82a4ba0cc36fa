"""``skulduggery exact``: NashConv of bots in a game small enough for exact work."""

import time
from argparse import Namespace
from pathlib import Path

from skulduggery import api
from skulduggery.api import BadInput
from skulduggery.cli.given import Commands, add_game, cards_of, write
from skulduggery.extras import need


def add(commands: Commands) -> None:
    """Add the command ``exact`` and its options."""
    command = commands.add_parser("exact", help="measure how far bots are from an equilibrium, in a small game")
    add_game(command)
    command.add_argument("--cards", type=Path, metavar="FILE", help="a card set that makes the game small enough")
    command.add_argument("--seats", type=int, default=2, metavar="N", help="number of seats (default: 2)")
    command.add_argument(
        "--bot",
        nargs="+",
        default=[],
        metavar="BOT",
        help="the bots to measure; ismcts:rollouts=N is OpenSpiel's search",
    )
    command.add_argument(
        "--against", nargs="+", default=[], metavar="BOT", help="also measure what each wins against these"
    )
    command.add_argument(
        "--thinks", type=int, default=8, metavar="N", help="searches per information state (default: 8)"
    )
    command.add_argument(
        "--solver", type=int, default=64, metavar="N", help="iterations of CFR+ to compare with (default: 64)"
    )
    command.add_argument(
        "--seed",
        type=int,
        default=1,
        metavar="S",
        help="random seed: the same seed gives the same figures (default: 1)",
    )
    command.add_argument("--plot", type=Path, metavar="FILE", help="plot NashConv by rollouts in this SVG file")
    command.add_argument("--json", action="store_true", help="print the result as JSON")
    command.set_defaults(run=run)


def run(given: Namespace) -> int:
    """Judge the solver and every bot, and print a row for each as soon as it is known. Raise BadInput."""
    need("Exact work", "lab")
    import msgspec

    from skulduggery.arena.intervals import fixed
    from skulduggery.cli.rows import Row, drawn, head, note, rounds_of, say
    from skulduggery.environments.exact import check, duels, grown, judged, load, solved, strategy_of

    api.game(given.game)
    cards_of(given.game, given.cards)
    if given.thinks < 1:
        raise BadInput(f"--thinks can't be {given.thinks}; it must be a whole number from 1.")
    if given.solver < 0:
        raise BadInput(f"--solver can't be {given.solver}; it must be a whole number from 0.")
    for spec in (*given.bot, *given.against):
        check(spec, given.game)
    game, tree_of = load(given.game, given.seats, str(given.cards or ""))
    tree = grown(game)
    choices = sum(len(spot.ask.options) > 1 for spot in tree.spots)
    rows: list[Row] = []
    if not given.json:
        say(f"{tree.moments:,} moments, {len(tree.spots):,} information states, {choices:,} of them with a choice\n\n")
        say(head(given.against))
    begun = time.monotonic()
    for rounds, found in solved(tree_of, given.solver):
        note(rows, "CFR+", rounds, 0, found, time.monotonic() - begun, given.json)
    for spec in given.bot:
        begun = time.monotonic()
        found = judged(tree_of, strategy_of(tree, spec, given.thinks, given.seed))
        wins = [fixed(duels(tree_of, tree, spec, other, given.thinks, given.seed)) for other in given.against]
        note(rows, spec, rounds_of(spec), given.thinks, found, time.monotonic() - begun, given.json, wins)
    if given.json:
        say(msgspec.json.encode(rows).decode() + "\n")
    if given.plot is not None:
        write(given.plot, drawn(rows).encode())
    return 0
