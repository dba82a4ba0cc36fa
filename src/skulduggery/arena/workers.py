"""Work handed out, to processes here or to a cluster."""

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
"""Gives a kind of work on several tasks to the workers, and brings what they find, in the order of the tasks, as it is
done. ``map`` does it here."""

Workers = int | str | None
"""So many processes, one a core if not given; ``ray`` or ``ray:ADDRESS``: those of a cluster."""


def begin() -> None:
    """Begin a worker process. It ends with its parent, and NumPy uses one core in it: each core has a worker."""
    os.environ.setdefault("OMP_NUM_THREADS", "1")
    live_with_parent()


@contextmanager
def crew(workers: Workers) -> Iterator[HandOut]:
    """Provide the workers: ``workers`` processes, which end with this one, however it ends; with one the work is done
    here. Or a cluster, which lives on. Raise BadInput for fewer than one, and for no cluster."""
    if isinstance(workers, str):
        from skulduggery.arena.cluster import cluster

        with cluster(workers.partition(":")[2]) as hand_out:
            yield hand_out
        return
    count = (os.cpu_count() or 1) if workers is None else workers
    if count < 1:
        raise BadInput(f"{count} workers can't play; it must be a whole number from 1.")
    if count == 1:
        yield map
        return
    with ProcessPoolExecutor(count, mp_context=get_context("spawn"), initializer=begin) as pool:
        yield pool.map


def spread(work: Callable[[Task], Found], tasks: Sequence[Task], workers: Workers) -> Iterator[Found]:
    """Yield the result of ``work`` for each of ``tasks``, in their order, as it is done. ``workers``: as ``crew`` takes
    them. Raise BadInput as ``crew`` does."""
    with crew(workers) as hand_out:
        yield from (hand_out if len(tasks) > 1 else map)(work, tasks)
