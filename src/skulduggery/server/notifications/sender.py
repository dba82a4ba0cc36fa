"""The sender of notes. It works in tasks of its own, so that no game ever waits for a delivery."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Final

from skulduggery.server.notifications.mail import Mail
from skulduggery.server.notifications.notes import Note
from skulduggery.server.notifications.outgoing import Gone, Refused, new_client, reason
from skulduggery.server.notifications.push import Push
from skulduggery.server.notifications.webhook import Webhook
from skulduggery.server.operations.rate_limits import Limits
from skulduggery.server.operations.telemetry import NOTES
from skulduggery.server.protocol.errors import ApiError, Unsaved
from skulduggery.server.protocol.notifications import ByMail, ByPush, ByWebhook, Kind, TellingMe
from skulduggery.server.settings import Noting
from skulduggery.server.storage import database, notification_routes
from skulduggery.server.storage.rows import Stored, Way
from skulduggery.server.storage.store import Store

WITHIN: Final = 10.0
"""Seconds that one try may take."""
PAUSES: Final = (5.0, 60.0, 300.0)
"""Seconds between the tries. After the last try a note is lost."""
AT_ONCE: Final = 4
"""The most tries at one time for one way, such as e-mail."""
MOST: Final = 1_000
"""The most notes under way at one time for one way. Any more are dropped."""
AN_HOUR: Final = 60.0
"""Notes an hour to one address from all tables together, half of them at once."""
FAREWELL: Final = 2.0
"""Seconds that notes under way have left when the server ends."""
log = logging.getLogger("skulduggery.server")
Job = Callable[[], Awaitable[None]]


class Round:
    """The notes under way for one way, each in a task, so that a slow way does not delay the others."""

    def __init__(self) -> None:
        self.turns = asyncio.Semaphore(AT_ONCE)
        self.tasks: set[asyncio.Task[None]] = set()


class NoteSender:
    """Sends notes in the ways that the host has set up. Raises BadInput if a package that one of them needs isn't
    installed."""

    def __init__(self, store: Store, noting: Noting | None, clock: Callable[[], float]) -> None:
        self.store = store
        self.noting = noting
        self.after = None if noting is None else noting.after
        self.webhook = self.mail = self.push = None
        if noting is not None and noting.webhook is not None:
            self.webhook = Webhook(noting.webhook, noting.address, new_client())
        if noting is not None and noting.mail is not None:
            self.mail = Mail(noting.mail, noting.address, clock)
        if noting is not None and noting.push is not None:
            self.push = Push(noting.push, noting.address, new_client())
        self.rounds = {by: Round() for by in self.ways}
        self._limits = Limits(AN_HOUR / 60, clock, AN_HOUR / 2)

    async def begin(self) -> None:
        """Load the secret keys of e-mail and Web Push. Raises Unsaved if the database can't be reached."""
        if self.mail is not None:
            self.mail.key = await self.store.do(partial(database.own, name="mail"))
        if self.push is not None:
            self.push.begin(await self.store.do(partial(database.own, name="push")))

    @property
    def key(self) -> str:
        """The public key with which browsers subscribe, or "" if Web Push is not set up."""
        return "" if self.push is None else self.push.public

    @property
    def _carriers(self) -> dict[Kind, Webhook | Mail | Push]:
        known: dict[Kind, Webhook | Mail | Push | None] = {
            "webhook": self.webhook, "mail": self.mail, "push": self.push,
        }  # fmt: skip
        return {by: one for by, one in known.items() if one is not None}

    @property
    def ways(self) -> list[Kind]:
        """The ways in which people can be notified."""
        return [*self._carriers]

    def way(self, row: Stored, seat: int, said: TellingMe, caller: str) -> Way | None:
        """Return the way in which a person wants to be notified, checked; or send a code and return None if it is a
        mailbox that is not proven yet.

        Raises ApiError if the way is not set up, not valid, or tried too often.
        """
        by, language = said.by, said.language
        if isinstance(by, ByWebhook) and self.webhook is not None:
            return Way("webhook", "", language)
        if isinstance(by, ByMail) and self.mail is not None:
            self.mail.check(by.to, caller)
            if by.code is not None:
                self.mail.prove(row.id, seat, by.to, by.code)
                return Way("mail", by.to, language)
            self.mail.may_ask(by.to)
            self._send("mail", partial(self.mail.ask, row.id, seat, row.game, by.to, language), do_nothing)
            return None
        if isinstance(by, ByPush) and self.push is not None:
            return Way("push", by.to, language, self.push.check(by.to, by.p256dh, by.auth))
        raise ApiError(422, "no-way")

    def stopped(self, table: str, said: str) -> tuple[int, Callable[[str], bool]]:
        """Return the seat of a link that stops e-mails, and a function that says whether it is meant for a mailbox.

        Raises ApiError if the link isn't ours.
        """
        if self.mail is None:
            raise ApiError(404, "letters")
        return self.mail.stopped(table, said)

    def send(self, note: Note) -> None:
        """Send a note in the background. Drop it if its way is not set up or the limits are exceeded."""
        way, one = note.way, self._carriers.get(note.way.by)
        if one is None or (way.to and not self._limits.allow(way.to)):
            NOTES.labels(way.by, "dropped").inc()
        else:
            lose = partial(self.store.do, partial(notification_routes.lose, table=note.table, seat=note.seat, way=way))
            self._send(way.by, partial(one.carry, note), lose)

    def _send(self, by: Kind, carry: Job, lose: Job) -> None:
        one = self.rounds[by]
        if len(one.tasks) >= MOST:
            NOTES.labels(by, "dropped").inc()
            return
        task = asyncio.create_task(_carry(by, one.turns, carry, lose))
        one.tasks.add(task)
        task.add_done_callback(one.tasks.discard)

    async def close(self) -> None:
        """Wait up to ``FAREWELL`` seconds for notes under way, and cancel the rest."""
        tasks = [task for one in self.rounds.values() for task in one.tasks]
        if tasks:
            _, late = await asyncio.wait(tasks, timeout=FAREWELL)
            for task in late:
                task.cancel()


async def _carry(by: Kind, turns: asyncio.Semaphore, carry: Job, lose: Job) -> None:
    """Try a delivery until it succeeds, is refused, or the tries are used up. Call ``lose`` if the receiver is gone."""
    for pause in (*PAUSES, None):
        try:
            async with turns, asyncio.timeout(WITHIN):
                await carry()
        except Refused as refused:
            NOTES.labels(by, "refused").inc()
            if isinstance(refused, Gone):
                with suppress(Unsaved):  # then the next note finds that the receiver is gone
                    await lose()
            return
        except Exception as error:  # other servers may cause any error
            log.warning("a notification failed (%s): %s", by, reason(error))
        else:
            NOTES.labels(by, "sent").inc()
            return
        if pause is not None:
            await asyncio.sleep(pause)
    NOTES.labels(by, "failed").inc()


async def do_nothing() -> None:
    """Do nothing when the mailbox that a code is sent to does not exist."""
