"""``skulduggery bench --server``: the cost of a table, measured on a real server with scripted players.

``skulduggery serve`` runs in a process of its own, on a fresh folder. Each table has four people, all connected, who
answer at random. Figures that are measured several times are given as the median and the best of the rounds, so that a
busy machine can be told from a slow server. ``loop`` is that of ``skulduggery bench``.
"""

import asyncio
import signal
import sys
import time
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from itertools import pairwise
from statistics import median, quantiles
from typing import Final, TypeVar

import msgspec
from websockets.asyncio.client import connect

from skulduggery import api, bots
from skulduggery.api import BadInput
from skulduggery.cli.engine import build
from skulduggery.cli.figures import loop
from skulduggery.cli.guests import Room, Scales, Stretch, play, play_out, rooms
from skulduggery.cli.screen import Screen, look
from skulduggery.cli.served import Served, allow_sockets, serving
from skulduggery.server.protocol.messages import HelloSaid

T = TypeVar("T")
SEATS = 4
AT_LEAST = 20.0
"""The least rate at all tables together, in answers a second, when few tables at their own pace would give fewer."""
WARM = 5
"""The number of tables that a server has played before its memory is measured."""
THINKING: Final = 2
"""The number of tables of each game at which bots think while the server's response is timed."""
BEAT: Final = 0.002
"""Seconds from one response to the next ping."""


class Steady(msgspec.Struct):
    """Tables at a steady pace: answers a second, and milliseconds until the last seat was told."""

    rate: float
    median: float
    p95: float
    p99: float


class Full(msgspec.Struct):
    """Tables at full speed: answers a second, and microseconds of the server's processor time for one."""

    rate: float
    busy: float


class Tables(msgspec.Struct):
    """The figures of each round with this number of ``tables``."""

    tables: int
    steady: list[Steady]
    full: list[Full]


class Move(msgspec.Struct):
    """Bytes on the sockets for one answer, without their frames: in total, by seat, and by part of the document."""

    answers: int
    total: float
    seats: list[float]
    parts: dict[str, float]


class Memory(msgspec.Struct):
    """KiB of one more table when dealt and when played to the end, and of one connected socket."""

    dealt: float
    played: float
    socket: float


class Pulse(msgspec.Struct):
    """Response times to pings while bots thought, in milliseconds, and how many there were."""

    signs: int
    median: float
    p99: float
    longest: float


class Report(msgspec.Struct):
    """All figures of a run; ``screen`` is null if the client was not built."""

    build: str
    python: str
    loop: float
    seconds: float
    games: int
    move: Move
    memory: Memory
    tables: list[Tables]
    thinking: Pulse
    screen: Screen | None


def run(counts: Sequence[int], seconds: float, rounds: int, games: int, as_json: bool) -> int:
    """Measure and print. Raise BadInput if the figures can't be measured as asked."""
    numbers = [("--tables", count) for count in counts]
    for name, value in (*numbers, ("--rounds", rounds), ("--whole", games)):
        if not 1 <= value <= 5000:
            raise BadInput(f"{name} can't be {value}; it must be a whole number from 1 to 5000.")
    if not 0 < seconds <= 600:
        raise BadInput(f"--seconds can't be {seconds:g}; it must be more than 0 and at most 600.")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # the server ends too
    allow_sockets(SEATS * max(*counts, games))
    move, memory = fresh(lambda served: asyncio.run(whole(served, games)))
    live = [fresh(partial(tables, count=count, seconds=seconds, rounds=rounds)) for count in counts]
    thinking = fresh(lambda served: asyncio.run(pulse(served, seconds)))
    screen = fresh(lambda served: look(served.address, rounds))
    report = Report(build(), sys.version.split()[0], loop(), seconds, games, move, memory, live, thinking, screen)
    if as_json:
        sys.stdout.write(msgspec.json.encode(report).decode() + "\n")
    else:
        show(report)
    return 0


def fresh(measure: Callable[[Served], T]) -> T:
    """Return the result of a measurement on a server of its own."""
    with serving() as served:
        return measure(served)


async def whole(served: Served, games: int) -> tuple[Move, Memory]:
    """Play ``games`` whole games at the same time; return the bytes of an answer and the memory of a table."""
    await leave(await rooms(served, WARM, SEATS, 0))
    scales = Scales(SEATS)
    held = [served.memory()]
    tables = [Room(served, SEATS, seed) for seed in range(games)]
    held.append(served.memory())
    for one in tables:
        await one.enter()
        one.scales = scales
    held.append(served.memory())
    answers = await play_out(tables)
    held.append(served.memory())
    await leave(tables)
    seats = [weight / answers for weight in scales.seats]
    move = Move(answers, sum(seats), seats, {name: weight / answers for name, weight in scales.parts.items()})
    dealt, connected, played = [(after - before) / games for before, after in pairwise(held)]
    return move, Memory(dealt, dealt + played, connected / SEATS)


