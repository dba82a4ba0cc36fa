"""Traces of calls, answers and commits by OpenTelemetry (``serve --traces``). Off, nothing of it is even imported."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from skulduggery.api import BadInput
from skulduggery.server.cause import CAUSE

_tracer: Any = None


def begin(collector: str) -> Any:
    """Send traces to a collector from here on, as in ``http://127.0.0.1:4318/v1/traces``; ``shutdown`` of what is given
    sends the rest. Raises BadInput."""
    global _tracer
    if not collector.startswith(("http://", "https://")):
        raise BadInput("--traces is the address of a collector like http://127.0.0.1:4318/v1/traces.")
    try:
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
        from opentelemetry.sdk.resources import Resource
        from opentelemetry.sdk.trace import TracerProvider
        from opentelemetry.sdk.trace.export import BatchSpanProcessor
    except ImportError:
        raise BadInput("Traces need more: pip install 'skulduggery[telemetry]'.") from None
    provider = TracerProvider(resource=Resource.create({"service.name": "skulduggery"}))
    provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter(collector)))
    _tracer = provider.get_tracer("skulduggery")
    return provider


@contextmanager
def span(name: str, **attributes: str | int) -> Iterator[None]:
    """Something that takes time, within what caused it. A refusal is no error of it."""
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
