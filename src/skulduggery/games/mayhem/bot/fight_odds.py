"""Rough estimates of the odds and values of fights (section 5 of the rules)."""

from typing import Final

from skulduggery.engine.asks import Ask
from skulduggery.games.mayhem.bot.valuation import PATCH, TOKEN, Purse, Rivals
from skulduggery.games.mayhem.rules.gangs import dudes, gangs_at, members_at, prospects_at, sources, value
from skulduggery.games.mayhem.rules.options import back_up_of
from skulduggery.games.mayhem.rules.state import GUNS, Mayhem, rules_of

DIFFERENCES: Final[tuple[int, ...]] = (1, 3, 6, 10, 15, 21, 26, 30, 33, 35, 36)
"""Number of the 36 throws of two dice in which the first die exceeds the second by at least 5, 4, ... -5."""
PULLED: Final = 0.5
"""The share of the Guns it could pull that a gang pulls, roughly."""
CALLED: Final = 0.5
"""The share of a rival's best Back-up that comes, roughly."""
COUNTED: Final = 0.7
"""The share of its own best Back-up that the seat counts on."""
WOUND: Final = 0.5
"""The share of a Dude's value that an injury costs, roughly."""


def ahead(lead: float, ties: bool) -> float:
    """Return the probability of beating one rival with this lead before the dice.

    Fractional leads are interpolated. With ``ties``, ties count as won (MM-THROW-23).
    """
    lead += 1.0 if ties else 0.0
    low = int(lead // 1)
    part = lead - low
    return (1 - part) * beats(low) + part * beats(low + 1)


def beats(lead: int) -> float:
    """Return the probability of beating one rival with this whole lead before the dice, without ties."""
    if lead <= -6:
        return 0.0
    return 1.0 if lead >= 6 else (DIFFERENCES[lead + 5] - throws(lead)) / 36


def throws(lead: int) -> int:
    """Return the number of the 36 throws of two dice that make up for a lead exactly."""
    return max(0, 6 - abs(lead))


def strength(t: Mayhem, seat: int, place: int) -> float:
    """Return the bonus that a gang's Dudes at a location add to its die."""
    prospect, member, _ = rules_of(t).bonus
    return float(member * members_at(t, seat, place) + prospect * prospects_at(t, seat, place))


def may_shoot(t: Mayhem, place: int) -> bool:
    """Return whether Guns can be pulled at a location now."""
    return rules_of(t).site(place).guns and value(t, -1, "guns_allowed") > 0


def expected_guns(purse: Purse, seat: int, place: int) -> float:
    """Return the expected number of Guns that a gang pulls at a location."""
    t = purse.t
    if not may_shoot(t, place):
        return 0.0
    here = members_at(t, seat, place) + prospects_at(t, seat, place)
    return PULLED * min(float(here), purse.holding(seat)[GUNS])


def reserve(t: Mayhem, seat: int, place: int, tokens: int) -> float:
    """Return the most that Back-up from one other location could add to a gang's total; 0 without ``tokens``."""
    if not tokens or not value(t, -1, "backup"):
        return 0.0
    return max([0.0, *[strength(t, seat, source) for source in sources(t, seat, place)]])


def rivals(purse: Purse, place: int) -> Rivals:
    """Return each rival's expected total before the dice, each one's Back-up, and the sum of their shots; cached."""
    found = purse.fights.get(place)
    if found is None:
        t = purse.t
        gun = rules_of(t).bonus[2]
        totals = []
        more = []
        shots = 0.0
        for seat in gangs_at(t, place):
            if seat != purse.seat:
                pulled = expected_guns(purse, seat, place)
                totals.append(strength(t, seat, place) + gun * pulled)
                more.append(CALLED * reserve(t, seat, place, t.tokens[seat]))
                shots += pulled
        found = purse.fights[place] = (totals, more, shots)
    return found


def chance_to_win(purse: Purse, place: int, own: float, called: bool = False) -> float:
    """Return the probability that the seat's total ``own`` before the dice beats each rival at a location.

    With ``called``, the rivals' expected Back-up is added to their totals.
    """
    ties = purse.t.patch == purse.seat
    totals, more, _ = rivals(purse, place)
    chance = 1.0
    for i in range(len(totals)):
        chance *= ahead(own - totals[i] - (more[i] if called else 0.0), ties)
    return chance


def wounds(purse: Purse, place: int) -> float:
    """Return the expected cost to the seat of injuries by the rivals' Guns."""
    t = purse.t
    here = members_at(t, purse.seat, place) + prospects_at(t, purse.seat, place)
    return WOUND * min(rivals(purse, place)[2], float(here) if here else 1.0) * (0.5 + 0.5 * purse.member())


def fight_value(purse: Purse, place: int, members: int, prospects: int, worth: float, ambush: bool = False) -> float:
    """Return the value to the seat of a Throw Down with these Dudes, without its token.

    ``worth``: the value of controlling the location; ``ambush``: True if nobody can call Back-up.
    """
    t = purse.t
    rules = rules_of(t)
    seat = purse.seat
    pulled = 0.0
    if may_shoot(t, place):
        pulled = PULLED * min(members + prospects, purse.own()[GUNS])
    own = rules.bonus[1] * members + rules.bonus[0] * prospects + rules.bonus[2] * pulled
    prize = worth + 0.6 + (PATCH if t.patch in gangs_at(t, place) and t.patch != seat else 0.0)
    chance = chance_to_win(purse, place, own, not ambush)
    found = chance * prize
    if not ambush and (members, prospects) == (members_at(t, seat, place), prospects_at(t, seat, place)):
        more = COUNTED * reserve(t, seat, place, t.tokens[seat] - 1)
        if more:
            found = max(found, chance_to_win(purse, place, own + more, True) * prize - 0.6 * TOKEN)
    price = 0.6 * (1 - chance) + wounds(purse, place)
    if pulled:
        price += 0.7 * (pulled - 0.3) - purse.heat(1)
    return found - price


def backed_up(purse: Purse, ask: Ask, step: int, prize: float) -> float:
    """Return the value of calling the Back-up ``step`` (a BACK_UP), less the cost of its token.

    ``prize``: the value of winning the fight.
    """
    t = purse.t
    place = ask.args[0]
    rules = rules_of(t)
    own = strength(t, purse.seat, place) + rules.bonus[2] * expected_guns(purse, purse.seat, place)
    for taken in ask.args[1:]:
        _source, members, prospects = back_up_of(taken)
        own += rules.bonus[1] * members + rules.bonus[0] * prospects
    source, members, prospects = back_up_of(step)
    more = rules.bonus[1] * members + rules.bonus[0] * prospects
    price = 0.6 * TOKEN
    if source != purse.seat and not t.marks >> source & 1:
        price += 1.0
    return (chance_to_win(purse, place, own + more) - chance_to_win(purse, place, own)) * (prize + 1.0) - price


def guns_to_pull(purse: Purse, place: int, options: tuple[int, ...], prize: float) -> list[float]:
    """Return the value of pulling each number of Guns in ``options``. ``prize``: the value of winning the fight."""
    t = purse.t
    gun = rules_of(t).bonus[2]
    own = strength(t, purse.seat, place)
    others = sum([dudes(t, seat, place) for seat in gangs_at(t, place)]) - dudes(t, purse.seat, place)
    out = []
    for n in options:
        found = chance_to_win(purse, place, own + gun * n) * prize + 0.5 * min(n, others)
        if n:
            found += purse.change(purse.seat, (0, -n, 0)) + purse.heat(1) * value(t, purse.seat, "gun_heat")
        out.append(found)
    return out
