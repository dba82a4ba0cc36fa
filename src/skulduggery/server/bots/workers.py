"""Workers: processes apart from the servers in which bots think. They take jobs from a queue on the bus.

They are sent what ``thinkers`` are sent, never a game, and a job leaves the bus once it is done. If a worker is lost,
another one starts its job again. Each job has an id, by which its answer comes back; an answer that comes twice or too
late is dropped.
"""

import asyncio
import contextlib
import logging
import secrets
from functools import partial
from typing import Any, Final

import msgspec

from skulduggery import bots
from skulduggery.api import Words
from skulduggery.bots.answering import answer, choose
from skulduggery.extras import need
from skulduggery.server.bots.thinkers import Thinkers
from skulduggery.server.operations.bus import Bus, connected, failures, reason
from skulduggery.server.operations.telemetry import THOUGHTS
from skulduggery.server.operations.timeouts import Timeouts

QUEUE: Final = "skulduggery"
LOOKED: Final = 1.0
"""Seconds between two checks whether there are workers. They report every two seconds."""
log = logging.getLogger("skulduggery.server")


class Unanswered(Exception):
    """Raised when no worker has answered."""


class Thought(msgspec.Struct, array_like=True):
    """The result of a job: the words of the answer, or None if the bot failed."""

    id: str
    words: list[str] | None


def queue(client: Any) -> Any:
    """Return the queue on a bus. Raises BadInput if the extra isn't installed."""
    need("A worker", "hosting")
    from saq.job import Status
    from saq.queue.redis import RedisQueue

    logging.getLogger("saq").setLevel(logging.CRITICAL)  # it would log what seats know

    class Queue(RedisQueue):
        begun: frozenset[bytes] = frozenset()
        """Jobs that at the last sweep had left the queue without a worker having reported that it began them."""

        async def sweep(self, lock: int = 60, abort: float = 5.0) -> list[str]:
            """Queue the jobs of lost workers again. (The library's own sweep waits until each job stops, and mistakes a
            job that was just taken for a lost one.)"""
            taken: list[bytes] = await self.redis.lrange(self._active, 0, -1)  # type: ignore[assignment]
            jobs = await self.jobs(self.job_key_from_id(one.decode()) for one in taken) if taken else []
            begun = set()
            for one, job in zip(taken, jobs, strict=True):
                if job is None:
                    await self.redis.lrem(self._active, 0, one)  # type: ignore[arg-type]
                elif job.stuck or (job.status != Status.ACTIVE and one in self.begun):
                    await (self.retry(job, "lost") if job.retryable else self.finish(job, Status.FAILED))
                elif job.status != Status.ACTIVE:
                    begun.add(one)
            self.begun = frozenset(begun)
            return []

    def load(data: Any) -> Any:
        return msgspec.msgpack.decode(data)

    return Queue(client, QUEUE, dump=msgspec.msgpack.encode, load=load)


