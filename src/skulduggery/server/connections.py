"""Connections as they come from the net: how many, how long a request may take, what a socket may make us keep.

uvicorn bounds none of these: not how long a request takes to arrive, not the parts of a message (empty ones too), not
the pongs that wait for who doesn't read them.
"""

import asyncio
from collections import Counter
from typing import cast

import h11
import uvicorn
from litestar import Litestar
from uvicorn._types import WebSocketReceiveEvent
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request
from websockets.protocol import State

from skulduggery.server.limits import neighbour
from skulduggery.server.settings import LONGEST_FRAME, Settings

REQUEST_WITHIN = 20.0
"""Seconds in which a request must have arrived, with its body."""
MOST_PARTS = 64
"""Frames of one message."""
MOST_HEARD = 2_000
"""Messages of a socket that wait to be read."""
MOST_WAITING = 262_144
"""Bytes of pongs that wait for one socket."""
AT_ONCE = "skulduggery.at_once"
"""In ``extensions`` of a socket's scope: ``Talking.tell``. What goes by ``send`` passes the framework first, and a task
must be woken for it: that took longer than to make the document."""


class Door(uvicorn.Config):
    """How uvicorn runs the application, and how many connections each address holds."""

    def __init__(self, app: Litestar, settings: Settings) -> None:
        super().__init__(
            app,
            http=Calling,
            ws=Talking,
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

    def come(self, client: tuple[str, int] | None) -> str | None:
        """Count a connection; None if its address holds as many as it may. Proxies may hold any number."""
        who = neighbour(client[0]) if client else "?"
        if self.held[who] >= self.most and not (client and client[0] in self.trusted):
            return None
        self.held[who] += 1
        return who

    def go(self, who: str | None) -> None:
        """A connection is gone."""
        if who is not None:
            self.held[who] -= 1
            if not self.held[who]:
                del self.held[who]


class Calling(H11Protocol):
    """A connection that makes calls, and may become a socket."""

    who: str | None = None
    _late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.who = cast(Door, self.config).come(self.client)
        if self.who is None:
            transport.abort()
        else:
            self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait(over=True)
        cast(Door, self.config).go(self.who)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._wait()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._wait()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._wait(over=True)
        super().handle_websocket_upgrade(event)
        talking = self.transport.get_protocol()
        if isinstance(talking, Talking):
            talking.who = self.who

    def send_400_response(self, msg: str) -> None:
        try:
            super().send_400_response(msg)
        except h11.LocalProtocolError:  # an answer to what came before is on its way
            self.transport.abort()

    def _wait(self, over: bool = False) -> None:
        """Give up the connection if what it has begun to send doesn't come to its end; what it sends buys no time."""
        over = over or self.transport.is_closing() or self.conn.their_state not in (h11.IDLE, h11.SEND_BODY)
        over = over or self.transport.get_protocol() is not self  # it is a socket now, which may stay
        if over and self._late is not None:
            self._late.cancel()
            self._late = None
        elif not over and self._late is None:
            self._late = self.loop.call_later(REQUEST_WITHIN, self.transport.abort)


class Talking(WebSocketsSansIOProtocol):
    """A connection that has become a socket."""

    who: str | None = None

    def connection_lost(self, exc: Exception | None) -> None:
        cast(Door, self.config).go(self.who)
        super().connection_lost(exc)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:  # the application begins after this
            cast(dict[str, object], self.scope["extensions"])[AT_ONCE] = self.tell

    def tell(self, document: bytes) -> bool:
        """Send a text at once. False where it can't be: the other end reads too slowly, or the socket is closing."""
        if not self.writable.is_set() or self.transport.is_closing() or self.conn.state is not State.OPEN:
            return False
        self.conn.send_text(document)
        self.transport.write(b"".join(self.conn.data_to_send()))
        return True

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) < MOST_PARTS:
            super().handle_cont(event)
        else:
            self._break_off(CloseCode.MESSAGE_TOO_BIG)

    def handle_ping(self) -> None:
        super().handle_ping()
        if self.transport.get_write_buffer_size() > MOST_WAITING:
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        if self.queue.qsize() >= MOST_HEARD:
            self._break_off(CloseCode.POLICY_VIOLATION)
            return
        data, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return
        event: WebSocketReceiveEvent = {"type": "websocket.receive", "bytes": data}
        if self.curr_msg_data_type == "text":
            try:
                event = {"type": "websocket.receive", "text": data.decode()}
            except UnicodeDecodeError:
                self._break_off(CloseCode.INVALID_DATA)
                return
        behind = not self.queue.empty()
        self.queue.put_nowait(event)
        if behind and not self.read_paused:  # uvicorn pauses for each message: two calls of the system in vain
            self.read_paused = True
            self.transport.pause_reading()

    def _break_off(self, code: CloseCode) -> None:
        self.frames = []
        if not self.close_sent and not self.transport.is_closing():
            self.conn.fail(code)
            self.handle_parser_exception()
