"""Measure the load of many tables on one server, as ``docs/load.md`` reports it, and compare with boardgame.io.

    ./dev exec --compiled python tools/load.py --tables 1000 --rate 1500 --seconds 15 --idle 10000 --boardgame 100
    ./dev exec --compiled python tools/load.py --tables 1000 --servers 2
    ./dev exec --compiled python tools/load.py --tables 1000 --servers 1 --postgres
    ./dev exec --compiled python tools/load.py --thinking 8 ruthless

Scripted players use real sockets, from this process, at a server in another. Nothing may be lost, doubled or leaked:
each event has the next version of its seat, and in the end the messages to a seat are those in the record of the game.
Servers that are compared take turns, so that other load on the machine affects both.
"""

import argparse
import asyncio
import gc
import os
import re
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Any, TypeVar
from urllib.error import HTTPError
from urllib.request import ProxyHandler, Request, build_opener

import msgspec
from bluff import Match, boardgame
from many import several
from services import Unserved, free_port
from websockets.asyncio.client import ClientConnection, connect

from skulduggery import codec
from skulduggery.api import BadInput
from skulduggery.cli.guests import Room, Stretch, play
from skulduggery.cli.served import Served, allow_sockets, serving

SEATS = 4
ENTER = 50
"""The number of sockets that are opened at a time."""
AIM = 100.0
"""Milliseconds in which 99 of 100 answers should reach the last seat."""
R = TypeVar("R", bound=Room)
LATE = ("0.005", "0.01", "0.025", "0.1")
"""Delays of the event loop that are reported, in seconds."""
_opener = build_opener(ProxyHandler({}))


class Told(msgspec.Struct, tag_field="t", tag="told"):
    """See ``wire``: the part of a document that shows whether a message is missing."""

    version: int
    messages: list[msgspec.Raw] = []
    log: list[list[Any]] = []


class Kept(Room):
    """A table that keeps every document to each seat."""

    def __init__(self, served: Served, seats: int, seed: int) -> None:
        super().__init__(served, seats, seed)
        self.sent: list[list[Any]] = [[] for _ in range(seats)]

    async def _listen(self, number: int, socket: ClientConnection) -> None:
        take = socket.recv

        async def recv(decode: Any = None) -> Any:
            data: Any = await take(decode=decode)
            if data.startswith((b'{"t":"state"', b'{"t":"events"')):
                self.sent[number].append(data)
            return data

        socket.recv = recv  # type: ignore[method-assign]
        await super()._listen(number, socket)

    def check(self, served: Served) -> int:
        """End the game and check what each seat was sent; return the number of messages. Raise AssertionError."""
        id = self.address.split("/")[-2]
        with suppress(HTTPError):  # the game is over already
            served.post(f"tables/{id}/end", token=self.tokens[0])
        bearer = {"Authorization": f"Bearer {self.tokens[0]}"}
        with _opener.open(Request(f"http://{served.address}/api/tables/{id}/log", headers=bearer)) as response:
            record = codec.read_log(response.read(), id)
        total = 0
        for seat, documents in enumerate(self.sent):
            heard: list[Any] = []
            for data in documents:
                document = msgspec.json.decode(data)
                heard += [one[1:] for one in document.get("log", ())] + document.get("messages", [])
                assert document["version"] == len(heard), "a message was lost or came twice"
            told = [event.told(seat) for events in record.events for event in events]
            said = msgspec.json.decode(msgspec.json.encode([one for one in told if one]))
            assert heard == said, f"seat {seat} of {id} was not sent what the record says"
            total += len(heard)
        return total


