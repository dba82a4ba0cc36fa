"""PostgreSQL, Redis or Valkey, and nginx for a developer: in a folder, on loopback, apart from the system's services.

``./dev services`` starts them in ``build/services`` and prints how two servers use them; ``./dev services stop`` stops
them. Tests and tools also find here how to call servers, wait for them and stop them. Tests start a PostgreSQL of their
own in a temporary folder. As root, PostgreSQL runs as the user ``postgres``, which Debian's package creates, and which
must be able to reach the folder.
"""

import os
import random
import shutil
import signal
import socket
import subprocess
import sys
import time
import weakref
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from forks import Process

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "build" / "services"
PROXY = ROOT / "hosting" / "nginx.conf"
PATIENCE = float(os.environ.get("SKULDUGGERY_PATIENCE", 120))
"""Seconds that tests and tools wait for anything before they give up. A shorter limit would fail on a busy machine, and
a test that passes never waits this long."""
ASKING: Any = {"trust_env": False, "verify": False, "timeout": PATIENCE}
"""Options of httpx for a server of this machine. Reading certificates would take longer than the answer."""
TALKING: Any = {"proxy": None, "open_timeout": PATIENCE, "ping_interval": None}
"""Options of websockets for a server of this machine."""
PORTS = range(20_000, 32_000)
"""Ports for servers that must know theirs beforehand. Linux and macOS give outgoing connections higher ones."""
_reserved: list[socket.socket] = []
"""UDP sockets bound to our ports, which tell other processes that these are taken."""


class Unserved(RuntimeError):
    """A service that is not installed, or doesn't start or end in time."""


def find(*names: str) -> str | None:
    """Return the path of a program by one of its names, also where Debian keeps PostgreSQL's programs and nginx."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda one: -float(one.parent.name))
    path = os.pathsep.join([os.environ.get("PATH", os.defpath), *map(str, folders), "/usr/sbin"])
    return next((found for name in names if (found := shutil.which(name, path=path))), None)


def end_with(owner: object, process: "Process") -> None:
    """Kill a process when its owner is garbage or Python ends, because a test that fails does not stop it."""
    weakref.finalize(owner, _end, process)


def _end(process: "Process") -> None:
    if process.poll() is None:
        process.kill()
    process.wait()
    for pipe in (process.stdout, process.stderr):
        if pipe is not None:
            pipe.close()


def running(folder: Path) -> int | None:
    """Return the process in the file ``pid`` of a folder, if it runs."""
    with suppress(OSError, ValueError):
        pid = int((folder / "pid").read_text())
        return pid if alive(pid) else None
    return None


def alive(pid: int) -> bool:
    """Return whether a process runs and is no zombie."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


