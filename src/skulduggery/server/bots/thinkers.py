"""Bots think in other processes. They are sent what their seat knows (``bots.known``), and nothing else."""

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
    """What a seat knows, as bytes."""
    past = record if record.rules.game in bots.make(bot, 0).remembers else None
    return news.written(api.infostate(record.state, seat), past, seed)


def choose(bot: str, seed: int, seat: int, known: bytes, offer: str = "") -> Words:
    """What ``answer`` gives, after as long as this bot thinks at most: others who wait for the process would show by
    when they answer whether it had something to think about."""
    until = monotonic() + bots.patience(bot)
    try:
        return answer(bot, seed, seat, known, offer)
    finally:
        sleep(max(0.0, until - monotonic()))


def answer(bot: str, seed: int, seat: int, known: bytes, offer: str) -> Words:
    """What a bot answers at a seat that knows so much; or what it takes of the open offer of a kind, () for nothing."""
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
    """Whoever thinks for bots."""

    async def choose(self, bot: str, seed: int, seat: int, known: bytes, offer: str = "") -> Words:
        """What ``choose`` gives. Raises what the bot raises."""


class Thinkers:
    """The processes in which bots think (none where there are no bots); started again if they die.

    ``niceness``: how much they stand back behind other processes; ``patient``: bots think as long as they may, so that
    nobody sees whether there was something to think about.
    """

    def __init__(self, count: int, niceness: int = 0, patient: bool = True) -> None:
        self.count = count
        self.niceness = niceness
        self.patient = patient
        self._pool: ProcessPoolExecutor | None = None

    def warm(self) -> None:
        """Start the processes, so that the first answer need not wait for them."""
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
        """What ``choose`` gives. Raises what the bot raises."""
        with THOUGHTS.time():
            return await self.do(partial(choose if self.patient else answer, bot, seed, seat, known, offer))

    def up(self) -> bool:
        """Whether the processes are there; they are started again if not."""
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
        """What a thought comes to. Raises what it raises; BrokenProcessPool if processes die of it again and again."""
        for _ in range(3):
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
        """End the processes, once they have thought what they are at: Python waits for that at its end anyway, where it
        may come upon a pipe that is just being closed, and say so."""
        if self._pool is not None:
            self._pool.shutdown(cancel_futures=True)
            self._pool = None


def _begin(niceness: int) -> None:
    """In a new process."""
    os.nice(niceness)
    live_with_parent()
