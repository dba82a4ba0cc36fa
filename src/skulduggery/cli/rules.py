"""``skulduggery rules``."""

import sys
from argparse import Namespace

from skulduggery import api
from skulduggery.cli.given import Commands, add_game, add_language


def add(commands: Commands) -> None:
    """Add the command ``rules`` and its options."""
    command = commands.add_parser("rules", help="print the numbered rules of a game")
    add_game(command)
    command.add_argument(
        "--coverage",
        action="store_true",
        help="also count the tests of each rule; with --json, name them (in a checkout)",
    )
    add_language(command)
    command.add_argument("--json", action="store_true", help="print the rules as JSON")
    command.set_defaults(run=run)


def run(given: Namespace) -> int:
    """Print each rule of a game with its text, and with its tests if they are asked for. Raise BadInput."""
    import msgspec

    from skulduggery.coverage import coverage, find_tests, texts
    from skulduggery.text import language

    api.game(given.game)
    statements = texts(given.game, language(given.language))
    tests = coverage(given.game, find_tests()) if given.coverage else {}
    if given.json:
        rules = {
            rule: {"text": text, "tests": tests.get(rule, [])} if given.coverage else {"text": text}
            for rule, text in statements.items()
        }
        sys.stdout.write(msgspec.json.encode({"rules": rules}).decode() + "\n")
        return 0
    from rich.table import Table

    from skulduggery.tui.console import Console

    table = Table(title=f"{given.game}: {len(statements)} rules", show_lines=False)
    table.add_column("rule", no_wrap=True)
    table.add_column("statement")
    if given.coverage:
        table.add_column("tests", justify="right")
    for rule, text in statements.items():
        table.add_row(rule, text, *([str(len(tests.get(rule, [])))] if given.coverage else []))
    Console().print(table)
    return 0
