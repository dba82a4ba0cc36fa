"""Processes of ``skulduggery`` that are forks of a process that has imported it already.

Tests start it many hundred times, and the imports of a server take most of a second of processor time. A fork has its
own arguments, folder, variables, standard files and exit code, and shares no memory that it writes to. Only the imports
are not repeated, so a program whose variables could change an import is started in the usual way: see `start`.
"""

import atexit
import gc
import json
import os
import runpy
import select
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache
from importlib import import_module
from itertools import pairwise
from multiprocessing import context, forkserver, util
from threading import Lock
from typing import IO, Any, TypeAlias

MODULE = "skulduggery.cli.main"
"""The module that Python runs."""
PROGRAM = ("-m", MODULE)
"""The arguments with which Python runs the module."""
EARLY = ("PYTHON", "LD_", "LC_", "LANG", "OMP_")
"""Variables that are read before or while the package is imported."""
IMPORTED = (
    *(f"skulduggery.cli.{name}" for name in ("serve", "work", "cards", "lab", "arena", "exact", "learn", "review")),
    "skulduggery.server.app", "skulduggery.server.bots.thinkers", "uvicorn.protocols.http.h11_impl",
    "uvicorn.protocols.websockets.websockets_sansio_impl",
)  # fmt: skip
"""Modules that servers and most commands import."""
REQUEST = 1 << 20
"""The greatest size of a request, in bytes."""


class Fork:
    """A forked process of ``skulduggery``, used like a text-mode `subprocess.Popen`."""

    def __init__(self, program: Sequence[str], env: Mapping[str, str], stdin: Any, stdout: Any, stderr: Any) -> None:
        self.args = [sys.executable, *program]
        self.returncode: int | None = None
        self._lock = Lock()
        taken: list[int] = []
        """Our copies of what the fork gets: closed once it has them."""

        def pipe(writes: bool) -> tuple[int, int]:
            """Return the fork's end of a new pipe, which it writes to or reads, and ours."""
            read, write = os.pipe()
            taken.append(write if writes else read)
            return (write, read) if writes else (read, write)

        def end(given: Any, writes: bool) -> tuple[int, IO[str] | None]:
            """Return what the fork gets as one of its standard files, and our end of it."""
            if given == subprocess.PIPE:
                theirs, ours = pipe(writes)
                return theirs, open(ours, "r" if writes else "w", encoding="utf-8")
            if given == subprocess.DEVNULL:
                taken.append(os.open(os.devnull, os.O_RDWR))
                return taken[-1], None
            return (given if isinstance(given, int) else given.fileno()), None

        files = [end(0 if stdin is None else stdin, False), end(1 if stdout is None else stdout, True)]
        files += [files[1] if stderr == subprocess.STDOUT else end(2 if stderr is None else stderr, True)]
        self.stdin, self.stdout, self.stderr = [ours for _, ours in files]
        told, self._ended = pipe(writes=True)
        request = {"program": [*program], "folder": os.getcwd(), "variables": dict(env)}
        try:
            self.pid = nursery().fork(request, [*(theirs for theirs, _ in files), told])
        finally:
            for one in taken:
                os.close(one)

    def wait(self, timeout: float | None = None) -> int:
        """Return its exit code, negative if a signal ended it. Raise TimeoutExpired."""
        with self._lock:
            if self.returncode is None:
                if not select.select([self._ended], [], [], timeout)[0]:
                    raise subprocess.TimeoutExpired(self.args, timeout or 0)
                self.returncode = int(os.read(self._ended, 16) or -signal.SIGKILL)  # empty: the nursery was killed too
                os.close(self._ended)
            return self.returncode

    def poll(self) -> int | None:
        """Return its exit code; None while it runs."""
        with suppress(subprocess.TimeoutExpired):
            return self.wait(0)
        return None

    def send_signal(self, how: int) -> None:
        """Send a signal, unless it has ended."""
        if self.poll() is None:
            os.kill(self.pid, how)

    def terminate(self) -> None:
        """Ask it to end."""
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        """End it at once."""
        self.send_signal(signal.SIGKILL)

    def communicate(self, timeout: float | None = None) -> tuple[str, str]:
        """Wait for its end; return what it has written to pipes."""
        said = [one.read() if one else "" for one in (self.stdout, self.stderr)]
        self.wait(timeout)
        return said[0], said[1]

    def __enter__(self) -> "Fork":
        return self

    def __exit__(self, *_: object) -> None:
        for one in (self.stdin, self.stdout, self.stderr):
            if one:
                one.close()
        self.wait()


Process: TypeAlias = "subprocess.Popen[str] | Fork"


def start(
    arguments: Sequence[str],
    env: Mapping[str, str] | None = None,
    program: Sequence[str] = PROGRAM,
    **files: Any,
) -> Process:
    """Start ``skulduggery`` with these arguments; ``files`` are ``stdin``, ``stdout`` and ``stderr`` as Popen has them.

    ``program`` may name a script instead, with arguments of its own before the others. The process is a fork unless
    its variables could change an import.
    """
    env = os.environ if env is None else env
    command = [*program, *arguments]
    if hasattr(os, "fork") and early(env) == early(nursery().env):
        return Fork(command, env, *[files.get(name) for name in ("stdin", "stdout", "stderr")])
    return subprocess.Popen([sys.executable, *command], env=env, text=True, **files)


