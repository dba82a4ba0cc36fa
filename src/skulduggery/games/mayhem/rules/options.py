"""Answers of Men of Mayhem that are packed into one number."""

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
"""The orders that are issued at a location."""

ORDER: Final = Pair(1 << 24)
"""An order: its number, and its subject, which is a location, a ROUTE, the number of a Club Order, or 0."""
ROUTE: Final = Triple(256, 256)
"""A Ride: its start, its goal, its RIDERS."""
RIDERS: Final = Pair(16)
"""The Members and the Prospects who ride."""
DUDES: Final = Pair(8)
"""Members and Prospects."""
BACK_UP: Final = Pair(64)
"""The location that Back-up comes from, and the DUDES."""
DUDE: Final = Pair(2)
"""The location of a Dude, and 1 if it is a Prospect."""
INJURED: Final = Pair(2)
"""The gang of a Dude in the Emergency Room, and 1 if it is a Prospect."""
THEFT: Final = Pair(8)
"""From which seat to steal, and which of the alternatives."""
SIDE: Final = Pair(2)
"""A gang, and 1 if its unleaded side is meant."""
STANDING: Final = Pair(16)
"""The maker of an offer, and 1 + its addressee (0: to all)."""


def ride_code(source: int, goal: int, members: int, prospects: int) -> int:
    """Return what a Ride is about, as a ROUTE."""
    return ROUTE.pack(source, goal, RIDERS.pack(members, prospects))


def ride_of(what: int) -> tuple[int, int, int, int]:
    """Return of a ROUTE where it begins and ends, and how many Members and Prospects ride."""
    source, goal, riders = ROUTE.unpack(what)
    return source, goal, riders >> 4, riders & 15  # RIDERS, taken apart here because this is asked most often


def back_up_of(step: int) -> tuple[int, int, int]:
    """Return of a BACK_UP where it comes from, and how many Members and Prospects come."""
    source, party = BACK_UP.unpack(step)
    members, prospects = DUDES.unpack(party)
    return source, members, prospects


def code_of(maker: int, to: int) -> int:
    """Return the STANDING that names an offer."""
    return STANDING.pack(maker, to - ALL)
