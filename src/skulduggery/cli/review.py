"""``skulduggery review``."""

import sys
from argparse import Namespace
from pathlib import Path

from skulduggery.api import BadInput, flaw
from skulduggery.cli.given import Commands, add_language, bytes_of


def add(commands: Commands) -> None:
    """Add the command ``review`` and its options."""
    command = commands.add_parser("review", help="review a finished game: mistakes, bluffs, luck")
    command.add_argument("file", type=Path, metavar="FILE", help="the log of a finished game")
    command.add_argument("--seat", type=int, metavar="N", help="only the decisions of this seat (default: all)")
    command.add_argument("--rounds", type=int, default=0, metavar="R", help="rollouts per question (default: by game)")
    command.add_argument(
        "--seed", type=int, default=1, metavar="S", help="random seed: the same seed gives the same review (default: 1)"
    )
    add_language(command)
    command.add_argument("--json", action="store_true", help="print the review as JSON")
    command.set_defaults(run=run)


def run(given: Namespace) -> int:
    """Review a game, show a progress bar to a watcher, and print the lessons. Raise BadInput."""
    import msgspec

    from skulduggery import codec
    from skulduggery.cli.bars import bars
    from skulduggery.review.reviews import review
    from skulduggery.text import Texts, language
    from skulduggery.tui.review import show_review
    from skulduggery.tui.terminal import Terminal

    data = bytes_of(given.file)
    code = language(given.language)
    record = codec.read_log(data, str(given.file))
    if given.seat is not None and not 1 <= given.seat <= record.rules.seats:
        raise BadInput(flaw("seat", seat=str(given.seat), seats=str(record.rules.seats)))
    if given.rounds < 0:
        raise BadInput(flaw("review-rounds", rounds=str(given.rounds)))
    with bars() as shown:
        task = shown.add_task("", total=len(record.entries))
        try:
            found = review(record, given.rounds, given.seed, lambda done: shown.update(task, completed=done))
        except BadInput as error:
            raise error.at(str(given.file)) from None
    if given.json:
        sys.stdout.write(msgspec.json.encode(found).decode() + "\n")
    else:
        show_review(Terminal(), record, found, Texts(code, found.game), None if given.seat is None else given.seat - 1)
    return 0
