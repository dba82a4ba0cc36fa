"""Calls and sockets for tables and measurements of other processes. They go over the bus to the owner, which handles
them as if they had arrived there.

They are passed on unchanged, so this module does not depend on what a table can do. Only the process that a client is
connected to counts its calls. The owner's answer names the seat that the client's token is good for, and from then on
the calls are counted for that seat.
"""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from functools import partial
from typing import Any, Final, TypeVar

import msgspec
from litestar import Litestar
from litestar.connection import ASGIConnection
from litestar.connection import Request as Called
from litestar.types import Message

from skulduggery.server.accounts.credentials import hashed
from skulduggery.server.accounts.sessions import shown_token
from skulduggery.server.bots.lab import Lab, place_of
from skulduggery.server.cluster.scopes import Passed, event_of, request_of, scope_of
from skulduggery.server.cluster.tunnel import (
    MOVED,
    Answered,
    Asked,
    Changed,
    Close,
    Counted,
    Line,
    Lines,
    Measured,
    Opened,
    Part,
)
from skulduggery.server.operations.bus import EVERYBODY, PAUSE, Bus
from skulduggery.server.protocol.errors import ApiError, Elsewhere
from skulduggery.server.storage.leases import NAME, owners
from skulduggery.server.tables.directory import TableDirectory

T = TypeVar("T")
MOST_CALLS: Final = 1_000
"""The most calls that may wait for other processes at one time."""
MOST_KNOWN: Final = 10_000
"""The most tables whose owner is remembered, and the most tokens whose seat is."""
_decoder = msgspec.msgpack.Decoder(Asked | Answered | Opened | Part | Counted | Changed | Measured)
log = logging.getLogger("skulduggery.server")


