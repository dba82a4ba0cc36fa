"""Bytes that no browser sends: bombs, drops, floods. They are small here, and stay on this machine."""

import asyncio
import gzip
import logging
import re
import zlib
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest
from prometheus_client import REGISTRY
from prometheus_client.samples import Sample
from tests.server.house import House, check_sentence, new_table
from tests.server.inside import inside
from tests.server.wires import BINARY, CONTINUED, PING, TEXT, Wire, asking, frame, talking, wire
from tools.services import PATIENCE

from skulduggery.server.http import connections, table_socket
from skulduggery.server.protocol.tables import NewTable, SeatWanted
from skulduggery.server.settings import LONGEST_BODY, LONGEST_FRAME, LONGEST_SAID, Settings
from skulduggery.server.tables import attendance
from skulduggery.server.tables.directory import TableDirectory

Scene = Callable[[str, TableDirectory], Awaitable[None]]
BODY = b'{"game": "crooks", "seats": [{"kind": "me", "name": "Ada"}, {"kind": "open"}]}'
NEW = NewTable("crooks", [SeatWanted("me", "Ada"), SeatWanted("open")])
BOMB = gzip.compress(b" " * 50_000_000 + BODY)
"""Fifty megabytes, in fifty kilobytes: it would pass the limit of a body."""


def play(data: Path, scene: Scene, calls: float = 1e6) -> None:
    """Play a scene before a server in this process."""

    async def run() -> None:
        async with inside(data, Settings(calls_a_minute=calls)) as (address, directory):
            await scene(address, directory)

    asyncio.run(run())


def post(address: str, body: bytes, *headers: str) -> bytes:
    """A call that makes a table, as bytes."""
    return "\r\n".join(["POST /api/tables HTTP/1.1", f"Host: {address}", *headers, "", ""]).encode() + body


@pytest.mark.parametrize("coding", ["gzip", "deflate", "br", "gzip, identity", "x"])
def test_packed_bodies_are_not_unpacked(house: House, coding: str) -> None:
    """A compression bomb is refused, and so is a good body that is compressed: the server never unpacks a body."""
    packed = {"gzip": BOMB, "deflate": zlib.compress(BODY)}.get(coding, gzip.compress(BODY))
    assert len(BOMB) < LONGEST_BODY
    assert house.refused("tables", content=packed, headers={"Content-Encoding": coding})[0] == 415
    assert house.refused("tables", content=packed)[0] == 400


def test_sockets_are_not_packed(house: House) -> None:
    """The server agrees to no compression; a frame marked as compressed closes the socket unread."""
    id, _ = new_table(house, "me", "open")
    packer = zlib.compressobj(wbits=-15)
    bomb = packer.compress(b" " * 10_000_000) + packer.flush(zlib.Z_SYNC_FLUSH)
    assert len(bomb) < LONGEST_SAID

    async def run() -> None:
        async with talking(house.address[7:], id, "Sec-WebSocket-Extensions: permessage-deflate") as one:
            assert b"101" in one.answer
            assert b"extensions" not in one.answer.lower()
            await one.send(frame(TEXT, bomb, more=64))
            assert await one.closed() == 1002

    asyncio.run(run())


