"""Servers with one database and one bus, behind hosting/nginx.conf, and workers for them."""

import asyncio
import shutil
import signal
import subprocess
import tempfile
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx
import pytest
import sqlalchemy as sa
from tests.server.house import House
from tools import forks
from tools.services import PATIENCE, Postgres, Redis, end_with, free_port, front, until
from websockets.asyncio.client import ClientConnection

from skulduggery.server.storage.database import Database

Service = TypeVar("Service", Postgres, Redis)


@contextmanager
def running(kind: Callable[[Path], Service], prefix: str) -> Iterator[Service]:
    """A running server in a temporary folder. Tests that need it are skipped if it isn't installed."""
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
    """A server among others, always at the same port. Its name is that of its folder; proxies know ``a`` and ``b``."""

    def __init__(self, data: Path, database: str, bus: str, *options: str) -> None:
        self.port = free_port()
        here = ("--database", database, "--bus", bus, "--port", str(self.port), "--proxy", "127.0.0.1")
        super().__init__(data, *here, "--name", data.name, *options)


def owner_of(database: str, table: str) -> str | None:
    """The process that has a table, as the database knows it."""
    engine = Database(database, beside=True).engine
    with engine.connect() as connection:
        found: str | None = connection.execute(
            sa.text("select owner from tables where id = :id"), {"id": table}
        ).scalar()
    engine.dispose()
    return found


def keep_owners(database: str) -> None:
    """Let a PostgreSQL database keep every owner that a table gets, however shortly it has it."""
    engine = Database(database, beside=True).engine
    with engine.begin() as connection:
        for statement in (
            "create table owners (id text, owner text)",
            "create function keep_owner() returns trigger language plpgsql as "
            "'begin insert into owners values (new.id, new.owner); return null; end'",
            "create trigger keep_owner after insert or update on tables for each row when (new.owner is not null) "
            "execute function keep_owner()",
        ):
            connection.execute(sa.text(statement))
    engine.dispose()


def owners_until_now(database: str, tables: Sequence[str]) -> list[set[str]]:
    """The processes that have had each table since ``keep_owners``."""
    engine = Database(database, beside=True).engine
    with engine.connect() as connection:
        rows = connection.execute(sa.text("select distinct id, owner from owners")).all()
    engine.dispose()
    return [{owner for id, owner in rows if id == table} for table in tables]


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
        """Stop it. Return what it has written to standard error."""
        self.process.send_signal(how)
        return self.process.communicate(timeout=PATIENCE)[1]


class Front(House):
    """An nginx in front of servers: it is what people see of them. ``prefer``: the only one that it leads to, unless a
    call says which."""

    def __init__(self, folder: Path, members: Sequence[Member], prefer: int | None = None) -> None:
        self.members = members
        self.prefer = prefer
        folder.mkdir()
        super().__init__(folder)

    def start(self) -> None:
        """Start it with hosting/nginx.conf."""
        port = free_port()
        servers = [one.address.removeprefix("http://") for one in self.members]
        self.process = front(self.data, servers, port, prefer=self.prefer)
        end_with(self, self.process)
        self.address = f"http://127.0.0.1:{port}"
        until(self._answers, "nginx doesn't start")

    @asynccontextmanager
    async def socket(self, table: str, at: str | None = None, **more: Any) -> AsyncIterator[ClientConnection]:
        """Connect a bare socket at a table, by default where a call for the table leads."""
        if at is None:
            answer = await asyncio.to_thread(self.call, f"tables/{table}")
            at = answer.url.params.get("at", "")
        async with super().socket(table, at, **more) as one:
            yield one

    def _answers(self) -> bool:
        try:
            return self.call("games").status_code == 200
        except httpx.TransportError:
            return False


@contextmanager
def opposite(folder: Path, members: Sequence[Member], kind: type[Front] = Front) -> Iterator[list[Front]]:
    """Two proxies in front of two servers that disagree about each table: every one leads to a server of its own."""
    both: list[Front] = []
    try:
        both += [kind(folder / f"to-{one.data.name}", members, number) for number, one in enumerate(members)]
    except RuntimeError as why:
        pytest.skip(f"{why}: './dev test' installs it as root on Debian")
    else:
        yield both
    finally:
        for one in both:
            one.stop(signal.SIGTERM)
