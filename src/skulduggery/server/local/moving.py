"""Tables as a file, which another device opens. It holds each whole game, with what is hidden in it."""

import re
import secrets
from typing import Final

import msgspec
from msgspec import Struct

from skulduggery import codec
from skulduggery.api import BadInput
from skulduggery.fair import SIZE
from skulduggery.server.accounts.names import name_of
from skulduggery.server.local.kept import FORMAT, MOST, Chair, Kept, read
from skulduggery.server.local.table import check
from skulduggery.server.protocol.errors import ApiError
from skulduggery.server.protocol.tables import Seated
from skulduggery.server.session.catalogue import rules_of

MOST_BYTES: Final = 10_000_000
"""The size of the largest file that is opened. Thirty long games have two million bytes."""
ID: Final = re.compile(r"[\w-]{1,64}", re.ASCII)
MARK: Final = re.compile(r'\s*{\s*"skulduggery"')
"""The start of each file of tables, even of a damaged one."""


class Moved(Struct, forbid_unknown_fields=True):
    """The file: the format of its tables, and their texts."""

    skulduggery: int
    tables: list[str]


class Opened(Struct):
    """A table that was opened: its game, when it was made (seconds since 1970), its lesson if it plays one, and the
    seats of its people, that of the host first."""

    game: str
    made: float
    lesson: str | None
    seats: list[Seated]


def packed(texts: list[str]) -> bytes:
    """Return the file with these tables."""
    return msgspec.json.encode(Moved(FORMAT, texts))


def unpacked(file: str) -> list[Kept]:
    """Return the tables of a file. Raises ApiError, with a code for each thing that may be wrong with it."""
    if len(file) > MOST_BYTES:
        raise ApiError(422, "file-size", most=MOST_BYTES // 1_000_000)
    try:
        moved: Moved = msgspec.json.decode(file, type=Moved)
    except msgspec.DecodeError:
        if MARK.match(file):
            raise ApiError(422, "file-broken") from None
        raise ApiError(422, "file-foreign") from None
    if moved.skulduggery > FORMAT:
        raise ApiError(422, "file-later")
    found = [one for one in map(read, moved.tables) if one is not None and good(one)]
    if not 0 < len(moved.tables) == len(found) <= MOST:
        raise ApiError(422, "file-broken")
    return found


def good(kept: Kept) -> bool:
    """Return whether a table can be played here: its parts fit each other, and its log can be read."""
    try:
        cards = None
        if kept.log:
            played = codec.read_log(kept.log.encode(), kept.id).rules
            if (played.game, played.seats) != (kept.game, len(kept.seats)):
                return False
            cards = played.cards
        rules = rules_of(kept.game, len(kept.seats), kept.options, cards)
        for one in kept.seats:
            _sits(one, kept.game)
        return (
            ID.fullmatch(kept.id) is not None
            and len(bytes.fromhex(kept.key)) == SIZE
            and 0 <= kept.host < rules.seats
            and kept.seats[kept.host].kind == "person"
            and (kept.log != "" or kept.status in ("open", "ended"))
        )
    except (ApiError, BadInput, ValueError, RecursionError):
        return False


def _sits(chair: Chair, game: str) -> None:
    """Raise ApiError unless a seat could be one of this game."""
    if chair.kind != "open" and name_of(chair.name) != chair.name:
        raise ApiError(422, "name")
    if chair.kind == "bot":
        check(game, chair.bot or "")
    if (chair.kind == "bot", chair.kind == "person") != (chair.bot is not None, bool(chair.token)):
        raise ApiError(422, "seats")


def opened(kept: Kept) -> Opened:
    """Return a table as its new device is told of it."""
    people = [Seated(kept.id, n, one.token) for n, one in enumerate(kept.seats) if one.token is not None]
    return Opened(kept.game, kept.made, kept.lesson, sorted(people, key=lambda one: one.seat != kept.host))


def beside(found: Kept, texts: dict[str, str]) -> Kept:
    """Return a table of a file as it is kept next to the tables of this device: the one that is here if it is as far,
    and one with another id if both went on in different ways."""
    here = read(texts.get(found.id, ""))
    if here is None or (here.log != found.log and found.log.startswith(here.log)):
        return found
    return here if here.log.startswith(found.log) else msgspec.structs.replace(found, id=secrets.token_hex(8))
