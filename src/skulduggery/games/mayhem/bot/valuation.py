"""Rough values of things to a gang, in Cash at the end of the game: rules of thumb for the heuristic.

Values depend only on what the seat knows. Another gang's goods are taken to be the middle of what it can hold.
"""

from typing import Final

from skulduggery.engine.knowledge.groups import Info
from skulduggery.engine.machine import Frame
from skulduggery.engine.programs import Part, Seq
from skulduggery.games.mayhem.knowledge.infostate import holdings
from skulduggery.games.mayhem.rules.gangs import count, members_at, prospects_at, query, recruits, value
from skulduggery.games.mayhem.rules.market import limit
from skulduggery.games.mayhem.rules.options import THEFT
from skulduggery.games.mayhem.rules.state import CASH, DRUGS, GOODS, GUNS, MARKET, ORDERS, Goods, Mayhem, Site, rules_of
from skulduggery.games.mayhem.rules.transactions import (
    FREE,
    ClaimPatch,
    Costly,
    DropHeat,
    GainHeat,
    GainProspects,
    GainTokens,
    Heal,
    Promote,
    Skim,
    Steal,
    Trade,
    forbidden,
    tags,
)

Holding = tuple[float, float, float]
Rivals = tuple[list[float], list[float], float]
FIRST_GUNS: Final[tuple[float, ...]] = (2.0, 1.8, 1.6, 1.4)
"""The value of each of the first Guns while there are fights to come."""
LATER: Final = 1.1
"""The value of each further Gun."""
DRUG: Final = 2.0
"""The value of each Contraband that can still be trafficked."""
SURPLUS: Final = 0.6
"""The value of each further Contraband."""
A_ROUND: Final = 2.5
"""The Contraband that a gang traffics in a round, roughly."""
TOKEN: Final = 1.2
"""The value of an Order token."""
HEAT: Final[tuple[float, ...]] = (0.0, 0.6, 1.5, 2.7, 4.2)
"""The cost of standing at each level of Heat."""
PROSPECT: Final = 0.9
PATCH: Final = 0.6
AHEAD: Final = 0.03
"""The value of harm to a rival, for each point of its standing."""
CAUTION: Final = 0.9
"""The factor for plans that others can thwart first."""


