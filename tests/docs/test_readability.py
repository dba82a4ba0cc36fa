"""Pages for people read easily, by the formula of Flesch (1948), with syllables as pyphen divides words."""

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from markdown_it import MarkdownIt
from pyphen import Pyphen
from tests.docs.blocks import ROOT

PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
"""All pages but those for developers, lists of decisions and figures."""
WORD = re.compile(r"[A-Za-z][A-Za-z'’-]*")
SYLLABLES = Pyphen(lang="en_US")


def sentences(page: str) -> Iterator[str]:
    """Yield the sentences of a page in Markdown, without headings, code and tables."""
    tokens = MarkdownIt().enable("table").parse(page)
    for before, token in pairwise(tokens):
        if before.type == "paragraph_open":
            parts = token.children or []
            text = "".join(part.content if part.type == "text" else " " for part in parts)
            yield from (one for one in re.split(r"(?<=[.!?:])\s", text) if WORD.search(one))


def reading_ease(page: str) -> float:
    """Return the Flesch reading ease of a page: about 100 for a child's book, 50 for a newspaper, 0 for a law."""
    said = [WORD.findall(sentence) for sentence in sentences(page)]
    words = [word for sentence in said for word in sentence]
    syllables = sum(len(SYLLABLES.positions(word)) + 1 for word in words)
    return 206.835 - 1.015 * len(words) / len(said) - 84.6 * syllables / len(words)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_a_page_reads_easily(page: Path) -> None:
    """Pyphen finds some syllables too few, which adds about 5 points."""
    assert reading_ease(page.read_text("utf-8")) >= 75


def test_the_formula() -> None:
    """Long words and long sentences make a page hard."""
    law = "Notwithstanding contractual stipulations, participants irrevocably acknowledge unconditional responsibility."
    assert reading_ease(law) < 0 < 90 < reading_ease("You play a card. It lies face down. Who would call it a bluff?")
