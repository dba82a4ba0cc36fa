"""Database transactions: jobs that are carried out and committed together or not at all, with retries."""

import logging
import os
import socket
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any

import sqlalchemy as sa

from skulduggery.server.operations.telemetry import FAILURES
from skulduggery.server.protocol.errors import Unsaved
from skulduggery.server.storage.database import broken, reason

PAUSE = 0.1
"""Seconds between two tries."""
Job = Callable[[sa.Connection], Any]
log = logging.getLogger("skulduggery.server")


class Transaction:
    """A transaction of some jobs. ``carry_out`` runs in a thread; ``cut`` may be called from another one.

    ``do`` carries out the jobs and returns their results. If it raises and there are several jobs, each gets a
    transaction of its own. With PostgreSQL, the jobs are tried again if the connection can't be made or breaks, so a
    job must notice that it has been done already. No try begins after ``within`` seconds. SQLite is tried only once.
    """

    def __init__(
        self,
        engine: sa.Engine,
        jobs: Sequence[Job],
        do: Callable[[sa.Connection, Sequence[Job]], list[Any]],
        within: float,
    ) -> None:
        self.engine = engine
        self.jobs = jobs
        self.do = do
        self.within = within
        self.until = time.monotonic() + within
        self._raw: Any = None
        """The driver's connection, while a try uses it."""

    def cut(self) -> None:
        """Stop waiting for PostgreSQL by shutting down the socket of the connection, whatever it is doing."""
        if (raw := self._raw) is not None:
            with suppress(Exception), socket.socket(fileno=os.dup(raw.fileno())) as line:
                line.shutdown(socket.SHUT_RDWR)

    def carry_out(self) -> list[Any]:
        """Return the result of each job, or the exception that it raised: Unsaved if the database failed."""
        alone = self.engine.dialect.name == "sqlite"  # tried once, however late: no other process waits for that file
        while alone or time.monotonic() < self.until:  # the jobs may have waited for a thread all that time
            try:
                return self._try()
            except Exception as error:
                if not broken(error):
                    return [error] if len(self.jobs) == 1 else self._one_by_one()
                log.error("the database has failed: %s", reason(error))
                FAILURES.inc()
                if alone:
                    self.engine.dispose()  # drops what the connection may still hold of these jobs
                    break
                reached, self._raw = self._raw is not None, None
                if reached and not (isinstance(error, sa.exc.DBAPIError) and error.connection_invalidated):
                    break
                time.sleep(PAUSE)
        return [Unsaved()] * len(self.jobs)

    def _try(self) -> list[Any]:
        with self.engine.connect() as connection:
            self._raw = connection.connection.dbapi_connection
            with connection.begin():
                try:
                    results = self.do(connection, self.jobs)
                except Exception as error:
                    if broken(error) and self.engine.dialect.name != "sqlite":
                        connection.invalidate(error)  # what was cut in the middle can't be rolled back
                    raise
        self._raw = None
        return results

    def _one_by_one(self) -> list[Any]:
        """Carry out each job in a transaction of its own, so that a job that fails does not stop the others."""
        return [Transaction(self.engine, [job], self.do, self.within).carry_out()[0] for job in self.jobs]
