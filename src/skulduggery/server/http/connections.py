"""Guards around uvicorn: how many connections, how long a request may take, how much a stranger may make us keep.

uvicorn bounds none of these. The guards stand at the two public seams that it has: ``Guard`` is an ``asyncio.Protocol``
around the one that uvicorn chooses, ``Threshold`` an ASGI application around ours.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from contextvars import ContextVar
from functools import partial
from typing import Any, Final, cast
from urllib.parse import urlsplit

import msgspec
import uvicorn
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from skulduggery.server.operations.headers import headers
from skulduggery.server.operations.rate_limits import neighbour
from skulduggery.server.operations.telemetry import REFUSALS, UNREADABLE
from skulduggery.server.protocol.errors import ApiError, unread
from skulduggery.server.settings import LONGEST_FRAME, Settings

REQUEST_WITHIN = 20.0
"""Seconds in which a request must have arrived, with its body."""
LONGEST_HEAD = 16_384
"""Bytes of all headers of a request."""
LONGEST_PATH = 1_024
LONGEST_QUERY = 4_096
MOST_FIELDS = 32
"""Fields of a query. The framework keeps the last 1,024 queries and paths, and what it has read in them."""
MOST_UNREAD = 8 * LONGEST_FRAME
"""Bytes that may come on a connection without a call, or a part of its body, that the application reads."""
MOST_UNSAID = 2 * LONGEST_FRAME
"""Bytes that may come on a socket without a message that the application reads: parts of messages, pings."""
MOST_WAITING = 4 * LONGEST_FRAME
"""Bytes of pongs that may wait for a client that does not read them."""
COOKIES: Final = (b"skulduggery", b"__Host-skulduggery")
"""How the names of our cookies begin; the application sees no others, whatever else a browser keeps for this host."""
AT_ONCE = "skulduggery.at_once"
"""In ``extensions`` of a socket's scope: sends a text without waking a task; False if it can't be sent at once."""


class Left(BaseException):
    """The client has gone: what is being done for it ends, as if it were cancelled."""


class Door(uvicorn.Config):
    """How uvicorn runs the application, and how many connections each address holds."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        super().__init__(
            Threshold(app, settings),
            http="h11",
            ws="websockets-sansio",
            log_config=None,  # uvicorn's closes all handlers of the process, and writes text even if a host wants JSON
            log_level="error",  # a line for each thing that strangers get wrong would fill the disk
            ws_max_size=LONGEST_FRAME,
            ws_per_message_deflate=False,  # 116 KiB a socket instead of 27, and nothing that could be blown up
            timeout_graceful_shutdown=2,
            server_header=False,
            proxy_headers=bool(settings.proxies),
            forwarded_allow_ips=[*settings.proxies],
        )
        self.most = settings.connections
        self.trusted = settings.proxies
        self.held: Counter[str] = Counter()

    def load(self) -> None:
        """Choose uvicorn's protocols, and put a guard around each."""
        super().load()
        calls, sockets = cast(Any, self.http_protocol_class), cast(Any, self.ws_protocol_class)
        self.http_protocol_class = cast(Any, partial(Guard, self, calls, MOST_UNREAD))
        self.ws_protocol_class = cast(Any, partial(Guard, self, sockets, MOST_UNSAID))

    def come(self, host: str) -> str | None:
        """Count a connection; None if its address holds as many as it may. Proxies may hold any number."""
        who = neighbour(host)
        if self.held[who] >= self.most and host not in self.trusted:
            return None
        self.held[who] += 1
        return who

    def go(self, who: str | None) -> None:
        """Count a connection that has ended."""
        if who is not None:
            self.held[who] -= 1
            if not self.held[who]:
                del self.held[who]


class Guard(asyncio.Protocol):
    """A connection: passes everything on to a protocol of uvicorn's, and cuts off a client that goes too far."""

    transport: asyncio.Transport
    who: str | None = None

    def __init__(self, door: Door, kind: Callable[..., asyncio.Protocol], most: int, **given: Any) -> None:
        self.door = door
        self.most = most
        self.unread = 0
        """Bytes that have come since the application last read something."""
        self.writable = True
        self._late: asyncio.TimerHandle | None = None
        self._inner = kind(**given)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        before = self.transport.get_protocol()
        if isinstance(before, Guard) and before is not self:  # a call that becomes a socket
            before.arrived()
            self.who = before.who
        else:
            self.who = self.door.come((transport.get_extra_info("peername") or ("?",))[0])
            self.expect()
        self._inner.connection_made(transport)
        if self.who is None:
            self.transport.abort()

    def data_received(self, data: bytes) -> None:
        waiting = self.transport.get_write_buffer_size()
        self.unread += len(data)
        here = HERE.set(self)
        READING.now = True
        try:
            self._inner.data_received(data)
        except Exception:  # uvicorn's reader stumbles over some messages that are none; the application isn't reached
            UNREADABLE.inc()
            self.transport.abort()
        finally:
            READING.now = False
            HERE.reset(here)
        if self.unread > self.most or waiting < self.transport.get_write_buffer_size() > MOST_WAITING:
            self.transport.abort()

    def eof_received(self) -> bool | None:
        return self._inner.eof_received()

    def connection_lost(self, exc: Exception | None) -> None:
        self.arrived()
        self.writable = False
        self.door.go(self.who)
        self._inner.connection_lost(exc)

    def pause_writing(self) -> None:
        self.writable = False
        self._inner.pause_writing()

    def resume_writing(self) -> None:
        self.writable = True
        self._inner.resume_writing()

    def expect(self) -> None:
        """Give up the connection unless a request arrives in time; what drips in buys no time."""
        if self._late is None and not self.transport.is_closing():
            loop = asyncio.get_running_loop()
            self._late = loop.call_later(REQUEST_WITHIN, self.transport.abort)

    def arrived(self) -> None:
        """A request is whole, or none is awaited any more."""
        if self._late is not None:
            self._late.cancel()
            self._late = None


