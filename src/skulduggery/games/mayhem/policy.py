"""A decent player of Men of Mayhem: rules of thumb over what the seat knows (``heuristic``).

It rides to where something can be exploited alone, exploits what pays for its Heat, fights where winning is likely and
worth it, keeps Contraband moving while its Heat lets it, and deals where both sides gain (bargains.py). Near ties are
broken by chance, so that it can't be read like a book. What things are worth stands in worth.py, fights in odds.py.
"""

from collections.abc import Callable
from typing import Final

from skulduggery.core.ask import Ask
from skulduggery.core.facts import Info
from skulduggery.core.parts import COMMIT, NO, YES
from skulduggery.core.rng import Rng
from skulduggery.games.mayhem.bargains import accept_offer, answer_offer, make_offer
from skulduggery.games.mayhem.deals import NONE
from skulduggery.games.mayhem.exploiting import BOOST, FINISH
from skulduggery.games.mayhem.gangs import dudes, gangs_at, members_at, open_sites, prospects_at
from skulduggery.games.mayhem.market import limit
from skulduggery.games.mayhem.odds import backed_up, fight_value, guns_to_pull
from skulduggery.games.mayhem.orders import (
    AMBUSH,
    CLUB,
    CONVOY,
    EXPLOIT,
    PATCH_IN,
    RECRUIT,
    RIDE,
    SIT,
    THROW,
    ride_of,
)
from skulduggery.games.mayhem.setup import DRUGS, OPPORTUNITY, Mayhem, rules_of
from skulduggery.games.mayhem.transactions import Skim, Steal, Trade
from skulduggery.games.mayhem.worth import CAUTION, PROSPECT, TOKEN, Purse, best

LATER: Final = 0.3
"""What a location is worth to who only stands there for the next round, as a share."""
FORCE: Final = 0.12
"""What each point of strength adds that holds a location."""
RISK: Final = 1.1
"""What a fight must be worth: rivals can bring Back-up, and what is won can be lost again."""
NEEDS: Final = 4
"""The strength that a location needs, about."""


def answer(t: Mayhem, ask: Ask, info: Info, rng: Rng) -> object:
    """What to answer, from what the seat of ``info`` knows."""
    if ask.kind == "offer":
        made = make_offer(Purse(info, t), ask, rng)
        return None if ask.open and made == NONE else made
    if ask.kind == "accept":
        return accept_offer(Purse(info, t), ask)
    if len(ask.options) == 1:
        return ask.options[0]
    found = ANSWERS.get(ask.kind)
    if found is None:
        return ask.options[rng.below(len(ask.options))] if ask.default is None else ask.default
    return found(Purse(info, t), ask, rng)


# Orders


class Plan:
    """What each location is worth to a gang that is about to issue an order."""

    __slots__ = ("_known", "now", "purse", "tokens")

    def __init__(self, purse: Purse) -> None:
        t = purse.t
        self.purse = purse
        self.tokens = t.tokens[purse.seat]
        self._known: dict[int, float] = {}
        self.now = {place: max(0.0, purse.site(place, self.tokens - 1)) for place in open_sites(t)}

    def holds(self, place: int, left: int) -> float:
        """What it is worth to control a location with so many tokens left."""
        t = self.purse.t
        if place not in self.now:
            return 0.0
        if left > 0 and not t.marks >> place & 1:
            return CAUTION * max(0.0, self.now[place] - 0.3 * TOKEN)
        lasting = rules_of(t).site(place).kind != OPPORTUNITY and self.purse.left > 0
        return LATER * self.now[place] if lasting else 0.0

    def stands(self, place: int, members: int, prospects: int, left: int) -> float:
        """What it is worth to have so many Dudes at a location; worked out once."""
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


def order(purse: Purse, ask: Ask, rng: Rng) -> int:
    """The best order, or near it."""
    plan = Plan(purse)
    return best(ask.options, [order_value(purse, plan, option) for option in ask.options], rng, 0.08)


