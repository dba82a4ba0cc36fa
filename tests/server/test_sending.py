"""Sending: without waiting for the other end's replies, and compressed where that is shorter."""

import asyncio
import re
import socket

import pytest
from tests.server.house import House

from skulduggery.server.app import listen
from skulduggery.server.http.pages import CLIENT


def test_nothing_waits_for_an_acknowledgement() -> None:
    """Two short documents one after the other would else be 40 ms apart (Nagle and delayed ACK)."""

    async def at_once() -> int:
        found: asyncio.Future[int] = asyncio.get_running_loop().create_future()

        def take(_reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            found.set_result(writer.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            writer.close()

        listener = listen("127.0.0.1", 0)
        async with await asyncio.start_server(take, sock=listener):
            _, writer = await asyncio.open_connection(*listener.getsockname())
            out = await found
            writer.close()
            return out

    assert asyncio.run(at_once())


@pytest.mark.skipif(not (CLIENT / "index.html").is_file(), reason="the browser client is not built")
def test_scripts_are_sent_packed_to_who_can_unpack_them(house: House) -> None:
    page = house.call("../")
    assert page.status_code == 200
    (script,) = re.findall(r'href="/(assets/house-[^"]+\.js)"', page.text)
    plain = house.call(f"../{script}", headers={"Accept-Encoding": "identity"})
    packed = house.call(f"../{script}", headers={"Accept-Encoding": "gzip"})
    small = house.call(f"../{script}", headers={"Accept-Encoding": "gzip;q=1.0, br"})
    for one in (plain, packed):
        assert one.status_code == 200
        assert one.headers["content-type"].startswith("text/javascript")
        assert one.headers["vary"] == "Accept-Encoding"
        assert one.content == (CLIENT / script).read_bytes()
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < len(plain.content) / 2
    assert small.headers["content-encoding"] == "br"
    assert int(small.headers["content-length"]) < int(packed.headers["content-length"])


def test_cards_are_sent_packed_to_who_can_unpack_them(house: House) -> None:
    plain = house.call("games/scoundrels/cards", headers={"Accept-Encoding": "identity"})
    packed = house.call("games/scoundrels/cards", headers={"Accept-Encoding": "gzip"})
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.json() == plain.json()
    assert packed.num_bytes_downloaded * 4 < len(plain.content)
