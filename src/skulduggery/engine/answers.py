"""Answers in words: the form in which protocol, logs and saves hold them.

A kind of question has one or more forms of answer. A form is made of fixed words and of names, and packs what the names
mean into one number (``engine/packing.py``):

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

from skulduggery.engine.packing import Codec

Words = tuple[str, ...]
LONGEST: Final = 4
"""Digits of the largest number that is read."""


class Names:
    """The values of one part of an answer, with their words."""

    def __init__(self, words: Sequence[str] | Mapping[int, str]) -> None:
        self.words: dict[int, str] = (
            dict(words) if isinstance(words, Mapping) else {i: words[i] for i in range(len(words))}
        )
        self.values: dict[str, int] = {word: value for value, word in self.words.items()}

    def word(self, value: int) -> str:
        """Return the word for a value; nothing if there is none."""
        return self.words.get(value, "")

    def value(self, word: str) -> int | None:
        """Return the value that a word means, or None."""
        return self.values.get(word)

    def every(self) -> list[int]:
        """Return all values."""
        return list(self.words)


class Numbers(Names):
    """Whole numbers, of which 0 is said as ``first``."""

    def __init__(self, first: int = 0, some: int = 10) -> None:
        super().__init__(())
        self.first = first
        self.some = some
        """So many are listed by ``every``."""

    def word(self, value: int) -> str:
        return str(value + self.first) if value >= 0 else ""

    def value(self, word: str) -> int | None:
        if not (word.isascii() and word.isdigit() and len(word) <= LONGEST) or str(int(word)) != word:
            return None
        number = int(word) - self.first
        return number if number >= 0 else None

    def every(self) -> list[int]:
        return list(range(self.some))


class Form:
    """One way to answer: fixed words and names. What the names mean is packed into a number, counted from ``at``.

    ``order`` says of each name, in the order in which they are said, which part of the number it is.
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
        """Return the answer in words; nothing if it has another form."""
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
        """Return the answer that the words mean; None if they have another form."""
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
        """Return what the names mean in the order in which it is packed."""
        out = [0] * len(values)
        for n in range(len(values)):
            out[self.order[n]] = values[n]
        return out

    def every(self) -> Iterator[int]:
        """Yield every answer of this form, legal now or not."""
        if not self.names:
            yield self.at
            return
        for values in product(*[names.every() for names in self.names]):
            yield self.at + self.packing.join(self.packed(values))


class Answers:
    """The words and the packing of the answers to one kind of question."""

    def __init__(self, *forms: Form) -> None:
        self.forms = forms

    def words(self, option: object) -> Words:
        """Return an answer in words. Raises ValueError if it has none of the forms."""
        if isinstance(option, int):
            for form in self.forms:
                said = form.words(option)
                if said:
                    return said
        raise ValueError(f"{option!r} can't be said here")

    def option(self, said: Words) -> object | None:
        """Return the answer that the words mean, legal now or not; None if they mean none."""
        for form in self.forms:
            found = form.option(said)
            if found is not None:
                return found
        return None

    def every(self) -> Iterator[int]:
        """Yield every answer that can ever be legal, and some more; nothing where they are not single numbers."""
        for form in self.forms:
            yield from form.every()

    def examples(self, options: Sequence[object]) -> list[str]:
        """Return up to three answers in words: of those that are legal now, if any are listed."""
        shown = options[:3] or list(islice(self.every(), 3))
        return [" ".join(self.words(option)) for option in shown]


class OrderAnswers(Answers):
    """An order of things, one name each: of cards that nature has shuffled."""

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