class Postgres:
    """A PostgreSQL over a folder, at a port that was free when its data were made."""

    host = "127.0.0.1"

    def __init__(self, folder: Path) -> None:
        """Create its data unless they exist. Raise Unserved if PostgreSQL isn't installed."""
        self.folder = folder
        self.data = folder / "data"
        self._process: subprocess.Popen[bytes] | None = None
        self._numbers = count()
        programs = [find(name) for name in ("initdb", "postgres")]
        if programs[0] is None or programs[1] is None:
            raise Unserved("PostgreSQL is not installed")
        self._initdb, self._postgres = programs[0], programs[1]
        self._user = "postgres" if os.geteuid() == 0 else None
        if not (folder / "port").exists():
            folder.mkdir(parents=True, exist_ok=True)
            if self._user:
                shutil.chown(folder, self._user)
            options = ["--auth=trust", "--username=skulduggery", "--encoding=UTF8", "--locale=C.UTF-8", "--no-sync"]
            self._run([self._initdb, "-D", str(self.data), *options])
            (folder / "port").write_text(str(free_port()))
        self.port = int((folder / "port").read_text())

    def address(self, database: str = "postgres") -> str:
        """Return the address of a database."""
        return f"postgresql://skulduggery@{self.host}:{self.port}/{database}"

    @property
    def pid(self) -> int | None:
        """The id of its process, if it runs."""
        with suppress(OSError, ValueError, IndexError):
            pid = int((self.data / "postmaster.pid").read_text().split()[0])
            return pid if alive(pid) else None
        return None

    def start(self, fsync: str = "off") -> None:
        """Start it, and wait until it answers. Tests need no ``fsync``: the machine won't lose power there."""
        if self.pid is None:
            options = [f"port={self.port}", f"listen_addresses={self.host}", f"unix_socket_directories={self.folder}"]
            options += ["max_connections=60", "shared_buffers=16MB", f"fsync={fsync}"]
            command = [self._postgres, "-D", str(self.data), *[part for one in options for part in ("-c", one)]]
            with (self.folder / "log").open("a") as log:
                self._process = subprocess.Popen(
                    command, stdout=log, stderr=log, cwd=self.folder, user=self._user, start_new_session=True
                )
        until(self._ready, f"PostgreSQL doesn't start: {self.folder / 'log'} says why")

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        """Stop it, by default at once but cleanly."""
        pid = self.pid
        if pid is None:
            return
        # Its children are in sessions of their own, so each needs a SIGKILL.
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split() if how == signal.SIGKILL else []
        for one in (pid, *map(int, children)):
            with suppress(ProcessLookupError):
                os.kill(one, how)
        until(lambda: not any(alive(one) for one in (pid, *map(int, children))), "PostgreSQL doesn't end")
        if self._process is not None:
            self._process.wait()

    def make(self, name: str) -> str:
        """Create a database whose name begins with ``name``, and return its address."""
        database = f"{name}{next(self._numbers)}"
        createdb = find("createdb")
        assert createdb is not None
        self._run([createdb, "-h", self.host, "-p", str(self.port), "-U", "skulduggery", database])
        return self.address(database)

    def _run(self, command: Sequence[str]) -> None:
        done = subprocess.run(command, capture_output=True, text=True, cwd=self.folder, user=self._user, check=False)
        if done.returncode:
            raise Unserved(done.stderr.strip())

    def _ready(self) -> bool:
        """Return whether it accepts connections, which it notes in the last line of its pid file."""
        with suppress(OSError, IndexError):
            return (
                self.pid is not None and (self.data / "postmaster.pid").read_text().splitlines()[7].strip() == "ready"
            )
        return False


class Redis:
    """A Redis or Valkey over a folder, which keeps none of its data."""

    host = "127.0.0.1"

    def __init__(self, folder: Path) -> None:
        """Prepare the folder. Raise Unserved if neither program is installed."""
        program = find("valkey-server", "redis-server")
        if program is None:
            raise Unserved("Neither Valkey nor Redis is installed")
        self._program = program
        self._process: subprocess.Popen[bytes] | None = None
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        if not (folder / "port").exists():
            (folder / "port").write_text(str(free_port()))
        self.port = int((folder / "port").read_text())
        self.address = f"redis://{self.host}:{self.port}/0"

    @property
    def pid(self) -> int | None:
        """The id of its process, if it runs."""
        return running(self.folder)

    def start(self) -> None:
        """Start it, and wait until it answers."""
        if self.pid is None:
            options = {
                "bind": self.host,
                "protected-mode": "no",
                "port": str(self.port),
                "dir": str(self.folder),
                "save": "",
            }
            command = [self._program, *[part for name, value in options.items() for part in (f"--{name}", value)]]
            with (self.folder / "log").open("a") as log:
                self._process = subprocess.Popen(command, stdout=log, stderr=log, start_new_session=True)
            (self.folder / "pid").write_text(str(self._process.pid))
        until(self._answers, f"{self._program} doesn't start: {self.folder / 'log'} says why")

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        """Stop it, by default cleanly."""
        if (pid := self.pid) is not None:
            os.kill(pid, how)
            until(lambda: not alive(pid), f"{self._program} doesn't end")
        if self._process is not None:
            self._process.wait()

    def _answers(self) -> bool:
        with suppress(OSError), socket.create_connection((self.host, self.port), 1) as line:
            line.sendall(b"PING\r\n")
            return line.recv(16).startswith(b"+PONG")
        return False


def nginx() -> str:
    """Return the path of nginx. Raise Unserved if it isn't installed."""
    program = find("nginx")
    if program is None:
        raise Unserved("nginx is not installed")
    return program


def front(
    folder: Path,
    servers: Sequence[str],
    port: int,
    changes: Sequence[tuple[str, str]] = (),
    prefer: int | None = None,
) -> subprocess.Popen[str]:
    """Start an nginx with the configuration of ``configure``. Raise Unserved if nginx isn't installed.

    The caller waits until it answers.
    """
    command = [*configure(folder, servers, port, changes, prefer), "-g", "daemon off;"]
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)


