"""A bot with an account: it sits down at a server's tables where it is invited, and gives any answer.

SKULDUGGERY_TOKEN=bot_... python3 examples/table_bot.py http://localhost:8000
"""

import json
import os
import random
import sys
from collections.abc import Iterator
from threading import Thread
from urllib.request import Request, urlopen

from websockets.sync.client import connect

SERVER, TOKEN = sys.argv[1].rstrip("/"), os.environ["SKULDUGGERY_TOKEN"]


def call(path: str, body: dict, token: str) -> dict:
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    with urlopen(Request(f"{SERVER}/api/{path}", json.dumps(body).encode(), headers)) as answer:
        return json.load(answer)


def heard(path: str, token: str) -> Iterator[dict]:
    with connect(f"{SERVER.replace('http', 'ws', 1)}/api/{path}") as socket:
        socket.send(json.dumps({"t": "hello", "token": token}))
        yield from map(json.loads, socket)


def play(table: str, sits: bool) -> None:
    mine = call(f"tables/{table}/{'seat' if sits else 'join'}", {"name": "as my account"}, TOKEN)["token"]
    answered = set()
    for said in heard(f"tables/{table}/socket", mine):
        if (ask := said.get("ask")) and ask["id"] not in answered:
            answered.add(ask["id"])
            words = random.choice(ask["options"])["words"]
            call(f"tables/{table}/answer", {"t": "answer", "ask": ask["id"], "words": words}, mine)
        if said.get("table", {}).get("status") in ("over", "ended"):
            return


playing = set()
for said in heard("bot/socket", TOKEN):
    for one in said.get("tables", ()):
        if one["table"] not in playing:
            playing.add(one["table"])
            Thread(target=play, args=(one["table"], one["seat"] is not None)).start()
