"""A server in the process of the test, which may change what it runs on; without bots."""

import asyncio
import socket
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import uvicorn

from skulduggery.server.app import listen
from skulduggery.server.http.application import make
from skulduggery.server.http.connections import Door
from skulduggery.server.settings import Settings
from skulduggery.server.storage.store import Store
from skulduggery.server.tables.directory import TableDirectory


@asynccontextmanager
async def inside(
    data: Path | str, settings: Settings, buffer: int | None = None, clock: Callable[[], float] = time.monotonic
) -> AsyncIterator[tuple[str, TableDirectory]]:
    """Such a server: its address and its directory. ``buffer`` is how much the system sends ahead, in bytes."""
    listener = listen("127.0.0.1", 0)
    if buffer is not None:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, buffer)
    app = make(Store(data, settings.timeouts), settings, clock)
    app.state["directory"].thinkers.count = 0
    server = uvicorn.Server(Door(app, settings))
    server.install_signal_handlers = lambda: None  # type: ignore[attr-defined]
    running = asyncio.create_task(server.serve(sockets=[listener]))
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield f"127.0.0.1:{listener.getsockname()[1]}", app.state["directory"]
    finally:
        server.should_exit = True
        await running
