"""The documents of accounts (docs/decisions/trust.md), beside those of tables."""

from msgspec import Struct

from skulduggery.api import Value
from skulduggery.documents.news import Sent
from skulduggery.review.tally import Tally
from skulduggery.server.protocol.notifications import WayInfo
from skulduggery.server.protocol.tables import Status


class Inviting(Struct, forbid_unknown_fields=True):
    """A bot that shall come to this table, by the name of its account."""

    name: str


class Declining(Struct, forbid_unknown_fields=True):
    """A table to which a bot doesn't want to come."""

    table: str


class BotToken(Struct):
    """What a bot shows, told once. There is no other one any more."""

    token: str


class BotTable(Struct):
    """A table where a bot sits, or is wanted: then ``seat`` is null. ``names`` of the seats, null where one is free."""

    table: str
    game: str
    options: dict[str, Value]
    status: Status
    seat: int | None
    names: list[str | None]
    host: str


class TablesSent(Sent, tag="tables"):
    """All tables of a bot as they stand now: at first, and whenever that changes."""

    tables: list[BotTable]


# From the client


class NamePassword(Struct, forbid_unknown_fields=True):
    """Who signs up or logs in."""

    name: str
    password: str


class Recovering(Struct, forbid_unknown_fields=True):
    """A new password by the code that was shown when the account was made, or recovered last."""

    name: str
    code: str
    password: str


class NewPassword(Struct, forbid_unknown_fields=True):
    """A password in the place of another; ``old`` is null where there was none."""

    old: str | None
    password: str


class SessionEnding(Struct, forbid_unknown_fields=True):
    """A session by its id; null: all but the one that says so."""

    id: str | None = None


class Unlinking(Struct, forbid_unknown_fields=True):
    """A provider, as an account lists it, that is no way in any more."""

    provider: str


class Deleting(Struct, forbid_unknown_fields=True):
    """The end of an account; the password is null where there is none."""

    password: str | None = None


# To the client


class AccountInfo(Struct):
    """An account as its owner sees it. ``password``: whether it has one; ``providers``: who else says who this is;
    ``bot``: a program plays for it; ``token``: since when it has one for that, in seconds since 1970; ``listed``:
    others may look at how it plays."""

    name: str
    created: float
    password: bool
    providers: list[str]
    bot: bool
    token: float | None
    listed: bool


class WhoInfo(Struct):
    """Who this browser is logged in as, if at all; ``providers``: who else can be asked who one is."""

    account: AccountInfo | None
    providers: list[str]


class CodeInfo(Struct):
    """The recovery code, shown once."""

    account: AccountInfo
    code: str


class SessionInfo(Struct):
    """A browser that is logged in, and what it calls itself; ``this``: the one that asks. In seconds since 1970."""

    id: str
    agent: str
    created: float
    seen: float
    this: bool


class MyTable(Struct):
    """A table where a seat is mine. ``programs``: which seats are accounts of bots."""

    table: str
    game: str
    options: dict[str, Value]
    status: Status
    seat: int
    names: list[str | None]
    programs: list[bool]
    created: float


class SaidLine(Struct):
    """Something I said, to all or to one seat."""

    at: float
    text: str
    to: int | None


class MySeat(Struct):
    """What is kept of a seat of mine: my answers in the words of the log, with their numbers in it, and what I said.

    ``seal`` and ``share``: my browser's part in the deal, in hexadecimal; ``notes``: how I am told that a table waits.
    """

    table: MyTable
    name: str | None
    answers: list[tuple[int, list[str]]]
    chat: list[SaidLine]
    seal: str | None
    share: str | None
    notes: list[WayInfo]


class MyReport(Struct):
    """A line that I have reported, with those before it."""

    table: str
    at: float
    lines: list[str]


class MyResult(Struct):
    """What is kept of a game of mine that is over: ``change`` of my rating, and what I did, counted."""

    table: str
    at: float
    place: int
    score: int
    change: int | None
    tally: Tally


class MyRating(Struct):
    """My rating in a game, as OpenSkill has it."""

    game: str
    mu: float
    sigma: float
    games: int


class MyData(Struct):
    """All that the server holds of an account. Of password, recovery code and tokens it has only what is made of them,
    which is good for nothing else."""

    account: AccountInfo
    identities: list[tuple[str, str]]
    sessions: list[SessionInfo]
    seats: list[MySeat]
    reports: list[MyReport]
    wanted: list[str]
    """The tables to which a bot is invited."""
    results: list[MyResult]
    ratings: list[MyRating]
