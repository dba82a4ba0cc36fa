"""The bus: a mailbox for each process, in a Redis or Valkey (publish and subscribe).

What is sent comes in order, or is lost, and of that nobody is told: whoever sends counts (``cluster/relay.py``).
"""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from typing import Any, Final

from skulduggery.api import BadInput
from skulduggery.server.operations.timeouts import Timeouts

PAUSE: Final = 0.2
"""Seconds until a bus that has gone is looked for again."""
MOST_WAITING: Final = 10_000
"""Messages that wait to be sent; what is more is lost."""
BATCH: Final = 500
EVERYBODY: Final = "*"
"""The name to which a message goes that all processes get, its sender too."""
log = logging.getLogger("skulduggery.server")


def connected(address: str, within: float, patient: bool = False) -> Any:
    """A client of the bus at an address, which must answer ``within`` seconds. ``patient``: it tries again before it
    says that the bus has failed.

    Raises BadInput if it is none, or what it takes isn't installed.
    """
    try:
        import redis.asyncio as library
        from redis.asyncio.retry import Retry
        from redis.backoff import ConstantBackoff, NoBackoff
    except ImportError:
        raise BadInput("A bus needs more: pip install 'skulduggery[hosting]'.") from None
    try:
        # Usually nothing is tried again: a message that came through twice would be worse than a lost one.
        retry = Retry(ConstantBackoff(PAUSE), 5) if patient else Retry(NoBackoff(), 0)
        return library.from_url(address, retry=retry, socket_timeout=within, socket_connect_timeout=within)
    except ValueError:
        raise BadInput("--bus is an address like redis://HOST:6379/0; with TLS it begins with rediss.") from None


def check(address: str, within: float) -> None:
    """Raises BadInput if no bus answers at an address ``within`` seconds."""
    asyncio.run(_check(address, within))


async def _check(address: str, within: float) -> None:
    until = time.monotonic() + within
    while True:
        client = connected(address, within)
        try:
            await client.ping()
            return
        except failures() as error:
            if time.monotonic() >= until:
                raise BadInput(f"The bus at {shown(address)} can't be reached: {reason(error)}.") from None
        finally:
            await client.aclose()
        await asyncio.sleep(PAUSE)


def failures() -> tuple[type[Exception], ...]:
    """What a client raises when the bus has failed."""
    from redis.exceptions import RedisError

    return (RedisError, OSError, TimeoutError)


def reason(error: Exception) -> str:
    """What such an error says, in a line."""
    return (str(error).splitlines() or [type(error).__name__])[0].rstrip(".")


def shown(address: str) -> str:
    """An address without its password."""
    scheme, _, rest = address.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2]}"


class Bus:
    """The mailbox of the process ``name``: ``take`` is given each message that comes."""

    def __init__(self, address: str, name: str, take: Callable[[bytes], None], timeouts: Timeouts) -> None:
        """Raises BadInput if there can be no bus at this address."""
        self.name = name
        self.take = take
        self.timeouts = timeouts
        self.shown = shown(address)
        self._client = connected(address, timeouts.within)
        self._failures = failures()
        self._leaving: asyncio.Queue[tuple[str, bytes, asyncio.Future[bool]]] = asyncio.Queue(MOST_WAITING)
        self._tasks: list[asyncio.Task[None]] = []
        self._there = asyncio.Event()
        self._left = False
        """Whether it is over. (The client has swallowed a cancelling now and then, so that this must be asked too.)"""
        self.well = True
        """Whether the bus answers, as far as one knows."""

    async def begin(self) -> None:
        """Begin, and wait for a moment until the mailbox is there."""
        self._tasks = [asyncio.create_task(one()) for one in (self._hear, self._send, self._beat)]
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._there.wait(), self.timeouts.within)

    async def end(self) -> None:
        """Leave the bus, once what was left is sent."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.send(self.name, b""), 1)
        self._left = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(*self._failures):
            await self._client.aclose()

    def send(self, to: str, message: bytes) -> asyncio.Future[bool]:
        """Leave a message for a process; whether there was a mailbox that it lies in now, as far as one knows."""
        sent: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        try:
            self._leaving.put_nowait((to, message, sent))
        except asyncio.QueueFull:
            sent.set_result(False)
        return sent

    async def _send(self) -> None:
        while not self._left:
            batch = [await self._leaving.get()]
            while len(batch) < BATCH and not self._leaving.empty():
                batch.append(self._leaving.get_nowait())
            found = [0] * len(batch)
            try:
                pipe = self._client.pipeline(transaction=False)
                for to, message, _ in batch:
                    pipe.publish(mailbox(to), message)
                found = await pipe.execute()
            except self._failures as error:
                self._failed(error)
            for (_, _, sent), count in zip(batch, found, strict=True):
                if not sent.done():
                    sent.set_result(count > 0)

    async def _hear(self) -> None:
        while not self._left:
            try:
                async with self._client.pubsub(ignore_subscribe_messages=True) as box:
                    await box.subscribe(mailbox(self.name), mailbox(EVERYBODY))
                    self._there.set()
                    while not self._left:
                        async with asyncio.timeout(self.timeouts.within):  # our own beats come more often
                            got = await box.get_message(timeout=None)
                        self._get_well()
                        if got is not None and got["data"]:
                            self.take(got["data"])
            except self._failures as error:
                self._failed(error)
            await asyncio.sleep(PAUSE)

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(self.timeouts.beat)
            self.send(self.name, b"")

    def _failed(self, error: Exception) -> None:
        if self.well:  # said once
            log.error("the bus has failed: %s", reason(error))
        self.well = False

    def _get_well(self) -> None:
        if not self.well:
            log.error("the bus is there again")
        self.well = True


def mailbox(name: str) -> str:
    """The channel of a process."""
    return f"skulduggery:{name}"
