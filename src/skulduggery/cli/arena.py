"""``skulduggery arena``."""

import sys
from argparse import Namespace
from math import comb
from pathlib import Path
from typing import TYPE_CHECKING

from skulduggery.api import BadInput
from skulduggery.cli.given import Commands, add_store, add_table, cards_of, check_folder, options_of, write
from skulduggery.extras import need

if TYPE_CHECKING:
    from skulduggery.arena.matches.plan import Plan, Reading


def add(commands: Commands) -> None:
    """Add the command ``arena`` and its options."""
    command = commands.add_parser("arena", help="measure how strong bots are, with confidence intervals")
    command.add_argument("game", nargs="?", metavar="GAME", help="the game to play; leave it out with --page")
    command.add_argument(
        "--bot",
        metavar="BOT",
        help="measure this bot: trees:rollouts=400, my_bots.py:Careful, 'process:python3 my_bot.py', ws://HOST/PATH",
    )
    command.add_argument(
        "--against", nargs="+", metavar="BOT", help="its opponents: one bot for all other seats, or one for each"
    )
    command.add_argument(
        "--gauntlet", nargs="+", metavar="BOT", help="play --bot against each of these in turn, in all other seats"
    )
    command.add_argument(
        "--ceiling",
        nargs="?",
        const="open",
        default="",
        metavar="BOT",
        help="also play --bot, or this search, with all cards open",
    )
    command.add_argument(
        "--hiding", action="store_true", help="also play --bot without the answers that hide something"
    )
    command.add_argument("--round-robin", nargs="+", metavar="BOT", help="rate these bots; every set of them meets")
    command.add_argument("--ladder", nargs="+", metavar="BOT", help="rate these bots in --deals deals in all")
    command.add_argument("--seats", type=int, metavar="N", help="seats at a table (default: 2, or as --against needs)")
    command.add_argument("--page", type=Path, metavar="FILE", help="play the measurements of a plan (TOML)")
    command.add_argument(
        "--out",
        type=Path,
        metavar="FILE",
        help="also write a page, with plots if FILE ends in .html, and its figures as JSON",
    )
    command.add_argument("--games", type=Path, metavar="FILE", help="also write a row for each game, as Parquet")
    command.add_argument(
        "--minutes", type=float, metavar="M", help="stop after M minutes (default: when all is played)"
    )
    command.add_argument(
        "--deals", type=int, metavar="N", help="number of deals, each played in every seat (default: 1000)"
    )
    command.add_argument(
        "--seed", type=int, metavar="S", help="random seed: the same seed gives the same deals (default: 1)"
    )
    add_store(command)
    command.add_argument(
        "--workers",
        type=workers,
        metavar="N",
        help="number of processes (default: one for each core), or a Ray cluster: ray, ray:HOST:PORT",
    )
    add_table(command)
    command.add_argument("--json", action="store_true", help="print the result as JSON")
    command.set_defaults(run=run)


def workers(word: str) -> int | str:
    """Return the workers as ``crew`` takes them: a number of processes, or the address of a Ray cluster."""
    return word if word.partition(":")[0] == "ray" else int(word)


def run(given: Namespace) -> int:
    """Play what is missing, show a progress bar to a watcher, and write or print the results."""
    from skulduggery.arena.matches.match import Results
    from skulduggery.arena.matches.plan import measure, read, reading_of
    from skulduggery.arena.workers import crew
    from skulduggery.cli.bars import bar

    plan = plan_of_given(given)
    drawn = given.out is not None and given.out.suffix == ".html"
    if drawn:
        need("A plot", "lab")
    if given.games is not None:
        need("Parquet", "lab")
    if given.minutes is not None and not given.minutes >= 0:
        raise BadInput(f"--minutes can't be {given.minutes:g}; it must be 0 or more.")
    check_folder(given.out)
    check_folder(given.games)
    kept = None if given.out is None else reading_of(given.out.with_suffix(".json"))
    with Results(given.store) as results:
        with crew(given.workers) as hand_out, bar(len(plan.tasks)) as more:
            measure(plan, results, given.minutes, hand_out, more)
        found = read(plan, results, kept)
        if given.games is not None:
            from skulduggery.arena.matches.game_rows import write_games

            write_games(given.games, results, plan.tasks)
    if given.out is not None:
        write_page(given.out, plan, found, drawn)
    say(given, plan, found)
    return 0


