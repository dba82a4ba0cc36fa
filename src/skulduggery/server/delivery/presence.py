"""Who is at a table now: tokens, and the sockets of each seat."""

import asyncio
import time
from collections.abc import Callable

from skulduggery.server.delivery.outbox import Post
from skulduggery.server.storage.rows import Stored


class Presence:
    """The sockets at one table, and since when each seat has none. ``went_away`` is called when a seat becomes away."""

    def __init__(self, away_after: float, seats: int, went_away: Callable[[], None]) -> None:
        self.away_after = away_after
        self.went_away = went_away
        self.posts: list[Post] = []
        self.gone: dict[int, float] = dict.fromkeys(range(seats), time.monotonic())
        self._timers: dict[int, asyncio.TimerHandle] = {}
        for seat in range(seats):
            self._wait(seat)

    def here(self, seat: int) -> bool:
        """Whether a seat is connected."""
        return any(post.seat == seat for post in self.posts)

    def count(self, seat: int | None) -> int:
        """The sockets of a seat; None: of all who look on."""
        return sum(post.seat == seat for post in self.posts)

    def away(self, seat: int) -> bool:
        """Whether a seat has not been connected for long enough."""
        return not self.here(seat) and time.monotonic() - self.gone[seat] >= self.away_after

    def add(self, post: Post) -> None:
        """A socket has come."""
        self.posts.append(post)
        if post.seat is not None and post.seat in self._timers:
            self._timers.pop(post.seat).cancel()

    def remove(self, post: Post) -> bool:
        """A socket is gone; whether its seat has none left."""
        if post not in self.posts:
            return False
        self.posts.remove(post)
        if post.seat is None or self.here(post.seat):
            return False
        self.reset(post.seat)
        return True

    def reset(self, seat: int) -> None:
        """Count from now how long a seat is gone."""
        self.gone[seat] = time.monotonic()
        self._wait(seat)

    def send_away(self, seat: int) -> None:
        """Close the sockets of a seat: its person has left."""
        for post in [post for post in self.posts if post.seat == seat]:
            self.remove(post)
            post.close()

    def dismiss(self) -> None:
        """Close the sockets of all who look on."""
        for post in [post for post in self.posts if post.seat is None]:
            self.remove(post)
            post.close()

    def close(self) -> None:
        """Close everything."""
        for timer in self._timers.values():
            timer.cancel()
        for post in self.posts:
            post.close()
        self.posts = []

    def _wait(self, seat: int) -> None:
        if seat in self._timers:
            self._timers.pop(seat).cancel()
        loop = asyncio.get_running_loop()
        self._timers[seat] = loop.call_later(self.away_after + 0.01, self.went_away)


def away(row: Stored, presence: Presence, seat: int) -> bool:
    """Whether the person of a seat has left, or has not been connected for long enough."""
    return not presence.here(seat) and (row.seats[seat].left or presence.away(seat))
