"""An actor: it does one job after another, in the order in which they were asked of it."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

from skulduggery.server.cause import CAUSE, Cause
from skulduggery.server.problem import Lost, Problem, Unsaved

T = TypeVar("T")
log = logging.getLogger("skulduggery.server")


class Actor:
    """A task with a mailbox. A job is the last if it comes to a fault, or if disk and memory are not the same after it:
    then ``_fail`` is called. Any other Problem changes nothing."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.stopped = False
        self.quiet_since = time.monotonic()
        """When something was done here last."""
        self._working = False
        self._mail: asyncio.Queue[tuple[Callable[[], Awaitable[Any]], asyncio.Future[Any], Cause]] = asyncio.Queue()
        self._task = asyncio.create_task(self._work())

    @property
    def idle(self) -> bool:
        """Whether nothing is done or waits to be."""
        return not self._working and self._mail.empty()

    async def do(self, job: Callable[[], Awaitable[T]]) -> T:
        """Have a job done, after what was asked before. Raises what the job raises, and Lost if it wasn't begun."""
        if self.stopped:
            raise Lost
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._mail.put_nowait((job, done, CAUSE.get()))
        return await done

    def do_later(self, job: Callable[[], Awaitable[None]]) -> None:
        """Have a job done that nobody waits for."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        done.cancel()
        self._mail.put_nowait((job, done, CAUSE.get()))

    def stop(self) -> None:
        """Do nothing more."""
        self.stopped = True
        self._task.cancel()
        while not self._mail.empty():
            _, done, _ = self._mail.get_nowait()
            if not done.done():
                done.set_exception(Lost())

    def _fail(self) -> None:
        self.stop()

    async def _work(self) -> None:
        while True:
            self._working = False
            self.quiet_since = time.monotonic()
            job, done, cause = await self._mail.get()
            CAUSE.set(cause)
            self._working = True
            try:
                result = await job()
            except Problem as problem:
                if not done.done():
                    done.set_exception(problem)
                if isinstance(problem, (Lost, Unsaved)):
                    self._fail()
                    return
            except asyncio.CancelledError:
                if not done.done():
                    done.set_exception(Problem(503, "put-away"))
                raise
            except Exception:  # memory and disk may differ now: nothing goes on here
                log.exception("%s has come to a fault", self.name)
                if not done.done():
                    done.set_exception(Problem(500, "fault"))
                self._fail()
                return
            else:
                if not done.done():
                    done.set_result(result)
