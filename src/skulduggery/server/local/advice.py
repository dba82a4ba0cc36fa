"""Hints at local tables, and reviews of their games. They are computed in turn with all other work. So their budgets
are smaller than a server's, and a review is made in slices."""

import logging
from collections.abc import Sequence
from time import monotonic
from typing import Final

import msgspec

from skulduggery import codec
from skulduggery.documents.news import AskInfo, asked
from skulduggery.record import Record
from skulduggery.review.reviews import (
    Comparison,
    Decision,
    Part,
    compare,
    joined,
    order,
    outline,
    pausing,
    question_of,
)
from skulduggery.server.local.table import LocalTable
from skulduggery.server.protocol.errors import ApiError
from skulduggery.server.protocol.tables import HintInfo, ReviewInfo
from skulduggery.server.session.advice import check_answer, decision_in, hint_wanted, hinted, review_in

HINT: Final = 120
"""Number of rollouts for a hint: a laptop's browser needs about two seconds."""
REVIEW: Final = 20
"""Number of rollouts for each question of a review: a laptop's browser needs one or two minutes for a game."""
SLICE: Final = 1.0
"""Seconds of work on a review in each call."""
log = logging.getLogger("skulduggery.local")


class Reviewing:
    """A review in the making, first of what matters most to a seat."""

    def __init__(self, table: LocalTable, seat: int, rounds: int) -> None:
        self.table = table
        self.rounds = rounds
        self.record = replayed(table)
        self._rough = outline(self.record)
        self._order = order(self.record, self._rough, seat)
        self._parts: dict[int, Part] = {}
        self._work = pausing(self.record, self._order, rounds)

    def go_on(self, seconds: float) -> ReviewInfo:
        """Work for some seconds, and return what is done by then."""
        until = monotonic() + seconds
        for part in self._work:
            if part is not None:
                self._parts[self._order[len(self._parts)]] = part
            if monotonic() >= until:
                break
        found = joined(self.record, self._parts, self.rounds, rough=self._rough)
        return ReviewInfo(len(self._parts), len(self._order), found)


class Adviser:
    """The hints and reviews of one device, by ``hint`` and ``review`` rollouts for each question."""

    def __init__(self, hint: int = HINT, review: int = REVIEW) -> None:
        self.rounds = review
        self._hint_rounds = hint
        self._about = ""
        self._hint: HintInfo | None = None
        """The last hint, and what it was about."""
        self._reviewing: Reviewing | None = None

    def hint(self, table: LocalTable, token: str | None) -> HintInfo:
        """Return the hint for the question to a token's seat. Raises ApiError if hints are off, or the seat isn't
        asked."""
        wanted = hint_wanted(table.seat_of(token), table.kept.hints, table.game, table.key)
        if self._hint is None or self._about != wanted.about:
            found = hinted(wanted.known, wanted.seat, wanted.seed, self._hint_rounds)
            self._about, self._hint = wanted.about, HintInfo(wanted.ask, found)
        return self._hint

    def review(self, table: LocalTable, token: str | None) -> ReviewInfo:
        """Return the review of a game, or its progress: each call does a slice of the work. The table keeps the whole
        review. Raises ApiError if the game wasn't played to its end, or the work failed."""
        game = table.finished(token)
        if not game.over:
            raise ApiError(409, "not-played-out")
        if (found := review_in(table.kept.review.encode())) is not None:
            return ReviewInfo(len(game.entries), len(game.entries), found)
        try:
            if self._reviewing is None or self._reviewing.table is not table:
                self._reviewing = Reviewing(table, table.seat_of(token), self.rounds)
            info = self._reviewing.go_on(SLICE)
        except Exception:
            self._reviewing = None
            log.exception("the review of table %s failed", table.kept.id)
            raise ApiError(500, "fault") from None
        if info.done == info.steps:
            self._reviewing = None
            table.kept.review = msgspec.json.encode(info.review).decode()
        return info

    def decision(self, table: LocalTable, token: str | None, step: int) -> AskInfo:
        """Return the question that an answer of a reviewed game decided. Raises ApiError if the game has no review yet,
        or the entry ``step`` decided nothing."""
        record, decision = self._decided(table, token, step)
        return asked(record.rules, question_of(record, decision), str(step))

    def compare(self, table: LocalTable, token: str | None, step: int, words: Sequence[str]) -> Comparison:
        """Return how another answer to the question of a decision compares with the best one. Raises ApiError if the
        words are no answer to it, or as ``decision`` does."""
        record, decision = self._decided(table, token, step)
        check_answer(record, decision, words)
        return compare(record, decision, words, self.rounds)

    def _decided(self, table: LocalTable, token: str | None, step: int) -> tuple[Record, Decision]:
        table.finished(token)
        return replayed(table), decision_in(table.kept.review.encode(), step)


def replayed(table: LocalTable) -> Record:
    """Return the game of a table as a record with all its states."""
    return codec.read_log(table.kept.log.encode(), table.kept.id)
