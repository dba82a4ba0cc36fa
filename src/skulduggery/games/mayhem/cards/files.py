"""Component files of Men of Mayhem (docs/cards.md)."""

from copy import deepcopy
from functools import cache
from pathlib import Path

from skulduggery.engine.asks import Flaw
from skulduggery.engine.cards import files
from skulduggery.engine.documents import Document, short_hash
from skulduggery.games.mayhem.cards.checks import Checker

SILENT = ("names", "evidence", "code")
"""Fields that make no difference to a game."""


def house() -> Document:
    """Return a copy of the house components, as read from their file."""
    return deepcopy(_house())


@cache
def _house() -> Document:
    return read(Path(__file__).with_name("house.toml").read_text("utf-8"), "house.toml")


def read(text: str, source: str) -> Document:
    """Return the components in the text of a TOML file. Raise BadInput with all problems found."""
    document = files.read_toml(text, source, "components")
    Checker(source, document, files.lines_of(text)).finish()
    return document


def check(document: Document, source: str) -> None:
    """Raise BadInput unless the document is a component set that can be played (MM-COMP-12, MM-COMP-13)."""
    Checker(source, document, {}).finish()


def warnings(document: Document, source: str) -> tuple[Flaw, ...]:
    """Return the warnings about a playable set: contradictions to conclusions from the rulebook (MM-COMP-12)."""
    return tuple(Checker(source, document, {}).warnings)


def digest(document: Document, extra: Document) -> str:
    """Return a hash of all that decides how a game goes: the components without SILENT fields, and ``extra``."""
    deciding = {name: value for name, value in document.items() if name not in ("id", "version")}
    return short_hash({"components": without_words(deciding), **extra})


def without_words(value: object) -> object:
    if isinstance(value, dict):
        return {name: without_words(one) for name, one in value.items() if name not in SILENT}
    return [without_words(one) for one in value] if isinstance(value, list) else value
