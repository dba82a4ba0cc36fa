"""People with browsers of their own before one server, which hashes passwords quickly."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import httpx
import pytest
from argon2 import PasswordHasher
from tests.server.house import Document, check_sentence
from tests.server.inside import inside
from tools.services import ASKING, TALKING
from websockets.asyncio.client import ClientConnection, connect

from skulduggery.server.accounts import credentials
from skulduggery.server.settings import Settings
from skulduggery.server.tables.directory import TableDirectory

GOOD = "correct horse battery staple"
OTHER = "seven grey pigeons on the roof"
QUICK = Settings(calls_a_minute=100_000)
"""So many calls that nobody meets a limit."""


class Browser:
    """A browser: it keeps cookies, and says which page calls."""

    def __init__(self, client: httpx.AsyncClient, origin: str) -> None:
        self.client = client
        self.origin = origin

    async def call(self, path: str, body: object = None, token: str = "", **more: str) -> httpx.Response:
        """A call: POST if there is a body, else GET."""
        headers = {"Origin": self.origin} | ({"Authorization": f"Bearer {token}"} if token else {}) | more
        return await self.client.request("GET" if body is None else "POST", f"/api/{path}", json=body, headers=headers)

    async def done(self, path: str, body: object = None, token: str = "") -> Document:
        """A call that must be taken."""
        response = await self.call(path, body, token)
        assert response.status_code in (200, 201), response.text
        out: Document = response.json()
        return out

    async def refused(self, path: str, body: object = None, token: str = "", **more: str) -> tuple[int, str]:
        """A call that must be refused: status and code."""
        response = await self.call(path, body, token, **more)
        document = response.json()
        assert response.status_code >= 400, response.text
        check_sentence(document["error"])
        return response.status_code, document["code"]

    async def sign_up(self, name: str, password: str = GOOD) -> str:
        """A new account; its recovery code."""
        code: str = (await self.done("accounts", {"name": name, "password": password}))["code"]
        return code

    async def log_in(self, name: str, password: str = GOOD) -> httpx.Response:
        """Try it."""
        return await self.call("account/log-in", {"name": name, "password": password})

    async def who(self) -> str | None:
        """As whom this browser is logged in."""
        account = (await self.done("account"))["account"]
        return account and str(account["name"])

    @property
    def kept(self) -> str:
        """The token of its session."""
        return self.client.cookies.get("skulduggery") or ""


class Town:
    """A server and its visitors. ``time`` is the clock of its limits."""

    def __init__(self, address: str, directory: TableDirectory) -> None:
        self.address = address
        self.directory = directory
        self.clients: list[httpx.AsyncClient] = []

    def browser(self) -> Browser:
        """Another one."""
        client = httpx.AsyncClient(**ASKING, base_url=f"http://{self.address}")
        self.clients.append(client)
        return Browser(client, f"http://{self.address}")

    @asynccontextmanager
    async def socket(
        self, table: str, at: str = "", headers: Mapping[str, str] | None = None
    ) -> AsyncIterator[ClientConnection]:
        """A bare socket at a table. There is one server, so ``at`` names none."""
        assert not at
        address = f"ws://{self.address}/api/tables/{table}/socket"
        async with connect(address, **TALKING, compression=None, max_queue=None, additional_headers=headers) as one:
            yield one


def play(
    data: Path | str,
    scene: Callable[[Town], Awaitable[None]],
    settings: Settings = QUICK,
    clock: Callable[[], float] = lambda: 0.0,
) -> None:
    """Play a scene."""

    async def run() -> None:
        async with inside(data, settings, clock=clock) as (address, directory):
            town = Town(address, directory)
            try:
                await scene(town)
            finally:
                for client in town.clients:
                    await client.aclose()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(
            credentials, "PasswordHasher", partial(PasswordHasher, time_cost=1, memory_cost=64, parallelism=1)
        )
        asyncio.run(run())
