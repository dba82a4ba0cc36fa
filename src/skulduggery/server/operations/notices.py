"""Notices that server processes with one database give one another over the bus."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, Final

import msgspec

from skulduggery.server.operations.bus import Bus
from skulduggery.server.operations.timeouts import Timeouts

EVERYBODY: Final = "notices"
"""The stream that all servers read, the sender included."""
log = logging.getLogger("skulduggery.server")


class Changed(msgspec.Struct, tag="change", array_like=True):
    """A notice of ``process``: these tables, or only invitations and blocks around them, were changed in the
    database."""

    process: str
    tables: Sequence[str]
    only_around: bool


class Measured(msgspec.Struct, tag="measure", array_like=True):
    """A notice of ``process``: it begins a measurement for a person. All others stop theirs for that person."""

    process: str
    person: str


_decoder = msgspec.msgpack.Decoder(Changed | Measured)


class Notices:
    """The notices of a process to others and from them. ``heed`` is called with the tables that another one has
    changed, ``stop_all`` with a person for whom another one measures."""

    def __init__(
        self,
        address: str,
        process: str,
        timeouts: Timeouts,
        heed: Callable[[Sequence[str], bool], Coroutine[Any, Any, None]],
        stop_all: Callable[[str], None],
    ) -> None:
        """Connect to nothing yet. Raises BadInput if there can be no bus at this address."""
        self.process = process
        self.patience = timeouts.told
        self.bus = Bus(address, EVERYBODY, self._take, timeouts)
        self._heed = heed
        self._stop_all = stop_all
        self._tasks: set[asyncio.Task[None]] = set()

    def changed(self, tables: Sequence[str], only_around: bool) -> None:
        """Tell others that tables, or only invitations and blocks around them, were changed in the database. If that
        fails, the process that has a table notices at its next change."""
        self._send(Changed(self.process, tables, only_around), self.patience)

    def measured(self, person: str) -> None:
        """Tell others that this process begins a measurement for a person."""
        self._send(Measured(self.process, person), 0)

    def _send(self, notice: Changed | Measured, patience: float) -> None:
        self.bus.send(EVERYBODY, msgspec.msgpack.encode(notice), patience)

    def _take(self, data: bytes) -> None:
        try:
            notice = _decoder.decode(data)
        except msgspec.DecodeError as error:  # of another release
            log.error("a notice on the bus can't be read: %s", error)
            return
        if notice.process == self.process:
            return
        if isinstance(notice, Measured):
            self._stop_all(notice.person)
        else:
            task = asyncio.create_task(self._heed(notice.tables, notice.only_around))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
