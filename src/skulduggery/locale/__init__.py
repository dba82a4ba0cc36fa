"""The Fluent files: which languages there are, and the texts in each, English where one is missing.

The house's lie here, those of a game in its own folder. ``rules.*`` say the rules of a game, ``problems.*`` what can be
wrong with what comes from outside, ``review.*`` what is said of a recorded game, ``hints.*`` what a hint says;
``terminal.*`` are the terminal's own, ``web.*``, ``pages.*``, ``dialogs.*``, ``options.*`` and ``lessons.*`` the
browser's.
"""

import json
from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

_spoken: Final = json.loads(files("skulduggery").joinpath("locale", "languages.json").read_text("utf-8"))
OWN: Final[dict[str, str]] = {one["code"]: one["own"] for one in _spoken}
"""The name of each language in that language (docs/languages.md: how to add one)."""
LANGUAGES: Final = tuple(OWN)
MAIN: Final = ("", "review.", "hints.", "terminal.")
"""The files with all that is neither a rule nor a problem."""
RECENT: Final = 8192
"""Formatted texts to keep: a screen asks for hundreds, most of them those of the screen before."""


def has(language: str, id: str, game: str | None = None) -> bool:
    """Return whether there is such a text."""
    return _holding(language, id, game) is not None


def text(language: str, id: str, args: Mapping[str, str | int], game: str | None = None, *, keep: bool = True) -> str:
    """Return the text with this id, of the house or of a game. Raise KeyError if not even English has it.

    Without ``keep`` the formatted text is not kept: for ``args`` that a stranger makes up.
    """
    return (_text if keep else _text.__wrapped__)(language, id, game, tuple(args.items()))


def source(language: str, game: str | None = None) -> str:
    """Return the Fluent text of the interface, or of a game, with its rules or problems, in one language."""
    return "\n".join([_read(f"{part}{language}.ftl", game) for part in (*MAIN, "rules.", "problems.")])


@lru_cache(RECENT)
def _text(language: str, id: str, game: str | None, args: tuple[tuple[str, str | int], ...]) -> str:
    bundle = _holding(language, id, game)
    if bundle is None or (pattern := bundle.get_message(id).value) is None:
        raise KeyError(f"there is no text {id!r}")
    said, errors = bundle.format_pattern(pattern, dict(args))
    if errors:
        raise errors[0]
    return str(said)


@lru_cache(RECENT)
def _holding(language: str, id: str, game: str | None) -> "FluentBundle | None":
    """Return the bundle that holds a text. Files are read when one of their texts is first needed."""
    for one in dict.fromkeys((language, "en")):
        bundle = _bundle(one, game, f"{id.split('-')[0]}s." if id.startswith(("rule-", "problem-")) else "")
        if bundle.has_message(id):
            return bundle
    return None


@cache
def _bundle(language: str, game: str | None, part: str) -> "FluentBundle":
    """Return a part of the texts of the house and of a game."""
    from fluent.runtime import FluentBundle

    bundle = FluentBundle([language], use_isolating=False)  # isolating marks show as boxes in terminals
    for one in dict.fromkeys((None, game)):
        for name in (part,) if part else MAIN:
            bundle.add_resource(_parsed(f"{name}{language}.ftl", one))
    return bundle


@cache
def _parsed(name: str, game: str | None) -> "Resource":
    """Return a Fluent file of the house or of a game, which is parsed once: the house's is part of every bundle."""
    from fluent.runtime import FluentResource

    return FluentResource(_read(name, game))


PACKAGES: Final[dict[str, str]] = {}
"""The folders of games from other packages."""


def _read(name: str, game: str | None) -> str:
    """Return a Fluent file of the interface or of a game; nothing if it isn't there."""
    if game is None:
        file = files("skulduggery").joinpath("locale", name)
    else:
        file = files(PACKAGES.get(game, f"skulduggery.games.{game}")).joinpath("text", "locale", name)
    return file.read_text("utf-8") if file.is_file() else ""
