"""Coverage of rules by tests, read from the marks in the tests' source; no test is run or imported."""

import ast
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Placeable, StringLiteral, TextElement

from skulduggery.api import BadInput

PREFIX: Final = "rule-"


def games_with_rules() -> tuple[str, ...]:
    """Return the ids of the games whose rules are written down, whether they can be played yet or not."""
    folders = [one for one in files("skulduggery.games").iterdir() if one.is_dir()]
    return tuple(sorted([one.name for one in folders if _locale(one.name, "en").is_file() and texts(one.name)]))


def texts(game: str, language: str = "en") -> dict[str, str]:
    """Return the text of each rule of a game by ID, in the order of the rules. Raise BadInput if there is none."""
    file = _locale(game, language)
    if not (game.isidentifier() and language.isidentifier() and file.is_file()):
        raise BadInput(f"There is no text of the rules of {game[:40]!r} in the language {language[:40]!r}.")
    out = {}
    for entry in FluentParser(with_spans=False).parse(file.read_text("utf-8")).body:
        if isinstance(entry, Message) and entry.value is not None and entry.id.name.startswith(PREFIX):
            out[entry.id.name.removeprefix(PREFIX)] = "".join([_said(one) for one in entry.value.elements])
    return out


def find_tests() -> Path:
    """Return the folder of the tests, if this is a checkout. Raise BadInput if it is an installed package."""
    folder = Path(__file__).resolve().parents[2] / "tests"
    _check(folder)
    return folder


def marks(tests: Path) -> dict[str, list[str]]:
    """Return the tests of each ID that a mark names, as pytest names them. Raise BadInput if the folder doesn't
    exist."""
    _check(tests)
    out: dict[str, list[str]] = {}
    for path in sorted(tests.rglob("test_*.py")):
        where = path.relative_to(tests.parent).as_posix()
        for name, rule in _of_file(where, path.read_text("utf-8")):
            there = out.setdefault(rule, [])
            if name not in there:
                there.append(name)
    return out


def coverage(game: str, tests: Path) -> dict[str, list[str]]:
    """Return the tests of each rule of a game; the list is empty for a rule without any. Raise BadInput."""
    marked = marks(tests)
    return {rule: marked.get(rule, []) for rule in texts(game)}


def missing(game: str, tests: Path) -> list[str]:
    """Return the rules of a game that no test shows. Raise BadInput."""
    return [rule for rule, there in coverage(game, tests).items() if not there]


def unknown(tests: Path) -> dict[str, list[str]]:
    """Return the IDs that marks name but no game has, with their tests. Raise BadInput."""
    known = {rule for game in games_with_rules() for rule in texts(game)}
    return {rule: there for rule, there in marks(tests).items() if rule not in known}


def report(game: str, tests: Path, language: str = "en") -> dict[str, dict[str, dict[str, str | list[str]]]]:
    """Return the text and the tests of each rule of a game, ready for JSON. Raise BadInput."""
    statements = texts(game, language)
    covered = coverage(game, tests)
    return {"rules": {rule: {"text": statements.get(rule, ""), "tests": covered[rule]} for rule in covered}}


def _locale(game: str, language: str) -> Traversable:
    return files("skulduggery.games").joinpath(game, "text", "locale", f"rules.{language}.ftl")


def _check(tests: Path) -> None:
    if not tests.is_dir():
        raise BadInput(f"There is no folder {tests}; tests of rules can be listed only in a checkout.")


def _said(element: TextElement | Placeable) -> str:
    if isinstance(element, TextElement):
        return str(element.value)
    if isinstance(element.expression, StringLiteral):
        return str(element.expression.parse()["value"])
    return "…"


@cache
def _of_file(where: str, text: str) -> tuple[tuple[str, str], ...]:
    """Return the tests in a file, each with each rule that it is marked with."""
    if "mark.rule" not in text:
        return ()
    tree = ast.parse(text, where)
    return tuple(_marked(tree.body, where, _of_module(tree)))


def _marked(body: list[ast.stmt], where: str, inherited: list[str]) -> Iterator[tuple[str, str]]:
    """Yield the tests in a module or class, each with each rule that it is marked with."""
    for node in body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            own = [rule for decorator in node.decorator_list for rule in _rules(decorator, where)]
            yield from _marked(node.body, f"{where}::{node.name}", inherited + own)
        elif isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            own = [rule for decorator in node.decorator_list for rule in _rules(decorator, where)]
            for rule in inherited + own:
                yield f"{where}::{node.name}", rule


def _of_module(tree: ast.Module) -> list[str]:
    """Return the rules that ``pytestmark = ...`` gives to all tests of a module."""
    out = []
    for node in tree.body:
        if isinstance(node, ast.Assign) and any(
            [isinstance(one, ast.Name) and one.id == "pytestmark" for one in node.targets]
        ):
            out += _rules(node.value, "pytestmark")
    return out


def _rules(node: ast.expr, where: str) -> list[str]:
    """Return the IDs in every ``mark.rule(...)`` inside an expression: those of single parameters count for the whole
    test."""
    out = []
    for call in ast.walk(node):
        if isinstance(call, ast.Call) and ast.unparse(call.func).endswith("mark.rule"):
            for arg in call.args:
                if not (isinstance(arg, ast.Constant) and isinstance(arg.value, str)):
                    raise BadInput(f"{where}: a rule mark must name its rules as plain texts, not {ast.unparse(arg)}.")
                out.append(arg.value)
    return out
