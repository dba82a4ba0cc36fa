"""Lines, which carry sockets over the bus, and the messages on them.

The bus may lose messages without notice. So every part of a line has a number, and from time to time both ends compare
their counts. If a part is missing, the line breaks, and the client connects again with the version that it has.
"""

import asyncio
import time
from collections.abc import Callable
from typing import Final

import msgspec

from skulduggery.server.operations.bus import Bus

MOST_HEARD: Final = 2_000
"""The most parts of a line that may wait to be read."""
MOVED: Final = 4000
"""The close code of a line, or the status of an answer, from a process that doesn't have the table."""


class Request(msgspec.Struct, array_like=True):
    """A call, or a socket that is opened: the parts of its ASGI scope."""

    method: str
    path: str
    query: bytes
    headers: list[tuple[bytes, bytes]]
    client: str
    body: bytes = b""


class Asked(msgspec.Struct, tag="ask", array_like=True):
    """A call for ``table``, or for a measurement if that is None. The answer goes to the process ``back``."""

    id: str
    back: str
    table: str | None
    request: Request


class Answered(msgspec.Struct, tag="answer", array_like=True):
    """The answer to a call. Its status is ``MOVED`` if the call was not carried out because the table is elsewhere.

    ``seat`` names the seat that the call's token is good for, if there is one.
    """

    id: str
    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes
    seat: str | None = None


class Changed(msgspec.Struct, tag="change", array_like=True):
    """News that tables, or only their invitations, have changed in the database.

    A process that has them in memory acts on it (``TableDirectory.heed``) and confirms it to the process ``back``.
    """

    id: str
    back: str
    tables: list[str]
    only_invited: bool


class Measured(msgspec.Struct, tag="measure", array_like=True):
    """News that the process ``back`` begins a measurement for a person. All others stop theirs for that person."""

    back: str
    person: str


class Opened(msgspec.Struct, tag="open", array_like=True):
    """A request to carry a socket at ``table``."""

    id: str
    back: str
    table: str
    request: Request


class Close(msgspec.Struct, array_like=True):
    """The end of a line, with the code and reason of a socket's close."""

    code: int
    reason: str


Event = str | Close | None
"""A message, the end, or None: the socket has been accepted."""
BROKEN: Final = Close(1012, "the table has closed this socket")


class Part(msgspec.Struct, tag="part", array_like=True):
    """The ``n``-th event of a line."""

    id: str
    n: int
    event: Event


class Counted(msgspec.Struct, tag="count", array_like=True):
    """The number of parts that the process ``back`` has sent on each line."""

    back: str
    sent: dict[str, int]


class Line:
    """One end of a line to the process ``peer``.

    The argument ``put`` sends a part to the other end; ``gone`` is called with the id when this end closes.
    """

    def __init__(self, id: str, peer: str, put: Callable[[Part], None], gone: Callable[[str], None]) -> None:
        self.id = id
        self.peer = peer
        self.sent = 0
        self.got = 0
        self.since = time.monotonic()
        self._put = put
        self._gone = gone
        self._box: asyncio.Queue[Event] = asyncio.Queue()

    def put(self, event: Event) -> None:
        """Send an event to the other end. Nothing may follow a Close."""
        self.sent += 1
        self._put(Part(self.id, self.sent, event))
        if isinstance(event, Close):
            self._gone(self.id)

    def hear(self, part: Part) -> None:
        """Take a part from the other end. Break the line if a part is missing or too many wait to be read."""
        self.got += 1
        if part.n != self.got or self._box.qsize() >= MOST_HEARD:
            self.snap()
            return
        self._box.put_nowait(part.event)
        if isinstance(part.event, Close):
            self._gone(self.id)

    def snap(self) -> None:
        """Close this end because something was lost. The other end notices when it compares counts."""
        self._gone(self.id)
        self._box.put_nowait(BROKEN)

    async def take(self) -> Event:
        """Wait for the next event from the other end and return it. After a Close, every call returns that Close."""
        event = await self._box.get()
        if isinstance(event, Close):
            self._box.put_nowait(event)
        return event


class Lines:
    """The lines that end at this process."""

    def __init__(self, bus: Bus) -> None:
        self.bus = bus
        self._lines: dict[str, Line] = {}
        self._heard: dict[str, float] = {}
        """The time at which each process last sent its counts, in seconds of the monotonic clock."""

    def add(self, id: str, peer: str) -> Line:
        """Add an end of a line to the process ``peer`` and return it."""
        line = Line(id, peer, lambda part: self._post(peer, part), self._drop)
        self._lines[id] = line
        return line

    def hear(self, part: Part) -> None:
        """Give a part to its line. Drop it if the line has gone: its sender notices when it compares counts."""
        if (line := self._lines.get(part.id)) is not None:
            line.hear(part)

    def compare(self, counted: Counted) -> None:
        """Break the lines to a process whose count differs from what came here."""
        self._heard[counted.back] = time.monotonic()
        for line in [line for line in self._lines.values() if line.peer == counted.back]:
            if line.got != counted.sent.get(line.id, 0):
                line.snap()

    async def count(self) -> None:
        """Keep sending counts to the processes at the other ends, and break the lines to those that fall silent."""
        while True:
            await asyncio.sleep(self.bus.timeouts.beat)
            sent: dict[str, dict[str, int]] = {}
            now = time.monotonic()
            for line in [*self._lines.values()]:
                sent.setdefault(line.peer, {})[line.id] = line.sent
                if now - max(line.since, self._heard.get(line.peer, 0.0)) > self.bus.timeouts.silence:
                    line.snap()
            for peer, counts in sent.items():
                self.bus.send(peer, msgspec.msgpack.encode(Counted(self.bus.name, counts)))
            self._heard = {peer: when for peer, when in self._heard.items() if peer in sent}

    def _post(self, peer: str, part: Part) -> None:
        self.bus.send(peer, msgspec.msgpack.encode(part))

    def _drop(self, id: str) -> None:
        self._lines.pop(id, None)