def configure(
    folder: Path,
    servers: Sequence[str],
    port: int,
    changes: Sequence[tuple[str, str]] = (),
    prefer: int | None = None,
) -> list[str]:
    """Write the configuration of an nginx at a port, in front of one server or two (``HOST:PORT``), and return its
    command. The configuration is ``hosting/nginx.conf`` with ``changes``.

    Its answers say in ``X-Served-By`` where they come from. With ``prefer``, all calls go to this one of the servers,
    unless they say ``at``. Raise Unserved if nginx isn't installed.
    """
    program = nginx()
    text = PROXY.read_text()
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    if prefer is not None:
        other = f"server web{2 - prefer}:8000"
        text = text.replace("hash $table consistent;", "", 1)
        text = text.replace(f"{other} max_fails=1 fail_timeout=2s;", f"{other} backup;", 1)
    for name, one in zip(("web1", "web2"), [*servers, *servers], strict=False):
        text = text.replace(f"    server {name}:8000", f"    server {one}")
    text = text.replace("listen 80;", f"listen 127.0.0.1:{port};")
    temporary = [f"{what}_temp_path {what};" for what in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")]
    served_by = "add_header X-Served-By $upstream_addr always;"
    text = text.replace("http {", "\n".join(["http {", "access_log off;", served_by, *temporary]))
    whose = "user root;" if os.geteuid() == 0 else ""
    (folder / "nginx.conf").write_text(f"pid pid; error_log log; {whose}\n{text}")
    return [program, "-p", str(folder), "-c", "nginx.conf", "-e", "log"]


class Nginx:
    """An nginx over a folder, in front of two servers at ports that were free when the folder was made."""

    def __init__(self, folder: Path) -> None:
        """Prepare the folder. Raise Unserved if nginx isn't installed."""
        nginx()
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        if not (folder / "ports").exists():
            (folder / "ports").write_text(" ".join(str(free_port()) for _ in range(3)))
        self.port, *self.servers = map(int, (folder / "ports").read_text().split())

    @property
    def pid(self) -> int | None:
        """The id of its process, if it runs."""
        return running(self.folder)

    def start(self) -> None:
        """Start or reload it with ``hosting/nginx.conf``. Raise Unserved if it rejects that."""
        command = configure(self.folder, [f"127.0.0.1:{one}" for one in self.servers], self.port)
        for more in [["-t"]] if self.pid else [["-t"], []]:
            done = subprocess.run([*command, *more], capture_output=True, text=True, check=False)
            if done.returncode:
                raise Unserved(done.stderr.strip())

    def stop(self) -> None:
        """Stop it."""
        if (pid := self.pid) is not None:
            os.kill(pid, signal.SIGTERM)
            until(lambda: not alive(pid), "nginx doesn't end")


def free_port() -> int:
    """Return a port of loopback for a server that must know it beforehand. Raise Unserved if none is free.

    The port stays reserved until this process ends: a UDP socket at the same number tells other processes that call
    this function that it is taken.
    """
    for port in random.SystemRandom().sample(PORTS, len(PORTS)):
        mark = socket.socket(type=socket.SOCK_DGRAM)
        try:
            mark.bind(("127.0.0.1", port))
            with socket.socket() as server:
                server.bind(("127.0.0.1", port))
        except OSError:
            mark.close()
        else:
            _reserved.append(mark)
            return port
    raise Unserved("no port is free")


def until(done: Callable[[], bool], otherwise: str) -> None:
    """Wait until ``done`` is true. Raise Unserved with the text ``otherwise`` if that takes too long."""
    end = time.monotonic() + PATIENCE
    while not done():
        if time.monotonic() > end:
            raise Unserved(otherwise)
        time.sleep(0.02)


def main(arguments: Sequence[str]) -> int:
    """Start all three and print their addresses, or stop them."""
    try:
        postgres, redis, proxy = Postgres(FOLDER / "postgres"), Redis(FOLDER / "redis"), Nginx(FOLDER / "nginx")
        if [*arguments] == ["stop"]:
            proxy.stop()
            postgres.stop()
            redis.stop()
            return 0
        if arguments:
            print("services takes 'stop' or no argument", file=sys.stderr)
            return 2
        postgres.start()
        redis.start()
        proxy.start()
    except Unserved as error:
        print(error, file=sys.stderr)
        return 1
    for name, port in zip("ab", proxy.servers, strict=True):
        print(f"skulduggery serve --name {name} --port {port} --proxy 127.0.0.1", end=" ")
        print(f"--database {postgres.address()} --bus {redis.address}")
    print(f"nginx serves both at http://127.0.0.1:{proxy.port}/")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
