"""Malformed messages for a server, from a seed: over HTTP, over sockets, and bytes that are neither."""

import asyncio
import json
from collections import Counter
from collections.abc import Iterator
from contextlib import AsyncExitStack, suppress
from itertools import count
from random import Random
from typing import Any

import msgspec
from tests.fuzz.mutate import NASTY_BYTES, damage_bytes, damage_json, nasty_value, written
from tests.server.wires import BINARY, CLOSE, CONTINUED, PING, TEXT, Wire, frame, talking, wire
from tools.services import PATIENCE

from skulduggery.server.protocol.accounts import NamePassword
from skulduggery.server.protocol.messages import FromClient
from skulduggery.server.protocol.tables import NewTable

AT_ONCE = 12
"""Connections that are open at the same time."""
A_SOCKET = 30
"""Messages on one socket at most."""
NEW = {"game": "crooks", "seats": [{"kind": "me", "name": "Eve"}, {"kind": "open"}], "options": {}, "private": False}
BODIES: tuple[tuple[str, Any], ...] = (
    ("tables", NEW),
    ("lessons", {"lesson": "crooks-1", "name": "Eve"}),
    ("tables/{id}/join", {"name": "Eve"}),
    ("tables/{id}/answer", {"ask": "0123456789abcdef", "words": ["pass"]}),
    ("tables/{id}/take-over", {"seat": 0, "bot": "random"}),
    ("tables/{id}/notes", {"by": {"by": "mail", "to": "eve@example.org"}, "language": "en"}),
    ("tables/{id}/report", {"line": 3}),
    ("tables/nowhere/mute", {"seat": 1, "muted": True}),
    ("accounts", {"name": "", "password": "short"}),
    ("account/log-in", {"name": "Eve", "password": None}),
    ("account/recover", {"name": "Eve", "code": "x", "password": None}),
    ("bot/decline", {"table": "x"}),
    ("lab/runs", {"game": "crooks", "changes": [], "seats": 2}),
    ("nowhere/at/all", {"a": [1, 2]}),
)
SAID: tuple[Any, ...] = (
    {"t": "hello", "token": "wrong", "since": 3, "chat": 1},
    {"t": "answer", "ask": "0123456789abcdef", "words": ["recruit", "A"]},
    {"t": "why", "ask": "0123456789abcdef", "words": ["take", "boss"]},
    {"t": "chat", "text": "hi", "to": 1},
    {"t": "seal", "seal": "0" * 64},
    {"t": "share", "share": "0" * 64},
)
UPGRADE = (
    "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13",
    "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==",
)  # fmt: skip
_right = {"tables": msgspec.json.Decoder[Any](NewTable), "accounts": msgspec.json.Decoder[Any](NamePassword)}
_said = msgspec.json.Decoder(FromClient)


