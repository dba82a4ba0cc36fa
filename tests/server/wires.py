"""A server's connections as bytes, for requests that no library would send."""

import asyncio
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tools.services import PATIENCE

TEXT, BINARY, CONTINUED, CLOSE, PING = 1, 2, 0, 8, 9


class Wire:
    """A connection to a server, byte by byte."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer
        self.answer = b""
        """The server's answer to the request for a socket."""

    async def send(self, data: bytes) -> bool:
        """Send; whether the server still takes it."""
        try:
            self.writer.write(data)
            await asyncio.wait_for(self.writer.drain(), PATIENCE)
        except (ConnectionError, TimeoutError):
            return False
        return True

    async def head(self) -> bytes:
        """The head of the next answer; nothing if the connection has ended."""
        try:
            async with asyncio.timeout(PATIENCE):
                return await self.reader.readuntil(b"\r\n\r\n")
        except (asyncio.IncompleteReadError, ConnectionError):
            return b""

    async def status(self) -> int:
        """The status of the next answer; 0 if the connection has ended."""
        head = await self.head()
        return int(head.split(b" ", 2)[1]) if head else 0

    async def frame(self) -> tuple[int, bytes]:
        """The next frame of a socket: its kind and what is in it; -1 if the connection has ended."""
        try:
            async with asyncio.timeout(PATIENCE):
                first, second = await self.reader.readexactly(2)
                size = second & 127
                if size > 125:
                    size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8))
                return first & 15, await self.reader.readexactly(size)
        except (asyncio.IncompleteReadError, ConnectionError):
            return -1, b""

    async def closed(self) -> int:
        """Read on to the end: the code with which the socket was closed, 0 if without."""
        while (got := await self.frame())[0] >= 0:
            if got[0] == CLOSE:
                return int.from_bytes(got[1][:2])
        return 0


def frame(kind: int, data: bytes = b"", end: bool = True, more: int = 0) -> bytes:
    """A frame as a client sends it; ``more`` are bits that are none of the protocol's."""
    size = len(data)
    long = b"" if size < 126 else struct.pack("!H", size) if size < 65_536 else struct.pack("!Q", size)
    length = size if size < 126 else 126 if size < 65_536 else 127
    return bytes([kind | end << 7 | more, 128 | length]) + long + bytes(4) + data  # masked with nothing


@asynccontextmanager
async def wire(address: str, limit: int = 65_536) -> AsyncIterator[Wire]:
    """A connection to ``host:port``."""
    host, _, port = address.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port), limit=limit)
    try:
        yield Wire(reader, writer)
    finally:
        writer.transport.abort()
        await asyncio.sleep(0)  # the loop closes it then


def asking(address: str, table: str, *headers: str) -> bytes:
    """A request for the socket of a table."""
    key = "MDEyMzQ1Njc4OWFiY2RlZg=="
    asked = [f"GET /api/tables/{table}/socket HTTP/1.1", f"Host: {address}", "Connection: Upgrade", *headers]
    asked += ["Upgrade: websocket", "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {key}", "", ""]
    return "\r\n".join(asked).encode()


@asynccontextmanager
async def talking(address: str, table: str, *headers: str) -> AsyncIterator[Wire]:
    """A connection that has become the socket of a table."""
    async with wire(address) as one:
        await one.send(asking(address, table, *headers))
        one.answer = await one.head()
        yield one
