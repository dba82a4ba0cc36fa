"""Every text exists in every language, each is used, and nothing is said that isn't one of them."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import skulduggery
from skulduggery import api
from skulduggery.api import BadInput, IllegalAnswer
from skulduggery.text import LANGUAGES, Texts, language, source
from skulduggery.wording.tables import wording

PACKAGE = Path(skulduggery.__file__).parent
CHECKOUT = Path(__file__).parents[2]
SOURCES = (
    PACKAGE / "text.py",
    PACKAGE / "cli" / "cards.py",
    PACKAGE / "server" / "protocol" / "errors.py",
    PACKAGE / "server" / "notifications" / "notes.py",
    PACKAGE / "server" / "notifications" / "mail.py",
    *sorted((PACKAGE / "tui").rglob("*.py")),
    *sorted((PACKAGE / "wording").rglob("*.py")),
)
WORDED = tuple(path.parts[-3] for path in sorted((PACKAGE / "games").glob("*/text/wording.toml")))
"""Games that are told and asked by a table."""
FILES = (None, *api.games())
SPEAKS = {"texts", "head"}
"""Functions whose first argument is the id of a text."""
GRAMMAR = {"form", "gender", "use"}
"""Parameters of texts for languages that need their grammar."""


class Names(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.found.add(node.id.name)


def messages(code: str, game: str | None) -> dict[str, set[str]]:
    """Each text of a file with the names of what is put into it."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(source(code, game)).body:
        assert not isinstance(entry, fluent.Junk), f"{code} {game}: {entry.content[:80]}"
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            names = Names()
            names.visit(entry)
            found[entry.id.name] = names.found - GRAMMAR
    return found


def ids() -> set[str]:
    return {id for game in FILES for id in messages("en", game)}


def constants(node: ast.AST) -> Iterator[str]:
    """The texts that an expression can be."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from constants(node.body)
        yield from constants(node.orelse)


def pattern(node: ast.JoinedStr) -> re.Pattern[str]:
    parts = [re.escape(str(one.value)) if isinstance(one, ast.Constant) else ".+" for one in node.values]
    return re.compile("".join(parts))


def phrases(game: str) -> Iterator[tuple[re.Pattern[str], set[str]]]:
    """The texts of each line of a game's table, and the names of what is put into them."""
    for section in wording(game).phrases.values():
        for one in section.values():
            parts = [re.escape(part) if isinstance(part, str) else ".*" for part in one.id]
            seen = "(-seen)?" if one.seen is not None else ""
            yield re.compile("".join([*parts, seen])), dict(one.words).keys() - GRAMMAR


def trees() -> Iterator[tuple[Path, ast.Module]]:
    for path in SOURCES:
        yield path, ast.parse(path.read_text("utf-8"))


@pytest.mark.parametrize("game", FILES)
@pytest.mark.parametrize("code", LANGUAGES)
def test_languages_have_the_same_texts_about_the_same_things(code: str, game: str | None) -> None:
    assert messages(code, game) == messages("en", game)


@pytest.mark.parametrize("game", FILES)
def test_languages_have_their_texts_in_the_same_order(game: str | None) -> None:
    for code in LANGUAGES:
        assert list(messages(code, game)) == list(messages("en", game))


def test_no_text_is_missing() -> None:
    known = ids()
    for path, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and node.args:
                name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
                if name in SPEAKS:
                    for id in constants(node.args[0]):
                        assert id in known, f"{path.name}:{node.lineno}: there is no text {id!r}"


@pytest.mark.parametrize("game", WORDED)
def test_every_option_says_what_it_changes(game: str) -> None:
    """In a file for the browser only, whose languages web/tools/check-texts.mjs compares."""
    file = CHECKOUT / "src" / "skulduggery" / "games" / game / "text" / "locale" / "options.en.ftl"
    assert re.findall(r"^option-(\w+)-about = ", file.read_text("utf-8"), re.M) == [*api.game(game).options]


@pytest.mark.parametrize("game", WORDED)
def test_tables_put_into_texts_what_is_named_there(game: str) -> None:
    known = messages("en", game)
    for id, given in phrases(game):
        found = [names for one, names in known.items() if id.fullmatch(one)]
        assert found, f"there is no text {id.pattern!r}"
        asked = set().union(*found) - {"you"}
        assert given <= asked if ".*" in id.pattern else given == asked, id.pattern


