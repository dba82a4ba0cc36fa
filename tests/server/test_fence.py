"""Two servers on one database that both believe they own a table: nothing is doubled or lost, and neither fails."""

import asyncio
import signal
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from itertools import combinations
from pathlib import Path
from typing import Any, ClassVar, NamedTuple

import httpx
import msgspec
import pytest
import sqlalchemy as sa
from tests.server import planted_start
from tests.server.house import House, hello, new_table, said, seats
from tests.server.inside import inside
from tests.server.test_game import told
from tests.server.test_postgres import complaints, over
from tools.services import ASKING, PATIENCE
from websockets.exceptions import ConnectionClosed

from skulduggery import api, codec
from skulduggery.api import SPECTATOR, Rng
from skulduggery.server.settings import Settings
from skulduggery.server.storage.database import Database
from skulduggery.server.tables.directory import TableDirectory


@pytest.fixture
def two(tmp_path: Path, database: str) -> Iterator[list[House]]:
    """Two servers; at the end neither may have failed."""
    houses = [over(database)(tmp_path / name) for name in ("first", "second")]
    yield houses
    for house in houses:
        house.stop(signal.SIGTERM)
    assert [complaints(house) for house in houses] == [set(), set()]


class Wanderer:
    """A player who comes to one server or the other, and answers by a seed."""

    def __init__(self, houses: list[House], table: str, token: str | None, seed: int) -> None:
        self.houses = houses
        self.table = table
        self.token = token
        self.rng = Rng(seed)
        self.told: list[list[list[Any]]] = []
        """The messages to each visitor, from the first one on."""
        self.over = False

    async def play(self) -> None:
        """Until the game is over."""
        known: list[list[list[Any]]] = [[], []]
        while not self.over:
            side = self.rng.below(2)
            try:
                async with self.houses[side].socket(self.table) as socket:
                    state = await hello(socket, self.token)
                    if state["t"] == "state":
                        known[side] = [message for _, *message in state["log"]]
                        self.told.append(known[side])
                        await self._visit(socket, state, known[side])
            except (ConnectionClosed, OSError, TimeoutError):
                pass
            await asyncio.sleep(self.rng.below(10) / 1000)

    async def _visit(self, socket: Any, state: Any, log: list[list[Any]]) -> None:
        now = state
        self.over |= state["table"]["status"] == "over"
        for _ in range(1 + self.rng.below(4)):
            ask = now.get("ask")
            if ask is not None:
                words = ask["options"][self.rng.below(len(ask["options"]))]["words"]
                await said(socket, {"t": "answer", "ask": ask["id"], "words": words})
            try:
                async with asyncio.timeout(0.1):
                    document = msgspec.json.decode(await socket.recv())
            except TimeoutError:  # this server waits for what the other one knows already
                return
            if document["t"] == "events":
                log += document["messages"]
                assert document["version"] == len(log)
                now = document
            self.over |= document.get("table", {}).get("status") == "over"


def play_at_both(
    houses: list[House], kinds: list[tuple[str, ...]], seed: int, enough: Callable[[], bool] = lambda: False
) -> None:
    """Play games at two servers at once, and compare what anybody was ever told with the logs.

    Stop in the middle, without comparing, as soon as ``enough`` returns True.
    """
    games = [(kind, *new_table(houses[n % 2], *kind)) for n, kind in enumerate(kinds)]
    people = [
        [Wanderer(houses, id, token, seed + 10 * n + seat) for seat, token in enumerate([*tokens, None])]
        for n, (_, id, tokens) in enumerate(games)
    ]

    async def run() -> bool:
        """Return True if all games have come to their end."""
        playing = asyncio.gather(*[one.play() for those in people for one in those])
        async with asyncio.timeout(PATIENCE):
            while not playing.done() and not enough():
                await asyncio.wait({playing}, timeout=0.1)
        if not playing.done():
            playing.cancel()
            await asyncio.wait({playing})
            return False
        playing.result()
        return True

    if not asyncio.run(run()):
        return
    for (_, id, tokens), those in zip(games, people, strict=True):
        calls = [house.call(f"tables/{id}/log", token=tokens[0]) for house in houses]
        logs = [one.content for one in calls if one.status_code == 200]  # the other server has not heard of the end
        assert len({*logs}) == 1
        record = codec.read_log(logs[0], "the log")
        assert api.over(record.state)
        for seat, one in enumerate(those):
            whole = told(record, SPECTATOR if one.token is None else seat)
            assert all(log == whole[: len(log)] for log in one.told), "what was shown is not what is in the log"


def test_a_game_at_two_servers(two: list[House]) -> None:
    """People and bots play, at both servers at once, each of which thinks for the bots."""
    play_at_both(two, [("me", "open"), ("me", "open", "heuristic")], 41)


