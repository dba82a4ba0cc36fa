"""Who is at a table now: tokens, and the sockets of each seat."""

import asyncio
import time
from collections.abc import Callable

from skulduggery.server.delivery.outbox import Outbox
from skulduggery.server.storage.rows import Stored


class Presence:
    """The sockets at one table, and since when each seat has none. ``went_away`` is called when a seat becomes away."""

    def __init__(self, away_after: float, seats: int, went_away: Callable[[], None]) -> None:
        self.away_after = away_after
        self.went_away = went_away
        self.outboxes: list[Outbox] = []
        self.gone: dict[int, float] = dict.fromkeys(range(seats), time.monotonic())
        self._timers: dict[int, asyncio.TimerHandle] = {}
        for seat in range(seats):
            self._wait(seat)

    def here(self, seat: int) -> bool:
        """Whether a seat is connected."""
        return any(outbox.seat == seat for outbox in self.outboxes)

    def count(self, seat: int | None) -> int:
        """The sockets of a seat; None: of all who look on."""
        return sum(outbox.seat == seat for outbox in self.outboxes)

    def away(self, seat: int) -> bool:
        """Whether a seat has not been connected for long enough."""
        return not self.here(seat) and time.monotonic() - self.gone[seat] >= self.away_after

    def add(self, outbox: Outbox) -> None:
        """A socket has come."""
        self.outboxes.append(outbox)
        if outbox.seat is not None and outbox.seat in self._timers:
            self._timers.pop(outbox.seat).cancel()

    def remove(self, outbox: Outbox) -> bool:
        """A socket is gone; whether its seat has none left."""
        if outbox not in self.outboxes:
            return False
        self.outboxes.remove(outbox)
        if outbox.seat is None or self.here(outbox.seat):
            return False
        self.reset(outbox.seat)
        return True

    def reset(self, seat: int) -> None:
        """Count from now how long a seat is gone."""
        self.gone[seat] = time.monotonic()
        self._wait(seat)

    def send_away(self, seat: int) -> None:
        """Close the sockets of a seat: its person has left."""
        for outbox in [outbox for outbox in self.outboxes if outbox.seat == seat]:
            self.remove(outbox)
            outbox.close()

    def dismiss(self) -> None:
        """Close the sockets of all who look on."""
        for outbox in [outbox for outbox in self.outboxes if outbox.seat is None]:
            self.remove(outbox)
            outbox.close()

    def close(self) -> None:
        """Close everything."""
        for timer in self._timers.values():
            timer.cancel()
        for outbox in self.outboxes:
            outbox.close()
        self.outboxes = []

    def _wait(self, seat: int) -> None:
        if seat in self._timers:
            self._timers.pop(seat).cancel()
        loop = asyncio.get_running_loop()
        self._timers[seat] = loop.call_later(self.away_after + 0.01, self.went_away)


def away(row: Stored, presence: Presence, seat: int) -> bool:
    """Whether the person of a seat has left, or has not been connected for long enough."""
    return not presence.here(seat) and (row.seats[seat].left or presence.away(seat))
