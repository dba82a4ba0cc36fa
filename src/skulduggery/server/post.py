"""Where a table leaves what one socket shall be sent."""

import asyncio
from collections.abc import Callable

from skulduggery.api import SPECTATOR

MOST = 1_000_000
"""Bytes that may wait for one socket."""


CLOSED = (1012, "the table has closed this socket")


def do_nothing() -> None:
    """What a post does when it is full and its socket is gone already."""


class Post:
    """The outbox of one socket. ``viewer`` is its seat or SPECTATOR, ``None`` in the box means: close.

    ``closing`` says how: code and reason. ``full`` is called when a client that doesn't read lets more than ``MOST``
    bytes wait; nothing is kept for it then.
    """

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.viewer = SPECTATOR if seat is None else seat
        self.box: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.waiting = 0
        self.full: Callable[[], None] = do_nothing
        self.closing = CLOSED

    def put(self, document: bytes) -> None:
        """Leave a document to be sent."""
        if self.waiting > MOST:
            return
        self.box.put_nowait(document)
        self.waiting += len(document)
        if self.waiting > MOST:
            self.box = asyncio.Queue()
            self.full()

    async def take(self) -> bytes | None:
        """The next document; None means: close."""
        document = await self.box.get()
        self.waiting -= len(document or b"")
        return document

    def close(self) -> None:
        """Have the socket closed, once what lies before is sent."""
        self.box.put_nowait(None)
