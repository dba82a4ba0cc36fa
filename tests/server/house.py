"""A server in a process of its own, and people who play there by script."""

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, ClassVar

import httpx
import msgspec
from tools import forks
from tools.services import ASKING, PATIENCE, TALKING, end_with
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from skulduggery.api import Rng

Document = dict[str, Any]
MOVED = 4421
"""The code that closes a socket if another server has the table."""


HASTY = ("--within", "1")
"""Options of a server whose database or bus will be away: it gives up after a second, so the test waits no longer.

A database that is there may need more than that on a busy machine. So whatever must be taken is asked for with
``insist``. Not half a second, because a server ends at its start if its database does not answer in time.
"""


class House:
    """A server process over a folder of data; it can be killed and started again."""

    program: tuple[str, ...] = forks.PROGRAM
    """The arguments of Python; tests of tests run something else."""
    before: ClassVar[tuple[str, ...]] = ()
    """A command that starts Python, if there is one."""
    environment: ClassVar[dict[str, str]] = {}
    host = "127.0.0.1"

    def __init__(self, data: Path, *options: str) -> None:
        self.data = data
        self.options = options
        self.process: forks.Process | None = None
        self.address = ""
        self.start()

    def start(self) -> None:
        """Start the process, at a free port unless the options name one."""
        arguments = ["serve", "--host", self.host, "--port", "0"]
        if "--database" not in self.options:
            arguments += ["--data", str(self.data)]
        arguments += ["--bot-delay", "0", "--calls", "1000000", *self.options]
        with (self.data.parent / f"{self.data.name}.log").open("a") as log:
            given: Any = {"stdout": subprocess.PIPE, "stderr": log, "env": dict(os.environ) | self.environment}
            if self.before:
                command = [*self.before, sys.executable, *self.program, *arguments]
                self.process = subprocess.Popen(command, text=True, **given)
            else:
                self.process = forks.start(arguments, program=self.program, **given)
        end_with(self, self.process)
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert line.startswith(f"Skulduggery is at http://{self.host}:"), line
        self.address = line.split()[-1].rstrip("/")

    def stop(self, how: signal.Signals = signal.SIGKILL) -> None:
        """End the process: by default without a chance to tidy up."""
        assert self.process is not None
        assert self.process.stdout is not None
        self.process.send_signal(how)
        self.process.wait(PATIENCE)
        self.process.stdout.close()

    def faults(self) -> str:
        """Return everything that the process has written to standard error."""
        return (self.data.parent / f"{self.data.name}.log").read_text()

    def call(self, path: str, body: object = None, token: str | None = None, **more: Any) -> httpx.Response:
        """A call: POST if there is a body or it is said so, else GET."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        method = more.pop("method", "GET" if body is None else "POST")
        if body is not None:
            more["json"] = body
        headers |= more.pop("headers", {})
        more = {"follow_redirects": True, **ASKING, **more, "headers": headers}
        return httpx.request(method, f"{self.address}/api/{path}", **more)

    def post(self, path: str, body: object = None, token: str | None = None) -> Document:
        """A POST that must be taken."""
        response = self.call(path, body, token, method="POST")
        assert response.status_code in (200, 201), response.text
        out: Document = response.json()
        return out

    def get(self, path: str, token: str | None = None) -> Any:
        """A GET that must be taken."""
        response = self.call(path, token=token)
        assert response.status_code == 200, response.text
        return response.json()

    def listed(self) -> set[str]:
        """Return the tables of the lobby. Those of other tests may leave it at any time."""
        return {line["id"] for line in self.get("tables")}

    def refused(self, path: str, body: object = None, token: str | None = None, **more: Any) -> tuple[int, str]:
        """A call that must be refused: status and sentence."""
        more.setdefault("method", "POST")
        response = self.call(path, body, token, **more)
        document = response.json()
        assert set(document) == {"error", "code", "args", "rule"}, document
        check_sentence(document["error"])
        return response.status_code, document["error"]

    @asynccontextmanager
    async def socket(self, table: str, at: str | None = None, **more: Any) -> AsyncIterator[ClientConnection]:
        """Connect a bare socket at a table; it is closed even if its task is cancelled while it says good-bye.

        ``at`` is the server among several.
        """
        address = f"{self.address.replace('http', 'ws')}/api/tables/{table}/socket{f'?at={at}' if at else ''}"
        one = await connect(address, compression=None, max_queue=None, **TALKING, **more)
        try:
            async with one:
                yield one
        finally:
            one.transport.abort()


class Unforked(House):
    """A server that is started in the usual way, as are the processes of its bots: see ``tools/forks.py``."""

    before = ("env",)

    def thinkers(self) -> list[int]:
        """Return the processes in which its bots think."""
        assert self.process is not None
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        return [int(pid) for pid in children if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]


def insist(house: House, path: str, body: object = None, token: str | None = None, method: str = "POST") -> Document:
    """Return the answer to a call, made again as long as a server in a hurry doesn't reach what it needs.

    A call refused with 503 may still have been carried out, so that the next one is refused for good. Raises
    AssertionError for any other refusal.
    """
    end = time.monotonic() + PATIENCE
    while (response := house.call(path, body, token, method=method)).status_code == 503:
        assert time.monotonic() < end, response.text
        time.sleep(0.1)
    assert response.status_code in (200, 201), response.text
    out: Document = response.json()
    return out


def half_full(first: House, second: House) -> tuple[str, list[str]]:
    """Return an open table with a free seat, and the tokens of Ada, who came by the first server, and of Bea, who came
    by the second. If a server in a hurry refuses Bea, begin again with another table."""
    while True:
        made = insist(first, "tables", {"game": "crooks", "seats": seats("me", "open", "open")})
        joined = second.call(f"tables/{made['table']}/join", {"name": "Bea"})
        if joined.status_code == 201:
            return made["table"], [made["token"], joined.json()["token"]]
        assert joined.status_code == 503, joined.text


def sit_down(house: House, table: str, name: str) -> None:
    """Join a table where this is the last free seat. After a 503 the seat may be taken already."""
    response = house.call(f"tables/{table}/join", {"name": name})
    while response.status_code == 503:
        time.sleep(0.1)
        response = house.call(f"tables/{table}/join", {"name": name})
    assert response.status_code == 201 or response.json()["code"] == "full", response.text
    assert [seat["name"] for seat in insist(house, f"tables/{table}", method="GET")["seats"]][-1] == name


def check_sentence(sentence: str) -> None:
    """One clear sentence: not long, printable, with a full stop."""
    assert 10 < len(sentence) < 500, sentence
    assert sentence.isprintable(), sentence
    assert sentence.endswith("."), sentence
    assert "Traceback" not in sentence


async def said(socket: ClientConnection, document: object) -> None:
    """Say something on a bare socket."""
    await socket.send(msgspec.json.encode(document).decode())


async def heard(socket: ClientConnection) -> Document:
    """The next document on a bare socket."""
    async with asyncio.timeout(PATIENCE):
        out: Document = msgspec.json.decode(await socket.recv())
        return out


async def hello(socket: ClientConnection, token: str | None = None, **more: object) -> Document:
    """Say hello; the first document."""
    await said(socket, {"t": "hello", "token": token, **more})
    return await heard(socket)


async def until(socket: ClientConnection, kind: str) -> Document:
    """Return the next document of a kind on a bare socket. Others may come at any time, for example when a player goes
    away."""
    while (document := await heard(socket))["t"] != kind:
        pass
    return document


class Player:
    """A player at a table, or a spectator without a token. It keeps what it was sent, and answers by a seed."""

    def __init__(self, house: House, table: str, token: str | None = None, seed: int = 0) -> None:
        self.house = house
        self.table = table
        self.token = token
        self.rng = Rng(seed)
        self.version: int | None = None
        self.messages: list[list[Any]] = []
        self.commitments: list[str] = []
        self.pace: list[tuple[int, int]] = []
        """The numbers of messages and commitments after each document."""
        self.last: Document = {}
        self.info: Document = {}
        self.documents: list[Document] = []
        self.answered: set[str] = set()
        self.refusals: list[Document] = []
        self.at = ""
        """The server to which it was sent, among several."""
        self.moves = 0
        self.allowance: int | None = None
        """Answers that it may still give, then it only listens; None for any number."""

    @property
    def done(self) -> bool:
        """True once the game has ended."""
        return self.info.get("status") in ("over", "ended")

    def take(self, document: Document) -> None:
        """Note what was sent, and check that nothing is missing."""
        self.documents.append(document)
        kind = document["t"]
        if kind == "state":
            log = [message for _, *message in document["log"]]
            assert [line[0] for line in document["log"]] == [*range(1, len(log) + 1)]
            assert document["version"] == len(log)
            assert log[: len(self.messages)] == self.messages, "what was told once has changed"
            self.messages = log
            commitments = document.get("commitments", [])
            assert commitments[: len(self.commitments)] == self.commitments, "the log has changed"
            self.commitments = commitments
            self.info = document["table"]
        elif kind == "events":
            self.messages += document["messages"]
            self.commitments += document.get("commitments", [])
            assert document["version"] == len(self.messages), "a message was lost or came twice"
        elif kind == "table":
            self.info = document["table"]
        elif kind == "refused":
            self.refusals.append(document)
        if kind in ("state", "events"):
            self.pace.append((document["version"], len(self.commitments)))
            self.version = document["version"]
            self.last = document

    async def play(
        self, until: Callable[["Player"], bool] = lambda one: one.done, since: int | None = None, slow: float = 0
    ) -> None:
        """Connect and play until ``until`` is true or the connection is lost. Follow a redirect to another server."""
        try:
            async with self.house.socket(self.table, self.at) as socket:
                await said(socket, {"t": "hello", "token": self.token, "since": since})
                self.answered.clear()
                while True:
                    self.take(await heard(socket))
                    if until(self):
                        return
                    ask = self.last.get("ask")
                    if ask is not None and ask["id"] not in self.answered and self.allowance != 0:
                        self.answered.add(ask["id"])
                        self.allowance = None if self.allowance is None else self.allowance - 1
                        if slow:
                            await asyncio.sleep(slow)
                        options = ask["options"]
                        words = options[self.rng.below(len(options))]["words"]
                        await said(socket, {"t": "answer", "ask": ask["id"], "words": words})
        except ConnectionClosed as closed:
            if closed.rcvd is not None and closed.rcvd.code == MOVED:
                self.at = closed.rcvd.reason
                self.moves += 1
                await self.play(until, self.version if since is None else since, slow)
        except OSError:
            return


def seats(*kinds: str) -> list[Document]:
    """Seats of a new table: ``me``, ``open``, ``random``, ``heuristic``."""
    return [
        {"kind": "me", "name": "Ada"} if k == "me" else {"kind": k} if k == "open" else {"kind": "bot", "bot": k}
        for k in kinds
    ]


def new_table(house: House, *kinds: str, game: str = "crooks", **options: object) -> tuple[str, list[str]]:
    """A running table with these seats; its id and the tokens of its people."""
    made = house.post("tables", {"game": game, "seats": seats(*kinds), "options": options})
    tokens = [made["token"]]
    for number in range(kinds.count("open")):
        tokens.append(house.post(f"tables/{made['table']}/join", {"name": f"Guest {number}"})["token"])
    if "open" in kinds:
        house.post(f"tables/{made['table']}/start", token=made["token"])
    return made["table"], tokens
