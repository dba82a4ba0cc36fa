"""Promise 5 at the table: in two worlds that a seat can't tell apart, it is sent the same, byte by byte."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import uvicorn
from tests.server.house import heard, said
from websockets.asyncio.client import ClientConnection, connect

from skulduggery import api
from skulduggery.api import NATURE, SPECTATOR, Rng
from skulduggery.record import Record
from skulduggery.server.app import make
from skulduggery.server.hall import Hall
from skulduggery.server.rows import Seat
from skulduggery.server.seats import hashed
from skulduggery.server.serving import listen
from skulduggery.server.settings import Settings
from skulduggery.server.store import Store

ID = "testtabl"
KEY = bytes(range(32))


class Dealt:
    """Chance that comes out as in a record."""

    def __init__(self, record: Record) -> None:
        ids = [crook["id"] for crook in _crooks(record)]
        (_, *deal), (_, first) = (what for who, what in record.entries[:2])
        self.order = [ids.index(one) for one in deal]
        self.first = int(first) - 1

    def below(self, n: int) -> int:
        return self.first

    def shuffle(self, items: list[int]) -> None:
        items[:] = self.order


def _crooks(record: Record) -> Any:
    return record.rules.cards["crook"]


class World:
    """A server with one table, dealt as in a record; sockets of every seat and of somebody who looks on."""

    def __init__(self, address: str, hall: Hall, record: Record) -> None:
        self.address = address
        self.hall = hall
        self.record = record
        self.settled = 0
        self.sockets: dict[int, ClientConnection] = {}
        self.sent: dict[int, list[bytes]] = {seat: [] for seat in (*range(record.rules.seats), SPECTATOR)}

    async def listen(self, seat: int) -> None:
        """Read what a seat is sent, until the socket is closed."""
        async for document in self.sockets[seat]:
            assert isinstance(document, str)
            self.sent[seat].append(document.encode())

    async def call(self, client: httpx.AsyncClient, seat: int, method: str, path: str) -> None:
        """A call of a seat; the answer counts as sent to it, with its status."""
        headers = {} if seat < 0 else {"Authorization": f"Bearer token {seat}"}
        response = await client.request(method, f"{self.address}/api/{path}", headers=headers)
        noted = sorted((name, value) for name, value in response.headers.items() if name not in ("date", "connection"))
        self.sent[seat].append(msgspec.json.encode([path, response.status_code, noted, response.text]))


@asynccontextmanager
async def world(data: Path, record: Record, bots: tuple[int, ...]) -> AsyncIterator[World]:
    """A server in this process: with the hook that gives a table its deal, which no call has."""
    listener = listen("127.0.0.1", 0)
    app = make(Store(data), Settings(bot_delay=0, away_after=1e6, calls_a_minute=1e6, messages_a_second=1e6))
    server = uvicorn.Server(
        uvicorn.Config(app, log_level="warning", ws="websockets-sansio", ws_per_message_deflate=False, lifespan="on")
    )
    server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    if not bots:
        app.state["hall"].thinkers.count = 0
    running = asyncio.create_task(server.serve(sockets=[listener]))
    while not server.started:
        await asyncio.sleep(0.01)
    hall: Hall = app.state["hall"]
    seats = [
        Seat("bot", f"Bot {n}", "heuristic") if n in bots else Seat("person", f"P{n}", None, hashed(f"token {n}"))
        for n in range(record.rules.seats)
    ]
    host = next(n for n, seat in enumerate(seats) if seat.kind == "person")
    table = await hall.seat(record.rules, seats, host, id=ID, key=KEY, source=Dealt(record))
    table.clock = lambda: 1.0
    one = World(f"http://127.0.0.1:{listener.getsockname()[1]}", hall, record)
    socket_address = f"{one.address.replace('http', 'ws')}/api/tables/{ID}/socket"
    readers = []
    try:
        for seat in one.sent:
            if seat in bots:
                continue
            one.sockets[seat] = await connect(socket_address, proxy=None, compression=None, max_queue=None)
            await said(one.sockets[seat], {"t": "hello", "token": None if seat < 0 else f"token {seat}"})
            one.sent[seat].append(msgspec.json.encode(await heard(one.sockets[seat])))
            readers.append(asyncio.create_task(one.listen(seat)))
        yield one
    finally:
        for socket in one.sockets.values():
            await socket.close()
        await asyncio.gather(*readers)
        server.should_exit = True
        await running


async def settle(one: World) -> None:
    """Wait until nothing is on its way any more: everybody asks for something that is refused, and hears of it."""
    table = await one.hall.find(ID)
    while not table.idle and table.drivers.thinking:
        await asyncio.sleep(0.002)
    one.settled += 1
    mark = f'"mark {one.settled}"'.encode()
    for socket in one.sockets.values():
        await said(socket, {"t": "answer", "ask": "none", "words": [f"mark {one.settled}"]})
    until = time.monotonic() + 10
    while not all(any(mark in document for document in one.sent[seat][-20:]) for seat in one.sockets):
        assert time.monotonic() < until
        await asyncio.sleep(0.001)


async def replay(one: World) -> None:
    """Have everybody answer as in the record, ask and say all kinds of things meanwhile, drop out and come back."""
    table = await one.hall.find(ID)
    ids = [crook["id"] for crook in _crooks(one.record)]
    rng = Rng(5)
    async with httpx.AsyncClient(trust_env=False) as client:
        for number, (who, words) in enumerate(one.record.entries):
            if who == "nature":
                continue
            seat = int(who) - 1
            assert table.play is not None
            ask = table.play.ask_id(seat)
            other = (seat + 1 + rng.below(one.record.rules.seats - 1)) % one.record.rules.seats
            asked = table.play.ask(seat)
            assert asked is not None
            legal = [option.words for option in asked.options]
            card = ids[rng.below(len(ids))]
            for wrong in (["take", card], ["spy", "target", "9"], ["kill", "1"], ["place", "5", "ability"]):
                if wrong not in legal:
                    await said(one.sockets[seat], {"t": "answer", "ask": ask, "words": wrong})
            await said(one.sockets[other], {"t": "answer", "ask": ask, "words": ["pass"]})
            await settle(one)
            for path in (f"tables/{ID}", f"tables/{ID}/record", f"tables/{ID}/log", "tables", f"tables/{ID}/cards"):
                if number % 5 == 0:
                    await one.call(client, other, "GET", path)
            if number % 7 == 0:
                await one.call(client, SPECTATOR, "GET", f"tables/{ID}")
                await said(one.sockets[other], {"t": "chat", "text": f"message {number}"})
                while not table.row.chat or not table.row.chat[-1].text.endswith(f" {number}"):
                    await asyncio.sleep(0.001)
            await said(one.sockets[seat], {"t": "answer", "ask": ask, "words": list(words)})
            while table.saved <= number:
                await asyncio.sleep(0.001)
            await settle(one)
            assert table.play.record.entries[number] == (who, words)


def first_part(seats: int, options: dict[str, api.Value], seed: int, entries: int) -> Record:
    """A game at random, so far."""
    record = Record(api.make_rules("crooks", seats, options), Rng(seed))
    rng = Rng(seed + 1)
    while len(record.entries) < entries and (asks := api.pending(record.state)):
        choices = asks[0].options[1:] if asks[0].kind == "recruit" else asks[0].options
        record.answer(asks[0].seat, (choices or asks[0].options)[rng.below(len(choices or asks[0].options))])
    return record


GAMES: list[tuple[int, dict[str, api.Value], int, int]] = [
    (2, {}, 1, 22),
    (3, {"secret_money": True, "edition": "2016"}, 2, 34),
    (4, {"memory": "strict"}, 3, 44),
]


@pytest.mark.parametrize(("seats", "options", "seed", "entries"), GAMES)
def test_what_it_cannot_know_changes_nothing_that_is_sent(
    tmp_path: Path, seats: int, options: dict[str, api.Value], seed: int, entries: int
) -> None:
    """Answers, refusals, chat, calls, in their order: the same in both worlds for this seat, not for all others."""
    mine = first_part(seats, options, seed, entries)

    async def run(name: str, record: Record) -> dict[int, list[bytes]]:
        async with world(tmp_path / name, record, ()) as one:
            await replay(one)
            return one.sent

    sent = asyncio.run(run("mine", mine))
    for seat in (0, SPECTATOR):
        other = mine.redeal_history(seat, Rng(seed + 7))
        assert any(other.history(one) != mine.history(one) for one in range(seats) if one != seat)
        again = asyncio.run(run(f"other {seat}", other))
        assert len(sent[seat]) > entries
        assert again[seat] == sent[seat]
        assert any(again[one] != sent[one] for one in range(seats) if one != seat), "the worlds are the same"


def test_a_bots_seat_knows_no_more(tmp_path: Path) -> None:
    """Two worlds that differ in what nobody ever sees: bots answer the same to the same questions."""
    rules = api.make_rules("crooks", 3, {})
    mine = Record(rules, Rng(4))
    ids = [crook["id"] for crook in _crooks(mine)]
    deal = list(mine.entries[0][1][1:])
    dealt = sum(_piles(mine))
    deal[dealt:] = reversed(deal[dealt:])  # other crooks stay in the box, in another order: nobody ever sees them
    other = Record(rules, None)
    other.enter("nature", ("deal", *deal))
    other.enter("nature", mine.entries[1][1])
    assert sorted(deal) == sorted(ids)
    assert other.entries != mine.entries

    async def run(name: str, record: Record) -> tuple[list[bytes], list[Any]]:
        async with world(tmp_path / name, record, (0, 1)) as one:
            table = await one.hall.find(ID)
            assert table.play is not None
            rng = Rng(9)
            while not table.play.over:
                if (ask := table.play.ask(2)) is None:
                    await asyncio.sleep(0.001)
                    continue
                words = ask.options[rng.below(len(ask.options))].words
                await table.do(partial(table.answer, 2, ask.id, words))
            await settle(one)
            return one.sent[2], table.play.record.entries[1:]

    sent, entries = asyncio.run(run("mine", mine))
    again, same = asyncio.run(run("other", other))
    assert len(entries) > 40
    assert same == entries
    assert again == sent


def _piles(record: Record) -> list[int]:
    (event,) = record.events[0]
    assert event.kind == "deal"
    return [int(str(one)) for one in event.args]


def test_nature_is_never_asked_of_anybody(tmp_path: Path) -> None:
    """What chance decides is decided before anybody is told anything."""
    record = first_part(2, {}, 3, 10)

    async def run() -> None:
        async with world(tmp_path / "one", record, ()) as one:
            for document in one.sent[0]:
                assert NATURE not in [asking["seat"] for asking in msgspec.json.decode(document)["asking"]]

    asyncio.run(run())