class Workers:
    """The workers on a bus, as a server sees them. If none answers in time, the server's ``own`` processes think."""

    def __init__(self, address: str, own: Thinkers, timeouts: Timeouts) -> None:
        """Raise BadInput if there can be no bus at this address."""
        self.own = own
        self.timeouts = timeouts
        self._there = True
        """True if there were workers at the last check."""
        self._look_at = 0.0
        """The time of the next check, by the clock of the event loop."""
        self._queue = queue(connected(address, timeouts.within))
        self._failures = failures()
        self._bus = Bus(address, f"thoughts:{secrets.token_hex(8)}", self._take, timeouts)
        self._asked: dict[str, asyncio.Future[Words]] = {}

    async def begin(self) -> None:
        """Connect to the queue and listen for answers."""
        await self._queue.connect()
        self._bus.begin()

    async def end(self) -> None:
        """Leave the bus and the queue."""
        await self._bus.end()
        with contextlib.suppress(*self._failures):
            await self._queue.disconnect()

    def up(self) -> bool:
        """Return whether there are workers or live processes of the server. Processes that have died start again."""
        return self._there or self.own.up()

    async def choose(self, bot: str, seed: int, seat: int, known: bytes, offer: str = "") -> Words:
        """Return a bot's answer from a worker, or else from the server's own processes.

        Raises RuntimeError if the bot fails in a worker, and what ``Thinkers.choose`` raises if it fails here.
        """
        if await self._look():
            with THOUGHTS.time(), contextlib.suppress(Unanswered):
                return await self._ask(bot, seed, seat, known, offer)
        return await self.own.choose(bot, seed, seat, known, offer)

    async def _ask(self, bot: str, seed: int, seat: int, known: bytes, offer: str) -> Words:
        id = secrets.token_hex(8)
        words: asyncio.Future[Words] = asyncio.get_running_loop().create_future()
        self._asked[id] = words
        try:
            told = {"bot": bot, "seed": seed, "seat": seat, "known": known, "offer": offer}
            how = {"key": id, "retries": 3, "timeout": 0, "heartbeat": self.timeouts.lost, "ttl": -1}
            job = await self._queue.enqueue("think", **how, back=self._bus.name, patient=self.own.patient, told=told)
            until = asyncio.get_running_loop().time() + 3 * bots.patience(bot) + self.timeouts.thought
            while not words.done() and asyncio.get_running_loop().time() < until and await self._look():
                await asyncio.wait({words}, timeout=self.timeouts.alive)
            if not words.done():
                await self._queue.abort(job, "too late")
                await self._queue.redis.delete(job.id)  # a lost worker would leave it there
                raise Unanswered
            return words.result()
        except self._failures as error:
            log.error("workers can't be reached: %s", reason(error))
            raise Unanswered from None
        finally:
            del self._asked[id]

    async def _look(self) -> bool:
        """Return whether there are workers, checked at most once every ``LOOKED`` seconds."""
        now = asyncio.get_running_loop().time()
        if now >= self._look_at:
            self._look_at = now + LOOKED
            there = False
            with contextlib.suppress(*self._failures):
                there = bool((await self._queue.info())["workers"])
            if self._there and not there:
                log.error("no workers are left: bots think in the server")
            self._there = there
        return self._there

    def _take(self, data: bytes) -> None:
        thought = msgspec.msgpack.decode(data, type=Thought)
        asked = self._asked.get(thought.id)
        if asked is None or asked.done():
            return
        if thought.words is None:
            asked.set_exception(RuntimeError("a worker failed; its log says why"))
        else:
            asked.set_result(tuple(thought.words))


async def work(address: str, count: int, timeouts: Timeouts) -> None:
    """Run a worker with ``count`` processes until a signal ends it. Raises BadInput if it can't work at this bus."""
    jobs = queue(connected(address, timeouts.within, patient=True))
    from saq import Worker

    thinkers = Thinkers(count)
    bus = Bus(address, f"worker:{secrets.token_hex(8)}", lambda _: None, timeouts)

    async def think(context: Any, *, back: str, patient: bool, told: dict[str, Any]) -> None:
        job = context["job"]
        thinking = asyncio.ensure_future(thinkers.do(partial(choose if patient else answer, **told)))
        words: list[str] | None = None
        try:
            while not (await asyncio.wait({thinking}, timeout=timeouts.alive))[0]:
                await job.update()
            words = list(thinking.result())
        except asyncio.CancelledError:
            thinking.cancel()
            raise
        except Exception:
            log.exception("bot %s failed to answer", told["bot"])
        await bus.send(back, msgspec.msgpack.encode(Thought(job.key, words)))

    thinkers.warm()
    worker = Worker(
        jobs,
        [("think", think)],
        concurrency=count,
        timers={"sweep": 1, "schedule": 60, "worker_info": 2, "abort": 1},
        dequeue_timeout=timeouts.alive,
    )
    print(f"Thinking for {bus.shown}", flush=True)
    try:
        await worker.start()
    finally:
        thinkers.close()
        await bus.end()
