"""Machines of their own, by Linux' network namespaces: what they send can be lost on the way without a word."""

import os
import re
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

from tests.server.many import Front, Member
from tools.services import Postgres, Redis, find
from websockets.asyncio.client import ClientConnection

NET = "10.201"
HERE = f"{NET}.1.1"
"""The address of the services, for all machines."""


class Machine:
    """A machine behind a router, which may stop passing anything on. The tests themselves are on the other side."""

    def __init__(self, number: int) -> None:
        """Raises RuntimeError where such can't be made."""
        self.name, self.router = f"skulduggery{os.getpid()}-{number}", f"skulduggery{os.getpid()}-r{number}"
        self.address = f"{NET}.{number}.6"
        self.line = line_of(os.getpid(), number)
        if os.geteuid() != 0 or find("ip") is None:
            raise RuntimeError("only root can make machines, with iproute2")
        remove_abandoned()
        try:
            self._make(number)
        except RuntimeError:
            self.remove()
            raise

    def _make(self, number: int) -> None:
        for name in (self.name, self.router):
            ip("netns", "add", name)
        ip("link", "add", self.line, "type", "veth", "peer", "name", "near", "netns", self.router)
        ip("-n", self.router, "link", "add", "far", "type", "veth", "peer", "name", "line", "netns", self.name)
        ip("address", "add", f"{NET}.{number}.1/30", "dev", self.line)
        for where, line, address in ((self.router, "near", 2), (self.router, "far", 5), (self.name, "line", 6)):
            ip("-n", where, "address", "add", f"{NET}.{number}.{address}/30", "dev", line)
            ip("-n", where, "link", "set", line, "up")
        ip("link", "set", self.line, "up")
        for name, to in ((self.router, 1), (self.name, 5)):
            ip("-n", name, "link", "set", "lo", "up")
            ip("-n", name, "route", "add", "default", "via", f"{NET}.{number}.{to}")
        ip("route", "add", f"{NET}.{number}.4/30", "via", f"{NET}.{number}.2")
        self.join()

    def cut(self) -> None:
        """Let nothing pass, either way; nobody is told."""
        self._pass(False)

    def join(self) -> None:
        """Let everything pass."""
        self._pass(True)

    def _pass(self, whether: bool) -> None:
        ip("netns", "exec", self.router, sys.executable, "-c", FORWARD, str(int(whether)))

    def ask(self, method: str, url: str, body: str = "") -> tuple[int, str]:
        """A call from the machine itself: status and what came back."""
        out = ip("netns", "exec", self.name, sys.executable, "-c", CALL, method, url, body)
        status, _, text = out.partition(" ")
        return int(status), text

    def remove(self) -> None:
        """Take it away, or what there is of it."""
        for what in (("link", "delete", self.line), ("netns", "delete", self.name), ("netns", "delete", self.router)):
            with suppress(RuntimeError):
                ip(*what)


def line_of(run: int, number: int) -> str:
    """Return the name of the line to a machine of the test run with this process id."""
    return f"skd{run % 100_000}-{number}"


def remove_abandoned() -> None:
    """Remove the machines of test runs that were killed: their addresses would keep every later run from making any."""
    for name in ip("netns", "list").splitlines():
        found = re.match(r"(skulduggery(\d+)-r?(\d+))\b", name)
        if found is not None and not Path("/proc", found[2]).exists():
            for what in (("link", "delete", line_of(int(found[2]), int(found[3]))), ("netns", "delete", found[1])):
                with suppress(RuntimeError):  # the first of two machines took the line with it
                    ip(*what)


FORWARD = "import sys; open('/proc/sys/net/ipv4/ip_forward', 'w').write(sys.argv[1])"
CALL = """
import sys, httpx
method, url, body = sys.argv[1:]
json = {"content-type": "application/json"}
answer = httpx.request(method, url, content=body, headers=json, timeout=120, trust_env=False)
print(answer.status_code, answer.text)
"""


def ip(*words: str) -> str:
    """Run ``ip``. Raises RuntimeError if that fails."""
    done = subprocess.run([find("ip") or "ip", *words], capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"ip {' '.join(words)}: {done.stderr.strip()}")
    return done.stdout


class FarPostgres(Postgres):
    """One that other machines reach."""

    host = HERE

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        with (self.data / "pg_hba.conf").open("a") as file:
            file.write(f"host all all {NET}.0.0/16 trust\n")


class FarRedis(Redis):
    """One that other machines reach."""

    host = HERE


class There(Member):
    """A server on such a machine."""

    def __init__(self, machine: Machine, data: Path, database: str, bus: str, *options: str) -> None:
        self.machine = machine
        self.host = machine.address
        self.before = ("ip", "netns", "exec", machine.name)  # type: ignore[misc]
        super().__init__(data, database, bus, *options)


class Near(Front):
    """A proxy in front of such servers, on the machine of the tests."""

    @asynccontextmanager
    async def socket(self, table: str, at: str | None = None, **more: Any) -> AsyncIterator[ClientConnection]:
        """A bare socket at a table, which does not wait long for the goodbye of a server that is cut off."""
        async with super().socket(table, at, close_timeout=0.2, **more) as one:
            yield one
