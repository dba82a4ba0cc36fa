"""The words in which cards say what they do, read one after the other, and what is said where one is wrong."""

import re
from collections.abc import Sequence
from typing import NoReturn

from skulduggery.core.ask import brief
from skulduggery.core.cards import near

LONGEST = 500
"""Characters of the longest text that is read."""
DEEPEST = 8
"""How deep brackets may stand in brackets."""
TOKEN = re.compile(r"=>|<=|>=|\.\.|[A-Za-z][A-Za-z0-9]*(?:-[A-Za-z0-9]+)*|[0-9]+|[-+*/(){}\[\],;:<>=]")
"""The words, numbers and signs of a language that has none of its own."""


class ProgramError(ValueError):
    """A text that can't be read: one clause says what is wrong, in which column, and what would be right."""


class Tokens:
    """A text in its words, numbers and signs, and how far it is read. Raises ProgramError where a word is wrong.

    ``pattern`` is what a word of the language looks like, ``what`` the thing that the text says.
    """

    __slots__ = ("at", "columns", "depth", "tokens")

    def __init__(self, text: str, pattern: re.Pattern[str] = TOKEN, what: str = "an ability") -> None:
        if len(text) > LONGEST:
            raise ProgramError(f"it has {len(text)} characters; {LONGEST} are read at most")
        self.tokens: list[str] = []
        self.columns: list[int] = []
        place = 0
        while place < len(text):
            if text[place].isspace():
                place += 1
                continue
            found = pattern.match(text, place)
            if found is None:
                raise ProgramError(f"at column {place + 1} {text[place]!r} means nothing in {what}")
            self.tokens.append(found.group())
            self.columns.append(place + 1)
            place = found.end()
        self.columns.append(len(text) + 1)
        for left, right in ("()", "[]", "{}"):
            if text.count(left) != text.count(right):
                counts = f"{text.count(left)} {left!r} and {text.count(right)} {right!r}"
                raise ProgramError(f"it has {counts}; each needs its partner")
        self.at = 0
        self.depth = 0

    def word(self) -> str:
        """The word that stands here; nothing at the end."""
        return self.tokens[self.at] if self.at < len(self.tokens) else ""

    def after(self) -> str:
        """The word that comes next."""
        return self.tokens[self.at + 1] if self.at + 1 < len(self.tokens) else ""

    def fail(self, what: str) -> NoReturn:
        word = brief(self.word()) if self.word() else "the end"
        raise ProgramError(f"at column {self.columns[self.at]} {word} {what}")

    def take(self, token: str) -> bool:
        """Whether this word stands here; then it is read."""
        if self.word() != token:
            return False
        self.at += 1
        return True

    def expect(self, token: str) -> None:
        if not self.take(token):
            self.fail(f"stands where {token!r} must")

    def end(self) -> None:
        if self.word():
            self.fail("stands where only ';' or the end can")

    def open(self) -> None:
        self.depth += 1
        if self.depth > DEEPEST:
            self.fail(f"is too deep; brackets stand at most {DEEPEST} deep")
        self.expect("(")

    def close(self) -> None:
        self.expect(")")
        self.depth -= 1

    def one_of(self, known: Sequence[str], what: str) -> str:
        word = self.word()
        if word not in known:
            self.fail(f"is not {what}; {near(word, known)}")
        self.at += 1
        return word

    def whole(self, least: int, most: int) -> int:
        word = self.word()
        if not word.isdecimal() or len(word) > 3 or not least <= int(word) <= most:
            self.fail(f"must be a whole number from {least} to {most}")
        self.at += 1
        return int(word)
