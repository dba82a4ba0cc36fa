"""Card files of 3000 Scoundrels (docs/cards.md), and the cost and names of a pair."""

from copy import deepcopy
from functools import cache
from pathlib import Path
from typing import Any, cast

from skulduggery.engine.asks import Flaw
from skulduggery.engine.cards import files
from skulduggery.engine.documents import Document, short_hash
from skulduggery.games.scoundrels.cards.checks import Checker

SILENT = ("names", "evidence", "feminine", "suit", "tint", "text", "image")
"""Fields that make no difference to a game."""


def house() -> Document:
    """Return a copy of the house cards, as read from their file."""
    return deepcopy(_house())


@cache
def _house() -> Document:
    return read(Path(__file__).with_name("house.toml").read_text("utf-8"), "house.toml")


def read(text: str, source: str) -> Document:
    """Return the cards in the text of a TOML file. Raise BadInput with all problems found."""
    document = files.read_toml(text, source, "cards")
    Checker(source, document, files.lines_of(text)).finish()
    return document


def check(document: Document, source: str) -> None:
    """Raise BadInput unless the document is a card set that can be played (SC-FILE-01)."""
    Checker(source, document, {}).finish()


def warnings(document: Document, source: str) -> tuple[Flaw, ...]:
    """Return the warnings about a card set that can be played: cards that stay in the box (SC-FILE-02)."""
    return tuple(Checker(source, document, {}).warnings)


def digest(document: Document, extra: Document) -> str:
    """Return a hash of all that decides how a game goes: the cards without names and evidence, and ``extra``."""
    deciding = {name: value for name, value in document.items() if name not in ("id", "version")}
    return short_hash({"cards": without_words(deciding), **extra})


def without_words(value: object) -> object:
    if isinstance(value, dict):
        return {name: without_words(one) for name, one in value.items() if name not in SILENT}
    return [without_words(one) for one in value] if isinstance(value, list) else value


def positions(trait: dict[str, Any]) -> set[int]:
    """Return the positions of a trait's dollar icons; ``dollars`` may be their number instead (SC-SCOU-04)."""
    dollars = trait["dollars"]
    return set(range(1, dollars + 1)) if isinstance(dollars, int) else set(dollars)


def cost(trait: dict[str, Any], job: dict[str, Any]) -> int:
    """Return the price of a pair: its dollar icons that have no hole over them (SC-SCOU-05, SC-FILE-03)."""
    return len(positions(trait) - set(job.get("holes", ())))


def combined_names(document: Document, trait: int, job: int) -> dict[str, str]:
    """Return the name of a pair in each language in which both halves have one (SC-READ-07, SC-READ-08).

    German cards show the job above the trait, which is not inflected. On one line a comma stands for the line break.
    """
    one, other = pair(document, trait, job)
    names = {}
    for language, job_name in other["names"].items():
        name = one["names"].get(language)
        if name is None:
            continue
        if language == "it":
            feminine = "it" in other.get("feminine", ()) and name.endswith("o")
            names[language] = f"{job_name} {name[:-1] + 'a' if feminine else name}"
        elif language == "de":
            names[language] = f"{job_name}, {small(name)}"
        else:
            names[language] = f"{name} {small(job_name) if language == 'ru' else job_name}"
    return names


def pair(document: Document, trait: int, job: int) -> tuple[dict[str, Any], dict[str, Any]]:
    """Return the tables of a trait and a job."""
    tables = cast(dict[str, list[dict[str, Any]]], document)
    return tables["trait"][trait], tables["job"][job]


def small(name: str) -> str:
    return name[:1].lower() + name[1:]
