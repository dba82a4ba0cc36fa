"""Limits around uvicorn: the number of connections, the time a request may take, the bytes a stranger may make us keep.

uvicorn limits none of these. The guards use its two public interfaces: ``Guard`` is an ``asyncio.Protocol`` around the
protocol that uvicorn chooses, and ``Threshold`` is an ASGI application around ours.
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
"""Seconds in which a whole request must arrive, with its body."""
LONGEST_HEAD = 16_384
"""The most bytes that the headers of a request may have together."""
LONGEST_PATH = 1_024
LONGEST_QUERY = 4_096
MOST_FIELDS = 32
"""The most fields of a query. The framework caches the last 1,024 queries and paths with what it parsed."""
MOST_UNREAD = 8 * LONGEST_FRAME
"""The most bytes that may arrive on a connection before the application reads a call, or part of its body."""
MOST_UNSAID = 2 * LONGEST_FRAME
"""The most bytes that may arrive on a socket before the application reads a message, such as parts and pings."""
MOST_WAITING = 4 * LONGEST_FRAME
"""The most bytes of pongs that may wait for a client that does not read them."""
COOKIES: Final = (b"skulduggery", b"__Host-skulduggery")
"""The prefixes of our cookies' names. The application sees no other cookies that a browser keeps for this host."""
AT_ONCE = "skulduggery.at_once"
"""A key in ``extensions`` of a socket's scope. Its function sends a text without waking a task, and returns False if it
can't send at once."""


class Left(BaseException):
    """Raised when the client has gone, to end the work for it as a cancellation would."""


class Door(uvicorn.Config):
    """The configuration of uvicorn, with a count of the connections that each address holds."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        super().__init__(
            Threshold(app, settings),
            http="h11",
            ws="websockets-sansio",
            log_config=None,  # uvicorn's closes all handlers of the process, and writes text even if a host wants JSON
            log_level="error",  # a line for each mistake of a stranger would fill the disk
            ws_max_size=LONGEST_FRAME,
            ws_per_message_deflate=False,  # it would take 116 KiB a socket instead of 27, and allow zip bombs
            timeout_graceful_shutdown=2,
            server_header=False,
            proxy_headers=bool(settings.proxies),
            forwarded_allow_ips=[*settings.proxies],
        )
        self.most = settings.connections
        self.trusted = settings.proxies
        self.held: Counter[str] = Counter()

    def load(self) -> None:
        """Let uvicorn choose its protocols, and put a guard around each."""
        super().load()
        calls, sockets = cast(Any, self.http_protocol_class), cast(Any, self.ws_protocol_class)
        self.http_protocol_class = cast(Any, partial(Guard, self, calls, MOST_UNREAD))
        self.ws_protocol_class = cast(Any, partial(Guard, self, sockets, MOST_UNSAID))

    def come(self, host: str) -> str | None:
        """Count a new connection and return the address that it counts for, or None if that holds too many.

        Trusted proxies may hold any number.
        """
        who = neighbour(host)
        if self.held[who] >= self.most and host not in self.trusted:
            return None
        self.held[who] += 1
        return who

    def go(self, who: str | None) -> None:
        """Stop counting a connection that has ended. None is one that was not counted."""
        if who is not None:
            self.held[who] -= 1
            if not self.held[who]:
                del self.held[who]


class Guard(asyncio.Protocol):
    """A connection. It passes everything on to a protocol of uvicorn, and aborts if the client exceeds a limit."""

    transport: asyncio.Transport
    who: str | None = None

    def __init__(self, door: Door, kind: Callable[..., asyncio.Protocol], most: int, **given: Any) -> None:
        self.door = door
        self.most = most
        self.unread = 0
        """Bytes that have arrived since the application last read something."""
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
        except Exception:  # uvicorn's reader fails on some malformed messages; they don't reach the application
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
        """Abort the connection unless a whole request arrives in time. Parts of one don't extend the time."""
        if self._late is None and not self.transport.is_closing():
            loop = asyncio.get_running_loop()
            self._late = loop.call_later(REQUEST_WITHIN, self.transport.abort)

    def arrived(self) -> None:
        """Stop the timer of ``expect``: a request is complete, or none is awaited any more."""
        if self._late is not None:
            self._late.cancel()
            self._late = None


HERE: ContextVar[Guard | None] = ContextVar("guard", default=None)
"""The connection of a call or a socket. It works because uvicorn creates the task of each while it reads."""


def taken() -> Guard:
    """Return the connection's guard and remove it from the context, which tasks that outlive the connection inherit."""
    guard = HERE.get()
    assert guard is not None
    HERE.set(None)
    return guard


class Reading(logging.Filter):
    """Drops what uvicorn logs while it reads, because strangers could fill the disk with it."""

    now = False

    def filter(self, _record: logging.LogRecord) -> bool:
        return not self.now


READING = Reading()
logging.getLogger("uvicorn.error").addFilter(READING)


class Threshold:
    """Our application as uvicorn sees it. It refuses requests that are too long, and stops when the client has gone."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.dress = headers(settings.secure)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            kind: str = scope["type"]  # the framework's types leave out startup and shutdown
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
        read = False  # whether the whole body was read; if the client leaves before, there is nothing to do
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
                HERE.set(guard)  # uvicorn may begin with the next call, if it is waiting already
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
                raise Left from None  # it has hung up, or uvicorn has closed it for a malformed message
            answered = True
            closed = message["type"] == "websocket.close"

        def tell(document: bytes) -> bool:
            if closed or not guard.writable or guard.transport.is_closing():
                return False
            sending: Any = send(cast(Any, {"type": "websocket.send", "text": document.decode()}))
            try:
                sending.send(None)  # the first step; uvicorn waits, if it must, only before it writes
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
            if not answered:  # uvicorn reports an error if a client that left before gets no answer
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
    """Return the error of a request whose headers, path or query is too long or whose Host header is not valid.

    Otherwise drop the cookies that are not ours and return None.
    """
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
    except ValueError:  # the framework would fail on it later, when it needs the URL of the call
        return unread(ValueError("Invalid host header"))
    scope["headers"] = [(name, _ours(value) if name == b"cookie" else value) for name, value in scope["headers"]]
    return None


def _ours(cookies: bytes) -> bytes:
    return b"; ".join(one for one in cookies.split(b"; ") if one.startswith(COOKIES))
