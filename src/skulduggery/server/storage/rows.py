"""What the store keeps of a table."""

from collections import defaultdict
from dataclasses import dataclass, field
from typing import NamedTuple

import msgspec

from skulduggery.api import Value
from skulduggery.record import Entry
from skulduggery.server.protocol.messages import ChatLine
from skulduggery.server.protocol.notifications import Kind
from skulduggery.server.protocol.tables import Continued, Late, Status, Terms

PRIVATE = 26
"""Letters of the id of a table that doesn't stand in the lobby: 130 bits. Who was given the link finds it."""
LATEST_CHAT = 200
"""Lines of the chat that are kept in memory for each viewer, for who comes to the table."""


@dataclass
class Seat:
    """A seat: ``kind`` is person, open or bot; ``token`` the hash of what its person shows; ``left``: on purpose.

    ``account``: whose it is, if anybody's; ``known``: its name is that of the account; ``muted``: by the host;
    ``program``: a person's seat that is a bot's account, which a program plays.
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


class Pass(NamedTuple):
    """What a further token is good for, as long as the seat is this account's."""

    seat: int
    account: str
    session: bytes


class Way(NamedTuple):
    """How the person of a seat is told, when away, that the table waits: by which way, to which address of that (where
    there are several), in which language. ``keys``: of a browser."""

    by: Kind
    to: str
    language: str
    keys: str = ""


@dataclass
class Shuffled:
    """How far a table is on the way to its deal (docs/fair.md).

    ``key``: the server's, told to nobody before the game is over; ``shares``: whether people's clients take part;
    ``at_once``: the game begins as soon as all have sealed; ``follows`` and ``ended`` as in ``fair.DealList``, which is
    ``listed`` as text once it is fixed. ``seals`` and ``given`` (shares) by seat: None where the host deals without.
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
    """A table as it lies on disk. ``key`` is what its bots, and ids of questions, are drawn from; it never leaves the
    process. ``lag``, ``clock`` and ``late`` are its terms (``wire.Terms``), ``due`` is when its clock runs out, in
    seconds since 1970. ``motions``: what was asked of all, as ``motions.Kept``. ``shuffle`` is where the game's chance
    comes from (None: from ``key``, at tables from before, where a ``lesson`` is played, and at those that go on from a
    record). ``continues``: from which, as ``wire.Continued``; such games count nowhere.

    ``nonces``: of the commitments to each of the ``entries`` (docs/fair.md), empty where there are none.

    ``chat`` has the latest lines only, by viewer, each numbered as that viewer heard it: nobody can count what was said
    to others. ``said``: how many lines there are in all. ``passes``: what browsers of accounts show, by its hash.
    ``ways``: those of each seat that is to be told when the table waits; ``told``: the seats that were, since their
    people went. ``turn``: a random number, another after each change; by it a change sees whether the table still lies
    on disk as it is here. ``version``: of the rules of its game; ``kept``: how a finished game ended (``keeping.End``).
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
    chat: dict[int, list[ChatLine]] = field(default_factory=lambda: defaultdict(list))
    said: int = 0
    ways: dict[int, list[Way]] = field(default_factory=dict, repr=False)
    told: set[int] = field(default_factory=set)
    kept: bytes | None = field(default=None, repr=False)

    @property
    def terms(self) -> Terms:
        """How it is played, besides its game."""
        return Terms(self.lag, self.clock, self.late)

    @property
    def continued(self) -> Continued | None:
        """The game that this one goes on from, if it does."""
        return None if self.continues is None else msgspec.json.decode(self.continues, type=Continued)

    @property
    def begun(self) -> int:
        """How many of its entries are of that game."""
        return 0 if self.continued is None else self.continued.entries

    @property
    def watched(self) -> bool:
        """Whether people may look on: by its link as long as the table is open, then as its terms say."""
        return self.status == "open" or self.lag is not None or self.opened
