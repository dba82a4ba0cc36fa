"""Monitoring for the host of a server: health, readiness, metrics, log lines and traces."""

import asyncio
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
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
from skulduggery.server.operations import logs, telemetry
from skulduggery.server.operations.logs import tell
from skulduggery.server.operations.telemetry import CALLS, LAG, SOCKETS, TOLD, span
from skulduggery.server.protocol.errors import ApiError
from skulduggery.server.tables.directory import TableDirectory

BEAT: Final = 0.5
"""Seconds between two measurements of the event loop's delay."""


@dataclass(frozen=True)
class Watch:
    """The monitoring that a host has chosen."""

    metrics: str | None = None
    """The address that serves metrics, such as ``127.0.0.1:9100``. Anyone who reaches it can read them, so it should
    not be public."""
    log: logs.Form | None = None
    traces: str | None = None
    """The OpenTelemetry collector that traces are sent to."""


@contextmanager
def watched(app: Litestar, watch: Watch) -> Iterator[str | None]:
    """Monitor a server while the context is open, and give the URL of its metrics, or None.

    Raises BadInput if a setting can't be used.
    """
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
    """Serve metrics at HOST:PORT from a thread, and return their URL. Raises BadInput if that can't be done."""
    host, _, port = at.rpartition(":")
    if not host or not port.isdecimal() or int(port) > 65535:
        raise BadInput(f"--metrics can't be {at[:60]!r}: name an address and a port, as in 127.0.0.1:9100.")
    try:
        server, _ = start_http_server(int(port), host.strip("[]"))
    except OSError as error:
        raise BadInput(f"--metrics can't listen at {at[:60]}: {error.strerror}.") from None
    return f"http://{host}:{server.server_port}/metrics"


class Tables(Collector):
    """The number of tables in memory by game, counted when metrics are read."""

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

    app.state["pulse"] = asyncio.create_task(feel())  # keeps a reference, or the task could be collected


def watching(app: ASGIApp) -> ASGIApp:
    """Return middleware that records calls and sockets in metrics, log and traces."""

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            telemetry.new()
            with SOCKETS.track_inprogress():
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
        CALLS.labels(name, status).inc()
        if scope["method"] != "GET" and status < 400:  # a line for each mistake of a stranger would fill the disk
            table = scope["path_params"].get("id")
            tell("call", did=name, status=status, table=table, seconds=round(time.perf_counter() - begun, 6))

    return wrapped


@contextmanager
def answered(table: str, seat: int | None) -> Iterator[None]:
    """Measure the time from an answer until every seat has been sent its event.

    When the context ends, the sockets have the event, or the tasks that write to them were woken and have written it. A
    refused answer is not measured.
    """
    begun = time.perf_counter()
    with span("answer", table=table, seat=-1 if seat is None else seat):
        yield
    TOLD.observe(time.perf_counter() - begun)


FRESH: Final = 1.0
"""Seconds for which a check stays valid, so that a thousand requests cause only one."""


class Readiness:
    """A check of the parts that a server needs to do its work."""

    def __init__(self, directory: TableDirectory) -> None:
        self.directory = directory
        self._at = -FRESH
        self._look: asyncio.Task[dict[str, bool]] | None = None

    async def parts(self) -> dict[str, bool]:
        """Return for each part whether it works. A result is reused for ``FRESH`` seconds."""
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
    """Report that the server is alive and answers calls."""
    return {"alive": True}


@get("/ready", include_in_schema=False)
async def ready(readiness: NamedDependency[Readiness]) -> Response[dict[str, bool]]:
    """Report which parts of the server work, with status 503 unless all do."""
    parts = await readiness.parts()
    return Response(parts, status_code=200 if all(parts.values()) else 503, headers={"Cache-Control": "no-store"})
