"""The fields of a position written as a line of text. Each function refuses bad input in one clear sentence."""

from collections.abc import Sequence

from skulduggery.engine.asks import BadInput, brief
from skulduggery.engine.cards.files import near
from skulduggery.engine.documents import listed


class Fields:
    """Fields ``name=value`` separated by blanks; the value ``-`` is empty.

    Raises BadInput for a name that isn't in ``known`` or is given twice.
    """

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
        """Return whether the field is given."""
        return name in self.values

    def text(self, name: str, neutral: str) -> str:
        """Return the value of a field as it is, or ``neutral`` if it isn't given."""
        return self.values.get(name, neutral)

    def parts(self, name: str) -> list[str]:
        """Return the parts of a field, separated by commas; none if it is empty or not given."""
        return self.values[name].split(",") if self.values.get(name) else []

    def pairs(self, name: str, sign: str, right: str) -> list[tuple[str, str]]:
        """Return each part of a field, split at ``sign``. ``right`` is an example for the error message."""
        return [halves(part, sign, name, right) for part in self.parts(name)]

    def places(self, name: str, right: str) -> list[tuple[int, str, str]]:
        """Return seat, place and content of each part like ``1@B2:what``. Raise BadInput if a place is named twice."""
        out: list[tuple[int, str, str]] = []
        for where, what in self.pairs(name, ":", right):
            who, place = halves(where, "@", name, right)
            if any([one[:2] == (self.player(who), place) for one in out]):
                raise BadInput(f"{name}= names {where} twice.")
            out.append((self.player(who), place, what))
        return out

    def player(self, word: str) -> int:
        """Return the seat, from 0, that ``word`` names, from 1. Raise BadInput if there is none."""
        return lookup([str(seat + 1) for seat in range(self.seats)], word, "player")

    def per_seat(self, name: str, neutral: list[str]) -> list[str]:
        """Return one word for each seat, ``neutral`` if the field isn't given. Raise BadInput if the number differs."""
        words = self.values[name].split(",") if name in self.values else neutral
        if len(words) != self.seats:
            raise BadInput(f"{name}= must name one for each of {self.seats} players, not {len(words)}.")
        return words

    def row(self, name: str, neutral: list[int], least: int, most: int) -> list[int]:
        """Return a whole number from ``least`` to ``most`` for each seat."""
        return [whole(word, name, least, most) for word in self.per_seat(name, [str(one) for one in neutral])]


def halves(part: str, sign: str, name: str, right: str) -> tuple[str, str]:
    """Return the texts before and after ``sign``. Raise BadInput if the sign or a half is missing."""
    before, found, after = part.partition(sign)
    if not found or not before or not after:
        raise BadInput(f"{name}= can't be read at {brief(part)}; right would be {right!r}.")
    return before, after


def lookup(known: Sequence[str], word: str, what: str) -> int:
    """Return the index of ``word`` in ``known``. Raise BadInput if it isn't there; ``what`` names the kind of thing."""
    if word not in known:
        raise BadInput(f"There is no {what} {brief(word)}; {near(word, known)}.")
    return known.index(word)


def whole(word: str, name: str, least: int, most: int) -> int:
    """Return ``word`` as a whole number. Raise BadInput unless it has up to 4 digits and lies in the range."""
    digits = word.removeprefix("-")
    if not (digits.isascii() and digits.isdigit() and len(digits) < 5 and least <= int(word) <= most):
        raise BadInput(f"{name}= must hold whole numbers from {least} to {most}, not {brief(word)}.")
    return int(word)
