"""``skulduggery replay``."""

from argparse import Namespace
from pathlib import Path

from skulduggery.api import BadInput, flaw
from skulduggery.cli.given import Commands, add_language


def add(commands: Commands) -> None:
    """Add the command ``replay`` and its options."""
    command = commands.add_parser("replay", help="step through a recorded game, or check its shuffle")
    command.add_argument("file", type=Path, metavar="FILE", help="the log of a game")
    command.add_argument(
        "--verify",
        action="store_true",
        help="check that the deck and all dice are those sealed before the deal (docs/fair.md)",
    )
    command.add_argument(
        "--receipt", type=Path, metavar="RECEIPT", help="with --verify: the receipt of a player's browser"
    )
    add_language(command)
    command.set_defaults(run=run)


def run(given: Namespace) -> int:
    """Show the game, or check its chance. Raise BadInput."""
    from skulduggery.tui.replay import replay
    from skulduggery.tui.verify import verify

    if given.verify:
        return verify(given.file, given.receipt, language=given.language)
    if given.receipt is not None:
        raise BadInput(flaw("receipt-alone"))
    return replay(given.file, language=given.language)
