"""Work spread over processes."""

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import TypeVar

Task = TypeVar("Task")
Found = TypeVar("Found")


def spread(work: Callable[[Task], Found], tasks: Sequence[Task], workers: int | None) -> Iterator[Found]:
    """What ``work`` finds for each of ``tasks``, in their order, as it is done; ``workers``: processes, one a core if
    not given. With one it is done here."""
    count = min(workers or os.cpu_count() or 1, len(tasks))
    if count <= 1:
        yield from map(work, tasks)
        return
    with ProcessPoolExecutor(count, mp_context=get_context("spawn")) as pool:
        yield from pool.map(work, tasks)
