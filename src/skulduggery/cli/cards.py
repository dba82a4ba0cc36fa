"""``skulduggery cards check`` and ``skulduggery cards show``."""

import re
from argparse import Namespace
from pathlib import Path

from skulduggery import api
from skulduggery.cli.given import Commands, add_language, cards_of, text_of
from skulduggery.text import Texts
from skulduggery.text import language as spoken


def add(commands: Commands) -> None:
    """What they take."""
    cards = commands.add_parser("cards", help="check or show card data")
    tasks = cards.add_subparsers(required=True, metavar="TASK")
    checking = tasks.add_parser("check", help="say what is wrong with a file")
    checking.add_argument("file", type=Path, metavar="FILE")
    add_language(checking)
    checking.set_defaults(run=check)
    showing = tasks.add_parser(
        "show", help="show the cards of a file, or those named: one, or a trait and a job joined"
    )
    showing.add_argument(
        "what", nargs="*", metavar="FILE|CARD", help="a file (default: the house cards), ids of cards, or both"
    )
    add_language(showing)
    showing.set_defaults(run=show)
    for task in (checking, showing):
        task.add_argument("--game", metavar="GAME", help="which game they are for (default: the file's; else crooks)")


def check(given: Namespace) -> int:
    """Say of a file that its cards can be played, and what is to be known of them. Raises BadInput if they can't."""
    game = given.game or api.game_of(text_of(given.file))
    cards = api.read_cards(game, text_of(given.file), str(given.file))
    language = spoken(given.language)
    for warning in api.game(game).card_warnings(cards, str(given.file)):
        print(warning.said(language))
    print(Texts(language)("cards-good", file=str(given.file)))
    return 0


def show(given: Namespace) -> int:
    """Show cards. Raises BadInput."""
    from skulduggery.tui.cards import show

    what: list[str] = given.what
    # What isn't written as ids are is a file; so is the odd one where cards are named two at a time.
    odd = given.game != "mayhem" and len(what) % 2 == 1
    first = int(odd or (bool(what) and not re.fullmatch(r"[a-z0-9-]+", what[0])))
    path = Path(what[0]) if first else None
    game = given.game or (api.game_of(text_of(path)) if path else "crooks")
    return show(game, cards_of(game, path), language=given.language, picked=what[first:])
