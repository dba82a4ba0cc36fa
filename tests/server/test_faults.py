"""Faults around a table: lost hosts, clients that don't read, bots that die, old databases."""

import asyncio
import json
import os
import signal
import socket
import sqlite3
from pathlib import Path
from time import sleep

import httpx
import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine, text
from tests.server.house import Document, House, Player, Unforked, heard, hello, new_table, said, seats, until
from tests.server.inside import inside
from tests.server.test_game import told
from tools.services import ASKING, TALKING
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from skulduggery import api, codec
from skulduggery.api import BadInput, Rng
from skulduggery.record import Record
from skulduggery.server.accounts.credentials import hashed
from skulduggery.server.http import outbox
from skulduggery.server.operations.timeouts import Timeouts
from skulduggery.server.settings import Settings
from skulduggery.server.storage import store
from skulduggery.server.storage.store import Store

# Chat


def test_chat_comes_once_however_long_it_is(tmp_path: Path) -> None:
    """Even beyond the lines that are kept for newcomers, a client that comes back gets exactly the lines that it
    lacks."""
    settings = Settings(calls_a_minute=1e6, lines_a_minute=1e6)

    async def made(address: str) -> tuple[str, list[str]]:
        async with httpx.AsyncClient(**ASKING, base_url=f"http://{address}/api/") as client:
            table = (await client.post("tables", json={"game": "crooks", "seats": seats("me", "open")})).json()
            joined = (await client.post(f"tables/{table['table']}/join", json={"name": "Bea"})).json()
            ada = {"Authorization": f"Bearer {table['token']}"}
            (await client.post(f"tables/{table['table']}/start", headers=ada)).raise_for_status()
            return table["table"], [table["token"], joined["token"]]

    async def talk(place: str, tokens: list[str]) -> None:
        async with connect(place, **TALKING) as ada, connect(place, **TALKING) as bea:
            await hello(ada, tokens[0])
            await hello(bea, tokens[1])
            for number in range(206):
                await said((ada, bea)[number % 2], {"t": "chat", "text": f"line {number}"})
            assert [(await until(bea, "chat"))["n"] for _ in range(206)] == [*range(206)]
        async with connect(place, **TALKING) as bea:
            await hello(bea, tokens[1])
            for number in range(206, 209):
                await said(bea, {"t": "chat", "text": f"line {number}"})
                await until(bea, "chat")

    async def come_back(place: str, token: str, lacks: int, since: int | None) -> list[Document]:
        async with connect(place, **TALKING) as ada:
            state = await hello(ada, token, since=since, chat=lacks)
            await said(ada, {"t": "chat", "text": ""})
            lines = state["chat"] if since is None else []
            while (document := await heard(ada))["t"] != "refused":
                lines += [document] if document["t"] == "chat" else []
            return [line["n"] for line in lines]

    async def run() -> None:
        id, tokens = "", [""]
        for time in range(2):  # the second time it has been away meanwhile
            async with inside(tmp_path / "data", settings) as (address, _):
                if time == 0:
                    id, tokens = await made(address)
                place = f"ws://{address}/api/tables/{id}/socket"
                if time == 0:
                    await talk(place, tokens)
                assert await come_back(place, tokens[0], 206, 0) == [206, 207, 208]
                assert await come_back(place, tokens[0], 209, 0) == []
                assert await come_back(place, tokens[0], 0, None) == [*range(9, 209)]
                assert await come_back(place, tokens[0], 5, 0) == [*range(9, 209)]

    asyncio.run(run())


# Hosts


def test_a_lost_host_is_replaced(house: House) -> None:
    """While the host is away the next person at the table stands in, and everybody is told. The host is the host again
    once back, but not after leaving a game on purpose."""
    made = house.post("tables", {"game": "crooks", "seats": seats("me", "heuristic", "open", "open")})
    id, ada = made["table"], made["token"]
    bea, cid = [house.post(f"tables/{id}/join", {"name": name})["token"] for name in ("Bea", "Cid")]

    async def run() -> None:
        async with house.socket(id) as watcher:
            assert (await hello(watcher))["table"]["host"] == 0
            async with house.socket(id) as here:
                await hello(here, cid)
                while (await until(watcher, "table"))["table"]["host"] == 0:  # those who only look on can't be host
                    pass
                now = await asyncio.to_thread(house.get, f"tables/{id}")
                assert (now["host"], now["stand_in"]) == (3, {"seat": 3, "host": 0})
                assert (await asyncio.to_thread(house.refused, f"tables/{id}/start", None, bea))[0] == 403
                async with house.socket(id) as back, house.socket(id) as second:
                    now = (await hello(back, ada))["table"]
                    assert (now["host"], now["stand_in"]) == (0, {"seat": 3, "host": 0})  # so both can be told
                    while (told := (await until(here, "table"))["table"])["host"] != 0:
                        pass
                    assert told == now
                    await hello(second, ada)
                    await back.close()  # she is still here, in another browser
                    assert (await asyncio.to_thread(house.refused, f"tables/{id}/start", None, cid))[0] == 403
                    await asyncio.to_thread(house.post, f"tables/{id}/start", None, ada)
                    await asyncio.to_thread(house.post, f"tables/{id}/leave", None, ada)  # she is away at once
                    while (await until(here, "table"))["table"]["host"] != 3:
                        pass
                async with house.socket(id) as back:
                    now = (await hello(back, ada))["table"]
                    assert (now["host"], now["stand_in"]) == (3, None)
                    asked = await asyncio.to_thread(house.post, f"tables/{id}/end", None, bea)
                    assert asked["status"] == "running"  # it takes all who are here, or the host
                    ended = await asyncio.to_thread(house.post, f"tables/{id}/end", None, cid)
                    assert (ended["status"], ended["host"]) == ("ended", 3)

    asyncio.run(run())


