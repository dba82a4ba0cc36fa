"""Modifiers: what cards change in the rules for a while, as data (cheaper, forbidden, one more)."""

from typing import Final

SET: Final = 0
ADD: Final = 1
FORBID: Final = 2
FORBIDDEN: Final = -(1 << 30)
"""The result of a query that some modifier forbids: less than any number."""


class Modifier:
    """One change of one query: SET it to a value, ADD a value, or FORBID it.

    It holds only where all its ``tags`` (a bit mask that the game gives a meaning) are among those of the question.
    """

    __slots__ = ("operation", "query", "tags", "value")

    def __init__(self, query: str, operation: int, value: int = 0, tags: int = 0) -> None:
        self.query = query
        self.operation = operation
        self.value = value
        self.tags = tags


def fold(active: list[tuple[Modifier, ...]], query: str, base: int, tags: int = 0) -> int:
    """Return the result of a query: the last SET instead of ``base``, then every ADD; FORBIDDEN if a modifier forbids
    it.

    ``active`` lists what is in play, the oldest first; modifiers of other queries count for nothing.

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
