"""``skulduggery rules``."""

import sys

import msgspec

from skulduggery import api
from skulduggery.coverage import coverage, find_tests, texts
from skulduggery.text import language as chosen


def run(game: str, with_tests: bool, language: str | None, as_json: bool) -> int:
    """Print each rule of a game with its statement, and with the tests that prove it."""
    api.game(game)
    statements = texts(game, chosen(language))
    tests = coverage(game, find_tests()) if with_tests else {}
    if as_json:
        rules = {
            rule: {"text": text, "tests": tests.get(rule, [])} if with_tests else {"text": text}
            for rule, text in statements.items()
        }
        sys.stdout.write(msgspec.json.encode({"rules": rules}).decode() + "\n")
        return 0
    from rich.console import Console
    from rich.table import Table

    table = Table(title=f"{game}: {len(statements)} rules", show_lines=False)
    table.add_column("rule", no_wrap=True)
    table.add_column("statement")
    if with_tests:
        table.add_column("tests", justify="right")
    for rule, text in statements.items():
        table.add_row(rule, text, *([str(len(tests.get(rule, [])))] if with_tests else []))
    Console().print(table)
    return 0
