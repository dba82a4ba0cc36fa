"""``skulduggery arena``."""

import sys
from argparse import Namespace
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from skulduggery.api import BadInput
from skulduggery.cli.given import Commands, add_table, add_workers, cards_of, options_of, write

Found = TypeVar("Found")


def add(commands: Commands) -> None:
    """What it takes."""
    command = commands.add_parser("arena", help="measure how strong bots are among each other, with intervals")
    command.add_argument("game", nargs="?", metavar="GAME", help="needed except with --page")
    command.add_argument("--bot", metavar="BOT", help="who is measured, as in trees:rounds=400")
    command.add_argument("--against", nargs="+", metavar="BOT", help="the bot at each other seat")
    command.add_argument(
        "--ceiling", nargs="?", const="open", default="", metavar="BOT", help="play a search that sees all cards too"
    )
    command.add_argument("--hiding", action="store_true", help="play the bot too as one that hides nothing")
    command.add_argument("--ladder", nargs="+", metavar="BOT", help="rate these bots at mixed tables")
    command.add_argument("--seats", type=int, default=2, metavar="N", help="at tables of so many (default: 2)")
    command.add_argument("--page", type=Path, metavar="FILE", help="measure what a plan (TOML) names")
    command.add_argument(
        "--out",
        type=Path,
        metavar="FILE",
        help="write its page there, its figures beside it (default: print it)",
    )
    command.add_argument(
        "--minutes", type=float, metavar="M", help="stop playing a plan then (default: when it is done)"
    )
    command.add_argument(
        "--deals", type=int, default=1000, metavar="N", help="each played in every seat (default: 1000)"
    )
    command.add_argument("--seed", type=int, default=1, metavar="S", help="same seed, same deals (default: 1)")
    command.add_argument("--store", type=Path, metavar="FILE", help="keep results there, and go on from what is there")
    add_workers(command)
    add_table(command)
    command.add_argument("--json", action="store_true", help="print the result as JSON")
    command.set_defaults(run=run)


def run(given: Namespace) -> int:
    """Carry out what was given: a pairing, mixed tables, or the page of a plan."""
    ways = (given.page is not None, given.ladder is not None, given.bot is not None and given.against is not None)
    if sum(ways) != 1 or (given.game is None) != ways[0]:
        raise BadInput("The arena takes GAME with --bot and --against, or GAME with --ladder, or --page alone.")
    return (follow, climb, pair)[ways.index(True)](given)


def pair(given: Namespace) -> int:
    """Play a pairing, with a progress bar where somebody watches, and print how it stands."""
    from skulduggery.arena.match import Results, at_least_one, check
    from skulduggery.arena.pairing import Pairing
    from skulduggery.cli.bars import bar
    from skulduggery.cli.standings import told

    game, others = given.game, tuple(given.against)
    options, cards = options_of(game, given.option), cards_of(game, given.cards)
    pairing = Pairing(given.bot, others, given.deals, "", 0.0, given.ceiling, given.hiding, options, given.seed)
    at_least_one(deals=given.deals, workers=given.workers)
    for seating in pairing.seatings(game, cards).values():
        check(seating)
    tasks = pairing.tasks(game, cards)
    with Results(given.store) as results, bar(len(tasks)) as more:
        results.play(tasks, given.workers, more)
        found = pairing.standing(results, game, cards)
    return say(given, found, told)


def climb(given: Namespace) -> int:
    """Play mixed tables and print how the bots stand."""
    from skulduggery.arena.ladder import Ladder
    from skulduggery.arena.match import Results, at_least_one
    from skulduggery.cli.bars import bar
    from skulduggery.cli.standings import rated

    game = given.game
    options, cards = options_of(game, given.option), cards_of(game, given.cards)
    ladder = Ladder(tuple(given.ladder), given.seats, given.deals, options=options, seed=given.seed)
    at_least_one(deals=given.deals, workers=given.workers)
    tasks = ladder.tasks(game, cards)
    with Results(given.store) as results, bar(len(tasks)) as more:
        results.play(tasks, given.workers, more)
        found = ladder.ranking(results, game, cards)
    return say(given, found, rated)


def follow(given: Namespace) -> int:
    """Play what is missing of a plan for so many minutes, and write the strength page, or print it."""
    import msgspec

    from skulduggery.arena.match import Results, at_least_one
    from skulduggery.arena.plan import measure, plan_of, read, reading_of
    from skulduggery.arena.strength import page
    from skulduggery.cli.bars import bar

    if given.minutes is not None and not given.minutes >= 0:
        raise BadInput(f"It can't play for {given.minutes} minutes.")
    at_least_one(workers=given.workers)
    plan = plan_of(given.page)
    beside = None if given.out is None else given.out.with_suffix(".json")
    kept = None if beside is None else reading_of(beside)
    with Results(given.store) as results:
        with bar(sum(len(piece.tasks(plan.game)) for piece in plan.pieces)) as more:
            measure(plan, results, given.minutes, given.workers, more)
        found = read(plan, results, kept)
    if beside is None:
        return say(given, found, lambda one: page(plan, one))
    write(beside, msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
    write(given.out, page(plan, found).encode())
    return say(given, found, lambda _: f"{given.out} is written.")


def say(given: Namespace, found: Found, words: Callable[[Found], str]) -> int:
    """Print what was found."""
    import msgspec

    text = msgspec.json.encode(found).decode() if given.json else words(found)
    sys.stdout.write(text.rstrip("\n") + "\n")
    return 0