HERE: ContextVar[Guard | None] = ContextVar("guard", default=None)
"""The connection that a call or a socket has come by: uvicorn runs each in a task that it makes while it reads."""


def taken() -> Guard:
    """Take the guard out of the context, which tasks that last longer than the connection inherit."""
    guard = HERE.get()
    assert guard is not None
    HERE.set(None)
    return guard


class Reading(logging.Filter):
    """Drops what uvicorn has to say while it reads what has come: strangers could fill the disk."""

    now = False

    def filter(self, _record: logging.LogRecord) -> bool:
        return not self.now


READING = Reading()
logging.getLogger("uvicorn.error").addFilter(READING)


class Threshold:
    """Our application as uvicorn sees it. What comes in is no longer than it may be; nothing goes out to the gone."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.dress = headers(settings.secure)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            kind: str = scope["type"]  # the types of the framework leave out the beginning and the end
            if kind == "http":
                await self._call(scope, receive, send)
            elif kind == "websocket":
                await self._socket(scope, receive, send)
            else:
                await self.app(scope, receive, send)
        except Left:
            pass

    async def _call(self, scope: Any, receive: Receive, send: Send) -> None:
        guard = taken()
        read = False  # the body, to its end: until then a client that goes leaves nothing to do
        if not {b"content-length", b"transfer-encoding"} & {name for name, _ in scope["headers"]}:
            guard.arrived()
        guard.unread = 0

        async def hear() -> Any:
            nonlocal read
            message = await receive()
            guard.unread = 0
            if message["type"] == "http.disconnect" and not read:
                raise Left
            if message["type"] == "http.request" and not message.get("more_body"):
                read = True
                guard.arrived()
            return message

        async def say(message: Message) -> None:
            if message["type"] == "http.response.body" and not message.get("more_body"):
                guard.expect()
                HERE.set(guard)  # uvicorn may begin with the next call, which waits already
            await send(message)
            HERE.set(None)

        if (problem := trim(scope)) is None:
            await self.app(scope, hear, say)
        else:
            await self._refuse(problem, scope, say)

    async def _socket(self, scope: Any, receive: Receive, send: Send) -> None:
        guard = taken()
        answered = closed = False

        async def hear() -> Any:
            message = await receive()
            guard.unread = 0
            return message

        async def say(message: Message) -> None:
            nonlocal answered, closed
            if guard.transport.is_closing():
                raise Left
            try:
                await send(message)
            except (OSError, RuntimeError):
                if closed:
                    raise
                raise Left from None  # it has hung up, or uvicorn has closed it over a message that is none
            answered = True
            closed = message["type"] == "websocket.close"

        def tell(document: bytes) -> bool:
            if closed or not guard.writable or guard.transport.is_closing():
                return False
            sending: Any = send(cast(Any, {"type": "websocket.send", "text": document.decode()}))
            try:
                sending.send(None)  # the first step; uvicorn waits only before it writes, if it must
            except StopIteration:
                return True
            except (OSError, RuntimeError):
                return False
            sending.close()
            return False

        refusal: Any = {"type": "websocket.close", "code": 4431}
        scope["extensions"][AT_ONCE] = tell
        try:
            if trim(scope) is None:
                await self.app(scope, hear, say)
            else:
                await say(refusal)
        except Left:
            if not answered:  # uvicorn takes it for a fault if nobody answers a client that has gone sooner
                await send(refusal)

    async def _refuse(self, problem: ApiError, scope: Any, say: Send) -> None:
        REFUSALS.labels(problem.status, problem.code).inc()
        body = msgspec.json.encode(problem.document())
        length = str(len(body)).encode()
        start: Any = {
            "type": "http.response.start",
            "status": problem.status,
            "headers": [(b"content-type", b"application/json"), (b"content-length", length)],
        }
        await self.dress(start, scope)
        await say(start)
        await say({"type": "http.response.body", "body": body, "more_body": False})


def trim(scope: Any) -> ApiError | None:
    """Drop cookies that are not ours; return why a request is refused, if its head is too long or names no host."""
    if sum(len(name) + len(value) for name, value in scope["headers"]) > LONGEST_HEAD:
        return ApiError(431, "too-long", most=LONGEST_HEAD)
    if len(scope["raw_path"]) > LONGEST_PATH:
        return ApiError(414, "too-long", most=LONGEST_PATH)
    query: bytes = scope["query_string"]
    if len(query) > LONGEST_QUERY or query.count(b"&") >= MOST_FIELDS:
        return ApiError(414, "too-long", most=LONGEST_QUERY)
    try:
        for name, value in scope["headers"]:
            _ = name == b"host" and urlsplit(f"//{value.decode('latin-1')}").port
    except ValueError:  # the framework would stumble over it where it needs the address of the call
        return unread(ValueError("Invalid host header"))
    scope["headers"] = [(name, _ours(value) if name == b"cookie" else value) for name, value in scope["headers"]]
    return None


def _ours(cookies: bytes) -> bytes:
    return b"; ".join(one for one in cookies.split(b"; ") if one.startswith(COOKIES))
