"""Messages and questions to a seat, and its answers.

Seats, crooks, hideouts and targets are numbers from 0, as in the games' views.
"""

from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType

from skulduggery import api
from skulduggery.api import Ask, Rules
from skulduggery.documents.rooms import View

Message = Annotated[tuple[Any, ...], Meta(min_length=1, extra_json_schema={"prefixItems": [{"type": "string"}]})]
"""The kind of a message, then its arguments, null where this seat may not see one."""

Digits = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", description="32 bytes in hexadecimal")]


class Option(Struct):
    """One legal answer, in the words of a log."""

    words: list[str]


class AskInfo(Struct):
    """A question to this seat. The id is a random word, the same for as long as the question is open."""

    id: str
    kind: str
    args: list[int]
    options: list[Option]
    ranges: list[tuple[int, int]]


class Asking(Struct):
    """The public part of a question."""

    seat: int
    kind: str


class Sent(Struct, tag_field="t"):
    """A document to a player's program."""


class EventsSent(Sent, tag="events"):
    """The messages after a client's version, and the current state. ``version`` is that of the last message.

    ``commitments``: those to the log, one for each message that is told to everybody (docs/fair.md); absent if the
    table has none.
    """

    # The state comes before ``messages``, and what is new after it. ``server.delivery.snapshots.known`` compares what
    # comes before, and a change there is sent at once, so a field whose changes are secret must not stand there.
    # Programs in the arena get this document too, from ``documents.programs.Hearing.news``.
    version: int
    view: View | None
    ask: AskInfo | None
    asking: list[Asking]
    offers: list[AskInfo]
    messages: list[Message]
    left: float | None = None
    commitments: list[Digits] | UnsetType = UNSET


class Said(Struct, tag_field="t", forbid_unknown_fields=True):
    """A document from a player's program."""


class AnswerSaid(Said, tag="answer"):
    """An answer to a question, in the words of one of its options."""

    ask: str
    words: list[str]


def asked(rules: Rules, ask: Ask, id: str) -> AskInfo:
    """Return a question or an offer as a document for its seat."""
    options = [Option(list(api.words(rules, ask, one))) for one in ask.options]
    return AskInfo(id, ask.kind, list(ask.args), options, [*ask.ranges])
