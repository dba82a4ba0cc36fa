"""A line to a program at a ``ws`` address. Needs the extra ``server``."""

import ssl
from contextlib import ExitStack, suppress

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from skulduggery.api import brief
from skulduggery.arena.matches.transports import LONGEST, Broken, token_for, within


class Socket:
    """A program at a ``ws`` address. Each line has its own connection."""

    def __init__(self, address: str, seconds: float) -> None:
        """Connect within ``seconds``. Raise Broken if that fails."""
        secure = ssl.create_default_context() if address.startswith("wss:") else None
        self.stack = ExitStack()
        try:
            self.its = self.stack.enter_context(
                connect(
                    address, additional_headers=token_for(address), open_timeout=seconds, close_timeout=1,
                    max_size=LONGEST, compression=None, ssl=secure, proxy=None,
                )
            )  # fmt: skip
        except (OSError, ValueError, WebSocketException) as error:
            raise Broken(f"can't be reached: {brief(str(error))}") from None

    def say(self, text: bytes, seconds: float) -> None:
        with within(seconds, self._cut, WebSocketException):
            self.its.send(text, text=True)

    def ask(self, text: bytes, seconds: float) -> bytes:
        said: str | bytes = b""
        with within(seconds, self._cut, WebSocketException):
            self.its.send(text, text=True)
            said = self.its.recv()
        return said.encode() if isinstance(said, str) else said

    def _cut(self) -> None:
        with suppress(OSError):
            self.its.socket.shutdown(2)

    def close(self) -> None:
        with suppress(OSError):
            self.stack.close()
