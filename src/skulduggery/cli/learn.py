"""``skulduggery learn``."""

import sys
from argparse import Namespace
from collections.abc import Mapping
from pathlib import Path

from skulduggery import api
from skulduggery.api import BadInput
from skulduggery.cli.given import Commands, add_game, add_store, add_workers, bytes_of, check_folder, write
from skulduggery.extras import need


def add(commands: Commands) -> None:
    """Add the command ``learn`` and its options."""
    command = commands.add_parser("learn", help="learn the value of positions, or a policy, from self-play")
    add_game(command)
    command.add_argument("--policy", action="store_true", help="train a policy instead of the value of positions")
    command.add_argument(
        "--actor-critic", action="store_true", help="train a larger network, with JAX (install skulduggery[train])"
    )
    command.add_argument(
        "--games",
        type=int,
        metavar="N",
        help="games for each number of seats (default: 3000); with --policy or --actor-critic: games in all",
    )
    command.add_argument(
        "--minutes",
        type=float,
        metavar="M",
        help="with --policy or --actor-critic: stop after M minutes, earlier runs included",
    )
    command.add_argument("--seats", type=int, nargs="+", metavar="N", help="numbers of seats to learn (default: all)")
    command.add_argument(
        "--bot", default="heuristic", metavar="BOT", help="without --policy: the bot in all seats (default: heuristic)"
    )
    command.add_argument(
        "--against", default="", metavar="BOT", help="with --policy: learn to exploit this bot, not itself"
    )
    command.add_argument(
        "--begin",
        type=Path,
        metavar="FILE",
        help="with --policy or --actor-critic: start from the weights in this file",
    )
    command.add_argument(
        "--checkpoint",
        type=Path,
        metavar="FILE",
        help="with --actor-critic: keep the training in FILE, and go on from it",
    )
    command.add_argument(
        "--seed",
        type=int,
        default=1,
        metavar="S",
        help="random seed: the same seed gives the same weights (default: 1)",
    )
    command.add_argument(
        "--out", type=Path, metavar="FILE", help="write the weights to FILE (default: only print the report)"
    )
    add_store(command)
    add_workers(command)
    command.add_argument("--json", action="store_true", help="print the report as JSON")
    command.set_defaults(run=run)


def run(given: Namespace) -> int:
    """Learn, write the weights if a file is named, and print the report.

    Raise BadInput before the long part if nothing can be learned or written.
    """
    need("Learning", "lab")
    if given.actor_critic:
        need("--actor-critic", "train")
    if not (given.policy or given.actor_critic) and (given.minutes is not None or given.begin is not None):
        raise BadInput("--minutes and --begin need --policy or --actor-critic.")
    if given.against and not given.policy:
        raise BadInput("--against needs --policy.")
    if given.policy and given.actor_critic:
        raise BadInput("Give --policy or --actor-critic, not both.")
    if given.actor_critic and given.checkpoint is None:
        raise BadInput("--actor-critic needs --checkpoint FILE, the file that keeps the training.")
    if given.checkpoint is not None and not given.actor_critic:
        raise BadInput("--checkpoint needs --actor-critic.")
    check_folder(given.out)
    if given.actor_critic:
        return network(given)
    return policy(given) if given.policy else value(given)


def value(given: Namespace) -> int:
    """Learn the value of a game's positions, and show a progress bar to a watcher."""
    import msgspec

    from skulduggery.arena.training.value_training import learn
    from skulduggery.cli.bars import bar

    games = 3000 if given.games is None else given.games
    least, most = api.game(given.game).seats
    with bar(games * len(given.seats or range(least, most + 1))) as more:
        weights = learn(
            given.game,
            games,
            given.seed,
            given.seats,
            given.bot,
            store=given.store,
            workers=given.workers,
            progress=more,
        )
    if given.out is not None:
        write(given.out, msgspec.json.encode(weights))
    return say(given, weights.report, told(weights.game, weights.report))


def policy(given: Namespace) -> int:
    """Train the policy of a game, and show the progress to a watcher."""
    import msgspec
    from rich.console import Console

    from skulduggery.arena.training.policy_training import train
    from skulduggery.bots.net import read_trained

    begin = None if given.begin is None else read_trained(bytes_of(given.begin), str(given.begin))
    with Console(stderr=True).status("first games") as status:
        trained = train(
            given.game,
            given.games or 0,
            given.minutes or 0.0,
            given.seed,
            given.seats,
            given.store,
            given.workers,
            against=given.against,
            begin=begin,
            progress=lambda played, seconds: status.update(
                f"{played} games, {seconds / 60:.1f} minutes; some thousand games for the report come last"
            ),
        )
    if given.out is not None:
        write(given.out, msgspec.msgpack.encode(trained))
    return say(given, trained.report, "\n".join([f"{what}: {found}" for what, found in trained.report.items()]))


def network(given: Namespace) -> int:
    """Train the network of a game, and print what there is to say about each round."""
    import msgspec

    from skulduggery.arena.training.actor_critic import train

    def told(row: Mapping[str, object]) -> None:
        sys.stderr.write(", ".join([f"{what} {found}" for what, found in row.items()]) + "\n")

    trained = train(
        given.game,
        given.checkpoint,
        given.games or 0,
        given.minutes or 0.0,
        given.seed,
        given.seats,
        given.workers,
        begin=b"" if given.begin is None else bytes_of(given.begin),
        progress=told,
    )
    if given.out is not None:
        write(given.out, msgspec.msgpack.encode(trained))
    return say(given, trained.report, "\n".join([f"{what}: {found}" for what, found in trained.report.items()]))


def say(given: Namespace, report: Mapping[str, object], words: str) -> int:
    """Print the report as JSON, or else these words."""
    import msgspec
    from rich.console import Console

    if given.json:
        sys.stdout.write(msgspec.json.encode(report).decode() + "\n")
    else:
        Console(highlight=False).print(words)
    return 0


def told(game: str, report: Mapping[str, object]) -> str:
    """Return the quality of the fit in words."""
    return (
        f"{game}: {report['positions']} positions of {report['games']} games by {report['bot']}, "
        f"seed {report['seed']}\n"
        f"log-loss of games held back {report['log-loss of games held back']}, "
        f"of those fitted {report['log-loss fitted']}, "
        f"where nothing is known {report['log-loss where nothing is known']}"
    )
