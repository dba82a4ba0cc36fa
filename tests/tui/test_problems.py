"""What is wrong with a card file is said in every language: all texts with all that is put into them, all faults."""

import ast
import re
import tomllib
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor
from tests.fuzz import doors

import skulduggery
from skulduggery import api
from skulduggery.api import BadInput
from skulduggery.cli.main import main
from skulduggery.core.ask import Flaw
from skulduggery.text import LANGUAGES

PACKAGE = Path(skulduggery.__file__).parent
RULES = Path(__file__).parents[1] / "rules"
PARTS = {"file", "place", "not", "known", "meant", "read", "good"}
"""Texts that stand within others."""
CODES = {"say", "warn", "wrong", "places", "fail", "flaw", "ProgramError"}
"""What is given a code, with the place of it among the arguments."""
WHERE = {"say": 1, "warn": 1, "wrong": 3, "places": 3}
NUMBERS = (0, 1, 2, 5, 21)
CROOKS = (
    ("[setup.piles.2012]", "[setup.piles.2010]"), ("[setup.gang_points]", "[setup.points]"), ("level = 3", ""),
    ('"killer"', '"boss"'), ("2 = [2, 2, 3]", "2 = [3, 2, 2]"), ("2 = [2, 2, 3]", "2 = [0]"),
    ("2 = [2, 2, 3]", "2 = [9, 9]"),
    ('"spy"', '"wizard"'), ("['northside']", "['southside']"), ('"crook-2"', '"crook-1"'), ('"crook-1"', '"Crook"'),
    ("money = 9", "money = 9\ntargets = [3, 2]"), ("money = 9", "money = 9\ntargets = 3"), ("level = 3", "level = ="),
    ('level = "house"', 'level = "rumour"'), ("[setup", "[set-up"), ("[[crook]]", "[[crooks]]"),
)  # fmt: skip


class Texts(Visitor):
    """What a text is made of: the names of what is put into it, with the variants among which each chooses."""

    def __init__(self, code: str) -> None:
        source = (PACKAGE / "locale" / f"problems.{code}.ftl").read_text("utf-8")
        body = FluentParser().parse(source).body
        self.texts = {one.id.name.removeprefix("problem-"): one for one in body if isinstance(one, fluent.Message)}
        self.found: dict[str, set[str]] = {}

    def of(self, code: str) -> dict[str, set[str]]:
        self.found = {}
        self.visit(self.texts[code])
        return self.found

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.found.setdefault(node.id.name, set())

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:
        self.visit(self.texts[node.id.name.removeprefix("problem-")])

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:
        assert isinstance(node.selector, fluent.VariableReference)
        keys = {one.key.name if isinstance(one.key, fluent.Identifier) else one.key.value for one in node.variants}
        self.found.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


ENGLISH = Texts("en")
SENTENCES = [code for code in ENGLISH.texts if code not in PARTS]
PLURALS = {"one", "few", "many", "other", "0"}


def clear(problem: str) -> None:
    """Fails unless this is a sentence with nothing left over of its making."""
    assert problem.isprintable()
    assert problem.endswith(".")
    assert not re.search(r"\{ ?\$|problem-|  | [:;,.]|\.\.$", problem), problem


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_with_all_that_can_be_put_into_it(language: str) -> None:
    """In each language the same choices, but for plurals, and a sentence for each of them."""
    texts = Texts(language)
    for code in SENTENCES:
        ours, theirs = texts.of(code), ENGLISH.of(code)
        assert {n: keys - PLURALS for n, keys in ours.items()} == {n: keys - PLURALS for n, keys in theirs.items()}
        for args in given(theirs):
            clear(Flaw(code, args).said(language))


def given(choices: dict[str, set[str]]) -> Iterator[dict[str, str | int]]:
    """Each choice of a text once, beside the first of each other."""
    values: dict[str, list[str | int]] = {}
    for name, keys in choices.items():
        words = sorted(keys - PLURALS)
        values[name] = [*words] if words else [*NUMBERS] if keys else [f"x-{name}"]
    for chosen in product(*values.values()):
        yield dict(zip(values, chosen, strict=True))


def faults() -> Iterator[tuple[str, str, str]]:
    """A game, and a passage of its card file with another in its place: each is a problem."""
    for game in ("scoundrels", "mayhem"):
        for case in tomllib.loads((RULES / game / "bad_cards.toml").read_text("utf-8"))["file"]:
            yield game, case["old"], case["new"]
    for old, new in CROOKS:
        yield "crooks", old, new


@pytest.mark.parametrize(("game", "old", "new"), [*faults()])
def test_every_fault_in_every_language(game: str, old: str, new: str) -> None:
    """The same file, line, card and value; and no English but in English."""
    text = doors.deck() if game == "crooks" else api.house_file(game)
    assert old in text
    with pytest.raises(BadInput) as error:
        api.read_cards(game, text.replace(old, new, 1), "mine.toml")
    told = {language: error.value.said(language) for language in LANGUAGES}
    assert told["en"] == error.value.problems
    for flaw, *sentences in zip(error.value.flaws, *told.values(), strict=True):
        assert isinstance(flaw, Flaw)
        assert len(set(sentences)) == len(LANGUAGES)
        for sentence in sentences:
            clear(sentence)
            for name in {"line", "place", "value", "word", "column", "guess"} & flaw.args.keys():
                assert flaw.args[name] == "none" or str(flaw.args[name]) in sentence


def codes() -> set[str]:
    """The codes of all problems in the program."""
    found: set[str] = set()
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            name = getattr(node.func, "attr", getattr(node.func, "id", "")) if isinstance(node, ast.Call) else ""
            if isinstance(node, ast.Call) and name in CODES and len(node.args) > WHERE.get(name, 0):
                said = node.args[WHERE.get(name, 0)]
                for one in (said.body, said.orelse) if isinstance(said, ast.IfExp) else (said,):
                    if isinstance(one, ast.Constant) and isinstance(one.value, str):
                        found.add(f"read-{one.value}" if name in ("fail", "ProgramError") else one.value)
    return found


def test_the_command_in_german(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is wrong, what is to be known, and that all is well; the language of the system is taken too."""
    path = tmp_path / "mine.toml"
    path.write_text(doors.deck().replace("level = 3", "level = 33", 1))
    assert main(["cards", "check", str(path), "--language", "de"]) == 2
    line = "crook 'crook-1' level kann nicht 33 sein; nötig ist eine ganze Zahl von 1 bis 10."
    assert capsys.readouterr().err == f"{path}: {line}\n"
    path.write_text(doors.deck())
    assert main(["cards", "check", str(path), "--language", "de"]) == 0
    assert capsys.readouterr().out == f"{path}: Mit diesen Karten kann gespielt werden.\n"
    assert main(["cards", "check", str(path), "--language", "fr"]) == 2
    monkeypatch.setenv("SKULDUGGERY_LANG", "de")
    assert main(["cards", "check", str(tmp_path / "none.toml")]) == 2
    assert "none.toml lässt sich nicht lesen" in capsys.readouterr().err


def test_each_problem_has_its_text() -> None:
    """And none is too many."""
    assert codes() == set(SENTENCES)
