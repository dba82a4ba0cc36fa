"""Root parallelism: independent searches of one question, in one or more processes, whose statistics are summed.

With a fixed seed and number of rollouts the result does not depend on the number of processes. Each root has its own
random stream, and the roots are summed in order.
"""

import contextlib
import os
import signal
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from ctypes import c_longlong
from multiprocessing import get_context, parent_process
from multiprocessing.sharedctypes import RawValue
from threading import Thread
from time import monotonic
from typing import Final

from skulduggery import api
from skulduggery.api import Ask, Info, Rng
from skulduggery.bots.known import read, written
from skulduggery.bots.settings import Settings, read_settings
from skulduggery.bots.thought import Thought, serial_ask
from skulduggery.bots.tree import Counts
from skulduggery.bots.worlds import Believed, Worlds
from skulduggery.record import Record

Stop = Callable[[], bool]
Source = Callable[[Info, Record | None, Rng], Worlds]
LOOK: Final = 0.02
"""Seconds between two checks of ``stop`` while waiting for other processes."""


class Question:
    """The subject of a search.

    ``leans`` holds the bonus of each of ``options`` besides winning. ``thumb`` is the index of the option that the
    rules of thumb choose, or -1 if the search does not use it.
    """

    def __init__(
        self, info: Info, past: Record | None, ask: Ask, options: list[object], leans: list[float], thumb: int
    ) -> None:
        self.info = info
        self.past = past
        self.ask = ask
        self.options = options
        self.leans = leans
        self.thumb = thumb


def grow(
    settings: Settings, question: Question, seeds: list[int], stop: Stop | None, source: Source | None = None
) -> list[list[Counts]]:
    """Grow one root from each seed, in order, and return the statistics of its arms.

    All roots together take at most the time limit of the settings. ``source`` overrides the source of worlds.
    """
    info = question.info
    begun = monotonic()
    out = []
    for n in range(len(seeds)):
        rng = Rng(seeds[n])
        if source is not None:
            worlds = source(info, question.past, rng)
        elif settings.belief and question.past is not None:
            worlds = Believed(info, question.past, settings.belief, rng)
        else:
            worlds = Worlds(info)
        thought = Thought(
            settings, worlds, info.seat, question.ask, question.options, question.thumb, rng, question.leans
        )
        until = begun + settings.seconds * (n + 1) / len(seeds) if settings.seconds else 0.0
        thought.run(settings.rollouts_each(), until, stop)
        out.append([arm.counts() for arm in thought.arms])
    return out


class Pool:
    """The processes in which roots are grown, shared by all bots of this process until it ends."""

    def __init__(self) -> None:
        self.size = 0
        self.processes: ProcessPoolExecutor | None = None
        self.called_off: c_longlong = RawValue(c_longlong, 0)
        self.thoughts = 0

    def submit(
        self, settings: Settings, question: Question, known: bytes, seeds: list[int], size: int
    ) -> "Future[list[list[Counts]]]":
        """Grow roots in another process, in a new pool if this one has fewer than ``size``.

        Raise BrokenProcessPool if a process has died.
        """
        if self.processes is None or self.size < size:
            self.close()
            self.size = size
            self.processes = ProcessPoolExecutor(
                size, mp_context=get_context("spawn"), initializer=begin, initargs=(self.called_off,)
            )
        info = question.info
        told = (settings.spec(), known, info.seat, not info.state.rules.live)
        asked = (question.options, question.leans, question.thumb)
        return self.processes.submit(grow_there, told, asked, seeds, self.thoughts)

    def close(self) -> None:
        """End the processes without waiting for them."""
        if self.processes is not None:
            self.processes.shutdown(wait=False, cancel_futures=True)
            self.processes = None


POOL: Final = Pool()
HERE: Final[list[c_longlong]] = []
"""In a process of the pool, the shared number of the last search to be called off; empty elsewhere."""


def begin(called_off: c_longlong) -> None:
    """Initialize a process of the pool."""
    live_with_parent()
    HERE[:] = [called_off]


def live_with_parent() -> None:
    """Exit as soon as the parent process ends, and ignore Ctrl+C, which is left to the parent."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    assert parent is not None

    def until_its_end() -> None:
        with contextlib.suppress(Exception):
            parent.join()
        os._exit(0)

    Thread(target=until_its_end, daemon=True).start()


def grow_there(
    told: tuple[str, bytes, int, bool], asked: tuple[list[object], list[float], int], seeds: list[int], number: int
) -> list[list[Counts]]:
    """Run ``grow`` in a process of the pool, from what the seat knows; stop once search ``number`` is called off."""
    spec, known, seat, serial = told
    info, past, _ = read(known, seat, serial)
    ask = serial_ask(info, api.question(info))
    assert ask is not None
    options, leans, thumb = asked

    def stop() -> bool:
        return bool(HERE[0].value >= number)

    return grow(read_settings(spec), Question(info, past, ask, options, leans, thumb), seeds, stop)


def grow_apart(settings: Settings, question: Question, seeds: list[int], stop: Stop | None) -> list[list[Counts]]:
    """Return the same as ``grow``, shared between this process and others, ``settings.processes`` in all."""
    count = min(settings.processes, len(seeds))
    known = written(question.info, question.past if settings.belief else None, 0)
    POOL.thoughts += 1
    number = POOL.thoughts
    tasks = []
    try:
        tasks = [POOL.submit(settings, question, known, seeds[k::count], count - 1) for k in range(1, count)]
    except BrokenProcessPool:
        POOL.close()
    found = [grow(settings, question, seeds[::count], stop)]
    for k in range(1, count):
        try:
            if k > len(tasks):
                raise BrokenProcessPool
            while not tasks[k - 1].done():
                if stop is not None and stop():
                    POOL.called_off.value = number
                wait([tasks[k - 1]], LOOK)
            found.append(tasks[k - 1].result())
        except BrokenProcessPool:  # killed: grow its roots here, with the same result
            POOL.close()
            found.append(grow(settings, question, seeds[k::count], stop))
    return [found[n % count][n // count] for n in range(len(seeds))]
