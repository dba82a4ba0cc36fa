"""Write what a release leaves behind, for the tests of later ones.

Run ``PYTHONPATH=src:. python tests/server/upgrade/make.py`` at the top of a checkout of that release, before and after
a ``rules_version`` grows. It makes the folder ``tests/server/upgrade/GAME-VERSION...`` with the database of a server, a
backup of it, and what its players knew.
"""

import asyncio
import hashlib
import json
import lzma
import shutil
import signal
import sqlite3
import sys
import tempfile
import time
from contextlib import closing
from pathlib import Path
from typing import Any

from tests.server.house import House, Player, heard, hello, said, seats, until

from skulduggery import api

Document = dict[str, Any]
HERE = Path(__file__).parent
PASSWORD = "correct horse battery staple"


def told(record: Document) -> str:
    """A hash of what a record tells, without views: later releases may show more in these."""
    steps = [[step["who"], step["words"], step["messages"]] for step in record["steps"]]
    return hashlib.sha256(json.dumps([record["players"], steps]).encode()).hexdigest()


def signed_up(house: House, name: str) -> str:
    """A new account; the cookie of its browser."""
    response = house.call("accounts", {"name": name, "password": PASSWORD})
    return response.headers["set-cookie"].partition(";")[0]


def made(house: House, game: str, *kinds: str, cookie: str = "", **more: object) -> tuple[str, str]:
    """A new table and the token of its host."""
    headers = {"Cookie": cookie} if cookie else {}
    wanted = {"game": game, "seats": seats(*kinds), **more}
    out = house.call("tables", wanted, headers=headers).json()
    return out["table"], out["token"]


def play(house: House, table: str, tokens: list[str], messages: int | None = None) -> list[Player]:
    """Let people play until they have been told so much, or to the end."""
    people = [Player(house, table, token, n) for n, token in enumerate(tokens)]

    async def run() -> None:
        enough = [one.play(lambda one: one.done or len(one.messages) >= (messages or 10**6)) for one in people]
        await asyncio.gather(*enough)

    asyncio.run(run())
    return people


def finished(house: House, table: str, token: str) -> Document:
    """Play a table to its end: some answers, then its person resigns. Return everything that can be asked of it
    afterwards."""
    play(house, table, [token], 40)
    if house.get(f"tables/{table}")["status"] == "running":
        house.post(f"tables/{table}/resign", token=token)
        while house.get(f"tables/{table}")["status"] == "running":
            time.sleep(0.05)
    return looked_at(house, table, token)


def looked_at(house: House, table: str, token: str) -> Document:
    """Return what a finished game tells each viewer."""
    info = house.get(f"tables/{table}")
    eyes = ["", *[f"?seat={seat}" for seat in range(len(info["seats"]))]]
    log = house.call(f"tables/{table}/log", token=token).content
    return {
        "token": token,
        "game": info["game"],
        "status": info["status"],
        "scores": info["scores"],
        "told": {one: told(house.get(f"tables/{table}/record{one}", token)) for one in eyes},
        "log": hashlib.sha256(log).hexdigest(),
    }


def running(house: House, out: Document, messages: int, *wanted: str, **more: Any) -> None:
    """Begin games until one of them runs on when its people stop."""
    table, token = made(house, *wanted, **more)
    tokens = [token]
    if "open" in wanted:
        tokens.append(house.post(f"tables/{table}/join", {"name": "Ben"})["token"])
        house.post(f"tables/{table}/start", token=token)
    me = play(house, table, tokens, messages)[0]
    if house.get(f"tables/{table}")["status"] == "running":
        its = {"token": token, "others": tokens[1:], "game": wanted[0], "messages": me.messages}
        out["running"][table] = its
    else:
        running(house, out, messages - 1, *wanted, **more)


def reviewed(house: House, table: str, token: str) -> str:
    """Have a game reviewed; a hash of that."""
    while (found := house.post(f"tables/{table}/review", token=token))["done"] < found["steps"]:
        time.sleep(0.1)
    return hashlib.sha256(json.dumps(found["review"]).encode()).hexdigest()


async def chat(house: House, table: str, token: str) -> None:
    """Say something."""
    async with house.socket(table) as socket:
        await hello(socket, token)
        await said(socket, {"t": "chat", "text": "Good old times."})
        await until(socket, "chat")
        assert heard


def rated(house: House) -> list[Document]:
    """Ada's ratings."""
    return house.get("people?name=Ada")["standings"]


def evening(house: House) -> Document:
    """All that happens at this server."""
    cookie = signed_up(house, "Ada")
    out: Document = {"password": PASSWORD, "finished": {}, "running": {}, "open": {}}
    for game in api.games():
        table, token = made(house, game, "me", "heuristic", cookie=cookie, hints=False)
        asyncio.run(chat(house, table, token))
        out["finished"][table] = finished(house, table, token)
    table, token = made(house, "crooks", "me", "casual:persona=braggart", private=True)
    out["finished"][table] = {**finished(house, table, token), "review": reviewed(house, table, token)}
    table, token = made(house, "scoundrels", "me", "heuristic")
    play(house, table, [token], 20)
    house.post(f"tables/{table}/end", token=token)
    out["finished"][table] = looked_at(house, table, token)
    for game in api.games():
        bot = "casual" if game == "crooks" else "heuristic"
        running(house, out, 12, game, "me", bot, cookie=cookie)
    running(house, out, 12, "scoundrels", "me", "heuristic", options={"leaders": "chosen"})
    running(house, out, 5, "crooks", "me", "open", private=True, terms={"clock": 86_400, "late": "bot"})
    lesson = house.post("lessons", {"game": "crooks", "name": "Ada"})
    out["running"][lesson["table"]] = {"token": lesson["token"], "others": [], "game": "crooks", "messages": None}
    table, token = made(house, "mayhem", "me", "open", "heuristic", cookie=cookie)
    out["open"][table] = {"token": token, "game": "mayhem"}
    while sum(one["rated"] for one in rated(house)) < len(api.games()):
        time.sleep(0.2)
    out["ratings"] = {one["game"]: one["rating"] for one in rated(house)}
    out["rules"] = {game: api.game(game).rules_version for game in api.games()}
    return out


def main() -> None:
    """Write the folder."""
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder) / "data", "--advice", "1")
        known = evening(house)
        house.stop(signal.SIGTERM)
        assert house.faults() == "", house.faults()
        there = HERE / "-".join([f"{game}{number}" for game, number in known["rules"].items()])
        shutil.rmtree(there, ignore_errors=True)
        there.mkdir()
        from skulduggery.server.storage.backup import back_up

        back_up(Path(folder) / "data", there / "tables.backup")
        with closing(sqlite3.connect(Path(folder) / "data" / "tables.sqlite", isolation_level=None)) as base:
            base.execute("VACUUM")
            base.execute("PRAGMA journal_mode=DELETE")
        data = (Path(folder) / "data" / "tables.sqlite").read_bytes()
        (there / "tables.sqlite.xz").write_bytes(lzma.compress(data, preset=9))
        (there / "known.json").write_text(json.dumps(known, indent=1))
        sys.stdout.write(f"{there}: {sum(one.stat().st_size for one in there.iterdir())} bytes\n")


if __name__ == "__main__":
    main()
