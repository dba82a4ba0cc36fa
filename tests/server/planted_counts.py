"""A server that writes what it holds into the file ``COUNTS`` at each SIGUSR1. Its work of each minute is done every
second, so that nothing is loaded for the first time between two counts. With ``LEAK`` in its environment it keeps every
piece that it receives, as a faulty server might.
"""

import asyncio
import gc
import json
import os
import signal
import sys
from heapq import heapify
from itertools import count as numbers
from pathlib import Path
from typing import Any
from weakref import ReferenceType

from skulduggery.cli.main import main
from skulduggery.server.http.connections import Guard
from skulduggery.server.tables import directory

KEPT: dict[int, bytes] = {}


def asked(_number: int, _frame: object) -> None:
    """Count soon, when the loop is not in the middle of something."""
    asyncio.get_running_loop().call_soon_threadsafe(count)


def count() -> None:
    """Write how many objects of each type, tasks, memory blocks and kilobytes there are, once all garbage is gone.

    The garbage collector does not track text, bytes, numbers, or tuples and dictionaries of these. They count as
    blocks of Python's allocator, or in resident memory if they are larger than 512 bytes.
    Dead references don't count: sqlite3 keeps those of its cursors until there are 200.
    """
    forget_cancelled_timers(asyncio.get_running_loop())
    gc.collect()
    memory = {"blocks": sys.getallocatedblocks(), "kilobytes": resident()}
    kinds: dict[str, int] = {}  # no Counter: to ask whether this is a mapping fills caches of Python's
    for one in gc.get_objects():
        if not (type(one) is ReferenceType and one() is None):
            kind = f"{type(one).__module__}.{type(one).__qualname__}"
            kinds[kind] = kinds.get(kind, 0) + 1
    tasks = len(asyncio.all_tasks())
    file = Path(os.environ["COUNTS"])
    file.with_suffix(".new").write_text(json.dumps({"kinds": kinds, "tasks": tasks, **memory}))
    file.with_suffix(".new").rename(file)


def forget_cancelled_timers(loop: Any) -> None:
    """Do what asyncio does once more than half of a hundred timers are cancelled.

    Until then it keeps them, with what they hold, to their time, which may be minutes away.
    """
    kept = []
    for timer in loop._scheduled:
        if timer.cancelled():
            timer._scheduled = False
        else:
            kept.append(timer)
    heapify(kept)
    loop._scheduled = kept
    loop._timer_cancelled_count = 0


def resident() -> int:
    """Return the resident memory of this process in kilobytes, or 0 where the system does not tell it."""
    try:
        lines = Path("/proc/self/status").read_text("utf-8").splitlines()
    except OSError:
        return 0
    return next((int(line.split()[1]) for line in lines if line.startswith("VmRSS:")), 0)


def keep_all() -> None:
    """Keep every piece that comes in forever."""
    receive, number = Guard.data_received, numbers()

    def keep(guard: Guard, data: bytes) -> None:
        KEPT[next(number)] = bytes(data)
        receive(guard, data)

    Guard.data_received = keep  # type: ignore[assignment, method-assign]


if __name__ == "__main__":
    directory.SWEPT = 1.0
    if "LEAK" in os.environ:
        keep_all()
    signal.signal(signal.SIGUSR1, asked)
    sys.exit(main())
