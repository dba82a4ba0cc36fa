"""The bots of a local table: what one of them does next. They are sent what their seat knows, as at a server."""

import logging
from collections.abc import Callable
from typing import Final, NamedTuple

from skulduggery import bots
from skulduggery.bots.answering import answer, written
from skulduggery.fair import derive
from skulduggery.lessons import Lesson
from skulduggery.record import INTERRUPT
from skulduggery.server.session.game_session import OFFER, GameSession, Proposal

log = logging.getLogger("skulduggery.local")

OFFERED: Final = ("random", "heuristic", *bots.LEVELS)
"""The bots that have answered after two seconds on any device."""
LEAST: Final = 0.05
"""The least seconds that a bot thinks."""


class Move(NamedTuple):
    """An answer of a bot: its seat, the id of the question or offer, and the words.

    The id is empty if the bot takes no offer, and the words if it has failed.
    """

    seat: int
    id: str
    words: tuple[str, ...]


class Bots:
    """The bots of one game. ``bot_of`` returns the bot at a seat, or None. They give the answers that a ``lesson`` has
    written for them."""

    def __init__(
        self, key: bytes, session: GameSession, bot_of: Callable[[int], str | None], lesson: Lesson | None = None
    ) -> None:
        self.key = key
        self.session = session
        self.bot_of = bot_of
        self.lesson = lesson
        self.seconds = LEAST
        self.weighed: set[str] = set()
        """The standing offers of others that bots have considered."""
        self.offered: set[tuple[str, str]] = set()
        """The questions and the kinds of offers that bots have considered before them."""

    def wanted(self) -> bool:
        """Return whether a bot is asked something, or has an offer of others to consider."""
        asked = any(self.bot_of(ask.seat) is not None for ask in self.session.asks())
        return asked or any(one.id not in self.weighed for one in self._proposals())

    def next(self, seconds: float) -> Move | None:
        """Return what a bot does now: it considers an offer of others, takes one of its own, or answers. None if no
        bot has anything to do. It thinks for ``seconds`` at most, if its kind thinks at all."""
        self.seconds = max(LEAST, seconds)
        standing = self._proposals()
        self.weighed &= {one.id for one in standing}
        for one in standing:
            if one.id not in self.weighed:
                self.weighed.add(one.id)
                return self._consider(one.seat, one.kind, tuple(one.tail))
        for ask in self.session.asks():
            bot, asked = self.bot_of(ask.seat), self.session.ask_id(ask.seat)
            if bot is not None and asked is not None:
                return self._answer(ask.seat, ask.kind, asked)
        return None

    def _proposals(self) -> list[Proposal]:
        """Return the terms that are offered to bots."""
        session = self.session
        return session.proposals([seat for seat in range(session.rules.seats) if self.bot_of(seat) is not None])

    def _consider(self, seat: int, kind: str, tail: tuple[str, ...]) -> Move:
        """Accept an offer, or refuse it: with a counter-offer if the bot has one."""
        offer = self.session.rules.offers[kind]
        accepted = self._chosen(seat, str(tail), offer.weighed)
        if accepted[1:] == tail:
            return Move(seat, OFFER + offer.weighed, accepted)
        if kind == offer.weighed:
            return Move(seat, "", ())
        other = self._chosen(seat, str(tail), offer.instead) if offer.instead else ()
        if other[1:2] == tail[:1] and other:
            return Move(seat, OFFER + offer.instead, other)
        return Move(seat, OFFER + kind, (kind, *tail))

    def _answer(self, seat: int, kind: str, asked: str) -> Move:
        written = None if self.lesson is None else self.lesson.next(self.session.record, seat)
        if written and written[0] == INTERRUPT:
            return Move(seat, OFFER + written[1], written[2:])
        if written:
            return Move(seat, asked, written)
        for offer in [name for name, one in self.session.rules.offers.items() if one.before == kind]:
            if (asked, offer) not in self.offered:
                self.offered.add((asked, offer))
                if taken := self._chosen(seat, asked, offer):
                    return Move(seat, OFFER + offer, taken)
        return Move(seat, asked, self._chosen(seat, asked))

    def _chosen(self, seat: int, about: str, offer: str = "") -> tuple[str, ...]:
        """Return the words of a bot's choice; nothing if it fails, because the game must go on."""
        session, bot = self.session, self.bot_of(seat)
        assert bot is not None
        seed = int.from_bytes(derive(self.key, "bot", about, session.version(seat))[:7], "big")
        try:
            hurried = bots.limited(bot, self.seconds)
            return tuple(answer(hurried, seed, seat, written(session.record, seat, seed, bot), offer))
        except Exception:
            log.exception("bot %s failed to answer", bot)
            return ()


def names(game: str) -> tuple[str, ...]:
    """Return the bots that a local table offers in a game."""
    return tuple([bot for bot in bots.offered(game) if bot in OFFERED])
