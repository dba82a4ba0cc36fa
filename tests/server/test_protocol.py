"""Evenings with malicious clients: right messages, nearly right ones and random bytes, on sockets and in calls, in any
order. Nothing may fail. Nobody may wait forever, hear what others were told or see a token. Afterwards nothing is left
over.
"""

import asyncio
import gc
import json
from collections import Counter
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
import jsonschema_rs
import msgspec
import pytest
from tests.server.house import Document, seats
from tests.server.inside import inside
from tests.server.wires import BINARY, CLOSE, CONTINUED, PING, TEXT, Wire, frame, talking
from tools.services import ASKING, PATIENCE

from skulduggery.api import Rng
from skulduggery.server.http import connections, outbox
from skulduggery.server.http.openapi import document
from skulduggery.server.session import game_session
from skulduggery.server.settings import Settings
from skulduggery.server.tables import table
from skulduggery.server.tables.directory import TableDirectory

GAMES = ("crooks", "scoundrels", "mayhem")
KEPT = (connections.Guard, outbox.Outbox, table.Table, game_session.GameSession)
"""The types whose objects must be gone when everybody has gone."""
STEPS = 120
"""Things done in an evening."""
ODD: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    2**63,
    10**40,
    1.5,
    "",
    "\u202e",
    "x" * 300,
    [],
    {},
    [[]],
    "0",
    "\x00",
    "nothing",
)


class Person:
    """A player at a table, or a spectator: the socket, and what came over it."""

    def __init__(self, evening: "Evening", seat: int | None, token: str | None) -> None:
        self.evening = evening
        self.seat = seat
        self.token = token
        self.wire: Wire | None = None
        self.listening: asyncio.Task[None] | None = None
        self.last: Document = {}
        self.ended = AsyncExitStack()

    async def come(self, first: bytes) -> None:
        """Connect again."""
        await self.go()
        self.wire = await self.ended.enter_async_context(talking(self.evening.address, self.evening.id))
        self.listening = asyncio.create_task(self.listen(self.wire))
        await self.wire.send(first)

    async def go(self) -> None:
        """Cut the connection, in the middle of whatever there is."""
        await self.ended.aclose()
        if self.listening is not None:
            self.listening.cancel()
            with suppress(asyncio.CancelledError):
                await self.listening
        self.wire = None

    async def listen(self, wire: Wire) -> None:
        """Take what is sent, and look at it."""
        with suppress(TimeoutError):  # a quiet evening
            while (got := await wire.frame())[0] not in (-1, CLOSE):
                if got[0] == TEXT:
                    self.take(got[1])

    def take(self, data: bytes) -> None:
        """A document: one of the wire's, nothing in it that others may know only."""
        evening = self.evening
        one = msgspec.json.decode(data)
        with evening.looking():
            evening.allowed.validate(one)
            assert one.get("code") != "fault", one
            text = data.decode()
            for token in evening.tokens:
                assert token not in text, "a token was told"
            for a, b in evening.whispers:
                assert self.seat in (a, b) or f"whisper-{a}-{b}" not in text, "somebody else's talk was heard"
        evening.heard[one["t"]] += 1
        if one["t"] == "state":
            self.seat = one["seat"]
        if one["t"] in ("state", "events"):
            self.last = one


