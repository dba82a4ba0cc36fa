"""The log of a server: one event a line, as text or as JSON (``serve --log``).

Without ``--log`` only faults are logged. The log names tables, seats and calls by id. It never holds tokens, cards or
chat lines, and refused calls get no line, because strangers could fill the disk with them.
"""

import logging
from typing import Any, Final, Literal

import msgspec
import structlog
from structlog.typing import EventDict

from skulduggery.server.operations.telemetry import CAUSE

Form = Literal["text", "json"]
FORMS: Final[tuple[Form, ...]] = ("text", "json")
log = logging.getLogger("skulduggery.server")


def begin(form: Form) -> None:
    """Log to standard error from now on, events included."""
    shared: list[Any] = [
        structlog.stdlib.ExtraAdder(),
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
        _caused,
    ]
    last: list[Any] = [structlog.stdlib.ProcessorFormatter.remove_processors_meta]
    if form == "json":
        last += [structlog.processors.format_exc_info, structlog.processors.JSONRenderer(serializer=_json)]
    else:
        last += [structlog.dev.ConsoleRenderer(colors=False)]
    writer = logging.StreamHandler()
    writer.setFormatter(structlog.stdlib.ProcessorFormatter(processors=last, foreign_pre_chain=shared))
    root = logging.getLogger()
    root.handlers = [writer]
    logging.getLogger("psycopg").setLevel(logging.ERROR)  # storage/transactions.py logs that the database has failed
    log.setLevel(logging.INFO)


def tell(event: str, **fields: object) -> None:
    """Log an event with its fields."""
    log.info(event, extra=fields)


def _caused(_logger: object, _method: str, event: EventDict) -> EventDict:
    """Add the id of the call or socket that caused an event."""
    if (id := CAUSE.get().id) is not None:
        event["call"] = id
    return event


def _json(event: EventDict, **_more: object) -> str:
    return msgspec.json.encode(event).decode()
