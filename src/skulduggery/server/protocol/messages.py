"""Messages of a table's socket. OpenAPI and the client's types are made from these structs."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from skulduggery.documents.news import AnswerSaid, AskInfo, Asking, Digits, EventsSent, Said, Sent
from skulduggery.documents.rooms import View
from skulduggery.server.protocol.tables import Line, TableInfo

# To the client


class ChatLine(Struct):
    """A chat line from a seat, to everybody or to one seat. ``n`` is its number among the lines that reach the reader,
    from 0.

    ``at`` is the time in seconds since 1970. ``to`` is the seat it was sent to; null means everybody.
    """

    n: int
    seat: int
    name: str
    text: str
    at: float
    to: int | None


class StateSent(Sent, tag="state"):
    """The complete state, for a client that knows nothing yet.

    ``log`` holds ``[version, kind, argument...]`` for each message so far. ``whole``: the log is as this seat was told
    it; false at a table where people play from memory, whose log holds only what everybody was told. ``offers`` are
    actions that this seat may take at any moment besides its question, by an ``answer`` with the offer's id. ``left``
    is the number of seconds left for the questions that everybody knows of; null if no clock runs for them, and for
    delayed spectators. ``now`` is the server's time in seconds since 1970, as in ``Absence``. ``commitments`` holds
    all so far, as in ``EventsSent``. ``blocked`` are the seats of people whom you have blocked; ``chat`` lacks
    their lines.
    """

    version: int
    seat: int | None
    table: TableInfo
    view: View | None
    ask: AskInfo | None
    asking: list[Asking]
    offers: list[AskInfo]
    log: list[Line]
    whole: bool
    chat: list[ChatLine]
    left: float | None = None
    commitments: list[Digits] | UnsetType = UNSET
    blocked: list[int] = field(default_factory=list)
    now: float | None = None


class TableSent(Sent, tag="table"):
    """The table has changed: its seats, its status or other public data."""

    table: TableInfo


class ChatSent(Sent, tag="chat"):
    """A chat line, with the fields of ``ChatLine``."""

    n: int
    seat: int
    name: str
    text: str
    at: float
    to: int | None


class Invited(Struct):
    """A bot or a person invited to a table. ``sent``: a bot's program, or the person, has not seen the invitation yet.
    ``heard``: it has. ``declined``: it does not come. ``program``: it is a bot."""

    name: str
    state: Literal["sent", "heard", "declined"]
    program: bool = True


class InvitedSent(Sent, tag="invited"):
    """The bots and people that are invited to an open table but don't sit there yet. Sent to the host whenever this
    changes."""

    invited: list[Invited]


class RefusedSent(Sent, tag="refused"):
    """A ``Refusal`` of this client's message. If the message was an answer, or a ``why``, ``answer`` repeats its
    words."""

    error: str
    code: str
    args: dict[str, str | int]
    rule: str | None
    answer: list[str] | None


ToClient = StateSent | EventsSent | TableSent | ChatSent | InvitedSent | RefusedSent

# From the client


class HelloSaid(Said, tag="hello"):
    """The first message of a client: its token (null: as a spectator), and the last version that it has (null: send
    everything).

    ``chat``, which is used only with ``since``, is the number of the first chat line that the client lacks. The server
    sends the chat from there on. ``guest`` is the key of a spectator without an account, as in the header of the same
    use: the chat then lacks the lines of people whom this guest has blocked. A browser that is logged in needs no key.
    """

    token: str | None = None
    since: int | None = None
    chat: int | None = None
    guest: Annotated[str, Meta(max_length=64)] | None = None


class ChatSaid(Said, tag="chat"):
    """A chat line to everybody at the table, or to one seat. Nobody else learns of a line to one seat."""

    text: Annotated[str, Meta(description="1 to 500 characters")]
    to: int | None = None


class WhySaid(Said, tag="why"):
    """Ask why these words are no legal answer to a question or an offer of this seat. The server replies with
    ``refused``, or sends nothing if the answer is legal.

    Nothing is played in either case.
    """

    ask: str
    words: list[str]


class SealSaid(Said, tag="seal"):
    """The seal of this client's share of the deal, for the ``seating`` that it saw. Sending the same seal again does no
    harm."""

    seal: Digits
    seating: Annotated[str, Meta(max_length=64)]


class ShareSaid(Said, tag="share"):
    """This client's share of the deal, sent once the list of seals is fixed."""

    share: Digits


FromClient = HelloSaid | AnswerSaid | WhySaid | ChatSaid | SealSaid | ShareSaid
