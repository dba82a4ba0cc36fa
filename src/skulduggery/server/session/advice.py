"""Hints about a game at a table, and its review: what they are asked about, and what they are computed from."""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from skulduggery import api, codec
from skulduggery.api import Rng
from skulduggery.fair import derive
from skulduggery.record import Record
from skulduggery.review.hints import Hint, hint, weighed_offers
from skulduggery.review.reviews import Decision, Review, question_of
from skulduggery.server.protocol.errors import ApiError
from skulduggery.server.session.game_session import GameSession, judging


class HintWanted(NamedTuple):
    """A question that a hint answers, by its id (``ask``).

    ``about`` names the question and the open offers that the seat may take besides. The hint is computed from
    ``known``, the log of the game, and ``seed``.
    """

    seat: int
    ask: str
    about: str
    known: bytes
    seed: int


def hint_wanted(seat: int, allowed: bool, session: GameSession, key: bytes) -> HintWanted:
    """Return what a seat's hint is about. ``key`` is that of the table. Raises ApiError if hints aren't ``allowed``,
    or the seat isn't asked."""
    if not allowed:
        raise ApiError(403, "no-hints")
    ask = session.ask_id(seat)
    if ask is None:
        raise ApiError(409, "gone")
    offers = weighed_offers(session.record.state, seat)
    seed = int.from_bytes(derive(key, "hint", ask)[:7], "big")
    return HintWanted(seat, ask, f"{ask} {[one.args for one in offers]}", codec.write_log(session.record), seed)


def hinted(known: bytes, seat: int, seed: int, rounds: int) -> Hint:
    """Return a hint for the question to a seat, after a re-deal of the game: the hint knows no more than the seat."""
    past = codec.read_log(known, "a game").redeal_history(seat, Rng(seed))
    info = api.infostate(past.state, seat)
    return hint(info, api.question(info), past, seed, rounds)


def review_in(kept: bytes | None) -> Review | None:
    """Return a finished review from its JSON; None if there is none, or one of an older version."""
    try:
        return None if kept is None else msgspec.json.decode(kept, type=Review)
    except msgspec.DecodeError:
        return None


def decision_in(kept: bytes | None, step: int) -> Decision:
    """Return what a finished review says of the log entry ``step``. Raises ApiError if there is no review, or the entry
    decided nothing."""
    if (review := review_in(kept)) is None:
        raise ApiError(409, "not-reviewed")
    for decision in review.decisions:
        if decision.step == step:
            return decision
    raise ApiError(404, "no-decision")


def check_answer(record: Record, decision: Decision, words: Sequence[str]) -> None:
    """Raise ApiError unless the words are a legal answer to the question of a decision."""
    before = record.before(decision.step)
    with judging(before, words):
        answer = api.option(record.rules, question_of(record, decision), words)
        api.apply(api.clone(before), decision.seat, answer)
