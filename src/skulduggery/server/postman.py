"""Who carries notes: beside everything else. What a note goes through is nothing that an answer waits for."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Final

from skulduggery.server import ways
from skulduggery.server.limits import Limits
from skulduggery.server.meters import NOTES
from skulduggery.server.notes import Note, Noting
from skulduggery.server.outside import Gone, Refused, new_client
from skulduggery.server.problem import Problem, Unsaved
from skulduggery.server.store import Store
from skulduggery.server.webhook import Webhook
from skulduggery.server.wire_notes import Kind

WITHIN: Final = 10.0
"""Seconds of one try."""
PAUSES: Final = (5.0, 60.0, 300.0)
"""Seconds between the tries; after the last a note is lost."""
AT_ONCE: Final = 4
"""Tries of one way."""
MOST: Final = 1_000
"""Notes of one way that are on their way; any more are lost."""
AN_HOUR: Final = 60.0
"""Notes to one address, half of them at once: whatever tables they come from."""
FAREWELL: Final = 2.0
"""Seconds that those on their way have when the server ends."""
log = logging.getLogger("skulduggery.server")
Carry = Callable[[Note], Awaitable[None]]


class Round:
    """The notes of one way: a slow one keeps no other way waiting."""

    def __init__(self, carry: Carry) -> None:
        self.carry = carry
        self.turns = asyncio.Semaphore(AT_ONCE)
        self.tasks: set[asyncio.Task[None]] = set()


class Postman:
    """Carries notes by the ways that the host has set up. Raises BadInput where one needs what isn't installed."""

    def __init__(self, store: Store, noting: Noting | None, clock: Callable[[], float]) -> None:
        self.store = store
        self.noting = noting
        self.after = None if noting is None else noting.after
        self.rounds: dict[Kind, Round] = {}
        self._limits = Limits(AN_HOUR / 60, clock, AN_HOUR / 2)
        if noting is not None and noting.webhook is not None:
            self.rounds["webhook"] = Round(Webhook(noting.webhook, noting.address, new_client()).carry)

    @property
    def ways(self) -> list[Kind]:
        """By which ways people may be told."""
        return [*self.rounds]

    def check(self, by: Kind) -> None:
        """Raises Problem where the host hasn't set a way up."""
        if by not in self.rounds:
            raise Problem(422, "no-way")

    def send(self, note: Note) -> None:
        """Have a note carried, as far as that can be done."""
        by = note.way.by
        one = self.rounds.get(by)
        if one is None or len(one.tasks) >= MOST or (note.way.to and not self._limits.allow(note.way.to)):
            NOTES.labels(by, "dropped").inc()
            return
        task = asyncio.create_task(self._carry(note, one))
        one.tasks.add(task)
        task.add_done_callback(one.tasks.discard)

    async def _carry(self, note: Note, one: Round) -> None:
        for pause in (*PAUSES, None):
            try:
                async with one.turns, asyncio.timeout(WITHIN):
                    await one.carry(note)
            except Refused as refused:
                NOTES.labels(note.way.by, "refused").inc()
                if isinstance(refused, Gone):
                    await self._lose(note)
                return
            except Exception as error:  # whatever others do wrong
                log.warning("a note was not taken (%s): %s", note.way.by, type(error).__name__)
            else:
                NOTES.labels(note.way.by, "sent").inc()
                return
            if pause is not None:
                await asyncio.sleep(pause)
        NOTES.labels(note.way.by, "failed").inc()

    async def _lose(self, note: Note) -> None:
        """A way leads nowhere any more."""
        with suppress(Unsaved):  # then the next note finds out
            await self.store.do(partial(ways.lose, table=note.table, seat=note.seat, way=note.way))

    async def close(self) -> None:
        """Wait a moment for those on their way."""
        tasks = [task for one in self.rounds.values() for task in one.tasks]
        if tasks:
            _, late = await asyncio.wait(tasks, timeout=FAREWELL)
            for task in late:
                task.cancel()