class Shared(NamedTuple):
    """A running table at a server in this process, and the database where another server changes it."""

    directory: TableDirectory
    id: str
    client: httpx.AsyncClient
    engine: sa.Engine
    tokens: tuple[str, str]

    async def call(self, method: str, path: str, body: object = None, seat: int = 0) -> httpx.Response:
        """Call the table as one of its seats."""
        headers = {"Authorization": f"Bearer {self.tokens[seat]}"}
        return await self.client.request(method, f"tables/{self.id}/{path}", json=body, headers=headers)

    async def lost(self, change: tuple[Any, ...], waiting: list[tuple[Any, ...]]) -> list[httpx.Response]:
        """Change the table, which another server has changed meanwhile, and return the answers to the calls that wait.

        ``change`` and ``waiting`` are arguments of ``call``.
        """
        with self.engine.begin() as elsewhere:
            elsewhere.exec_driver_sql("select id from tables for update")
            first = asyncio.create_task(self.call(*change))
            table = self.directory.tables[self.id]
            while table.idle:
                await asyncio.sleep(0.001)
            calls = [asyncio.create_task(self.call(*one)) for one in waiting]
            while len(table._mail) < len(calls) and self.directory.tables.get(self.id) is table:
                await asyncio.sleep(0.001)
            elsewhere.exec_driver_sql("update tables set turn = turn + 1")
        await first
        answers = [await one for one in calls]
        assert self.directory.tables[self.id] is not table, "it was lost"
        return answers


Script = Callable[[Shared], Awaitable[None]]


@pytest.fixture
def alone(database: str) -> Iterator[Callable[[Script], None]]:
    """Run a script at a server in this process, where Ada and Ben have begun a game with hints.

    It waits for the database as long as tests do, even if the machine stands still for some seconds.
    """
    engine = Database(database, beside=True).engine

    def run(script: Script) -> None:
        async def whole() -> None:
            async with (
                inside(database, Settings(within=PATIENCE)) as (address, directory),
                httpx.AsyncClient(base_url=f"http://{address}/api/", **ASKING) as client,
            ):
                wanted = {"game": "crooks", "seats": seats("me", "open"), "hints": True}
                made = (await client.post("tables", json=wanted)).json()
                ben = (await client.post(f"tables/{made['table']}/join", json={"name": "Ben"})).json()
                table = Shared(directory, made["table"], client, engine, (made["token"], ben["token"]))
                (await table.call("POST", "start")).raise_for_status()
                await script(table)

        asyncio.run(whole())

    yield run
    engine.dispose()


def test_who_waits_for_a_lost_table_is_answered_from_disk(alone: Callable[[Script], None]) -> None:
    """Somebody else has changed a table, which is found out at the next change: calls that wait behind it look the
    table up again."""

    async def script(table: Shared) -> None:
        (await table.call("POST", "end")).raise_for_status()
        again = {"seats": seats("me", "open"), "step": 0}
        waiting: list[tuple[Any, ...]] = [
            ("GET", "log"),
            ("GET", "record"),
            ("POST", "review"),
            ("POST", "continue", again),
        ]
        answers = await table.lost(("POST", "open"), waiting)
        assert [one.status_code for one in answers] == [200, 200, 409, 201], [one.text for one in answers]
        assert answers[2].json()["code"] == "not-played-out"

    alone(script)


def test_a_hint_at_a_lost_table(alone: Callable[[Script], None]) -> None:
    """One of the two is asked something, and is told that a hint is thought out; the other has no question."""

    async def script(table: Shared) -> None:
        waiting: list[tuple[Any, ...]] = [("POST", "hint", None, seat) for seat in range(2)]
        answers = await table.lost(("POST", "mute", {"seat": 1, "muted": True}), waiting)
        assert sorted(one.status_code for one in answers) == [200, 409], [one.text for one in answers]
        assert [one.json()["code"] for one in answers if one.status_code == 409] == ["gone"]

    alone(script)


def test_a_table_that_is_lost_while_it_is_loaded(alone: Callable[[Script], None]) -> None:
    """The server's lease ends while it reads a table from disk: a call that waits for the table looks it up again."""

    async def script(table: Shared) -> None:
        directory = table.directory
        for path in ("cards", "notes", "turn"):
            directory._lapse()  # nothing is in memory any more
            with table.engine.begin() as elsewhere:
                elsewhere.exec_driver_sql("lock table tables in access exclusive mode")
                call = asyncio.create_task(table.call("GET", path))
                while table.id not in directory._loading:
                    await asyncio.sleep(0.001)
                await asyncio.sleep(0)  # the task that loads it takes its first step
                directory._lapse()
            answer = await call
            assert answer.status_code == 200, f"{path}: {answer.text}"

    alone(script)


