"""Bots from outside: Python classes, programs started here, and programs at an address (docs/bot-api.md).

Their specs are ``my_bots:Careful``, ``path/to/file.py:Careful``, ``process:COMMAND``, or an ``http``, ``https``, ``ws``
or ``wss`` address. They learn only what their seat may know.
"""

import importlib
import importlib.util
import re
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from hashlib import sha256
from multiprocessing.util import Finalize
from pathlib import Path
from traceback import extract_tb
from types import ModuleType
from typing import Final, Protocol

import msgspec

from skulduggery import api, bots
from skulduggery.api import Ask, BadInput, IllegalAnswer, Rng, State, brief
from skulduggery.arena.matches import transports
from skulduggery.arena.matches.transports import LONGEST, Broken, Line
from skulduggery.bots.settings import KINDS
from skulduggery.documents import rooms
from skulduggery.documents.news import AnswerSaid
from skulduggery.documents.programs import GameSent, GreetingSent, Hearing, HereSaid, OverSent, read
from skulduggery.record import Record

SECONDS: Final = 10.0
"""The time limit for an answer of a program, unless its spec ends with ``,seconds=...``."""
PROGRAM: Final = re.compile(r"(process:|https?://|wss?://)")
CLASS: Final = re.compile(r"(?P<module>.+\.py|[^\W\d]\w*(?:\.[^\W\d]\w*)*):(?P<name>[^\W\d]\w*)")
LIMITED: Final = re.compile(r"(.*),seconds=(\d+(?:\.\d+)?)", re.S)


class Forfeit(Exception):
    """The reason why a bot forfeits its game, in one sentence."""


class Guest(Protocol):
    """A bot from outside at one seat of one game."""

    @property
    def clock(self) -> Callable[[], float]:
        """The clock of its thinking time: elapsed time for programs, processor time for classes."""
        ...

    def choose(self, record: Record, ask: Ask, past: Rng) -> object:
        """Return a legal answer to ``ask``. Raise Forfeit if the bot gives none."""
        ...

    def over(self, record: Record | None) -> None:
        """Take leave after the game, or if ``record`` is None, after a forfeit."""
        ...


def outside(spec: str) -> bool:
    """Return whether a spec names a bot from outside. Raise BadInput for a file without a class."""
    if PROGRAM.match(spec):
        return True
    if spec.endswith(".py"):
        raise BadInput(f"{spec} names no class; write the class after a colon, as in {spec}:Careful.")
    known = spec.partition(":")[0] in (*bots.BOTS, "learned", *KINDS)
    return not known and CLASS.fullmatch(spec) is not None


def guest(spec: str, seed: int) -> Guest:
    """Return a bot from outside for one game. Raise BadInput if it can't be loaded or reached."""
    seed = int.from_bytes(sha256(b"%d" % seed).digest()[:6], "big")  # hides the seed of the deal
    return Visitor(spec, seed) if PROGRAM.match(spec) else Yours(spec, seed)


@cache
def identity(spec: str) -> str:
    """Return a name that changes with the bot's version. Raise BadInput if there is no such bot.

    It is the spec with the hash of a class's file and its ``version``, or with the name and version that a program
    gives.
    """
    if PROGRAM.match(spec):
        talk = talks.take(spec)
        talks.give(spec, talk)
        return f"{spec} is {talk.who.name} {talk.who.version}"
    found = loaded(spec)
    file = Path(getattr(sys.modules[found.__module__], "__file__", None) or "")
    content = sha256(file.read_bytes()).hexdigest()[:12] if file.is_file() else ""
    return f"{spec} is {content} {getattr(found, 'version', '')}".rstrip()


def taken(state: State, ask: Ask, answer: object) -> object:
    """Return ``answer`` if it is legal. Raise Forfeit if it isn't."""
    for option in ask.options:
        if type(answer) is type(option) and answer == option:
            return option
    numbers = [*answer] if isinstance(answer, tuple) else []
    fit = len(numbers) == len(ask.ranges) and all([type(one) is int for one in numbers])
    if ask.ranges and fit and all([low <= one <= high for one, (low, high) in zip(numbers, ask.ranges, strict=True)]):
        try:
            api.apply(api.clone(state), ask.seat, answer)
        except IllegalAnswer as refused:
            raise Forfeit(f"gave an illegal answer: {refused}") from None
        return answer
    raise Forfeit(f"answered {brief(answer)} to {ask.kind!r}, which is not one of the options")


