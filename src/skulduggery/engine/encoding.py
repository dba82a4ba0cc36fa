"""A game in numbers for learning programs: what a seat knows as a row of bytes, each answer as an action.

What the numbers mean is fixed for a set of rules and documented with them (docs/environments.md).
"""

from typing import Final

from skulduggery.engine.asks import Ask, BadInput
from skulduggery.engine.machine import Rules, State

TOP: Final = 255
"""The largest number in an observation; what is more is shown as this."""
NUMBERS: Final = 256
"""So many values of a number of an answer can be said, from the least."""


class Field:
    """A run of ``count`` numbers of an observation, from ``at`` on, each from 0 to ``most``."""

    __slots__ = ("at", "count", "meaning", "most", "name")

    def __init__(self, name: str, at: int, count: int, most: int, meaning: str) -> None:
        self.name = name
        self.at = at
        self.count = count
        self.most = most
        self.meaning = meaning


class Section:
    """A run of ``count`` actions, from ``at`` on: those that answer questions of these kinds."""

    __slots__ = ("at", "count", "kinds", "meaning")

    def __init__(self, kinds: tuple[str, ...], at: int, count: int, meaning: str) -> None:
        self.kinds = kinds
        self.at = at
        self.count = count
        self.meaning = meaning


class Encoding:
    """The questions of one set of rules, and what seats know, as numbers. Immutable.

    An observation has ``size`` bytes, there are ``actions`` actions. Seats are counted from the observer (0 is the
    observer).
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
        """The number of each kind of question, from 1, in games whose questions tell enough by themselves."""
        self.nth: list[int] = []
        """Of each action 1 + its place in its section."""
        self.said = 0
        """The start of the actions said so far, if some answers take several actions."""
        self.long: tuple[str, ...] = ()
        """The kinds of question whose options take several actions each: ``paths``; others have ``numbers``."""
        self.places: dict[str, int] = {}
        """The number of the first action of each kind of question."""
        self.every: dict[str, dict[int, int]] = {}
        """Of each kind of question the place of each answer among its actions, where nothing else is laid out."""

    def field(self, name: str, count: int, most: int, meaning: str) -> int:
        """Lay out a field; where it begins."""
        at = self.size
        self.fields.append(Field(name, at, count, min(most, TOP), meaning))
        self.size = at + count
        return at

    def section(self, kinds: tuple[str, ...], count: int, meaning: str) -> None:
        """Lay out actions."""
        self.sections.append(Section(kinds, self.actions, count, meaning))
        for kind in kinds:
            self.places[kind] = self.actions
        self.actions += count
        self.nth += [min(1 + i, TOP) for i in range(count)]

    def lay_question(self, kinds: tuple[str, ...], about: int) -> None:
        """Lay out what is asked, in games whose questions tell enough by themselves."""
        self.kinds = {kinds[n]: 1 + n for n in range(len(kinds))}
        self.about = about
        self.asks = self.field("kind", 1, len(kinds), f"what is asked, from 1: {', '.join(kinds)}")
        self.field("asked", 1, self.rules.seats, "1 + the seat that is asked")
        self.field("about", about, TOP, "1 + each of the numbers that it is about, seats and places as in logs")

    def lay_said(self, count: int) -> None:
        """Lay out what has been said of an answer that takes several actions."""
        self.said = self.field("said", count, TOP, "what has been said of an answer: 1 + its place among those actions")

    def write_question(self, ask: Ask | None, seat: int, out: bytearray, at: int) -> None:
        """Write what is asked, as far as ``seat`` may know."""
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
        """Lay out what is asked, and an action for every answer that can be said, in games with few of them."""
        kinds = tuple(self.rules.answers)
        self.lay_question(kinds, about)
        for kind in kinds:
            options = list(self.rules.answers[kind].every())
            self.every[kind] = {options[i]: i for i in range(len(options))}
            self.section((kind,), len(options), "each answer")

    def named(self, kind: str) -> str:
        """Return a kind of question as the layout calls it."""
        return kind

    def observe(self, s: State, ask: Ask | None, seat: int, out: bytearray, at: int) -> None:
        """Write what ``seat`` knows into ``out`` from ``at`` on, where all is 0; ``ask`` is what is asked now.

        The same comes out of every state that the seat could be in. By default only what is asked is written.
        """
        self.write_question(ask, seat, out, at)

    def numbers(self, ask: Ask) -> list[int]:
        """The action of each of ``ask.options``."""
        first = self.begin(ask.kind)
        return [first + self.every[ask.kind][option] for option in ask.options]

    def paths(self, ask: Ask) -> list[tuple[int, ...]]:
        """Return the actions that say each of ``ask.options``, one after the other, where the kind is one of
        ``long``."""
        raise NotImplementedError

    def values(self, ask: Ask, n: int) -> list[int]:
        """Return the actions that say number ``n`` of an answer made of numbers; but for the first they follow one
        another."""
        first = self.begin("number")
        least, most = ask.ranges[n]
        return list(range(first, first + min(most - least + 1, NUMBERS)))

    def composed(self, ask: Ask, said: tuple[int, ...]) -> tuple[int, ...]:
        """Return the answer made of the numbers that actions have said."""
        first = self.begin("number")
        return tuple([ask.ranges[n][0] + said[n] - first for n in range(len(said))])

    def saying(self, said: tuple[int, ...], out: bytearray, at: int) -> None:
        """Write what has been said of an answer that takes several actions."""
        at += self.said
        for n in range(len(said)):
            out[at + n] = self.nth[said[n]]

    def begin(self, kind: str) -> int:
        """Return the number of the first action of a kind of question. Raise BadInput if the kind has none."""
        at = self.places.get(kind, -1)
        if at < 0:
            raise BadInput(f"Answers to {kind!r} have no numbers.")
        return at
