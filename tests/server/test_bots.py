"""Accounts of bots: their tokens, what they are told, where they sit down, and what nobody does in their name."""

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.house import Document, House, Player, heard, hello, said, seats, until
from tests.server.people import OTHER, Browser, Town, play
from tools.services import ASKING, PATIENCE, TALKING
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from skulduggery.cli.main import main
from skulduggery.server.http import bot_socket
from skulduggery.server.http.openapi import document

PAGE = Path("docs/bot-api.md")
EXAMPLE = "examples/table_bot.py"
NEW: Document = {"game": "crooks", "seats": seats("me", "open")}


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shorten the wait for news."""
    monkeypatch.setattr(bot_socket, "LOOK", 0.02)


async def bot(town: Town, name: str = "Hal") -> tuple[Browser, str]:
    """The owner of a new bot, and its token."""
    owner = town.browser()
    await owner.sign_up(name)
    assert (await owner.done("account/bot", {}))["bot"]
    return owner, (await owner.done("account/bot/token", {}))["token"]


async def invited(town: Town, *names: str, **more: Any) -> tuple[Browser, Document]:
    """Somebody's new table to which bots are invited."""
    host = town.browser()
    made = await host.done("tables", NEW | more)
    for name in names:
        await host.done(f"tables/{made['table']}/invite", {"name": name}, made["token"])
    return host, made


@asynccontextmanager
async def listening(town: Town, token: str) -> AsyncIterator[ClientConnection]:
    """The socket of a bot."""
    async with connect(f"ws://{town.address}/api/bot/socket", **TALKING, compression=None) as one:
        await said(one, {"t": "hello", "token": token})
        yield one


async def told(socket: ClientConnection) -> list[tuple[str, int | None, str]]:
    """The tables that a bot is told of next: id, seat, status."""
    return [(one["table"], one["seat"], one["status"]) for one in (await until(socket, "tables"))["tables"]]


async def became(socket: ClientConnection) -> dict[str, str]:
    """Return what the host is told next of invited bots."""
    return {one["name"]: one["state"] for one in (await until(socket, "invited"))["invited"]}


def test_an_evening_of_a_bot(tmp_path: Path) -> None:
    """It is told that it is wanted, sits down, is shown as a bot and answers by HTTP; then it is told no more of it."""

    async def scene(town: Town) -> None:
        _, token = await bot(town)
        nobody = town.browser()
        async with listening(town, token) as stream:
            assert await told(stream) == []
            host, made = await invited(town, "hal")  # as names are compared
            id = made["table"]
            assert await told(stream) == [(id, None, "open")]
            async with town.socket(id) as hosts:
                await hello(hosts, made["token"])
                assert await became(hosts) == {"Hal": "heard"}
                seat = await nobody.done(f"tables/{id}/join", {"name": "whatever"}, token)
                assert await became(hosts) == {}
            assert await told(stream) == [(id, 1, "open")]
            info = await host.done(f"tables/{id}/start", {}, made["token"])
            assert [(one["name"], one["program"], one["known"]) for one in info["seats"]] == [
                ("Ada", False, False),
                ("Hal", True, True),
            ]
            assert await told(stream) == [(id, 1, "running")]
            assert (await nobody.done(f"tables/{id}/seat", {}, token))["seat"] == 1
            mine = {0: made["token"], 1: seat["token"]}
            async with town.socket(id) as one, town.socket(id) as other:
                last = {0: await hello(one, mine[0]), 1: await hello(other, mine[1])}
                asked = next(n for n in last if last[n]["ask"])
                while asked == 0:
                    ask = last[0]["ask"]
                    await said(one, {"t": "answer", "ask": ask["id"], "words": ask["options"][-1]["words"]})
                    last = {0: await until(one, "events"), 1: await until(other, "events")}
                    asked = next(n for n in last if last[n]["ask"])
                ask = last[1]["ask"]
                answer = {"t": "answer", "ask": ask["id"], "words": ask["options"][0]["words"]}
                path = f"tables/{id}/answer"
                assert await nobody.refused(path, answer, mine[0]) == (403, "other-seat")
                assert await nobody.refused(path, answer | {"words": ["fly"]}, mine[1]) == (422, "answer")
                assert await nobody.refused(path, answer, token) == (401, "token"), "the bot's own token plays nothing"
                assert (await nobody.done(path, answer, mine[1]))["status"] == "running"
                assert await nobody.refused(path, answer, mine[1]) == (409, "gone")
            await host.done(f"tables/{id}/end", {}, made["token"])
            assert await told(stream) == []

    play(tmp_path, scene)


