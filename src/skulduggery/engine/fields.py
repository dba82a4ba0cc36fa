"""The fields of a line of text, and the words in them: each refused in one clear sentence."""

from collections.abc import Sequence

from skulduggery.engine.asks import BadInput, brief
from skulduggery.engine.cards.files import near
from skulduggery.engine.documents import listed


class Fields:
    """``name=value`` divided by blanks, each name once at most; a value of ``-`` is nothing. Raises BadInput."""

    __slots__ = ("seats", "values")

    def __init__(self, text: str, known: Sequence[str], seats: int) -> None:
        self.seats = seats
        self.values: dict[str, str] = {}
        for word in text.split():
            name, equals, value = word.partition("=")
            if not equals or name not in known or name in self.values:
                raise BadInput(
                    f"A position has no field {brief(word)}; it has each of {listed(list(known))} once at most."
                )
            self.values[name] = "" if value == "-" else value

    def has(self, name: str) -> bool:
        """Return whether a field is given."""
        return name in self.values

    def text(self, name: str, neutral: str) -> str:
        """Return the value of a field, as it is."""
        return self.values.get(name, neutral)

    def parts(self, name: str) -> list[str]:
        """Return the parts of a field, which commas separate."""
        return self.values[name].split(",") if self.values.get(name) else []

    def pairs(self, name: str, sign: str, right: str) -> list[tuple[str, str]]:
        """Return the same, each part in the two halves around a sign; ``right`` shows how one should look."""
        return [halves(part, sign, name, right) for part in self.parts(name)]

    def places(self, name: str, right: str) -> list[tuple[int, str, str]]:
        """Return the same for parts like ``1@B2:what``: seat, place, what lies there."""
        out: list[tuple[int, str, str]] = []
        for where, what in self.pairs(name, ":", right):
            who, place = halves(where, "@", name, right)
            if any([one[:2] == (self.player(who), place) for one in out]):
                raise BadInput(f"{name}= names {where} twice.")
            out.append((self.player(who), place, what))
        return out

    def player(self, word: str) -> int:
        """Return a seat, counted from 1 in words."""
        return lookup([str(seat + 1) for seat in range(self.seats)], word, "player")

    def per_seat(self, name: str, neutral: list[str]) -> list[str]:
        """Return one word for each seat."""
        words = self.values[name].split(",") if name in self.values else neutral
        if len(words) != self.seats:
            raise BadInput(f"{name}= must name one for each of {self.seats} players, not {len(words)}.")
        return words

    def row(self, name: str, neutral: list[int], least: int, most: int) -> list[int]:
        """Return a whole number for each seat."""
        return [whole(word, name, least, most) for word in self.per_seat(name, [str(one) for one in neutral])]


def halves(part: str, sign: str, name: str, right: str) -> tuple[str, str]:
    """Return the texts before and after a sign."""
    before, found, after = part.partition(sign)
    if not found or not before or not after:
        raise BadInput(f"{name}= can't be read at {brief(part)}; right would be {right!r}.")
    return before, after


def lookup(known: Sequence[str], word: str, what: str) -> int:
    """Return the number of a word among those known."""
    if word not in known:
        raise BadInput(f"There is no {what} {brief(word)}; {near(word, known)}.")
    return known.index(word)


def whole(word: str, name: str, least: int, most: int) -> int:
    """Return a whole number in a range."""
    digits = word.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) < 5 and least <= int(word) <= most):
        raise BadInput(f"{name}= must hold whole numbers from {least} to {most}, not {brief(word)}.")
    return int(word)