class Evening:
    """A table, its people, and what is done there by a seed."""

    def __init__(self, address: str, client: httpx.AsyncClient, number: int, allowed: Any) -> None:
        self.address = address
        self.client = client
        self.rng = Rng(number)
        self.allowed = allowed
        self.id = ""
        self.tokens: list[str] = []
        self.people: list[Person] = []
        self.whispers: set[tuple[int, int]] = set()
        self.heard: Counter[str] = Counter()
        self.wrong: list[BaseException] = []

    def looking(self) -> "Evening":
        """Let a fault in a task of this context fail the test, not only the task."""
        return self

    def __enter__(self) -> None:
        pass

    def __exit__(self, _kind: object, error: BaseException | None, _trace: object) -> bool:
        if error is not None:
            self.wrong.append(error)
        return True

    def one_of(self, things: Any) -> Any:
        """One of these."""
        return things[self.rng.below(len(things))]

    def somebody(self) -> Person:
        """Anybody."""
        out: Person = self.one_of(self.people)
        return out

    async def call(self, path: str, body: Any = None, token: str | None = None, method: str = "POST") -> httpx.Response:
        """A call; it is no fault, whatever it is, and tells nobody's token but to whom it is given."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        if isinstance(body, bytes):
            headers["Content-Type"] = "application/json"
        sent: Any = {"content": body} if isinstance(body, bytes) else {} if body is None else {"json": body}
        at = f"http://{self.address}/api/{path}"
        answer = await self.client.request(method, at, headers=headers, **sent)
        assert answer.status_code < 500, (path, body, answer.text)
        told = [one for one in self.tokens if one in answer.text]
        assert not told or (path.endswith("rematch") and told == [token]), path
        self.heard[f"{answer.status_code}"] += 1
        return answer

    async def begin(self) -> None:
        """Make a table, fill it, mostly start it, and have everybody there."""
        game, count = self.one_of(GAMES), 2 + self.rng.below(2)
        shares = self.rng.below(3) == 0
        body = {
            "game": game,
            "seats": seats("me", *["open"] * (count - 1)),
            "shares": shares,
            "private": self.rng.below(2) > 0,
        }
        made = (await self.call("tables", body)).json()
        self.id = made["table"]
        first = [made["token"]]
        for number in range(count - 1):
            first.append((await self.call(f"tables/{self.id}/join", {"name": f"Guest {number}"})).json()["token"])
        self.tokens = first
        if self.rng.below(6):
            await self.call(f"tables/{self.id}/start", token=first[0])
        self.people = [Person(self, seat, token) for seat, token in enumerate(first)] + [Person(self, None, None)]
        for one in self.people:
            await one.come(self.hello(one))

    def hello(self, one: Person, since: Any = None) -> bytes:
        """Return the frame with which a client begins."""
        return frame(TEXT, json.dumps({"t": "hello", "token": one.token, "since": since}).encode())

    def words(self, one: Person) -> tuple[str, list[Any]]:
        """An answer: mostly one that is offered."""
        asks = [one.last.get("ask"), *one.last.get("offers", [])]
        asks = [ask for ask in asks if ask and ask["options"]]
        if not asks:
            return "none", ["pass"]
        ask = self.one_of(asks)
        return ask["id"], [*self.one_of(ask["options"])["words"]]

    def message(self, one: Person) -> Document:
        """Something to say that is right, as far as one can know."""
        kind = self.rng.below(10)
        if kind < 6:
            ask, words = self.words(one if self.rng.below(8) else self.somebody())
            return {"t": "answer", "ask": ask, "words": words}
        if kind < 8:
            to = self.rng.below(len(self.tokens)) if self.rng.below(2) else None
            if to is not None and one.seat is not None:
                self.whispers.add((one.seat, to))
            return {"t": "chat", "text": "all" if to is None else f"whisper-{one.seat}-{to}", "to": to}
        if kind < 9:
            return {"t": "hello", "token": self.one_of([*self.tokens, None, "x"]), "since": self.rng.below(50)}
        return {"t": self.one_of(("seal", "share")), self.one_of(("seal", "share")): f"{self.rng.below(1 << 30):064x}"}

    def spoiled(self, value: Any) -> Any:
        """The same with one thing in it changed, left out or said twice."""
        if isinstance(value, dict) and value:
            key = self.one_of([*value])
            how = self.rng.below(4)
            rest = {name: one for name, one in value.items() if name != key}
            if how == 0:
                return rest
            return {**rest, key: self.spoiled(value[key])} if how < 3 else {**value, self.one_of(("x", "seat", "t")): 1}
        if isinstance(value, list) and value and self.rng.below(2):
            at = self.rng.below(len(value))
            return value[:at] + self.one_of(([], [value[at]] * 2, [self.spoiled(value[at])])) + value[at + 1 :]
        return self.one_of(ODD)

    def broken(self, data: bytes) -> bytes:
        """Bytes of which one piece is cut, doubled or other."""
        a = self.rng.below(len(data) + 1)
        b = min(len(data), a + self.rng.below(8))
        middle = self.one_of(
            (b"", data[a:b] * 2, bytes([self.rng.below(256)]), b"[" * self.rng.below(3000), b"\xed\xa0\x80")
        )
        return data[:a] + middle + data[b:]

    async def say(self, one: Person) -> None:
        """Say something: right, spoiled or broken; whole, in parts, or as another kind of frame."""
        if one.wire is None:
            return
        said: Any = self.message(one)
        how = self.rng.below(10)
        data = json.dumps(self.spoiled(said) if how in (6, 7) else said).encode("utf-8", "replace")
        if how > 5:
            data = data.replace(b"whisper", b"spoken")  # it may come to be said to all
        if how == 8:
            data = self.broken(data)
        at = self.rng.below(len(data) + 1)
        frames = frame(TEXT, data)
        if how == 9:
            frames = self.one_of((
                frame(TEXT, data[:at], end=False) + frame(PING, b"?") + frame(CONTINUED, data[at:]),
                frame(BINARY, data),
                frame(TEXT, data[:at], end=False),
                frame(CONTINUED, data),
                frame(TEXT, data, more=64),
                frame(3 + self.rng.below(5), data),
                frame(CLOSE, data[: self.rng.below(4)]),
                self.broken(frames),
            ))  # fmt: skip
        await one.wire.send(frames * (1 + 3 * (self.rng.below(12) == 0)))

    async def ask(self, one: Person) -> None:
        """A call: mostly one that there is, with a token that is good, somebody else's, or none."""
        what = self.one_of(
            (
                "",
                "cards",
                "record",
                "log",
                "join",
                "start",
                "without",
                "take-over",
                "rematch",
                "hint",
                "open",
                "leave",
            )
        )
        if what == "leave" and self.rng.below(4):
            what = "hint"
        body: Any = {"join": {"name": "Eve"}, "take-over": {"seat": 0, "bot": "random"}, "without": {"seat": 1}}.get(
            what
        )
        if body is not None and self.rng.below(2):
            body = self.spoiled(body)
            body = self.broken(json.dumps(body).encode("utf-8", "replace")) if self.rng.below(3) == 0 else body
        token = self.one_of((one.token, one.token, one.token, None, self.one_of(self.tokens), "wrong"))
        method = (
            self.one_of(("GET", "POST", "DELETE", "PATCH"))
            if self.rng.below(12) == 0
            else "GET"
            if what in ("", "cards", "record", "log")
            else "POST"
        )
        answer = await self.call(f"tables/{self.id}/{what}".rstrip("/"), body, token, method)
        if what == "join" and answer.status_code == 201:
            self.tokens.append(answer.json()["token"])

    async def run(self) -> None:
        """The whole evening; afterwards the table is as good as any."""
        await self.begin()
        for _ in range(STEPS):
            one = self.somebody()
            kind = self.rng.below(20)
            if kind == 0 or one.wire is None:
                first = self.hello(one, self.one_of((None, 0, self.rng.below(40), -5, 10**30)))
                await one.come(first if self.rng.below(5) else self.broken(first))
            elif kind == 1:
                await one.go()
            elif kind < 6:
                await self.ask(one)
            else:
                await self.say(one)
            await asyncio.sleep(0.001)
        for one in self.people:
            await one.go()
        assert (await self.call(f"tables/{self.id}", method="GET")).status_code == 200
        for token in self.tokens:
            await self.call(f"tables/{self.id}/end", token=token)
        if self.wrong:
            raise self.wrong[0]


