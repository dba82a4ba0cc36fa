"""Scripted players at tables of boardgame.io: its socket.io protocol, over the same library that our guests use."""

import asyncio
import os
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
from services import Unserved, free_port
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from skulduggery.api import Rng
from skulduggery.cli.guests import PATIENCE, Room
from skulduggery.cli.served import Served

HERE = Path(__file__).parent / "boardgame"
SPACE = "/bluff,"
"""The game's namespace in socket.io."""
HAND, TARGETS = 5, 9
_ids = count()


class Context(msgspec.Struct, rename="camel"):
    """The part of a game's context that a guest needs."""

    current_player: str
    gameover: Any = None


class State(msgspec.Struct):
    """See boardgame.io's ``State``."""

    ctx: Context
    id: int = msgspec.field(name="_stateID")


class Synced(msgspec.Struct):
    """The document that a new connection receives."""

    state: State


class Match(Room):
    """A match of four, made by the first player who asks for it."""

    def __init__(self, served: Served, seats: int, seed: int) -> None:
        self.id = f"match{next(_ids)}"
        self.tokens = [str(seat) for seat in range(seats)]
        self.address = f"ws://{served.address}/socket.io/?EIO=4&transport=websocket"
        self.rng = Rng(seed)
        self.scales = None
        self.missing = seats
        self.state: State | None = None
        self.told = 0
        self.complete = asyncio.get_running_loop().create_future()
        self.sockets = []
        self.listeners = []

    @property
    def over(self) -> bool:
        """True if the game is over."""
        return self.state is None or self.state.ctx.gameover is not None

    async def enter(self) -> None:
        """Connect all seats, one after the other."""
        for seat in self.tokens:
            socket = await connect(self.address, proxy=None, compression=None, max_queue=None, ping_interval=None)
            await socket.recv()
            await socket.send(f"40{SPACE}")
            await socket.recv()
            self.sockets.append(socket)
            await socket.send(f"42{SPACE}" + msgspec.json.encode(["sync", self.id, seat, None, 4]).decode())
            self._take(await socket.recv(decode=False), 0.0)  # the first makes the match, so the others must wait
            self.listeners.append(asyncio.create_task(self._listen(int(seat), socket)))
        await asyncio.wait_for(self.complete, PATIENCE)

    async def turn(self) -> float:
        """Place a card and return the seconds until the last seat heard of it."""
        assert self.state is not None
        seat, id = self.state.ctx.current_player, self.state.id
        self.missing = len(self.sockets)
        self.complete = asyncio.get_running_loop().create_future()
        placed = [self.rng.below(HAND), self.rng.below(TARGETS), bool(self.rng.below(2))]
        payload = {"type": "place", "args": placed, "playerID": seat, "credentials": None}
        said = msgspec.json.encode(["update", {"type": "MAKE_MOVE", "payload": payload}, id, self.id, seat])
        begun = time.perf_counter()
        await self.sockets[int(seat)].send(f"42{SPACE}" + said.decode())
        return await asyncio.wait_for(self.complete, PATIENCE) - begun

    async def _listen(self, number: int, socket: ClientConnection) -> None:
        try:
            while True:
                data = await socket.recv(decode=False)
                if data == b"2":  # a ping
                    await socket.send("3")
                else:
                    self._take(data, time.perf_counter())
        except ConnectionClosed:
            pass
        except Exception as error:
            if not self.complete.done():
                self.complete.set_exception(error)

    def _take(self, data: bytes, now: float) -> None:
        """Take in a document to a seat, received at ``now``."""
        kind, _, state, *_ = msgspec.json.decode(data.partition(b",")[2], type=list[msgspec.Raw])
        if bytes(kind) == b'"sync"':
            self.state = msgspec.json.decode(state, type=Synced).state
        elif bytes(kind) == b'"update"':
            self.state = msgspec.json.decode(state, type=State)
            self.told += len(data)
        else:
            return
        self.missing -= 1
        if self.missing == 0:
            self.complete.set_result(now)


@contextmanager
def boardgame() -> Iterator[Served]:
    """Run boardgame.io's own server while the context lasts. Raise Unserved unless ``npm ci`` was run in its folder."""
    node = shutil.which("node")
    if node is None or not (HERE / "node_modules").is_dir():
        raise Unserved(f"boardgame.io is not there; 'npm ci --prefix {os.path.relpath(HERE)}' installs it")
    command = [node, "server.cjs", str(free_port())]
    env = {"NODE_ENV": "production", "PATH": "/usr/bin:/bin"}
    with subprocess.Popen(command, cwd=HERE, stdout=subprocess.PIPE, text=True, env=env) as process:
        try:
            yield Served(process)
        finally:
            process.terminate()