def run(*arguments: str, input: str = "", env: Mapping[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    """Start ``skulduggery`` and wait for its end; return its exit code and what it has written."""
    with (
        tempfile.TemporaryFile("w+", encoding="utf-8") as typed,
        tempfile.TemporaryFile("w+", encoding="utf-8") as out,
        tempfile.TemporaryFile("w+", encoding="utf-8") as err,
    ):
        typed.write(input)
        typed.seek(0)
        process = start(arguments, env, stdin=typed, stdout=out, stderr=err)
        code = process.wait()
        for one in (out, err):
            one.seek(0)
        return subprocess.CompletedProcess(process.args, code, out.read(), err.read())


def early(env: Mapping[str, str]) -> dict[str, str]:
    """Return the variables that may change an import."""
    return {name: value for name, value in env.items() if name.startswith(EARLY)}


class Nursery:
    """The process that is forked, as seen from here. It ends, with all its forks, when this one does."""

    def __init__(self) -> None:
        self.env = dict(os.environ)
        self._lock = Lock()
        ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            command = [sys.executable, __file__, str(theirs.fileno())]
            self._process = subprocess.Popen(command, pass_fds=[theirs.fileno()], stdin=subprocess.DEVNULL)
        ours.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, REQUEST)
        self._line = ours
        atexit.register(self._close)

    def fork(self, request: object, files: list[int]) -> int:
        """Return the process id of a new fork, which gets these files."""
        with self._lock:
            socket.send_fds(self._line, [json.dumps(request).encode()], files)
            return int(self._line.recv(16))

    def _close(self) -> None:
        self._line.close()
        self._process.wait()


@cache
def nursery() -> Nursery:
    """Return the nursery of this process."""
    return Nursery()


def serve(line: socket.socket) -> tuple[dict[str, Any], list[int]] | None:
    """Fork for each request. Return the request and its files in the fork; None in the server, once the line is closed.

    The last of the files gets the exit code as text when the fork has ended.
    """
    wakes, woken = socket.socketpair()
    for one in (wakes, woken):
        one.setblocking(False)
    signal.signal(signal.SIGCHLD, lambda *_: None)
    signal.set_wakeup_fd(woken.fileno())
    running: dict[int, int] = {}
    while True:
        ready = select.select([line, wakes], [], [])[0]
        if wakes in ready:
            wakes.recv(4096)
            tell_ended(running)
        if line not in ready:
            continue
        data, files, *_ = socket.recv_fds(line, REQUEST, 4)
        if not data:
            for pid in running:
                os.kill(pid, signal.SIGKILL)
            return None
        if not (pid := os.fork()):
            signal.set_wakeup_fd(-1)
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            return json.loads(data), files
        running[pid] = files.pop()
        for file in files:
            os.close(file)
        line.send(str(pid).encode())


def tell_ended(running: dict[int, int]) -> None:
    """Tell the exit codes of all forks that have ended, each to its file."""
    while running:
        pid, status = os.waitpid(-1, os.WNOHANG)
        if not pid:
            return
        told = running.pop(pid)
        with suppress(BrokenPipeError):
            os.write(told, str(os.waitstatus_to_exitcode(status)).encode())
        os.close(told)


def fork_later_processes() -> None:
    """Let `multiprocessing` start processes as forks of this one as it is now: all imported, and with one thread.

    Otherwise each of them imports everything again: bots think in them, and games of a match are played in them.
    """
    launch = util.spawnv_passfds
    util.spawnv_passfds = fork_and_run  # type: ignore[assignment]
    forkserver.ensure_running()
    util.spawnv_passfds = launch
    contexts: dict[str, Any] = context._concrete_contexts  # type: ignore[attr-defined]
    contexts["spawn"] = contexts["forkserver"]


def fork_and_run(_: object, args: Sequence[Any], passfds: Sequence[int]) -> int:
    """Run the last of ``args`` as Python in a fork that keeps the files ``passfds``; return its process id."""
    if pid := os.fork():
        return pid
    ends = sorted({2, *passfds, os.sysconf("SC_OPEN_MAX")})
    for one, after in pairwise(ends):
        os.closerange(one + 1, after)
    try:
        exec(args[-1], {})
    finally:
        os._exit(0)


def become(request: dict[str, Any], files: list[int]) -> None:
    """Become the program of a request, in a fork. Ends by SystemExit."""
    for number, one in enumerate(files[:3]):
        os.dup2(one, number)
    os.closerange(3, os.sysconf("SC_OPEN_MAX"))
    for name, how in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        old = getattr(sys, name)
        file = open(old.fileno(), how, encoding=old.encoding, errors=old.errors, closefd=False)  # noqa: SIM115
        setattr(sys, name, file)
        setattr(sys, f"__{name}__", file)
    os.chdir(request["folder"])
    os.environ.clear()
    os.environ.update(request["variables"])
    first, *others = request["program"]
    sys.argv = others if first == "-m" else request["program"]
    sys.path.insert(0, os.getcwd() if first == "-m" else os.path.dirname(first))  # as Python does
    fork_later_processes()
    if first == "-m":
        runpy.run_module(MODULE, run_name="__main__", alter_sys=True)
    else:
        runpy.run_path(first, run_name="__main__")


if __name__ == "__main__":
    sys.path.pop(0)  # this folder
    for name in IMPORTED:
        import_module(name)
    gc.collect()
    gc.freeze()  # so that forks share what was imported
    if asked := serve(socket.socket(fileno=int(sys.argv[1]))):
        become(*asked)
