"""Scripted players at a server, each with a socket, to measure how long answers take and how many bytes they cause."""

import asyncio
import gc
import time
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from skulduggery.api import Rng
from skulduggery.cli.served import Served
from skulduggery.documents.news import AnswerSaid
from skulduggery.server.protocol.messages import HelloSaid

PATIENCE = 60.0
"""Seconds to wait until all seats have seen an answer."""


class Option(msgspec.Struct):
    """See ``news.Option``."""

    words: list[str]


class Ask(msgspec.Struct):
    """The part of a question that a guest needs."""

    id: str
    options: list[Option]


class Heard(msgspec.Struct, tag_field="t"):
    """A document of the server, with the fields that a guest reads."""


class State(Heard, tag="state"):
    """See ``server.protocol.messages.StateSent``."""

    ask: Ask | None


class Events(Heard, tag="events"):
    """See ``documents.news.EventsSent``."""

    ask: Ask | None


class Refused(Heard, tag="refused"):
    """See ``server.protocol.messages.RefusedSent``."""

    error: str


class Table(Heard, tag="table"):
    """See ``server.protocol.messages.TableSent``."""


class Parts(msgspec.Struct):
    """An ``events`` document in pieces."""

    messages: msgspec.Raw
    view: msgspec.Raw
    ask: msgspec.Raw
    asking: msgspec.Raw
    offers: msgspec.Raw
    commitments: msgspec.Raw = msgspec.Raw()


_decoder = msgspec.json.Decoder(State | Events | Refused | Table)


class Scales:
    """A count of the bytes of ``events`` documents, by seat and by part."""

    def __init__(self, seats: int) -> None:
        self.seats = [0] * seats
        self.parts = dict.fromkeys(Parts.__struct_fields__, 0)

    def weigh(self, seat: int, document: bytes) -> None:
        """Add a document to the count."""
        self.seats[seat] += len(document)
        parts = msgspec.json.decode(document, type=Parts)
        for name in self.parts:
            self.parts[name] += len(memoryview(getattr(parts, name)))


class Room:
    """A running table whose players answer at random once they are all connected."""

    def __init__(self, served: Served, seats: int, seed: int) -> None:
        others = [{"kind": "open"} for _ in range(seats - 1)]
        made = served.post("tables", {"game": "crooks", "seats": [{"kind": "me", "name": "Guest 0"}, *others]})
        joined = [served.post(f"tables/{made['table']}/join", {"name": f"Guest {n}"}) for n in range(1, seats)]
        served.post(f"tables/{made['table']}/start", token=made["token"])
        self.tokens = [one["token"] for one in (made, *joined)]
        self.address = f"ws://{served.address}/api/tables/{made['table']}/socket"
        self.rng = Rng(seed)
        self.scales: Scales | None = None
        self.asked: tuple[int, Ask] | None = None
        self.missing = seats
        self.complete: asyncio.Future[float] = asyncio.get_running_loop().create_future()
        """The time at which the last seat heard of the latest answer, as ``perf_counter`` tells it."""
        self.sockets: list[ClientConnection] = []
        self.listeners: list[asyncio.Task[None]] = []

    @property
    def over(self) -> bool:
        """True if no question is open."""
        return self.asked is None

    async def enter(self) -> None:
        """Connect all seats."""
        for number, token in enumerate(self.tokens):
            socket = await connect(self.address, proxy=None, compression=None, max_queue=None, ping_interval=None)
            self.sockets.append(socket)
            self.listeners.append(asyncio.create_task(self._listen(number, socket)))
            await socket.send(msgspec.json.encode(HelloSaid(token)), text=True)
        await asyncio.wait_for(self.complete, PATIENCE)

    async def leave(self) -> None:
        """Disconnect all seats."""
        for socket in self.sockets:
            await socket.close()
        await asyncio.gather(*self.listeners)

    async def turn(self) -> float:
        """Answer the open question and return the seconds until the last seat heard of it."""
        assert self.asked is not None
        seat, ask = self.asked
        self.asked = None
        self.missing = len(self.sockets)
        self.complete = asyncio.get_running_loop().create_future()
        answer = AnswerSaid(ask.id, ask.options[self.rng.below(len(ask.options))].words)
        said = msgspec.json.encode(answer)
        begun = time.perf_counter()
        await self.sockets[seat].send(said, text=True)
        return await asyncio.wait_for(self.complete, PATIENCE) - begun

    async def _listen(self, number: int, socket: ClientConnection) -> None:
        try:
            while True:
                data = await socket.recv(decode=False)
                now = time.perf_counter()
                document = _decoder.decode(data)
                if isinstance(document, State | Events):
                    if document.ask is not None:
                        self.asked = number, document.ask
                    self.missing -= 1
                    if self.missing == 0:
                        self.complete.set_result(now)
                    if self.scales is not None and isinstance(document, Events):
                        self.scales.weigh(number, data)
                elif isinstance(document, Refused):
                    raise RuntimeError(f"an answer was refused: {document.error}")
        except ConnectionClosed:
            pass
        except Exception as error:
            if not self.complete.done():
                self.complete.set_exception(error)


@dataclass
class Stretch:
    """Seconds: for each answer until the last seat was told, for all of them, and of the server's processor time."""

    taken: list[float]
    lasted: float
    busy: float


async def rooms(served: Served, count: int, seats: int, seed: int) -> list[Room]:
    """Return ``count`` running tables with everybody connected."""
    gc.unfreeze()
    out = [Room(served, seats, seed + n) for n in range(count)]
    for one in out:
        await one.enter()
    gc.collect()
    gc.freeze()  # a long collection in this process would look like a slow answer
    return out


async def play(served: Served, tables: Sequence[Room], period: float, seconds: float) -> Stretch:
    """Play until ``seconds`` are up or more than one game in twenty is over.

    Each table gets an answer every ``period`` seconds, or as fast as it can if that is 0.
    """
    out = Stretch([], 0.0, 0.0)
    ended = 0
    begun = time.perf_counter()
    busy = served.busy()
    stopped = False

    async def one(room: Room, due: float) -> None:
        nonlocal stopped, ended
        while True:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            spent = 0.0 if stopped else await room.turn()
            if stopped:
                return
            out.taken.append(spent)
            out.lasted = time.perf_counter() - begun
            ended += room.over
            if out.lasted > seconds or ended > len(tables) // 20:
                stopped = True
                out.busy = served.busy() - busy
            if room.over:
                return
            due += period

    async with asyncio.TaskGroup() as group:
        for number, room in enumerate(tables):
            group.create_task(one(room, begun + period * number / len(tables)))
    return out


async def play_out(tables: Sequence[Room]) -> int:
    """Play all games to their end and return the number of answers."""

    async def one(room: Room) -> int:
        answers = 0
        while not room.over:
            await room.turn()
            answers += 1
        return answers

    return sum(await asyncio.gather(*[one(room) for room in tables]))
