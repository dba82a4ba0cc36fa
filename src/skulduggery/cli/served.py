"""A server in a process of its own, as users run it, watched from outside."""

import os
import resource
import signal
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from urllib.request import ProxyHandler, Request, build_opener

import msgspec

from skulduggery.api import BadInput

_opener = build_opener(ProxyHandler({}))


class Served:
    """A server that listens at ``address`` until the block is left; its data and its complaints lie in ``folder``."""

    def __init__(self, folder: Path) -> None:
        # As users have it: with the byte code kept, whatever this shell says.
        env = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        command = [sys.executable, "-m", "skulduggery.cli.main", "serve", "--port", "0", "--calls", "1e9"]
        self.complaints = folder / "complaints"
        with self.complaints.open("w") as log:
            self.process = subprocess.Popen(
                [*command, "--data", str(folder / "data")], stdout=subprocess.PIPE, stderr=log, text=True, env=env
            )
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().partition("http://")[2].strip().rstrip("/")
        if not self.address:
            raise BadInput(f"The server does not start: {self._complaint()}")

    def __enter__(self) -> "Served":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        assert self.process.stdout is not None
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(30)
        self.process.stdout.close()
        if kind is None and (said := self._complaint()):
            raise BadInput(f"The server has come to a fault, so its figures are worth nothing: {said}")

    def post(self, path: str, body: object = None, token: str = "") -> dict[str, str]:
        """A call; what it gives."""
        headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
        data = b"" if body is None else msgspec.json.encode(body)
        with _opener.open(Request(f"http://{self.address}/api/{path}", data, headers, method="POST")) as response:
            out: dict[str, str] = msgspec.json.decode(response.read())
            return out

    def memory(self) -> float:
        """KiB that the process holds."""
        return int(self._system("statm").split()[1]) * resource.getpagesize() / 1024

    def busy(self) -> float:
        """Seconds that the process has computed so far, in all its threads."""
        fields = self._system("stat").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def _system(self, name: str) -> str:
        """What the system says of the process. Raises BadInput where it says nothing."""
        try:
            return Path(f"/proc/{self.process.pid}/{name}").read_text()
        except OSError:
            raise BadInput("This system doesn't say what a process takes: the server is measured on Linux.") from None

    def _complaint(self) -> str:
        """The last line of what the server has written to standard error."""
        return "".join(self.complaints.read_text().strip().splitlines()[-1:])[:200]


def allow_sockets(count: int) -> None:
    """Make room for so many open sockets, here and in processes started from here. Raises BadInput."""
    wanted = count + 200
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < wanted:
        raise BadInput(f"{count} sockets need {wanted} open files; this system allows {hard} ('ulimit -Hn').")
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
