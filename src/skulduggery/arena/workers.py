"""Work spread over processes."""

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any, TypeVar

from skulduggery.bots.roots import live_with_parent

Task = TypeVar("Task")
Found = TypeVar("Found")


@contextmanager
def crew(workers: int | None) -> Iterator[Callable[[Callable[[Any], Any], Sequence[Any]], Iterable[Any]]]:
    """What gives the work on tasks to ``workers`` processes, one a core if not given, and brings what they find in the
    order of the tasks; with one it is done here. For work that comes in several lots. They end with this process,
    however it ends."""
    count = workers or os.cpu_count() or 1
    if count <= 1:
        yield map
        return
    with ProcessPoolExecutor(count, mp_context=get_context("spawn"), initializer=live_with_parent) as pool:
        yield pool.map


def spread(work: Callable[[Task], Found], tasks: Sequence[Task], workers: int | None) -> Iterator[Found]:
    """What ``work`` finds for each of ``tasks``, in their order, as it is done; ``workers``: processes, one a core if
    not given. With one it is done here."""
    with crew(min(workers or os.cpu_count() or 1, max(1, len(tasks)))) as share:
        yield from share(work, tasks)
