"""The queue of documents that wait to be sent to one socket."""

import asyncio
from collections.abc import Callable

from skulduggery.server.delivery.client import Client

MOST = 1_000_000
"""Most bytes that may wait for one socket."""


CLOSED = (1012, "the table has closed this socket")


def do_nothing() -> None:
    """Do nothing: the ``full`` of an outbox without a socket."""


def cannot_tell(_document: bytes) -> bool:
    """Return False, as nothing can be sent at once: the ``tell`` of an outbox without a socket."""
    return False


class Outbox(Client):
    """The outbox of one socket.

    ``None`` in the box means that the socket is to be closed, with the code and
    reason in ``closing``. ``full`` is called when more than ``MOST`` bytes wait, because the client doesn't read; the
    outbox drops all documents from then on. ``tell`` tries to send a document at once and returns whether it did,
    which saves waking the task that empties the box.
    """

    def __init__(self) -> None:
        self.box: list[bytes | None] = []
        self._awaited: asyncio.Future[None] | None = None
        """The future that ``take`` waits for. An ``asyncio.Queue`` for each socket would take 3 KiB."""
        self.waiting = 0
        self.full: Callable[[], None] = do_nothing
        self.tell: Callable[[bytes], bool] = cannot_tell
        self._sending = False
        """True while a document that was taken may not be sent yet."""
        self.closing = CLOSED

    def send(self, document: bytes) -> None:
        """Send a document at once if nothing waits before it, else put it in the box. Drop it if the box is full."""
        if self.waiting > MOST or (not self.box and not self._sending and self.tell(document)):
            return
        self._drop(document)
        self.waiting += len(document)
        if self.waiting > MOST:
            self.box = []
            self.full()

    async def take(self) -> bytes | None:
        """Return the next document, or None to close the socket. Call it only when the last document has been sent."""
        self._sending = False
        while not self.box:
            self._awaited = asyncio.get_running_loop().create_future()
            await self._awaited
        document = self.box.pop(0)
        self._sending = True
        self.waiting -= len(document or b"")
        return document

    def close(self) -> None:
        """Have the socket closed once all documents in the box are sent."""
        self._drop(None)

    def _drop(self, document: bytes | None) -> None:
        self.box.append(document)
        if self._awaited is not None and not self._awaited.done():
            self._awaited.set_result(None)
