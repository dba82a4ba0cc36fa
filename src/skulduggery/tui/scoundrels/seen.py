"""What a view of 3000 Scoundrels holds (see games/scoundrels/knowledge/view.py)."""

from collections.abc import Iterator
from typing import Protocol

from skulduggery.tui.scoundrels.deck import STOLEN

FREE = -1
UNKNOWN = -2
HIDDEN = -1


class Shown(Protocol):
    """A scoundrel."""

    trait: int
    job: int
    cost: int
    tech: int
    trait_used: bool
    job_used: bool


class Safe(Protocol):
    """A safe; ``safe`` is HIDDEN where this seat doesn't know it."""

    cell: int
    location: int
    where: int
    safe: int
    marks: tuple[tuple[int, int], ...]


class Sheet(Protocol):
    """A player's side."""

    leader: int
    board: tuple[Shown | None, ...]
    hand: tuple[int, ...]
    slots: tuple[int, ...]
    men: tuple[int, ...]
    face_up: bool
    deck: int
    top: int
    money: int
    rep: int
    supply: int
    jail: int
    strategy: int
    strategy_used: bool
    leader_used: int


class Seen(Protocol):
    """The whole table."""

    seat: int
    day: int
    days: int
    turn: int
    first: int
    active: int
    step: str
    slot: int
    sheets: tuple[Sheet, ...]
    saloon: tuple[Shown | None, ...]
    pile: tuple[Shown, ...]
    decks: tuple[int, ...]
    safes: tuple[Safe, ...]
    limit: int
    vain: tuple[tuple[int, str], ...]
    scores: tuple[int, ...]


def find(seen: Seen, trait: int) -> Shown | None:
    """The scoundrel with a trait, wherever it lies."""
    for one in everyone(seen):
        if one.trait == trait:
            return one
    return None


def everyone(seen: Seen) -> Iterator[Shown]:
    """All scoundrels on the table."""
    for there in (*(sheet.board for sheet in seen.sheets), seen.saloon, seen.pile):
        yield from (one for one in there if one is not None)


def stolen(seen: Seen, seat: int) -> list[Safe]:
    """The safes on a sheet."""
    return [safe for safe in seen.safes if safe.where == STOLEN + seat]
