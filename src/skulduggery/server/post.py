"""Where a table leaves what one socket shall be sent."""

import asyncio

from skulduggery.api import SPECTATOR

MOST = 1000
"""Documents that may wait for one socket; a client that is slower is cut off."""


class Post:
    """The outbox of one socket. ``viewer`` is its seat or SPECTATOR, ``None`` in the box means: close."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.viewer = SPECTATOR if seat is None else seat
        self.box: asyncio.Queue[bytes | None] = asyncio.Queue()

    def put(self, document: bytes) -> None:
        """Leave a document to be sent."""
        if self.box.qsize() < MOST:
            self.box.put_nowait(document)
        elif self.box.qsize() == MOST:
            self.close()

    def close(self) -> None:
        """Have the socket closed, once what lies before is sent."""
        self.box.put_nowait(None)
