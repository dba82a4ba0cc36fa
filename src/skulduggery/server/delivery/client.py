"""The interface by which a table knows and reaches its clients."""

from abc import ABC, abstractmethod

from skulduggery.api import SPECTATOR


class Client(ABC):
    """A client at a table, whatever carries its messages: a socket (``http.outbox.Outbox``), or a program in this
    process.

    The table sets ``token``, ``seat`` (None: a spectator) and ``greeted`` when the client has said hello. ``person`` is
    who looks on, as in ``blocks``, if that is known, and ``blocked`` are the people whom they have blocked.
    """

    token: str | None = None
    seat: int | None = None
    greeted = False
    person: str | None = None
    blocked: frozenset[str] = frozenset()

    @property
    def viewer(self) -> int:
        """The seat of this client, or SPECTATOR."""
        return SPECTATOR if self.seat is None else self.seat

    @abstractmethod
    def send(self, document: bytes) -> None:
        """Send a document, without waiting for the client."""

    @abstractmethod
    def close(self) -> None:
        """Close the connection once everything is sent. The table sends nothing more."""