def test_where_a_bot_sits_down(tmp_path: Path) -> None:
    """It sits down where it is invited or at a private table, not where people look for each other. It may decline."""

    async def scene(town: Town) -> None:
        owner, token = await bot(town)
        nobody = town.browser()
        host, made = await invited(town)
        path = f"tables/{made['table']}"
        assert await nobody.refused(f"{path}/join", {"name": "Hal"}, token) == (403, "not-invited")
        assert await nobody.refused(f"{path}/join", {"name": "Hal"}, "bot_guessed") == (401, "bot-token")
        assert await host.refused(f"{path}/invite", {"name": "Nobody"}, made["token"]) == (422, "no-bot-account")
        assert await host.refused(f"{path}/invite", {"name": "Hal"}, token) == (401, "token")
        async with town.socket(made["table"]) as hosts, town.socket(made["table"]) as others:
            for socket, its in ((hosts, made["token"]), (others, None)):
                await said(socket, {"t": "hello", "token": its})
                await until(socket, "state")
            assert await became(hosts) == {}
            await host.done(f"{path}/invite", {"name": "Hal"}, made["token"])
            assert await became(hosts) == {"Hal": "sent"}
            assert [one["table"] for one in (await nobody.call("bot/tables", token=token)).json()] == [made["table"]]
            assert await became(hosts) == {"Hal": "heard"}
            assert (await nobody.call("bot/decline", {"table": made["table"]}, token)).json() == []
            assert await became(hosts) == {"Hal": "declined"}
            assert await nobody.refused(f"{path}/join", {"name": "Hal"}, token) == (403, "not-invited")
            assert (await nobody.call("bot/decline", {"table": "whichever"}, token)).json() == []
            await said(hosts, {"t": "chat", "text": "Nobody comes."})
            assert (await heard(others))["t"] == "chat", "whom I invite is nobody else's business"
        _, private = await invited(town, private=True)
        assert (await nobody.done(f"tables/{private['table']}/join", {"name": "Hal"}, token))["seat"] == 1
        assert await owner.refused("account/bot", {}) == (409, "bot-seated")

    play(tmp_path, scene)


def test_people_do_not_play_by_it(tmp_path: Path) -> None:
    """A person who is logged in with a bot's account can neither make tables nor sit down; an account that has a seat
    can't become a bot's."""

    async def scene(town: Town) -> None:
        owner, _ = await bot(town)
        _, made = await invited(town, "Hal")
        for path, body in (
            ("tables", NEW),
            (f"tables/{made['table']}/join", {"name": "Hal"}),
            (f"tables/{made['table']}/seat", {}),
            (f"tables/{made['table']}/claim", {}),
        ):
            assert await owner.refused(path, body) == (403, "bot-by-token"), path
        ada = town.browser()
        await ada.sign_up("Ada L.")
        assert await ada.refused("account/bot/token", {}) == (409, "no-bot")
        await ada.done("tables", NEW)
        assert await ada.refused("account/bot", {}) == (409, "bot-seated")

    play(tmp_path, scene)


