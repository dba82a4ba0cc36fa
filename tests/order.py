"""The order in which the tests run."""

from itertools import islice
from pathlib import Path

import pytest

LONGEST = Path(__file__).with_name("longest.txt")
"""The tests that take longest, the longest first. A name that there is no more does no harm."""


def spread(items: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """Put the longest tests first, the others in their order, if several workers share them.

    Each worker begins with an equal part of the list, and takes over from the ends of others' parts once it is idle: so
    the longest are dealt out to the heads of all parts.
    """
    places = {name: place for place, name in enumerate(LONGEST.read_text("utf-8").splitlines())}
    longest = sorted([item for item in items if item.nodeid in places], key=lambda item: places[item.nodeid])
    if workers == 1 or len(longest) * 2 > len(items):
        return items
    others = iter([item for item in items if item.nodeid not in places])
    out: list[pytest.Item] = []
    for worker in range(workers):
        head = longest[worker::workers]
        size = (len(items) - len(out)) // (workers - worker)
        out += [*head, *islice(others, size - len(head))]
    return out
