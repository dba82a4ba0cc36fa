"""Parallel work, in local processes or on a cluster."""

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any, TypeVar

from skulduggery.api import BadInput
from skulduggery.bots.roots import live_with_parent

Task = TypeVar("Task")
Found = TypeVar("Found")
HandOut = Callable[[Callable[[Any], Any], Sequence[Any]], Iterable[Any]]
"""A function like ``map`` that runs work on tasks in parallel and yields the results in the order of the tasks."""

Workers = int | str | None
"""A number of processes, None for one per core, or ``ray`` or ``ray:ADDRESS`` for a cluster."""


def begin() -> None:
    """Set up a worker process: it ends with its parent, and NumPy uses only one core."""
    os.environ.setdefault("OMP_NUM_THREADS", "1")
    live_with_parent()


@contextmanager
def crew(workers: Workers) -> Iterator[HandOut]:
    """Provide a function that hands work out to ``workers``.

    Local processes end with this one, however it ends; a single worker is this process itself. A cluster keeps
    running. Raises BadInput for fewer than one worker, or if there is no cluster.
    """
    if isinstance(workers, str):
        from skulduggery.arena.cluster import cluster

        with cluster(workers.partition(":")[2]) as hand_out:
            yield hand_out
        return
    count = (os.cpu_count() or 1) if workers is None else workers
    if count < 1:
        raise BadInput(f"The number of workers can't be {count}; it must be a whole number from 1.")
    if count == 1:
        yield map
        return
    with ProcessPoolExecutor(count, mp_context=get_context("spawn"), initializer=begin) as pool:
        yield pool.map


def spread(work: Callable[[Task], Found], tasks: Sequence[Task], workers: Workers) -> Iterator[Found]:
    """Yield the result of ``work`` for each task, in order, as soon as it is done. Raise BadInput as ``crew`` does.

    A single task is done in this process.
    """
    with crew(workers) as hand_out:
        yield from (hand_out if len(tasks) > 1 else map)(work, tasks)
