"""``skulduggery lab``: what cards are worth, and what a change of them does."""

import sys
from argparse import ArgumentParser, Namespace
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from skulduggery.api import BadInput
from skulduggery.cli import balance
from skulduggery.cli.given import Commands, add_game, add_table, add_workers, cards_of, check_folder, options_of, write

if TYPE_CHECKING:
    from skulduggery.arena.lab.degenerate_pairs import Pairs
    from skulduggery.arena.lab.paired_trials import Trial
    from skulduggery.arena.lab.verdict import Verdict


def add(commands: Commands) -> None:
    """Add the command ``lab`` with its tasks and their options."""
    lab = commands.add_parser("lab", help="measure cards: balance, the worth of a card, the effect of a change")
    tasks = lab.add_subparsers(required=True, metavar="TASK")
    balance.add(tasks)
    change = tasks.add_parser("change", help="play the same deals with and without a change")
    add_game(change)
    change.add_argument(
        "--set",
        action="append",
        default=[],
        metavar="PLACE=VALUE",
        help="change a value, as in trait.jealous.dollars=3; nothing after = removes it",
    )
    change.add_argument(
        "--to", type=Path, metavar="FILE", help="change to the cards in this file (default: the same cards)"
    )
    change.add_argument(
        "--to-option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="change this table option; may be repeated",
    )
    change.set_defaults(run=run_change)
    worth = tasks.add_parser("worth", help="measure what cards are worth against comparable ones")
    add_game(worth)
    worth.add_argument("card", nargs="+", metavar="CARD", help="a card, as in jealous or job.cow")
    worth.set_defaults(run=run_worth)
    for command in (change, worth):
        add_run(command)
    pairs = tasks.add_parser("pairs", help="find the pairs of a trait and a job that are too strong or too weak")
    add_game(pairs)
    pairs.add_argument("--seats", nargs="+", metavar="BOT", help="the bots, one a seat (default: 2 heuristic)")
    pairs.add_argument(
        "--screening", type=int, default=8, metavar="N", help="play every pair in N deals first (default: 8)"
    )
    pairs.add_argument(
        "--confirm", type=int, default=20, metavar="N", help="confirm the N most extreme pairs (default: 20)"
    )
    pairs.add_argument(
        "--deals", type=int, default=400, metavar="N", help="deals to confirm each of these pairs (default: 400)"
    )
    add_keeping(pairs)
    pairs.set_defaults(run=run_pairs)


def add_run(command: ArgumentParser) -> None:
    """Add the options of a measurement: bots, precision and limits."""
    command.add_argument("--seats", nargs="+", metavar="BOT", help="the bots, one a seat (default: 3 heuristic)")
    command.add_argument(
        "--points",
        type=float,
        default=0.5,
        metavar="P",
        help="stop when the win rate is known to P points (default: 0.5)",
    )
    command.add_argument("--minutes", type=float, metavar="M", help="stop after M minutes at the latest")
    command.add_argument(
        "--deals", type=int, default=100_000, metavar="N", help="stop after N deals at the latest (default: 100000)"
    )
    add_keeping(command)


def add_keeping(command: ArgumentParser) -> None:
    """Add the options for the seed, the cards, the workers and where results go."""
    command.add_argument(
        "--seed", type=int, default=1, metavar="S", help="seed: the same one gives the same deals (default: 1)"
    )
    command.add_argument("--store", type=Path, metavar="FILE", help="keep results in a file, and continue from it")
    command.add_argument(
        "--out", type=Path, metavar="FILE", help="write a page (HTML), and its figures (JSON) next to it"
    )
    add_workers(command)
    add_table(command)
    command.add_argument("--json", action="store_true", help="print the result as JSON")


