"""What the store keeps of a table."""

from collections import defaultdict
from dataclasses import dataclass, field

from skulduggery.api import Value
from skulduggery.record import Entry
from skulduggery.server.wire import ChatLine, Status

LATEST_CHAT = 200
"""Lines of the chat that are kept in memory for each viewer, for who comes to the table."""


@dataclass
class Seat:
    """A seat: ``kind`` is person, open or bot; ``token`` the hash of what its person shows; ``left``: on purpose."""

    kind: str
    name: str | None = None
    bot: str | None = None
    token: bytes | None = None
    left: bool = False


@dataclass
class Stored:
    """A table as it lies on disk. ``key`` is where all its chance comes from; it never leaves the process.

    ``chat`` has the latest lines only, by viewer, each numbered as that viewer heard it: nobody can count what was said
    to others. ``said``: how many lines there are in all.
    """

    id: str
    game: str
    options: dict[str, Value]
    digest: str
    cards: bytes
    key: bytes
    status: Status
    host: int
    seats: list[Seat]
    created: float
    opened: bool = False
    hints: bool = False
    next: str | None = None
    entries: list[Entry] = field(default_factory=list)
    chat: dict[int, list[ChatLine]] = field(default_factory=lambda: defaultdict(list))
    said: int = 0
