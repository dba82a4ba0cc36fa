"""The heuristic of Men of Mayhem: rules of thumb that use only what the seat knows.

It rides to locations that it can exploit alone, and exploits those that pay for their Heat. It fights where winning is
likely and worth it, traffics Contraband as its Heat allows, and deals where both gangs gain (bargaining.py). Near ties
are broken at random, so that opponents can't predict it. Values come from valuation.py, odds of fights from
fight_odds.py.
"""

from collections.abc import Callable
from typing import Final

from skulduggery.engine.asks import Ask
from skulduggery.engine.chance import Rng
from skulduggery.engine.knowledge.groups import Info
from skulduggery.engine.machine import EFFECT, REGISTERS
from skulduggery.engine.preferences import Preferences, any_of, sure
from skulduggery.engine.programs import COMMIT, NO, YES
from skulduggery.games.mayhem.bot.bargaining import accept_offer, answer_offer, counter_offer, make_offer
from skulduggery.games.mayhem.bot.fight_odds import backed_up, fight_value, guns_to_pull
from skulduggery.games.mayhem.bot.placement import RISK, Plan, best_convoy, rides_value
from skulduggery.games.mayhem.bot.valuation import PROSPECT, TOKEN, Purse
from skulduggery.games.mayhem.rules.deals import NONE
from skulduggery.games.mayhem.rules.exploiting import BOOST, FINISH
from skulduggery.games.mayhem.rules.gangs import dudes, gangs_at, members_at, prospects_at
from skulduggery.games.mayhem.rules.market import limit
from skulduggery.games.mayhem.rules.options import (
    AMBUSH,
    CLUB,
    CONVOY,
    DUDE,
    DUDES,
    EXPLOIT,
    ORDER,
    PATCH_IN,
    RECRUIT,
    RIDE,
    SIT,
    THROW,
)
from skulduggery.games.mayhem.rules.state import DRUGS, Mayhem, rules_of
from skulduggery.games.mayhem.rules.transactions import Skim, Steal, Trade

SOLD: Final = 0.5
"""The share of the Contraband it could traffic that a rival traffics, roughly."""


def answer(info: Info[Mayhem], ask: Ask, rng: Rng) -> object:
    """Return an answer to ``ask`` from what the seat of ``info`` knows; None for no answer to an open offer."""
    if ask.kind == "offer":
        made = make_offer(Purse(info), ask, rng)
        return None if ask.open and made == NONE else made
    if ask.kind == "counter":
        return counter_offer(Purse(info), ask)
    if ask.kind == "accept":
        return accept_offer(Purse(info), ask)
    if len(ask.options) == 1:
        return ask.options[0]
    if ask.kind == "reply":
        return answer_offer(Purse(info), ask, rng)
    return preferences(info, ask).draw(rng)


def preferences(info: Info[Mayhem], ask: Ask) -> Preferences:
    """Return the preferences for a question that is not about deals, from what the seat of ``info`` knows."""
    found = LEANINGS.get(ask.kind)
    if found is not None:
        return found(Purse(info), ask)
    return sure(ask.default) if isinstance(ask.default, int) else any_of(ask.options)


def logits(info: Info[Mayhem], ask: Ask) -> tuple[float, ...]:
    """Return the logit of each option of a question; empty if its answers are not listed or it is about deals."""
    if ask.ranges or ask.open or ask.kind == "reply":
        return ()
    return preferences(info, ask).over(ask.options)


# Orders


def order(purse: Purse, ask: Ask) -> Preferences:
    """Return the preferences among the orders."""
    plan = Plan(purse)
    values = [order_value(purse, plan, option) for option in ask.options]
    convoy = ORDER.pack(CONVOY, 0)
    if convoy in ask.options:
        orders = [ORDER.unpack(option) for option in ask.options]
        rides = [what for kind, what in orders if kind == RIDE]
        alone = [values[i] for i in range(len(values)) if orders[i][0] == RIDE]
        values[ask.options.index(convoy)] = best_convoy(purse, plan, rides, alone, plan.fare)[0]
    return Preferences(ask.options, values, 0.08)


