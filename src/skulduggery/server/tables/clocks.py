"""The clock of a table: the time for a question, and what happens when it runs out."""

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
"""Seconds between the deadline that people see and its consequences: the minimum time for a secret question, so that
outsiders cannot tell that anyone was asked."""
PATIENCE = 60.0
"""Seconds in which no clock runs out, after the server or its database was away."""
DAY = 86_400
STANDS_IN = "heuristic"
"""The bot that takes over a late seat, if the terms say so."""
MOST_STEPS = 200
"""Most answers that the clock gives for one draft, and most rounds of them for one question."""


def check_clock(terms: Terms) -> None:
    """Raise ApiError unless the clock is off, 10 to 3600 seconds or 1 to 14 whole days."""
    one = terms.clock
    if one is not None and not (10 <= one <= 3600 or (one % DAY == 0 and 1 <= one // DAY <= 14)):
        raise ApiError(422, "clock")


class Clock:
    """The clock of one table. It starts when the public question changes, as the delays of bots do.

    ``now`` gives the time in seconds since 1970. ``ring`` is called when time is up, never before ``patient_until``.
    """

    def __init__(self, row: Stored, now: Callable[[], float], patient_until: float, ring: Callable[[], None]) -> None:
        self.row = row
        self.now = now
        self.patient_until = patient_until
        self.ring = ring
        self.public: tuple[object, ...] = ()
        """The public question at the last look."""
        self._timer: asyncio.TimerHandle | None = None

    def look(self, session: GameSession) -> list[store.Job]:
        """Restart the clock if the public question has changed, and return the job that stores the new deadline."""
        if self.row.clock is None:
            return []
        public, before = session.public(), self.public
        if public == before:
            return []
        self.public = public
        if not before and self.row.due is not None:  # it was asked before this table was loaded
            return []
        self.row.due = round(self.now() + self.row.clock, 3)
        return [partial(store.set_table, id=self.row.id, due=self.row.due)]

    @property
    def deadline(self) -> float | None:
        """The time until which people may answer, in seconds since 1970; None if no clock runs."""
        if self.row.due is None or self.row.status != "running":
            return None
        return max(self.row.due, self.patient_until - SLACK)

    @property
    def up(self) -> bool:
        """True once the deadline has passed."""
        return (deadline := self.deadline) is not None and self.now() >= deadline

    @property
    def rings_at(self) -> float | None:
        """The time when late seats are answered for, in seconds since 1970; None if no clock runs."""
        return None if (deadline := self.deadline) is None else deadline + SLACK

    def left(self) -> float | None:
        """Return the seconds left as people see them; None if no clock runs."""
        return None if (deadline := self.deadline) is None else round(max(0.0, deadline - self.now()), 1)

    def wind(self) -> None:
        """Set the timer that rings when time is up."""
        self.stop()
        if (at := self.rings_at) is not None:
            self._timer = asyncio.get_running_loop().call_later(max(0.0, at - self.now()), self.ring)

    def stop(self) -> None:
        """Stop the timer."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


def run_out(session: GameSession, bot_of: Callable[[int], str | None], late: Late) -> bool:
    """Act for all people who are asked, because time is up. Return whether anything was done.

    ``late`` says what to do: give an answer, let a bot take over, or wait. Seats asked behind a veil are answered for
    in any case, then those that wait for them, until the public question changes.
    """
    public = session.public()
    done = False
    for _ in range(MOST_STEPS):
        ids = {ask.seat: session.ask_id(ask.seat) for ask in session.asks() if bot_of(ask.seat) is None}
        acted = [session.ask_id(seat) == id and _late(session, seat, late) for seat, id in ids.items()]
        done = done or any(acted)
        if session.public() != public or not any(acted):
            break
    return done


def _late(session: GameSession, seat: int, late: Late) -> bool:
    """Act for one late seat; complete its draft if it has one. Return whether anything was done."""
    version, done = session.version(SPECTATOR), False
    for _ in range(MOST_STEPS):
        ask = next((one for one in session.asks() if one.seat == seat), None)
        if ask is None or session.version(SPECTATOR) != version:
            break
        if ask.veil is None and late == "wait":
            break
        done = True
        if ask.veil is None and late == "bot":
            session.take_over(seat, STANDS_IN)
            break
        session.time_out(seat)
    return done
