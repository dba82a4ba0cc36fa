"""An actor: it does one job after another, in the order in which they arrive."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from skulduggery.server.operations.telemetry import CAUSE, Cause
from skulduggery.server.protocol.errors import ApiError, Lost, Unsaved

T = TypeVar("T")
log = logging.getLogger("skulduggery.server")


class Actor:
    """A mailbox, and a task that runs while there are jobs in it.

    ``_fail`` is called, which stops the actor, if a job crashes or raises Lost or Unsaved, because memory and database
    may differ then. Any other ApiError is only passed on to the caller.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.stopped = False
        self.quiet_since = time.monotonic()
        """The time when the mailbox was last empty after a job, or when the actor was made (``time.monotonic``)."""
        self._mail: list[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any], Cause]] = []
        self._task: asyncio.Task[None] | None = None

    @property
    def idle(self) -> bool:
        """True if no job runs or waits."""
        return self._task is None

    async def do(self, job: Callable[[], Awaitable[T]]) -> T:
        """Do a job after those before it and return its result. Raises what it raises, and Lost if it isn't begun."""
        if self.stopped:
            raise Lost
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._put(job, done)
        return await done

    def do_later(self, job: Callable[[], Awaitable[None]]) -> None:
        """Do a job after those before it, without waiting for it."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        done.cancel()
        if not self.stopped:
            self._put(job, done)

    def _put(self, job: Callable[[], Awaitable[Any]], done: asyncio.Future[Any]) -> None:
        self._mail.append((job, done, CAUSE.get()))
        if self._task is None:
            self._task = asyncio.create_task(self._work())

    def stop(self) -> None:
        """Stop the running job and drop the waiting ones: their callers get Lost."""
        self.stopped = True
        if self._task is not None:
            self._task.cancel()
        for _, done, _ in self._mail:
            if not done.done():
                done.set_exception(Lost())
        self._mail = []

    def _fail(self) -> None:
        self.stop()

    async def _work(self) -> None:
        try:
            while self._mail:
                await self._next()
        finally:
            self.quiet_since = time.monotonic()
            self._task = None

    async def _next(self) -> None:
        job, done, cause = self._mail.pop(0)
        CAUSE.set(cause)
        try:
            result = await job()
        except ApiError as problem:
            if not done.done():
                done.set_exception(problem)
            if isinstance(problem, (Lost, Unsaved)):
                self._fail()
        except asyncio.CancelledError:
            if not done.done():
                done.set_exception(ApiError(503, "put-away"))
            raise
        except Exception:  # memory and database may differ now
            log.exception("%s failed", self.name)
            if not done.done():
                done.set_exception(ApiError(500, "fault"))
            self._fail()
        else:
            if not done.done():
                done.set_result(result)