def test_a_token_is_good_for_nothing_else(tmp_path: Path) -> None:
    """Not for the account, not as a cookie; of it only a hash is kept; a session is no token."""

    async def scene(town: Town) -> None:
        owner, token = await bot(town)
        nobody = town.browser()
        for path in ("account/sessions", "account/data", "account/tables"):
            assert await nobody.refused(path, token=token) == (401, "logged-out")
        for path, body in (("account/delete", {"password": None}), ("account/bot/token", {}), ("account/bot", {})):
            assert await nobody.refused(path, body, token) == (401, "logged-out")
        nobody.client.cookies.set("skulduggery", token)
        assert await nobody.who() is None
        assert await nobody.refused("bot/tables", token=owner.kept) == (401, "bot-token")
        assert await nobody.refused("bot/tables") == (401, "bot-token")
        assert await nobody.refused("bot/decline", {"table": "x"}, token, Origin="http://evil.example") == (
            403,
            "other-page",
        )
        kept = b"".join(path.read_bytes() for path in sorted(tmp_path.rglob("tables.sqlite*")))
        assert token.encode() not in kept
        assert token.removeprefix("bot_").encode() not in kept
        assert len((await owner.call("account/sessions")).json()) == 1, "it is no browser"

    play(tmp_path, scene)


@pytest.mark.parametrize("how", ["revoke", "another", "password", "delete"])
def test_a_token_that_ends(how: str, tmp_path: Path) -> None:
    """All that it was given ends too: its seat, the sockets that it had open."""

    async def scene(town: Town) -> None:
        owner, token = await bot(town)
        _, made = await invited(town, "Hal")
        seat = await town.browser().done(f"tables/{made['table']}/join", {"name": "Hal"}, token)
        async with listening(town, token) as stream, town.socket(made["table"]) as socket:
            assert len(await told(stream)) == 1
            assert (await hello(socket, seat["token"]))["seat"] == 1
            if how == "revoke":
                assert (await owner.done("account/bot/revoke", {}))["token"] is None
            elif how == "another":
                assert (await owner.done("account/bot/token", {}))["token"] != token
            elif how == "password":
                await owner.done("account/password", {"old": "correct horse battery staple", "password": OTHER})
            else:
                await owner.done("account/delete", {"password": "correct horse battery staple"})
            for one in (stream, socket):
                with pytest.raises(ConnectionClosed):
                    await until(one, "nothing")
        nobody = town.browser()
        assert await nobody.refused("bot/tables", token=token) == (401, "bot-token")
        assert await nobody.refused(f"tables/{made['table']}/leave", {}, seat["token"]) == (401, "token")

    play(tmp_path, scene)


def test_nobody_waits_for_a_bots_share(tmp_path: Path) -> None:
    """In the deal, and where all are asked, it counts as a bot; it never becomes the host."""

    async def scene(town: Town) -> None:
        _, token = await bot(town)
        host, made = await invited(town, "Hal", shares=True)
        seat = await town.browser().done(f"tables/{made['table']}/join", {"name": "Hal"}, token)
        info = await host.done(f"tables/{made['table']}")
        assert info["shuffle"]["awaited"] == [0]
        async with town.socket(made["table"]) as socket:
            await hello(socket, seat["token"])
            await said(socket, {"t": "seal", "seal": "0" * 64, "seating": "x"})
            assert (await until(socket, "refused"))["code"] == "not-awaited"
        await host.done(f"tables/{made['table']}/without", {"seat": 0}, made["token"])
        info = await host.done(f"tables/{made['table']}/start", {}, made["token"])
        assert info["status"] == "running"
        assert [one["kind"] for one in json.loads(info["shuffle"]["listed"])["seats"]] == ["person", "bot"]

    play(tmp_path, scene)


def test_a_bot_has_few_sockets(tmp_path: Path) -> None:
    async def scene(town: Town) -> None:
        _, token = await bot(town)
        async with AsyncExitStack() as stack:
            streams = [await stack.enter_async_context(listening(town, token)) for _ in range(bot_socket.MOST)]
            assert [await told(one) for one in streams] == [[]] * bot_socket.MOST
            one_more = await stack.enter_async_context(listening(town, token))
            assert (await until(one_more, "refused"))["code"] == "calls"
        async with listening(town, "bot_guessed") as one:
            assert (await until(one, "refused"))["code"] == "bot-token"

    play(tmp_path, scene)


