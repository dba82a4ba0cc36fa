"""An evening at a server that is a process of its own, by real sockets."""

import asyncio
import re
import signal
from collections.abc import Sequence
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from tests.server.house import House, said
from tests.server.leaks_evening import Evening
from tests.server.leaks_room import ID, KEY
from tests.server.leaks_worlds import NONSENSE
from tools.services import PATIENCE
from websockets.asyncio.client import ClientConnection

from skulduggery import codec
from skulduggery.api import SPECTATOR, Rules
from skulduggery.record import Entry
from skulduggery.server.accounts.credentials import hashed
from skulduggery.server.storage import store, upgrades
from skulduggery.server.storage.rows import Seat, Stored
from skulduggery.server.storage.store import Store


def lay(data: Path, rules: Rules, entries: Sequence[Entry], bots: Sequence[int] = ()) -> None:
    """Lay a running game into a folder of data, for a server that is started there; tokens are ``token SEAT``."""
    seats = [
        Seat("bot", f"Bot {n}", "heuristic") if n in bots else Seat("person", f"P{n}", None, hashed(f"token {n}"))
        for n in range(rules.seats)
    ]
    cards = bytes(codec.raw_cards(rules))
    row = Stored(ID, rules.game, rules.options, rules.digest, cards, KEY, "running", 0, seats, 0.0)
    row.version = upgrades.version(rules.game)
    row.entries = [*entries]
    one = Store(data)
    asyncio.run(one.do(partial(store.add_table, one=row)))
    one.close()


TIMES = re.compile(r'(?:(?<="(?:since|until)":)|(?<="now":))\d+\.\d+')
"""Since when somebody is not connected, when a bot may play for them, and what time it is."""


class Street(Evening):
    """An evening at a real process. Nothing but the order of what comes by one socket counts: times are left out."""

    loop = asyncio.SelectorEventLoop

    async def play(self, data: Path) -> None:
        world = self.world
        self.sent = {viewer: [] for viewer in world.viewers}
        await asyncio.to_thread(lay, data, world.rules, world.dealt)
        self.house = await asyncio.to_thread(House, data)
        try:
            async with AsyncExitStack() as self.stack:
                self.sockets: dict[int, ClientConnection] = {}
                for viewer in world.viewers:
                    await self.come(viewer, None)
                for self.step, (seat, words) in enumerate(world.answers):
                    for viewer in world.viewers:
                        await self.beside(viewer)
                    if self.step % 4 == 3:
                        await self.all_quiet()  # else what somebody was refused may come before or after
                        await self.go_and_come(world.viewers[self.step // 4 % len(world.viewers)])
                    await self.all_quiet()
                    self.mark()
                    ask = self.newest(seat, "ask")
                    await said(self.sockets[seat], {"t": "answer", "ask": ask["id"], "words": words})
                    await self.hear(seat, '"t":"events"')
                    await self.all_quiet()
                self.step = len(world.answers)
                self.mark()
        finally:
            await asyncio.to_thread(self.house.stop, signal.SIGTERM)
        assert self.house.faults() == ""

    async def go_and_come(self, viewer: int) -> None:
        """Go, and come again when the others have been told of it."""
        await self.sockets[viewer].close()
        if viewer != SPECTATOR:
            await self.hear(SPECTATOR, '"t":"table"')
        await self.come(viewer, self.newest(viewer, "version") if self.step % 8 == 3 else None)

    async def come(self, viewer: int, since: int | None) -> None:
        """Connect, and hear the first document."""
        socket = await self.stack.enter_async_context(self.house.socket(ID))
        self.sockets[viewer] = socket
        token = None if viewer == SPECTATOR else f"token {viewer}"
        await said(socket, {"t": "hello", "token": token, "since": since})
        await self.hear(viewer, '"t":"')

    async def hear(self, viewer: int, what: str) -> None:
        """Read what a viewer is sent, until a document holds this text."""
        async with asyncio.timeout(PATIENCE):
            while True:
                text = str(await self.sockets[viewer].recv())
                self.sent[viewer].append((0.0, "socket", {"text": TIMES.sub("0", text)}))
                if what in text:
                    return

    async def all_quiet(self) -> None:
        """Everybody says something that is refused, and hears of it: then nothing is on its way any more."""
        for viewer, socket in self.sockets.items():
            await said(socket, {"t": "answer", "ask": "none", "words": [f"mark {self.step}"]})
            await self.hear(viewer, f'"mark {self.step}"')

    async def beside(self, viewer: int) -> None:
        """Refused answers and calls of a viewer, by what it may know."""
        rng = Random(repr((viewer, self.world.told(viewer, self.step))))
        ask = self.newest(viewer, "ask")
        legal = [option["words"] for option in ask["options"]] if ask else []
        may_fit = [*NONSENSE, *(words for said in self.world.vocabulary.values() for words in said)]
        words = [words for words in may_fit if words and words not in legal]
        for wrong in rng.sample(words, rng.randrange(4)):
            await said(self.sockets[viewer], {"t": "answer", "ask": ask["id"] if ask else "gone", "words": wrong})
        if rng.random() < 0.5:
            path = rng.choice(("tables", *(f"tables/{ID}{what}" for what in ("", "/record", "/log", "/cards"))))
            token = None if viewer == SPECTATOR else f"token {viewer}"
            answer = await asyncio.to_thread(self.house.call, path, None, token)
            headers = sorted((name, value) for name, value in answer.headers.items() if name != "date")
            self.sent[viewer].append((0.0, path, (answer.status_code, headers, answer.text)))

    def newest(self, viewer: int, name: str) -> Any:
        """Return the latest value of a field that a viewer was sent."""
        return next(one[name] for one in reversed(self.documents(viewer)) if name in one)