# Bots


def test_bots_whose_process_dies_play_on(tmp_path: Path) -> None:
    """Processes of bots that are killed are started again, and the game comes to its end."""
    house = Unforked(tmp_path / "data")
    id, tokens = new_table(house, "me", "heuristic", "heuristic")
    ada = Player(house, id, tokens[0], 6)

    async def run() -> None:
        for goal in (8, 20, 30):
            await ada.play(lambda one, goal=goal: one.done or len(one.messages) >= goal, since=ada.version)
            while not (killed := house.thinkers()):  # new ones may still be starting
                await asyncio.sleep(0.01)
            for pid in killed:
                os.kill(pid, signal.SIGKILL)
        await ada.play(since=ada.version)

    asyncio.run(run())
    assert ada.info["status"] == "over"
    assert {*house.thinkers()}
    house.stop(signal.SIGTERM)
    assert house.faults() == ""


# Tables that are put away, clients that don't read: a server in this process


def test_tables_leave_the_memory_and_come_back(tmp_path: Path) -> None:
    """A table that is put away whenever nobody is connected: every call finds it, and the game is the same."""
    away = 0

    async def run() -> None:
        nonlocal away
        settings = Settings(unload_after=0.001, calls_a_minute=1e6)
        async with inside(tmp_path, settings) as (address, directory), httpx.AsyncClient(**ASKING) as client:

            async def call(path: str, body: object = None, token: str = "") -> Document:
                headers = {"Authorization": f"Bearer {token}"} if token else {}
                response = await client.post(f"http://{address}/api/{path}", json=body, headers=headers)
                assert response.status_code < 300, response.text
                return response.json()

            made = await call("tables", {"game": "crooks", "seats": seats("me", "open")})
            id = made["table"]
            tokens = [made["token"], (await call(f"tables/{id}/join", {"name": "Bea"}))["token"]]
            await call(f"tables/{id}/start", None, tokens[0])
            rng = Rng(3)
            known: list[list[list[object]]] = [[], []]
            status = ["running", "running"]
            while "running" in status:
                for seat, token in enumerate(tokens):
                    async with connect(f"ws://{address}/api/tables/{id}/socket", **TALKING, compression=None) as one:
                        state = await hello(one, token)
                        log = [message for _, *message in state["log"]]
                        assert log[: len(known[seat])] == known[seat]
                        known[seat] = log
                        status[seat] = state["table"]["status"]
                        if (ask := state["ask"]) is not None:
                            words = ask["options"][rng.below(len(ask["options"]))]["words"]
                            await said(one, {"t": "answer", "ask": ask["id"], "words": words})
                            await until(one, "events")
                    while id in directory.tables:
                        await asyncio.sleep(0.001)
                    away += 1
            response = await client.get(
                f"http://{address}/api/tables/{id}/log", headers={"Authorization": f"Bearer {tokens[0]}"}
            )
            record = codec.read_log(response.content, "the log")
            assert api.over(record.state)
            assert known == [told(record, 0), told(record, 1)]

    asyncio.run(run())
    assert away > 20


