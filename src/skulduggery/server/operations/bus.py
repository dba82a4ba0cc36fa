"""The bus: a mailbox for each process, over publish and subscribe of a Redis or Valkey.

Messages arrive in order or are lost, and nobody is told of a loss. Senders therefore count what they send
(``cluster/relay.py``).
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
"""The seconds between attempts to reach a bus that has failed."""
MOST_WAITING: Final = 10_000
"""The most messages that may wait to be sent; further ones are dropped."""
BATCH: Final = 500
EVERYBODY: Final = "*"
"""The name of the mailbox that all processes listen to, the sender included."""
log = logging.getLogger("skulduggery.server")


def connected(address: str, within: float, patient: bool = False) -> Any:
    """Return a client of the bus at an address. It gives up if the bus doesn't answer ``within`` seconds; a ``patient``
    one tries again several times before it fails.

    Raises BadInput if the address is invalid or the library isn't installed.
    """
    try:
        import redis.asyncio as library
        from redis.asyncio.retry import Retry
        from redis.backoff import ConstantBackoff, NoBackoff
    except ImportError:
        raise BadInput("A bus needs more: pip install 'skulduggery[hosting]'.") from None
    try:
        # No retries by default: a message that arrives twice would be worse than a lost one.
        retry = Retry(ConstantBackoff(PAUSE), 5) if patient else Retry(NoBackoff(), 0)
        return library.from_url(address, retry=retry, socket_timeout=within, socket_connect_timeout=within)
    except ValueError:
        raise BadInput("--bus is an address like redis://HOST:6379/0; with TLS it begins with rediss.") from None


def check(address: str, within: float) -> None:
    """Raise BadInput if no bus answers at an address ``within`` seconds."""
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
    """Return the exceptions that a client raises when the bus has failed."""
    from redis.exceptions import RedisError

    return (RedisError, OSError, TimeoutError)


def reason(error: Exception) -> str:
    """Return the first line of such an error's message."""
    return (str(error).splitlines() or [type(error).__name__])[0].rstrip(".")


def shown(address: str) -> str:
    """Return an address without its user and password."""
    scheme, _, rest = address.partition("://")
    return f"{scheme}://{rest.rpartition('@')[2]}"


class Bus:
    """The mailbox of the process ``name``. ``take`` is called with each message that arrives."""

    def __init__(self, address: str, name: str, take: Callable[[bytes], None], timeouts: Timeouts) -> None:
        """Create the mailbox without connecting. Raises BadInput if there can be no bus at this address."""
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
        """The bus was left. ``_hear`` and ``_send`` ask this too, because the client sometimes swallows a
        cancellation."""
        self.well = True
        """False from a failure of the bus until a message arrives again."""

    async def begin(self) -> None:
        """Start listening and sending. Wait until the mailbox is there, but at most ``timeouts.within`` seconds."""
        self._tasks = [asyncio.create_task(one()) for one in (self._hear, self._send, self._beat)]
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._there.wait(), self.timeouts.within)

    async def end(self) -> None:
        """Send the messages that are still waiting, for at most a second, then leave the bus."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self.send(self.name, b""), 1)
        self._left = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with contextlib.suppress(*self._failures):
            await self._client.aclose()

    def send(self, to: str, message: bytes) -> asyncio.Future[bool]:
        """Queue a message for a process. The future becomes True if at least one mailbox received it. It becomes False
        if none did, the queue is full or the bus failed."""
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
                        async with asyncio.timeout(self.timeouts.within):  # the process's own beats come more often
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
        if self.well:  # log it only once
            log.error("the bus has failed: %s", reason(error))
        self.well = False

    def _get_well(self) -> None:
        if not self.well:
            log.error("the bus is there again")
        self.well = True


def mailbox(name: str) -> str:
    """Return the channel of a process's mailbox."""
    return f"skulduggery:{name}"
