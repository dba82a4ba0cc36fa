"""Abilities of 3000 Scoundrels as rows of signs: a picture of a card's program for those who draw cards."""

from collections.abc import Iterator, Sequence
from typing import Any, Final, Literal

from msgspec import Struct

from skulduggery.wording.tables import signed

Node = tuple[Any, ...]
COUNTED: Final = {
    "own-scoundrels": "crew",
    "cards-today": "cards",
    "own-marks-out": "mark",
    "jailed": "jail",
    "reputation": "rep",
}
"""The pictograms of the things that dollars are counted by."""
ZONES: Final = {"own": "crewman", "saloon": "saloon", "discard": "discard"}
"""The pictograms of the zones whose scoundrels can be used."""


class AbilitySign(Struct, omit_defaults=True):
    """A sign of an ability's row: a pictogram, a number behind it (``first``: before it), or both.

    ``kind``: what is paid for (an ``arrow`` follows), what is done, ``or`` between choices, ``if`` for a condition.
    ``icon``: a word of card files, mostly that of the step. ``may``: optional.
    """

    kind: Literal["step", "cost", "arrow", "or", "if"]
    icon: str = ""
    text: str = ""
    first: bool = False
    may: bool = False


def row(ability: Any) -> list[AbilitySign]:
    """Return the signs of an ability: what it needs, what it costs, what it does."""
    needed = [AbilitySign("if") for _ in ability.require]
    arrow = [AbilitySign("arrow")] if ability.costs else []
    return [*needed, *costs(ability.costs), *arrow, *_steps(ability.steps)]


def costs(nodes: Sequence[Node]) -> list[AbilitySign]:
    """Return the signs of costs."""
    return [_cost(word, *args) for word, *args in nodes]


def _cost(word: str, *args: Any) -> AbilitySign:
    if word == "spend":
        return AbilitySign("cost", text=f"${args[0]}")
    if word == "spend-x":
        return AbilitySign("cost", text="$?")
    if word == "discard-self":
        return AbilitySign("cost", "discard")
    return AbilitySign("cost", word, signed(args[0]) if word == "rep" else _times(args[0]))


def _steps(nodes: Sequence[Node]) -> list[AbilitySign]:
    return [sign for word, *args in nodes for sign in _step(word, args)]


def _step(word: str, args: Sequence[Any]) -> Iterator[AbilitySign]:
    match word:
        case "gain":
            yield _dollars(args[0])
        case "rob":
            yield AbilitySign("step", word, _dollars(args[0]).text)
        case "rep":
            yield AbilitySign("step", word, signed(args[0]))
        case "scout" | "steal":
            where = args[0]
            yield AbilitySign("step", word, "" if where in ("any", "unused", "it") else where[0].upper())
            if where == "unused":
                yield AbilitySign("step", "safe", "?")
        case "free" | "jail" | "draw" | "recall":
            yield AbilitySign("step", word, _times(args[0]))
        case "hire":
            where, (price, *less) = args
            yield AbilitySign("step", word, "$0" if price == "free" else f"−${less[0]}" if less[0] else "")
            if where == "discard":
                yield AbilitySign("step", where)
        case "use":
            yield AbilitySign("step", word)
            yield AbilitySign("step", ZONES[args[0]])
        case "swap-jobs" | "swap-traits":
            yield AbilitySign("step", "swap")
        case "may":
            for sign in row(args[0]):
                sign.may = True
                yield sign
        case "choose":
            for i, steps in enumerate(args[0]):
                yield from [AbilitySign("or")] if i else []
                yield from _steps(steps)
        case "if":
            yield AbilitySign("if")
            yield from _steps(args[1])
        case "opp" | "each-opp":
            yield AbilitySign("step", word, "$>" if args[0] == "richer" else "")
            yield from _steps(args[-1])
        case "to-bottom":
            pass
        case _:
            yield AbilitySign("step", word)


def _times(n: int) -> str:
    return "" if n == 1 else f"×{n}"


def _dollars(amount: Any) -> AbilitySign:
    """Return signs for an amount of dollars, fixed or counted from something."""
    if isinstance(amount, int):
        return AbilitySign("step", text=f"${amount}")
    counted = next((icon for word, icon in COUNTED.items() if word in _words(amount)), "")
    if counted:
        return AbilitySign("step", counted, "$×", first=True)
    return AbilitySign("step", text=f"$×{amount[1] if amount[0] == 'times' else 1}")


def _words(number: Any) -> Iterator[str]:
    """Yield what a number is counted from."""
    for part in number if isinstance(number, tuple) else ():
        yield from [part] if isinstance(part, str) else _words(part)