def tables(served: Served, count: int, seconds: float, rounds: int) -> Tables:
    """Measure ``count`` tables at a steady pace, an answer a second at each, then as fast as they can play."""
    out = Tables(count, [], [])
    for number in range(rounds):
        steady = asyncio.run(stretch(served, count, min(1.0, count / AT_LEAST), seconds, number))
        cuts = quantiles([1e3 * one for one in steady.taken], n=100, method="inclusive")
        out.steady.append(Steady(len(steady.taken) / steady.lasted, cuts[49], cuts[94], cuts[98]))
        full = asyncio.run(stretch(served, count, 0, seconds, rounds + number))
        out.full.append(Full(len(full.taken) / full.lasted, full.busy / len(full.taken) * 1e6))
    return out


async def stretch(served: Served, count: int, period: float, seconds: float, seed: int) -> Stretch:
    """Play until ``seconds`` were measured. When games end, all tables are replaced, so that none is missing."""
    out = Stretch([], 0.0, 0.0)
    while out.lasted < seconds or len(out.taken) < 2:
        tables = await rooms(served, count, SEATS, seed * 1_000_003 + len(out.taken))
        some = await play(served, tables, period, seconds - out.lasted)
        await leave(tables)
        out = Stretch(out.taken + some.taken, out.lasted + some.lasted, out.busy + some.busy)
    return out


async def pulse(served: Served, seconds: float) -> Pulse:
    """Time the server's responses while the strongest bots offered to people think at some tables of every game."""
    for game in api.games():
        bot = [one for one in bots.offered(game) if ":" not in one][-1]
        for _ in range(THINKING):
            seats = [{"kind": "me", "name": "Guest"}, *[{"kind": "bot", "bot": bot} for _ in range(SEATS - 1)]]
            made = served.post("tables", {"game": game, "seats": seats})
            served.post(f"tables/{made['table']}/leave", token=made["token"])
            served.post(f"tables/{made['table']}/take-over", {"seat": 0, "bot": bot}, made["token"])
    address = f"ws://{served.address}/api/tables/{made['table']}/socket"
    async with connect(address, proxy=None, max_queue=None) as socket:
        await socket.send(msgspec.json.encode(HelloSaid()), text=True)

        async def sign() -> None:
            await (await socket.ping())

        taken = await signs(sign, seconds)
    cuts = quantiles([1e3 * one for one in taken], n=100, method="inclusive")
    return Pulse(len(taken), cuts[49], cuts[98], 1e3 * max(taken))


async def signs(
    sign: Callable[[], Awaitable[None]], seconds: float, clock: Callable[[], float] = time.perf_counter
) -> list[float]:
    """Return the seconds that each response took, to pings sent one by one during ``seconds``; two pings at least."""
    out: list[float] = []
    until = clock() + seconds
    while (begun := clock()) < until or len(out) < 2:
        await sign()
        out.append(clock() - begun)
        await asyncio.sleep(BEAT)
    return out


async def leave(tables: Sequence[Room]) -> None:
    """Disconnect everybody."""
    for one in tables:
        await one.leave()


def show(report: Report) -> None:
    """Print the figures as tables."""
    from rich.console import Console
    from rich.table import Table

    console = Console()
    table = Table(title=f"The server, {report.build} build, Python {report.python}: median of the rounds (best)")
    table.add_column("live tables")
    for one in report.tables:
        table.add_column(str(one.tables), justify="right")

    def row(words: str, of: Callable[[Tables], list[float]], best: Callable[[list[float]], float], form: str) -> None:
        table.add_row(words, *[f"{median(of(one)):{form}} ({best(of(one)):{form}})" for one in report.tables])

    row("answers a second, steady", lambda one: [each.rate for each in one.steady], max, ".0f")
    row("to the last seat (ms): median", lambda one: [each.median for each in one.steady], min, ".1f")
    row("95 of 100 within", lambda one: [each.p95 for each in one.steady], min, ".1f")
    row("99 of 100 within", lambda one: [each.p99 for each in one.steady], min, ".1f")
    row("answers a second, at most", lambda one: [each.rate for each in one.full], max, ",.0f")
    row("the server computes for one (us)", lambda one: [each.busy for each in one.full], min, ",.0f")
    row("as rounds of the loop", lambda one: [each.busy * report.loop for each in one.full], min, ",.0f")
    console.print(table)
    move = report.move
    parts = ", ".join(f"{name} {weight:.0f}" for name, weight in move.parts.items())
    seats = ", ".join(f"{weight:.0f}" for weight in move.seats)
    console.print(f"An answer causes {move.total:,.0f} bytes: {seats} to each seat; {parts}")
    held = report.memory
    console.print(
        f"A table takes {held.dealt:.0f} KiB when dealt and {held.played:.0f} when played out, "
        f"each of its sockets {held.socket:.0f}"
    )
    pulse = report.thinking
    count = THINKING * len(api.games())
    console.print(
        f"While bots think at {count} tables, it answers a ping within {pulse.median:.1f} ms (median), "
        f"99 of 100 times within {pulse.p99:.1f}, at the latest after {pulse.longest:.1f} ({pulse.signs:,} signs)"
    )
    if report.screen is not None:
        console.print(report.screen.told())
    console.print(f"A plain loop runs {report.loop:.1f} million times a second here")
