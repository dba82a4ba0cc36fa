"""``skulduggery replay``."""

from argparse import Namespace
from pathlib import Path

from skulduggery.cli.given import Commands, add_language


def add(commands: Commands) -> None:
    """What it takes."""
    command = commands.add_parser("replay", help="step through a game that was written to a file")
    command.add_argument("file", type=Path, metavar="FILE")
    add_language(command)
    command.set_defaults(run=run)


def run(given: Namespace) -> int:
    """Show the game. Raises BadInput."""
    from skulduggery.tui.replay import replay

    return replay(given.file, language=given.language)
