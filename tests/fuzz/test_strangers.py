"""Strangers who send a server nothing but malformed messages: they fill neither its log nor its memory."""

import asyncio
import json
import signal
import time
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from tests.fuzz.strangers import Stranger
from tests.server import planted_counts
from tests.server.house import House, new_table
from tools.services import PATIENCE

KINDS = {"call", "broken off", "bytes", "frame"}
SPARE, LEAST = 0.002, 12
"""Objects of one kind by which a batch may still grow, for each message and at least: caches with a bound are not full
yet. So one object kept in a hundred messages is found in the shortest run."""
MEMORY = {"blocks": 1_000, "kilobytes": 2_048}
"""The most that a batch may add to the allocator's blocks and to resident memory. A clean server adds some 200 and
10."""


class Counted(House):
    """A server that counts what it holds."""

    program = (planted_counts.__file__,)

    def __init__(self, data: Path, **environment: str) -> None:
        self.counts = data.parent / "counts.json"
        self.environment = {"COUNTS": str(self.counts), **environment}  # type: ignore[misc]
        super().__init__(data)

    def count(self) -> Counter[str]:
        """Return how many objects of each kind the server holds, with ``tasks``, ``blocks`` and ``kilobytes``."""
        assert self.process is not None
        self.counts.unlink(missing_ok=True)
        self.process.send_signal(signal.SIGUSR1)
        end = time.monotonic() + PATIENCE
        while not self.counts.exists():
            assert time.monotonic() < end, "the server doesn't answer"
            time.sleep(0.02)
        found: dict[str, Any] = json.loads(self.counts.read_text())
        return Counter(found.pop("kinds")) + Counter(found)


def pour(house: Counted, table: str, seed: int, messages: int) -> None:
    """Send ``messages`` messages to a table, and check the answers."""
    stranger = Stranger(house.address.removeprefix("http://"), table, seed)
    asyncio.run(stranger.run(messages))
    assert {*stranger.sent} == KINDS
    assert stranger.statuses.keys() <= {200, 400, 401, 403, 404, 405, 409, 413, 414, 415, 422, 431}, stranger.statuses
    assert stranger.statuses[400] > messages / 20
    assert house.faults() == ""


def settled(house: Counted, before: Counter[str], spare: int, patience: float = PATIENCE) -> Counter[str]:
    """Return what the server holds, once that is hardly more than before. Raises AssertionError if it stays more."""
    end, pause = time.monotonic() + patience, 0.5
    allowed = {"tasks": 0, **MEMORY}
    while True:
        now = house.count()
        more = {kind: grown for kind, grown in (now - before).items() if grown > allowed.get(kind, spare)}
        if not more:
            return now
        assert time.monotonic() < end, f"The server holds more: {more}"
        time.sleep(pause)
        pause = min(2 * pause, 4.0)


def open_house(house: Counted) -> str:
    """Have the server load what it needs and fill its caches; return a running table."""
    table, _ = new_table(house, "me", "open")
    house.post("accounts", {"name": "Ada", "password": "four words of one's own"})  # loads what reads passwords
    asyncio.run(Stranger(house.address.removeprefix("http://"), table, 0).fill())
    return table


@pytest.mark.parametrize(
    "messages", [6_000, *[pytest.param(more, marks=pytest.mark.long) for more in (20_000, 200_000)]]
)
def test_strangers(tmp_path: Path, messages: int) -> None:
    """Standard error stays empty, and after a first batch two more add next to nothing to what the server holds."""
    house = Counted(tmp_path / "data")
    table = open_house(house)
    each = messages // 4
    pour(house, table, 1, messages - 2 * each)
    spare = max(LEAST, int(SPARE * each))
    before = house.count()
    for seed in (2, 3):
        pour(house, table, seed, each)
        before = settled(house, before, spare)
    assert house.get(f"tables/{table}")["status"] == "running"
    house.stop(signal.SIGTERM)
    assert house.faults() == ""


def test_messages_that_are_kept_are_found(tmp_path: Path) -> None:
    """The test can fail: a server keeps the bytes that it receives, which the garbage collector does not track."""
    house = Counted(tmp_path / "data", LEAK="1")
    table = open_house(house)
    each = 1_200
    pour(house, table, 1, each)
    before = house.count()
    pour(house, table, 2, each)
    try:
        with pytest.raises(AssertionError, match=r"The server holds more: .*'(blocks|kilobytes)': \d{4}"):
            settled(house, before, int(SPARE * each), patience=25)  # longer than any timer of a connection
    finally:
        house.stop()
