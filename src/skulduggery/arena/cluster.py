"""Work on a cluster of machines, by Ray."""

import os
import socket
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from typing import Any

from skulduggery import api
from skulduggery.api import BadInput
from skulduggery.arena.fingerprint import fingerprint
from skulduggery.extras import need

AGAIN = 10
"""The number of retries of a task whose process or machine dies."""
WAIT = 5
"""The time limit for connecting to a cluster, in seconds."""


@contextmanager
def cluster(address: str) -> Iterator[Callable[[Callable[[Any], Any], Sequence[Any]], Iterator[Any]]]:
    """Provide a function that runs work on the Ray cluster at ``address``, if empty on that of this machine.

    The cluster keeps running. Raises BadInput if there is none; the function does if its rules or bots differ.
    """
    need("A cluster", "ray")
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # set before the import of Ray, which would report usage
    ray = import_module("ray")
    try:
        if host := address.rpartition(":")[0]:  # Ray itself would retry for minutes
            socket.create_connection((host, int(address.rpartition(":")[2])), WAIT).close()
        ray.init(address=address or "auto", log_to_driver=False, logging_level="error")
    except (OSError, RuntimeError, ValueError):
        raise BadInput(
            f"No Ray cluster answers{' at ' * bool(address)}{address}; 'ray start --head' starts one, and this machine "
            "must belong to it."
        ) from None
    there, here = ray.remote(max_retries=AGAIN)(done), versions()

    def hand_out(work: Callable[[Any], Any], tasks: Sequence[Any]) -> Iterator[Any]:
        waiting = deque([there.remote(here, work, task) for task in tasks])
        while waiting:
            try:
                yield ray.get(waiting.popleft())
            except ray.exceptions.RayTaskError as error:
                raise error.cause from None
            except ray.exceptions.RayError as error:
                raise BadInput(f"The Ray cluster failed: {str(error).splitlines()[0]}") from None

    try:
        yield hand_out
    finally:
        ray.shutdown()


def done(wanted: dict[str, str], work: Callable[[Any], Any], task: Any) -> Any:
    """Return ``work(task)``. Raise BadInput if the fingerprints on this machine are not those ``wanted``."""
    if versions() != wanted:
        raise BadInput("The cluster has other rules or bots than this machine; install the same version on both.")
    return work(task)


def versions() -> dict[str, str]:
    """Return the fingerprint of each game on this machine."""
    return {game: fingerprint(game) for game in api.games()}
