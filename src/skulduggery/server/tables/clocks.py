"""The clock of a table: how long a question may take, and what is done when time is up."""

import asyncio
from collections.abc import Callable
from functools import partial

from skulduggery.api import SPECTATOR
from skulduggery.server.protocol.errors import ApiError
from skulduggery.server.protocol.tables import Late, Terms
from skulduggery.server.session.game_session import GameSession
from skulduggery.server.storage import store
from skulduggery.server.storage.rows import Stored

SLACK = 5.0
"""Seconds between the end of the time that people see and what follows: who is asked behind a veil has so many at
least, and nobody can tell from outside whether somebody was."""
PATIENCE = 60.0
"""Seconds after the server or its database was away in which nothing runs out."""
DAY = 86_400
STANDS_IN = "heuristic"
"""The bot that plays on for who is late."""
MOST_STEPS = 200
"""Of a draft that the clock completes."""


def check_clock(terms: Terms) -> None:
    """Raises ApiError for a clock that can't be."""
    one = terms.clock
    if one is not None and not (10 <= one <= 3600 or (one % DAY == 0 and 1 <= one // DAY <= 14)):
        raise ApiError(422, "clock")


class Clock:
    """The clock of one table. It counts from the question that all see, as the delays of bots do.

    ``ring`` is called when time is up, never before ``patient_until``.
    """

    def __init__(self, row: Stored, now: Callable[[], float], patient_until: float, ring: Callable[[], None]) -> None:
        self.row = row
        self.now = now
        self.patient_until = patient_until
        self.ring = ring
        self.public: tuple[object, ...] = ()
        """The question that all saw last."""
        self._timer: asyncio.TimerHandle | None = None

    def look(self, play: GameSession) -> list[store.Job]:
        """See whether all are asked something new: then time counts from now, and this is to be written with it."""
        if self.row.clock is None:
            return []
        public, before = play.public(), self.public
        if public == before:
            return []
        self.public = public
        if not before and self.row.due is not None:  # it was asked before this table came to memory
            return []
        self.row.due = round(self.now() + self.row.clock, 3)
        return [partial(store.set_table, id=self.row.id, due=self.row.due)]

    @property
    def up(self) -> bool:
        """Whether the time is up that people see."""
        return self.row.due is not None and self.row.status == "running" and self.now() >= self.row.due

    @property
    def rings_at(self) -> float | None:
        """When something is done about it."""
        if self.row.due is None or self.row.status != "running":
            return None
        return max(self.row.due + SLACK, self.patient_until)

    def left(self) -> float | None:
        """The seconds left, as people see them."""
        if self.row.due is None or self.row.status != "running":
            return None
        return round(max(0.0, self.row.due - self.now(), self.patient_until - SLACK - self.now()), 1)

    def wind(self) -> None:
        """Ring when it is time."""
        self.stop()
        if (at := self.rings_at) is not None:
            self._timer = asyncio.get_running_loop().call_later(max(0.0, at - self.now()), self.ring)

    def stop(self) -> None:
        """Ring no more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def run_out(play: GameSession, bot_of: Callable[[int], str | None], late: Late) -> bool:
    """Do what is done when time is up, for all people who are asked together; whether anything was done.

    Who is asked behind a veil is answered for in any case, then who waits for that: the question that all see moves on.
    """
    public = play.public()
    done = False
    for _ in range(MOST_STEPS):
        ids = {ask.seat: play.ask_id(ask.seat) for ask in play.asks() if bot_of(ask.seat) is None}
        acted = [play.ask_id(seat) == id and _late(play, seat, late) for seat, id in ids.items()]
        done = done or any(acted)
        if play.public() != public or not any(acted):
            break
    return done


def _late(play: GameSession, seat: int, late: Late) -> bool:
    """A seat's time is up; whether anything was done. A draft is completed."""
    version, done = play.version(SPECTATOR), False
    for _ in range(MOST_STEPS):
        ask = next((one for one in play.asks() if one.seat == seat), None)
        if ask is None or play.version(SPECTATOR) != version:
            break
        if ask.veil is None and late == "wait":
            break
        done = True
        if ask.veil is None and late == "bot":
            play.take_over(seat, STANDS_IN)
            break
        play.time_out(seat)
    return done
