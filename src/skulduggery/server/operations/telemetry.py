"""Metrics and traces of a server (``serve --metrics``, ``serve --traces``), and the cause of each piece of work."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from secrets import token_hex
from typing import Any, Final, NamedTuple

from prometheus_client import Counter, Gauge, Histogram

from skulduggery.api import BadInput
from skulduggery.extras import need

SHORT: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
LONG: Final = (0.01, 0.03, 0.1, 0.3, 1.0, 2.0, 3.0, 5.0, 10.0, 30.0)

CALLS = Counter("skulduggery_calls", "HTTP calls", ["call", "status"])
SOCKETS = Gauge("skulduggery_sockets", "Sockets that are open")
REFUSALS = Counter("skulduggery_refusals", "What was refused; status 429: by a limit", ["status", "code"])
UNREADABLE = Counter("skulduggery_unreadable", "Connections that were cut off over what can't be read")
ANSWERS = Counter("skulduggery_answers", "Answers that were taken, of people and bots", ["game"])
TOLD = Histogram("skulduggery_told_seconds", "From an answer until every seat was sent its event", buckets=SHORT)
COMMITS = Histogram("skulduggery_commit_seconds", "Until a transaction was on disk", buckets=SHORT)
FAILURES = Counter("skulduggery_storage_failures", "How often the database failed")
THOUGHTS = Histogram("skulduggery_thought_seconds", "Until a bot had an answer, with its wait", buckets=LONG)
NOTES = Counter("skulduggery_notes", "Notes to people who are away, by way and what became of them", ["by", "outcome"])
LAG = Histogram("skulduggery_loop_lag_seconds", "How late the event loop was", buckets=SHORT)

_tracer: Any = None


def begin(collector: str) -> Any:
    """Send traces to a collector from now on, as in ``http://127.0.0.1:4318/v1/traces``. Return the tracer provider;
    its ``shutdown`` sends what is left.

    Raises BadInput if the address is invalid or OpenTelemetry isn't installed.
    """
    global _tracer
    if not collector.startswith(("http://", "https://")):
        raise BadInput("--traces must be the address of a collector, like http://127.0.0.1:4318/v1/traces.")
    need("--traces", "telemetry")
    from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
    from opentelemetry.sdk.resources import Resource
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.sdk.trace.export import BatchSpanProcessor

    provider = TracerProvider(resource=Resource.create({"service.name": "skulduggery"}))
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter(collector)))
    _tracer = provider.get_tracer("skulduggery")
    return provider


@contextmanager
def span(name: str, **attributes: str | int) -> Iterator[None]:
    """Trace the body as a span under its cause, if traces are on. An exception is not recorded as an error, because it
    may be a mere refusal."""
    if _tracer is None:
        yield
        return
    from opentelemetry.trace import set_span_in_context

    before = CAUSE.get()
    one = _tracer.start_span(name, before.span, attributes=attributes)
    here = CAUSE.set(before._replace(span=set_span_in_context(one)))
    try:
        yield
    finally:
        CAUSE.reset(here)
        one.end()


class Cause(NamedTuple):
    """The cause of a piece of work. ``id`` names a call or a socket in the logs; ``span`` is an OpenTelemetry context
    if traces are on."""

    id: str | None = None
    span: Any = None


CAUSE: ContextVar[Cause] = ContextVar("cause", default=Cause())  # noqa: B039  (a tuple never changes)
"""The current cause. An actor stores it with each job, because jobs run in a task of their own."""


def new() -> Cause:
    """Start a new cause for a call, a socket or a bot's answer that has just arrived, and return it."""
    cause = Cause(token_hex(6))
    CAUSE.set(cause)
    return cause
