"""The glossaries next to the Fluent files: every text uses their words, and no word that they rule out."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from tests.docs.blocks import ROOT

from skulduggery.locale import LANGUAGES

GLOSSARIES: Final = sorted((ROOT / "src" / "skulduggery").rglob("locale/terms.toml"))
CASES: Final = [(path, code) for path in GLOSSARIES for code in LANGUAGES]


class Words(Visitor):
    """Collect the text of messages, without ids, comments and variables."""

    def __init__(self) -> None:
        self.parts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.parts.append(node.value)


def words(source: str) -> list[str]:
    """Return the pieces of text in a Fluent file."""
    reader = Words()
    reader.visit(FluentParser().parse(source))
    return reader.parts


def texts(folder: Path, code: str) -> Iterator[tuple[str, str]]:
    """Yield the file name and the text of each piece in a language."""
    for path in sorted(folder.glob("*.ftl")):
        if path.stem.split(".")[-1] == code:
            yield from ((path.name, part) for part in words(path.read_text("utf-8")))


def terms(path: Path) -> list[dict[str, object]]:
    """Return the terms of a glossary."""
    found: list[dict[str, object]] = tomllib.loads(path.read_text("utf-8"))["term"]
    return found


def ruled_out(term: dict[str, object], code: str) -> str:
    """Return the pattern of the words that a language must not use for a term, or an empty one."""
    never = term.get("never", {})
    assert isinstance(never, dict)
    return str(never.get(code, ""))


def named(case: tuple[Path, str]) -> str:
    """Return a short name for a glossary and a language."""
    return f"{case[0].relative_to(ROOT / 'src' / 'skulduggery').parts[1]}-{case[1]}"


def test_there_is_a_glossary_for_the_house_and_each_game() -> None:
    assert {named((path, "")) for path in GLOSSARIES} == {"terms.toml-", "crooks-", "mayhem-", "scoundrels-"}


@pytest.mark.parametrize("case", CASES, ids=named)
def test_no_text_uses_another_word_for_a_term(case: tuple[Path, str]) -> None:
    path, code = case
    said = list(texts(path.parent, code))
    assert said
    wrong = [
        f"{name}: {part!r} for {term['en']}"
        for term in terms(path)
        if (pattern := ruled_out(term, code))
        for name, part in said
        if re.search(pattern, part)
    ]
    assert not wrong


@pytest.mark.parametrize("case", [one for one in CASES if one[1] != "en"], ids=named)
def test_every_term_is_used_and_not_ruled_out_by_itself(case: tuple[Path, str]) -> None:
    path, code = case
    said = "\n".join(part for _, part in texts(path.parent, code)).lower()
    for term in terms(path):
        word = str(term[code])
        assert word.lower() in said, word
        pattern = ruled_out(term, code)
        assert not pattern or not re.search(pattern, word), word


def test_a_wrong_word_is_found_in_text_but_not_in_an_id_or_variable() -> None:
    body = "{ $furfante ->\n        [one] Un furfante\n       *[other] { $n } scagnozzi\n    }"
    source = f"# furfante\nfurfante = {body}\n"
    pattern = ruled_out(terms(ROOT / "src/skulduggery/games/crooks/text/locale/terms.toml")[0], "it")
    assert [part for part in words(source) if re.search(pattern, part)] == ["Un furfante"]
