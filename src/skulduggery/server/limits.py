"""How much one caller may ask for."""

from collections.abc import Callable


class Bucket:
    """Lets ``rate`` things a second through, ``burst`` at once; ``clock`` gives seconds."""

    __slots__ = ("at", "burst", "clock", "left", "rate")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float]) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.left = burst
        self.at = clock()

    def take(self, cost: float) -> bool:
        """Whether ``cost`` things may go through now."""
        now = self.clock()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < cost:
            return False
        self.left -= cost
        return True


class Limits:
    """A bucket for each caller; full ones are forgotten."""

    def __init__(self, a_minute: float, clock: Callable[[], float]) -> None:
        self.rate = a_minute / 60
        self.burst = a_minute / 2
        self.clock = clock
        self.buckets: dict[str, Bucket] = {}

    def allow(self, caller: str, cost: float = 1) -> bool:
        """Whether a caller may go on."""
        bucket = self.buckets.get(caller)
        if bucket is None:
            if len(self.buckets) >= 10_000:
                now = self.clock()
                self.buckets = {who: one for who, one in self.buckets.items() if now - one.at < 60}
            bucket = self.buckets[caller] = Bucket(self.rate, self.burst, self.clock)
        return bucket.take(cost)
