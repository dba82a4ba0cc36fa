"""The archive: finished games as every viewer was told them, stored so that they can be shown without a replay even if
the rules change. A log file needs no rules either: it is written from the table's row.

docs/decisions/keep-what-viewers-were-told.md says why.
"""

import lzma
from collections.abc import Sequence
from typing import Any, Final, cast

import msgspec
import sqlalchemy as sa
from msgspec import UNSET, UnsetType
from sqlalchemy.dialects import postgresql, sqlite

from skulduggery import api, codec, renamed
from skulduggery.api import BadInput, Fault, IllegalAnswer, Rules, Value
from skulduggery.documents.news import AskInfo, Asking, Message
from skulduggery.documents.rooms import View
from skulduggery.record import Entry, Record
from skulduggery.server.protocol.errors import ApiError
from skulduggery.server.protocol.tables import RecordInfo
from skulduggery.server.session.commitments import Commitments
from skulduggery.server.session.game_session import GameSession
from skulduggery.server.storage import upgrades
from skulduggery.server.storage.transactions import Job

END: Final = "end"
OPEN: Final = "open"
"""Names of the parts of a finished game: its end, and the record with everything open. The part of a seat's record is
named by the seat's number."""
FILTERS: Final = [{"id": lzma.FILTER_LZMA2, "preset": 6, "dict_size": 1 << 21}]
"""Filters of xz: preset 6 with a dictionary of 2 MiB instead of 8, which needs less memory."""
UNREADABLE = (BadInput, IllegalAnswer, Fault)
"""Errors of a replay whose log is damaged or was written by other rules."""

_kept = sa.table("kept", *map(sa.column, ("table", "part", "data")))
_unkept = sa.table("unkept", sa.column("table"))
_tables = sa.table("tables", *map(sa.column, ("id", "game", "version", "status")))
_entries = sa.table("entries", sa.column("table"))


class Seen(msgspec.Struct):
    """The end of a game as one viewer saw it. ``log``: as in ``protocol.messages.StateSent``."""

    version: int
    view: msgspec.Raw
    log: list[list[object]]


class End(msgspec.Struct):
    """The end of a game. ``whole``: each viewer's log is as that viewer was told it (not at a forgetful table)."""

    steps: int
    over: bool
    whole: bool
    scores: list[int] | None
    shares: list[float] | None
    drivers: dict[int, str]
    resigned: list[int]
    seen: dict[int, Seen]


class KeptRecord(msgspec.Struct):
    """A ``protocol.tables.RecordInfo`` as it was stored. Its views may have the format of an older release."""

    game: str
    options: dict[str, Value]
    digest: str
    start: msgspec.Raw
    steps: msgspec.Raw
    players: list[str] = []


class Ended:
    """A finished game from the archive, with the methods that a ``GameSession`` has after the end.

    ``rules``: None if this release doesn't have them any more.
    """

    def __init__(
        self,
        end: End,
        rules: Rules | None,
        players: Sequence[str],
        entries: list[Entry],
        commitments: Commitments | None,
    ) -> None:
        self.end = end
        self.rules = rules
        self.players = tuple(players)
        self.entries = entries
        self.commitments = commitments
        self.over = end.over
        self.told = {viewer: seen.version for viewer, seen in end.seen.items()}
        self.drivers = {seat: renamed.bot(one) for seat, one in end.drivers.items()}
        self.resigned = {*end.resigned}
        self.scores = end.scores
        self.shares = end.shares
        self.forgetful = not end.whole

    def version(self, viewer: int) -> int:
        """Return the number of messages that a viewer was sent."""
        return self.told[viewer]

    def view(self, viewer: int) -> View:
        """Return the last view of a viewer."""
        return cast(View, self.end.seen[viewer].view)

    def log(self, viewer: int) -> list[list[object]]:
        """Return all messages to a viewer, each with its version."""
        return self.end.seen[viewer].log

    def missed(self, viewer: int, since: int) -> list[Message]:
        """Return the messages to a viewer after a version."""
        return [tuple(line[1:]) for line in self.log(viewer) if int(cast(int, line[0])) > since]

    def committed(self, viewer: int, since: int, until: int | None = None) -> list[str] | UnsetType:
        """Return all commitments to the log (the first ``until``) if ``since`` is 0, else none: only a replay could
        tell which came when. Return UNSET if the table did not commit to its log."""
        return UNSET if self.commitments is None else [] if since else self.commitments.between(0, until)

    def goes_on(self, viewer: int, since: int) -> bool:
        """Return True if a viewer has been told everything, False if it is to be told all of it again."""
        return since == self.version(viewer)

    def asking(self, viewer: int) -> list[Asking]:
        """Return no questions, because nobody is asked anything any more."""
        return []

    def ask(self, seat: int) -> AskInfo | None:
        """Return None, because nothing is asked any more."""
        return None

    def offers(self, seat: int) -> list[AskInfo]:
        """Return no offers, because nothing is offered any more."""
        return []

    def replayed(self) -> Record:
        """Return the game replayed from its log. Raises ApiError if its rules are gone or the log can't be replayed."""
        if self.rules is None:
            raise ApiError(409, "old-rules")
        record = Record(self.rules, None, self.players)
        try:
            for who, what in self.entries:
                record.enter(who, what)
        except UNREADABLE:
            raise ApiError(409, "unreadable") from None
        return record


