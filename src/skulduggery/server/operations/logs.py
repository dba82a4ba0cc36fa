"""What a server writes of what happens: an event a line, for people or as JSON (``serve --log``).

Without it only faults are written. There are ids of tables, seats and calls in it; no token, no card, nothing that
people said, and no line for what was refused: strangers could fill the disk.
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
    """Write to standard error from here on."""
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
    logging.getLogger("psycopg").setLevel(logging.ERROR)  # work.py says once that the database has failed
    log.setLevel(logging.INFO)


def tell(event: str, **fields: object) -> None:
    """Write down what has happened."""
    log.info(event, extra=fields)


def _caused(_logger: object, _method: str, event: EventDict) -> EventDict:
    """By which call or socket."""
    if (id := CAUSE.get().id) is not None:
        event["call"] = id
    return event


def _json(event: EventDict, **_more: object) -> str:
    return msgspec.json.encode(event).decode()
