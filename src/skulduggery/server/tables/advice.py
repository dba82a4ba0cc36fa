"""Hints and reviews. Other processes than those of bots compute them, so that bots are never late."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from functools import partial
from time import monotonic
from typing import Final

import msgspec

from skulduggery import codec
from skulduggery.documents.news import AskInfo, asked
from skulduggery.record import Record
from skulduggery.review.hints import Hint
from skulduggery.review.reviews import (
    Comparison,
    Decision,
    Part,
    compare,
    joined,
    order,
    outline,
    parts_of,
    question_of,
)
from skulduggery.server.bots.thinkers import Thinkers
from skulduggery.server.protocol.errors import ApiError
from skulduggery.server.protocol.tables import HintInfo, ReviewInfo
from skulduggery.server.session.advice import (
    HintWanted,
    check_answer,
    decision_in,
    hint_wanted,
    hinted,
    review_in,
)
from skulduggery.server.storage import store
from skulduggery.server.tables import finished_game
from skulduggery.server.tables.table import Table

SLICE: Final = 1.0
"""Seconds of work on a review before its progress is shown and another review has its turn."""
NICENESS: Final = 5
log = logging.getLogger("skulduggery.server")


async def wanted_at(table: Table, token: str | None) -> HintWanted:
    """Return what a hint for this token's seat is about. Raises ApiError if hints are off, or the seat isn't asked."""
    return hint_wanted(table.seat_of(token), table.row.hints, table.game, table.row.key)


def looked_at(known: bytes, entries: Sequence[int], rounds: int) -> dict[int, Part]:
    """Return the parts of a review for the first of some entries: one, and more until ``SLICE`` seconds have passed.

    A part doesn't depend on the call that computes it.
    """
    record = codec.read_log(known, "a game")
    until = monotonic() + SLICE
    parts: dict[int, Part] = {}
    for n, part in zip(entries, parts_of(record, entries, rounds), strict=True):
        parts[n] = part
        if monotonic() >= until:
            break
    return parts


def outlined(known: bytes) -> list[list[float]]:
    """Return the learned win chances of a game, which take a moment only."""
    return outline(codec.read_log(known, "a game"))


def compared(known: bytes, decision: Decision, words: Sequence[str], rounds: int) -> Comparison:
    """Return how another answer to the question of a decision compares with the best one."""
    return compare(codec.read_log(known, "a game"), decision, words, rounds)


class Adviser:
    """The hints and reviews of a server. Each is computed once, with ``rounds`` rollouts a question.

    ``at`` runs a job in the actor of a table.
    """

    def __init__(self, rounds: int, at: Callable[[str, Callable[[Table], Awaitable[None]]], Awaitable[None]]) -> None:
        self.rounds = rounds
        self.at = at
        self.thinkers = Thinkers(1, NICENESS)
        self.reviewers = Thinkers(1, NICENESS)
        """Apart from ``thinkers``, so that no hint waits for a review. They also count finished games."""
        self._hints: dict[tuple[str, int], tuple[str, asyncio.Task[Hint]]] = {}
        """The last question and offers of each seat that asked for a hint, and the hint."""
        self._reviews: dict[str, ReviewInfo] = {}
        """The progress of the reviews that are being computed, by table."""
        self._faults: set[str] = set()
        """Tables whose review failed, until a caller has been told."""
        self._comparing: set[tuple[str, str | None]] = set()
        """The tables and tokens for which an answer is being compared."""
        self._busy: set[asyncio.Task[None]] = set()

    def close(self) -> None:
        """Cancel all hints and reviews, and stop their processes."""
        for task in [*self._busy, *[task for _, task in self._hints.values()]]:
            task.cancel()
        self.thinkers.close()
        self.reviewers.close()

    def forget(self, table: Table) -> None:
        """Drop the hints of a table that leaves memory."""
        for key in [key for key in self._hints if key[0] == table.row.id]:
            self._hints.pop(key)[1].cancel()

    async def hint(self, table: Table, token: str | None) -> HintInfo:
        """Return the hint for the question to this token's seat, or none yet; the first call starts the work.

        Raises ApiError if hints are off, the seat isn't asked, or the work failed.
        """
        wanted = await table.do(partial(wanted_at, table, token))
        key = (table.row.id, wanted.seat)
        if key not in self._hints or self._hints[key][0] != wanted.about:
            if key in self._hints:
                self._hints[key][1].cancel()
            thought = self.thinkers.do(partial(hinted, wanted.known, wanted.seat, wanted.seed, self.rounds))
            self._hints[key] = (wanted.about, asyncio.create_task(thought))
        task = self._hints[key][1]
        if not task.done():
            return HintInfo(wanted.ask, None)
        if task.exception() is not None:
            del self._hints[key]
            log.error("a hint at table %s failed", table.row.id, exc_info=task.exception())
            raise ApiError(500, "fault")
        return HintInfo(wanted.ask, task.result())

    async def review(self, table: Table, token: str | None) -> ReviewInfo:
        """Return the review of a game, or its progress; the first call starts the work.

        Raises ApiError if the game wasn't played to its end, the caller may not see it, or the work failed.
        """
        game = await table.do(partial(finished_game.look_back, table, token))
        if not game.over:
            raise ApiError(409, "not-played-out")
        id = table.row.id
        if id in self._reviews:
            return self._reviews[id]
        if id in self._faults:
            self._faults.remove(id)
            raise ApiError(500, "fault")
        steps = len(game.entries)
        kept = await table.store.do(partial(store.review, id=id))
        if (found := review_in(kept)) is not None:
            return ReviewInfo(steps, steps, found)
        record = await asyncio.to_thread(game.replayed)
        if id not in self._reviews:
            self._reviews[id] = ReviewInfo(0, steps, None)
            self._start(self._write(table, record, None if token is None else table.seat_of(token)))
        return self._reviews[id]

    async def decision(self, table: Table, token: str | None, step: int) -> AskInfo:
        """Return the question that an answer of a reviewed game decided.

        Raises ApiError if the game has no review yet or the entry ``step`` decided nothing, or as ``review`` does.
        """
        record, decision = await self._decided(table, token, step)
        return asked(record.rules, question_of(record, decision), str(step))

    async def compare(self, table: Table, token: str | None, step: int, words: Sequence[str]) -> Comparison:
        """Return how another answer to the question of a decision compares with the best one.

        Raises ApiError if the words are no answer to it, if another comparison for the same token isn't done, or as
        ``decision`` does.
        """
        key = (table.row.id, token)
        if key in self._comparing:
            raise ApiError(429, "calls")
        self._comparing.add(key)
        try:
            record, decision = await self._decided(table, token, step)
            check_answer(record, decision, words)
            return await self.reviewers.do(partial(compared, codec.write_log(record), decision, words, self.rounds))
        finally:
            self._comparing.remove(key)

    async def _decided(self, table: Table, token: str | None, step: int) -> tuple[Record, Decision]:
        game = await table.do(partial(finished_game.look_back, table, token))
        kept = await table.store.do(partial(store.review, id=table.row.id))
        decision = decision_in(kept if game.over else None, step)
        return await asyncio.to_thread(game.replayed), decision

    def _start(self, job: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(job)
        self._busy.add(task)
        task.add_done_callback(self._busy.discard)

    async def _write(self, table: Table, record: Record, seat: int | None) -> None:
        id = table.row.id
        known, steps = codec.write_log(record), len(record.entries)
        parts: dict[int, Part] = {}
        try:
            rough = await self.reviewers.do(partial(outlined, known))
            left = order(record, rough, seat)
            self._reviews[id] = ReviewInfo(0, steps, joined(record, parts, self.rounds, rough=rough))
            while left:
                parts |= await self.reviewers.do(partial(looked_at, known, left, self.rounds))
                left = [n for n in left if n not in parts]
                self._reviews[id] = ReviewInfo(len(parts), steps, joined(record, parts, self.rounds, rough=rough))
            found = self._reviews[id].review
            kept = msgspec.json.encode(found)
            await self.at(id, lambda one: one.writer.commit(partial(store.keep_review, id=id, review=kept)))
        except Exception:
            self._faults.add(id)
            log.exception("the review of table %s failed", id)
        finally:
            self._reviews.pop(id, None)