def plan_of_given(given: Namespace) -> "Plan":
    """Return the plan from the file, or one made of the options. Raise BadInput if it can't be played."""
    from skulduggery.arena.matches.ladder import Ladder
    from skulduggery.arena.matches.match import at_least_one
    from skulduggery.arena.matches.pairing import Pairing
    from skulduggery.arena.matches.plan import Plan, plan_of
    from skulduggery.text import Texts

    rivals = [given.against, given.gauntlet]
    ways = [given.page, given.round_robin, given.ladder, *rivals]
    if (
        sum(map(bool, ways)) != 1
        or bool(given.bot) != any(map(bool, rivals))
        or (given.game is None) != bool(given.page)
    ):
        raise BadInput(
            "Say what to measure: a GAME with --bot and --against or --gauntlet, a GAME with --round-robin or "
            "--ladder, or --page alone."
        )
    refuse_unused(given)
    if given.page:
        return plan_of(given.page)
    game = given.game
    seats = 2 if given.seats is None else given.seats
    deals = 1000 if given.deals is None else given.deals
    seed = 1 if given.seed is None else given.seed
    at_least_one(deals=deals, seats=seats)
    options, cards = options_of(game, given.option), cards_of(game, given.cards)
    plan = Plan(game, Texts("en", game)(f"{game}-title"), seed, cards=cards)
    if given.bot:
        tables = [[one] * (seats - 1) for one in given.gauntlet] if given.gauntlet else [others_of(given)]
        pairings = [
            Pairing(
                given.bot,
                tuple(others),
                deals,
                f"against {', '.join(dict.fromkeys(others))}",
                ceiling=given.ceiling,
                hiding=given.hiding,
                options=options,
                seed=seed,
            )
            for others in tables
        ]
        return replaced(plan, pairing=tuple(pairings))
    bots = given.round_robin or given.ladder
    name = f"Everybody against everybody, {seats} seats" if given.round_robin else f"Mixed tables of {seats}"
    many = deals * comb(len(bots), seats) if given.round_robin else deals
    return replaced(plan, ladder=(Ladder(tuple(bots), seats, many, name, options, seed),))


def refuse_unused(given: Namespace) -> None:
    """Raise BadInput for options that the chosen kind of measurement would ignore."""
    named = {"seats": given.seats, "deals": given.deals, "seed": given.seed}
    named |= {"cards": given.cards, "option": given.option or None}
    if given.page and (unused := [name for name, value in named.items() if value is not None]):
        raise BadInput(f"{said(unused)} can't be used with --page; set this in {given.page}.")
    unused = [name for name, value in {"ceiling": given.ceiling, "hiding": given.hiding}.items() if value]
    if unused and not given.bot:
        raise BadInput(f"{said(unused)} can only be used with --bot.")


def said(options: list[str]) -> str:
    """Return options as they are typed, joined by "and"."""
    return " and ".join([f"--{one}" for one in options])


def others_of(given: Namespace) -> list[str]:
    """Return the bot at each other seat. Raise BadInput if --against doesn't fit --seats."""
    against: list[str] = given.against
    others = len(against) if given.seats is None else given.seats - 1
    if len(against) == 1:
        return against * others
    if len(against) != others:
        raise BadInput(
            f"--against names {len(against)} bots, but --seats {given.seats} leaves {others} to fill: "
            "name one bot for all of these seats, or one for each."
        )
    return against


def replaced(plan: "Plan", **pieces: object) -> "Plan":
    """Return the plan with these fields replaced. Raise BadInput if it can't be played."""
    import msgspec

    return msgspec.structs.replace(plan, **pieces).checked()


def write_page(path: Path, plan: "Plan", found: "Reading", drawn: bool) -> None:
    """Write the page, with plots if ``drawn``, and its figures next to it."""
    import msgspec

    from skulduggery.arena.reports.strength_markdown import page

    if drawn:
        from skulduggery.arena.reports.strength_html import sheet

        text = sheet(plan, found)
    else:
        text = page(plan, found)
    write(path.with_suffix(".json"), msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")
    write(path, text.encode())


def say(given: Namespace, plan: "Plan", found: "Reading") -> None:
    """Print the results, of a plan its page unless it was written. As JSON, a single result stands by itself."""
    import msgspec

    from skulduggery.arena.reports.strength_markdown import page
    from skulduggery.cli.standings import rated, told

    if given.json:
        alone = [*found.standings, *found.ladders] if given.page is None else []
        text = msgspec.json.encode(alone[0] if len(alone) == 1 else found).decode()
    elif given.page is not None:
        text = page(plan, found) if given.out is None else f"Wrote {given.out}."
    else:
        wrote = [] if given.out is None else [f"Wrote {given.out}."]
        text = "\n\n".join([*map(told, found.standings), *map(rated, found.ladders), *wrote])
    sys.stdout.write(text.rstrip("\n") + "\n")
