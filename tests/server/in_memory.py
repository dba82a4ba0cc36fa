"""A game at a table of this process: ``in_memory.py FOLDER``. Nobody serves it, and nothing goes over a socket."""

import asyncio
import sys
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
import pytest

from skulduggery.api import Rng
from skulduggery.documents.news import AnswerSaid
from skulduggery.server.delivery.client import Client
from skulduggery.server.protocol.errors import ApiError
from skulduggery.server.protocol.messages import ChatSaid, FromClient, HelloSaid, WhySaid
from skulduggery.server.protocol.tables import NewTable, SeatWanted
from skulduggery.server.settings import Settings
from skulduggery.server.storage.store import Store
from skulduggery.server.tables import attendance, finished_game
from skulduggery.server.tables.directory import TableDirectory
from skulduggery.server.tables.table import Table


class Memory(Client):
    """A client whose documents are kept in memory. ``now`` is the last one that says what is asked."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.heard: list[dict[str, Any]] = []
        self.now: dict[str, Any] = {}
        self.closed = False

    def send(self, document: bytes) -> None:
        self.heard.append(msgspec.json.decode(document))
        if "ask" in self.heard[-1]:
            self.now = self.heard[-1]

    def close(self) -> None:
        self.closed = True

    async def say(self, message: FromClient) -> None:
        """Say something to the table, as a socket would."""
        await self.table.do(partial(self.table.receive, self, message))

    async def refused(self, message: FromClient) -> str:
        """Say something that the table refuses. Return the code of its reason."""
        with pytest.raises(ApiError) as problem:
            await self.say(message)
        return problem.value.code

    @property
    def told(self) -> list[list[Any]]:
        """The messages of the game, in order."""
        return [message for one in self.heard for message in one.get("messages", ())]


async def evening(data: Path) -> int:
    """Play a game of Crooks to its end, by clients in memory. Return the number of messages that they were sent."""
    directory = TableDirectory(Store(data), Settings())
    made = await directory.create(NewTable("crooks", [SeatWanted("me", "Ada"), SeatWanted("open")]))
    table = await directory.find(made.table)
    joined = await table.do(partial(table.pregame.join, "Bea"))
    ada, bea, watcher = people = [Memory(table) for _ in range(3)]
    assert await ada.refused(ChatSaid("Hello?")) == "hello-first"
    assert await ada.refused(HelloSaid("no such token")) == "token"
    for one, token in zip(people, (made.token, joined.token, None), strict=True):
        await one.say(HelloSaid(token))
        assert await one.refused(HelloSaid(token)) == "hello-twice"
    assert [one.seat for one in people] == [0, 1, None]
    await table.do(partial(table.start, made.token))
    await bea.say(ChatSaid("Good luck!"))
    assert await watcher.refused(ChatSaid("And to you!")) == "looking-on"
    assert [[one["text"] for one in person.heard if one["t"] == "chat"] for person in people] == [["Good luck!"]] * 3

    rng = Rng(7)
    while table.row.status == "running":
        one, other = (ada, bea) if ada.now["ask"] else (bea, ada)
        ask = one.now["ask"]
        words = ask["options"][rng.below(len(ask["options"]))]["words"]
        assert await watcher.refused(AnswerSaid(ask["id"], words)) == "looking-on"
        assert await other.refused(AnswerSaid(ask["id"], words)) == "other-seat"
        assert await one.refused(WhySaid(ask["id"], ["nonsense"])) == "answer"
        await one.say(WhySaid(ask["id"], words))
        await one.say(AnswerSaid(ask["id"], words))
    for one in (ada, bea):
        record = await table.do(partial(finished_game.record, table, one.token, one.seat))
        messages = [message for step in record.steps for message in step.messages]
        assert one.told == msgspec.json.decode(msgspec.json.encode(messages))
        assert one.heard[-1]["table"]["status"] == "over"
    assert all(one.now["ask"] is None for one in people)

    await table.do(partial(attendance.goodbye, table, bea))
    assert [seat["here"] for seat in ada.heard[-1]["table"]["seats"]] == [True, False]
    directory.close()
    assert [one.closed for one in people] == [True, False, True]
    return sum(len(one.told) for one in people)


if __name__ == "__main__":
    print(asyncio.run(evening(Path(sys.argv[1]))), *sys.modules)
