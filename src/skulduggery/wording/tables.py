"""Sentences from a table: the text of each event, question, answer and note of a game, and the nouns in it.

Terminal and browser read the same table, ``text/wording.toml`` in the package of a game; the browser does so in
``web/src/lib/wording.ts``. ::

    [events]
    recruit = { seen = 3, hideout = "hideout 1", price = "money 2", cards = "cards 3" }

says that an event ``recruit`` is told by the text ``event-recruit``, and by ``event-recruit-seen`` to a seat that was
told argument 3. Each parameter of the text is a *noun* with what it is given: a number is an argument of the event,
counted from 0; ``2*`` all arguments from the third on; another word is itself. A parameter is left out if one of its
arguments is None, because this seat was not told it, unless ``?`` stands behind the number. Other keys:

- ``id``: the text, if it isn't named as the event is. Nouns may stand in it: ``place-{side 2 3?}``.
- ``doer``: the argument that is the seat whose event this is, 0 if nothing is said. An event without such a seat is a
  whole sentence; the others follow a name, and their text has the parameter ``you``.
- ``capital``: the sentence begins with a capital letter whatever it begins with.

A noun is a method of the game's ``Nouns``. Where the words of one noun are sentences of their own (the goods of a
trade), it is written in Python and in TypeScript; ``tests/promises/test_wording.py`` compares what both say.
"""

import re
import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

from skulduggery.locale import PACKAGES
from skulduggery.text import Texts

__all__ = ["NOBODY", "Nouns", "Sentence", "Wording", "capital", "signed", "wording"]

NOBODY: Final = -1
PREFIXES: Final = {"events": "event-", "questions": "ask-", "answers": "choice-", "notes": "note-"}
"""The sections of a table, with the prefixes of their text ids."""
KEYS: Final = ("id", "doer", "seen", "capital")
_IN_ID: Final = re.compile(r"{(.*?)}")
_ARGUMENT: Final = re.compile(r"(\d+)([*?]?)")


class Call(NamedTuple):
    """A noun and its arguments: those of the event by number, several of them, or words.

    ``needs``: the arguments that the reader must have been told.
    """

    noun: str
    given: tuple[int | slice | str, ...]
    needs: tuple[int, ...]


class Nouns:
    """The nouns that every game has, for one reader.

    ``players``: the names of the seats. ``reader``: the seat that reads, or a negative number.
    """

    def __init__(self, texts: Texts, players: Sequence[str], reader: int) -> None:
        self.texts = texts
        self.players = players
        self.reader = reader

    def number(self, n: int) -> int:
        """Return a number, for texts that choose their words by it."""
        return n

    def digits(self, n: int) -> str:
        """Return a number that is only a name, such as that on a mark."""
        return str(n)

    def size(self, n: int) -> int:
        """Return a number without its sign."""
        return abs(n)

    def count(self, things: Sequence[Any]) -> int:
        """Return the number of things."""
        return len(things)

    def signed(self, n: int) -> str:
        """Return a change: ``+2``, ``0``, ``−1``."""
        return signed(n)

    def money(self, n: int) -> str:
        """Return an amount of dollars."""
        return self.texts.money(n)

    def more(self, n: int) -> str:
        """Return by how much a move beats the other good ones, or the one played if that is below 0; "" for 0."""
        return self.beats("fact-more", n, str(abs(n)))

    def more_money(self, n: int) -> str:
        """Return how many dollars more a move leaves, as ``more`` does."""
        return self.beats("fact-more", n, self.money(abs(n)))

    def less(self, n: int) -> str:
        """Return how much less of something a move brings, as ``more`` does."""
        return self.beats("fact-less", n, str(abs(n)))

    def beats(self, id: str, n: int, by: str) -> str:
        """Return a comparison with the move played, for n below 0, or with the other good moves; "" for 0."""
        return self.texts(id, n=by, than="move" if n < 0 else "moves") if n else ""

    def later(self, n: int) -> str:
        """Return that a fact takes further answers of the reader, if it does."""
        return self.texts("fact-later") if n else ""

    def points(self, n: int) -> str:
        """Return a number of points."""
        return self.texts("fact-points", n=n)

    def pick(self, i: int, *words: str) -> str:
        """Return the word at this index."""
        return words[i]

    def either(self, is_so: object, yes: str, no: str = "") -> str:
        """Return ``yes`` if the condition is true (of a list: if it isn't empty), else ``no``."""
        return yes if is_so else no

    def player(self, seat: int) -> str:
        """Return the name of a player, for texts that say ``you`` by another parameter."""
        return self.players[seat]

    def name(self, seat: int) -> str:
        """Return the name of a player in front of their things, or the text ``you`` for the reader."""
        return self.texts("you") if seat == self.reader else self.players[seat]

    def who(self, seat: int) -> str:
        """Return the form for the player who acts: ``you`` or ``other``."""
        return "you" if seat == self.reader else "other"

    def whom(self, seat: int, doer: int = NOBODY) -> str:
        """Return the form for the player who is affected: ``you``, ``self`` or ``other``."""
        return "you" if seat == self.reader else "self" if seat == doer else "other"

    def people(self, seats: Sequence[int], role: str) -> str:
        """Return several players, or nothing; ``role``: that of the text ``you-listed``."""
        return self.texts.people(self.players, seats, self.reader, role) if seats else ""