def left() -> Counter[str]:
    """Return the number of objects that should be gone, by type."""
    gc.collect()
    return Counter(type(one).__name__ for one in gc.get_objects() if isinstance(one, KEPT))


async def gone(directory: TableDirectory) -> None:
    """Wait until tables that nobody looks at have left the memory, and everything with them."""
    for _ in range(int(2 * PATIENCE)):
        if (
            not directory.tables and max(left().values(), default=0) <= 1
        ):  # who puts them away holds the last in its hand
            return
        await asyncio.sleep(0.5)
    raise AssertionError(f"{[*directory.tables]} are still there, and {left()}")


def evenings(data: Path, first: int, count: int) -> Counter[str]:
    """Play a number of evenings at one server. Return what was heard in all of them."""
    heard: Counter[str] = Counter()

    async def run() -> None:
        settings = Settings(calls_a_minute=1e6, bot_delay=0, away_after=0.05, unload_after=0.3)
        allowed = jsonschema_rs.validator_for(
            {"$ref": "#/components/schemas/ToClient", "components": document()["components"]}
        )
        async with inside(data, settings) as (address, directory), httpx.AsyncClient(**ASKING) as client:
            directory.thinkers.count = 1  # seats may be taken over
            for number in range(first, first + count):
                one = Evening(address, client, number, allowed)
                await asyncio.wait_for(one.run(), 10 * PATIENCE)
                heard.update(one.heard)
                one.people.clear()
            await client.aclose()
            await gone(directory)

    asyncio.run(run())
    return heard


def sound(caplog: pytest.LogCaptureFixture) -> None:
    """Nothing has failed, not even where no client would notice."""
    assert [record.getMessage() for record in caplog.records if record.levelname in ("ERROR", "CRITICAL")] == []


def test_evenings(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Some."""
    heard = evenings(tmp_path, 0, 8)
    assert {"state", "events", "refused", "chat", "table", "200", "400", "401", "403", "409"} <= {*heard}
    sound(caplog)


@pytest.mark.long
@pytest.mark.parametrize("part", range(40))
def test_many_evenings(tmp_path: Path, caplog: pytest.LogCaptureFixture, part: int) -> None:
    """Two thousand of them, some nine minutes of a core: 230 a minute."""
    evenings(tmp_path, 1000 + 50 * part, 50)
    sound(caplog)
