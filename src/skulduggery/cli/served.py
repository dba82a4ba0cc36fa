"""A server in a process of its own, as users run it, observed from outside."""

import os
import resource
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.request import ProxyHandler, Request, build_opener

import msgspec

from skulduggery.api import BadInput

_opener = build_opener(ProxyHandler({}))


class Served:
    """A server process that listens at ``address``."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        assert process.stdout is not None
        self.process = process
        self.address = process.stdout.readline().partition("http://")[2].strip().rstrip("/")

    def post(self, path: str, body: object = None, token: str = "") -> dict[str, str]:
        """Make a call and return its result."""
        headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
        data = b"" if body is None else msgspec.json.encode(body)
        with _opener.open(Request(f"http://{self.address}/api/{path}", data, headers, method="POST")) as response:
            out: dict[str, str] = msgspec.json.decode(response.read())
            return out

    def memory(self) -> float:
        """Return the KiB of memory that the process holds."""
        return int(self._system("statm").split()[1]) * resource.getpagesize() / 1024

    def busy(self) -> float:
        """Return the seconds of processor time so far, in all threads of the process."""
        fields = self._system("stat").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def _system(self, name: str) -> str:
        """Return a file of the process in ``/proc``. Raise BadInput on a system without it."""
        try:
            return Path(f"/proc/{self.process.pid}/{name}").read_text()
        except OSError:
            raise BadInput("A server's memory and processor time can be measured on Linux only.") from None


@contextmanager
def serving(*options: str) -> Iterator[Served]:
    """Run a server while the context lasts, on a temporary folder or as ``options`` say. Raise BadInput if it fails."""
    # Keep byte code as users do, whatever this shell's environment says.
    env = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    command = [sys.executable, "-m", "skulduggery.cli.main", "serve", "--port", "0", "--calls", "1e9"]
    with TemporaryDirectory(prefix="skulduggery-") as folder:
        command += options or ("--data", f"{folder}/data")
        complaints = Path(folder) / "complaints"
        with (
            complaints.open("w") as log,
            subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=env) as process,
        ):
            try:
                served = Served(process)
                if served.address:
                    yield served
            finally:
                process.terminate()
        if said := complaints.read_text().strip():
            raise BadInput(f"The server failed: {said.splitlines()[-1][:200]}")


def allow_sockets(count: int) -> None:
    """Raise the limit of open files to ``count`` sockets and some more, for this process and its children.

    Raise BadInput if the system allows fewer.
    """
    wanted = count + 200
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < wanted:
        raise BadInput(f"{count} sockets need {wanted} open files; this system allows {hard} ('ulimit -Hn').")
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
