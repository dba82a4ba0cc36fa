"""Claims about answers of Men of Mayhem: goods, Dudes, locations and odds of a fight, from what a seat knows."""

from math import inf
from typing import Final

from skulduggery.engine.claims import Claim
from skulduggery.engine.knowledge.groups import Info
from skulduggery.engine.machine import EFFECT, REGISTERS, SOURCE
from skulduggery.engine.programs import Part, Seq
from skulduggery.games.mayhem.knowledge.fight_odds import odds
from skulduggery.games.mayhem.knowledge.view import prices
from skulduggery.games.mayhem.rules.exploiting import can_use
from skulduggery.games.mayhem.rules.fights import HOLDER, fighters, total
from skulduggery.games.mayhem.rules.gangs import (
    controls,
    count,
    dudes,
    gangs_at,
    members_at,
    open_sites,
    prospects_at,
)
from skulduggery.games.mayhem.rules.state import GOODS, MARKET, ORDERS, Mayhem, rules_of
from skulduggery.games.mayhem.rules.transactions import Trade

HELD: Final = (
    ("cash", "cash"), ("guns", "guns"), ("drugs", "drugs"),
    ("members", "members"), ("prospects", "members"),
)  # fmt: skip
"""Kinds of claims on what a gang has, each with its explanation group."""


def claims(before: Info[Mayhem], after: Info[Mayhem]) -> list[Claim]:
    """Return what an answer has changed for a seat, the most telling first."""
    s, t, seat = before.state, after.state, before.seat
    if t.result or seat in t.out or not s.round:
        return []
    return [
        *fights(t, seat),
        *sites(s, t, seat),
        *holdings(s, t, seat),
        *yields(s, t, seat),
        *company(s, t, seat),
    ]


def fights(t: Mayhem, seat: int) -> list[Claim]:
    """Claim the odds of the seat in a running fight, if nobody adds Back-up or Guns from now on."""
    frame = next((one for one in t.stack if one[EFFECT].name == "fight"), None)
    if frame is None:
        return []
    place, registers = frame[SOURCE], frame[REGISTERS]
    there = fighters(t, registers)
    if seat not in there or any(registers[t.seats : 2 * t.seats]):
        return []
    strength = [total(t, one, place, 0) for one in there]
    me = there.index(seat)
    chance = odds(strength[me], strength[:me] + strength[me + 1 :], registers[HOLDER] == seat)
    rival = max([one for one in there if one != seat], key=lambda one: strength[there.index(one)])
    return [Claim("fight", "sites", chance, (place, strength[me], rival, strength[there.index(rival)], chance))]


def sites(s: Mayhem, t: Mayhem, seat: int) -> list[Claim]:
    """Claim locations that the seat controls now, and those that rivals no longer control."""
    spots = open_sites(t)
    held = [place for place in spots if controls(t, seat, place)]
    new = [place for place in held if not controls(s, seat, place)]
    out = [Claim("sites", "sites", len(held), (place, len(held), services(t, seat, place))) for place in new[:1]]
    for place in spots:
        for other in range(t.seats):
            if other != seat and controls(s, other, place) and not controls(t, other, place) and dudes(t, seat, place):
                out.append(Claim("ousted", "rivals", 1, (other, place), place))
    return out


def services(t: Mayhem, seat: int, place: int) -> list[tuple[int, int | None]]:
    """Return the rules of a location that the seat could use, with what it has, if it exploited it next (MM-EXP-02).

    Each comes with the Cash of its trade if that differs from the printed one (MM-MOD-03), else None.
    """
    if t.phase > ORDERS or not t.tokens[seat] or t.marks >> place & 1:
        return []
    site = rules_of(t).site(place)
    frame = (rules_of(t).effects["exploit"], 0, seat, place, (0,))
    rules = [(place, i, part) for i, part in enumerate(site.rules)]
    usable = [one for one in rules if can_use(t, frame, one[2], False) and affords(t, seat, one[2])]
    changed = {number: cash for _, number, cash in prices(t, seat, usable)}
    return [(i, changed.get(i)) for _, i, _ in usable]


def affords(t: Mayhem, seat: int, part: Part[Mayhem]) -> bool:
    """Return whether the seat could carry out a trade at least once with what it has (MM-TX-05); other parts: True."""
    if isinstance(part, Seq):
        return any([affords(t, seat, one) for one in part.steps])
    if not isinstance(part, Trade):
        return True
    ways = ((part.pays, part.gets), (part.gets, part.pays))
    return any([part.times(t, seat, *ways[way]) > 0 for way in part.directions(t, seat)])


def holdings(s: Mayhem, t: Mayhem, seat: int) -> list[Claim]:
    """Claim what the seat holds: goods, Dudes, little Heat, the Patch.

    A claim on Members comes with whether they bring tokens in a further round (MM-CLAIM-01).
    Not told is what counts no more in this game, and what an answer only holds back, as that says nothing of its use.
    """
    more = t.round < rules_of(t).rounds
    fights = more or t.phase <= ORDERS
    still = (True, fights, more or t.phase <= MARKET, fights, fights)
    out = [
        Claim(
            name,
            group,
            now,
            (now, int(more)) if name == "members" else (now,),
            limit=inf if counts and now > was else 0.0,
            relative=True,
        )
        for (name, group), was, now, counts in zip(HELD, held_by(s, seat), held_by(t, seat), still, strict=True)
        if now
    ]
    cool = 4 - t.heat[seat]
    if cool > 0:
        out.append(Claim("heat", "heat", cool, (t.heat[seat],), limit=inf if fights else 0.0, relative=True))
    return [*out, Claim("patch", "patch", 1, ())] if t.patch == seat != s.patch else out


def held_by(t: Mayhem, seat: int) -> list[int]:
    """Return how much a gang has of each of HELD."""
    return [*t.goods[seat * GOODS : (seat + 1) * GOODS], *count(t, seat)]


def yields(s: Mayhem, t: Mayhem, seat: int) -> list[Claim]:
    """Claim the goods that a location exploited brings."""
    gains = [t.goods[seat * GOODS + good] - s.goods[seat * GOODS + good] for good in range(GOODS)]
    goods = [max(0, n) for n in gains]
    used = [place for place in open_sites(t) if (t.marks & ~s.marks) >> place & 1]
    return [Claim("yield", "", sum(goods), (place, *goods)) for place in used[:1] if any(goods)]


def company(s: Mayhem, t: Mayhem, seat: int) -> list[Claim]:
    """Claim the strength of the seat where it grows, against the strongest other gang there.

    Where there is none, it doesn't set an answer apart: nobody may ever attack.
    """
    out = []
    for place in open_sites(t):
        mine = strength(t, seat, place)
        others = [other for other in gangs_at(t, place) if other != seat]
        if mine <= strength(s, seat, place):
            continue
        if others:
            rival = max(others, key=lambda other: strength(t, other, place))
            out.append(Claim("against", "sites", mine, (place, mine, rival, strength(t, rival, place)), place))
        else:
            out.append(Claim("force", "sites", mine, (place, mine), place, limit=0.0))
    return out


def strength(t: Mayhem, seat: int, place: int) -> int:
    """Return what a gang's Dudes at a place add to its die in a fight (MM-THROW-21)."""
    bonus = rules_of(t).bonus
    return bonus[0] * prospects_at(t, seat, place) + bonus[1] * members_at(t, seat, place)
