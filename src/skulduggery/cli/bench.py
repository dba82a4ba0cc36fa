"""``skulduggery bench``."""

import sys
from argparse import Namespace

from skulduggery import api
from skulduggery.cli.given import Commands
from skulduggery.extras import need


def add(commands: Commands) -> None:
    """Add the command ``bench`` and its options."""
    command = commands.add_parser("bench", help="measure how fast this build is on this machine")
    command.add_argument("--games", nargs="*", metavar="GAME", help="the games to measure (default: all)")
    command.add_argument("--server", action="store_true", help="measure the server and its browser client instead")
    command.add_argument("--envs", action="store_true", help="measure the learning environments instead")
    command.add_argument(
        "--tables", type=int, nargs="+", metavar="N", help="with --server: numbers of live tables (default: 1 100 500)"
    )
    command.add_argument(
        "--seconds", type=float, default=10.0, metavar="S", help="with --server: seconds of a round (default: 10)"
    )
    command.add_argument("--rounds", type=int, default=3, metavar="N", help="with --server: rounds (default: 3)")
    command.add_argument(
        "--whole", type=int, default=200, metavar="N", help="with --server: games played to their end (default: 200)"
    )
    command.add_argument("--json", action="store_true", help="print the figures as JSON")
    command.set_defaults(run=run)


def run(given: Namespace) -> int:
    """Measure and print. Raise BadInput if the figures can't be measured as asked."""
    if given.server:
        need("bench --server", "server")
        from skulduggery.cli import load

        return load.run(given.tables or (1, 100, 500), given.seconds, given.rounds, given.whole, given.json)
    if given.envs:
        need("bench --envs", "envs")
        from skulduggery.cli import stepping

        return stepping.run(given.games, given.json)
    import msgspec

    from skulduggery.cli.figures import measured, show

    report = measured(given.games or api.games())
    if given.json:
        sys.stdout.write(msgspec.json.encode(report).decode() + "\n")
    else:
        show(report)
    return 0