def at_once(*calls: tuple[House, str, object, str | None]) -> list[Any]:
    """Call several servers at the same time. Return their replies."""

    def call(one: tuple[House, str, object, str | None]) -> Any:
        house, path, body, token = one
        return house.call(path, body, token, method="POST").json()

    with ThreadPoolExecutor(len(calls)) as pool:
        return [*pool.map(call, calls)]


def test_calls_at_two_servers(two: list[House]) -> None:
    """Sitting down, starting, leaving, ending, opening, the next table: each happens once, and both say the same."""
    for number in range(4):
        made = two[0].post("tables", {"game": "crooks", "seats": seats("me", "open", "open")})
        id, ada = made["table"], made["token"]
        for house in two:
            house.get(f"tables/{id}")  # both have it in memory from here on
        joined = at_once(*[(two[n % 2], f"tables/{id}/join", {"name": f"Guest {n}"}, None) for n in range(5)])
        tokens = {one["seat"]: one["token"] for one in joined if "token" in one}
        assert sorted(tokens) == [1, 2]
        assert {one["code"] for one in joined if "code" in one} <= {"full", "put-away"}
        both = [(house, f"tables/{id}/start", None, ada) for house in two]
        assert {one.get("code") or one["status"] for one in at_once(*both)} <= {"running", "put-away"}
        at_once(
            *[(house, f"tables/{id}/leave", None, token) for house, token in zip(two, tokens.values(), strict=True)]
        )
        at_once(*[(house, f"tables/{id}/end", None, ada) for house in two])
        at_once(*[(house, f"tables/{id}/open", None, ada) for house in two])
        again = at_once(*[(two[n % 2], f"tables/{id}/rematch", None, ada) for n in range(4)])
        (new,) = {one["table"] for one in again if "table" in one}
        for house in two:  # what changes nothing says what is in memory: so something is changed first
            house.post(f"tables/{id}/open", token=ada)
            info = house.get(f"tables/{id}")
            assert (info["status"], info["opened"], info["next"]) == ("ended", True, new)
        assert len(two[0].get("tables")) == number + 1


def test_chat_at_two_servers(two: list[House]) -> None:
    """Each line that was taken is there once, in one order; what is said after a line was heard comes after it."""
    talked_at_both(two)


def talked_at_both(two: list[House]) -> None:
    """Two people talk, each now at the one server, now at the other; look at what is there of it."""
    id, tokens = new_table(two[0], "me", "open")
    acknowledged: tuple[set[int], set[int]] = (set(), set())

    async def talk(seat: int) -> None:
        for number in range(12):
            with suppress(ConnectionClosed, TimeoutError):  # it is done again at the table as it is then, some time
                async with two[(seat + number) % 2].socket(id) as socket, asyncio.timeout(5):
                    await hello(socket, tokens[seat])
                    await said(socket, {"t": "chat", "text": (text := f"{seat} {number}")})
                    while (heard := msgspec.json.decode(await socket.recv())).get("text") != text:
                        if heard["t"] == "refused":
                            break
                    else:
                        acknowledged[seat].add(number)

    async def run() -> list[Any]:
        await asyncio.gather(talk(0), talk(1))
        async with two[0].socket(id) as socket:  # something is changed there, so it has the table as it is now
            await hello(socket, tokens[0])
            await said(socket, {"t": "chat", "text": "the last"})
            with suppress(ConnectionClosed):
                while msgspec.json.decode(await socket.recv())["t"] != "chat":
                    pass
        async with two[0].socket(id) as socket:
            chat: list[Any] = (await hello(socket, tokens[0]))["chat"]
            return chat

    chat = asyncio.run(run())
    assert [line["n"] for line in chat] == [*range(len(chat))]
    texts = [line["text"] for line in chat]
    assert len({*texts}) == len(texts), "a line came twice"
    assert len(texts) >= 12
    for seat in range(2):
        mine = [int(text.split()[1]) for text in texts if text.startswith(f"{seat} ")]
        assert acknowledged[seat] <= {*mine}
        assert all(later > one for one, later in combinations(mine, 2) if later in acknowledged[seat])


def test_without_the_fence_it_is_seen(tmp_path: Path, database: str) -> None:
    """The tests can fail: servers that don't look whose turn it is. One complaint of either is enough."""

    class Careless(House):
        program: ClassVar[tuple[str, ...]] = (planted_start.__file__, "no fence")  # type: ignore[misc]

    houses = [over(database, Careless)(tmp_path / name) for name in ("first", "second")]

    def noticed() -> bool:
        return any(complaints(house) for house in houses)

    try:
        play_at_both(houses, [("me", "open")], 43, noticed)
    except (AssertionError, TimeoutError):
        return
    finally:
        for house in houses:
            house.stop(signal.SIGTERM)
    assert noticed()
