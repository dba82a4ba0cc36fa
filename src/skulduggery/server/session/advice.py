"""Hints about a game at a table: what they are asked about, and what they are computed from."""

from typing import NamedTuple

from skulduggery import api, codec
from skulduggery.api import Rng
from skulduggery.fair import derive
from skulduggery.review.hints import Hint, hint, weighed_offers
from skulduggery.server.protocol.errors import ApiError
from skulduggery.server.session.game_session import GameSession


class HintWanted(NamedTuple):
    """What a hint is about: the question of a seat by its id (``ask``), and ``about``, that with the open offers it may
    take. It is computed from ``known``, the log of the game, and a ``seed``."""

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
