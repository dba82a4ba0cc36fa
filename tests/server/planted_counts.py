"""A server that writes down, at each SIGUSR1, what it holds: into the file ``COUNTS``."""

import asyncio
import gc
import json
import os
import signal
import sys
from collections import Counter
from pathlib import Path

from skulduggery.cli.main import main


def count(_number: int, _frame: object) -> None:
    """Write how many objects of each type, memory blocks and tasks there are, once all garbage is gone."""
    gc.collect()
    kinds = Counter(f"{type(one).__module__}.{type(one).__qualname__}" for one in gc.get_objects())
    blocks, tasks = sys.getallocatedblocks(), len(asyncio.all_tasks())
    file = Path(os.environ["COUNTS"])
    file.with_suffix(".new").write_text(json.dumps({"kinds": kinds, "blocks": blocks, "tasks": tasks}))
    file.with_suffix(".new").rename(file)


if __name__ == "__main__":
    signal.signal(signal.SIGUSR1, count)
    sys.exit(main())