# Classes


@cache
def loaded(spec: str) -> type:
    """Return the class that a spec names. Raise BadInput if it can't be loaded or has no method ``choose``."""
    parts = CLASS.fullmatch(spec)
    assert parts is not None
    where, name = parts["module"], parts["name"]
    if where.endswith(".py") and not Path(where).is_file():
        raise BadInput(f"{where} can't be loaded: there is no such file.")
    try:
        module = from_file(Path(where)) if where.endswith(".py") else by_name(where)
    except Exception as error:
        raise BadInput(f"{where} can't be loaded: {type(error).__name__}: {error}.") from None
    found = getattr(module, name, None)
    if not isinstance(found, type) or not callable(getattr(found, "choose", None)):
        raise BadInput(f"{where} has no class {name} with a method choose(info, ask, past).")
    return found


def by_name(name: str) -> ModuleType:
    """Import a module by name, from the current folder too."""
    if "" not in sys.path:
        sys.path.append("")
    return importlib.import_module(name)


def from_file(path: Path) -> ModuleType:
    """Import a module from a file. It can import other modules in its folder."""
    name = f"bot_{sha256(str(path.resolve()).encode()).hexdigest()[:12]}"
    plan = importlib.util.spec_from_file_location(name, path)
    assert plan is not None
    assert plan.loader is not None
    module = sys.modules[name] = importlib.util.module_from_spec(plan)
    beside = str(path.resolve().parent)
    if beside not in sys.path:
        sys.path.append(beside)
    plan.loader.exec_module(module)
    return module


class Yours:
    """A class from outside, with the interface of ``bots.Bot``."""

    clock = staticmethod(time.thread_time)

    def __init__(self, spec: str, seed: int) -> None:
        self.spec = spec
        try:
            self.bot = loaded(spec)(seed)
        except BadInput:
            raise
        except Exception as error:
            raise BadInput(f"{spec} can't be created with a seed: {type(error).__name__}: {error}.") from None

    def choose(self, record: Record, ask: Ask, past: Rng) -> object:
        info = None if getattr(self.bot, "blind", False) else api.infostate(record.state, ask.seat)
        known = None
        if record.rules.game in getattr(self.bot, "remembers", ()):
            with suppress(BadInput):  # at a terminal, after an undo, there is no single history
                known = record.redeal_history(ask.seat, past)
        try:
            return taken(record.state, ask, self.bot.choose(info, ask, known))
        except Forfeit as why:
            raise Forfeit(f"{self.spec} {why}.") from None
        except Exception as error:
            raise Forfeit(
                f"{self.spec} raised {type(error).__name__}: {brief(str(error))}{self.place(error)}."
            ) from error

    def place(self, error: Exception) -> str:
        """Return the line of the bot's file in which an error arose, for a message; empty if unknown."""
        file = getattr(sys.modules[type(self.bot).__module__], "__file__", None)
        lines = [one.lineno for one in extract_tb(error.__traceback__) if one.filename == file]
        return f" in line {lines[-1]}" if lines else ""

    def over(self, record: Record | None) -> None:
        pass


# Programs


