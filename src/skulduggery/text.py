"""Texts in the player's language: Fluent files shared by terminal, server and browser, English where one is missing.

>>> texts = Texts("it", "crooks")
>>> texts("ability-spy"), texts.money(3)
('Spia', '3 $')
"""

import os
import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Final

from skulduggery import locale
from skulduggery.api import BadInput, IllegalAnswer, Objection, either, flaw
from skulduggery.locale import LANGUAGES, OWN, source

__all__ = ["LANGUAGES", "OWN", "Texts", "language", "source", "understood"]

CODES: Final = f"{', '.join(LANGUAGES[:-1])} or {LANGUAGES[-1]}"
MINUS: Final = re.compile(r"(?<![^\s(])-(?=\d)")
"""The sign of a negative number, for which Fluent writes a hyphen."""
VARIABLES: Final = ("SKULDUGGERY_LANG", "LC_ALL", "LANG")


def language(preferred: str | None = None, environment: Mapping[str, str] = os.environ) -> str:
    """Return the language to speak: the one asked for, else that of the environment, else English.

    Raise BadInput if a language is asked for that has no texts here.
    """
    if preferred:
        code = _code(preferred)
        if code not in LANGUAGES:
            raise BadInput(flaw("spoken", language=repr(preferred[:40]), **either(LANGUAGES)))
        return code
    for name in VARIABLES:
        if (code := _code(environment.get(name, ""))) in LANGUAGES:
            return code
    return "en"


def understood(preferred: str | None = None) -> str:
    """Return the language to speak of what went wrong, perhaps with the language that was asked for."""
    try:
        return language(preferred)
    except BadInput:
        return language()


class Texts:
    """The texts of the interface, and of one game if it is named, in one language."""

    def __init__(self, language: str, game: str | None = None) -> None:
        self.language = language
        self.game = game

    def __call__(self, id: str, **args: str | int) -> str:
        """Return the text with this id. Raise KeyError if not even English has it."""
        return MINUS.sub("−", locale.text(self.language, id, args, self.game))

    def once(self, id: str, **args: str | int) -> str:
        """Return the text with this id without caching it, for ``args`` that come from outside."""
        return MINUS.sub("−", locale.text(self.language, id, args, self.game, keep=False))

    def has(self, id: str) -> bool:
        """Return whether there is such a text."""
        return locale.has(self.language, id, self.game)

    def money(self, n: int) -> str:
        """Return an amount of dollars; an unknown amount if ``n`` is negative."""
        return self("money", n=n) if n >= 0 else self("money-unknown")

    def all_of(self, items: Iterable[str]) -> str:
        """Return items as a list in words: ``a, b and c``."""
        *first, last = items
        return self("list-and", first=", ".join(first), last=last) if first else last

    def people(self, players: Sequence[str], seats: Iterable[int], reader: int, role: str) -> str:
        """Return players in a sentence, one of whom may be the reader; ``role``: that of the text ``you-listed``."""
        return self.all_of(self("you-listed", role=role) if seat == reader else players[seat] for seat in seats)

    def refusal(self, refused: IllegalAnswer, objection: Objection = ("", {})) -> str:
        """Return why an answer is refused: the objection, the text of the rule, and its ID."""
        word, args = objection
        rule = self.rule(refused.rule)
        return f"{self(f'objection-{word}', **args)} {rule}" if word else rule

    def rule(self, id: str) -> str:
        """Return the text of a rule and its ID."""
        if not self.has(f"rule-{id}"):
            return self("refused", rule=id)
        return self("rule", sentence=self(f"rule-{id}"), rule=id)

    def rules(self, starting: str = "") -> tuple[str, ...]:
        """Return the IDs of all rules of the game in order, or of those whose ID, or part of it, begins with
        ``starting``."""
        part = starting.upper()
        found = _rules(self.game)
        return tuple(id for id in found if id.startswith(part) or id.split("-", 1)[-1].startswith(part))

    def rules_of(self, *parts: str) -> tuple[str, ...]:
        """Return the IDs of the rules that are or begin with these parts: ``ROB`` for all of CR-ROB, or ``ROB-01``."""
        found = [id for part in parts for id in self.rules(part) if f"{id}-".split("-", 1)[1].startswith(f"{part}-")]
        return tuple(dict.fromkeys(found))


@cache
def _ids(language: str, game: str | None) -> tuple[str, ...]:
    lines = source(language, game).splitlines()
    return tuple(line.split("=", 1)[0].strip() for line in lines if line[:1].isalpha() and "=" in line)


@cache
def _rules(game: str | None) -> tuple[str, ...]:
    return tuple(id.removeprefix("rule-") for id in _ids("en", game) if id.startswith("rule-"))


def _code(name: str) -> str:
    """Return the language code of a locale name: ``de`` of ``de_DE.UTF-8``."""
    return name.replace("-", "_").split("_")[0].split(".")[0].lower()
