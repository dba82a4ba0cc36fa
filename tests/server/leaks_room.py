"""A server without a network and without waiting, and a table there: what each viewer is sent is kept, with the time.

Everything runs in one thread: the application is spoken to by ASGI, as uvicorn does, jobs for other threads are done at
once, and when nothing is left to do now the clock jumps to what comes next. So each run is the same, its times too.
"""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AbstractContextManager, asynccontextmanager, nullcontext
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from unittest.mock import patch

import msgspec

from skulduggery import api
from skulduggery.api import SPECTATOR, Rng, Rules, State, Words
from skulduggery.record import Source
from skulduggery.server.accounts.credentials import hashed
from skulduggery.server.http import application as server
from skulduggery.server.protocol.tables import Terms
from skulduggery.server.settings import Settings
from skulduggery.server.storage.database import NAME
from skulduggery.server.storage.rows import Seat, Shuffled
from skulduggery.server.storage.store import Store
from skulduggery.server.tables import new_table
from skulduggery.server.tables.directory import TableDirectory
from skulduggery.server.tables.table import Table

ID = "testtabl"
KEY = bytes(range(32))
LEVEL = "heuristic"
DELAY = 7.0
"""The delay of bots, so long that even the shortest of a turn leaves time for what people do before (``Evening``)."""
FREE = Settings(
    bot_delay=DELAY,
    away_after=1e6,
    unload_after=1e6,
    calls_a_minute=1e9,
    messages_a_second=1e9,
    offers_a_minute=1e9,
    lines_a_minute=1e9,
)
Sent = tuple[float, str, Any]
"""The time, the channel and the content of a document."""
Think = Callable[[int], Awaitable[Words]]


