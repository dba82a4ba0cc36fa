"""Games that are over are counted and kept a moment later, in a process of its own: it takes as long as playing them
again."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final

from skulduggery.review.tally import outcome
from skulduggery.server.protocol.errors import ApiError
from skulduggery.server.storage import archive, results, store, upgrades
from skulduggery.server.storage.store import Store
from skulduggery.server.tables import commit_reveal

EVERY: Final = 1.0
"""Seconds after which it is looked whether a game is over, on whatever server: the database is what all share."""
log = logging.getLogger("skulduggery.server")


class ResultSettler:
    """Counts and keeps games that are over. ``think`` has something done in another process."""

    def __init__(self, store: Store, think: Callable[[Callable[[], Any]], Awaitable[Any]]) -> None:
        self.store = store
        self.think = think
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Count and keep what is there, and what comes."""
        self._task = asyncio.create_task(self._run())

    def close(self) -> None:
        """Count no more; what is left is counted when a server is there again."""
        if self._task is not None:
            self._task.cancel()

    async def _run(self) -> None:
        while True:
            try:
                for one in await self.store.do(results.unsettled):
                    await self._settle(*one)
                for one in await self.store.do(archive.unkept):
                    await self._keep(*one)
            except ApiError:  # the database is away
                pass
            except Exception:
                log.exception("games that are over could not be counted")
            await asyncio.sleep(EVERY)

    async def _others_do(self, game: str, version: int) -> bool:
        """Return True if a server of another release has the rules and does it, or a later release will."""
        if version == upgrades.version(game) or upgrades.newer(game, version):
            return version != upgrades.version(game)
        return await self.store.do(lambda one: upgrades.process_for(one, game, version)) is not None

    async def _settle(self, id: str, game: str, version: int) -> None:
        if await self._others_do(game, version):
            return
        row = await self.store.do(partial(store.load, id=id))
        assert row is not None
        played = partial(outcome, row.game, len(row.seats), row.options, row.digest, row.cards, row.entries)
        found = None
        try:
            found = await self.think(played)
        except archive.UNREADABLE as error:
            log.warning("the game at %s could not be counted: %s", id, error)
        except Exception:  # it won't be better the next time
            log.exception("the game at %s could not be counted", id)
        await self.store.do(partial(results.settle, row=row, outcome=found))

    async def _keep(self, id: str, game: str, version: int) -> None:
        if await self._others_do(game, version):
            return
        row = await self.store.do(partial(store.load, id=id))
        assert row is not None
        how = row.game, len(row.seats), row.options, row.digest, row.cards, commit_reveal.players(row), row.entries
        parts: dict[str, bytes] = {}
        try:
            parts = await self.think(partial(archive.told, *how))
        except archive.UNREADABLE as error:
            log.warning("the game at %s could not be kept: %s", id, error)
        except Exception:  # it won't be better the next time
            log.exception("the game at %s could not be kept", id)
        await self.store.do(partial(archive.keep, id=id, parts=parts))
