"""``skulduggery cards check``, ``skulduggery cards replace`` and ``skulduggery cards show``."""

import re
import sys
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

from skulduggery import api
from skulduggery.api import BadInput, Flaw
from skulduggery.cli.given import Commands, add_language, cards_of, text_of, write
from skulduggery.text import Texts
from skulduggery.text import language as spoken


def add(commands: Commands) -> None:
    """Add the command ``cards`` with its tasks and their options."""
    cards = commands.add_parser("cards", help="check, show or replace cards")
    tasks = cards.add_subparsers(required=True, metavar="TASK")
    checking = tasks.add_parser("check", help="list what is wrong with a card file")
    checking.add_argument("file", type=Path, metavar="FILE", help="the card file")
    add_language(checking)
    checking.add_argument("--json", action="store_true", help="print problems and warnings as JSON")
    checking.set_defaults(run=check)
    replacing = tasks.add_parser("replace", help="replace a card of a file with one of your own")
    replacing.add_argument("file", type=Path, metavar="FILE", help="the card file to change")
    replacing.add_argument("card", metavar="CARD", help="the card to replace, as in bungler or job.cow")
    replacing.add_argument("new", type=Path, metavar="NEW", help="a file with the table of your card and nothing else")
    add_language(replacing)
    replacing.set_defaults(run=replace)
    showing = tasks.add_parser("show", help="show all cards of a file, one card, or a trait and a job as one scoundrel")
    showing.add_argument(
        "what", nargs="*", metavar="FILE|GAME|CARD", help="a file or a game (its house cards), then ids of cards"
    )
    add_language(showing)
    showing.set_defaults(run=show)
    for task in (checking, replacing, showing):
        task.add_argument("--game", metavar="GAME", help="the game (default: that of the file, or crooks)")


def check(given: Namespace) -> int:
    """Say that the cards of a file can be played, with any warnings. Raise BadInput if they can't."""
    language = spoken(given.language)
    try:
        game = given.game or api.game_of(text_of(given.file))
        cards = api.read_cards(game, text_of(given.file), str(given.file))
    except BadInput as wrong:
        if given.json:
            write_found(language, problems=wrong.flaws)
        raise
    warnings = api.game(game).card_warnings(cards, str(given.file))
    if given.json:
        write_found(language, warnings=warnings)
    else:
        print(*[one.said(language) for one in warnings], Texts(language)("cards-good", file=str(given.file)), sep="\n")
    return 0


def replace(given: Namespace) -> int:
    """Replace a card of a file. Raise BadInput, and write nothing, if the result can't be played."""
    text = text_of(given.file)
    game = given.game or api.game_of(text)
    out = api.replace_card(game, text, str(given.file), given.card, text_of(given.new), str(given.new))
    write(given.file, out.encode())
    print(Texts(spoken(given.language))("cards-replaced", file=str(given.file), card=given.card, new=str(given.new)))
    return 0


def write_found(language: str, **found: Sequence[Flaw | str]) -> None:
    """Write the faults (``problems``) and the ``warnings`` of a file as JSON."""
    import msgspec

    def document(one: Flaw | str) -> dict[str, object]:
        code, args = ("", {}) if isinstance(one, str) else one[:2]
        return {"error": BadInput(one).said(language)[0], "code": code, "args": args}

    lists = {name: [document(one) for one in found.get(name, ())] for name in ("problems", "warnings")}
    sys.stdout.write(msgspec.json.encode(lists).decode() + "\n")


def show(given: Namespace) -> int:
    """Show cards. Raise BadInput."""
    from skulduggery.tui.cards import show

    what: list[str] = given.what
    if what and what[0] in api.games():
        given.game, *what = what
    # The first word is a file if it isn't written like an id, or if cards come in pairs and the number of words is odd.
    odd = given.game != "mayhem" and len(what) % 2 == 1
    first = int(odd or (bool(what) and not re.fullmatch(r"[a-z0-9-]+", what[0])))
    path = Path(what[0]) if first else None
    game = given.game or (api.game_of(text_of(path)) if path else "crooks")
    return show(game, cards_of(game, path), language=given.language, picked=what[first:])