def read_end(kept: bytes) -> End | None:
    """Return the end of a game from its stored part, or None if that can't be read."""
    try:
        return msgspec.json.decode(lzma.decompress(kept), type=End)
    except (lzma.LZMAError, msgspec.DecodeError, UnicodeDecodeError):
        return None


def told(
    game: str,
    seats: int,
    options: dict[str, Value],
    digest: str,
    cards: bytes,
    players: Sequence[str],
    entries: Sequence[Entry],
) -> dict[str, bytes]:
    """Replay a finished game and return all its parts, compressed. Raises one of ``UNREADABLE`` if that fails."""
    rules = codec.rules_for(game, seats, options, digest, msgspec.Raw(cards))
    session = GameSession(rules, b"", players, entries)
    seen = {
        viewer: Seen(
            session.version(viewer), msgspec.Raw(msgspec.json.encode(session.view(viewer))), session.log(viewer)
        )
        for viewer in session.told
    }
    end = End(
        len(session.record.entries),
        session.over,
        not session.forgetful,
        session.scores,
        session.shares,
        session.drivers,
        sorted(session.resigned),
        seen,
    )
    parts: dict[str, object] = {END: end, OPEN: session.everything()}
    parts |= {str(seat): session.through(seat) for seat in range(seats)}
    return {
        part: lzma.compress(msgspec.json.encode(one), format=lzma.FORMAT_XZ, filters=FILTERS)
        for part, one in parts.items()
    }


def record_of(kept: bytes, players: list[str]) -> RecordInfo:
    """Return a record from its stored part, with the present names of its players. Raises ApiError if
    it can't be read."""
    try:
        out = msgspec.json.decode(lzma.decompress(kept), type=KeptRecord)
    except (lzma.LZMAError, msgspec.DecodeError, UnicodeDecodeError):
        raise ApiError(409, "unreadable") from None
    out.players = players
    return cast(RecordInfo, out)


# Jobs


def expect(id: str) -> Job:
    """Return a job that marks the game of a table as one to be archived."""

    def job(connection: sa.Connection) -> None:
        insert: Any = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
        connection.execute(insert(_unkept).values(table=id).on_conflict_do_nothing())

    return job


def expect_left(connection: sa.Connection) -> None:
    """Mark all finished games that this release has the rules of as to be archived, except those in the archive.

    An older release does not mark the games that it finishes. This reads all finished tables (0.2 s for 100,000), so it
    is done at the start and after another server has gone, not every minute.
    """
    mine = [(_tables.c.game == game) & (_tables.c.version == upgrades.version(game)) for game in api.games()]
    begun = sa.exists().where(_entries.c.table == _tables.c.id)
    kept = sa.exists().where((_kept.c.table == _tables.c.id) & (_kept.c.part == END))
    left = sa.select(_tables.c.id).where(_tables.c.status.in_(("over", "ended")) & sa.or_(*mine) & begun & ~kept)
    insert: Any = sqlite.insert if connection.dialect.name == "sqlite" else postgresql.insert
    connection.execute(insert(_unkept).from_select(["table"], left).on_conflict_do_nothing())


def unkept(connection: sa.Connection) -> list[tuple[str, str, int]]:
    """Return the tables whose games are still to be archived, each with its game and the version of its rules."""
    joined = sa.select(_tables).join_from(_unkept, _tables, _tables.c.id == _unkept.c.table)
    return [(row.id, row.game, row.version) for row in connection.execute(joined)]


def keep(connection: sa.Connection, id: str, parts: dict[str, bytes]) -> None:
    """Store the parts of a game and remove its mark, unless that has been done. With no parts, because the game can't
    be replayed, only the mark is removed."""
    if connection.execute(_unkept.delete().where(_unkept.c.table == id)).rowcount == 1 and parts:
        rows = [{"table": id, "part": part, "data": data} for part, data in parts.items()]
        connection.execute(_kept.delete().where(_kept.c.table == id))
        connection.execute(_kept.insert(), rows)


def part(connection: sa.Connection, id: str, part: str) -> bytes | None:
    """Return a stored part of a game, or None."""
    here = (_kept.c.table == id) & (_kept.c.part == part)
    data: bytes | None = connection.execute(sa.select(_kept.c.data).where(here)).scalar()
    return data
