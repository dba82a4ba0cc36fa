"""Undo: which entries go with an answer that is taken back, who may notice, and whether it showed anything new."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import TYPE_CHECKING

from skulduggery import api
from skulduggery.api import SPECTATOR, Words

if TYPE_CHECKING:
    from skulduggery.record import Record

UNDO = "undo"
"""The first word of the host's entry that takes something back.

The seat whose last answer it is follows; old logs leave it out, which means the last answer of any seat.
"""
Entries = Sequence[tuple[str, Words]]


def undoes(entry: tuple[str, Words]) -> bool:
    """Return whether an entry of a log takes something back."""
    return entry[0] == "host" and entry[1][0] == UNDO


def back_to(entries: Entries, kept: Sequence[int], of: Words) -> int | None:
    """Return the last of the entries ``kept`` that a seat in ``of`` gave itself, or any seat if it is empty; else
    None."""
    for n in reversed(kept):
        who = entries[n][0]
        if who in of or (not of and who.isdigit()):
            return n
    return None


def lasting(entries: Entries) -> list[int]:
    """Return the numbers of the entries that were not taken back and take nothing back."""
    kept: list[int] = []
    for n, entry in enumerate(entries):
        if undoes(entry):
            at = back_to(entries, kept, entry[1][1:])
            if at is not None:
                del kept[bisect_left(kept, at) :]
        else:
            kept.append(n)
    return kept


def silent(record: Record, n: int) -> bool:
    """Return whether entry ``n`` was a step of a draft.

    Others were told nothing of such a step, and were shown the same questions after it as before.
    """
    who = record.entries[n][0]
    if not who.isdigit() or record.happened(n):
        return False
    seat, before, after = int(who) - 1, record.asks(n), api.pending(record.before(n + 1))
    if not any([ask.seat == seat and ask.private for ask in before]):
        return False
    others = [viewer for viewer in (*range(record.rules.seats), SPECTATOR) if viewer != seat]
    return all([[ask.told(one) for ask in before] == [ask.told(one) for ask in after] for one in others])


def unnoticed(record: Record, n: int) -> bool:
    """Return whether entry ``n``, an undo, took back exactly one step of a draft (``silent``)."""
    kept = lasting(record.entries[:n])
    at = back_to(record.entries, kept, record.entries[n][1][1:])
    return at is not None and kept[-1] == at and silent(record, at)


def drawn(record: Record, at: int) -> bool:
    """Return whether nature has drawn, or somebody has resigned, since entry ``at``."""
    since = [record.entries[n] for n in record.lasting() if n >= at]
    return any([who == "nature" or what == ("resign",) for who, what in since])


def seen(record: Record, at: int, seat: int) -> bool:
    """Return whether a seat knows why entry ``at`` and what followed can't be taken back: somebody resigned, nature
    drew something for all to see, or the seat saw a card."""
    for n in [n for n in record.lasting() if n >= at]:
        who, what = record.entries[n]
        if what == ("resign",) or (who == "nature" and any([event.told(SPECTATOR) for event in record.happened(n)])):
            return True
    return api.reveals_new(record.before(at), record.state, seat)


def harmless(record: Record, at: int) -> bool:
    """Return whether nobody would keep knowledge from entry ``at`` and what followed, if it were taken back now.

    False after a draw of nature, a resignation, a card that somebody newly saw, or sealed answers that were opened.
    """
    if drawn(record, at):
        return False
    since = [n for n in record.lasting() if n >= at]
    if any([len(record.asks(n)) > 1 for n in since]):
        said = {record.entries[n][0].split()[-1] for n in since}
        waited = {(ask.seat, ask.kind) for ask in record.asks(at) if str(ask.seat + 1) not in said}
        if waited.isdisjoint([(ask.seat, ask.kind) for ask in api.pending(record.state)]):
            return False  # all have answered, and seen what the others did
    return not api.reveals_new(record.before(at), record.state)
