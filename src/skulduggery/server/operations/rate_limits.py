"""How much one caller may ask for."""

from collections.abc import Callable
from ipaddress import IPv6Address, ip_address

MOST_CALLERS = 10_000
"""Callers that are counted at one time; beyond them the one is forgotten that has been quiet for longest."""


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
    """A bucket for each caller: so many ``a_minute``, ``burst`` at once (half a minute's where nothing is said)."""

    def __init__(self, a_minute: float, clock: Callable[[], float], burst: float | None = None) -> None:
        self.rate = a_minute / 60
        self.burst = a_minute / 2 if burst is None else burst
        self.clock = clock
        self.buckets: dict[str, Bucket] = {}

    def allow(self, caller: str, cost: float = 1) -> bool:
        """Whether a caller may go on."""
        bucket = self.buckets.pop(caller, None) or Bucket(self.rate, self.burst, self.clock)
        self.buckets[caller] = bucket  # now the last to be forgotten
        if len(self.buckets) > MOST_CALLERS:
            del self.buckets[next(iter(self.buckets))]
        return bucket.take(cost)


def neighbour(address: str) -> str:
    """Who is counted as one: an IPv4 address, or the /64 that one line of IPv6 gets.

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