def test_no_text_is_unused() -> None:
    said: set[str] = set()
    patterns: list[re.Pattern[str]] = []
    for _, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                said.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                patterns.append(pattern(node))
    patterns += [id for game in WORDED for id, _ in phrases(game)]
    patterns = [one for one in patterns if re.search(r"[a-z]{3,}", one.pattern)]  # those that say something
    browser = "\n".join(
        p.read_text("utf-8") for p in (CHECKOUT / "web").glob("src/**/*.*") if p.suffix in (".ts", ".svelte")
    )
    patterns += [re.compile(f"{re.escape(one)}.+") for one in re.findall(r"\b(?:say|t)\(\s*`([a-z-]{3,})\$\{", browser)]
    patterns += [re.compile(f"[a-z]+{one}") for one in re.findall(r"\bsay\(`\$\{[a-z.]+\}(-[a-z-]{3,})`", browser)]
    known = {id for id in ids() if not id.startswith("problem-")}  # those are held to their codes by test_problems.py
    known = {id for id in known - said if id not in browser}
    unused = [id for id in known if not any(one.fullmatch(id) for one in patterns)]
    assert not unused


def test_nothing_is_said_that_is_no_text() -> None:
    """No words in what is printed: labels, headings, sentences."""
    for path, tree in trees():
        for node in ast.walk(tree):
            if not isinstance(node, ast.Call):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in ("print", "show", "add_row", "assemble", "Menu", "Said", "Choice"):
                looked_at: list[ast.expr] = list(node.args)
            elif name in ("Text", "Rule", "append", "add_column", "pages"):
                looked_at = node.args[:1]
            else:
                continue
            looked_at = [one.elts[0] if isinstance(one, ast.Tuple) and one.elts else one for one in looked_at]
            for one in looked_at:
                for part in ast.walk(one) if isinstance(one, ast.JoinedStr) else [one]:
                    for text in constants(part):
                        assert not re.search(r"\w\w", text), f"{path.name}:{node.lineno}: {text!r} is no Fluent text"


@pytest.mark.parametrize("code", LANGUAGES)
def test_rules_can_be_told(code: str) -> None:
    texts = Texts(code, "crooks")
    assert len(texts.rules()) > 50
    assert texts.rules("rob")[:2] == ("CR-ROB-01", "CR-ROB-02")
    refused = texts.refusal(IllegalAnswer("CR-ROB-02", 0, 1))
    assert refused.endswith("(CR-ROB-02)")
    assert len(refused) > 30
    assert "CHANCE" in texts.refusal(IllegalAnswer("CHANCE", 0, 1))


@pytest.mark.parametrize("game", api.games())
def test_every_rule_that_refuses_is_told(game: str) -> None:
    texts = Texts("en", game)
    for path in (PACKAGE / "games" / game).rglob("*.py"):
        for id in re.findall(r'"([A-Z]{2}-[A-Z-]+-\d+)"', path.read_text("utf-8")):
            assert texts.has(f"rule-{id}"), id


def test_table_headings_fit_their_columns() -> None:
    widths = {"table-hideouts": 15, "table-notes": 15, "table-target": 15, "table-worth": 15, "table-leads": 15}
    widths |= {"table-tie": 6, "table-passed": 14, "score-cells": 23, "score-sum": 13, "score-money": 13}
    for code in LANGUAGES:
        texts = Texts(code, "crooks")
        for id, width in widths.items():
            assert len(texts(id)) <= width, f"{id} in {code}"
        for points in range(30):
            assert len(texts("score-worth", points=points)) <= 9
        assert len(texts("score-target", target=12)) <= 13
        texts = Texts(code, "scoundrels")
        names = [one["names"][code] for one in api.game("scoundrels").house_cards()["location"]]  # type: ignore[attr-defined]
        for head in (texts("table-saloon"), texts("table-pile", n=38), *names):
            assert len(head) <= 11, f"{head} in {code}"


def test_language_is_chosen() -> None:
    assert language("de") == "de"
    assert language("it_IT") == "it"
    assert language(None, {"SKULDUGGERY_LANG": "ru", "LANG": "de_DE.UTF-8"}) == "ru"
    assert language(None, {"LC_ALL": "it_IT.UTF-8", "LANG": "de_DE.UTF-8"}) == "it"
    assert language(None, {"LC_ALL": "C", "LANG": "de_DE.UTF-8"}) == "de"
    assert language(None, {"LANG": "fr_FR"}) == "en"
    assert language(None, {}) == "en"
    with pytest.raises(BadInput, match="en, it, de or ru"):
        language("fr")


def test_numbers_have_their_forms() -> None:
    texts = Texts("ru", "crooks")
    assert [texts("score-worth", points=n) for n in (1, 3, 5, 21)] == ["1 очко", "3 очка", "5 очков", "21 очко"]
    assert Texts("en").all_of(["a", "b", "c"]) == "a, b and c"
    assert Texts("de").money(3) == "3 $"
    told = Texts("it", "scoundrels")(
        "event-tech", you="yes", total=-1, safes="0", marks="0", reputation="−2", icons="+1"
    )
    assert told.startswith("hai −1 punti tecnologia")  # a minus, no hyphen
