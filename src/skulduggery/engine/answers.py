"""Answers in words, as protocol, logs and saves hold them.

A kind of question has one or more forms of answer. A form is a sequence of fixed words and names; the values of the
names are packed into one number (``engine/packing.py``):

    >>> from skulduggery.engine.packing import Pair
    >>> target, side = Names(["2", "5", "7"]), Names(["up", "ability", "down"])
    >>> place = Answers(Form("pass", at=-1), Form("place", target, side, packing=Pair(3)))
    >>> place.words(4)
    ('place', '5', 'ability')
    >>> place.option(("place", "5", "ability"))
    4
    >>> place.words(-1)
    ('pass',)
    >>> place.option(("place", "6", "up")) is None
    True
"""

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice, product
from typing import Final

from skulduggery.engine.compiled import mypyc_attr
from skulduggery.engine.packing import Codec

Words = tuple[str, ...]
LONGEST: Final = 4
"""The greatest number of digits that is read."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Names:
    """The values of one part of an answer, each with its word."""

    def __init__(self, words: Sequence[str] | Mapping[int, str]) -> None:
        self.words: dict[int, str] = (
            dict(words) if isinstance(words, Mapping) else {i: words[i] for i in range(len(words))}
        )
        self.values: dict[str, int] = {word: value for value, word in self.words.items()}

    def word(self, value: int) -> str:
        """Return the word for a value, or an empty text if it has none."""
        return self.words.get(value, "")

    def value(self, word: str) -> int | None:
        """Return the value of a word, or None if it has none."""
        return self.values.get(word)

    def every(self) -> list[int]:
        """Return all values."""
        return list(self.words)


@mypyc_attr(allow_interpreted_subclasses=True)
class Numbers(Names):
    """Whole numbers from 0, written from ``first`` on."""

    def __init__(self, first: int = 0, some: int = 10) -> None:
        super().__init__(())
        self.first = first
        self.some = some
        """The number of values that ``every`` lists."""

    def word(self, value: int) -> str:
        return str(value + self.first) if value >= 0 else ""

    def value(self, word: str) -> int | None:
        if not (word.isascii() and word.isdigit() and len(word) <= LONGEST) or str(int(word)) != word:
            return None
        number = int(word) - self.first
        return number if number >= 0 else None

    def every(self) -> list[int]:
        return list(range(self.some))


@mypyc_attr(allow_interpreted_subclasses=True)
class Form:
    """One way to answer: a sequence of fixed words and names. The values of the names are packed and added to ``at``.

    ``order[n]`` is the packed part that the ``n``-th name stands for.
    """

    def __init__(
        self, *parts: str | Names, packing: Codec | None = None, at: int = 0, order: tuple[int, ...] = (0, 1, 2)
    ) -> None:
        self.parts = parts
        self.order = order
        self.packing = packing or Codec()
        self.at = at
        self.names = tuple([part for part in parts if isinstance(part, Names)])

    def words(self, option: int) -> Words:
        """Return an answer in words; none if it has another form."""
        if not self.names:
            return tuple([str(part) for part in self.parts]) if option == self.at else ()
        values = self.packing.split(option - self.at)
        out: list[str] = []
        n = 0
        for part in self.parts:
            if isinstance(part, Names):
                word = part.word(values[self.order[n]])
                if not word:
                    return ()
                out.append(word)
                n += 1
            else:
                out.append(part)
        return tuple(out)

    def option(self, said: Words) -> int | None:
        """Return the answer that the words mean, or None if they have another form."""
        if len(said) != len(self.parts):
            return None
        values: list[int] = []
        for part, word in zip(self.parts, said, strict=True):
            if isinstance(part, Names):
                value = part.value(word)
                if value is None:
                    return None
                values.append(value)
            elif part != word:
                return None
        return self.at + self.packing.join(self.packed(values)) if values else self.at

    def packed(self, values: Sequence[int]) -> list[int]:
        """Return the values of the names, given in spoken order, in packed order."""
        out = [0] * len(values)
        for n in range(len(values)):
            out[self.order[n]] = values[n]
        return out

    def every(self) -> Iterator[int]:
        """Yield every answer of this form, whether or not it is legal now."""
        if not self.names:
            yield self.at
            return
        for values in product(*[names.every() for names in self.names]):
            yield self.at + self.packing.join(self.packed(values))


@mypyc_attr(allow_interpreted_subclasses=True)
class Answers:
    """The forms of the answers to one kind of question."""

    def __init__(self, *forms: Form) -> None:
        self.forms = forms

    def words(self, option: object) -> Words:
        """Return an answer in words. Raise ValueError if it has none of the forms."""
        if isinstance(option, int):
            for form in self.forms:
                said = form.words(option)
                if said:
                    return said
        raise ValueError(f"{option!r} can't be said here")

    def option(self, said: Words) -> object | None:
        """Return the answer that the words mean, whether or not it is legal now, or None if they have no form."""
        for form in self.forms:
            found = form.option(said)
            if found is not None:
                return found
        return None

    def every(self) -> Iterator[int]:
        """Yield every single number that has a form; some of them may never be legal."""
        for form in self.forms:
            yield from form.every()

    def examples(self, options: Sequence[object]) -> list[str]:
        """Return up to three answers in words, taken from ``options`` unless it is empty."""
        shown = options[:3] or list(islice(self.every(), 3))
        return [" ".join(self.words(option)) for option in shown]


@mypyc_attr(allow_interpreted_subclasses=True)
class OrderAnswers(Answers):
    """Answers that put things in an order: the kind of question, then one name each. Nature shuffles with them."""

    def __init__(self, kind: str, things: Names) -> None:
        super().__init__()
        self.kind = kind
        self.things = things

    def words(self, option: object) -> Words:
        assert isinstance(option, tuple)
        return (self.kind, *[self.things.word(one) for one in option])

    def option(self, said: Words) -> object | None:
        if said[:1] != (self.kind,):
            return None
        out: list[int] = []
        for word in said[1:]:
            value = self.things.value(word)
            if value is None:
                return None
            out.append(value)
        return tuple(out)

    def examples(self, options: Sequence[object]) -> list[str]:
        words = [self.things.word(one) for one in self.things.every()[:3]]
        return [" ".join([self.kind, *reversed(words)]) + "…"]
