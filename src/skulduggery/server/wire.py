"""Every document that crosses HTTP or a socket. OpenAPI and the client's types come from these structs.

Seats, crooks, hideouts and targets are numbers from 0, as in the games' views.
"""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from skulduggery.api import Value

Status = Literal["open", "running", "over", "ended"]
"""``open``: seats are taken; ``over``: played to the end; ``ended``: stopped by the host before that."""

# From the client, over HTTP


class SeatWanted(Struct, forbid_unknown_fields=True):
    """A seat of a new table: mine, to be taken by whoever has the link, or a bot's."""

    kind: Literal["me", "open", "bot"]
    name: str | None = None
    bot: str | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be made; exactly one seat is ``me``, the host. Options not given have their defaults."""

    game: str
    seats: list[SeatWanted]
    options: dict[str, Value] = {}


class Joining(Struct, forbid_unknown_fields=True):
    """Who takes the next open seat."""

    name: str


class TakingOver(Struct, forbid_unknown_fields=True):
    """Let a bot play for a seat that is away."""

    seat: int
    bot: str = "heuristic"


# To the client, over HTTP


class Error(Struct):
    """Why a call was refused, in one sentence."""

    error: str
    rule: str | None = None


class GameInfo(Struct):
    """A game: least and greatest number of seats, each option with its values (the default first), its bots."""

    id: str
    seats: tuple[int, int]
    options: dict[str, list[Value]]
    bots: list[str]


class Crook(Struct):
    """A crook of the deck; its number is its place in the list."""

    id: str
    level: int
    modifier: int
    gangs: list[str]
    ability: str | None
    names: dict[str, str]


class CardsInfo(Struct):
    """The cards of Crooks. ``hideouts``: the sizes of the piles, by number of seats, in the edition asked for."""

    id: str
    names: dict[str, str]
    crooks: list[Crook]
    targets: list[int]
    money: int
    gang_points: dict[str, int]
    hideouts: dict[str, dict[str, list[int]]]


class Seated(Struct):
    """Your seat. The token is shown once: whoever has it plays the seat."""

    table: str
    seat: int
    token: str


class SeatInfo(Struct):
    """A seat as everybody sees it.

    ``bot`` names the bot that plays it now, also for a person who is away; ``here``: the person is connected;
    ``away``: others may let a bot take over.
    """

    kind: Literal["person", "open", "bot"]
    name: str | None
    bot: str | None
    here: bool
    away: bool


class TableInfo(Struct):
    """A table as everybody sees it.

    ``opened``: after the end everybody may look at the record; ``next``: the table of the rematch, where everybody's
    token is good for the same seat; ``scores`` and ``shares`` (of the win, 1 in all): after the last turn.
    """

    id: str
    game: str
    options: dict[str, Value]
    status: Status
    host: int
    seats: list[SeatInfo]
    opened: bool
    next: str | None
    scores: list[int] | None
    shares: list[float] | None


class TableLine(Struct):
    """A table in the list of the lobby."""

    id: str
    game: str
    options: dict[str, Value]
    status: Status
    host_name: str
    taken: int
    seats: int


class Target(Struct):
    """A target by the crooks that this seat can see: what it is worth, and the seats with the highest level there.

    ``doubt``: crooks lie there that this seat doesn't know, so both may be otherwise.
    """

    number: int
    worth: int
    leaders: list[int]
    doubt: bool


class CrooksView(Struct):
    """A game of Crooks as one seat sees it; -2 is the seat of a spectator, -3 that of a record with everything open.

    ``rows``: seat * targets + target -> the crooks there, bottom first: its number if face up, -1 if face down, and
    ``-2 - number`` if face down and known. ``money``: -1 where unseen. ``out``: bit mask of the seats that have passed.
    ``hand``: the crook about to be placed, or -1. ``looking``: crooks looked at to take one. ``notes``: cards, and the
    places where they lie in an order that can't be told: a hideout, hideouts + seat * targets + target, or -1 (the
    box). ``targets``: so that nobody else need count.
    """

    seat: int
    turn: int
    piles: list[int]
    rows: list[list[int]]
    money: list[int]
    out: int
    gone: list[int]
    hand: int
    looking: list[int]
    notes: list[tuple[list[int], list[int]]]
    scores: list[int]
    targets: list[Target]


Message = list[Any]
"""Kind, then arguments, null where this seat may not see one."""


class Option(Struct):
    """One legal answer, in the words of a log."""

    words: list[str]


class AskInfo(Struct):
    """What is asked of this seat. The id is a random word; it stays while the question stands."""

    id: str
    kind: str
    args: list[int]
    options: list[Option]
    ranges: list[tuple[int, int]]


class Asking(Struct):
    """What everybody knows of a question."""

    seat: int
    kind: str


class Step(Struct):
    """An entry of the log of a game that is over, with what it caused, everything open."""

    who: str
    words: list[str]
    messages: list[Message]
    view: CrooksView


class RecordInfo(Struct):
    """A game that is over, everything open; ``start`` is the table before the first entry."""

    game: str
    options: dict[str, Value]
    players: list[str]
    digest: str
    start: CrooksView
    steps: list[Step]


# Over the socket, to the client


class ChatLine(Struct):
    """Something a player said; ``at`` in seconds since 1970."""

    seat: int
    name: str
    text: str
    at: float


class Sent(Struct, tag_field="t"):
    """What the server sends."""


class StateSent(Sent, tag="state"):
    """Everything, for a client that knows nothing. ``log``: ``[version, kind, argument...]`` of each message so far."""

    version: int
    seat: int | None
    table: TableInfo
    view: CrooksView | None
    ask: AskInfo | None
    asking: list[Asking]
    log: list[list[Any]]
    chat: list[ChatLine]


class EventsSent(Sent, tag="events"):
    """What happened since the last version this client has; ``version`` is that of the last message."""

    version: int
    messages: list[Message]
    view: CrooksView | None
    ask: AskInfo | None
    asking: list[Asking]


class TableSent(Sent, tag="table"):
    """Who sits where, and whether the game runs."""

    table: TableInfo


class ChatSent(Sent, tag="chat"):
    """Somebody said something."""

    seat: int
    name: str
    text: str
    at: float


class RefusedSent(Sent, tag="refused"):
    """Why what this client sent was not taken; ``answer`` are the words of its answer, if it was one."""

    error: str
    rule: str | None = None
    answer: list[str] | None = None


ToClient = StateSent | EventsSent | TableSent | ChatSent | RefusedSent

# Over the socket, from the client


class Said(Struct, tag_field="t", forbid_unknown_fields=True):
    """What a client sends."""


class HelloSaid(Said, tag="hello"):
    """The first thing a client says: its token (none: it looks on), the last version it has (none: send everything).

    ``chat``: with ``since``, how many lines of the chat it has; those after them are sent too.
    """

    token: str | None = None
    since: int | None = None
    chat: int | None = None


class AnswerSaid(Said, tag="answer"):
    """An answer to a question, in words."""

    ask: str
    words: list[str]


class ChatSaid(Said, tag="chat"):
    """Something to all at the table."""

    text: Annotated[str, Meta(description="1 to 500 characters")]


FromClient = HelloSaid | AnswerSaid | ChatSaid
