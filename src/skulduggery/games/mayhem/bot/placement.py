"""The value of having Dudes at locations, and of Rides and Convoys (4.5 of the rules)."""

from typing import Final

from skulduggery.games.mayhem.bot.fight_odds import fight_value
from skulduggery.games.mayhem.bot.valuation import CAUTION, TOKEN, Purse
from skulduggery.games.mayhem.rules.gangs import gangs_at, open_sites, value
from skulduggery.games.mayhem.rules.options import ride_of
from skulduggery.games.mayhem.rules.state import OPPORTUNITY, rules_of

LATER: Final = 0.3
"""The share of a location's value that counts if the gang can exploit it only in a later round."""
FORCE: Final = 0.12
"""The value of each point of strength at a location, before it is scaled by the location's value."""
RISK: Final = 0.8
"""The deduction from the value of a fight, because a location that is won can be lost again."""
FROM_EACH: Final = 3
"""Number of Rides from each location to each goal that are considered for a Convoy."""
NEEDS: Final = 4
"""The strength beyond which more Dudes at a location add nothing, with 2 for a Member and 1 for a Prospect."""


class Plan:
    """The value of each location to a gang that is about to issue an order."""

    __slots__ = ("_known", "fare", "now", "purse", "tokens")

    def __init__(self, purse: Purse) -> None:
        t = purse.t
        self.purse = purse
        self.tokens = t.tokens[purse.seat]
        self.fare = value(t, purse.seat, "ride_cost")
        self._known: dict[int, float] = {}
        self.now = {place: max(0.0, purse.site(place, self.tokens - 1)) for place in open_sites(t)}

    def holds(self, place: int, left: int) -> float:
        """Return the value of controlling a location with ``left`` Order tokens left."""
        t = self.purse.t
        if place not in self.now:
            return 0.0
        if left > 0 and not t.marks >> place & 1:
            return CAUTION * max(0.0, self.now[place] - 0.3 * TOKEN)
        lasting = rules_of(t).site(place).kind != OPPORTUNITY and self.purse.left > 0
        return LATER * self.now[place] if lasting else 0.0

    def stands(self, place: int, members: int, prospects: int, left: int) -> float:
        """Return the value of having these Dudes at a location with ``left`` Order tokens left; cached."""
        key = ((place << 4 | members) << 4 | prospects) << 8 | left
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = self._stands(place, members, prospects, left)
        return found

    def _stands(self, place: int, members: int, prospects: int, left: int) -> float:
        t = self.purse.t
        if not members + prospects or place not in self.now:
            return 0.0
        rivals = [seat for seat in gangs_at(t, place) if seat != self.purse.seat]
        worth = self.holds(place, left)
        force = FORCE * min(NEEDS, 2 * members + prospects) * (0.3 + min(1.0, worth))
        if not rivals:
            return worth + force
        chance = fight_value(self.purse, place, members, prospects, worth) if members and left > 1 else 0.0
        return 0.15 * worth + force / 2 + 0.7 * max(0.0, chance - RISK)


def rides_value(purse: Purse, plan: Plan, rides: tuple[int, ...], cost: int) -> float:
    """Return the joint value of Rides to one goal: the gain there less the losses where they start.

    ``rides``: ROUTEs; ``cost``: the Order tokens spent on them.
    """
    t = purse.t
    seat = purse.seat
    left = plan.tokens - cost
    first = seat * rules_of(t).places
    goal = ride_of(rides[0])[1]
    members, prospects = t.members[first + goal], t.prospects[first + goal]
    out = -plan.stands(goal, members, prospects, left)
    for what in rides:
        source, _, m, p = ride_of(what)
        here, too = t.members[first + source], t.prospects[first + source]
        out += plan.stands(source, here - m, too - p, left) - plan.stands(source, here, too, left)
        if source == seat:
            out -= 0.1 * (2 * m + p)  # Dudes who stay at home can still go elsewhere
        members += m
        prospects += p
    return out + plan.stands(goal, members, prospects, left) - 0.5 * TOKEN * max(0, cost - 1)


def best_convoy(
    purse: Purse, plan: Plan, rides: list[int], alone: list[float], cost: int
) -> tuple[float, tuple[int, ...]]:
    """Return the value of the best Convoy, and its two Rides from different locations to one goal.

    ``alone``: the value of each of ``rides`` by itself. If no Convoy is possible, the value is -9 and the Rides are -1.
    """
    most = value(purse.t, purse.seat, "ride_max")
    by_goal: dict[int, list[tuple[float, int]]] = {}
    for i in range(len(rides)):
        by_goal.setdefault(ride_of(rides[i])[1], []).append((alone[i], rides[i]))
    top, found = -9.0, (-1, -1)
    for there in by_goal.values():
        there.sort(reverse=True)
        kept: list[int] = []
        for _, ride in there:
            source = ride_of(ride)[0]
            if sum([ride_of(one)[0] == source for one in kept]) < FROM_EACH:
                kept.append(ride)
        for one in kept:
            for other in kept:
                if ride_of(one)[0] < ride_of(other)[0] and heads(one) + heads(other) <= most:
                    worth = rides_value(purse, plan, (one, other), cost)
                    if worth > top:
                        top, found = worth, (one, other)
    return top, found


def heads(ride: int) -> int:
    """Return the number of Dudes in a Ride."""
    _, _, m, p = ride_of(ride)
    return m + p
