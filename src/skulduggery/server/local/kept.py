"""A local table as the text that its device keeps."""

from typing import Final, Literal

import msgspec
from msgspec import Struct

from skulduggery.api import Value
from skulduggery.server.protocol.tables import Continued

FORMAT: Final = 1
MOST: Final = 30
"""The most tables that are kept, as many as a browser knows seats; the oldest go first."""


class Chair(Struct, forbid_unknown_fields=True):
    """A seat: of a person on this device, who has a ``token``, of a ``bot``, or open."""

    kind: Literal["person", "bot", "open"]
    name: str | None = None
    bot: str | None = None
    token: str | None = None


class Kept(Struct, forbid_unknown_fields=True):
    """A table as it is kept.

    ``made`` is the time in seconds since 1970, ``key`` the key of its chance in hexadecimal. ``log`` is its game as a
    log file with its cards; before the game it holds what that begins with if those aren't just the built-in cards.
    ``lesson`` names the lesson that it plays. ``hints``: people may ask for hints.
    ``review`` is the review of its game as JSON, empty until that is ready. ``continues`` is the moment that
    its game started from.
    """

    format: int
    id: str
    made: float
    game: str
    options: dict[str, Value]
    seats: list[Chair]
    host: int
    status: Literal["open", "running", "over", "ended"]
    key: str
    next: str | None = None
    log: str = ""
    lesson: str | None = None
    hints: bool = False
    review: str = ""
    continues: Continued | None = None


def read(text: str) -> Kept | None:
    """Return a table from its text; None if the text is damaged, or of a later format."""
    try:
        kept: Kept = msgspec.json.decode(text, type=Kept)
    except msgspec.DecodeError:
        return None
    return kept if kept.format == FORMAT else None


def text(kept: Kept) -> str:
    """Return the text of a table."""
    return msgspec.json.encode(kept).decode()
