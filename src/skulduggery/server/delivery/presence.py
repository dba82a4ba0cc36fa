"""The clients that are connected to a table, and the seats that are away."""

import asyncio
import time
from collections.abc import Callable

from skulduggery.server.delivery.client import Client
from skulduggery.server.protocol.tables import Absence
from skulduggery.server.storage.rows import Stored


class Presence:
    """The clients at one table, and since when each seat has had none (by a clock that nobody can set, and as told).

    A seat is away when it has had no client for ``away_after`` seconds. ``went_away`` is called when that happens.
    """

    def __init__(self, away_after: float, seats: int, went_away: Callable[[], None], now: Callable[[], float]) -> None:
        self.away_after = away_after
        self.went_away = went_away
        self.now = now
        self.clients: list[Client] = []
        self.gone: dict[int, float] = dict.fromkeys(range(seats), time.monotonic())
        self._told: dict[int, float] = dict.fromkeys(range(seats), now())
        self._timers: dict[int, asyncio.TimerHandle] = {}
        for seat in range(seats):
            self._wait(seat)

    def here(self, seat: int) -> bool:
        """Return whether a seat has a client."""
        return any(client.seat == seat for client in self.clients)

    def count(self, seat: int | None) -> int:
        """Return the number of clients of a seat, or of all spectators if it is None."""
        return sum(client.seat == seat for client in self.clients)

    def away(self, seat: int) -> bool:
        """Return whether a seat has had no client for ``away_after`` seconds."""
        return not self.here(seat) and time.monotonic() - self.gone[seat] >= self.away_after

    def absence(self, seat: int) -> Absence:
        """Return since when a seat has had no client, and when it will be away, the same each time."""
        return Absence(self._told[seat], self._told[seat] + self.away_after)

    def add(self, client: Client) -> None:
        """Add a client that has connected."""
        self.clients.append(client)
        if client.seat is not None and client.seat in self._timers:
            self._timers.pop(client.seat).cancel()

    def remove(self, client: Client) -> bool:
        """Remove a client. Return whether it was the last one of a seat."""
        if client not in self.clients:
            return False
        self.clients.remove(client)
        if client.seat is None or self.here(client.seat):
            return False
        self.reset(client.seat)
        return True

    def reset(self, seat: int) -> None:
        """Count the time without a client from now on."""
        self.gone[seat], self._told[seat] = time.monotonic(), self.now()
        self._wait(seat)

    def send_away(self, seat: int) -> None:
        """Close the connections of a seat, because its player has left."""
        for client in [client for client in self.clients if client.seat == seat]:
            self.remove(client)
            client.close()

    def dismiss(self) -> None:
        """Close the connections of all spectators."""
        for client in [client for client in self.clients if client.seat is None]:
            self.remove(client)
            client.close()

    def close(self) -> None:
        """Close all connections and stop all timers."""
        for timer in self._timers.values():
            timer.cancel()
        for client in self.clients:
            client.close()
        self.clients = []

    def _wait(self, seat: int) -> None:
        if seat in self._timers:
            self._timers.pop(seat).cancel()
        loop = asyncio.get_running_loop()
        self._timers[seat] = loop.call_later(self.away_after + 0.01, self.went_away)


def away(row: Stored, presence: Presence, seat: int) -> bool:
    """Return whether a seat has no client, and its player has left or has had none for long enough."""
    return not presence.here(seat) and (row.seats[seat].left or presence.away(seat))