class Talk:
    """A conversation with a program that has introduced itself."""

    def __init__(self, line: Line, seconds: float) -> None:
        """Greet the program. Raise Broken unless it introduces itself within ``seconds``, the limit of each call."""
        self.line = line
        self.seconds = seconds
        self.digest = ""
        said = self._heard(GreetingSent())
        if not isinstance(said, HereSaid) or not said.name or not said.version:
            raise Broken('did not answer hello with {"t": "hello", "name": ..., "version": ...}')
        self.who = said

    def begin(self, record: Record, seat: int, seed: int) -> None:
        """Tell the program that a game begins, with the card data if they are new to it. Raise Broken if that fails."""
        rules = record.rules
        cards = None if rules.digest == self.digest else rooms.cards(rules.game, rules.cards)
        self.digest = rules.digest
        self.tell(GameSent(rules.game, rules.options, rules.seats, seat, seed, rules.digest, cards))

    def answer(self, question: object, id: str) -> list[str]:
        """Return the program's answer in words to the question ``id``. Raise Broken if there is none."""
        said = self._heard(question)
        if not isinstance(said, AnswerSaid) or said.ask != id:
            raise Broken(f"did not answer the question {id!r}")
        return said.words

    def tell(self, document: object) -> None:
        """Send a document that needs no answer. Raise Broken if that fails."""
        self.line.say(msgspec.json.encode(document), self.seconds)

    def _heard(self, document: object) -> HereSaid | AnswerSaid:
        text = self.line.ask(msgspec.json.encode(document), self.seconds)
        if len(text) > LONGEST:
            raise Broken(f"sent more than {LONGEST} bytes")
        try:
            return read(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Broken(
                f"sent {brief(text.decode(errors='replace').rstrip())}, which is not an answer: {error}"
            ) from None


class Talks:
    """A pool of conversations with programs, each used by one seat of one game at a time."""

    def __init__(self) -> None:
        self.waiting: dict[str, list[Talk]] = {}
        self.all: list[Talk] = []
        self.end: Finalize | None = None

    def take(self, spec: str) -> Talk:
        """Return an unused conversation. Raise BadInput if none can be begun."""
        if self.end is None:  # atexit handlers don't run in worker processes
            self.end = Finalize(None, self.close, exitpriority=10)
        if there := self.waiting.get(spec):
            return there.pop()
        found = LIMITED.fullmatch(spec)
        where, seconds = (found[1], float(found[2])) if found else (spec, SECONDS)
        transports.check(where)
        try:
            line = transports.opened(where, seconds)
            try:
                self.all.append(Talk(line, seconds))
            except Broken:
                line.close()
                raise
        except Broken as why:
            raise BadInput(f"{where} {why}.") from None
        return self.all[-1]

    def give(self, spec: str, talk: Talk) -> None:
        """Return a conversation to the pool."""
        self.waiting.setdefault(spec, []).append(talk)

    def drop(self, talk: Talk) -> None:
        """End a conversation that is in use."""
        self.all.remove(talk)
        talk.line.close()

    def close(self) -> None:
        """End all conversations."""
        self.waiting.clear()
        while self.all:
            self.drop(self.all[-1])


talks = Talks()


class Visitor:
    """A program at one seat of one game."""

    clock = staticmethod(time.perf_counter)

    def __init__(self, spec: str, seed: int) -> None:
        """Raise BadInput if the program can't be reached."""
        self.spec = spec
        self.seed = seed
        identity(spec)
        self.talk: Talk | None = None
        self.hearing = Hearing(0)

    def choose(self, record: Record, ask: Ask, past: Rng) -> object:
        try:
            if self.talk is None:
                self.hearing = Hearing(ask.seat)
                self.talk = talks.take(self.spec)
                self.talk.begin(record, ask.seat, self.seed)
            news = self.hearing.news(record, ask)
            words = self.talk.answer(news, news.ask.id if news.ask else "")
            return taken(record.state, ask, api.option(record.rules, ask, words))
        except (Broken, Forfeit) as why:
            raise Forfeit(f"{self.spec} {why}.") from None
        except BadInput as why:  # it can't be reached any more, or its words mean no option
            raise Forfeit(f"{self.spec}: {why}") from None

    def over(self, record: Record | None) -> None:
        talk, self.talk = self.talk, None
        if talk is None:
            return
        if record is not None:
            try:
                talk.tell(self.hearing.news(record, None))
                talk.tell(OverSent([*api.scores(record.state)], [*api.returns(record.state)]))
                talks.give(self.spec, talk)
                return
            except Broken:
                pass
        talks.drop(talk)