def order_value(purse: Purse, plan: Plan, option: int) -> float:
    """What an order is worth."""
    t = purse.t
    rules = rules_of(t)
    kind = option >> 24
    what = option & (1 << 24) - 1
    if kind == SIT:
        return 0.0
    if kind == RECRUIT:
        return 0.8 * PROSPECT * min(2, 1 + t.pool_prospects[purse.seat] // 9) if purse.left else 0.0
    if kind == EXPLOIT:
        return purse.site(what, plan.tokens - 1)
    if kind in (THROW, AMBUSH):
        seat = purse.seat
        here = (members_at(t, seat, what), prospects_at(t, seat, what))
        price = RISK if kind == THROW else RISK + 0.5 * TOKEN
        return fight_value(purse, what, *here, plan.holds(what, plan.tokens - 1)) - price
    if kind == PATCH_IN:
        c, g, k = rules.patch_in
        return purse.member() - PROSPECT + purse.change(purse.seat, (-c, -g, -k)) if purse.left else -1.0
    if kind == CLUB:
        part = rules.sides[t.sides[purse.seat]].orders[what][1]
        return 0.0 if part is None else purse.part(part, -1) - 0.2
    if kind == CONVOY:
        return -1.0
    assert kind == RIDE, kind
    return ride_value(purse, plan, what, 1)


def ride_value(purse: Purse, plan: Plan, what: int, cost: int) -> float:
    """What a Ride changes: what is worth more to hold there than here."""
    t = purse.t
    source, goal, m, p = ride_of(what)
    seat = purse.seat
    left = plan.tokens - cost
    first = seat * rules_of(t).places
    members, prospects = t.members[first + source], t.prospects[first + source]
    there, too = t.members[first + goal], t.prospects[first + goal]
    before = plan.stands(source, members, prospects, left) + plan.stands(goal, there, too, left)
    after = plan.stands(source, members - m, prospects - p, left) + plan.stands(goal, there + m, too + p, left)
    # Whoever stays at home can still go elsewhere.
    spare = 0.1 * (2 * m + p) if source == seat else 0.0
    return after - before - spare


def convoy(purse: Purse, ask: Ask, rng: Rng) -> int:
    """One Ride of a Convoy is enough."""
    if COMMIT in ask.options:
        return COMMIT
    plan = Plan(purse)
    rides = tuple([option for option in ask.options if option >= 0])
    return best(rides, [ride_value(purse, plan, option, 0) for option in rides], rng, 0.05)


# Exploiting


def exploit(purse: Purse, ask: Ask, rng: Rng) -> int:
    """The rule that brings most comes first; none that costs more than it brings."""
    place = ask.args[0]
    site = rules_of(purse.t).site(place)
    values = []
    for option in ask.options:
        if option == FINISH:
            values.append(0.02)
        elif option == BOOST:
            values.append(purse.boost(site, place))
        else:
            values.append(purse.part(site.rules[option], place) + purse.icons(site.rule_heat[option]))
    return best(ask.options, values, rng, 0.03)


def counted(purse: Purse, ask: Ask, _: Rng) -> int:
    """How often a transaction is carried out."""
    part = purse.t.stack[-1][0]
    assert isinstance(part, Trade)
    pays, gets = part.sides(purse.t.stack[-1])
    often = purse.trade(part, pays, gets)[1]
    return often if often in ask.options else ask.options[-1]


def direction(purse: Purse, ask: Ask, rng: Rng) -> int:
    """Which way a SWAP goes."""
    part = purse.t.stack[-1][0]
    assert isinstance(part, Trade)
    values = [purse.trade(part, part.pays, part.gets)[0], purse.trade(part, part.gets, part.pays)[0]]
    return best(ask.options, values, rng, 0.05)


def alternative(purse: Purse, ask: Ask, rng: Rng) -> int:
    """Which goods are taken."""
    part = purse.t.stack[-1][0]
    assert isinstance(part, Skim)
    worths = [purse.change(purse.seat, purse.in_stock(part.alternatives[option])) for option in ask.options]
    return best(ask.options, worths, rng, 0.05)


def steal(purse: Purse, ask: Ask, rng: Rng) -> int:
    """From whom, and what."""
    part = purse.t.stack[-1][0]
    assert isinstance(part, Steal)
    return best(ask.options, [purse.theft(part, option) for option in ask.options], rng, 0.1)


# Fights


def back_up(purse: Purse, ask: Ask, rng: Rng) -> int:
    """Who comes to help, if that is worth the token."""
    place = ask.args[0]
    prize = Plan(purse).holds(place, purse.t.tokens[purse.seat] - 1) + 1.0
    values = [0.05 if option == COMMIT else -9.0 for option in ask.options]
    for i in range(len(ask.options)):
        if ask.options[i] >= 0:
            values[i] = backed_up(purse, ask, ask.options[i], prize)
    return best(ask.options, values, rng, 0.05)


def guns(purse: Purse, ask: Ask, rng: Rng) -> int:
    """How many Guns to pull."""
    place = ask.args[0]
    prize = Plan(purse).holds(place, purse.t.tokens[purse.seat]) + 1.0
    return best(ask.options, guns_to_pull(purse, place, ask.options, prize), rng, 0.15)


def shoot(purse: Purse, ask: Ask, rng: Rng) -> int:
    """Whoever is furthest ahead."""
    return best(ask.options, [purse.standing(seat) for seat in ask.options], rng, 0.5)


def exploit_now(purse: Purse, ask: Ask, _: Rng) -> int:
    """Whether the place that was won is worth another token."""
    return YES if purse.site(ask.args[0], purse.t.tokens[purse.seat] - 1) > 0.3 * TOKEN else NO


def fall(purse: Purse, ask: Ask, rng: Rng) -> int:
    """A Prospect if that is allowed, the injured first, then whoever holds least."""
    t = purse.t
    er = rules_of(t).er
    plan = Plan(purse)
    values = []
    for option in ask.options:
        place, prospect = option // 2, option % 2
        here = dudes(t, purse.seat, place)
        price = PROSPECT if prospect else purse.member()
        price *= 0.5 if place == er else 1.0
        values.append(-price - (plan.holds(place, t.tokens[purse.seat]) if here == 1 else 0.0))
    return best(ask.options, values, rng, 0.03)


# Market, cards


def traffic(purse: Purse, ask: Ask, rng: Rng) -> int:
    """How much to sell: others are thought to sell about what they can."""
    t = purse.t
    others = 0.0
    for seat in range(t.seats):
        if seat != purse.seat and seat not in t.out:
            most = limit(t, seat)
            drugs = purse.holding(seat)[DRUGS]
            others += 0.75 * (drugs if most < 0 else min(float(most), drugs))
    held = purse.holding(purse.seat)
    values = []
    for n in ask.options:
        price = street(t, n + others)
        kept = purse.goods(purse.seat, (held[0], held[1], held[2] - n)) - purse.goods(purse.seat, held)
        rest = kept if purse.left else 0.0
        values.append(n * price + rest + (purse.heat(1) if n else 0.0))
    return best(ask.options, values, rng, 0.15)


def street(t: Mayhem, total: float) -> float:
    """What Contraband brings in the street, about."""
    for most, price in rules_of(t).market:
        if most < 0 or total <= most + 0.5:
            return float(price)
    return 0.0


def jail(purse: Purse, ask: Ask, rng: Rng) -> int:
    """Whoever is furthest ahead loses a Dude."""
    return best(ask.options, [purse.standing(seat) for seat in ask.options], rng, 0.5)


def bill(purse: Purse, ask: Ask, rng: Rng) -> int:
    """Members are worth a bill while there are rounds to come."""
    price = purse.t.stack[-1][4][0]
    values = []
    for option in ask.options:
        members, prospects = option // 8, option % 8
        values.append(0.5 * (members * purse.member() + prospects * PROSPECT) - price * (members + prospects))
    return best(ask.options, values, rng, 0.05)


def promote(purse: Purse, ask: Ask, rng: Rng) -> int:
    """A Member is best where a fight may come."""
    t = purse.t
    values = [float(len(gangs_at(t, place)) > 1) + 0.2 * (place != purse.seat) for place in ask.options]
    return best(ask.options, values, rng, 0.1)


def pick(_: Purse, ask: Ask, rng: Rng) -> int:
    """Any gang, with rules of its own where there are any."""
    return best(ask.options, [float(option % 2 == 0) for option in ask.options], rng, 0.5)


ANSWERS: Final[dict[str, Callable[[Purse, Ask, Rng], int]]] = {
    "order": order,
    "convoy": convoy,
    "exploit": exploit,
    "count": counted,
    "direction": direction,
    "alternative": alternative,
    "steal": steal,
    "back-up": back_up,
    "guns": guns,
    "shoot": shoot,
    "exploit-now": exploit_now,
    "fall": fall,
    "traffic": traffic,
    "jail": jail,
    "bill": bill,
    "promote": promote,
    "pick": pick,
    "reply": answer_offer,
}