def test_sizes(house: House) -> None:
    """Of an address, of headers, of a body with its length and without: too much is refused while it comes."""
    address = house.address[7:]

    async def status(data: bytes) -> int:
        async with wire(address) as one:
            await one.send(data)
            return await one.status()

    async def run() -> None:
        get = "GET /api/tables{} HTTP/1.1\r\nHost: {}\r\n{}\r\n"
        assert await status(get.format("", address, "").encode()) == 200
        assert await status(get.format("?" + "x" * 1_000_000, address, "").encode()) == 400
        assert await status(get.format("", address, "X: " + "x" * 1_000_000 + "\r\n").encode()) == 400
        assert await status(get.format("", address, "X: x\r\n" * 200_000).encode()) == 400
        assert await status(post(address, b"", "Content-Length: 1000000")) == 413
        chunk = b"1000\r\n" + b"x" * 4096 + b"\r\n"
        assert await status(post(address, chunk * (LONGEST_BODY // 4096 + 2), "Transfer-Encoding: chunked")) == 413
        for name in (
            "/%00.js",
            "/assets/%00.css",
            f"/{'x' * 300}.js",
            "/assets/" * 40 + "x.js",
            "/%2e%2e/app.py",
            "/..%5capp.js",
        ):
            assert await status(f"GET {name} HTTP/1.1\r\nHost: x\r\n\r\n".encode()) == 404, name

    asyncio.run(run())


def test_two_readings_of_one_request(house: House) -> None:
    """Requests that a proxy in front might read in another way are refused."""
    address = house.address[7:]

    async def run() -> None:
        for headers in (
            ("Content-Length: 5", "Content-Length: 6"),
            ("Content-Length: 5", "Transfer-Encoding: x"),
            ("Content-Length: +5",),
            ("Transfer-Encoding: chunked, identity",),
            ("X y: 1",),
            ("X\x00: 1",),
        ):
            async with wire(address) as one:
                await one.send(post(address, b"0\r\n\r\n", *headers))
                assert await one.status() in (400, 501), headers

    asyncio.run(run())


async def ended(one: Wire) -> bool:
    """Return whether the other side ends the connection while the test waits."""
    async with asyncio.timeout(PATIENCE):
        try:
            while await one.reader.read(65_536):
                pass
        except ConnectionError:
            pass
    return True


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"G",
        b"GET /api/tables HTTP/1.1\r\nHost: x\r\nX: ",
        b"GET /api/games HTTP/1.1\r\nHost: x\r\n\r\nGET",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 60000\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nea60\r\n",
    ],
    ids=["nothing", "method", "header", "second", "body", "chunk"],
)
def test_drop_by_drop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, begun: bytes) -> None:
    """A request that never ends is given up, however steadily it drips."""
    monkeypatch.setattr(connections, "REQUEST_WITHIN", 0.5)

    async def scene(address: str, _: TableDirectory) -> None:
        async def drip(one: Wire) -> None:
            while await one.send(b"x" if begun else b""):
                await asyncio.sleep(0.02)

        async with wire(address) as one:
            await one.send(begun)
            dripping = asyncio.create_task(drip(one))
            assert await ended(one)
            dripping.cancel()

    play(tmp_path, scene)


def test_a_socket_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Longer than a request may take: what came after it has been given up since."""
    monkeypatch.setattr(connections, "REQUEST_WITHIN", 1.0)

    async def scene(address: str, directory: TableDirectory) -> None:
        id = (await directory.create(NEW)).table
        async with talking(address, id) as one:
            await one.send(frame(TEXT, b'{"t":"hello"}'))
            async with wire(address) as late:
                assert await ended(late)
            await one.send(frame(TEXT, b'{"t":"chat","text":""}'))
            said = [await one.frame(), await one.frame()]
            assert b"looking-on" in said[1][1], said

    play(tmp_path, scene)


def test_a_socket_that_says_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A new socket must say hello soon, or it is closed; a fragment or a ping doesn't count."""
    monkeypatch.setattr(table_socket, "HELLO_WITHIN", 0.3)

    async def scene(address: str, directory: TableDirectory) -> None:
        id = (await directory.create(NEW)).table
        async with talking(address, id) as one:
            await one.send(frame(TEXT, b'{"t":"hel', end=False))
            await one.send(frame(PING, b"here"))
            assert await one.closed() == 4408

    play(tmp_path, scene)


