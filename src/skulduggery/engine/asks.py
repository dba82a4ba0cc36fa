"""Questions, and why an answer is refused."""

from typing import Final, NamedTuple

from skulduggery import locale
from skulduggery.engine.chance import Chance

NATURE: Final = -1
"""The seat that answers for chance."""
SPECTATOR: Final = -2
"""The seat that sees what everybody sees."""

EVERYTHING: Final = -4
"""The seat of a view with all cards open: for a viewer of a game that is over."""
NOBODY: Final = -3
"""No seat."""


class Ask:
    """A question to one seat.

    ``kind`` names it, ``args`` say what it is about (numbers that everybody may know), ``options`` lists every legal
    answer in a stable order. Where answers are too many to list, ``ranges`` gives the least and the greatest value of
    each number of an answer, and ``options`` lists only those that are a single number (to make no offer), if any.
    ``open`` marks an offer: the seat may take it, nobody waits.
    ``private`` marks a draft: its ``args`` are the seat's own affair, as options always are.
    ``default`` is the answer of a seat whose time is up, where the rules name one; else any legal answer is drawn.
    ``veil`` marks a question that only the seats in the bit mask ``known`` may know of: others are told instead that
    this other seat is asked that other kind of thing.
    """

    __slots__ = ("args", "default", "kind", "known", "open", "options", "private", "ranges", "seat", "veil")

    def __init__(
        self,
        seat: int,
        kind: str,
        args: tuple[int, ...],
        options: tuple[int, ...],
        ranges: tuple[tuple[int, int], ...] = (),
        open: bool = False,
        default: int | tuple[int, ...] | None = None,
        private: bool = False,
        veil: tuple[int, str] | None = None,
        known: int = 0,
    ) -> None:
        self.seat = seat
        self.kind = kind
        self.args = args
        self.options = options
        self.ranges = ranges
        self.open = open
        self.default = default
        self.private = private
        self.veil = veil
        self.known = known

    def seen(self, seat: int) -> tuple[int, str]:
        """Return who is asked and the kind of question, as far as ``seat`` (or SPECTATOR) may know."""
        if self.veil is not None and not (seat >= 0 and self.known >> seat & 1):
            return self.veil
        return (self.seat, self.kind)

    def draw(self, chance: Chance) -> object:
        """Return a legal answer by chance: any of those that are listed; of things to shuffle, any order."""
        if self.options:
            return self.options[chance.below(len(self.options))]
        order = list(range(len(self.ranges)))
        chance.shuffle(order)
        return tuple(order)

    def told(self, seat: int) -> tuple[object, ...]:
        """Return the message that ``seat`` (or SPECTATOR) gets: the options are for the seat that is asked."""
        if self.seen(seat) != (self.seat, self.kind):
            return ("ask", *self.seen(seat), (), None)
        own = seat == self.seat
        args = self.args if own or not self.private else ()
        return ("ask", self.seat, self.kind, args, self.options if own else None)

    def __repr__(self) -> str:
        return f"Ask(seat={self.seat}, kind={self.kind!r}, args={self.args}, options={self.options})"


class IllegalAnswer(Exception):
    """An answer that the rules refuse. Nothing has changed. ``rule`` is the ID of the rule that refuses it."""

    def __init__(self, rule: str, seat: int, answer: object, kind: str = "") -> None:
        super().__init__(rule, seat, answer, kind)
        self.rule = rule
        self.seat = seat
        self.answer = answer
        self.kind = kind

    def __str__(self) -> str:
        where = f" to {self.kind!r}" if self.kind else ""
        return clean(f"{self.rule} refuses the answer {brief(self.answer)} of seat {self.seat}{where}")


class Fault(Exception):
    """A fault of the engine, not of a player: this state can go no further."""


class Flaw(NamedTuple):
    """A defect of something from outside. The text ``problem-CODE`` of the locale files says in a sentence what is
    wrong and what would be right; ``args`` are put into it. They are shortened and hold no control characters. ``file``
    and ``line`` say where it was met, where the sentence does not: they stand before it."""

    code: str
    args: dict[str, str | int]
    file: str = ""
    line: str = "none"

    def said(self, language: str = "en") -> str:
        """Return the sentence in a language."""
        sentence = locale.text(language, f"problem-{self.code}", self.args)
        return clean(f"{_place(language, self.file, self.line)} {sentence}" if self.file else sentence)


def flaw(code: str, **args: str | int) -> Flaw:
    """Return a Flaw with this code and these values."""
    return Flaw(code, {name: clean(one) if isinstance(one, str) else one for name, one in args.items()})


class BadInput(Exception):
    """Something from outside that can't be used: one clear sentence, or several, each with what would be right.

    What is said in English only is given as a sentence, else as a ``Flaw``. The sentences may show what was given: they
    are cut if that is long, and hold nothing that a terminal obeys.
    """

    def __init__(self, *flaws: Flaw | str) -> None:
        self.flaws = tuple([clean(one) if isinstance(one, str) else one for one in flaws])
        super().__init__(*self.flaws)

    def at(self, file: str, line: int = 0) -> "BadInput":
        """Return the same, met in a file, or in a line of it (counted from 1)."""
        name = clean(file)
        place = str(line) if line else "none"
        met: list[Flaw | str] = []
        for one in self.flaws:
            if isinstance(one, str):
                met.append(f"{_place('en', name, place)} {one}")
            else:
                met.append(Flaw(one.code, one.args, name, place))
        return BadInput(*met)

    def __str__(self) -> str:
        return "\n".join(self.problems)

    @property
    def problems(self) -> tuple[str, ...]:
        """The sentences in English."""
        return self.said("en")

    def said(self, language: str) -> tuple[str, ...]:
        """Return the sentences in a language, as far as they can be said in it."""
        return tuple([one if isinstance(one, str) else one.said(language) for one in self.flaws])


def _place(language: str, file: str, line: str) -> str:
    """Return the place where something was met, with a colon."""
    return locale.text(language, "problem-file", {"file": file, "line": line})


def clean(text: str) -> str:
    """Return a text in which every character can be printed, and which is not too long to read."""
    if len(text) > 900:
        text = f"{text[:600]} ... {text[-200:]}"
    if text.isprintable():
        return text
    return "".join([c if c.isprintable() else c.encode("unicode_escape").decode() for c in text])


def brief(value: object) -> str:
    """Return a value in few characters, whatever it is."""
    try:
        text = repr(value)
    except ValueError:  # a whole number of thousands of digits
        return "so large a number"
    return text if len(text) <= 60 else f"{text[:57].rstrip()}..."