async def enter(rooms: Sequence[R]) -> None:
    """Connect everybody at these tables. A long garbage collection can't look like a slow answer after that."""
    gate = asyncio.Semaphore(ENTER // SEATS)

    async def one(room: R) -> None:
        async with gate:
            await room.enter()

    await asyncio.gather(*[one(room) for room in rooms])
    gc.collect()
    gc.freeze()


def figures(name: str, out: Stretch) -> None:
    """Print a line of the report."""
    cuts = quantiles([1e3 * one for one in out.taken], n=100, method="inclusive")
    rate, load = len(out.taken) / out.lasted, os.getloadavg()[0]
    print(
        f"{name}: {len(out.taken)} answers, {rate:.0f} a second; to the last seat {cuts[49]:.1f} ms, 99 of 100 within "
        f"{cuts[98]:.1f}; the server computes {1e6 * out.busy / len(out.taken):.0f} us for one; load {load:.1f}",
        flush=True,
    )


async def live(served: Served, count: int, rate: float, seconds: float) -> None:
    """Measure ``count`` tables at ``rate`` answers a second in total, then as fast as they can; then check all
    messages."""
    base = served.memory()
    rooms = [Kept(served, SEATS, seed) for seed in range(count)]
    dealt = served.memory()
    await enter(rooms)
    connected = served.memory()
    print(
        f"{count} tables with {SEATS} sockets each: {(dealt - base) / count:.0f} KiB a table when dealt, "
        f"{(connected - dealt) / count / SEATS:.0f} a socket",
        flush=True,
    )
    figures("steady", await play(served, rooms, count / rate, seconds))
    figures("at most", await play(served, [one for one in rooms if not one.over], 0, seconds / 3))
    print(f"a table now {(served.memory() - connected) / count + (dealt - base) / count:.0f} KiB, without its sockets")
    for one in rooms:
        await one.leave()
    sample = rooms[:: max(1, count // 250)]
    told = sum(one.check(served) for one in sample)
    print(f"{len(sample)} tables, {told} messages: none lost, doubled or leaked")


async def idle(served: Served, count: int, rate: float, seconds: float) -> None:
    """Measure play next to ``count`` idle sockets of spectators who are told nothing."""
    quiet = [Room(served, SEATS, seed) for seed in range(count // 200 + 1)]
    before = served.memory()
    held: list[ClientConnection] = []
    gate = asyncio.Semaphore(ENTER)

    async def look_on(address: str) -> None:
        async with gate:
            socket = await connect(address, proxy=None, compression=None, max_queue=None, ping_interval=None)
            await socket.send('{"t":"hello"}')
            await socket.recv()
            held.append(socket)

    await asyncio.gather(*[look_on(quiet[n // 200].address) for n in range(count)])
    print(f"{len(held)} idle sockets: {(served.memory() - before) / count:.0f} KiB each", flush=True)
    rooms = [Room(served, SEATS, seed) for seed in range(100)]
    await enter(rooms)
    figures("beside them", await play(served, rooms, 100 / rate, seconds))
    for one in rooms:
        await one.leave()
    await asyncio.gather(*[(await_pong(one)) for one in held])
    print("all of them still answer", flush=True)
    await asyncio.gather(*[one.close() for one in held])


async def await_pong(socket: ClientConnection) -> None:
    """Wait for a socket's answer to a ping. Raise ConnectionClosed if it is gone."""
    await (await socket.ping())


async def against(served: Served, bot: str) -> None:
    """Play a game against three bots, answering at once."""
    seats = [{"kind": "me", "name": "Guest"}, *[{"kind": "bot", "bot": bot}] * (SEATS - 1)]
    made = served.post("tables", {"game": "crooks", "seats": seats})
    async with connect(f"ws://{served.address}/api/tables/{made['table']}/socket", proxy=None) as socket:
        await socket.send(msgspec.json.encode({"t": "hello", "token": made["token"]}).decode())
        async for text in socket:
            if ask := msgspec.json.decode(text).get("ask"):
                said = {"t": "answer", "ask": ask["id"], "words": ask["options"][0]["words"]}
                await socket.send(msgspec.json.encode(said).decode())


def lag(numbers: str) -> dict[str, float]:
    """Return how many delays of the event loop were at most each bound, by the bound in seconds."""
    with _opener.open(Request(f"http://{numbers}/metrics")) as response:
        text = response.read().decode()
    return {b: float(n) for b, n in re.findall(r'skulduggery_loop_lag_seconds_bucket{le="(.*?)"} (\S+)', text)}


async def thinking(served: Served, numbers: str, count: int, bot: str, seconds: float) -> None:
    """Measure 20 tables at 20 answers a second, first alone, then while others play against bots that think."""
    rooms = [Room(served, SEATS, seed) for seed in range(20)]
    await enter(rooms)
    others: list[asyncio.Task[None]] = []
    for name in ("alone", f"with {count} tables against {bot}"):
        before = lag(numbers)
        figures(name, await play(served, rooms, 1.0, seconds))
        late = {bound: n - before[bound] for bound, n in lag(numbers).items()}
        shares = ", ".join(f"{late[bound] / late['+Inf']:.2%} of {float(bound) * 1e3:g} ms" for bound in LATE)
        print(f"the event loop, checked {late['+Inf']:.0f} times, was late by at most: {shares}", flush=True)
        others = others or [asyncio.create_task(against(served, bot)) for _ in range(count)]
        await asyncio.sleep(3)
    for task in others:
        task.cancel()
    for one in rooms:
        await one.leave()


async def beside(ours: Served, theirs: Served, count: int, seconds: float, rounds: int) -> None:
    """Measure both servers under the same load, in turns, as fast as they can."""
    kinds: list[tuple[str, Served, Callable[[Served, int, int], Room]]] = [
        ("Skulduggery", ours, Room),
        ("boardgame.io", theirs, Match),
    ]
    rates: dict[str, list[float]] = {name: [] for name, _, _ in kinds}
    costs: dict[str, list[float]] = {name: [] for name, _, _ in kinds}
    for number in range(rounds):
        for name, served, kind in kinds:
            rooms = [kind(served, SEATS, number * count + n) for n in range(count)]
            await enter(rooms)
            out = await play(served, rooms, 0, seconds)
            figures(f"{name}, {count} tables", out)
            rates[name].append(len(out.taken) / out.lasted)
            costs[name].append(out.busy / len(out.taken))
            for one in rooms:
                await one.leave()
    mine, other = kinds[0][0], kinds[1][0]
    pairs = zip(rates[mine], rates[other], strict=True)
    print(f"answers a second, {mine} to {other}: {median(a / b for a, b in pairs):.2f}")
    pairs = zip(costs[other], costs[mine], strict=True)
    print(f"processor time of an answer, {other} to {mine}: {median(a / b for a, b in pairs):.2f}", flush=True)


def main(arguments: Sequence[str]) -> int:
    """Read the command line, measure, and return the exit code."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--tables", type=int, default=0, help="measure this number of tables")
    parser.add_argument("--servers", type=int, choices=(1, 2), default=1, help="2 run behind nginx, on PostgreSQL")
    parser.add_argument("--postgres", action="store_true", help="run one server behind nginx, on PostgreSQL, too")
    parser.add_argument("--rate", type=float, default=1500, help="answers a second asked for, in all")
    parser.add_argument("--seconds", type=float, default=15, help="length of each measurement")
    parser.add_argument("--idle", type=int, default=0, help="hold this number of idle sockets")
    parser.add_argument("--boardgame", type=int, default=0, metavar="TABLES", help="compare with boardgame.io")
    parser.add_argument("--rounds", type=int, default=3, help="rounds of a comparison")
    parser.add_argument("--thinking", nargs=2, metavar=("TABLES", "BOT"), help="time people while bots think")
    try:
        measure(parser.parse_args(arguments))
    except (BadInput, Unserved) as why:
        print(f"{str(why).rstrip('.')}.", file=sys.stderr)
        return 2
    return 0


def measure(given: argparse.Namespace) -> None:
    """Measure what is asked for. Raise BadInput or Unserved if that isn't possible here."""
    allow_sockets(max(SEATS * max(given.tables, given.boardgame), given.idle + 500))
    print(time.strftime("%Y-%m-%d %H:%M"), f"load {os.getloadavg()[0]:.1f}, {os.cpu_count()} cores", flush=True)
    if given.tables:
        alone = given.servers == 1 and not given.postgres
        with serving() if alone else several(given.servers) as served:
            asyncio.run(live(served, given.tables, given.rate, given.seconds))
    if given.idle:
        with serving() as served:
            asyncio.run(idle(served, given.idle, min(given.rate, 100), given.seconds))
    if given.thinking:
        numbers = f"127.0.0.1:{free_port()}"
        with TemporaryDirectory() as data, serving("--data", data, "--metrics", numbers) as served:
            asyncio.run(thinking(served, numbers, int(given.thinking[0]), given.thinking[1], given.seconds))
    if given.boardgame:
        with serving() as ours, boardgame() as theirs:
            asyncio.run(beside(ours, theirs, given.boardgame, given.seconds, given.rounds))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