def test_many_connections_of_one_address(tmp_path: Path) -> None:
    """So many are held, sockets among them, and the next is closed at once; one that ends makes room for another."""

    async def scene(address: str, directory: TableDirectory) -> None:
        id = (await directory.create(NEW)).table
        get = f"GET /api/games HTTP/1.1\r\nHost: {address}\r\n\r\n".encode()
        async with AsyncExitStack() as held:
            for _ in range(10):
                await (await held.enter_async_context(wire(address))).send(b"GET")
            for _ in range(9):
                one = await held.enter_async_context(talking(address, id))
                assert b"101" in one.answer
            last = AsyncExitStack()
            assert b"101" in (await last.enter_async_context(talking(address, id))).answer
            async with wire(address) as more:
                await more.send(get)
                assert await more.status() == 0
            await last.aclose()
            for _ in range(200):
                async with wire(address) as more:
                    await more.send(get)
                    if await more.status() == 200:
                        return
            raise AssertionError("there is no room again")

    play(tmp_path, scene, calls=40)


def test_messages_in_parts(tmp_path: Path) -> None:
    """A message may come in parts, not in any number of them, empty ones counted; nor may it be long."""

    async def scene(address: str, directory: TableDirectory) -> None:
        id = (await directory.create(NEW)).table
        parts = [frame(TEXT, b'{"t":', end=False)] + [frame(CONTINUED, b" ", end=False)] * 60
        async with talking(address, id) as one:
            await one.send(b"".join([*parts, frame(CONTINUED, b'"hello"}')]))
            kind, data = await one.frame()
            assert (kind, b'"state"' in data) == (TEXT, True)
        for kind, data, end in (
            (CONTINUED, b"", False),
            (CONTINUED, b"x", False),
            (CONTINUED, b"x" * LONGEST_FRAME, True),
            (BINARY, b"x" * (LONGEST_FRAME + 1), True),
        ):
            async with talking(address, id) as one:
                await one.send(frame(TEXT, b"x", end=False) if kind == CONTINUED else b"")
                await one.send(frame(kind, data, end) * (1 if end else 100_000))
                assert await one.closed() in ((1009,) if end else (1009, 0)), (kind, len(data))

    play(tmp_path, scene)


def test_text_that_is_none(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """It ends the socket and writes no line to the log, so that a flood fills no disk."""

    async def scene(address: str, directory: TableDirectory) -> None:
        id = (await directory.create(NEW)).table
        for sent in (frame(TEXT, b"\xff"), frame(TEXT, b"\xc3", end=False) + frame(CONTINUED, b"")):
            async with talking(address, id) as one:
                await one.send(sent)
                assert await one.closed() == 1007
        for sent in (b"\x00\xff\r\n\r\n", b"GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n"):
            async with wire(address) as one:
                await one.send(sent)
                assert await one.status() in (200, 400)
        async with wire(address) as one:  # what comes before is still being answered
            await one.send(b"GET /api/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n\xff\xff\r\n\r\n")
            assert await ended(one)

    play(tmp_path, scene)
    ours = [
        one for one in caplog.records if not one.name.startswith(("alembic", "asyncio", "httpx")) or one.levelno > 30
    ]
    assert [one.getMessage() for one in ours] == []


def test_messages_that_nobody_has_read_yet(tmp_path: Path) -> None:
    """They wait, but not in any number."""

    async def scene(address: str, directory: TableDirectory) -> None:
        id = (await directory.create(NEW)).table
        async with talking(address, id) as one:
            await one.send(frame(TEXT, b'{"t":"hello"}') + frame(TEXT) * 40_000)
            assert await one.closed() in (4429, 0)

    play(tmp_path, scene)


def test_too_much_for_too_long(tmp_path: Path) -> None:
    """A socket on which every message comes too fast is closed in the end, with the reason."""

    async def scene(address: str, directory: TableDirectory) -> None:
        id = (await directory.create(NEW)).table
        async with talking(address, id) as one:
            closing = asyncio.create_task(one.closed())
            await one.send(frame(TEXT, b'{"t":"hello"}'))
            while not closing.done():
                await one.send(frame(TEXT) * 100)
            assert await closing in (4429, 0)  # 0: what is still on its way then takes the reason with it

    play(tmp_path, scene)


def test_parts_that_never_end(tmp_path: Path) -> None:
    """Empty parts of one message don't pile up: the socket is cut off, in however many pieces they come."""

    async def scene(address: str, directory: TableDirectory) -> None:
        id = (await directory.create(NEW)).table
        async with talking(address, id) as one:
            await one.send(frame(TEXT, b'{"t":"hello"}') + frame(TEXT, b"x", end=False))
            while await one.send(frame(CONTINUED, end=False) * 1_000):
                await asyncio.sleep(0)
            assert await ended(one)

    play(tmp_path, scene)


@pytest.mark.parametrize("path", ["", "x" * 1_100])
def test_a_client_that_goes_before_its_socket_is_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, path: str
) -> None:
    """That is no fault and no line in the log, neither where it is let in nor where it is refused."""
    monkeypatch.setattr(connections, "MOST_UNSAID", 10)  # cut off as it asks for a socket

    async def scene(address: str, directory: TableDirectory) -> None:
        id = (await directory.create(NEW)).table
        async with wire(address) as one:
            await one.send(asking(address, id + path))
            assert await ended(one)

    play(tmp_path, scene)
    assert [one.getMessage() for one in caplog.records if one.levelname in ("ERROR", "CRITICAL")] == []


