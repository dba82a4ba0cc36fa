"""Whether a server is alive, and whether it is ready to be asked: for who starts it, watches it or stands in front."""

import asyncio
import time
from typing import Final

import sqlalchemy as sa
from litestar import Response, get
from litestar.di import NamedDependency

from skulduggery.server.hall import Hall
from skulduggery.server.problem import Problem

FRESH: Final = 1.0
"""Seconds for which a look is good: so that whoever asks a thousand times causes one."""


class Readiness:
    """What a server needs to do its work."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._at = -FRESH
        self._look: asyncio.Task[dict[str, bool]] | None = None

    async def parts(self) -> dict[str, bool]:
        """Of each part whether it does its work."""
        if self._look is None or (self._look.done() and time.monotonic() - self._at >= FRESH):
            self._look = asyncio.create_task(self._parts())
        return await asyncio.shield(self._look)

    async def _parts(self) -> dict[str, bool]:
        try:
            storage = await self.hall.store.do(lambda connection: connection.execute(sa.select(1)).scalar() == 1)
        except Problem:
            storage = False
        self._at = time.monotonic()
        return {"storage": storage, "thinkers": (self.hall.workers or self.hall.thinkers).up()}


@get("/health", include_in_schema=False, sync_to_thread=False)
def health() -> dict[str, bool]:
    """It is alive: it hears and answers."""
    return {"alive": True}


@get("/ready", include_in_schema=False)
async def ready(readiness: NamedDependency[Readiness]) -> Response[dict[str, bool]]:
    """It can do its work; else 503, and the part that can't."""
    parts = await readiness.parts()
    return Response(parts, status_code=200 if all(parts.values()) else 503, headers={"Cache-Control": "no-store"})
