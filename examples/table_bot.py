"""A bot with an account: it sits down at a server's tables where it is invited, and gives any answer.

SKULDUGGERY_TOKEN=bot_... python3 examples/table_bot.py http://localhost:8000
"""

import json
import os
import random
import sys
from collections.abc import Iterator
from threading import Thread
from urllib.error import HTTPError
from urllib.parse import urljoin
from urllib.request import Request, urlopen

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

SERVER, TOKEN = sys.argv[1].rstrip("/"), os.environ["SKULDUGGERY_TOKEN"]


def call(path: str, body: dict, token: str) -> dict:
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    address = f"{SERVER}/api/{path}"
    while True:
        try:
            with urlopen(Request(address, json.dumps(body).encode(), headers)) as answer:
                return json.load(answer)
        except HTTPError as error:
            if error.code != 307:
                raise
            address = urljoin(address, error.headers["Location"])  # another server has the table


def heard(path: str, token: str) -> Iterator[dict]:
    at = ""
    while True:
        with connect(f"{SERVER.replace('http', 'ws', 1)}/api/{path}{at}") as socket:
            try:
                socket.send(json.dumps({"t": "hello", "token": token}))
                while True:
                    yield json.loads(socket.recv())
            except ConnectionClosed as closed:
                if closed.rcvd is None or closed.rcvd.code not in (1012, 4421):
                    return
                if closed.rcvd.code == 4421:  # another server has the table
                    at = f"?at={closed.rcvd.reason}"


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
