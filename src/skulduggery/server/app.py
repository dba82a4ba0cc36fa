"""A server process: its port, its greeting and its end."""

import gc
import resource
import signal
import socket
import sys
from io import StringIO
from pathlib import Path

import segno
import uvicorn

from skulduggery.api import BadInput
from skulduggery.server.http.application import make
from skulduggery.server.http.connections import Door
from skulduggery.server.http.monitoring import Watch, watched
from skulduggery.server.operations import bus
from skulduggery.server.settings import Settings
from skulduggery.server.storage.store import Store

FIRST_PORT = 8000
READS_WITHIN = 60.0
"""The seconds after which a connection is dropped if the other end accepts none of the data it is sent."""
EVERYWHERE = {"0.0.0.0": (socket.AF_INET, "192.0.2.1"), "::": (socket.AF_INET6, "2001:db8::1")}
"""The hosts that listen on all networks, each with an address family and a far address that belongs to nobody (RFC
5737, RFC 3849)."""


def serve(host: str, port: int | None, at: Path | str, settings: Settings, watch: Watch, engine: str) -> int:
    """Serve the tables stored ``at`` a path or an address of a database, until a signal ends the process.

    ``engine`` is the word for it in the greeting. Raises BadInput if the port, the database or the bus can't be used.
    """
    with listen(host, port) as listener:
        if settings.bus:
            bus.check(settings.bus, settings.within)
        app = make(Store(at, settings.timeouts), settings)
        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # each connection is a file; the usual limit is 1024
        name = f"[{host}]" if ":" in host else "localhost" if host in ("0.0.0.0", "::") else host
        signal.signal(signal.SIGTERM, _end)  # uvicorn shuts down first, then raises the signal again
        with watched(app, watch) as numbers:
            # A full collection stops everybody (0.4 s with 500 tables in play). Imported objects are left out of it. It
            # comes after 7,000,000 new objects instead of 70,000, or after tables have left the memory
            # (``TableDirectory``).
            gc.freeze()
            gc.set_threshold(700, 10, 1000)
            own = listener.getsockname()[1]
            print(f"Skulduggery is at http://{name}:{own}/", flush=True)
            if elsewhere := lan_url(host, own):
                print(f"Other devices on this network can open {elsewhere}", flush=True)
                if sys.stdout.isatty():
                    print(qr_code(elsewhere), flush=True)
            if numbers is not None:
                print(f"Metrics are at {numbers}", flush=True)
            print(f"The engine is {engine}", flush=True)
            uvicorn.Server(Door(app, settings)).run(sockets=[listener])
    return 0


def _end(_number: int, _frame: object) -> None:
    """End as after any other command: wait for the processes of bots, leave nothing behind."""
    sys.exit(0)


def listen(host: str, port: int | None) -> socket.socket:
    """Return a socket that listens at a port, or at the first free one of 8000 to 8099. Raises BadInput if the port
    can't be used, or the host is not an address of this machine."""
    if port is not None and not 0 <= port <= 65535:
        raise BadInput(f"--port can't be {port}: ports go from 0 to 65535.")
    tries = range(FIRST_PORT, FIRST_PORT + 100) if port is None else (port,)
    for one in tries:
        try:
            family, _, _, _, address = socket.getaddrinfo(host, one, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[
                0
            ]
        except OSError:
            raise BadInput(
                f"--host can't be {host[:60]!r}: this machine has no such address. "
                "Use 127.0.0.1, or 0.0.0.0 to let other devices in."
            ) from None
        # Name TCP: only then asyncio sets TCP_NODELAY; otherwise every other document waits 40 ms for an ACK
        listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if hasattr(socket, "TCP_USER_TIMEOUT"):  # on Linux; connections inherit it
            listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, int(READS_WITHIN * 1000))
        try:
            listener.bind(address)
            listener.listen(2048)
        except PermissionError:
            listener.close()
            raise BadInput(f"You may not listen at port {one}; choose one from 1024 up with --port.") from None
        except OSError as error:
            listener.close()
            if port is None and "in use" in str(error):
                continue
            why = "is taken by another program" if "in use" in str(error) else f"can't be used: {error.strerror}"
            raise BadInput(f"Port {one} of {host} {why}. Choose another, or leave --port out for a free one.") from None
        return listener
    raise BadInput(f"All ports from {FIRST_PORT} to {FIRST_PORT + 99} are taken; choose another with --port.")


def lan_url(host: str, port: int) -> str | None:
    """Return the URL of the page for other devices. Return None if the server listens at one address only, or there is
    no network.

    Nothing is sent: connecting the socket only makes the system choose its own address.
    """
    if host not in EVERYWHERE:
        return None
    family, far = EVERYWHERE[host]
    with socket.socket(family, socket.SOCK_DGRAM) as way:
        try:
            way.connect((far, 9))
        except OSError:  # no network
            return None
        own = way.getsockname()[0]
    return f"http://[{own}]:{port}/" if family == socket.AF_INET6 else f"http://{own}:{port}/"


def qr_code(text: str) -> str:
    """Return a QR code of a text, as text for a terminal."""
    drawn = StringIO()
    segno.make(text, error="l", micro=False).terminal(drawn, compact=True)
    return drawn.getvalue()
