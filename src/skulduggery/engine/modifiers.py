"""Modifiers: changes of the rules for a while, as data (cheaper, forbidden, one more)."""

from typing import Final

SET: Final = 0
ADD: Final = 1
FORBID: Final = 2
FORBIDDEN: Final = -(1 << 30)
"""The result of a query that a modifier forbids; less than any other result."""


class Modifier:
    """One change of one query: SET its result to a value, ADD a value, or FORBID it.

    It applies only to queries that have all its ``tags``, a bit mask whose meaning the game defines.
    """

    __slots__ = ("operation", "query", "tags", "value")

    def __init__(self, query: str, operation: int, value: int = 0, tags: int = 0) -> None:
        self.query = query
        self.operation = operation
        self.value = value
        self.tags = tags


def fold(active: list[tuple[Modifier, ...]], query: str, base: int, tags: int = 0) -> int:
    """Return the result of a query: the last SET, else ``base``, plus every ADD; FORBIDDEN if a modifier forbids it.

    ``active`` holds the modifiers of everything in play, the oldest first; those of other queries are ignored.

    >>> fine = (Modifier("price", ADD, 1), Modifier("price", SET, 5), Modifier("price", FORBID, tags=2))
    >>> fold([fine], "price", 3), fold([fine], "price", 3, tags=2) == FORBIDDEN
    (6, True)
    """
    value = base
    more = 0
    for modifiers in active:
        for modifier in modifiers:
            if modifier.query != query or modifier.tags & ~tags:
                continue
            if modifier.operation == FORBID:
                return FORBIDDEN
            if modifier.operation == SET:
                value = modifier.value
            else:
                more += modifier.value
    return value + more