def test_who_does_not_read_harms_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A client that doesn't read is cut off when too much waits for it; the others get everything meanwhile."""
    monkeypatch.setattr(outbox, "MOST", 100_000)

    async def run() -> None:
        settings = Settings(calls_a_minute=1e6, messages_a_second=1e6, lines_a_minute=1e6)
        async with (
            inside(tmp_path, settings, buffer=8192) as (address, directory),
            httpx.AsyncClient(**ASKING) as client,
        ):
            made = await client.post(
                f"http://{address}/api/tables", json={"game": "crooks", "seats": seats("me", "open")}
            )
            id, token = made.json()["table"], made.json()["token"]
            deaf = socket.socket()
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            host, port = address.split(":")
            deaf.connect((host, int(port)))
            place = f"ws://{address}/api/tables/{id}/socket"
            async with (
                connect(place, **TALKING, compression=None, max_queue=None) as ada,
                connect(place, **TALKING, compression=None, sock=deaf, max_queue=1) as lazy,
            ):
                await hello(ada, token)
                await said(lazy, {"t": "hello"})
                table = await directory.find(id)
                while len(table.presence.clients) < 2:
                    await asyncio.sleep(0.001)
                box = table.presence.clients[1]
                most = 0
                for number in range(1000):
                    await said(ada, {"t": "chat", "text": "\U0001f3b2" * 500})
                    assert (await until(ada, "chat"))["n"] == number
                    most = max(most, sum(len(one or b"") for one in box.box))
                    if len(table.presence.clients) == 1:
                        break
                assert 50_000 < most <= 100_000
                assert not box.box
                with pytest.raises(ConnectionClosed):
                    _ = [document async for document in lazy]

    asyncio.run(run())


# Old databases


def first_version(data: Path, version: str = "0001") -> list[str]:
    """A database as a version made it, with a game that is running and its chat; the tokens of its two people."""
    data.mkdir()
    config = Config()
    config.set_main_option("script_location", str(Path(store.__file__).parent.parent / "migrations"))
    engine = create_engine(f"sqlite:///{data / 'tables.sqlite'}")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, version)
    engine.dispose()
    record = Record(api.make_rules("crooks", 2), Rng(8), ("Ada", "Bea"))
    for _ in range(9):
        (ask,) = api.pending(record.state)
        record.answer(ask.seat, ask.options[-1])
    rules = record.rules
    rows: list[tuple[str, list[object]]] = [
        ("decks", [rules.digest, bytes(codec.raw_cards(rules))]),
        (
            "tables",
            ["oldtable", "crooks", json.dumps(rules.options), rules.digest, b"k" * 32, "running", 1, 0, None, 1.0],
        ),
        ("seats", ["oldtable", 0, "person", "Ada", None, hashed("token 0"), 0]),
        ("seats", ["oldtable", 1, "person", "Bea", None, hashed("token 1"), 0]),
        *[("entries", ["oldtable", n, who, json.dumps(what)]) for n, (who, what) in enumerate(record.entries)],
        ("chat", ["oldtable", 0, 1, "Bea", "Good old times.", 2.0]),
    ]
    columns = {"tables": "id, game, options, digest, key, status, host, opened, next, created"}
    columns["chat"] = '"table", n, seat, name, text, at'
    with sqlite3.connect(data / "tables.sqlite") as file:
        for table, row in rows:
            names = f"({columns[table]})" if table in columns else ""
            file.execute(f"insert into {table} {names} values ({', '.join('?' * len(row))})", row)
    file.close()
    return ["token 0", "token 1"]


def test_a_database_of_the_first_version(tmp_path: Path) -> None:
    """It is brought up to date, and what lies in it goes on: table, host, chat, and the game to its end."""
    tokens = first_version(tmp_path / "data")
    house = House(tmp_path / "data")
    assert [line["id"] for line in house.get("tables")] == ["oldtable"]
    two = [Player(house, "oldtable", token, number) for number, token in enumerate(tokens)]

    async def run() -> None:
        await asyncio.gather(*[one.play() for one in two])

    asyncio.run(run())
    state = two[0].documents[0]
    assert (state["table"]["host"], state["version"] > 9) == (1, True)
    assert [(line["n"], line["name"], line["text"]) for line in state["chat"]] == [(0, "Bea", "Good old times.")]
    record = codec.read_log(house.call("tables/oldtable/log", token=tokens[0]).content, "the log")
    assert api.over(record.state)
    assert two[0].messages == told(record, 0)
    house.stop(signal.SIGTERM)
    assert house.faults() == ""


def test_a_database_of_a_later_version(tmp_path: Path) -> None:
    """The server refuses a database of an unknown version in one sentence, and leaves it unchanged."""
    Store(tmp_path).close()
    with sqlite3.connect(tmp_path / "tables.sqlite") as file:
        file.execute("update alembic_version set version_num = '9999'")
    file.close()
    before = (tmp_path / "tables.sqlite").read_bytes()
    with pytest.raises(BadInput, match="another version of Skulduggery has changed it"):
        Store(tmp_path)
    assert (tmp_path / "tables.sqlite").read_bytes() == before


def test_a_late_start_is_no_failure_of_a_file(tmp_path: Path) -> None:
    """A machine that was held up before it began to write has lost nothing: SQLite is asked however late it is."""
    kept = Store(tmp_path, Timeouts(0.05))
    kept._threads.submit(sleep, 0.2)
    assert asyncio.run(kept.do(lambda connection: connection.execute(text("select 1")).scalar())) == 1
    kept.close()
