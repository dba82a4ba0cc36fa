"""What is counted and timed, for Prometheus (``serve --metrics``). Every label has few values, whatever people send."""

from typing import Final

from prometheus_client import Counter, Gauge, Histogram

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
