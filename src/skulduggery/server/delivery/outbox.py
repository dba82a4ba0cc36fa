"""Where a table leaves what one socket shall be sent."""

import asyncio
from collections.abc import Callable

from skulduggery.api import SPECTATOR

MOST = 1_000_000
"""Bytes that may wait for one socket."""


CLOSED = (1012, "the table has closed this socket")


def do_nothing() -> None:
    """What an outbox does when it is full and its socket is gone already."""


def cannot_tell(_document: bytes) -> bool:
    """How an outbox tells a document at once, as long as nobody has said how."""
    return False


class Outbox:
    """The outbox of one socket. ``viewer`` is its seat or SPECTATOR, ``None`` in the box means: close.

    ``closing`` says how: code and reason. ``full`` is called when a client that doesn't read lets more than ``MOST``
    bytes wait; nothing is kept for it then. ``tell`` sends a document at once, unless something is in its way there:
    what can go at once need not lie in the box, nor wake the task that empties it.
    """

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.viewer = SPECTATOR if seat is None else seat
        self.box: list[bytes | None] = []
        self._awaited: asyncio.Future[None] | None = None
        """Where who empties the box waits. (A queue of asyncio takes 3 KiB; this lies beside every socket.)"""
        self.waiting = 0
        self.full: Callable[[], None] = do_nothing
        self.tell: Callable[[bytes], bool] = cannot_tell
        self._sending = False
        """Whether something that was taken may not be sent yet."""
        self.closing = CLOSED

    def put(self, document: bytes) -> None:
        """Leave a document to be sent, or send it."""
        if self.waiting > MOST or (not self.box and not self._sending and self.tell(document)):
            return
        self._drop(document)
        self.waiting += len(document)
        if self.waiting > MOST:
            self.box = []
            self.full()

    async def take(self) -> bytes | None:
        """The next document, once the one before is sent; None means: close."""
        self._sending = False
        while not self.box:
            self._awaited = asyncio.get_running_loop().create_future()
            await self._awaited
        document = self.box.pop(0)
        self._sending = True
        self.waiting -= len(document or b"")
        return document

    def close(self) -> None:
        """Have the socket closed, once what lies before is sent."""
        self._drop(None)

    def _drop(self, document: bytes | None) -> None:
        self.box.append(document)
        if self._awaited is not None and not self._awaited.done():
            self._awaited.set_result(None)
