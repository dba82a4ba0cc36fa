"""The rows of a table, as the store reads and writes them."""

from collections import defaultdict
from collections.abc import Container
from dataclasses import dataclass, field
from typing import NamedTuple

import msgspec

from skulduggery.api import Value
from skulduggery.record import Entry
from skulduggery.server.protocol.messages import ChatLine
from skulduggery.server.protocol.notifications import Kind
from skulduggery.server.protocol.tables import Continued, Late, Status, Terms

PRIVATE = 26
"""Letters in the id of a table that the lobby does not list: 130 bits, so only people with the link find it."""
LATEST_CHAT = 200
"""Chat lines kept in memory for each viewer, to show to people who come to the table later."""


@dataclass
class Seat:
    """A seat. ``kind`` is "person", "open" or "bot"; ``token`` is the hash of the token that its person shows.

    ``left``: the person left on purpose, or has not come to the rematch where the seat is kept. ``account``: the
    account that owns the seat, None for a guest. ``known``: the person sat down logged in. ``muted``: the host has
    muted the seat. ``program``: the seat is of kind "person", but belongs to the account of a bot, which a program
    plays. ``since``: the number of chat lines that the table had when the person sat down. ``ready``: the person has
    said so in the waiting room. ``guest``: the guest who sat down, as in ``blocks``, if the browser has a key.
    """

    kind: str
    name: str | None = None
    bot: str | None = None
    token: bytes | None = None
    left: bool = False
    account: str | None = None
    known: bool = False
    muted: bool = False
    program: bool = False
    since: int = 0
    ready: bool = False
    guest: str | None = None


class Spoken(NamedTuple):
    """A chat line and the person who said it, as in ``blocks``; None if that isn't known any more."""

    line: ChatLine
    person: str | None


class Pass(NamedTuple):
    """The seat that a further token opens, as long as that seat belongs to this account."""

    seat: int
    account: str
    session: bytes


class Way(NamedTuple):
    """A way to tell the absent person of a seat that the table waits: the kind, the address (``to``) and the language.

    ``keys``: the keys of a browser, for push messages.
    """

    by: Kind
    to: str
    language: str
    keys: str = ""


@dataclass
class Shuffled:
    """The commit-reveal of a table, as far as it has come (docs/fair.md).

    ``key``: the server's secret key, told to nobody before the game is over. ``shares``: people's clients take part.
    ``at_once``: the game begins as soon as everybody has sealed. ``follows`` and ``ended``: as in ``fair.DealList``.
    ``listed``: the text of that list, None until it is fixed. ``seals`` and ``given`` hold the seal and the share of
    each seat, None for a seat that the host deals without.
    """

    key: bytes = field(repr=False)
    shares: bool = False
    at_once: bool = False
    follows: str | None = None
    ended: int = 0
    listed: str | None = None
    seals: dict[int, bytes | None] = field(default_factory=dict)
    given: dict[int, bytes | None] = field(default_factory=dict, repr=False)


@dataclass
class Stored:
    """A table as it is stored in the database.

    ``key``: the secret from which bots and the ids of questions draw their randomness; clients are never sent it.
    ``lag``, ``clock`` and ``late``: the terms of the table (``protocol.tables.Terms``). ``due``: the time when its
    clock runs out, in seconds since 1970. ``motions``: its motions, a ``motions.Kept`` as JSON.

    ``shuffle``: the commit-reveal that gives the game its chance. If it is None, the chance comes from ``key``: in a
    ``lesson``, in a game that continues another one, and at tables older than the commit-reveal. ``continues``: a
    ``protocol.tables.Continued`` as JSON if the table continues another game; such games count nowhere.

    ``nonces``: for each of the ``entries``, the nonces of its commitments (docs/fair.md), empty if it has none.

    ``chat``: the latest lines for each viewer, numbered by what that viewer heard, so that nobody can count what was
    said to others. ``blocks``: for each seat, the people whom its person has blocked; their lines are kept for it, but
    not shown. ``said``: the number of all lines. ``passes``: further tokens, by their hash. ``ways``: for each
    seat, the ways to tell its person that the table waits. ``told``: the seats told so since their people left.

    ``listed``: the host's choice whether the lobby lists the table; None leaves it to the length of the id.

    ``deputy`` is the seat that stands in for the absent host, or did so last; ``deputed`` says whether it does now.
    Neither is stored: a table that is loaded has nobody connected.

    ``turn``: a random number that every change replaces. A change is refused if the database has another turn.
    ``version``: the version of the game's rules. ``kept``: the end of a finished game, a compressed ``archive.End``.
    """

    id: str
    game: str
    options: dict[str, Value]
    digest: str
    cards: bytes
    key: bytes = field(repr=False)
    status: Status
    host: int
    seats: list[Seat]
    created: float
    opened: bool = False
    hints: bool = False
    next: str | None = None
    turn: int = 0
    lag: int | None = 0
    clock: int | None = None
    late: Late = "answer"
    due: float | None = None
    motions: str | None = field(default=None, repr=False)
    lesson: str | None = None
    shuffle: Shuffled | None = None
    continues: str | None = None
    version: int = 1
    passes: dict[bytes, Pass] = field(default_factory=dict, repr=False)
    entries: list[Entry] = field(default_factory=list)
    nonces: list[bytes] = field(default_factory=list, repr=False)
    chat: dict[int, list[Spoken]] = field(default_factory=lambda: defaultdict(list))
    blocks: dict[int, frozenset[str]] = field(default_factory=dict, repr=False)
    said: int = 0
    ways: dict[int, list[Way]] = field(default_factory=dict, repr=False)
    told: set[int] = field(default_factory=set)
    kept: bytes | None = field(default=None, repr=False)
    listed: bool | None = None
    deputy: int | None = None
    deputed: bool = False

    @property
    def acting(self) -> int:
        """The seat that acts as the host: the host's, or that of the deputy while the host is away."""
        return self.deputy if self.deputed and self.deputy is not None else self.host

    @property
    def public(self) -> bool:
        """True if the lobby lists the table."""
        return len(self.id) < PRIVATE if self.listed is None else self.listed

    def hears(self, viewer: int, person: str | None) -> bool:
        """Return whether a viewer is shown the lines of a person, whom it may have blocked."""
        return person not in self.blocks.get(viewer, ())

    def heard(self, viewer: int, blocked: Container[str | None] = ()) -> list[ChatLine]:
        """Return the chat lines that a viewer is shown. ``blocked``: whom a spectator has blocked."""
        return [line for line, person in self.chat[viewer] if self.hears(viewer, person) and person not in blocked]

    @property
    def terms(self) -> Terms:
        """The terms of the table: lag, clock and what happens when a clock runs out."""
        return Terms(self.lag, self.clock, self.late)

    @property
    def continued(self) -> Continued | None:
        """The game that this one continues, or None."""
        return None if self.continues is None else msgspec.json.decode(self.continues, type=Continued)

    @property
    def begun(self) -> int:
        """The number of log entries taken over from the game that this one continues, else 0."""
        return 0 if self.continued is None else self.continued.entries

    @property
    def watched(self) -> bool:
        """True if people may watch: while the table is open, if its terms allow it, or once its record is public."""
        return self.status == "open" or self.lag is not None or self.opened
