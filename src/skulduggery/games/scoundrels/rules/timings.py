"""Moments at which an ability can be used: its timing, and the events that can trigger it (4.5)."""

from typing import Final

TIMINGS: Final = ("icons", "arrow", "event", "start", "hired", "plan", "end")
ICONS: Final = 0
ARROW: Final = 1
EVENT: Final = 2
START: Final = 3
HIRED: Final = 4
PLAN: Final = 5
END: Final = 6

EVENTS: Final = (
    "rep-gained", "rep-lost", "dollars-by-scoundrel", "scouted-safe", "marked-false", "hired-other", "stole",
    "opp-stole", "sheriff-used", "suspected", "opp-caught", "day-end",
)  # fmt: skip
"""The complete list of events of SC-TIME (4.5), in the order of the numbers below."""
REP_GAINED: Final = 0
REP_LOST: Final = 1
DOLLARS: Final = 2
SCOUTED: Final = 3
FALSE_MARK: Final = 4
HIRED_OTHER: Final = 5
STOLE: Final = 6
OPP_STOLE: Final = 7
SHERIFF_USED: Final = 8
SUSPECTED: Final = 9
OPP_CAUGHT: Final = 10
DAY_END: Final = 11
USED: Final = 12