class Timeless(asyncio.SelectorEventLoop):
    """A loop in which waiting takes no time."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0
        selector: Any = self._selector  # type: ignore[attr-defined]
        select = selector.select

        def skip(timeout: float | None) -> Any:
            if timeout is None:
                raise RuntimeError("everybody waits for somebody else")
            self.now += timeout
            return select(0)

        selector.select = skip

    def time(self) -> float:
        return self.now

    def run_in_executor(self, executor: Any, func: Callable[..., Any], *args: Any) -> Any:  # type: ignore[override]
        done = self.create_future()
        try:
            done.set_result(func(*args))
        except Exception as error:
            done.set_exception(error)
        return done


class Dealt:
    """Chance that comes out as wanted: these orders and numbers, one after the other."""

    def __init__(self, outcomes: Sequence[Any]) -> None:
        self.left = [*outcomes]

    def below(self, n: int) -> int:
        outcome: int = self.left.pop(0)
        return outcome

    def shuffle(self, items: list[int]) -> None:
        items[:] = self.left.pop(0)


class Scripted:
    """Stands in for the processes in which bots think: ``think`` answers for a seat. It keeps what they are sent."""

    def __init__(self, room: "Room", think: Think) -> None:
        self.room = room
        self.think = think

    async def choose(self, bot: str, seed: int, seat: int, known: bytes, offer: str = "") -> Words:
        self.room.note(seat, "process", (bot, seed, known, offer))
        return () if offer else await self.think(seat)

    def close(self) -> None:
        pass


class Line:
    """A socket of a viewer at the table; ``heard`` is what came by it."""

    def __init__(self, room: "Room", viewer: int, name: str) -> None:
        self.room = room
        self.viewer = viewer
        self.name = name
        self.heard: list[dict[str, Any]] = []
        self._inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._inbox.put_nowait({"type": "websocket.connect"})
        scope = room.scope("websocket", f"tables/{ID}/socket", {}) | {"scheme": "ws", "subprotocols": []}
        self.task = asyncio.create_task(room.app(scope, self._inbox.get, self._send))

    async def _send(self, message: Any) -> None:
        self.room.note(self.viewer, self.name, {name: one for name, one in message.items() if one})
        if message["type"] == "websocket.send":
            self.heard.append(msgspec.json.decode(message["text"]))

    @property
    def version(self) -> int:
        """The last version that came."""
        return max((one["version"] for one in self.heard if "version" in one), default=0)

    def say(self, document: object) -> None:
        """Say a document, or a text as it is."""
        text = document if isinstance(document, str) else msgspec.json.encode(document).decode()
        self._inbox.put_nowait({"type": "websocket.receive", "text": text})

    async def close(self) -> None:
        """Go."""
        self._inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self.task


class Room:
    """A server with one table. ``sent`` holds for each seat and for SPECTATOR all that it was sent."""

    def __init__(self, app: Any, seats: int, chance: Source) -> None:
        self.app = app
        self.chance = chance
        self.directory: TableDirectory = app.state["directory"]
        self.directory.clock = asyncio.get_running_loop().time
        self.sent: dict[int, list[Sent]] = {viewer: [] for viewer in (*range(seats), SPECTATOR)}
        self.tokens: dict[int, str] = {}
        self.lines: dict[int, Line] = {}
        """The one socket by which each viewer plays or looks on."""
        self.opened: Counter[int] = Counter()

    def note(self, viewer: int, way: str, what: Any) -> None:
        """Something is sent to a viewer."""
        self.sent[viewer].append((round(asyncio.get_running_loop().time(), 6), way, what))

    def scope(self, kind: str, path: str, headers: dict[str, str]) -> dict[str, Any]:
        """Return an ASGI scope of a connection."""
        return {
            "type": kind, "asgi": {"version": "3.0", "spec_version": "2.3"}, "http_version": "1.1", "scheme": "http",
            "path": f"/api/{path}", "raw_path": f"/api/{path}".encode(), "query_string": b"", "root_path": "",
            "headers": [(b"host", b"house"), *((n.lower().encode(), v.encode()) for n, v in headers.items())],
            "client": ("127.0.0.1", 1), "server": ("house", 80), "extensions": {}, "state": {},
        }  # fmt: skip

    async def call(self, viewer: int, path: str, body: object = None, method: str = "", token: str = "") -> Any:
        """A call of a viewer; the document that came back."""
        token = token or self.tokens.get(viewer, "")
        headers = {"authorization": f"Bearer {token}"} if token else {}
        data = b"" if body is None else msgspec.json.encode(body)
        if data:
            headers |= {"content-type": "application/json", "content-length": str(len(data))}
        method = method or ("GET" if body is None else "POST")
        said = [{"type": "http.request", "body": data, "more_body": False}]
        never = asyncio.get_running_loop().create_future()
        out: list[Any] = []

        async def receive() -> Any:
            return said.pop() if said else await never

        async def send(message: Any) -> None:
            out.append(message)

        await self.app(self.scope("http", path, headers) | {"method": method}, receive, send)
        text = b"".join(one.get("body", b"") for one in out[1:])
        self.note(viewer, f"{method} {path}", (out[0]["status"], sorted(out[0]["headers"]), text, len(out)))
        return msgspec.json.decode(text) if text.startswith((b"{", b"[")) and text.count(b"\n") == 0 else text

    async def open(self, viewer: int, since: int | None = None, chat: int | None = None, token: str = "") -> Line:
        """A socket of a viewer, and hello."""
        self.opened[viewer] += 1
        line = Line(self, viewer, f"socket {self.opened[viewer]}")
        line.say({"t": "hello", "token": token or self.tokens.get(viewer), "since": since, "chat": chat})
        await settle()
        return line

    async def table(self) -> Table:
        """The table; it is in memory from now on."""
        table = await self.directory.find(ID)
        if table.session is not None:  # it may have been loaded again, with chance of its own
            table.session.record.source = self.chance
        return table


async def settle(seconds: float = 0.001) -> None:
    """Let everything happen that needs no more time than that."""
    await asyncio.sleep(seconds)


@cache
def empty() -> bytes:
    """The file of tables where there are none: to copy it is quicker than to carry out all steps of the schema."""
    with TemporaryDirectory() as data:
        Store(Path(data)).close()
        return (Path(data) / NAME).read_bytes()


_made: dict[object, Any] = {}
"""The application that the last evening had, by the headers it sends: others may be planted."""


def application(store: Store) -> Any:
    """An application over a store. To make one takes as long as half an evening: one serves them all in turn."""
    if server.headers not in _made:
        _made.clear()
        _made[server.headers] = server.make(store, FREE)
    else:
        its = server.Parts(store, FREE)
        vars(_made[server.headers].state["parts"]).update(vars(its))
        _made[server.headers].state["directory"] = its.directory
    return _made[server.headers]


@asynccontextmanager
async def seated(
    data: Path,
    rules: Rules,
    chance: Sequence[Any] | Rng,
    bots: Sequence[int],
    think: Think,
    start: State | None = None,
    terms: Terms | None = None,
) -> AsyncIterator[Room]:
    """A table whose people come, sit down and begin, with such chance; seat 0 is the host and a person.

    ``start``: where the game begins, if not at its beginning.
    """
    with beginning(rules, start):
        source = chance if isinstance(chance, Rng) else Dealt(chance)
        async with begun_by(data, rules, source, bots, think, terms) as one:
            yield one


def beginning(rules: Rules, start: State | None) -> AbstractContextManager[object]:
    """A context in which games by such rules begin there, if a state is given."""
    return patch.object(api.game(rules.game), "start", lambda *_given: api.clone(start)) if start else nullcontext()


@asynccontextmanager
async def begun_by(
    data: Path, rules: Rules, chance: Source, bots: Sequence[int], think: Think, terms: Terms | None
) -> AsyncIterator[Room]:
    """The same, wherever games begin."""
    data.mkdir(parents=True, exist_ok=True)
    (data / NAME).write_bytes(empty())
    app = application(Store(data))
    one = Room(app, rules.seats, chance)
    one.directory.thinkers = Scripted(one, think)  # type: ignore[assignment]
    seats = [Seat("bot", f"Bot {n}", LEVEL) if n in bots else Seat("open") for n in range(rules.seats)]
    seats[0] = Seat("person", "P0", None, hashed("token 0"))
    one.tokens[0] = "token 0"
    careless = ("COMMIT", "PRAGMA synchronous=OFF", "BEGIN")  # no crash here; it can't be said within a transaction
    await one.directory.store.do(lambda connection: [connection.exec_driver_sql(one) for one in careless])
    how = Shuffled(KEY, at_once=len(bots) == rules.seats - 1)
    row, rules = new_table.row_of(rules, seats, 0, id=ID, key=KEY, how=how, terms=terms)
    row.created = 0.0  # when the worlds that are compared were made tells nothing
    await one.directory.add(row, rules, one.chance)
    await one.table()
    try:
        for viewer in [viewer for viewer in one.sent if viewer not in bots]:
            if viewer > 0:
                with patch("secrets.token_urlsafe", return_value=f"token {viewer}"):
                    joined = await one.call(viewer, f"tables/{ID}/join", {"name": f"P{viewer}"})
                one.tokens[viewer] = joined["token"]
            one.lines[viewer] = await one.open(viewer)
        if len(bots) < rules.seats - 1:  # else it began when it was made
            await one.call(0, f"tables/{ID}/start", method="POST")
        yield one
    finally:
        for line in one.lines.values():
            await line.close()
        one.directory.close()
        await settle()
