"""Lines: sockets that are carried over the bus, and what is sent of them. Each end counts what it sends and gets.

The bus may lose messages and says nothing. So every part has its number, and now and then both ends compare how many
there were: where one is missing the line breaks, and whoever was on it comes back by the version that he has.
"""

import asyncio
import time
from collections.abc import Callable
from typing import Final

import msgspec

from skulduggery.server.operations.bus import Bus

MOST_HEARD: Final = 2_000
"""Parts of a line that wait to be read."""
MOVED: Final = 4000
"""Closes a line that was to begin at a process which doesn't have the table."""


class Request(msgspec.Struct, array_like=True):
    """What came: the parts of an ASGI scope."""

    method: str
    path: str
    query: bytes
    headers: list[tuple[bytes, bytes]]
    client: str
    body: bytes = b""


class Asked(msgspec.Struct, tag="ask", array_like=True):
    """A call for ``table``, or for a measurement (None); its answer goes ``back``."""

    id: str
    back: str
    table: str | None
    request: Request


class Answered(msgspec.Struct, tag="answer", array_like=True):
    """The answer to a call; status ``MOVED`` if that wasn't done, for the table is elsewhere. ``seat``: a name for the
    one that its token is good for, if it is."""

    id: str
    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes
    seat: str | None = None


class Changed(msgspec.Struct, tag="change", array_like=True):
    """Tables that were changed on disk, or only their invitations: whoever has them in memory heeds it
    (``TableDirectory``), and says so ``back``."""

    id: str
    back: str
    tables: list[str]
    only_invited: bool


class Measured(msgspec.Struct, tag="measure", array_like=True):
    """The process ``back`` begins to measure cards for a person: all others stop what they measure for them."""

    back: str
    person: str


class Opened(msgspec.Struct, tag="open", array_like=True):
    """A socket at ``table`` is to be carried."""

    id: str
    back: str
    table: str
    request: Request


class Close(msgspec.Struct, array_like=True):
    """The end of a line, as a socket's."""

    code: int
    reason: str


Event = str | Close | None
"""A message; None: the socket has been accepted."""
BROKEN: Final = Close(1012, "the table has closed this socket")


class Part(msgspec.Struct, tag="part", array_like=True):
    """The ``n``-th event of a line."""

    id: str
    n: int
    event: Event


class Counted(msgspec.Struct, tag="count", array_like=True):
    """How much the process ``back`` has sent on each line."""

    back: str
    sent: dict[str, int]


class Line:
    """One end of a line to the process ``peer``; ``put`` is called with what goes to the other."""

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
        """Say something to the other end; nothing after a Close."""
        self.sent += 1
        self._put(Part(self.id, self.sent, event))
        if isinstance(event, Close):
            self._gone(self.id)

    def hear(self, part: Part) -> None:
        """Something has come from there."""
        self.got += 1
        if part.n != self.got or self._box.qsize() >= MOST_HEARD:
            self.snap()
            return
        self._box.put_nowait(part.event)
        if isinstance(part.event, Close):
            self._gone(self.id)

    def snap(self) -> None:
        """Something is lost: this end is closed, and the other finds that it isn't there any more."""
        self._gone(self.id)
        self._box.put_nowait(BROKEN)

    async def take(self) -> Event:
        """What has come from the other end; at the end Close, however often it is asked."""
        event = await self._box.get()
        if isinstance(event, Close):
            self._box.put_nowait(event)
        return event


class Lines:
    """All lines of a process that end here."""

    def __init__(self, bus: Bus) -> None:
        self.bus = bus
        self._lines: dict[str, Line] = {}
        self._heard: dict[str, float] = {}
        """When each process has counted last."""

    def add(self, id: str, peer: str) -> Line:
        """A new end of a line."""
        line = Line(id, peer, lambda part: self._post(peer, part), self._drop)
        self._lines[id] = line
        return line

    def hear(self, part: Part) -> None:
        """Part of a line; of one that isn't here the other end will hear so when it compares."""
        if (line := self._lines.get(part.id)) is not None:
            line.hear(part)

    def compare(self, counted: Counted) -> None:
        """Break what has lost something."""
        self._heard[counted.back] = time.monotonic()
        for line in [line for line in self._lines.values() if line.peer == counted.back]:
            if line.got != counted.sent.get(line.id, 0):
                line.snap()

    async def count(self) -> None:
        """Tell the others now and then what was sent, and break the lines to those who say nothing."""
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
