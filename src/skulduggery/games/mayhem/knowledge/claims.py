"""Claims about answers of Men of Mayhem: goods, Dudes, locations and odds of a fight, from what a seat knows."""

from itertools import product
from typing import Final

from skulduggery.engine.claims import Claim
from skulduggery.engine.knowledge.groups import Info
from skulduggery.engine.machine import EFFECT, REGISTERS, SOURCE
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
from skulduggery.games.mayhem.rules.state import CASH, DRUGS, GOODS, GUNS, Mayhem, rules_of

HELD: Final = (("cash", CASH), ("guns", GUNS), ("drugs", DRUGS))


def claims(before: Info[Mayhem], after: Info[Mayhem]) -> list[Claim]:
    """Return what an answer has changed for a seat, the most telling first."""
    s, t, seat = before.state, after.state, before.seat
    if t.result or seat in t.out or not s.round:
        return []
    return [
        *fights(t, seat),
        *market(t, seat),
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
    won = 0
    for dice in product(range(1, 7), repeat=len(there)):
        totals = [a + b for a, b in zip(strength, dice, strict=True)]
        best = max(totals)
        won += totals[me] == best and (totals.count(best) == 1 or registers[HOLDER] == seat)
    odds = round(100 * won / 6 ** len(there))
    rival = max([one for one in there if one != seat], key=lambda one: strength[there.index(one)])
    return [Claim("fight", "sites", odds, (place, strength[me], rival, strength[there.index(rival)], odds))]


def market(t: Mayhem, seat: int) -> list[Claim]:
    """Claim what the Contraband that the seat traffics is sure to bring, no Heat if it is none, and what it keeps."""
    frame = next((one for one in t.stack if one[EFFECT].name == "traffic"), None)
    if frame is None or not frame[REGISTERS] or frame[REGISTERS][seat] < 0:
        return []
    rules, n = rules_of(t), frame[REGISTERS][seat]
    kept = t.goods[seat * GOODS + DRUGS] - n
    out = [Claim("cool", "heat", 1, (t.heat[seat],))] if not n else []
    if n:
        alone = next(price for most, price in rules.market if most < 0 or n <= most)
        out = [Claim("sold", "cash", n * alone, (n, n * alone, n * rules.market[-1][1]))]
    if kept and t.round < rules.rounds:
        out.append(Claim("saved", "drugs", kept, (kept,)))
    return out


def sites(s: Mayhem, t: Mayhem, seat: int) -> list[Claim]:
    """Claim locations that the seat controls now, and those that rivals no longer control."""
    spots = open_sites(t)
    held = [place for place in spots if controls(t, seat, place)]
    new = [place for place in held if not controls(s, seat, place)]
    out = [Claim("sites", "sites", len(held), (place, len(held))) for place in new[:1]]
    for place in spots:
        for other in range(t.seats):
            if other != seat and controls(s, other, place) and not controls(t, other, place) and dudes(t, seat, place):
                out.append(Claim("ousted", "rivals", 1, (other, place), place))
    out += [Claim("sites", "sites", len(held), (place, len(held)), place) for place in new]
    return out


def holdings(s: Mayhem, t: Mayhem, seat: int) -> list[Claim]:
    """Claim what the seat holds: goods, tokens, Dudes, little Heat, the Patch."""
    members, prospects = count(t, seat)
    out = [Claim(name, name, t.goods[seat * GOODS + good], (t.goods[seat * GOODS + good],)) for name, good in HELD]
    out += [
        Claim("members", "members", members, (members,)),
        Claim("prospects", "members", prospects, (prospects,)),
        Claim("tokens", "tokens", t.tokens[seat], (t.tokens[seat],)),
        Claim("heat", "heat", 4 - t.heat[seat], (t.heat[seat],)),
    ]
    out = [one._replace(relative=True) for one in out if one.size > 0]
    return [*out, Claim("patch", "patch", 1, ())] if t.patch == seat != s.patch else out


def yields(s: Mayhem, t: Mayhem, seat: int) -> list[Claim]:
    """Claim the goods that a location exploited brings."""
    gains = [t.goods[seat * GOODS + good] - s.goods[seat * GOODS + good] for good in range(GOODS)]
    goods = [max(0, n) for n in gains]
    used = [place for place in open_sites(t) if (t.marks & ~s.marks) >> place & 1]
    return [Claim("yield", "", sum(goods), (place, *goods), place) for place in used[:1] if any(goods)]


def company(s: Mayhem, t: Mayhem, seat: int) -> list[Claim]:
    """Claim the strength of the seat where it grows, against the strongest other gang, and what stays at home."""
    out = []
    for place in [*open_sites(t), seat]:
        mine = strength(t, seat, place)
        if mine > strength(s, seat, place):
            others = [other for other in gangs_at(t, place) if other != seat]
            others.sort(key=lambda other: -strength(t, other, place))
            theirs = strength(t, others[0], place) if others else 0
            out.append(Claim("there", "sites", mine, (place, mine, others[:1], theirs), place))
    home = strength(t, seat, seat)
    return [*out, Claim("home", "members", home, (home,), seat, relative=True)] if home else out


def strength(t: Mayhem, seat: int, place: int) -> int:
    """Return what a gang's Dudes at a place add to its die in a fight (MM-THROW-21)."""
    bonus = rules_of(t).bonus
    return bonus[0] * prospects_at(t, seat, place) + bonus[1] * members_at(t, seat, place)
