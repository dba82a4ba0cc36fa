"""Lines to programs, started here or at an address: a text goes out and its answer comes back.

Every call has a time limit, after which the line is cut.
"""

import os
import secrets
import shlex
import signal
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from threading import Timer
from typing import Final, Protocol
from urllib.parse import urlsplit

from skulduggery.api import BadInput
from skulduggery.extras import need

LONGEST: Final = 65_536
"""The greatest length of an answer, in bytes."""
TOKENS: Final = "SKULDUGGERY_BOT_TOKENS"
"""The environment variable with tokens for addresses: HOST=TOKEN or HOST:PORT=TOKEN, separated by blanks."""


class Broken(Exception):
    """The reason why a line can't be used any more, worded to follow the program's name in a sentence."""


class Line(Protocol):
    """A line to a program."""

    def say(self, text: bytes, seconds: float) -> None:
        """Send a text that needs no answer, within ``seconds``. Raise Broken if that fails."""

    def ask(self, text: bytes, seconds: float) -> bytes:
        """Send a question and return its answer, within ``seconds``. Raise Broken if that fails."""

    def close(self) -> None:
        """End the conversation with the program."""


@contextmanager
def within(seconds: float, cut: Callable[[], object], *errors: type[Exception]) -> Iterator[None]:
    """Run the body, calling ``cut`` to end it after ``seconds``.

    Raise Broken then, and for errors of a line: those of sockets and HTTP, and ``errors``.
    """
    broken: tuple[type[Exception], ...] = (OSError, ValueError, HTTPException, *errors)
    late = False

    def end() -> None:
        nonlocal late
        late = True
        cut()

    timer = Timer(seconds, end)
    timer.daemon = True
    timer.start()
    try:
        yield
    except broken as error:
        if not late:
            raise Broken(f"can't be reached: {str(error) or type(error).__name__}") from None
    finally:
        timer.cancel()
    if late:
        raise Broken(f"didn't answer within {seconds:g} s")


class Process:
    """A program started here, which reads lines from its standard input until that ends."""

    def __init__(self, command: str) -> None:
        """Start the program. Raise Broken if that fails."""
        try:
            words = shlex.split(command)
            self.its = subprocess.Popen(
                words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, start_new_session=True
            )  # a session of its own, so that Ctrl+C at the terminal doesn't reach it
        except (OSError, ValueError, IndexError) as error:
            raise Broken(f"can't be started: {error}") from None

    def say(self, text: bytes, seconds: float) -> None:
        with within(seconds, self.kill):
            self._write(text)

    def ask(self, text: bytes, seconds: float) -> bytes:
        said = b""
        with within(seconds, self.kill):
            self._write(text)
            assert self.its.stdout is not None
            said = self.its.stdout.readline(LONGEST + 1)
        if not said:
            raise Broken(f"ended with code {self.its.wait()}")
        return said

    def _write(self, text: bytes) -> None:
        assert self.its.stdin is not None
        with suppress(BrokenPipeError):  # it has ended, and ask reports its exit code
            self.its.stdin.write(text + b"\n")
            self.its.stdin.flush()

    def kill(self) -> None:
        """Kill the program and, if possible, the processes that it started."""
        with suppress(ProcessLookupError):
            if hasattr(os, "killpg"):
                os.killpg(self.its.pid, signal.SIGKILL)
            else:
                self.its.kill()

    def close(self) -> None:
        """Close the program's input, and kill it half a second later."""
        assert self.its.stdin is not None
        assert self.its.stdout is not None
        with suppress(OSError):
            self.its.stdin.close()
        with suppress(subprocess.TimeoutExpired):
            self.its.wait(0.5)
        self.kill()
        self.its.wait()
        self.its.stdout.close()


def token_for(address: str) -> dict[str, str]:
    """Return the header with the token for an address; empty if there is no token."""
    place = urlsplit(address).netloc.rpartition("@")[2]
    for word in os.environ.get(TOKENS, "").split():
        where, _, token = word.partition("=")
        if where in (place, place.partition(":")[0]):
            return {"Authorization": f"Bearer {token}"}
    return {}


class Calls:
    """A program at an ``http`` address. Each text is sent by POST, and the answer is the body of the response.

    Redirects are not followed, because the token is for this address only.
    """

    def __init__(self, address: str) -> None:
        parts = urlsplit(address)
        kind = HTTPSConnection if parts.scheme == "https" else HTTPConnection
        self.connection = kind(parts.hostname or "", parts.port)
        self.path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        self.headers = {"Content-Type": "application/json", "Line": secrets.token_hex(8), **token_for(address)}

    def say(self, text: bytes, seconds: float) -> None:
        self.ask(text, seconds)

    def ask(self, text: bytes, seconds: float) -> bytes:
        said, status = b"", 0
        self.connection.timeout = seconds
        with within(seconds, self._cut):
            self.connection.request("POST", self.path, text, self.headers)
            answer = self.connection.getresponse()
            status, said = answer.status, answer.read(LONGEST + 1)
            self.connection.close()  # servers don't keep idle connections until the next question
        if status not in (200, 204):
            raise Broken(f"answered with status {status}")
        return said

    def _cut(self) -> None:
        if (socket := self.connection.sock) is not None:
            with suppress(OSError):
                socket.shutdown(2)

    def close(self) -> None:
        self.connection.close()


def opened(where: str, seconds: float) -> Line:
    """Open a line to ``process:COMMAND`` or to an address. Raise Broken if that fails."""
    if where.startswith("process:"):
        return Process(where.removeprefix("process:"))
    if where.startswith("ws"):
        from skulduggery.arena.matches.socket_line import Socket  # needs an extra, see ``check``

        return Socket(where, seconds)
    return Calls(where)


def check(where: str) -> None:
    """Raise BadInput for a malformed address, one with a token in it, an empty command, or an extra that is missing."""
    if where.startswith("process:"):
        if not where.removeprefix("process:").strip():
            raise BadInput("process: names no command; write 'process:python3 my_bot.py'.")
        return
    try:
        parts = urlsplit(where)
        fine = bool(parts.hostname) and (parts.port is None or parts.port > 0)
    except ValueError:
        fine = False
    if not fine:
        raise BadInput(f"{where} is not an address; write it like http://localhost:8000/bot.")
    if where.startswith("ws"):
        need("A bot at a ws address", "server")
    if "@" in parts.netloc:
        raise BadInput(f"The address contains a token, which others could read; put it into the variable {TOKENS}.")
