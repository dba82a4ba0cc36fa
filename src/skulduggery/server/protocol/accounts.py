"""The documents of accounts (docs/decisions/accounts-without-e-mail.md), in addition to those of tables."""

from msgspec import Struct

from skulduggery.api import Value
from skulduggery.documents.news import Sent
from skulduggery.review.tally import Tally
from skulduggery.server.protocol.notifications import WayInfo
from skulduggery.server.protocol.people import Block
from skulduggery.server.protocol.tables import Status


class Inviting(Struct, forbid_unknown_fields=True):
    """Invite a bot or a person to this table, by the name of the account; a guest by ``table`` and ``seat``, as in
    ``Companion``."""

    name: str
    table: str | None = None
    seat: int | None = None


class Declining(Struct, forbid_unknown_fields=True):
    """Decline an invitation, by the id of the table."""

    table: str


class BotToken(Struct):
    """The new token of a bot, shown only once. It replaces the one before, which no longer works."""

    token: str


class BotTable(Struct):
    """A table where a bot sits, or where a bot or a person is invited to sit (then ``seat`` is null). ``names`` are
    those of the seats, null for open ones."""

    table: str
    game: str
    options: dict[str, Value]
    status: Status
    seat: int | None
    names: list[str | None]
    host: str


class TablesSent(Sent, tag="tables"):
    """The tables of a bot that are not over yet, at most the newest 100. Sent first on connection, then after every
    change."""

    tables: list[BotTable]


# From the client


class NamePassword(Struct, forbid_unknown_fields=True):
    """The name and password of a person who signs up or logs in."""

    name: str
    password: str


class Recovering(Struct, forbid_unknown_fields=True):
    """A new password, set with the latest recovery code: from signing up, or from the last recovery."""

    name: str
    code: str
    password: str


class NewPassword(Struct, forbid_unknown_fields=True):
    """A new password. ``old`` is the present one, null if there is none."""

    old: str | None
    password: str


class SessionEnding(Struct, forbid_unknown_fields=True):
    """The id of the session to end; null ends all sessions except the one that asks."""

    id: str | None = None


class Unlinking(Struct, forbid_unknown_fields=True):
    """Unlink a provider, by its name in ``AccountInfo``. It can't be used to log in to this account any more."""

    provider: str


class Deleting(Struct, forbid_unknown_fields=True):
    """Delete an account. ``password`` is null if the account has none."""

    password: str | None = None


# To the client


class AccountInfo(Struct):
    """An account as its owner sees it. ``password``: it has a password. ``providers`` are the providers linked to it.
    ``bot``: a program plays for it. ``token`` is the time when its bot token was made, null if it has none; times are
    in seconds since 1970. ``listed``: others may see how it plays."""

    name: str
    created: float
    password: bool
    providers: list[str]
    bot: bool
    token: float | None
    listed: bool


class WhoInfo(Struct):
    """The account that this browser is logged in to, null if none. ``providers`` are those with which people can log in
    here. ``offline``: games that need no network are at ``/offline/``."""

    account: AccountInfo | None
    providers: list[str]
    offline: bool = False


class CodeInfo(Struct):
    """The account and its new recovery code, which is shown only once."""

    account: AccountInfo
    code: str


class SessionInfo(Struct):
    """A browser that is logged in; ``agent`` is what it calls itself. ``this``: it is the one that asks. Times are in
    seconds since 1970."""

    id: str
    agent: str
    created: float
    seen: float
    this: bool


class MyTable(Struct):
    """A table where you have a seat. ``programs`` says for each seat whether it belongs to a bot account. ``kept``: the
    seat is kept for you at a rematch to which you have not come yet."""

    table: str
    game: str
    options: dict[str, Value]
    status: Status
    seat: int
    names: list[str | None]
    programs: list[bool]
    created: float
    kept: bool = False


class SaidLine(Struct):
    """A chat line of yours, to everybody (``to`` is null) or to one seat."""

    at: float
    text: str
    to: int | None


class MySeat(Struct):
    """The data kept about a seat of yours: your chat lines, and your answers as pairs of log entry number and words.

    ``seal`` and ``share`` are your browser's part in the deal, in hexadecimal. ``notes`` are the ways by which you are
    notified when the table waits for you.
    """

    table: MyTable
    name: str | None
    answers: list[tuple[int, list[str]]]
    chat: list[SaidLine]
    seal: str | None
    share: str | None
    notes: list[WayInfo]


class MyReport(Struct):
    """A chat line that you have reported, with the lines before it; or a player (``about``), with your ``reason`` and
    ``words`` and the latest lines."""

    table: str
    at: float
    lines: list[str]
    about: str | None = None
    reason: str | None = None
    words: str | None = None


class MyResult(Struct):
    """The result of a finished game of yours. ``score`` is 0 if all players but one resigned. ``change`` is the
    change of your rating, null if the game was not rated. ``tally`` counts what you did."""

    table: str
    at: float
    place: int
    score: int
    change: int | None
    tally: Tally


class MyRating(Struct):
    """Your rating in a game, as OpenSkill's ``mu`` and ``sigma``, and the number of rated games."""

    game: str
    mu: float
    sigma: float
    games: int


class MyData(Struct):
    """All data that the server holds about an account. It keeps only hashes of the password, the recovery code and
    tokens; they are not included."""

    account: AccountInfo
    identities: list[tuple[str, str]]
    sessions: list[SessionInfo]
    seats: list[MySeat]
    reports: list[MyReport]
    wanted: list[str]
    """The tables to which you are or were invited, unless you sat down there."""
    results: list[MyResult]
    ratings: list[MyRating]
    blocks: list[Block]