class Relay:
    """The link to other processes: passes on calls and sockets, and handles those that others pass on.

    ``owners`` maps tables to the processes that last had them.
    """

    def __init__(self, address: str, name: str, directory: TableDirectory, lab: Lab) -> None:
        """Raise BadInput if there can be no bus at this address."""
        self.timeouts = directory.settings.timeouts
        self.bus = Bus(address, name, self._take, self.timeouts)
        self.lines = Lines(self.bus)
        self.directory = directory
        directory.tell_others = self.tell
        self.lab = lab
        lab.tell_others = self._measure
        self.owners: dict[str, str] = {}
        self._seats: dict[tuple[str, bytes], str] = {}
        """Names of seats at tables of other processes, by table and hash of the token, as the owners reported them."""
        self._app: Litestar | None = None
        self._calls: dict[str, asyncio.Future[Answered]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._counting: asyncio.Task[None] | None = None

    async def begin(self, app: Litestar) -> None:
        """Connect to the bus and start handling what others pass on."""
        self._app = app
        await self.bus.begin()
        self._counting = asyncio.create_task(self.lines.count())

    async def end(self) -> None:
        """Give running jobs a second to finish, then leave the bus."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=1)
        if self._counting is not None:
            self._counting.cancel()
        await self.bus.end()

    # From here to others

    def effort(self, id: str | None) -> int:
        """Return how many calls a call counts as that names this table, or no table. It is more for unknown tables."""
        return 1 if id in self.owners else self.directory.effort(id)

    def known(self, id: str, token: str | None) -> str | None:
        """Return a name for the seat that a token is good for, or None if that is not known here."""
        return self.directory.known(id, token) or self._seats.get((id, hashed(token or "")))

    def _learn(self, id: str, token: str | None, seat: str | None) -> None:
        """Remember the seat that an owner reported for a token, or forget it if the owner reported none."""
        key = id, hashed(token or "")
        self._seats.pop(key, None)
        if seat is not None:
            self._seats[key] = seat
            if len(self._seats) > MOST_KNOWN:
                del self._seats[next(iter(self._seats))]

    async def tell(self, tables: Sequence[str], only_invited: bool) -> None:
        """Tell the owners of tables that these tables, or only their invitations, have changed in the database.

        An owner that the message does not reach notices at its next change, by the fence.
        """
        theirs: dict[str, list[str]] = {}
        for id, owner in (await self.directory.store.do(partial(owners, ids=tables))).items():
            theirs.setdefault(owner, []).append(id)
        for owner, ids in theirs.items():
            self._start(self._tell(owner, ids, only_invited))

    async def _tell(self, owner: str, tables: list[str], only_invited: bool) -> None:
        loop = asyncio.get_running_loop()
        until = loop.time() + self.timeouts.answered + self.timeouts.sought
        while loop.time() < until:
            with contextlib.suppress(TimeoutError):
                if await self._ask(owner, lambda id: Changed(id, self.bus.name, tables, only_invited)) is not None:
                    return
            await asyncio.sleep(PAUSE)

    def _measure(self, person: str) -> None:
        """Tell all processes that this person begins a measurement here.

        A process that misses the message goes on with the person's earlier measurement.
        """
        self.bus.send(EVERYBODY, msgspec.msgpack.encode(Measured(self.bus.name, person)))

    async def call(self, request: Called[Any, Any, Any]) -> Passed | None:
        """Return the owner's answer to a call for a table or a measurement, or None if this process must answer it.

        Raises ApiError if there is no such table, or its owner does not answer.
        """
        path, named = request.scope["path"], request.path_params
        if path.startswith("/api/tables/") and "id" in named:
            said = await self._call_table(request, named["id"])
        elif path.startswith("/api/lab/runs/") and "run" in named:
            said = await self._call_lab(request, place_of(named["run"]))
        else:
            said = None
        return None if said is None else Passed(said)

    async def _call_table(self, request: Called[Any, Any, Any], id: str) -> Answered | None:
        """Return the owner's answer to a call for a table, or None if this process has the table. Raises ApiError."""
        if await self._owner(id) is None:
            return None
        said = await self._sought(id, await self._passing(request, id))
        if said is not None:
            self._learn(id, shown_token(request), said.seat)
        return said

    async def _call_lab(self, request: Called[Any, Any, Any], place: str) -> Answered | None:
        """Return the answer of a process to a call for a measurement, or None if it is this process or has gone.

        Raises ApiError if the process does not answer or the bus is down.
        """
        if place == self.bus.name or NAME.fullmatch(place) is None:
            return None
        said = await (await self._passing(request, None))(place)
        if said is None and not self.bus.well:
            raise Elsewhere(place)
        return said

    async def _passing(
        self, request: Called[Any, Any, Any], table: str | None
    ) -> Callable[[str], Awaitable[Answered | None]]:
        """Return a function that passes a call on to a process. It returns the answer, or None if the call was not
        carried out there, and raises ApiError if that is uncertain or too many calls wait."""
        asked = request_of(request, await request.body())

        async def ask(owner: str) -> Answered | None:
            if len(self._calls) >= MOST_CALLS:
                raise ApiError(503, "elsewhere")
            try:
                said = await self._ask(owner, lambda call: Asked(call, self.bus.name, table, asked))
            except TimeoutError:  # perhaps it was done, perhaps not
                raise ApiError(503, "elsewhere") from None
            return None if said is None or said.status == MOVED else said

        return ask

    async def open(self, socket: ASGIConnection[Any, Any, Any, Any], id: str) -> Line | None:
        """Open a line to a table of another process; return None if this process has the table. Raises ApiError."""

        async def begin(owner: str) -> Line | None:
            line = self.lines.add(secrets.token_hex(8), owner)
            opened = Opened(line.id, self.bus.name, id, request_of(socket))
            with contextlib.suppress(TimeoutError):
                sent = await self.bus.send(owner, msgspec.msgpack.encode(opened))
                if sent and await self._awaited(owner, asyncio.ensure_future(line.take())) is None:
                    return line
            line.put(Close(1001, ""))
            return None

        return await self._sought(id, begin)

    async def _ask(self, owner: str, message: Callable[[str], Asked | Changed]) -> Answered | None:
        """Send a message under a new id and return the answer, or None if the process has no mailbox.

        Raises TimeoutError if the process does not answer in time, or has gone.
        """
        id = secrets.token_hex(8)
        answer = self._calls[id] = asyncio.get_running_loop().create_future()
        try:
            sent = await self.bus.send(owner, msgspec.msgpack.encode(message(id)))
            return await self._awaited(owner, answer) if sent else None
        finally:
            del self._calls[id]

    async def _awaited(self, owner: str, answer: asyncio.Future[T]) -> T:
        """Wait for an answer of a process. Raises TimeoutError if it takes too long, or the process has gone."""
        try:
            async with asyncio.timeout(self.timeouts.answered):
                while not (await asyncio.wait({answer}, timeout=self.timeouts.probed))[0]:
                    if not await self.bus.send(owner, b""):
                        raise TimeoutError
            return answer.result()
        finally:
            answer.cancel()

    async def _sought(self, id: str, attempt: Callable[[str], Awaitable[T | None]]) -> T | None:
        """Try with the owner of a table until an attempt succeeds; return None if this process has the table by now.

        Raises Elsewhere if the time is up or the bus is down.
        """
        loop = asyncio.get_running_loop()
        until = loop.time() + self.timeouts.sought
        while (owner := await self._owner(id)) is not None:
            if (found := await attempt(owner)) is not None:
                return found
            self.owners.pop(id, None)
            if loop.time() >= until or not self.bus.well:
                raise Elsewhere(owner)
            await asyncio.sleep(PAUSE)
        return None

    async def _owner(self, id: str) -> str | None:
        """Return the process that has a table, or None if this one has and it is in memory. Raises ApiError."""
        if id in self.directory.tables:
            return None
        if id not in self.owners:
            try:
                await self.directory.find(id)
            except Elsewhere as other:
                self.owners[id] = other.owner
                if len(self.owners) > MOST_KNOWN:
                    del self.owners[next(iter(self.owners))]
        return self.owners.get(id)

    # From others to here

    def _take(self, data: bytes) -> None:
        try:
            message = _decoder.decode(data)
        except msgspec.DecodeError as error:  # another version, or not one of us
            log.error("something on the bus can't be read: %s", error)
            return
        if isinstance(message, Part):
            self.lines.hear(message)
        elif isinstance(message, Counted):
            self.lines.compare(message)
        elif isinstance(message, Measured):
            if message.back != self.bus.name:
                self.lab.stop_all(message.person)
        elif isinstance(message, Answered):
            if (call := self._calls.get(message.id)) is not None and not call.done():
                call.set_result(message)
        elif isinstance(message, Asked):
            self._start(self._answer(message))
        elif isinstance(message, Changed):
            self._start(self._heed(message))
        else:
            self._start(self._carry(message, self.lines.add(message.id, message.back)))

    def _start(self, job: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(job)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _has(self, id: str) -> bool:
        """Return whether this process must answer for a table. Other errors are left to the application."""
        try:
            await self.directory.find(id)
        except Elsewhere:
            return False
        except ApiError:
            pass
        return True

    async def _heed(self, changed: Changed) -> None:
        await self.directory.heed(changed.tables, changed.only_invited)
        self.bus.send(changed.back, msgspec.msgpack.encode(Answered(changed.id, 204, [], b"")))

    async def _answer(self, asked: Asked) -> None:
        answer = Answered(asked.id, MOVED, [], b"")

        async def receive() -> Any:
            return {"type": "http.request", "body": asked.request.body, "more_body": False}

        async def send(message: Message) -> None:
            if message["type"] == "http.response.start":
                answer.status = message["status"]
                answer.headers = [(name, value) for name, value in message["headers"]]
            elif message["type"] == "http.response.body":
                answer.body += message["body"]

        if asked.table is None or await self._has(asked.table):
            assert self._app is not None
            scope = scope_of("http", asked.request)
            await self._app(scope, receive, send)
            if asked.table is not None:
                answer.seat = self.directory.known(asked.table, shown_token(Called(scope)))
        self.bus.send(asked.back, msgspec.msgpack.encode(answer))

    async def _carry(self, opened: Opened, line: Line) -> None:
        begun = False

        async def receive() -> Any:
            nonlocal begun
            if not begun:
                begun = True
                return {"type": "websocket.connect"}
            event = await line.take()
            if isinstance(event, Close):
                return {"type": "websocket.disconnect", "code": event.code, "reason": event.reason}
            return {"type": "websocket.receive", "text": event}

        async def send(message: Message) -> None:
            line.put(event_of(message))

        if not await self._has(opened.table):
            line.put(Close(MOVED, ""))
            return
        assert self._app is not None
        await self._app(scope_of("websocket", opened.request), receive, send)
