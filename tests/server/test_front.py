"""The duties of the proxy in front, as hosting/nginx.conf has them."""

import asyncio
from collections.abc import Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest
from tests.server.house import House, new_table
from tests.server.wires import talking, wire
from tools.services import ASKING, PATIENCE, free_port, front, until

CHANGES = (
    ("client_header_timeout 20s", "client_header_timeout 1s"),
    ("client_body_timeout 20s", "client_body_timeout 1s"),
    ("limit_conn addresses 300", "limit_conn addresses 5"),
)
"""So that a test need not wait as long, nor open as much."""


@pytest.fixture
def fronted(house: House, tmp_path: Path) -> Iterator[str]:
    """The address of an nginx in front of a server."""
    port = free_port()
    try:
        process = front(tmp_path, [house.address.removeprefix("http://")], port, CHANGES)
    except RuntimeError as why:
        pytest.skip(f"{why}: './dev test' installs it as root on Debian")

    def answers() -> bool:
        try:
            return httpx.get(f"http://127.0.0.1:{port}/health", **ASKING).status_code == 200
        except httpx.TransportError:
            return False

    until(answers, "nginx doesn't start")
    yield f"127.0.0.1:{port}"
    process.terminate()
    process.communicate(timeout=PATIENCE)


@pytest.mark.parametrize(
    "begun",
    [
        b"GET /api/tables HTTP/1.1\r\nHost: x\r\nX: ",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 60000\r\n\r\n{",
    ],
    ids=["header", "body"],
)
def test_requests_that_never_come(fronted: str, begun: bytes) -> None:
    """They are given up, and the server behind never hears of them."""

    async def run() -> None:
        async with wire(fronted) as one:
            await one.send(begun)
            assert await one.status() in (0, 408)

    asyncio.run(run())


def test_connections_of_one_address(house: House, fronted: str) -> None:
    """Five are held, sockets too, and the next is refused; one that ends makes room for another."""
    id, _ = new_table(house, "me", "open")

    async def run() -> None:
        get = f"GET /api/games HTTP/1.1\r\nHost: {fronted}\r\n\r\n".encode()

        async def asked() -> int:
            async with wire(fronted) as one:
                await one.send(get)
                return await one.status()

        async with AsyncExitStack() as held:
            count = 0
            async with asyncio.timeout(PATIENCE):  # the front may not be done with an earlier request
                while count < 5:
                    count += b" 101 " in (await held.enter_async_context(talking(fronted, id))).answer
            assert await asked() == 429
        async with asyncio.timeout(PATIENCE):
            while await asked() != 200:
                pass

    asyncio.run(run())
