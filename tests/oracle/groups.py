"""Worlds that a viewer must not be able to tell apart."""

from typing import Any, TypeVar


class OracleFaultError(Exception):
    """The oracle itself can't go on: no leak of the product, or one that it isn't made to find."""


class TooDeepError(OracleFaultError):
    """More worlds than are enumerated: a line at random ends here."""


class Names:
    """Numbers for histories: equal numbers for equal histories."""

    def __init__(self) -> None:
        self.numbers: dict[Any, int] = {}

    def of(self, before: int, more: Any) -> int:
        return self.numbers.setdefault((before, more), len(self.numbers))


Branch = TypeVar("Branch")


def groups(branches: list[Branch], viewer: int) -> list[list[Branch]]:
    """The branches by what a viewer may know (``told``), those seen first come first."""
    out: dict[int, list[Branch]] = {}
    for branch in branches:
        out.setdefault(branch.told[viewer], []).append(branch)  # type: ignore[attr-defined]
    return list(out.values())
