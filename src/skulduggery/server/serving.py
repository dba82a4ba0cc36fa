"""A server process: its port, its line of greeting, its end."""

import signal
import socket
import sys
from pathlib import Path

import uvicorn

from skulduggery.api import BadInput
from skulduggery.server.app import make
from skulduggery.server.settings import LONGEST_FRAME, Settings
from skulduggery.server.store import Store

FIRST_PORT = 8000


def serve(host: str, port: int | None, data: Path, settings: Settings) -> int:
    """Serve until a signal ends it. Raises BadInput if the port or the folder can't be used."""
    listener = listen(host, port)
    with listener:
        store = Store(data)
        config = uvicorn.Config(
            make(store, settings),
            log_level="warning",
            ws="websockets-sansio",
            ws_max_size=LONGEST_FRAME,
            ws_per_message_deflate=False,  # 116 KiB a socket instead of 27
            timeout_graceful_shutdown=2,
            server_header=False,
        )
        name = f"[{host}]" if ":" in host else "localhost" if host in ("0.0.0.0", "::") else host
        print(f"Skulduggery is at http://{name}:{listener.getsockname()[1]}/", flush=True)
        signal.signal(signal.SIGTERM, _end)  # uvicorn winds up first, then raises the signal again
        uvicorn.Server(config).run(sockets=[listener])
    return 0


def _end(_number: int, _frame: object) -> None:
    """End as after any other command: processes that think are waited for, nothing is left behind."""
    sys.exit(0)


def listen(host: str, port: int | None) -> socket.socket:
    """A socket that listens at a port, or at the first free one from 8000 on. Raises BadInput."""
    if port is not None and not 0 <= port <= 65535:
        raise BadInput(f"There is no port {port}; ports are 0 to 65535.")
    tries = range(FIRST_PORT, FIRST_PORT + 100) if port is None else (port,)
    for one in tries:
        try:
            family, _, _, _, address = socket.getaddrinfo(host, one, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[
                0
            ]
        except OSError:
            raise BadInput(f"There is no address {host[:60]!r} on this machine; right would be 127.0.0.1.") from None
        listener = socket.socket(family)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind(address)
            listener.listen(2048)
        except PermissionError:
            listener.close()
            raise BadInput(f"Port {one} is not allowed here; ports from 1024 on are.") from None
        except OSError as error:
            listener.close()
            if port is None and "in use" in str(error):
                continue
            why = "is taken by another program" if "in use" in str(error) else f"can't be used: {error.strerror}"
            raise BadInput(f"Port {one} of {host} {why}; without --port a free one is chosen.") from None
        return listener
    raise BadInput(f"All ports from {FIRST_PORT} to {FIRST_PORT + 99} are taken; choose another with --port.")
