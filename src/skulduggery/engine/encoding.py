"""Encodings of a game for learning programs: observations as rows of bytes, answers as numbered actions.

The layout is fixed for a set of rules and documented in docs/reference/observations.md.
"""

from typing import Final

from skulduggery.engine.asks import Ask, BadInput
from skulduggery.engine.compiled import mypyc_attr
from skulduggery.engine.machine import Rules, State

TOP: Final = 255
"""The largest number in an observation; larger values are cut to it."""
NUMBERS: Final = 256
"""The number of values, from the least, that actions can give to one number of an answer."""


class Field:
    """``count`` numbers of an observation, from index ``at`` on, each from 0 to ``most``.

    Fields that are longer with more seats list seat after seat; ``inner`` ones list all seats for one thing after
    another.
    """

    __slots__ = ("at", "count", "inner", "meaning", "most", "name")

    def __init__(self, name: str, at: int, count: int, most: int, meaning: str, inner: bool) -> None:
        self.name = name
        self.at = at
        self.count = count
        self.most = most
        self.meaning = meaning
        self.inner = inner


class Section:
    """``count`` actions, from number ``at`` on, that answer questions of these kinds."""

    __slots__ = ("at", "count", "kinds", "meaning")

    def __init__(self, kinds: tuple[str, ...], at: int, count: int, meaning: str) -> None:
        self.kinds = kinds
        self.at = at
        self.count = count
        self.meaning = meaning


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding:
    """The encoding of one set of rules, immutable once its layout is complete.

    An observation has ``size`` bytes; actions are numbered from 0 to ``actions - 1``. Seats are counted from the
    observer, who is 0.
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.fields: list[Field] = []
        self.sections: list[Section] = []
        self.size = 0
        self.actions = 0
        self.asks = 0
        self.about = 0
        self.kinds: dict[str, int] = {}
        """The number, from 1, of each kind of question laid out by ``lay_question``."""
        self.nth: list[int] = []
        """For each action, 1 + its index in its section, cut to TOP."""
        self.said = 0
        """The index of the field ``said``, in games where some answers take several actions."""
        self.long: tuple[str, ...] = ()
        """The kinds of question whose options take several actions each (``paths``), not one (``numbers``)."""
        self.places: dict[str, int] = {}
        """The first action of each kind of question."""
        self.every: dict[str, dict[int, int]] = {}
        """For each kind of question laid out by ``lay_answers``, the index of each answer among its actions."""

    def field(self, name: str, count: int, most: int, meaning: str, inner: bool = False) -> int:
        """Append a field to the observation and return the index at which it begins."""
        at = self.size
        self.fields.append(Field(name, at, count, min(most, TOP), meaning, inner))
        self.size = at + count
        return at

    def section(self, kinds: tuple[str, ...], count: int, meaning: str) -> None:
        """Append ``count`` actions that answer questions of these kinds."""
        self.sections.append(Section(kinds, self.actions, count, meaning))
        for kind in kinds:
            self.places[kind] = self.actions
        self.actions += count
        self.nth += [min(1 + i, TOP) for i in range(count)]

    def lay_question(self, kinds: tuple[str, ...], about: int) -> None:
        """Append fields for the open question: its kind, its seat and the first ``about`` of its arguments."""
        self.kinds = {kinds[n]: 1 + n for n in range(len(kinds))}
        self.about = about
        self.asks = self.field("kind", 1, len(kinds), f"what is asked, from 1: {', '.join(kinds)}")
        self.field("asked", 1, self.rules.seats, "1 + the seat that is asked")
        self.field("about", about, TOP, "1 + each number asked about; seats and places as in logs")

    def lay_said(self, count: int) -> None:
        """Append a field for the actions taken so far of an answer that takes several, ``count`` at most."""
        self.said = self.field("said", count, TOP, "the answer so far: 1 + each action's place in its section")

    def write_question(self, ask: Ask | None, seat: int, out: bytearray, at: int) -> None:
        """Write the open question, as far as ``seat`` may know it, into an observation that starts at ``at``."""
        if ask is None:
            return
        asked, kind = ask.seen(seat)
        at += self.asks
        out[at] = self.kinds.get(self.named(kind), 0)
        out[at + 1] = 1 + (asked - seat) % self.rules.seats
        if kind != ask.kind or asked != ask.seat or (ask.private and asked != seat):
            return
        for n in range(min(len(ask.args), self.about)):
            out[at + 2 + n] = max(0, min(1 + ask.args[n], TOP))

    def lay_answers(self, about: int = 0) -> None:
        """Append the fields of the question, and one action for every answer that has a form: for games with few."""
        kinds = tuple(self.rules.answers)
        self.lay_question(kinds, about)
        for kind in kinds:
            options = list(self.rules.answers[kind].every())
            self.every[kind] = {options[i]: i for i in range(len(options))}
            self.section((kind,), len(options), "each answer")

    def named(self, kind: str) -> str:
        """Return the name of a kind of question in the layout; overridden where several kinds share one."""
        return kind

    def observe(self, s: State, ask: Ask | None, seat: int, out: bytearray, at: int) -> None:
        """Write the observation of ``seat`` into ``out`` from ``at`` on, where all bytes must be 0.

        ``ask`` is the open question. All states that the seat can't tell apart give the same bytes. By default only the
        question is written.
        """
        self.write_question(ask, seat, out, at)

    def numbers(self, ask: Ask) -> list[int]:
        """Return the action of each of ``ask.options``."""
        first = self.begin(ask.kind)
        return [first + self.every[ask.kind][option] for option in ask.options]

    def paths(self, ask: Ask) -> list[tuple[int, ...]]:
        """Return the sequence of actions for each of ``ask.options``. The kind of question must be one of ``long``."""
        raise NotImplementedError

    def values(self, ask: Ask, n: int) -> list[int]:
        """Return the actions for number ``n`` of an answer made of numbers, in ascending order.

        They are consecutive; overrides may leave gaps for the first number only.
        """
        first = self.begin("number")
        least, most = ask.ranges[n]
        return list(range(first, first + min(most - least + 1, NUMBERS)))

    def composed(self, ask: Ask, said: tuple[int, ...]) -> tuple[int, ...]:
        """Return the answer whose numbers are given by one action each."""
        first = self.begin("number")
        return tuple([ask.ranges[n][0] + said[n] - first for n in range(len(said))])

    def saying(self, said: tuple[int, ...], out: bytearray, at: int) -> None:
        """Write the actions taken so far of an answer that takes several."""
        at += self.said
        for n in range(len(said)):
            out[at + n] = self.nth[said[n]]

    def begin(self, kind: str) -> int:
        """Return the first action of a kind of question. Raise BadInput if it has none."""
        at = self.places.get(kind, -1)
        if at < 0:
            raise BadInput(f"Answers to {kind!r} have no numbers.")
        return at
