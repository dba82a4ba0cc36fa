"""Limits on one caller, by a clock that stands still until the test turns it."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import httpx
from tests.server.house import Document, check_sentence, heard, hello, said, seats, until
from tests.server.inside import inside
from tools.services import ASKING, TALKING
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from skulduggery.server.settings import Settings

AT_ONCE = 20
"""Calls, of 40 a minute."""
AT_ONCE_OFFERED = 30
"""Offers, of 60 a minute."""
NEW: Document = {"game": "crooks", "seats": seats("me", "open")}


class Street:
    """People who call a server; ``time`` is what its limits go by, in seconds."""

    def __init__(self, client: httpx.AsyncClient) -> None:
        self.client = client
        self.address = ""
        self.time = 0.0

    async def call(self, path: str, token: str = "", body: object = None, caller: str = "") -> httpx.Response:
        """A call with a token, or by a proxy that says who calls."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        headers |= {"X-Forwarded-For": caller} if caller else {}
        method = "GET" if body is None else "POST"
        return await self.client.request(method, f"http://{self.address}/api/{path}", json=body, headers=headers)

    async def calls(self, path: str, token: str = "", caller: str = "") -> int:
        """Return how many calls in a row are accepted."""
        for count in range(3 * AT_ONCE):
            response = await self.call(path, token, caller=caller)
            if response.status_code == 429:
                assert response.json()["code"] == "calls"
                check_sentence(response.json()["error"])
                return count
            assert response.status_code == 200
        raise AssertionError("there is no limit")

    async def table(self) -> tuple[str, list[str]]:
        """A table of two people, and their tokens. Counts as 12 calls: two calls, and 10 more for the new table."""
        made = (await self.call("tables", body=NEW)).json()
        joined = (await self.call(f"tables/{made['table']}/join", body={"name": "Bea"})).json()
        return made["table"], [made["token"], joined["token"]]

    @asynccontextmanager
    async def socket(self, table: str) -> AsyncIterator[ClientConnection]:
        """A socket at a table."""
        address = f"ws://{self.address}/api/tables/{table}/socket"
        async with connect(address, **TALKING, compression=None, max_queue=None) as one:
            yield one

    async def sockets(self, table: str, token: str) -> int:
        """Return how many sockets in a row are accepted."""
        for count in range(3 * AT_ONCE):
            async with self.socket(table) as one:
                with suppress(ConnectionClosed):  # it may have been refused before it has said anything
                    await said(one, {"t": "hello", "token": token})
                first = await heard(one)
                if first["t"] == "refused":
                    await one.wait_closed()
                    assert (first["code"], one.close_code) == ("calls", 4429)
                    return count
        raise AssertionError("there is no limit")


def play(data: Path, scene: Callable[[Street], Awaitable[None]], proxies: tuple[str, ...] = ()) -> None:
    """Play a scene before a server that takes 40 calls a minute."""

    async def run() -> None:
        async with httpx.AsyncClient(**ASKING) as client:
            street = Street(client)
            settings = Settings(calls_a_minute=2 * AT_ONCE, proxies=proxies)
            async with inside(data, settings, clock=lambda: street.time) as (street.address, _):
                await scene(street)

    asyncio.run(run())


def test_calls_are_limited_by_seat_else_by_address(tmp_path: Path) -> None:
    """A person with a seat is counted alone. An invalid token doesn't help, and nobody can claim to call for
    another."""

    async def scene(street: Street) -> None:
        id, (ada, bea) = await street.table()
        refused = await street.call("tables", body=NEW)
        assert (refused.status_code, refused.json()["code"]) == (429, "new-tables")
        assert await street.calls("tables") == AT_ONCE - 13
        assert await street.calls(f"tables/{id}", caller="203.0.113.7") == 0
        assert await street.calls(f"tables/{id}", "wrong") == 0
        assert [await street.calls(f"tables/{id}", token) for token in (ada, bea)] == [AT_ONCE, AT_ONCE]
        assert await street.calls("tables", ada) == 0  # that is no call at her table
        street.time += 6
        assert await street.calls("tables") == 4
        street.time += 3600
        assert await street.calls("tables") == AT_ONCE

    play(tmp_path, scene)


def test_behind_a_proxy_each_caller_is_counted_alone(tmp_path: Path) -> None:
    """If the operator has named the proxy, its word on the callers is believed."""

    async def scene(street: Street) -> None:
        for caller in ("203.0.113.7", "203.0.113.8"):
            assert await street.calls("tables", caller=caller) == AT_ONCE

    play(tmp_path, scene, proxies=("127.0.0.1",))


def test_sockets_that_are_opened_count_as_calls_of_the_address(tmp_path: Path) -> None:
    """With a token too, for it is only said later; those that are open stay, and later more may come."""

    async def scene(street: Street) -> None:
        id, (ada, bea) = await street.table()
        async with street.socket(id) as open_:
            await hello(open_, bea)
            assert await street.sockets(id, ada) == AT_ONCE - 13
            assert await street.calls(f"tables/{id}") == 0
            assert await street.calls(f"tables/{id}", ada) == AT_ONCE
            await said(open_, {"t": "chat", "text": "Still here."})
            assert (await until(open_, "chat"))["text"] == "Still here."
        street.time += 6
        assert await street.sockets(id, ada) == 4

    play(tmp_path, scene)


