"""Servers that share a database and a bus, behind nginx as docs/hosting.md says it, and workers that think for them."""

import shutil
import signal
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TypeVar

import httpx
import pytest
from tests.server.house import House
from tools import forks
from tools.services import PATIENCE, Postgres, Redis, end_with, free_port, front, until

from skulduggery.server.storage.database import Database
from skulduggery.server.storage.leases import owners

Service = TypeVar("Service", Postgres, Redis)


@contextmanager
def running(kind: Callable[[Path], Service], prefix: str) -> Iterator[Service]:
    """A server that runs, in a folder that is gone afterwards; who needs it is skipped where it isn't installed."""
    folder = Path(tempfile.mkdtemp(prefix=prefix))  # not pytest's: only its own user may look there
    try:
        one = kind(folder)
    except RuntimeError as why:
        pytest.skip(f"{why}: './dev test' installs it as root on Debian")
    try:
        one.start()
        yield one
    finally:
        one.stop()
        shutil.rmtree(folder)


class Member(House):
    """A server beside others, always at the same port."""

    def __init__(self, data: Path, database: str, bus: str, *options: str) -> None:
        self.port = free_port()
        here = ("--database", database, "--bus", bus, "--port", str(self.port), "--proxy", "127.0.0.1")
        super().__init__(data, *here, *options)


def owner_of(database: str, table: str) -> str:
    """The name of the process that has a table, as the database knows it."""
    engine = Database(database, beside=True).engine
    with engine.connect() as connection:
        found = owners(connection, [table])
    engine.dispose()
    return found[table]


class Mind:
    """A worker."""

    def __init__(self, bus: str) -> None:
        self.bus = bus
        self.start()

    def start(self) -> None:
        """Start it, and wait until it works."""
        arguments = ["work", "--bus", self.bus, "--workers", "1"]
        self.process = forks.start(arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        end_with(self, self.process)
        assert self.process.stdout is not None
        assert self.process.stdout.readline() == f"Thinking for {self.bus}\n"

    def stop(self, how: signal.Signals = signal.SIGKILL) -> str:
        """End it; what it has written to standard error."""
        self.process.send_signal(how)
        return self.process.communicate(timeout=PATIENCE)[1]


class Front(House):
    """An nginx in front of servers: it is what people see of them."""

    def __init__(self, folder: Path, members: list[Member], sticky: bool = False) -> None:
        self.members = members
        self.sticky = sticky
        folder.mkdir()
        super().__init__(folder)

    def start(self) -> None:
        """Start it with the lines of the page for hosts."""
        port = free_port()
        self.process = front(self.data, [one.port for one in self.members], port, sticky=self.sticky)
        end_with(self, self.process)
        self.address = f"http://127.0.0.1:{port}"
        until(self._answers, "nginx doesn't start")

    def _answers(self) -> bool:
        try:
            return self.call("games").status_code == 200
        except httpx.TransportError:
            return False
