"""What a seat is told and asked of a game, and what it answers.

Seats, crooks, hideouts and targets are numbers from 0, as in the games' views.
"""

from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType

from skulduggery import api
from skulduggery.api import Ask, Rules
from skulduggery.documents.rooms import View

Message = Annotated[tuple[Any, ...], Meta(min_length=1, extra_json_schema={"prefixItems": [{"type": "string"}]})]
"""Kind, then arguments, null where this seat may not see one."""

Digits = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", description="32 bytes in hexadecimal")]


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


class Sent(Struct, tag_field="t"):
    """What a player's program is sent."""


class EventsSent(Sent, tag="events"):
    """The messages after a client's version, and the current state. ``version`` is that of the last message.

    ``commitments``: to the log, one with each of the messages that all are told (docs/fair.md); absent where the
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
    """What a player's program says."""


class AnswerSaid(Said, tag="answer"):
    """An answer to a question, in words."""

    ask: str
    words: list[str]


def asked(rules: Rules, ask: Ask, id: str) -> AskInfo:
    """Return a question, or an offer, for the seat that it is put to."""
    options = [Option(list(api.words(rules, ask, one))) for one in ask.options]
    return AskInfo(id, ask.kind, list(ask.args), options, [*ask.ranges])
