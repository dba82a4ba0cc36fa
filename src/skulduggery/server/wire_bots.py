"""The documents of bots that have an account (docs/bot-api.md)."""

from msgspec import Struct

from skulduggery.api import Value
from skulduggery.documents.news import Sent
from skulduggery.server.wire import Status


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
