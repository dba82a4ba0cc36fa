"""Work handed out to processes: each keeps to one core."""

import os
from pathlib import Path

import pytest

from skulduggery.arena.workers import spread

TASKS = Path("/proc/self/task")


def threads_of_numpy(size: int) -> int:
    """Return the number of threads that NumPy starts for products of matrices."""
    before = {*os.listdir(TASKS)}
    import numpy as np

    product = np.ones((size, size)) @ np.ones((size, size))
    assert product[0, 0] == size
    return len({*os.listdir(TASKS)} - before)


@pytest.mark.skipif(not TASKS.exists(), reason="threads are counted as Linux lists them")
def test_workers_leave_the_cores_to_each_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """Many processes with as many threads each would wait for one another."""
    for name in ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS"):
        monkeypatch.delenv(name, raising=False)
    assert [*spread(threads_of_numpy, [400, 401, 402, 403], 2)] == [0] * 4