class Purse:
    """The values of things to a seat now."""

    __slots__ = ("_markets", "_others", "_worths", "fights", "info", "left", "seat", "t")

    def __init__(self, info: Info[Mayhem]) -> None:
        t = info.state
        self.info = info
        self.t = t
        self.seat = info.seat
        self.left = rules_of(t).rounds - t.round
        """Number of rounds after this one."""
        self._others: list[Holding] = []
        self._markets: dict[int, float] = {}
        self._worths: dict[int, float] = {}
        self.fights: dict[int, Rivals] = {}
        """Expected fights by location, cached by ``fight_odds.rivals``."""

    # Goods

    def own(self) -> Goods:
        """Return the seat's goods."""
        first = self.seat * GOODS
        return (self.t.goods[first], self.t.goods[first + 1], self.t.goods[first + 2])

    def holding(self, seat: int) -> Holding:
        """Return a gang's goods: the seat's own as they are, another's in the middle of their bounds."""
        if seat == self.seat:
            c, g, k = self.own()
            return (float(c), float(g), float(k))
        if not self._others:
            book = holdings(self.info)
            for other in range(self.t.seats):
                middle = [sum(book.bounds(other, good)) / 2 for good in range(GOODS)]
                self._others.append((middle[0], middle[1], middle[2]))
        return self._others[seat]

    def markets(self, seat: int) -> float:
        """Return the Contraband that a gang can still traffic in the game, roughly; cached."""
        found = self._markets.get(seat)
        if found is None:
            now = 0.0
            if self.t.phase <= MARKET:
                most = limit(self.t, seat)
                now = 4.0 if most < 0 else float(most)
            found = self._markets[seat] = min(now, 4.0) + A_ROUND * self.left
        return found

    def goods(self, seat: int, held: Holding) -> float:
        """Return the value of goods to the gang ``seat``. Each further Gun or Contraband is worth less."""
        c, g, k = held
        fights = self.left + (1 if self.t.phase <= ORDERS else 0)
        guns = 0.0
        more = g
        for price in FIRST_GUNS:
            if more <= 0.0:
                break
            guns += price * min(1.0, more)
            more -= 1.0
        guns += LATER * max(0.0, more)
        sold = min(k, self.markets(seat))
        drugs = DRUG * sold - 0.04 * sold * sold + (SURPLUS * (k - sold) if self.left else 0.0)
        return c + guns * min(1.0, 0.25 * fights) + 0.01 * g + drugs

    def worth(self, seat: int) -> float:
        """Return the value of a gang's goods to it; cached."""
        found = self._worths.get(seat)
        if found is None:
            found = self._worths[seat] = self.goods(seat, self.holding(seat))
        return found

    def change(self, seat: int, more: Goods, times: int = 1) -> float:
        """Return the value to a gang of getting goods ``times`` times; negative amounts are given."""
        held = self.holding(seat)
        after = (held[0] + times * more[0], held[1] + times * more[1], held[2] + times * more[2])
        return self.goods(seat, (max(0.0, after[0]), max(0.0, after[1]), max(0.0, after[2]))) - self.worth(seat)

    # Dudes, Heat

    def member(self) -> float:
        """Return the value of one more Member: a token in each round to come."""
        return 0.5 + TOKEN * self.left

    def heat(self, more: int) -> float:
        """Return the value of ``more`` Heat, or of dropping Heat if it is negative. A Fall is included."""
        t = self.t
        now = t.heat[self.seat]
        top = rules_of(t).top_heat
        scale = 1.0 if self.left else 0.4 if t.phase <= MARKET else 0.1
        if now + more > top:
            last = count(t, self.seat)[0] <= 1
            return -self.member() - (6.0 if last else 1.0) + scale * (cost(now) - cost(rules_of(t).fall_heat))
        return scale * (cost(now) - cost(max(0, now + more)))

    # Locations

    def site(self, place: int, tokens: int) -> float:
        """Return the value of exploiting a location with ``tokens`` left for its Boost, without its own token."""
        site = rules_of(self.t).site(place)
        total = 0.0
        for i in range(len(site.rules)):
            total += max(0.0, self.part(site.rules[i], place) + self.icons(site.rule_heat[i]))
        if tokens > 0:
            total += max(0.0, self.boost(site, place))
        return total + self.icons(site.heat + value(self.t, self.seat, "hot_extra") if site.heat else 0)

    def boost(self, site: Site, place: int) -> float:
        """Return the value of a location's Boost, less its token."""
        if site.boost is None:
            return 0.0
        return self.part(site.boost, place) + self.icons(site.boost_heat) - 0.6 * TOKEN

    def icons(self, heat: int) -> float:
        """Return the value of taking Heat icons, which is mostly negative."""
        return self.heat(heat) if heat else 0.0

    def part(self, part: Part[Mayhem], place: int) -> float:
        """Return the value of carrying out a part of a rule at ``place`` (-1: at no location)."""
        t = self.t
        seat = self.seat
        if isinstance(part, Trade):
            directions = ((part.pays, part.gets), (part.gets, part.pays)) if part.two_way else ((part.pays, part.gets),)
            return max([self.trade(part, pays, gets)[0] for pays, gets in directions])
        if isinstance(part, Skim):
            if forbidden(t, seat, "skim", FREE):
                return 0.0
            return max([self.change(seat, self.in_stock(goods)) for goods in part.alternatives])
        if isinstance(part, Steal):
            frame: Frame = (part, 0, seat, place, ())
            return max([0.0, *[self.theft(part, option) for option in part.options(t, frame)]])
        if isinstance(part, DropHeat):
            return 0.0 if forbidden(t, seat, "drop", FREE) else self.heat(-min(part.amount, t.heat[seat]))
        if isinstance(part, GainHeat):
            return self.heat(part.amount)
        if isinstance(part, GainProspects):
            return PROSPECT * min(part.amount, recruits(t, seat)) if self.left else 0.0
        if isinstance(part, GainTokens):
            return TOKEN * part.amount
        return self.people(part, place)

    def people(self, part: Part[Mayhem], place: int) -> float:
        """Return the value of a part about Dudes or the Patch, or of one that holds other parts."""
        t = self.t
        seat = self.seat
        if isinstance(part, Heal):
            er = rules_of(t).er
            members = min(part.most, members_at(t, seat, er))
            prospects = min(part.most - members, prospects_at(t, seat, er))
            return 0.5 * (members * self.member() + prospects * PROSPECT)
        if isinstance(part, Promote):
            able = self.own()[CASH] >= part.cash and count(t, seat)[1] > 0 and t.pool_members[seat] > 0
            return self.member() - PROSPECT - part.cash if able else 0.0
        if isinstance(part, ClaimPatch):
            return PATCH if t.patch != seat else 0.0
        if isinstance(part, Costly):
            c, g, k = part.cost
            return self.part(part.part, place) + self.change(seat, (-c, -g, -k))
        if isinstance(part, Seq):
            return sum([self.part(one, place) for one in part.steps])
        return 0.0

    def trade(self, part: Trade, pays: Goods, gets: Goods) -> tuple[float, int]:
        """Return the value of a transaction at its best number of repetitions, and that number."""
        t = self.t
        if forbidden(t, self.seat, part.word, pays):
            return (0.0, 0)
        top, often = 0.0, 0
        cash = gets[CASH] + query(t, self.seat, part.word, 0, tags(pays))
        net = (cash - pays[CASH], gets[GUNS] - pays[GUNS], gets[DRUGS] - pays[DRUGS])
        for n in range(1, part.times(t, self.seat, pays, gets) + 1):
            found = self.change(self.seat, net, n)
            if found > top + 0.05:
                top, often = found, n
        return (top, often)

    def in_stock(self, goods: Goods) -> Goods:
        """Return the part of ``goods`` that the supply can still give."""
        return (goods[CASH], min(goods[GUNS], self.t.supply[0]), min(goods[DRUGS], self.t.supply[1]))

    def theft(self, part: Steal, option: int) -> float:
        """Return the value of a theft, with ``option`` a THEFT."""
        rival, which = THEFT.unpack(option)
        goods = part.alternatives[which]
        held = self.holding(rival)
        out = 0.0
        for good in range(GOODS):
            got = min(float(goods[good]), held[good])
            one = tuple([1 if good == k else 0 for k in range(GOODS)])
            out += got * self.change(self.seat, (one[0], one[1], one[2]))
        return out + AHEAD * self.standing(rival)

    # Others

    def standing(self, seat: int) -> float:
        """Return a gang's standing: the value of its goods and of its Dudes."""
        members, prospects = count(self.t, seat)
        ahead = members * (0.5 + TOKEN * self.left) + PROSPECT * prospects
        return self.worth(seat) + ahead


def cost(heat: int) -> float:
    """Return the cost of standing at a level of Heat (HEAT)."""
    return HEAT[min(heat, len(HEAT) - 1)]
