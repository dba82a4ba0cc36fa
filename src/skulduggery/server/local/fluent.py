"""The part of the package fluent.runtime that texts of cards need: words, variables, other texts and choices by a
variable. The package needs Babel, which is too big for a browser; there this module stands in for it, under its name.
tests/server/test_stand_in.py compares the two.
"""

import re
from collections.abc import Mapping
from json import loads
from typing import Any, Final, NamedTuple

ENTRY: Final = re.compile(r"^([a-zA-Z][\w-]*) *=(.*\n(?:(?![a-zA-Z#]).*\n)*)", re.MULTILINE)
"""A text: its id, and all lines up to the next text or comment."""
SPACE: Final = re.compile(r"\s*")
WORDS: Final = re.compile(r"[^{}\n]+")
BREAK: Final = re.compile(r"\n\s*")
PLACE: Final = re.compile(r'\{\s*(?:\$(?P<name>[\w-]+)|(?P<quoted>"(?:[^"\\]|\\.)*")|(?P<id>[\w-]+))\s*(?P<end>->|\})')
VARIANT: Final = re.compile(r"\s*(\*?)\[\s*([\w-]+)\s*\]")
END: Final = re.compile(r"\s*(?:\Z|\}|\n\s*\*?\[)")
"""The end of a text or a variant."""
Part = Any
"""Words, or the variable, text or choice in their place."""


class Variable(NamedTuple):
    """A value that is put in."""

    name: str


class Other(NamedTuple):
    """Another text, by its id."""

    id: str


class Choice(NamedTuple):
    """A choice by a variable, with the number of the variant that is taken if no key fits."""

    name: str
    usual: int
    variants: list[tuple[str, list[Part]]]


class FluentResource:
    """The texts of a Fluent file, by id."""

    def __init__(self, source: str) -> None:
        self.texts = {id: _pattern(text, 0)[0] for id, text in ENTRY.findall(source + "\n")}


class Message(NamedTuple):
    """A text as it was found."""

    value: list[Part]


class FluentBundle:
    """Texts in one language."""

    def __init__(self, locales: list[str], use_isolating: bool) -> None:
        self.language = locales[0]
        self.texts: dict[str, list[Part]] = {}

    def add_resource(self, resource: FluentResource) -> None:
        """Add the texts of a file; those that are here already stay."""
        self.texts = resource.texts | self.texts

    def has_message(self, id: str) -> bool:
        """Return whether there is such a text."""
        return id in self.texts

    def get_message(self, id: str) -> Message:
        """Return a text."""
        return Message(self.texts[id])

    def format_pattern(self, pattern: list[Part], args: Mapping[str, str | int]) -> tuple[str, list[Exception]]:
        """Return a text with its arguments, and no errors: a missing argument raises KeyError."""
        return "".join([self._said(part, args) for part in pattern]), []

    def _said(self, part: Part, args: Mapping[str, str | int]) -> str:
        match part:
            case Variable(name):
                return str(args[name])
            case Other(id):
                return self.format_pattern(self.texts[id], args)[0]
            case Choice(name, usual, variants):
                value = args[name]
                fitting = {str(value), _plural(self.language, value)} if isinstance(value, int) else {value}
                chosen = next((said for key, said in variants if key in fitting), variants[usual][1])
                return self.format_pattern(chosen, args)[0]
        return str(part)


def _plural(language: str, number: int) -> str:
    """Return the plural category of a whole number."""
    ones, tens = abs(number) % 10, abs(number) // 10 % 10
    if language != "ru":
        return "one" if abs(number) == 1 else "other"
    if tens == 1 or not 1 <= ones <= 4:
        return "many"
    return "one" if ones == 1 else "few"


def _pattern(source: str, at: int) -> tuple[list[Part], int]:
    """Return what stands in a text or a variant from a position on, and where that ends."""
    parts: list[Part] = []
    at = _after(SPACE, source, at)
    while not END.match(source, at):
        if source[at] == "{":
            part, at = _place(source, at)
        elif found := BREAK.match(source, at):
            part, at = "\n" * found[0].count("\n"), found.end()
        else:
            end = _after(WORDS, source, at)
            part = source[at:end].rstrip() if END.match(source, end) else source[at:end]
            at = end
        parts.append(part)
    return parts, at


def _place(source: str, at: int) -> tuple[Part, int]:
    """Return what stands in braces, and where they end."""
    found = PLACE.match(source, at)
    assert found is not None, source[at:]
    name, quoted, id, end = found.groups()
    at = found.end()
    if end == "}":
        return (Variable(name) if name else Other(id) if id else loads(quoted)), at
    usual = 0
    variants: list[tuple[str, list[Part]]] = []
    while one := VARIANT.match(source, at):
        said, at = _pattern(source, one.end())
        usual = len(variants) if one[1] else usual
        variants.append((one[2], said))
    return Choice(name, usual, variants), source.index("}", at) + 1


def _after(what: re.Pattern[str], source: str, at: int) -> int:
    """Return where something ends that stands at this position."""
    found = what.match(source, at)
    return at if found is None else found.end()
