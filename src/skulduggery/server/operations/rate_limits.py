"""Rate limits for callers."""

from collections.abc import Callable
from ipaddress import IPv6Address, ip_address

MOST_CALLERS = 10_000
"""The most callers that are counted at one time. Beyond them, the one that has been quiet for longest is forgotten."""


class Bucket:
    """A token bucket that lets ``rate`` things a second through, at most ``burst`` at once. ``clock`` returns
    seconds."""

    __slots__ = ("at", "burst", "clock", "left", "rate")

    def __init__(self, rate: float, burst: float, clock: Callable[[], float]) -> None:
        self.rate = rate
        self.burst = burst
        self.clock = clock
        self.left = burst
        self.at = clock()

    def take(self, cost: float) -> bool:
        """Return whether ``cost`` things may pass now, and count them if so."""
        now = self.clock()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < cost:
            return False
        self.left -= cost
        return True


class Limits:
    """A bucket for each caller: ``a_minute`` things a minute, ``burst`` of them at once (by default half a
    minute's)."""

    def __init__(self, a_minute: float, clock: Callable[[], float], burst: float | None = None) -> None:
        self.rate = a_minute / 60
        self.burst = a_minute / 2 if burst is None else burst
        self.clock = clock
        self.buckets: dict[str, Bucket] = {}

    def allow(self, caller: str, cost: float = 1) -> bool:
        """Return whether a caller may do something of this cost now, and count it if so."""
        bucket = self.buckets.pop(caller, None) or Bucket(self.rate, self.burst, self.clock)
        self.buckets[caller] = bucket  # at the end, so that it is forgotten last
        if len(self.buckets) > MOST_CALLERS:
            del self.buckets[next(iter(self.buckets))]
        return bucket.take(cost)


def neighbour(address: str) -> str:
    """Return the name under which an address is counted: itself for IPv4, its /64 network for IPv6, because one line
    gets a whole /64. Text that is no address is cut to 64 characters.

    >>> neighbour("192.0.2.7"), neighbour("2001:db8::7"), neighbour("::ffff:192.0.2.7")
    ('192.0.2.7', '2001:db8::', '192.0.2.7')
    """
    try:
        one = ip_address(address.partition("%")[0])
    except ValueError:
        return address[:64]
    if not isinstance(one, IPv6Address):
        return str(one)
    return str(one.ipv4_mapped or IPv6Address(int(one) >> 64 << 64))
