"""The codecs of Men of Mayhem, which pack the parts of an answer into one number."""

from typing import Final

from skulduggery.engine.packing import Pair, Triple
from skulduggery.games.mayhem.rules.state import ALL

SIT: Final = 0
RECRUIT: Final = 1
EXPLOIT: Final = 2
THROW: Final = 3
AMBUSH: Final = 4
PATCH_IN: Final = 5
RIDE: Final = 6
CLUB: Final = 7
CONVOY: Final = 8
ORDER_WORDS: Final = ("sit", "recruit", "exploit", "throw-down", "ambush", "patch-in", "ride", "club", "convoy")
AT_PLACE: Final = (EXPLOIT, THROW, AMBUSH, PATCH_IN)
"""The orders whose subject is a location."""

ORDER: Final = Pair(1 << 24)
"""An order: its kind, and its subject, which is a location, a ROUTE, the index of a Club Order, or 0."""
ROUTE: Final = Triple(256, 256)
"""A Ride: the source, the destination and the RIDERS."""
RIDERS: Final = Pair(16)
"""The numbers of Members and Prospects who ride."""
DUDES: Final = Pair(8)
"""The numbers of Members and Prospects in other choices."""
BACK_UP: Final = Pair(64)
"""The location that Back-up comes from, and the DUDES."""
DUDE: Final = Pair(2)
"""The location of a Dude, and 1 if it is a Prospect."""
INJURED: Final = Pair(2)
"""The gang of a Dude in the Emergency Room, and 1 if it is a Prospect."""
THEFT: Final = Pair(8)
"""The seat to steal from, and the index of the alternative that names the goods."""
SIDE: Final = Pair(2)
"""A gang, and 1 for its unleaded side."""
STANDING: Final = Pair(16)
"""A standing offer: its maker, and 1 + its addressee (0: to all)."""


def ride_code(source: int, goal: int, members: int, prospects: int) -> int:
    """Return a Ride as a ROUTE."""
    return ROUTE.pack(source, goal, RIDERS.pack(members, prospects))


def ride_of(what: int) -> tuple[int, int, int, int]:
    """Return the source, the destination, the Members and the Prospects of a ROUTE."""
    return what >> 16, what >> 8 & 255, what >> 4 & 15, what & 15  # ROUTE and RIDERS, inlined: most options are Rides


def back_up_of(step: int) -> tuple[int, int, int]:
    """Return the source, the Members and the Prospects of a BACK_UP."""
    source, party = BACK_UP.unpack(step)
    members, prospects = DUDES.unpack(party)
    return source, members, prospects


def code_of(maker: int, to: int) -> int:
    """Return the STANDING of an offer from ``maker`` to the seat ``to``, or ALL."""
    return STANDING.pack(maker, to - ALL)