def run_change(given: Namespace) -> int:
    """Measure the effect of a change. Raise BadInput if the options change nothing."""
    from skulduggery.arena.lab.card_balance import watcher_of
    from skulduggery.arena.lab.card_changes import changed, edited
    from skulduggery.arena.lab.paired_trials import Side, Trial, rules

    game, seats = given.game, tuple(given.seats or ["heuristic"] * 3)
    options, cards = options_of(game, given.option), cards_of(game, given.cards)
    to = cards if given.to is None else cards_of(game, given.to)
    started = {**watcher_of(game).options, **options}
    before = Side(cards, started)
    after = Side(edited(game, to, given.set), {**started, **options_of(game, given.to_option)})
    trial = Trial(game, seats, before, after, (), given.seed)
    ours, theirs = rules(trial, before), rules(trial, after)
    if ours.digest == theirs.digest:
        raise BadInput("Nothing is changed: name a change with --set, --to or --to-option.")
    its = changed(ours, theirs, watcher_of(game)) or ()
    trial = Trial(game, seats, before, after, tuple(its), given.seed)
    files = [str(given.to)] if given.to else []
    return measured(given, trial, [*files, *given.set, *given.to_option])


def run_worth(given: Namespace) -> int:
    """Measure what cards are worth."""
    from skulduggery.arena.lab.card_balance import watcher_of
    from skulduggery.arena.lab.card_changes import named
    from skulduggery.arena.lab.paired_trials import Side, Trial, rules

    game, seats = given.game, tuple(given.seats or ["heuristic"] * 3)
    side = Side(cards_of(game, given.cards), {**watcher_of(game).options, **options_of(game, given.option)})
    trial = Trial(game, seats, side, None, (), given.seed)
    studied = named(rules(trial, side), watcher_of(game), given.card)
    return measured(given, Trial(game, seats, side, None, tuple(studied), given.seed), [])


def run_pairs(given: Namespace) -> int:
    """Search all pairs of a trait and a job."""
    from skulduggery import bots
    from skulduggery.arena.lab.degenerate_pairs import Search, find, rules
    from skulduggery.arena.lab.paired_trials import Side
    from skulduggery.arena.matches.match import at_least_one
    from skulduggery.arena.store import Store
    from skulduggery.cli.bars import bar

    seats = tuple(given.seats or ["heuristic"] * 2)
    at_least_one(deals=given.deals, workers=given.workers)
    if given.screening < 2 or given.confirm < 2:
        raise BadInput("--screening and --confirm must be 2 or more.")
    side = Side(cards_of(given.game, given.cards), options_of(given.game, given.option))
    search = Search(given.game, seats, side, given.screening, given.seed)
    rules(search)
    for spec in seats:
        bots.make(spec, 0)
    check_folder(given.out)
    games = 3000 * given.screening + 2 * given.confirm * given.deals
    with closing(Store(given.store)) as store, bar(games) as more:
        found = find(search, given.confirm, given.deals, store, given.workers, more)
    return tell(given, found)


def measured(given: Namespace, trial: "Trial", changes: list[str]) -> int:
    """Play, show a progress bar to a watcher, and print or write the verdict."""
    from skulduggery import bots
    from skulduggery.arena.lab.verdict import check, measure, verdict
    from skulduggery.arena.store import Store
    from skulduggery.cli.bars import bars

    aim, limits = given.points / 100, (given.deals, given.minutes, given.workers)
    check(aim, *limits)
    check_folder(given.out)
    for spec in trial.seats:
        bots.make(spec, 0)
    with closing(Store(given.store)) as store, bars() as shown:
        task = shown.add_task("", total=given.deals)
        totals = measure(trial, aim, store, *limits, lambda its: shown.update(task, completed=its.deals))
    return tell(given, verdict(totals, changes))


def tell(given: Namespace, found: "Verdict | Pairs") -> int:
    """Write the result as a page if one is named, and print it."""
    import msgspec

    from skulduggery.cli.verdicts import show

    data = msgspec.json.encode(found)
    if given.out is not None:
        from skulduggery.arena.reports.lab_page import page  # takes a second

        write(given.out.with_suffix(".json"), msgspec.json.format(data, indent=1) + b"\n")
        write(given.out, page(found).encode())
    if given.json:
        sys.stdout.write(data.decode() + "\n")
    else:
        show(found, given.out)
    return 0
