"""Database transactions: jobs that are carried out and committed together or not at all, with retries."""

import logging
import os
import socket
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from threading import Lock
from typing import Any

import sqlalchemy as sa

from skulduggery.server.operations.telemetry import FAILURES
from skulduggery.server.protocol.errors import Unsaved
from skulduggery.server.storage.database import broken, locked, reason

PAUSE = 0.1
"""Seconds between two tries."""
Job = Callable[[sa.Connection], Any]
log = logging.getLogger("skulduggery.server")


class Transaction:
    """A transaction of some jobs. ``carry_out`` runs in a thread; ``cut`` may be called from another one.

    ``do`` carries out the jobs and returns their results. With PostgreSQL, the jobs are tried again if the connection
    can't be made or breaks, so a job must notice that it has been done already. No try begins after the time ``until``
    (``time.monotonic``). SQLite is tried only once.
    """

    def __init__(
        self,
        engine: sa.Engine,
        jobs: Sequence[Job],
        do: Callable[[sa.Connection, Sequence[Job]], list[Any]],
        until: float,
    ) -> None:
        self.engine = engine
        self.jobs = jobs
        self.do = do
        self.until = until
        self._raw: Any = None
        """The driver's connection, while a try uses it."""
        self._reached = False
        """True if the last try had a connection."""
        self._cutting = Lock()
        """Held while ``_raw`` is set or cut, so that no connection is cut that another transaction has by now."""

    def cut(self) -> None:
        """Stop waiting for PostgreSQL by shutting down the socket of the connection, whatever it is doing."""
        with self._cutting:
            if self._raw is not None:
                with suppress(Exception), socket.socket(fileno=os.dup(self._raw.fileno())) as line:
                    line.shutdown(socket.SHUT_RDWR)

    def carry_out(self) -> list[Any] | None:
        """Return the result of each job, or the exception that it raised: Unsaved if the database failed.

        Return None if one of several jobs raised or waited too long for a lock: nothing was done then.
        """
        alone = self.engine.dialect.name == "sqlite"  # tried once, however late: no other process waits for that file
        while alone or time.monotonic() < self.until:  # the jobs may have waited for a thread all that time
            try:
                return self._try()
            except Exception as error:
                if len(self.jobs) > 1 and (locked(error) or not broken(error)):
                    return None
                if not broken(error):
                    return [error]
                log.error("the database has failed: %s", reason(error))
                FAILURES.inc()
                if alone:
                    self.engine.dispose()  # drops what the connection may still hold of these jobs
                    break
                if self._reached and not (isinstance(error, sa.exc.DBAPIError) and error.connection_invalidated):
                    break
                time.sleep(PAUSE)
        return [Unsaved()] * len(self.jobs)

    def _try(self) -> list[Any]:
        self._reached = False
        with self.engine.connect() as connection:
            self._reached = True
            with self._cuttable(connection), connection.begin():
                try:
                    return self.do(connection, self.jobs)
                except Exception as error:
                    if broken(error) and self.engine.dialect.name != "sqlite":
                        connection.invalidate(error)  # what was cut in the middle can't be rolled back
                    raise

    @contextmanager
    def _cuttable(self, connection: sa.Connection) -> Iterator[None]:
        """Let ``cut`` find a connection while the context is open."""
        with self._cutting:
            self._raw = connection.connection.dbapi_connection
        try:
            yield
        finally:
            with self._cutting:
                self._raw = None
