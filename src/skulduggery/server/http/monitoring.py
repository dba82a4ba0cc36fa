"""What the host of a server may watch: whether it is alive and ready, numbers, lines in a log, traces."""

import asyncio
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import dataclass
from typing import Final

import sqlalchemy as sa
from litestar import Litestar, Response, get
from litestar.di import NamedDependency
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from prometheus_client import REGISTRY, start_http_server
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

from skulduggery.api import BadInput
from skulduggery.server.cluster.scopes import relayed
from skulduggery.server.operations import logs, telemetry
from skulduggery.server.operations.logs import tell
from skulduggery.server.operations.telemetry import CALLS, LAG, SOCKETS, TOLD, span
from skulduggery.server.protocol.errors import ApiError
from skulduggery.server.tables.directory import TableDirectory

BEAT: Final = 0.5
"""Seconds from one feeling of the event loop's pulse to the next."""


@dataclass(frozen=True)
class Watch:
    """What a host wants to watch."""

    metrics: str | None = None
    """Where numbers are told, as in ``127.0.0.1:9100``: to whoever asks there, so not to the world."""
    log: logs.Form | None = None
    traces: str | None = None
    """The collector of OpenTelemetry that they go to."""


@contextmanager
def watched(app: Litestar, watch: Watch) -> Iterator[str | None]:
    """A server that is watched; gives where its numbers are. Raises BadInput for what can't be used."""
    if watch.log is not None:
        logs.begin(watch.log)
    provider = None if watch.traces is None else telemetry.begin(watch.traces)
    numbers = None
    if watch.metrics is not None:
        numbers = _tell_numbers(watch.metrics)
        REGISTRY.register(Tables(app.state["directory"]))
        app.on_startup.append(_feel_the_pulse)
    try:
        yield numbers
    finally:
        if provider is not None:
            provider.shutdown()


def _tell_numbers(at: str) -> str:
    """Serve them at HOST:PORT, from a thread; where that is. Raises BadInput."""
    host, _, port = at.rpartition(":")
    if not host or not port.isdecimal() or int(port) > 65535:
        raise BadInput(f"--metrics can't be {at[:60]!r}; right would be an address and a port, as in 127.0.0.1:9100.")
    try:
        server, _ = start_http_server(int(port), host.strip("[]"))
    except OSError as error:
        raise BadInput(f"Metrics can't be served at {at[:60]}: {error.strerror}.") from None
    return f"http://{host}:{server.server_port}/metrics"


class Tables(Collector):
    """Counts the tables in memory, by game, when somebody asks."""

    def __init__(self, directory: TableDirectory) -> None:
        self.directory = directory

    def collect(self) -> Iterator[GaugeMetricFamily]:
        out = GaugeMetricFamily("skulduggery_tables", "Tables in memory", labels=["game"])
        for game, count in Counter(table.row.game for table in [*self.directory.tables.values()]).items():
            out.add_metric([game], count)
        yield out


async def _feel_the_pulse(app: Litestar) -> None:
    """Keep measuring how late the event loop is."""

    async def feel() -> None:
        while True:
            due = time.perf_counter() + BEAT
            await asyncio.sleep(BEAT)
            LAG.observe(max(0.0, time.perf_counter() - due))

    app.state["pulse"] = asyncio.create_task(feel())  # else nobody keeps it


def watching(app: ASGIApp) -> ASGIApp:
    """Middleware: what a call or a socket leaves in numbers, log and traces."""

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            telemetry.new()
            with nullcontext() if relayed(scope) else SOCKETS.track_inprogress():
                await app(scope, receive, send)
            return
        status = 500

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        name = f"{scope['method']} {scope.get('path_template', '')}"
        begun = time.perf_counter()
        telemetry.new()
        with span(name):
            await app(scope, receive, sending)
        if not relayed(scope):  # whoever let it in counts it
            CALLS.labels(name, status).inc()
        if scope["method"] != "GET" and status < 400:  # a line for each mistake of strangers would fill the disk
            table = scope["path_params"].get("id")
            tell("call", did=name, status=status, table=table, seconds=round(time.perf_counter() - begun, 6))

    return wrapped


@contextmanager
def answered(table: str, seat: int | None) -> Iterator[None]:
    """From an answer until every seat was sent its event: the sockets have it, or those who write to them are woken and
    have written, before this goes on."""
    begun = time.perf_counter()
    with span("answer", table=table, seat=-1 if seat is None else seat):
        yield
    TOLD.observe(time.perf_counter() - begun)


FRESH: Final = 1.0
"""Seconds for which a look is good: so that whoever asks a thousand times causes one."""


class Readiness:
    """What a server needs to do its work."""

    def __init__(self, directory: TableDirectory) -> None:
        self.directory = directory
        self._at = -FRESH
        self._look: asyncio.Task[dict[str, bool]] | None = None

    async def parts(self) -> dict[str, bool]:
        """Of each part whether it does its work."""
        if self._look is None or (self._look.done() and time.monotonic() - self._at >= FRESH):
            self._look = asyncio.create_task(self._parts())
        return await asyncio.shield(self._look)

    async def _parts(self) -> dict[str, bool]:
        try:
            storage = await self.directory.store.do(lambda connection: connection.execute(sa.select(1)).scalar() == 1)
        except ApiError:
            storage = False
        self._at = time.monotonic()
        return {"storage": storage, "thinkers": (self.directory.workers or self.directory.thinkers).up()}


@get("/health", include_in_schema=False, sync_to_thread=False)
def health() -> dict[str, bool]:
    """It is alive: it hears and answers."""
    return {"alive": True}


@get("/ready", include_in_schema=False)
async def ready(readiness: NamedDependency[Readiness]) -> Response[dict[str, bool]]:
    """It can do its work; else 503, and the part that can't."""
    parts = await readiness.parts()
    return Response(parts, status_code=200 if all(parts.values()) else 503, headers={"Cache-Control": "no-store"})
