"""What a piece of work comes from: the call or the socket that asked for it, and the span of its trace."""

from contextvars import ContextVar
from secrets import token_hex
from typing import Any, NamedTuple


class Cause(NamedTuple):
    """``id`` names a call or a socket in the logs; ``span`` is a context of OpenTelemetry, if traces are on."""

    id: str | None = None
    span: Any = None


CAUSE: ContextVar[Cause] = ContextVar("cause", default=Cause())  # noqa: B039  (it never changes)
"""An actor takes it along with each job, for jobs are done in a task of their own."""


def new() -> Cause:
    """Of a call, a socket, a bot's answer that has just come; it is the cause from here on."""
    cause = Cause(token_hex(6))
    CAUSE.set(cause)
    return cause