def test_a_socket_that_says_too_much(tmp_path: Path) -> None:
    """After 200 messages at once it is told to wait; the others are not."""

    async def scene(street: Street) -> None:
        id, tokens = await street.table()

        async def flood(loud: ClientConnection, count: int) -> list[str]:
            for _ in range(count):
                await said(loud, {"t": "answer", "ask": "none", "words": []})
            return [(await until(loud, "refused"))["code"] for _ in range(count)]

        async with street.socket(id) as loud, street.socket(id) as other:
            await hello(loud, tokens[0])
            await hello(other, tokens[1])
            assert await flood(loud, 250) == ["open"] * 200 + ["fast"] * 50
            street.time += 1
            assert await flood(loud, 25) == ["open"] * 20 + ["fast"] * 5
            await said(other, {"t": "chat", "text": "Quiet!"})
            assert (await until(other, "chat"))["text"] == "Quiet!"

    play(tmp_path, scene)


def test_who_talks_all_the_time(tmp_path: Path) -> None:
    """After 30 lines at once a seat is told to wait, whatever socket it talks by; others talk on, and play is not held
    to that."""

    async def scene(street: Street) -> None:
        id, tokens = await street.table()

        async def talk(loud: ClientConnection, count: int) -> list[str]:
            for number in range(count):
                await said(loud, {"t": "chat", "text": f"line {number}"})
            return [(await either(loud)).get("code", "") for _ in range(count)]

        async def either(loud: ClientConnection) -> Document:
            while (document := await heard(loud))["t"] not in ("chat", "refused"):
                pass
            return document

        async with street.socket(id) as loud, street.socket(id) as again, street.socket(id) as other:
            await hello(loud, tokens[0])
            await hello(again, tokens[0])
            await hello(other, tokens[1])
            assert await talk(loud, 40) == [""] * 30 + ["chatter"] * 10
            for _ in range(30):  # the other socket has heard those too
                await until(again, "chat")
            assert await talk(again, 2) == ["chatter"] * 2
            await said(loud, {"t": "answer", "ask": "none", "words": []})
            assert (await until(loud, "refused"))["code"] == "open"
            for _ in range(30):
                await until(other, "chat")
            await said(other, {"t": "chat", "text": "Quiet!"})
            assert (await until(other, "chat"))["text"] == "Quiet!"
            street.time += 3
            await until(again, "chat")
            assert await talk(again, 4) == [""] * 3 + ["chatter"]

    play(tmp_path, scene)


def test_a_thousand_offers_at_once(tmp_path: Path) -> None:
    """All but 30 are refused by a limit of their own; nothing has moved, and the others' play goes on."""

    async def scene(street: Street) -> None:
        made = (await street.call("tables", body={"game": "mayhem", "seats": seats("me", "open", "open")})).json()
        tokens = [made["token"]]
        for name in ("Bea", "Cleo"):
            joined = await street.call(f"tables/{made['table']}/join", body={"name": name})
            tokens.append(joined.json()["token"])
        await street.call(f"tables/{made['table']}/start", tokens[0], {})
        async with street.socket(made["table"]) as loud, street.socket(made["table"]) as again:
            state = await hello(loud, tokens[0])
            await hello(again, tokens[0])
            offer = {"t": "answer", "ask": "offer-offer", "words": ["offer", "2", "1C", "for", "nothing"]}

            async def flood(socket: ClientConnection, count: int) -> Counter[str]:
                codes: Counter[str] = Counter()
                for _ in range(count):
                    await said(socket, offer)
                for _ in range(count):
                    refused = await until(socket, "refused")
                    check_sentence(refused["error"].removesuffix(f" ({refused['rule']})"))
                    codes[refused["code"]] += 1
                return codes

            assert await flood(loud, 1000) == {"rule": AT_ONCE_OFFERED, "offers": 1000 - AT_ONCE_OFFERED}
            assert await flood(again, 2) == {"offers": 2}, "another socket of the same seat is no help"
            async with street.socket(made["table"]) as other:
                await hello(other, tokens[1])
                await said(other, offer)
                assert (await until(other, "refused"))["code"] == "rule"
            turn = next(one["seat"] for one in state["asking"])
            async with street.socket(made["table"]) as other:
                before = await hello(other, tokens[turn])
                assert before["version"] == state["version"]
                words = before["ask"]["options"][0]["words"]
                await said(other, {"t": "answer", "ask": before["ask"]["id"], "words": words})
                assert (await until(other, "events"))["version"] > before["version"]
            street.time += 5
            assert await flood(again, 7) == {"rule": 5, "offers": 2}

    play(tmp_path, scene)
