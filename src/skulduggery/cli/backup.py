"""``skulduggery backup``."""

from argparse import Namespace
from pathlib import Path

from skulduggery.cli.given import Commands, add_place, place
from skulduggery.extras import need


def add(commands: Commands) -> None:
    """Add the command ``backup`` and its options."""
    command = commands.add_parser("backup", help="back up a server to a file, even while it runs")
    command.add_argument("file", type=Path, metavar="FILE")
    add_place(command)
    command.set_defaults(run=run)


def run(given: Namespace) -> int:
    """Write the file. Raise BadInput if it can't be written or the tables can't be read."""
    need("A backup", "server")
    from skulduggery.server.storage.backup import back_up

    print(f"Tables in {given.file}: {back_up(place(given), given.file)}. Keep it secret: it reveals hidden cards.")
    return 0
