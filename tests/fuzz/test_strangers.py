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

KINDS = {"call", "broken off", "bytes", "frame"}
PATIENCE = 60
"""Seconds after which a connection that has ended, its timers too, must be forgotten: none is longer than 20."""
SPARE = 0.01
"""Objects a message by which caches with a bound may still grow (addresses, labels, compiled statements)."""


class Counted(House):
    """A server that counts what it holds."""

    program = (planted_counts.__file__,)

    def __init__(self, data: Path) -> None:
        self.counts = data.parent / "counts.json"
        self.environment = {"COUNTS": str(self.counts)}  # type: ignore[misc]
        super().__init__(data)

    def count(self) -> Counter[str]:
        """How many objects of each kind the server holds, with ``tasks``."""
        assert self.process is not None
        self.counts.unlink(missing_ok=True)
        self.process.send_signal(signal.SIGUSR1)
        end = time.monotonic() + PATIENCE
        while not self.counts.exists():
            assert time.monotonic() < end, "the server doesn't answer"
            time.sleep(0.02)
        found: dict[str, Any] = json.loads(self.counts.read_text())
        return Counter(found["kinds"]) + Counter(tasks=found["tasks"])


def pour(house: Counted, table: str, seed: int, messages: int) -> None:
    """Send so many."""
    stranger = Stranger(house.address.removeprefix("http://"), table, seed)
    asyncio.run(stranger.run(messages))
    assert {*stranger.sent} == KINDS
    assert stranger.statuses.keys() <= {200, 400, 401, 403, 404, 405, 409, 413, 414, 415, 422, 431}, stranger.statuses
    assert stranger.statuses[400] > messages / 20
    assert house.faults() == ""


def settled(house: Counted, before: Counter[str], spare: int) -> Counter[str]:
    """What the server holds, once it holds no more tasks than before and hardly more objects."""
    end = time.monotonic() + PATIENCE
    while True:
        now = house.count()
        more = now - before
        if not more["tasks"] and max(more.values(), default=0) <= spare:
            return now
        assert time.monotonic() < end, more.most_common(20)
        time.sleep(0.5)


@pytest.mark.parametrize("messages", [20_000, pytest.param(200_000, marks=pytest.mark.long)])
def test_strangers(tmp_path: Path, messages: int) -> None:
    """Three batches: standard error stays empty, and after the first the second and third add nothing to count."""
    house = Counted(tmp_path / "data")
    table, _ = new_table(house, "me", "open")
    house.post("accounts", {"name": "Ada", "password": "four words of one's own"})  # loads what reads passwords
    asyncio.run(Stranger(house.address.removeprefix("http://"), table, 0).fill())
    each = messages // 4
    pour(house, table, 1, messages - 2 * each)
    spare = int(SPARE * each)
    before = house.count()
    for seed in (2, 3):
        pour(house, table, seed, each)
        before = settled(house, before, spare)
    assert house.get(f"tables/{table}")["status"] == "running"
    house.stop(signal.SIGTERM)
    assert house.faults() == ""
