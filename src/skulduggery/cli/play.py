"""``skulduggery play``."""

from argparse import Namespace
from pathlib import Path

from skulduggery import api
from skulduggery.api import BadInput, flaw
from skulduggery.cli.given import Commands, add_language, add_table, options_of


def add(commands: Commands) -> None:
    """Add the command ``play`` and its options."""
    command = commands.add_parser("play", help="play in the terminal; without GAME, a lobby asks for everything")
    command.add_argument("game", nargs="?", metavar="GAME", help=f"one of: {', '.join(api.games())}")
    command.add_argument(
        "--bots", type=int, metavar="N", help="number of bots to play against (default: fill four seats)"
    )
    command.add_argument(
        "--bot",
        metavar="BOT",
        help="the bot to play against: one of docs/opponents.md, or your own as in bot.py:Class (default: heuristic)",
    )
    command.add_argument(
        "--name", action="append", metavar="NAME", help="name of a player at this terminal; may be repeated"
    )
    command.add_argument("--seed", type=int, metavar="S", help="seed of the deal; the same seed gives the same cards")
    command.add_argument("--log", type=Path, metavar="FILE", help="save the game to this file")
    command.add_argument("--resume", type=Path, metavar="FILE", help="continue a saved game")
    add_table(command)
    add_language(command)
    command.set_defaults(run=run)


def run(given: Namespace) -> int:
    """Play, and return the exit code. Raise BadInput."""
    from skulduggery.tui.lobby import USUAL_BOT, USUAL_SEATS
    from skulduggery.tui.play import play

    if given.game is None and given.option:
        raise BadInput(flaw("options-whose"))
    people = len(given.name or ("",))
    bots = given.bots or 0
    if given.resume is not None or (given.bots is None and given.bot is not None):
        seats = USUAL_SEATS if given.game is None else min(USUAL_SEATS, api.game(given.game).seats[1])
        bots = bots or max(seats - people, 1)
    return play(
        given.game,
        bots=[given.bot or USUAL_BOT] * bots,
        names=given.name or (),
        seats=None if given.bots is None else given.bots + people,
        seed=given.seed,
        options={} if given.game is None else options_of(given.game, given.option),
        cards=given.cards,
        log=given.log,
        resume=given.resume,
        language=given.language,
    )
