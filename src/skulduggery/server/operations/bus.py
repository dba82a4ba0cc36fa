"""The bus: messages between processes, in streams of a Redis or Valkey."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from typing import Any, Final

from skulduggery.api import BadInput
from skulduggery.extras import need
from skulduggery.server.operations.timeouts import Timeouts

PAUSE: Final = 0.2
"""The seconds between attempts to reach a bus that has failed."""
KEPT: Final = 1_000
"""About the number of messages that a stream keeps."""
KEPT_FOR: Final = 600
"""Seconds after its last message for which a stream is kept."""
FIELD: Final = b"message"
log = logging.getLogger("skulduggery.server")


def connected(address: str, within: float, patient: bool = False) -> Any:
    """Return a client of the bus at an address. It gives up if the bus doesn't answer ``within`` seconds; a ``patient``
    one tries again several times before it fails.

    Raises BadInput if the address is invalid or the library isn't installed.
    """
    need("--bus", "hosting")
    import redis.asyncio as library
    from redis.asyncio.retry import Retry
    from redis.backoff import ConstantBackoff, NoBackoff

    try:
        # No retries by default: ``Bus`` makes its own, and says what has failed.
        retry = Retry(ConstantBackoff(PAUSE), 5) if patient else Retry(NoBackoff(), 0)
        return library.from_url(address, retry=retry, socket_timeout=within, socket_connect_timeout=within)
    except ValueError:
        raise BadInput(
            "--bus (or SKULDUGGERY_BUS) must be an address like redis://HOST:6379/0, or rediss://HOST:6379/0 for TLS."
        ) from None


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
    """The messages of one process to others, and to it, each in a Redis stream. ``take`` is called with each message
    of the stream ``name``.

    A stream keeps its latest messages, so a process whose connection was broken hears what it missed.
    """

    def __init__(self, address: str, name: str, take: Callable[[bytes], None], timeouts: Timeouts) -> None:
        """Connect to nothing yet. Raises BadInput if there can be no bus at this address."""
        self.name = name
        self.take = take
        self.timeouts = timeouts
        self.shown = shown(address)
        self._client = connected(address, timeouts.within)
        self._failures = failures()
        self._hearing: asyncio.Task[None] | None = None
        self._sending: set[asyncio.Task[bool]] = set()
        self._left = False
        """The bus was left. ``_hear`` asks this too, because the client sometimes swallows a cancellation."""
        self._well = True

    def begin(self) -> None:
        """Start listening, from the oldest message that the stream keeps."""
        self._hearing = asyncio.create_task(self._hear())

    async def end(self) -> None:
        """Give messages that are being sent a second, then leave the bus."""
        if self._sending:
            await asyncio.wait(self._sending, timeout=1)
        self._left = True
        tasks = [*self._sending, *([] if self._hearing is None else [self._hearing])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        with contextlib.suppress(*self._failures):
            await self._client.aclose()

    def send(self, to: str, message: bytes, patience: float = 0.0) -> asyncio.Task[bool]:
        """Send a message to the stream ``to``. The task returns whether that succeeded.

        A failure is tried again for ``patience`` seconds, so the message may come twice.
        """
        task = asyncio.create_task(self._send(to, message, patience))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)
        return task

    async def _send(self, to: str, message: bytes, patience: float) -> bool:
        until = time.monotonic() + patience
        while True:
            try:
                pipe = self._client.pipeline(transaction=False)
                pipe.xadd(stream(to), {FIELD: message}, maxlen=KEPT, approximate=True)
                pipe.expire(stream(to), KEPT_FOR)
                await pipe.execute()
                return True
            except self._failures as error:
                self._failed(error)
            if time.monotonic() >= until:
                return False
            await asyncio.sleep(PAUSE)

    async def _hear(self) -> None:
        last: bytes | str = "0"
        block = int(1000 * self.timeouts.beat)
        while not self._left:
            try:
                found = await self._client.xread({stream(self.name): last}, block=block)
            except self._failures as error:
                self._failed(error)
                await asyncio.sleep(PAUSE)
                continue
            self._get_well()
            for _, messages in found:
                for _, fields in messages:
                    self.take(fields[FIELD])
                last = messages[-1][0]

    def _failed(self, error: Exception) -> None:
        if self._well:  # log it only once
            log.error("the bus has failed: %s", reason(error))
        self._well = False

    def _get_well(self) -> None:
        if not self._well:
            log.error("the bus is back")
        self._well = True


def stream(name: str) -> str:
    """Return the key of a stream."""
    return f"skulduggery:{name}"
