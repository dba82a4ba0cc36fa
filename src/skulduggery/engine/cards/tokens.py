"""A tokenizer for the texts in which cards say what they do, and the errors for wrong words."""

import re
from collections.abc import Sequence
from typing import NoReturn

from skulduggery.engine.asks import brief
from skulduggery.engine.cards.files import meant

LONGEST = 500
"""The greatest length of a text, in characters."""
DEEPEST = 8
"""The deepest nesting of brackets."""
TOKEN = re.compile(r"=>|<=|>=|\.\.|[A-Za-z][A-Za-z0-9]*(?:-[A-Za-z0-9]+)*|[0-9]+|[-+*/(){}\[\],;:<>=]")
"""The default pattern of words, numbers and signs."""


class ProgramError(ValueError):
    """A text on a card that can't be read.

    The locale text ``problem-read-CODE``, with the arguments ``told``, says what is wrong, in which column (from 1),
    and what would be right.
    """

    def __init__(self, code: str, **told: str | int) -> None:
        super().__init__(code, told)
        self.code = f"read-{code}"
        self.told = told


class Tokens:
    """The tokens of a text, and the position up to which they are read. Methods raise ProgramError at a wrong token.

    ``pattern`` matches one token, ``what`` names the thing that the text describes.
    """

    __slots__ = ("at", "columns", "depth", "tokens")

    def __init__(self, text: str, pattern: re.Pattern[str] = TOKEN, what: str = "ability") -> None:
        if len(text) > LONGEST:
            raise ProgramError("long", length=str(len(text)), most=str(LONGEST))
        self.tokens: list[str] = []
        self.columns: list[int] = []
        place = 0
        while place < len(text):
            if text[place].isspace():
                place += 1
                continue
            found = pattern.match(text, place)
            if found is None:
                raise ProgramError("nothing", column=str(place + 1), word=repr(text[place]), what=what)
            self.tokens.append(found.group())
            self.columns.append(place + 1)
            place = found.end()
        self.columns.append(len(text) + 1)
        for left, right in ("()", "[]", "{}"):
            if text.count(left) != text.count(right):
                here, there = str(text.count(left)), str(text.count(right))
                raise ProgramError("brackets", opened=here, left=repr(left), closed=there, right=repr(right))
        self.at = 0
        self.depth = 0

    def word(self) -> str:
        """Return the current token, or an empty text at the end."""
        return self.tokens[self.at] if self.at < len(self.tokens) else ""

    def after(self) -> str:
        """Return the token after the current one, or an empty text."""
        return self.tokens[self.at + 1] if self.at + 1 < len(self.tokens) else ""

    def fail(self, code: str, **told: str | int) -> NoReturn:
        here = {"ended": "no", "word": brief(self.word())} if self.word() else {"ended": "yes"}
        raise ProgramError(code, column=str(self.columns[self.at]), **here, **told)

    def take(self, token: str) -> bool:
        """Read the current token if it is ``token``, and return whether it was."""
        if self.word() != token:
            return False
        self.at += 1
        return True

    def expect(self, token: str) -> None:
        if not self.take(token):
            self.fail("expected", right=repr(token))

    def end(self) -> None:
        if self.word():
            self.fail("end")

    def open(self) -> None:
        self.depth += 1
        if self.depth > DEEPEST:
            self.fail("deep", most=str(DEEPEST))
        self.expect("(")

    def close(self) -> None:
        self.expect(")")
        self.depth -= 1

    def one_of(self, known: Sequence[str], what: str, **told: str) -> str:
        word = self.word()
        if word not in known:
            self.fail("unknown", what=what, **meant(word, known), **told)
        self.at += 1
        return word

    def whole(self, least: int, most: int) -> int:
        word = self.word()
        if not word.isdecimal() or len(word) > 3 or not least <= int(word) <= most:
            self.fail("whole", least=str(least), most=str(most))
        self.at += 1
        return int(word)