def test_a_client_that_goes_is_no_fault(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """A body that breaks off, by its length or in chunks, is neither logged nor counted, whatever it was sent to."""
    names = ("skulduggery_calls_total", "skulduggery_refusals_total")

    def counted() -> list[Sample]:
        kinds = [one for one in REGISTRY.collect() for one in one.samples]
        return [one for one in kinds if one.name in names and ("500" in one.labels.values() or "fault" in one.labels)]

    async def scene(address: str, directory: TableDirectory) -> None:
        id = (await directory.create(NEW)).table
        before = counted()
        for path in ("tables", f"tables/{id}/join", "account/log-in", "lab/look", "nowhere"):
            for head, body in (("Content-Length: 100", b'{"game"'), ("Transfer-Encoding: chunked", b"5\r\n{")):
                async with wire(address) as one:
                    await one.send(post(address, body, head).replace(b"/api/tables ", f"/api/{path} ".encode()))
                    one.writer.write_eof()
                    assert await ended(one)
        async with wire(address) as one:  # by now they are through
            await one.send(f"GET /api/games HTTP/1.1\r\nHost: {address}\r\n\r\n".encode())
            assert await one.status() == 200
        assert counted() == before

    play(tmp_path, scene)
    assert [one.getMessage() for one in caplog.records if one.levelname in ("ERROR", "CRITICAL")] == []


def test_a_fault_is_logged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    """Only what uvicorn says while it reads is dropped, not what it says of a fault of ours."""

    def faulty(_scope: Any) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr(connections, "trim", faulty)

    async def scene(address: str, _: TableDirectory) -> None:
        async with wire(address) as one:
            await one.send(f"GET /api/games HTTP/1.1\r\nHost: {address}\r\n\r\n".encode())
            assert await one.status() == 500

    play(tmp_path, scene)
    assert [one.getMessage().strip() for one in caplog.records if one.levelname == "ERROR"] == [
        "Exception in ASGI application"
    ]


def test_a_server_closes_no_handlers_of_others(tmp_path: Path) -> None:
    """uvicorn's own configuration closes them all, and absl's handler closes a stream that others still use."""

    class Others(logging.Handler):
        closed = False

        def close(self) -> None:
            self.closed = True
            super().close()

    async def scene(_address: str, _hall: TableDirectory) -> None:
        assert not others.closed

    others = Others()
    play(tmp_path, scene)


@pytest.mark.parametrize(
    ("head", "status"),
    [
        (f"GET /api/tables/{'x' * 1_100}", 414),
        (f"GET /api/people?name={'x' * 5_000}", 414),
        (f"GET /api/people?{'a=1&' * 40}", 414),
        (f"GET /api/tables HTTP/1.1\r\nX: {'x' * 15_000}\r\nY: {'x' * 2_000}", 431),
        ("GET /api/people HTTP/1.1\r\nHost: x:99999", 400),
        ("GET /api/people HTTP/1.1\r\nHost: x:y", 400),
    ],
    ids=["path", "query", "fields", "headers", "port", "no port"],
)
def test_heads(tmp_path: Path, caplog: pytest.LogCaptureFixture, head: str, status: int) -> None:
    """Heads that the framework would keep or fail on are refused in a sentence, and nothing is logged."""

    async def scene(address: str, _: TableDirectory) -> None:
        lines = head.replace(" HTTP/1.1", "").split("\r\n")
        lines[0] += " HTTP/1.1"
        if "Host" not in head:
            lines.append("Host: x")
        async with wire(address) as one:
            await one.send(("\r\n".join(lines) + "\r\n\r\n").encode())
            answer = await one.head()
            assert int(answer.split(b" ", 2)[1]) == status
            assert b"default-src 'none'" in answer
            (length,) = re.findall(rb"content-length: (\d+)", answer)
            check_sentence(msgspec.json.decode(await one.reader.readexactly(int(length)))["error"])

    play(tmp_path, scene)
    assert [one.getMessage() for one in caplog.records if one.levelname in ("ERROR", "CRITICAL")] == []


def test_cookies_of_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """They don't reach the framework, which would keep them; ours do."""
    seen: list[bytes] = []
    trim = connections.trim

    def looking(scope: Any) -> Any:
        out = trim(scope)
        seen.extend(value for name, value in scope["headers"] if name == b"cookie")
        return out

    monkeypatch.setattr(connections, "trim", looking)

    async def scene(address: str, _: TableDirectory) -> None:
        async with wire(address) as one:
            get = f"GET /api/account HTTP/1.1\r\nHost: {address}\r\nCookie: a={'x' * 9000}; skulduggery=y; b=1\r\n\r\n"
            await one.send(get.encode())
            assert await one.status() == 200

    play(tmp_path, scene)
    assert seen == [b"skulduggery=y"]


def test_pings_of_who_reads_no_answers(tmp_path: Path) -> None:
    """It is cut off before much waits for it."""

    async def scene(address: str, directory: TableDirectory) -> None:
        id = (await directory.create(NEW)).table
        async with talking(address, id) as one:
            one.writer.transport.pause_reading()  # type: ignore[attr-defined]
            many = frame(PING, b"x" * 125) * 500
            for _ in range(2000):  # 131 megabytes; the system itself keeps some
                if not await one.send(many):
                    return
            raise AssertionError("all of it waits")

    play(tmp_path, scene)


def test_a_crowd_keeps_no_player_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Spectators and the sockets of a seat have limits of their own, so neither takes room from the others."""
    monkeypatch.setattr(attendance, "MOST_LOOKING_ON", 3)
    monkeypatch.setattr(attendance, "MOST_OF_A_SEAT", 2)

    async def scene(address: str, directory: TableDirectory) -> None:
        made = await directory.create(NEW)
        mine = f'{{"t":"hello","token":"{made.token}"}}'.encode()

        async def come(held: AsyncExitStack, hello: bytes) -> bool:
            one = await held.enter_async_context(talking(address, made.table))
            await one.send(frame(TEXT, hello))
            return b'"state"' in (await one.frame())[1]

        async with AsyncExitStack() as held:
            assert [await come(held, b'{"t":"hello"}') for _ in range(5)] == [True] * 3 + [False] * 2
            assert [await come(held, mine) for _ in range(4)] == [True] * 2 + [False] * 2

    play(tmp_path, scene)
