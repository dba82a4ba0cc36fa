"""Questions to seats, and the errors for answers and other input that can't be used."""

from typing import Final, NamedTuple

from skulduggery import locale
from skulduggery.engine.chance import Chance

NATURE: Final = -1
"""The seat that answers for chance."""
SPECTATOR: Final = -2
"""The seat of a viewer who sees only what everybody sees."""
EVERYTHING: Final = -4
"""The seat of a view with all cards open, for games that are over."""
ANY: Final = -5
"""Whichever seat it is."""
NOBODY: Final = -3
"""No seat."""


class Ask:
    """A question to one seat.

    ``kind`` names it, ``args`` say what it is about (numbers that everybody may know), ``options`` lists every legal
    answer in a stable order. If there are too many answers to list, ``ranges`` gives the least and the greatest value
    of each number of an answer; ``options`` then lists only answers that are a single number, such as "no offer".
    ``open`` marks an open offer: the seat may take it, but nobody waits for it.
    ``private`` marks a draft: only its seat sees ``args``, as is always true of ``options``.
    ``default`` is the answer given when the seat's time is up; if it is None, a legal answer is drawn at random.
    ``veil`` hides a question from all seats outside the bit mask ``known``: they are told of this other seat and kind.
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
        """Return the seat and kind of the question, or the veil if ``seat`` (or SPECTATOR) may not know of it."""
        if self.veil is not None and not (seat >= 0 and self.known >> seat & 1):
            return self.veil
        return (self.seat, self.kind)

    def draw(self, chance: Chance) -> object:
        """Draw a legal answer: one of ``options``, or a random order if there are none (a shuffle)."""
        if self.options:
            return self.options[chance.below(len(self.options))]
        order = list(range(len(self.ranges)))
        chance.shuffle(order)
        return tuple(order)

    def told(self, seat: int) -> tuple[object, ...]:
        """Return the message for ``seat`` (or SPECTATOR). Only the seat that is asked gets the options."""
        if self.seen(seat) != (self.seat, self.kind):
            return ("ask", *self.seen(seat), (), None)
        own = seat == self.seat
        args = self.args if own or not self.private else ()
        return ("ask", self.seat, self.kind, args, self.options if own else None)

    def __repr__(self) -> str:
        return f"Ask(seat={self.seat}, kind={self.kind!r}, args={self.args}, options={self.options})"


class IllegalAnswer(Exception):
    """An answer that the rules refuse; the state is unchanged. ``rule`` is the ID of the rule that refuses it."""

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
    """A failure of the engine, not of a player. The state can't be played on."""


class Flaw(NamedTuple):
    """A defect of input from outside.

    The locale text ``problem-CODE``, with ``args``, says in one sentence what is wrong and what would be right. If
    ``file`` is given, the sentence is preceded by file and line.
    """

    code: str
    args: dict[str, str | int]
    file: str = ""
    line: str = "none"

    def said(self, language: str = "en") -> str:
        """Return the sentence in a language, shortened and without control characters."""
        sentence = locale.text(language, f"problem-{self.code}", self.args)
        return clean(f"{_place(language, self.file, self.line)} {sentence}" if self.file else sentence)


def flaw(code: str, **args: str | int) -> Flaw:
    """Return a Flaw whose text arguments are shortened and hold no control characters."""
    return Flaw(code, {name: clean(one) if isinstance(one, str) else one for name, one in args.items()})


class BadInput(Exception):
    """Input from outside that can't be used: one or more sentences, each with what would be right.

    A ``Flaw`` can be said in every language, a plain sentence is English only. Sentences may quote the input, so they
    are shortened and hold no control characters.
    """

    def __init__(self, *flaws: Flaw | str) -> None:
        self.flaws = tuple([clean(one) if isinstance(one, str) else one for one in flaws])
        super().__init__(*self.flaws)

    def at(self, file: str, line: int = 0) -> "BadInput":
        """Return a copy that names the file, and the line (from 1; 0 for none), where the problems were found."""
        name = clean(file)
        place = str(line) if line else "none"
        met: list[Flaw | str] = []
        for one in self.flaws:
            if isinstance(one, str):
                met.append(f"{_place('en', name, place)} {one}")
            else:
                met.append(Flaw(one.code, one.args, name, place))
        return BadInput(*met)

    def moved(self, line: str, file: str, to: str) -> "BadInput":
        """Return a copy that names line ``to`` of ``file`` instead of ``line`` for each problem found there."""
        there: dict[str, str | int] = {"file": clean(file), "line": to}
        return BadInput(
            *[
                one._replace(args=one.args | there) if isinstance(one, Flaw) and one.args.get("line") == line else one
                for one in self.flaws
            ]
        )

    def __str__(self) -> str:
        return "\n".join(self.problems)

    @property
    def problems(self) -> tuple[str, ...]:
        """The sentences in English."""
        return self.said("en")

    def said(self, language: str) -> tuple[str, ...]:
        """Return the sentences in a language; those that are no ``Flaw`` stay in English."""
        return tuple([one if isinstance(one, str) else one.said(language) for one in self.flaws])


def _place(language: str, file: str, line: str) -> str:
    """Return the file and the line as text, to stand before a sentence."""
    return locale.text(language, "problem-file", {"file": file, "line": line})


def clean(text: str) -> str:
    """Return a text with unprintable characters escaped, cut in the middle if it is longer than 900 characters."""
    if len(text) > 900:
        text = f"{text[:600]} ... {text[-200:]}"
    if text.isprintable():
        return text
    return "".join([c if c.isprintable() else c.encode("unicode_escape").decode() for c in text])


def brief(value: object) -> str:
    """Return the ``repr`` of a value in at most 60 characters."""
    try:
        text = repr(value)
    except ValueError:  # a whole number of thousands of digits
        return "so large a number"
    return text if len(text) <= 60 else f"{text[:57].rstrip()}..."