class Sentence(NamedTuple):
    """An event in words: what ``doer`` did, or a whole sentence if that is ``NOBODY``."""

    doer: int
    text: str


class Phrase(NamedTuple):
    """One line of a table, read."""

    id: tuple[str | Call, ...]
    doer: int
    seen: int | None
    capital: bool
    words: tuple[tuple[str, Call], ...]


class Wording:
    """The table of a game."""

    def __init__(self, table: Mapping[str, Mapping[str, Mapping[str, Any]]]) -> None:
        self.phrases = {
            section: {kind: _phrase(PREFIXES[section], kind, line) for kind, line in lines.items()}
            for section, lines in table.items()
        }

    def event(self, nouns: Nouns, kind: str, args: Sequence[Any]) -> Sentence | None:
        """Return an event as the reader was told it; None if no text tells it."""
        phrase = self.phrases["events"].get(kind)
        if phrase is None:
            return None
        doer = args[phrase.doer] if 0 <= phrase.doer < len(args) else NOBODY
        if not isinstance(doer, int) or not 0 <= doer < len(nouns.players):
            return Sentence(NOBODY, _said(phrase, nouns, args, {}))
        return Sentence(doer, _said(phrase, nouns, args, {"you": "yes" if doer == nouns.reader else "no"}))

    def question(self, nouns: Nouns, kind: str, args: Sequence[Any]) -> str:
        """Return a question. Raises KeyError if the table has none of this kind."""
        return _said(self.phrases["questions"][kind], nouns, args, {})

    def answer(self, nouns: Nouns, kind: str, args: Sequence[Any]) -> str:
        """Return an answer as its button has it. Raises KeyError if the table has none of this kind."""
        return _said(self.phrases["answers"][kind], nouns, args, {})

    def note(self, nouns: Nouns, kind: str, args: Sequence[Any]) -> str:
        """Return a note of what the reader has seen. Raises KeyError if the table has none of this kind."""
        return _said(self.phrases["notes"][kind], nouns, args, {})


@cache
def wording(game: str) -> Wording:
    """Return the table of a game that has one."""
    file = files(PACKAGES.get(game, f"skulduggery.games.{game}")).joinpath("text", "wording.toml")
    return Wording(tomllib.loads(file.read_text("utf-8")))


def signed(n: int) -> str:
    """Return a change: ``+2``, ``0``, ``−1``."""
    return f"{n:+d}".replace("-", "−") if n else "0"


def capital(text: str) -> str:
    """Return a text with a capital first letter."""
    return text[:1].upper() + text[1:]


def _phrase(prefix: str, kind: str, line: Mapping[str, Any]) -> Phrase:
    id = prefix + line.get("id", kind)
    parts = [_call(part) if i % 2 else part for i, part in enumerate(_IN_ID.split(id))]
    words = tuple((name, _call(said)) for name, said in line.items() if name not in KEYS)
    return Phrase(tuple(parts), line.get("doer", 0), line.get("seen"), line.get("capital", False), words)


def _call(said: str) -> Call:
    noun, *words = said.split()
    given: list[int | slice | str] = []
    needs = []
    for word in words:
        found = _ARGUMENT.fullmatch(word)
        if found is None:
            given.append(word)
        elif found[2] == "*":
            given.append(slice(int(found[1]), None))
        else:
            given.append(int(found[1]))
            needs += [] if found[2] else [int(found[1])]
    return Call(noun, tuple(given), tuple(needs))


def _said(phrase: Phrase, nouns: Nouns, args: Sequence[Any], words: dict[str, str | int]) -> str:
    id = "".join([part if isinstance(part, str) else str(_named(part, nouns, args)) for part in phrase.id])
    if phrase.seen is not None and args[phrase.seen] is not None:
        id += "-seen"
    for name, call in phrase.words:
        if all([args[one] is not None for one in call.needs]):
            words[name] = _named(call, nouns, args)
    text = nouns.texts(id, **words)
    return capital(text) if phrase.capital else text


def _named(call: Call, nouns: Nouns, args: Sequence[Any]) -> str | int:
    given = [one if isinstance(one, str) else args[one] for one in call.given]
    said: str | int = getattr(nouns, call.noun)(*given)
    return said
