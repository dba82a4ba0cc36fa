"""Games that are over are counted a moment later, in a process of its own: it takes as long as playing them again."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from skulduggery.review.tally import Outcome, outcome
from skulduggery.server import results, store
from skulduggery.server.problem import Problem
from skulduggery.server.store import Store

EVERY: Final = 1.0
"""Seconds after which it is looked whether a game is over, on whatever server: the database is what all share."""
log = logging.getLogger("skulduggery.server")


class Reckoner:
    """Whoever counts games. ``think`` has something done in another process."""

    def __init__(self, store: Store, think: Callable[[Callable[[], Outcome]], Awaitable[Outcome]]) -> None:
        self.store = store
        self.think = think
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Count what is there, and what comes."""
        self._task = asyncio.create_task(self._run())

    def close(self) -> None:
        """Count no more; what is left is counted when a server is there again."""
        if self._task is not None:
            self._task.cancel()

    async def _run(self) -> None:
        while True:
            try:
                for id in await self.store.do(results.unsettled):
                    await self._settle(id)
            except Problem:  # the database is away
                pass
            except Exception:
                log.exception("games that are over could not be counted")
            await asyncio.sleep(EVERY)

    async def _settle(self, id: str) -> None:
        row = await self.store.do(partial(store.load, id=id))
        assert row is not None
        played = partial(outcome, row.game, len(row.seats), row.options, row.digest, row.cards, row.entries)
        found = None
        try:
            found = await self.think(played)
        except Exception:  # it won't be better the next time
            log.exception("the game at %s could not be counted", id)
        await self.store.do(partial(results.settle, row=row, outcome=found))
