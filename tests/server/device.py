"""A device with local tables, reached as its page reaches it: through the port, by texts."""

import json
import secrets
from collections.abc import Sequence
from typing import Any, Final
from unittest.mock import patch

from skulduggery.api import Rng
from skulduggery.fair import SIZE
from skulduggery.server.local.port import Port

Document = dict[str, Any]
KEY: Final = "07" * SIZE
"""The key of the chance of all games here, chosen so that none is over after a few answers."""


class Seat:
    """A page at a seat. ``now`` is the newest document that says what is asked, ``heard`` are all."""

    def __init__(self, device: "Device", socket: int, table: str, token: str) -> None:
        self.device = device
        self.socket = socket
        self.table = table
        self.heard: list[Document] = []
        self.now: Document = {}
        self.say({"t": "hello", "token": token, "since": None})

    def say(self, document: Document) -> None:
        """Say something to the table."""
        self.device.port.hear(self.socket, self.table, json.dumps(document))
        self.device.take()

    def answer(self, words: Sequence[str], ask: str = "") -> None:
        """Answer the question, or an offer by its id."""
        self.say({"t": "answer", "ask": ask or self.now["ask"]["id"], "words": [*words]})

    def hear(self, document: Document) -> None:
        self.heard.append(document)
        if "ask" in document:
            self.now = document

    @property
    def table_now(self) -> Document:
        """The table as it was last told."""
        return [one["table"] for one in self.heard if "table" in one][-1]

    @property
    def refusals(self) -> list[str]:
        """The codes of all refusals."""
        return [one["code"] for one in self.heard if one["t"] == "refused"]


class Device:
    """A device. ``texts`` is its disk: what it has kept, by table."""

    def __init__(self, texts: dict[str, str] | None = None) -> None:
        self.texts = {} if texts is None else texts
        self.port = Port(json.dumps(self.texts))
        self.seats: dict[int, Seat] = {}
        self.closed: dict[int, int] = {}
        self.waits = False

    def call(
        self, path: str, body: object = None, token: str | None = None, status: int = 200, *, text: bool = False
    ) -> Any:
        """Make a call and return the document of its answer, or its ``text``."""
        found, said = json.loads(self.port.call(path, None if body is None else json.dumps(body), token))
        assert found == status, said
        self.take()
        return said if text else json.loads(said)

    def take(self) -> None:
        """Keep what has changed, and deliver the documents."""
        taken = json.loads(self.port.take())
        for id, text in taken["kept"].items():
            if text is None:
                del self.texts[id]
            else:
                self.texts[id] = text
        for socket, document in taken["sent"]:
            self.seats[socket].hear(document)
        self.closed |= dict(taken["closed"])
        self.waits = taken["waits"]

    def sit(self, table: str, token: str) -> Seat:
        """Open a page at a seat."""
        socket = len(self.seats)
        self.seats[socket] = seat = Seat.__new__(Seat)
        seat.__init__(self, socket, table, token)  # type: ignore[misc]
        return seat

    def close(self, socket: int) -> None:
        """Close a page."""
        self.port.close(socket)
        self.take()

    def step(self) -> None:
        """Let a bot act."""
        self.port.step()
        self.take()

    def game(
        self, game: str, people: int, bots: Sequence[str], options: Document | None = None, **more: object
    ) -> list[Seat]:
        """Begin a game and return the pages of its people. ``more``: fields of the document that asks for it."""
        seats = [{"kind": "me", "name": "Ada"}, *[{"kind": "open"}] * (people - 1)]
        seats += [{"kind": "bot", "bot": bot} for bot in bots]
        drawn = secrets.token_hex
        with patch("secrets.token_hex", lambda size: KEY if size == SIZE else drawn(size)):
            mine = self.call("tables", {"game": game, "seats": seats, "options": options or {}, **more})
        table = mine["table"]
        tokens = [mine["token"]]
        for n in range(1, people):
            tokens.append(self.call(f"tables/{table}/join", {"name": f"Friend {n}"})["token"])
        return [self.sit(table, token) for token in tokens]


def moved(device: Device, people: list[Seat], rng: Rng) -> bool:
    """Make one move: a random answer of a person who is asked, else that of a bot. Return False once the game is
    over."""
    if people[0].table_now["status"] != "running":
        return False
    asked = [one for one in people if one.now["ask"]]
    if not asked:
        assert device.waits, "nobody can go on"
        device.step()
        return True
    seat = asked[rng.below(len(asked))]
    options = seat.now["ask"]["options"]
    refused = len(seat.refusals)
    seat.answer(options[rng.below(len(options))]["words"])
    assert len(seat.refusals) == refused, seat.heard[-1]
    return True


def played(device: Device, people: list[Seat], seed: int) -> None:
    """Play a game to its end by random answers."""
    rng = Rng(seed)
    while moved(device, people, rng):
        pass
