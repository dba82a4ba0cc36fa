"""Processes in which bots think. A bot is sent what its seat knows (``bots.known``) and nothing else."""

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context
from typing import Protocol, TypeVar

from skulduggery.api import Words
from skulduggery.bots.answering import answer, choose
from skulduggery.bots.roots import live_with_parent
from skulduggery.server.operations.telemetry import THOUGHTS

T = TypeVar("T")


class Chooser(Protocol):
    """Anything that lets bots choose: processes of this server, or workers on the bus."""

    async def choose(self, bot: str, seed: int, seat: int, known: bytes, offer: str = "") -> Words:
        """Return a bot's answer, as the function ``choose`` does. Raises if the bot fails."""


class Thinkers:
    """A pool of ``count`` processes in which bots think. Processes that die are started again.

    ``niceness`` lowers their priority. If ``patient``, each answer takes the bot's whole time limit, so that nobody
    sees whether there was a choice. A thought is tried ``tries`` times if its process dies.
    """

    def __init__(self, count: int, niceness: int = 0, patient: bool = True, tries: int = 3) -> None:
        self.count = count
        self.niceness = niceness
        self.patient = patient
        self.tries = tries
        self._pool: ProcessPoolExecutor | None = None

    def warm(self) -> None:
        """Start the processes, so that the first answer does not have to wait for them."""
        if self._pool is None and self.count:
            self._pool = ProcessPoolExecutor(
                self.count,
                mp_context=get_context("spawn"),
                initializer=_begin,
                initargs=(self.niceness,),
            )
            for _ in range(self.count):
                self._pool.submit(os.getpid)

    async def choose(self, bot: str, seed: int, seat: int, known: bytes, offer: str = "") -> Words:
        """Return a bot's answer. Raises what the bot raises; BrokenProcessPool if processes keep dying of it."""
        with THOUGHTS.time():
            return await self.do(partial(choose if self.patient else answer, bot, seed, seat, known, offer))

    def up(self) -> bool:
        """Start the processes if they are missing; return False if they had died."""
        try:
            self.warm()
            if self._pool is not None:
                self._pool.submit(os.getpid)
        except BrokenProcessPool:
            self._pool = None
            self.warm()
            return False
        return True

    async def do(self, thought: Callable[[], T]) -> T:
        """Return ``thought()`` from one of the processes. Raises what it raises; BrokenProcessPool if all tries end
        with a dead process."""
        for _ in range(self.tries):
            self.warm()
            pool = self._pool
            assert pool is not None
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, thought)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
        raise BrokenProcessPool("the processes that think die again and again")

    def close(self) -> None:
        """Drop the thoughts that wait, and end the processes after their current ones.

        Python would wait for these at exit anyway, and might then report a pipe that is just being closed.
        """
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)
            self._pool = None


def _begin(niceness: int) -> None:
    """Set the priority of a new process and let it end with its parent."""
    os.nice(niceness)
    live_with_parent()
