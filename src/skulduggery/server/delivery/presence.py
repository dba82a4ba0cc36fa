"""The sockets that are connected to a table, and the seats that are away."""

import asyncio
import time
from collections.abc import Callable

from skulduggery.server.delivery.outbox import Outbox
from skulduggery.server.storage.rows import Stored


class Presence:
    """The sockets at one table, and since when each seat has had none.

    A seat is away when it has had no socket for ``away_after`` seconds. ``went_away`` is called when that happens.
    """

    def __init__(self, away_after: float, seats: int, went_away: Callable[[], None]) -> None:
        self.away_after = away_after
        self.went_away = went_away
        self.outboxes: list[Outbox] = []
        self.gone: dict[int, float] = dict.fromkeys(range(seats), time.monotonic())
        self._timers: dict[int, asyncio.TimerHandle] = {}
        for seat in range(seats):
            self._wait(seat)

    def here(self, seat: int) -> bool:
        """Return whether a seat has a socket."""
        return any(outbox.seat == seat for outbox in self.outboxes)

    def count(self, seat: int | None) -> int:
        """Return the number of sockets of a seat, or of all spectators if it is None."""
        return sum(outbox.seat == seat for outbox in self.outboxes)

    def away(self, seat: int) -> bool:
        """Return whether a seat has had no socket for ``away_after`` seconds."""
        return not self.here(seat) and time.monotonic() - self.gone[seat] >= self.away_after

    def add(self, outbox: Outbox) -> None:
        """Add a socket that has connected."""
        self.outboxes.append(outbox)
        if outbox.seat is not None and outbox.seat in self._timers:
            self._timers.pop(outbox.seat).cancel()

    def remove(self, outbox: Outbox) -> bool:
        """Remove a socket. Return whether it was the last one of a seat."""
        if outbox not in self.outboxes:
            return False
        self.outboxes.remove(outbox)
        if outbox.seat is None or self.here(outbox.seat):
            return False
        self.reset(outbox.seat)
        return True

    def reset(self, seat: int) -> None:
        """Count the time without a socket from now on."""
        self.gone[seat] = time.monotonic()
        self._wait(seat)

    def send_away(self, seat: int) -> None:
        """Close the sockets of a seat, because its player has left."""
        for outbox in [outbox for outbox in self.outboxes if outbox.seat == seat]:
            self.remove(outbox)
            outbox.close()

    def dismiss(self) -> None:
        """Close the sockets of all spectators."""
        for outbox in [outbox for outbox in self.outboxes if outbox.seat is None]:
            self.remove(outbox)
            outbox.close()

    def close(self) -> None:
        """Close all sockets and stop all timers."""
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
    """Return whether a seat has no socket, and its player has left or has had none for long enough."""
    return not presence.here(seat) and (row.seats[seat].left or presence.away(seat))
