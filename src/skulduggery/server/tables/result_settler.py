"""Finished games are counted and archived a moment after their end, in another process: it takes as long as a
replay."""

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
"""Seconds between two looks for finished games in the database, whichever server process they were played on."""
log = logging.getLogger("skulduggery.server")


class ResultSettler:
    """Counts and archives finished games. ``think`` runs a function in another process."""

    def __init__(self, store: Store, think: Callable[[Callable[[], Any]], Awaitable[Any]]) -> None:
        self.store = store
        self.think = think
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Start to count and archive finished games, those of the past and those to come."""
        self._task = asyncio.create_task(self._run())

    def close(self) -> None:
        """Stop. A server that starts later counts and archives what is left."""
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
                log.exception("the results of finished games could not be recorded")
            await asyncio.sleep(EVERY)

    async def _others_do(self, game: str, version: int) -> bool:
        """Return True if this game is left to a server process of another release, or to a later release."""
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
            log.warning("the result of table %s could not be recorded: %s", id, error)
        except Exception:  # the next try would fail too
            log.exception("the result of table %s could not be recorded", id)
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
            log.warning("the game of table %s could not be archived: %s", id, error)
        except Exception:  # the next try would fail too
            log.exception("the game of table %s could not be archived", id)
        await self.store.do(partial(archive.keep, id=id, parts=parts))
