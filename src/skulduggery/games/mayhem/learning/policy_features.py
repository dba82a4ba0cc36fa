"""What a question of Men of Mayhem looks like to who is asked, in signs (engine/policy_features.py)."""

from typing import Final

from skulduggery.engine.asks import Ask
from skulduggery.engine.policy_features import Signs, band, sign
from skulduggery.engine.preferences import Lean
from skulduggery.games.mayhem.bot.policy import WHAT
from skulduggery.games.mayhem.rules.gangs import controls, count, dudes, gangs_at, open_sites
from skulduggery.games.mayhem.rules.orders import AMBUSH, CLUB, EXPLOIT, RIDE, THROW, ride_of
from skulduggery.games.mayhem.rules.setup import CASH, DRUGS, GOODS, GUNS, Mayhem, rules_of

KINDS: Final[tuple[str, ...]] = (
    "other", "order", "convoy", "exploit", "count", "direction", "alternative", "steal", "back-up", "guns", "shoot",
    "exploit-now", "fall", "traffic", "jail", "bill", "promote", "pick",
)  # fmt: skip


def signs(t: Mayhem, ask: Ask, lean: Lean) -> Signs:
    """The signs of a question to a seat, from the table as it knows it; ``lean``: what the rules of thumb think."""
    kind = KINDS.index(ask.kind) if ask.kind in KINDS else 0
    me = ask.seat
    here = position(t, me)
    here.append(sign(9, kind, band(max(lean.values), 0.5, 15)))
    values = lean.over(ask.options)
    each: list[list[int]] = []
    left = min(rules_of(t).rounds - t.round, 8)
    heat = t.heat[me]
    for i in range(len(values)):
        option = ask.options[i]
        out = [sign(1, kind, band(values[i], 0.5, 15)), sign(2, kind, values[i] == 0.0, left)]
        if kind == 1:
            ordered(t, me, option, left, out)
        elif -16 <= option < 48:
            out += [sign(3, kind, option), sign(4, kind, option, left), sign(5, kind, option, heat)]
            if ask.kind == "guns":
                out.append(sign(6, option, t.goods[me * GOODS + GUNS] if t.goods[me * GOODS + GUNS] < 12 else 12))
            elif ask.kind == "traffic":
                out.append(sign(7, option, min(20, t.goods[me * GOODS + DRUGS]), left))
            elif ask.kind in ("shoot", "jail"):
                out.append(sign(8, kind, strength(t, option) - strength(t, me)))
        each.append(out)
    return Signs(kind, here, each, [*values])


def strength(t: Mayhem, seat: int) -> int:
    """Dudes of a gang, a Member for two; at most 20."""
    members, prospects = count(t, seat)
    return min(20, 2 * members + prospects)


def position(t: Mayhem, me: int) -> list[int]:
    """The signs of the table."""
    rules = rules_of(t)
    left = min(rules.rounds - t.round, 8)
    cash = t.goods[me * GOODS + CASH]
    guns = min(t.goods[me * GOODS + GUNS], 12)
    drugs = min(t.goods[me * GOODS + DRUGS], 15)
    members, prospects = count(t, me)
    held = 0
    marked = 0
    contested = 0
    for place in open_sites(t):
        if dudes(t, me, place):
            if controls(t, me, place):
                held += 1
                marked += t.marks >> place & 1
            else:
                contested += 1
    tokens = 0
    best = 0
    for other in range(t.seats):
        if other != me and other not in t.out:
            tokens = max(tokens, t.tokens[other])
            best = max(best, strength(t, other))
    return [
        sign(10, t.seats, left), sign(11, left, t.phase), sign(12, min(t.tokens[me], 15), min(tokens, 15)),
        sign(13, band(cash, 4.0, 12), left), sign(14, guns, left), sign(15, drugs, left), sign(16, t.heat[me], left),
        sign(17, members, prospects), sign(18, members, left), sign(19, held, marked, contested),
        sign(20, strength(t, me) - best), sign(21, t.patch == me, left), sign(22, t.sides[me] % 32), sign(23, t.turned),
    ]  # fmt: skip


def ordered(t: Mayhem, me: int, option: int, left: int, out: list[int]) -> None:
    """The signs of an order."""
    rules = rules_of(t)
    sort = option >> 24
    what = option & WHAT
    tokens = min(t.tokens[me], 10)
    out += [sign(40, sort, left), sign(41, sort, tokens, left), sign(42, sort, t.heat[me]), sign(43, sort, t.seats)]
    if sort == RIDE:
        source, goal, members, prospects = ride_of(what)
        out += [
            sign(44, members, prospects), sign(45, rivals(t, me, goal), 2 * members + prospects, tokens),
            sign(46, stand(t, me, source), members, prospects), sign(47, stand(t, me, goal), rivals(t, me, goal)),
            sign(48, rivals(t, me, source), t.marks >> source & 1),
            sign(49, t.marks >> goal & 1, tokens, rivals(t, me, goal)),
            *named(t, 50, goal), *named(t, 52, source),
        ]  # fmt: skip
        if goal >= rules.first_site:
            out.append(sign(54, (goal - rules.first_site) // 32, (goal - rules.first_site) % 32, left))
    elif sort in (EXPLOIT, THROW, AMBUSH):
        out += [
            sign(56, sort, rivals(t, me, what), stand(t, me, what)),
            sign(57, sort, min(t.goods[me * GOODS + GUNS], 10)),
            sign(58, sort, min(t.goods[me * GOODS + DRUGS], 12)), *named(t, 59 + 2 * (sort == EXPLOIT), what),
        ]  # fmt: skip
        if what >= rules.first_site and sort == EXPLOIT:
            out.append(sign(63, (what - rules.first_site) // 32, (what - rules.first_site) % 32, t.heat[me]))
    elif sort == CLUB:
        out.append(sign(64, t.sides[me] % 32, min(what, 40)))
    else:
        out.append(sign(65, sort, count(t, me)[1], left))


def stand(t: Mayhem, seat: int, place: int) -> int:
    """How strong a gang stands at a location, from 0 to 10."""
    at = seat * rules_of(t).places + place
    return min(10, 2 * t.members[at] + t.prospects[at])


def rivals(t: Mayhem, me: int, place: int) -> int:
    """How strong the strongest rival stands there."""
    return max([0, *[stand(t, seat, place) for seat in gangs_at(t, place) if seat != me]])


def named(t: Mayhem, what: int, place: int) -> list[int]:
    """Which location it is, and whether it was exploited in this round."""
    first = rules_of(t).first_site
    if place < first:
        return [sign(what, -1)]
    number = place - first
    return [sign(what, number // 32, number % 32), sign(what + 1, number // 32, number % 32, t.marks >> place & 1)]
