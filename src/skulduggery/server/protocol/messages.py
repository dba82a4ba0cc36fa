"""Messages of a table's socket. OpenAPI and the client's types come from these structs."""

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from skulduggery.documents.news import AnswerSaid, AskInfo, Asking, Digits, EventsSent, Said, Sent
from skulduggery.documents.rooms import View
from skulduggery.server.protocol.tables import Line, TableInfo

# Over the socket, to the client


class ChatLine(Struct):
    """Something a player said, to all or to one seat: the ``n``-th thing that reaches who reads it, from 0.

    ``at`` in seconds since 1970.
    """

    n: int
    seat: int
    name: str
    text: str
    at: float
    to: int | None


class StateSent(Sent, tag="state"):
    """Everything, for a client that knows nothing. ``log``: ``[version, kind, argument...]`` of each message so far;
    ``whole``: as this seat was told them (at a forgetful table as everybody was).

    ``offers``: what this seat may do beside what is asked, at any moment; taken by an ``answer`` with the offer's id.
    ``left``: the seconds left for what people are asked, as far as all see; null where no clock runs.
    ``commitments``: all so far, as in ``EventsSent``.
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


class TableSent(Sent, tag="table"):
    """Who sits where, and whether the game runs."""

    table: TableInfo


class ChatSent(Sent, tag="chat"):
    """Somebody said something: a ``ChatLine``."""

    n: int
    seat: int
    name: str
    text: str
    at: float
    to: int | None


class Invited(Struct):
    """A bot that is invited to a table. ``sent``: its program wasn't there yet to hear of it, ``heard``: it was,
    ``declined``: it doesn't come."""

    name: str
    state: Literal["sent", "heard", "declined"]


class InvitedSent(Sent, tag="invited"):
    """To the host of an open table: the bots that are invited and don't sit there, whenever that changes."""

    invited: list[Invited]


class RefusedSent(Sent, tag="refused"):
    """A ``Refusal`` of what this client sent; ``answer`` are the words of its answer, if it was one."""

    error: str
    code: str
    args: dict[str, str | int]
    rule: str | None
    answer: list[str] | None


ToClient = StateSent | EventsSent | TableSent | ChatSent | InvitedSent | RefusedSent

# Over the socket, from the client


class HelloSaid(Said, tag="hello"):
    """The first thing a client says: its token (none: it looks on), the last version it has (none: send everything).

    ``chat``: with ``since``, the number of the first line of the chat that it lacks; from there on it is sent.
    """

    token: str | None = None
    since: int | None = None
    chat: int | None = None


class ChatSaid(Said, tag="chat"):
    """Something to all at the table, or to one seat: then nobody else learns of it."""

    text: Annotated[str, Meta(description="1 to 500 characters")]
    to: int | None = None


class WhySaid(Said, tag="why"):
    """Why words are no answer to a question of this seat, or to an offer: a ``refused``, or nothing if they are one.

    Nothing is played, whatever they are.
    """

    ask: str
    words: list[str]


class SealSaid(Said, tag="seal"):
    """The seal of this client's share in the deal, for the ``seating`` that it saw; the same may be said again."""

    seal: Digits
    seating: Annotated[str, Meta(max_length=64)]


class ShareSaid(Said, tag="share"):
    """This client's share in the deal, once the list of seals is fixed."""

    share: Digits


FromClient = HelloSaid | AnswerSaid | WhySaid | ChatSaid | SealSaid | ShareSaid
