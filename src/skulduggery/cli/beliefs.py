"""``skulduggery beliefs``."""

import sys
from argparse import Namespace
from pathlib import Path

from skulduggery import api
from skulduggery.api import BadInput
from skulduggery.cli.given import Commands, add_game, add_store, add_workers, write


def add(commands: Commands) -> None:
    """Add the command ``beliefs`` and its options."""
    command = commands.add_parser("beliefs", help="measure how well hidden cards are inferred from bots' answers")
    add_game(command)
    command.add_argument(
        "--bot",
        nargs="+",
        default=["heuristic"],
        metavar="BOT",
        help="the bots whose answers are read (default: heuristic)",
    )
    command.add_argument("--seats", type=int, nargs="+", metavar="N", help="numbers of seats (default: all)")
    command.add_argument(
        "--games", type=int, default=100, metavar="N", help="games per bot and number of seats (default: 100)"
    )
    command.add_argument(
        "--worlds",
        type=int,
        nargs="+",
        default=[8, 24, 96],
        metavar="M",
        help="numbers of worlds in a belief (default: 8 24 96)",
    )
    command.add_argument(
        "--every", type=int, default=6, metavar="N", help="measure every N-th question with a choice (default: 6)"
    )
    command.add_argument(
        "--fit", type=Path, metavar="FILE", help="instead, fit an answer model to the bot and write it to this file"
    )
    command.add_argument(
        "--out", type=Path, metavar="DIR", help="add the figures to the page beliefs.md in this folder"
    )
    command.add_argument(
        "--seed",
        type=int,
        default=1,
        metavar="S",
        help="random seed: the same seed gives the same figures (default: 1)",
    )
    add_store(command)
    add_workers(command)
    command.add_argument("--json", action="store_true", help="print the result as JSON")
    command.set_defaults(run=run)


def run(given: Namespace) -> int:
    """Measure beliefs or fit an answer model, show a progress bar to a watcher, and print the result."""
    least, most = api.game(given.game).seats
    seats = given.seats or [*range(max(2, least), most + 1)]
    if given.fit is None:
        return measure(given, seats)
    if len(given.bot) != 1:
        raise BadInput(f"--fit takes one bot; {len(given.bot)} are named.")
    return fit(given, given.bot[0], seats)


def measure(given: Namespace, seats: list[int]) -> int:
    """Measure beliefs, and add the result to the page if one is named."""
    import msgspec

    from skulduggery.arena.training import belief_accuracy
    from skulduggery.cli.bars import bar
    from skulduggery.cli.studies import add_to_page, told

    worlds = tuple(given.worlds)
    studies = [
        belief_accuracy.Study(given.game, count, bot, worlds, given.every, given.seed)
        for bot in given.bot
        for count in seats
    ]
    with bar(given.games * len(studies)) as more:
        found = [belief_accuracy.measure(study, given.games, given.store, given.workers, more) for study in studies]
    if given.out is not None:
        add_to_page(given.out, found)
    if given.json:
        sys.stdout.write(msgspec.json.encode(found).decode() + "\n")
    else:
        sys.stdout.write("\n".join(map(told, found)))
    return 0


def fit(given: Namespace, bot: str, seats: list[int]) -> int:
    """Fit an answer model and add it to its file, in place of an older one of the same bot."""
    import msgspec

    from skulduggery.arena.training import answer_model_fit
    from skulduggery.bots.answer_models import read_answer_models
    from skulduggery.cli.bars import bar
    from skulduggery.cli.studies import told_fit

    game, path = given.game, given.fit
    try:
        answer_models = read_answer_models(path.read_bytes(), str(path)) if path.exists() else {}
    except OSError as error:
        raise BadInput(f"{path} can't be read: {error.strerror}.") from None
    with bar(given.games * len(seats)) as more:
        answer_model, fits = answer_model_fit.fit(
            game, bot, given.games, seats, given.seed, given.store, given.workers, more
        )
    answer_models[game] = [answer_model if one.bot == bot else one for one in answer_models.get(game, [])]
    if answer_model not in answer_models[game]:
        answer_models[game].append(answer_model)
    write(path, msgspec.json.format(msgspec.json.encode(answer_models), indent=1) + b"\n")
    if given.json:
        sys.stdout.write(msgspec.json.encode(fits).decode() + "\n")
    else:
        sys.stdout.write("".join(map(told_fit, fits)))
    return 0