class Stranger:
    """A client that gets everything wrong. ``sent`` counts messages by kind."""

    def __init__(self, address: str, table: str, seed: int) -> None:
        self.address = address
        self.table = table
        self.seed = seed
        self.sent: Counter[str] = Counter()
        self.statuses: Counter[int] = Counter()

    async def run(self, messages: int) -> None:
        """Send ``messages`` messages on several connections at once."""
        async with asyncio.TaskGroup() as group:
            for number in range(AT_ONCE):
                group.create_task(self._go_on(number, messages))

    async def fill(self) -> None:
        """Ask with more queries and paths than the framework's caches keep."""
        async with wire(self.address, 1 << 20) as one:
            for number in range(1_100):
                for path in (f"/api/people?x={number}", f"/x{number}.js"):
                    await one.send(self._head("GET", path))
                    assert await self._answered(one)

    async def _go_on(self, number: int, messages: int) -> None:
        ways = (self._calls, self._call_breaks, self._bytes, self._socket)
        for attempt in count():
            if self.sent.total() >= messages:
                return
            random = Random(f"{self.seed} {number} {attempt}")
            await random.choices(ways, (6, 3, 3, 2))[0](random)

    def _head(self, method: str, path: str, *headers: str) -> bytes:
        lines = (f"{method} {path} HTTP/1.1", f"Host: {self.address}", *headers, "", "")
        return "\r\n".join(lines).encode("utf-8", "surrogatepass")

    def _body(self, random: Random) -> tuple[str, bytes]:
        """A path and a body for it that isn't right."""
        while True:
            path, right = random.choice(BODIES)
            document = json.loads(json.dumps(right))
            if random.randrange(3):
                body = written(damage_json(random, document))
            else:
                body = damage_bytes(random, written(document))
            if path in _right and readable(_right[path], body):
                continue  # by chance it may be right
            return f"/api/{path.format(id=self.table)}", body

    def _post(self, random: Random, more: int = 0) -> bytes:
        """A call; it promises ``more`` bytes than there are."""
        path, body = self._body(random)
        kind = random.choice(("application/json", "application/json", "text/plain", "x", "application/json; q=\xe9"))
        token = random.choice(((), (), ("Authorization: Bearer wrong",), ("Cookie: session=" + "x" * 500,)))
        return self._head("POST", path, f"Content-Type: {kind}", f"Content-Length: {len(body) + more}", *token) + body

    async def _calls(self, random: Random) -> None:
        """Calls that are whole, with bodies that mean nothing; one after the other on a connection."""
        async with wire(self.address, 1 << 20) as one:
            for post in [self._post(random) for _ in range(random.randrange(1, 8))]:
                self.sent["call"] += 1
                if not await one.send(post) or not await self._answered(one):
                    return

    async def _answered(self, one: Wire) -> bool:
        """Read an answer; whether the connection stays."""
        head = await one.head()
        if not head:
            return False
        self.statuses[int(head.split(b" ", 2)[1])] += 1
        lines = dict(line.lower().split(b": ", 1) for line in head.split(b"\r\n")[1:] if b": " in line)
        with suppress(ConnectionError, asyncio.IncompleteReadError):
            await one.reader.readexactly(int(lines.get(b"content-length", b"0")))
            return lines.get(b"connection") != b"close"
        return False

    async def _call_breaks(self, random: Random) -> None:
        """A call that ends before its end."""
        self.sent["broken off"] += 1
        whole = self._post(random, random.choice((1, 100, 60_000)))
        if random.randrange(4) == 0:
            path, body = self._body(random)
            chunks = b"%x\r\n%s\r\n" % (len(body), body)
            whole = self._head("POST", path, "Transfer-Encoding: chunked") + chunks
        elif random.randrange(4) == 0:
            whole = whole[: random.randrange(len(whole))]
        async with wire(self.address) as one:
            await one.send(whole)
            await self._leave(one, random.randrange(2))

    async def _leave(self, one: Wire, politely: int) -> None:
        """Say that nothing more comes and read to the end, or just go."""
        if politely:
            async with asyncio.timeout(PATIENCE):
                with suppress(OSError):
                    one.writer.write_eof()
                    while await one.reader.read(65_536):
                        pass

    async def _bytes(self, random: Random) -> None:
        """Send what is hardly HTTP: damaged heads, garbage after a call, false upgrades."""
        self.sent["bytes"] += 1
        get = self._get(random)
        kind = random.randrange(8)
        if kind == 0:
            data = damage_bytes(random, self._post(random))
        elif kind == 1:
            data = get + random.choice(NASTY_BYTES) + b"\r\n\r\n"
        elif kind == 2:
            data = random.randbytes(random.randrange(400))
        elif kind == 3:
            data = self._upgrade(random)
        elif kind == 4:
            data = get * random.randrange(1, 5) + damage_bytes(random, get)
        elif kind < 7:
            data = get
        else:
            length = random.choice(("1000000", "-1", "+5", "9" * 30))
            data = self._head("POST", "/api/tables", f"Content-Length: {length}")
            data += b"x" * random.choice((0, 10, 70_000))
        async with wire(self.address) as one:
            await one.send(data)
            await self._leave(one, random.randrange(2))

    def _get(self, random: Random) -> bytes:
        """A head that says what it likes: its method, path, query, cookies are new each time, and long."""
        word = f"{random.getrandbits(40):x}" * random.choice((1, 10, 50))
        path = random.choice(("/api/tables", "/", "/api/people", "/api/account", f"/api/tables/{word}", f"/{word}.js"))
        query = random.choice(("", f"?name={word}", "?" + f"{word[:10]}=x&" * random.choice((1, 500)), "?" + word * 20))
        headers = random.choice((
            (), (f"Cookie: {word}=1; skulduggery={word}",), ("Cookie: " + f"{word[:9]}=1; " * 100,),
            (f"X-Forwarded-For: {word}",), (f"Accept-Language: {word}",), (f"Authorization: Bearer {word}",),
            (f"X-{word}: " + "x" * 20_000,),
        ))  # fmt: skip
        return self._head(random.choice(("GET", "GET", "GET", f"GET{word[:8]}")), path + query, *headers)

    def _upgrade(self, random: Random) -> bytes:
        headers = [*UPGRADE]
        method = random.choice(("GET", "GET", "POST", "PUT"))
        for _ in range(random.randrange(3)):
            at = random.randrange(len(headers))
            kind = random.randrange(4)
            if kind == 0:
                del headers[at]
            elif kind == 1:
                headers.append(headers[at])
            elif kind == 2:
                value = random.choice(("", "x", "h2c", "12", "a, b", "\xe9"))
                headers[at] = f"{headers[at].partition(':')[0]}: {value}"
            else:
                headers.append(random.choice(("Content-Length: 5", "Transfer-Encoding: chunked", "X: " + "x" * 9_000)))
        head = self._head(method, f"/api/tables/{self.table}/socket", *headers)
        return head + (frame(TEXT, b"{") if random.randrange(2) else random.choice(NASTY_BYTES))

    async def _socket(self, random: Random) -> None:
        """A socket on which everything is wrong."""
        table = random.choice((self.table, self.table, self.table, "nowhere"))
        frames = [*self._frames(random)]
        async with AsyncExitStack() as stack:
            one = await stack.enter_async_context(talking(self.address, table))
            if b" 101 " not in one.answer:
                return
            if random.randrange(4):
                await one.send(frame(TEXT, b'{"t":"hello"}'))
            reading = asyncio.create_task(one.closed())
            for data in frames:
                self.sent["frame"] += 1
                if not await one.send(data) or reading.done():
                    break
            if random.randrange(2):
                await one.send(frame(CLOSE, random.choice((b"", b"\x03\xe8", b"\x00", b"\x03\xe8\xff"))))
                with suppress(OSError):
                    one.writer.write_eof()
                await reading
            reading.cancel()
            await asyncio.wait([reading])

    def _frames(self, random: Random) -> Iterator[bytes]:
        for _ in range(random.randrange(1, A_SOCKET)):
            document = json.loads(json.dumps(random.choice(SAID)))
            data = written(damage_json(random, document))
            kind = random.randrange(40)
            if kind == 0:
                yield damage_bytes(random, frame(TEXT, data))
            elif kind == 1:
                yield frame(random.choice((3, 4, 7, 11, 15)), data[:100])
            elif kind == 2:
                yield frame(TEXT, b"\xff\xfe" + data)
            elif kind == 3:
                yield frame(TEXT, data[:5], end=False) + frame(TEXT, data[5:])
            elif kind == 4:
                yield frame(PING, data)  # longer than it may be, or not
            elif kind == 5:
                yield random.randbytes(random.randrange(1, 200))
            elif kind == 6:
                yield frame(TEXT, data, more=64)
            elif kind == 7:
                yield frame(TEXT, b"x" * 66_000)
            elif kind == 8:
                yield frame(TEXT, data, end=False) + frame(CONTINUED, b"", end=False) * 70
            elif kind < 12:
                yield frame(TEXT, data[:5], end=False) + frame(PING, b"?") + frame(CONTINUED, data[5:])
            elif kind < 15:
                yield frame(BINARY, data)
            elif kind < 18:
                yield frame(TEXT, damage_bytes(random, data)[:17_000])
            elif kind < 20:
                yield frame(TEXT, written(nasty_value(random))[:17_000])
            elif kind == 20:
                yield frame(TEXT) * 100
            elif not readable(_said, data):
                yield frame(TEXT, data)


def readable(decoder: msgspec.json.Decoder[Any], data: bytes) -> bool:
    """Return whether a message is valid after all."""
    try:
        decoder.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return False
    return True