def test_a_log_without_a_list_says_it_too(house: House, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A game that goes on from another has no list that was sealed; a log that names a bot nobody is, is none."""
    made = house.post("tables", {"game": "crooks", "seats": seats("me", "random")})
    house.post(f"tables/{made['table']}/end", {}, made["token"])
    plan = {"step": 2, "seats": seats("me", "random"), "anew": False}
    other = house.post(f"tables/{made['table']}/continue", plan, made["token"])
    house.post(f"tables/{other['table']}/end", {}, other["token"])
    path = tmp_path / "other.jsonl"
    path.write_bytes(house.call(f"tables/{other['table']}/log", token=other["token"]).content)
    header = json.loads(path.read_bytes().splitlines()[0])
    assert "shuffle" not in header
    assert header["bots"] == [2]
    assert main(["replay", str(path), "--language", "en"]) == 0
    assert f"Bots: {header['players'][1]}" in capsys.readouterr().out
    path.write_bytes(path.read_bytes().replace(b'"bots":[2]', b'"bots":[3]'))
    assert main(["replay", str(path)]) == 2
    assert "line 1: there is no seat 3 for a bot; there are 1 to 2." in capsys.readouterr().err


def test_the_page_names_calls_and_refusals_that_there_are() -> None:
    """The calls, and the codes of refusals, of docs/bot-api.md; and its command, which the next test runs."""
    page = PAGE.read_text("utf-8")
    there = {f"{method.upper()} {path}" for path, item in document()["paths"].items() for method in item}
    named = set(re.findall(r"(?:GET|POST) /api/[\w/{}-]+", page))
    assert len(named) >= 9
    assert named <= there
    for code in ("not-invited", "other-seat", "gone", "answer"):
        assert f"`{code}`" in page
        assert f"refusal-{code} =" in Path("src/skulduggery/locale/en.ftl").read_text("utf-8")
    assert f"\nSKULDUGGERY_TOKEN=bot_... python3 {EXAMPLE} http://localhost:8000\n" in page


def test_the_example_plays_a_whole_game(house: House, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """``examples/table_bot.py`` as a process of its own, at a server of its own; the log says what it is."""
    with httpx.Client(base_url=f"{house.address}/api/", **ASKING) as owner:
        owner.post("accounts", json={"name": "Robby", "password": OTHER}).raise_for_status()
        owner.post("account/bot").raise_for_status()
        token = owner.post("account/bot/token").json()["token"]
    made = house.post("tables", {"game": "crooks", "seats": seats("me", "open")})
    house.post(f"tables/{made['table']}/invite", {"name": "Robby"}, made["token"])
    clean = {name: value for name, value in os.environ.items() if not name.lower().endswith("_proxy")}
    command = [sys.executable, EXAMPLE, house.address]
    with subprocess.Popen(command, env=clean | {"SKULDUGGERY_TOKEN": token}) as process:

        async def evening() -> Player:
            ada = Player(house, made["table"], made["token"], 5)
            await ada.play(lambda one: one.info.get("seats", [{}])[-1].get("kind") == "person")
            house.post(f"tables/{made['table']}/start", {}, made["token"])
            await ada.play()
            return ada

        ada = asyncio.run(evening())
        assert ada.info["status"] == "over"
        assert ada.info["seats"][1]["program"]
        path = tmp_path / "evening.jsonl"
        path.write_bytes(house.call(f"tables/{made['table']}/log", token=made["token"]).content)
        assert main(["replay", str(path), "--language", "en"]) == 0
        assert "Bots: Robby" in capsys.readouterr().out
        assert json.loads(path.read_bytes().splitlines()[0])["bots"] == [2]
        process.send_signal(signal.SIGTERM)
        process.wait(PATIENCE)
