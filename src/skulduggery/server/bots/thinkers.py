"""Processes in which bots think. A bot is sent what its seat knows (``bots.known``) and nothing else."""

import asyncio
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context
from time import monotonic, sleep
from typing import Protocol, TypeVar

from skulduggery import api, bots
from skulduggery.api import Words
from skulduggery.bots import known as news
from skulduggery.bots.roots import live_with_parent
from skulduggery.record import Record
from skulduggery.server.operations.telemetry import THOUGHTS

T = TypeVar("T")


def written(record: Record, seat: int, seed: int, bot: str) -> bytes:
    """Return what a seat knows as bytes, with a re-dealt history if the bot uses the past."""
    past = record if record.rules.game in bots.make(bot, 0).remembers else None
    return news.written(api.infostate(record.state, seat), past, seed)


def choose(bot: str, seed: int, seat: int, known: bytes, offer: str = "") -> Words:
    """Return the result of ``answer``, but not before the bot's time limit is over.

    Otherwise bots that wait for the same process would show by their timing whether this one had a choice.
    """
    until = monotonic() + bots.patience(bot)
    try:
        return answer(bot, seed, seat, known, offer)
    finally:
        sleep(max(0.0, until - monotonic()))


def answer(bot: str, seed: int, seat: int, known: bytes, offer: str) -> Words:
    """Return a bot's answer to the question of a seat, or if ``offer`` names a kind of open offer, what it takes of it.

    Return () if it takes nothing.
    """
    info, past, state = news.read(known, seat)
    if not offer:
        ask = api.question(info)
        return api.words(state.rules, ask, bots.make(bot, seed).choose(info, ask, past))
    for ask in api.offers(state):
        if ask.seat == seat and ask.kind == offer:
            taken = bots.make(bot, seed).choose(info, ask, past)
            return () if taken is None else api.words(state.rules, ask, taken)
    return ()


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
