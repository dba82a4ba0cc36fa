"""Value features of Crooks: numbers for a seat's standing in a world with all cards open."""

from typing import Final

from skulduggery.engine.knowledge.groups import Info
from skulduggery.games.crooks.bot.policy import Outlook
from skulduggery.games.crooks.rules.state import Crooks

NAMES: Final = (
    "left", "others in", "in", "money", "leads", "hopes", "best other hopes", "gangs", "gangs of the best other",
    "members", "places", "hidden", "levels", "turn",
)  # fmt: skip
HEADS: Final[tuple[str, ...]] = (
    "", "", "in", "money", "targets", "targets", "rivals", "gangs", "gangs",
    "gangs", "", "hidden", "levels", "",
)  # fmt: skip
"""Heading under which people are told each feature of NAMES; empty for features that aren't told."""
HARMS: Final = ("rivals",)
"""The headings of what players would rather have less of."""


def extract(t: Crooks, seat: int) -> list[float]:
    """Return one number for each feature of NAMES."""
    look = Outlook(Info(seat, t, ()))
    width = look.width
    hopes: list[float] = []
    clubs: list[float] = []
    for one in range(t.seats):
        hope = 0.0
        for target in range(width):
            mine = look.strength[one * width + target]
            if mine > 0.0:
                hope += look.share(target, one, mine) * max(0.0, look.worth[target])
        hopes.append(hope)
        club = 0.0
        for gang in range(3):
            most = max([look.members[other * 3 + gang] for other in range(t.seats) if other != one])
            lead = look.members[one * 3 + gang] - most
            club += 1.0 if lead > 0 else 0.4 if lead == 0 and most else 0.0
        clubs.append(club)
    leads = 0.0
    places = 0
    hidden = 0
    levels = 0.0
    for target in range(width):
        row = t.rows[seat * width + target]
        mine = look.strength[seat * width + target]
        levels += mine
        places += len(row) > 0
        for cell in row:
            hidden += t.down >> cell & 1
        if mine > 0.0 and mine > max([look.strength[o * width + target] for o in range(t.seats) if o != seat]):
            leads += max(0.0, look.worth[target])
    left = 0
    for pile in t.piles:
        left += len(pile)
    inside = 1.0 - float(t.out >> seat & 1)
    members = 0
    for gang in range(3):
        members += look.members[seat * 3 + gang]
    return [
        left / 20.0, look.active - inside, inside, float(t.money[seat]), leads / 10.0, hopes[seat] / 10.0,
        max([hopes[o] for o in range(t.seats) if o != seat]) / 10.0, clubs[seat],
        max([clubs[o] for o in range(t.seats) if o != seat]), float(members), float(places), float(hidden),
        levels / 10.0, 1.0 if t.turn == seat else 0.0,
    ]  # fmt: skip
