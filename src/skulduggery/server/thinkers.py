"""Bots think in other processes. They are sent what their seat knows, and nothing else.

An information state crosses over as a re-deal of it, written by the codec: a state that the seat can't tell from the
real one, drawn from a stream that knows nothing of it. On the other side its information state is the same again. A bot
that looks at how the game came to this is sent a whole game that told its seat the same.
"""

import asyncio
import contextlib
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context, parent_process
from threading import Thread
from time import monotonic, sleep
from typing import TypeVar

from skulduggery import api, bots, codec
from skulduggery.api import BadInput, Rng, Words
from skulduggery.record import Record

T = TypeVar("T")
LOG = b"log "
"""How the bytes begin of a game that a bot is sent; a state has nothing before it."""


def written(record: Record, seat: int, seed: int, bot: str) -> bytes:
    """What a seat knows, as bytes."""
    if record.rules.game in bots.make(bot, 0).remembers:
        with contextlib.suppress(BadInput):  # with an answer taken back there is no single history
            return LOG + codec.write_log(record.redeal_history(seat, Rng(seed)))
    return codec.write_save(api.redeal(api.infostate(record.state, seat), Rng(seed)))


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
    name = "what a bot was sent"
    past = codec.read_log(known.removeprefix(LOG), name) if known.startswith(LOG) else None
    state = codec.read_save(known, name) if past is None else past.state
    info = api.infostate(state, seat)
    if not offer:
        ask = api.question(info)
        return api.words(state.rules, ask, bots.make(bot, seed).choose(info, ask, past))
    for ask in api.offers(state):
        if ask.seat == seat and ask.kind == offer:
            taken = bots.make(bot, seed).choose(info, ask, past)
            return () if taken is None else api.words(state.rules, ask, taken)
    return ()


class Thinkers:
    """The processes in which bots think (none where there are no bots); started again if they die.

    ``niceness``: how much they stand back behind other processes.
    """

    def __init__(self, count: int, niceness: int = 0) -> None:
        self.count = count
        self.niceness = niceness
        self._pool: ProcessPoolExecutor | None = None

    def warm(self) -> None:
        """Start the processes, so that the first answer need not wait for them."""
        if self._pool is None and self.count:
            self._pool = ProcessPoolExecutor(
                self.count,
                mp_context=get_context("spawn"),
                initializer=_live_with_parent,
                initargs=(self.niceness,),
            )
            for _ in range(self.count):
                self._pool.submit(os.getpid)

    async def choose(self, bot: str, seed: int, seat: int, known: bytes, offer: str = "") -> Words:
        """What ``choose`` gives. Raises what the bot raises."""
        return await self.do(partial(choose, bot, seed, seat, known, offer))

    async def do(self, thought: Callable[[], T]) -> T:
        """What a thought comes to. Raises what it raises."""
        for _ in range(3):
            self.warm()
            pool = self._pool
            assert pool is not None
            try:
                return await asyncio.get_running_loop().run_in_executor(pool, thought)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
        raise RuntimeError("the processes that think die again and again")

    def close(self) -> None:
        """End the processes."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def _live_with_parent(niceness: int) -> None:
    """End with the server, however it ends, and leave keys typed at the terminal to it."""
    os.nice(niceness)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    assert parent is not None

    def wait() -> None:
        with contextlib.suppress(Exception):
            parent.join()
        os._exit(0)

    Thread(target=wait, daemon=True).start()
