"""A server that writes down, at each SIGUSR1, what it holds: into the file ``COUNTS``."""

import asyncio
import gc
import json
import os
import signal
import sys
from collections import Counter
from pathlib import Path
from weakref import ReferenceType

from skulduggery.cli.main import main


def count(_number: int, _frame: object) -> None:
    """Write how many objects of each type and how many tasks there are, once all garbage is gone.

    Dead references don't count: sqlite3 keeps those of its cursors until there are 200.
    """
    gc.collect()
    there = [one for one in gc.get_objects() if not (type(one) is ReferenceType and one() is None)]
    kinds = Counter(f"{type(one).__module__}.{type(one).__qualname__}" for one in there)
    tasks = len(asyncio.all_tasks())
    file = Path(os.environ["COUNTS"])
    file.with_suffix(".new").write_text(json.dumps({"kinds": kinds, "tasks": tasks}))
    file.with_suffix(".new").rename(file)


if __name__ == "__main__":
    signal.signal(signal.SIGUSR1, count)
    sys.exit(main())
