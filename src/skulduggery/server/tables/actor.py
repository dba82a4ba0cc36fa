"""An actor: it does one job after another, in the order in which they were asked of it."""

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
    """A mailbox, and a task as long as something lies there. A job is the last if it comes to a fault, or if disk and
    memory are not the same after it: then ``_fail`` is called. Any other ApiError changes nothing."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.stopped = False
        self.quiet_since = time.monotonic()
        """When something was done here last."""
        self._mail: list[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any], Cause]] = []
        self._task: asyncio.Task[None] | None = None

    @property
    def idle(self) -> bool:
        """Whether nothing is done or waits to be."""
        return self._task is None

    async def do(self, job: Callable[[], Awaitable[T]]) -> T:
        """Have a job done, after what was asked before. Raises what the job raises, and Lost if it wasn't begun."""
        if self.stopped:
            raise Lost
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._put(job, done)
        return await done

    def do_later(self, job: Callable[[], Awaitable[None]]) -> None:
        """Have a job done that nobody waits for."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        done.cancel()
        if not self.stopped:
            self._put(job, done)

    def _put(self, job: Callable[[], Awaitable[Any]], done: asyncio.Future[Any]) -> None:
        self._mail.append((job, done, CAUSE.get()))
        if self._task is None:
            self._task = asyncio.create_task(self._work())

    def stop(self) -> None:
        """Do nothing more."""
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
        except Exception:  # memory and disk may differ now: nothing goes on here
            log.exception("%s has come to a fault", self.name)
            if not done.done():
                done.set_exception(ApiError(500, "fault"))
            self._fail()
        else:
            if not done.done():
                done.set_result(result)
