"""The heuristic's values of dollars, reputation, henchmen and safes now, in tech at the end of the game.

Values depend only on what the seat knows.
"""

from typing import Final

from skulduggery.games.scoundrels.rules.safes import ANY, on_map
from skulduggery.games.scoundrels.rules.state import STOLEN, Scoundrels, rules_of

DOLLAR: Final = 0.27
"""The value of a dollar in tech while there is much to buy."""
LAST_DOLLAR: Final = 0.02
"""The value of a dollar at the end of the game, where it can break a tie."""
REP: Final = 0.8
"""The value of a step up the reputation track."""
MAN: Final = 0.6
"""The value of a henchman that can be placed."""
RICH: Final = 12.0
"""With more dollars than this, each is worth less."""
TRUST: Final = 0.35
"""The weight of the numbers that others marked on a safe, against the mean of the safes that it could be."""
TRUE: Final = 0.3
"""The points that each mark of another player adds to a safe, because the mark may be true."""
ROOM: Final = 0.6
"""The number of steals that count beyond the safe limit, where the worst safe is abandoned."""


class Purse:
    """The values of dollars, reputation, henchmen and each safe to a seat now."""

    __slots__ = (
        "adds", "dollar", "gain", "inside", "kept", "left", "man", "now", "often", "rep", "room", "safes", "seat",
        "stay", "t",
    )  # fmt: skip

    def __init__(self, t: Scoundrels, seat: int) -> None:
        rules = rules_of(t)
        self.t = t
        self.seat = seat
        turns = rules.turns * t.seats
        ahead = (rules.days - t.day) + (turns - t.turn) / turns
        self.left = ahead
        """Days to come, including the rest of today."""
        last = t.day == rules.days
        self.rep = REP if rules.lowest < t.rep[seat] < rules.highest or not last else REP - 0.1
        self.man = MAN if not last else MAN * min(1.0, ahead)
        """The value of a henchman that can be placed."""
        left = unseen_values(t)
        self.safes = safe_values(t, seat, left)
        """The expected points of each safe at the end."""
        self.adds = added(t, seat, self.safes, left)
        """The points that stealing each safe would add."""
        self.room = max(0, rules.limits[-1] - t.where.count(STOLEN + seat)) + ROOM
        """The number of steals that are still worth it."""
        self.often = 1.0
        """The expected number of uses of the scoundrel being judged."""
        self.gain = self.best_of(on_map(t, ANY))
        """The points that the best safe on the map would add."""
        self.dollar = LAST_DOLLAR + (DOLLAR - LAST_DOLLAR) * min(1.0, ahead / 1.2) * RICH / max(RICH, t.money[seat])
        self.kept: dict[int, float] = {}
        """Cache of ``valuation.keep_value`` by pair of trait and job."""
        self.inside = False
        """True while judging a scoundrel that another would use."""
        self.now = False
        """True while judging a use that is possible at once."""
        self.stay = -1
        """The stay of the scoundrel whose use is being judged."""

    def best_of(self, there: tuple[int, ...]) -> float:
        """Return the points that the best of these safes would add; 0 if there are none."""
        return max([self.adds[cell] for cell in there]) if there else 0.0

    def steal(self, there: tuple[int, ...]) -> float:
        """Return the value of a steal among these safes, less if its scoundrel would steal more often than ``room``."""
        return self.best_of(there) * min(1.0, self.room / self.often)


def unseen_values(t: Scoundrels) -> list[list[float]]:
    """Return for each location the values of the safes that the seat of the information state hasn't seen."""
    rules = rules_of(t)
    left: list[list[float]] = [[] for _ in rules.spaces]
    for safe in range(len(t.faces)):
        if safe not in t.faces:
            left[rules.location_of[safe]].append(float(rules.values[safe]))
    return left


def added(t: Scoundrels, seat: int, safes: list[float], left: list[list[float]]) -> list[float]:
    """Return the points that stealing each safe adds.

    At the safe limit, the worst safe is abandoned, which can be the new one (SC-SAFE-21). ``left``: unseen values by
    location.
    """
    rules = rules_of(t)
    own = [safes[cell] for cell in range(len(t.where)) if t.where[cell] == STOLEN + seat]
    limit = rules.limits[min(max(t.day, 1), rules.days) - 1]
    if len(own) < limit:
        return safes
    worst = min(own)
    out: list[float] = []
    for cell in range(len(safes)):
        values = left[rules.location_of[cell]]
        if t.faces[cell] >= 0:
            out.append(max(0.0, safes[cell] - worst))
        else:
            more = safes[cell] - total(values) / len(values) - worst
            out.append(total([max(0.0, value + more) for value in values]) / len(values))
    return out


def safe_values(t: Scoundrels, seat: int, left: list[list[float]]) -> list[float]:
    """Return the expected points of each safe.

    A known safe counts its value and its true marks. An unknown one counts the mean of ``left``, the unseen values at
    its location, shifted by the marks of others.
    """
    rules = rules_of(t)
    count = len(t.faces)
    out = [0.0] * count
    said = [0.0] * count
    marks = [0] * count
    for cell, owner, says in t.marks:
        if t.faces[cell] >= 0:
            marks[cell] += 1 if says == rules.values[t.faces[cell]] else 0
        elif owner != seat:
            said[cell] += says
            marks[cell] += 1
    for cell in range(count):
        face = t.faces[cell]
        if face >= 0:
            out[cell] = float(rules.values[face] + marks[cell])
            continue
        values = left[rules.location_of[cell]]
        mean = total(values) / len(values)
        if marks[cell]:
            mean += TRUST * (said[cell] / marks[cell] - mean) + TRUE * marks[cell]
        out[cell] = mean
    return out


def total(values: list[float]) -> float:
    """Return the sum of ``values``. The built-in ``sum`` starts with an integer, which compiled code rejects."""
    out = 0.0
    for value in values:
        out += value
    return out
