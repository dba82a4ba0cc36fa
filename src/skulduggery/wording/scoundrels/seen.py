"""Find things in a view of 3000 Scoundrels."""

from collections.abc import Iterator

from skulduggery.games.scoundrels.game import STOLEN, Safe, Shown, View


def find(seen: View, trait: int) -> Shown | None:
    """Return the scoundrel with a trait, wherever it lies."""
    for one in everyone(seen):
        if one.trait == trait:
            return one
    return None


def everyone(seen: View) -> Iterator[Shown]:
    """Yield all scoundrels on the table."""
    for there in (*(sheet.board for sheet in seen.sheets), seen.saloon, seen.pile):
        yield from (one for one in there if one is not None)


def stolen(seen: View, seat: int) -> list[Safe]:
    """Return the safes on a sheet."""
    return [safe for safe in seen.safes if safe.where == STOLEN + seat]