def order_value(purse: Purse, plan: Plan, option: int) -> float:
    """Return the value of an order. A CONVOY has none here: ``order`` values it with all Rides."""
    t = purse.t
    rules = rules_of(t)
    kind, what = ORDER.unpack(option)
    if kind == SIT:
        return 0.0
    if kind == RECRUIT:
        return 0.8 * PROSPECT * min(2, 1 + t.pool_prospects[purse.seat] // 9) if purse.left else 0.0
    if kind == EXPLOIT:
        return purse.site(what, plan.tokens - 1)
    if kind in (THROW, AMBUSH):
        seat = purse.seat
        here = (members_at(t, seat, what), prospects_at(t, seat, what))
        if kind == THROW:
            return fight_value(purse, what, *here, plan.holds(what, plan.tokens - 1)) - RISK
        return fight_value(purse, what, *here, plan.holds(what, plan.tokens - 2), True) - RISK - 0.6 * TOKEN
    if kind == PATCH_IN:
        c, g, k = rules.patch_in
        return purse.member() - PROSPECT + purse.change(purse.seat, (-c, -g, -k)) if purse.left else -1.0
    if kind == CLUB:
        part = rules.sides[t.sides[purse.seat]].orders[what][1]
        return 0.0 if part is None else purse.part(part, -1) - 0.2
    if kind == CONVOY:
        return -1.0
    assert kind == RIDE, kind
    return rides_value(purse, plan, (what,), plan.fare)


def convoy(purse: Purse, ask: Ask) -> Preferences:
    """Return the Ride to begin a Convoy with, then the best second Ride, or COMMIT if none adds value."""
    plan = Plan(purse)
    rides = [option for option in ask.options if option >= 0]
    if ask.args:
        values = [rides_value(purse, plan, (ask.args[0], ride), 0) for ride in rides]
        alone = rides_value(purse, plan, (ask.args[0],), 0)
        return sure(rides[values.index(max(values))] if values and max(values) > alone else COMMIT)
    values = [rides_value(purse, plan, (ride,), 0) for ride in rides]
    top, found = best_convoy(purse, plan, rides, values, 0)
    return sure(found[0] if top > max(values) else rides[values.index(max(values))])


# Exploiting


def exploit(purse: Purse, ask: Ask) -> Preferences:
    """Return the preferences among a location's rules, its Boost and FINISH, by what each still gains."""
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
    return Preferences(ask.options, values, 0.03)


def counted(purse: Purse, ask: Ask) -> Preferences:
    """Return the preferences for the number of repetitions of a transaction."""
    part = purse.t.stack[-1][EFFECT]
    assert isinstance(part, Trade)
    pays, gets = part.sides(purse.t.stack[-1])
    often = purse.trade(part, pays, gets)[1]
    return sure(often if often in ask.options else ask.options[-1])


def direction(purse: Purse, ask: Ask) -> Preferences:
    """Return the preferences for the direction of a SWAP."""
    part = purse.t.stack[-1][EFFECT]
    assert isinstance(part, Trade)
    values = [purse.trade(part, part.pays, part.gets)[0], purse.trade(part, part.gets, part.pays)[0]]
    return Preferences(ask.options, values, 0.05)


def alternative(purse: Purse, ask: Ask) -> Preferences:
    """Return the preferences among alternative goods to take."""
    part = purse.t.stack[-1][EFFECT]
    assert isinstance(part, Skim)
    worths = [purse.change(purse.seat, purse.in_stock(part.alternatives[option])) for option in ask.options]
    return Preferences(ask.options, worths, 0.05)


def steal(purse: Purse, ask: Ask) -> Preferences:
    """Return the preferences for a theft: a rival and the goods to take."""
    part = purse.t.stack[-1][EFFECT]
    assert isinstance(part, Steal)
    return Preferences(ask.options, [purse.theft(part, option) for option in ask.options], 0.1)


# Fights


def back_up(purse: Purse, ask: Ask) -> Preferences:
    """Return the preferences for Back-up, each less the value of its token."""
    place = ask.args[0]
    prize = Plan(purse).holds(place, purse.t.tokens[purse.seat] - 1) + 1.0
    values = [0.05 if option == COMMIT else -9.0 for option in ask.options]
    for i in range(len(ask.options)):
        if ask.options[i] >= 0:
            values[i] = backed_up(purse, ask, ask.options[i], prize)
    return Preferences(ask.options, values, 0.05)


def guns(purse: Purse, ask: Ask) -> Preferences:
    """Return the preferences for the number of Guns to pull."""
    place = ask.args[0]
    prize = Plan(purse).holds(place, purse.t.tokens[purse.seat]) + 1.0
    return Preferences(ask.options, guns_to_pull(purse, place, ask.options, prize), 0.15)


def shoot(purse: Purse, ask: Ask) -> Preferences:
    """Return the preferences for the gang to shoot at, those furthest ahead first."""
    return Preferences(ask.options, [purse.standing(seat) for seat in ask.options], 0.5)


def exploit_now(purse: Purse, ask: Ask) -> Preferences:
    """Return the preferences about exploiting a location that was just won, for one more token."""
    return sure(YES if purse.site(ask.args[0], purse.t.tokens[purse.seat] - 1) > 0.3 * TOKEN else NO)


def fall(purse: Purse, ask: Ask) -> Preferences:
    """Return the preferences for the Dude who Takes the Fall, by its value and what it holds alone.

    Prospects and the injured are worth less than healthy Members.
    """
    t = purse.t
    er = rules_of(t).er
    plan = Plan(purse)
    values = []
    for option in ask.options:
        place, prospect = DUDE.unpack(option)
        here = dudes(t, purse.seat, place)
        price = PROSPECT if prospect else purse.member()
        price *= 0.5 if place == er else 1.0
        values.append(-price - (plan.holds(place, t.tokens[purse.seat]) if here == 1 else 0.0))
    return Preferences(ask.options, values, 0.03)


# Market, cards


def traffic(purse: Purse, ask: Ask) -> Preferences:
    """Return the preferences for the amount to traffic, if each rival traffics the share SOLD of what it could."""
    t = purse.t
    others = 0.0
    for seat in range(t.seats):
        if seat != purse.seat and seat not in t.out:
            most = limit(t, seat)
            drugs = purse.holding(seat)[DRUGS]
            others += SOLD * (drugs if most < 0 else min(float(most), drugs))
    held = purse.holding(purse.seat)
    values = []
    for n in ask.options:
        price = street(t, n + others)
        kept = purse.goods(purse.seat, (held[0], held[1], held[2] - n)) - purse.goods(purse.seat, held)
        rest = kept if purse.left else 0.0
        values.append(n * price + rest + (purse.heat(1) if n else 0.0))
    return Preferences(ask.options, values, 0.15)


def street(t: Mayhem, total: float) -> float:
    """Return the street value of Contraband for an expected total."""
    for most, price in rules_of(t).market:
        if most < 0 or total <= most + 0.5:
            return float(price)
    return 0.0


def jail(purse: Purse, ask: Ask) -> Preferences:
    """Return the preferences for the rival that loses a Dude, those furthest ahead first."""
    return Preferences(ask.options, [purse.standing(seat) for seat in ask.options], 0.5)


def bill(purse: Purse, ask: Ask) -> Preferences:
    """Return the preferences for the injured to pay for, by half their value less the bill."""
    price = purse.t.stack[-1][REGISTERS][0]
    values = []
    for option in ask.options:
        members, prospects = DUDES.unpack(option)
        values.append(0.5 * (members * purse.member() + prospects * PROSPECT) - price * (members + prospects))
    return Preferences(ask.options, values, 0.05)


def promote(purse: Purse, ask: Ask) -> Preferences:
    """Return the preferences for the place of a new Member, contested locations first."""
    t = purse.t
    values = [float(len(gangs_at(t, place)) > 1) + 0.2 * (place != purse.seat) for place in ask.options]
    return Preferences(ask.options, values, 0.1)


def pick(_: Purse, ask: Ask) -> Preferences:
    """Return the preferences among the gangs, with high octane sides first."""
    return Preferences(ask.options, [float(option % 2 == 0) for option in ask.options], 0.5)


LEANINGS: Final[dict[str, Callable[[Purse, Ask], Preferences]]] = {
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
}
