"""``skulduggery restore``."""

from argparse import Namespace
from pathlib import Path

from skulduggery.cli.given import Commands, add_place, place
from skulduggery.extras import need


def add(commands: Commands) -> None:
    """Add the command ``restore`` and its options."""
    command = commands.add_parser("restore", help="restore a server from a backup")
    command.add_argument("file", type=Path, metavar="FILE")
    add_place(command)
    command.add_argument("--replace", action="store_true", help="first delete the tables that are there")
    command.set_defaults(run=run)


def run(given: Namespace) -> int:
    """Restore all of the backup or nothing. Raise BadInput."""
    need("Restoring", "server")
    from skulduggery.server.storage.backup import restore

    print(f"Tables restored: {restore(place(given), given.file, replace=given.replace)}.")
    return 0
