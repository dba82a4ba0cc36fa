"""Policy features of Men of Mayhem: a question as its seat sees it (engine/policy_features.py)."""

from typing import Final

from skulduggery.engine.asks import Ask
from skulduggery.engine.knowledge.groups import Info
from skulduggery.engine.policy_features import PolicyFeatures, band, feat
from skulduggery.games.mayhem.bot.policy import preferences
from skulduggery.games.mayhem.rules.gangs import controls, count, dudes, gangs_at, open_sites
from skulduggery.games.mayhem.rules.options import AMBUSH, CLUB, EXPLOIT, ORDER, RIDE, THROW, ride_of
from skulduggery.games.mayhem.rules.state import CASH, DRUGS, GOODS, GUNS, Mayhem, rules_of

KINDS: Final[tuple[str, ...]] = (
    "other", "order", "convoy", "exploit", "count", "direction", "alternative", "steal", "back-up", "guns", "shoot",
    "exploit-now", "fall", "traffic", "jail", "bill", "promote", "pick",
)  # fmt: skip

DEALS: Final = ("offer", "counter", "accept", "reply")
"""The kinds of question about deals, which are not learned."""


def extract(info: Info[Mayhem], ask: Ask) -> PolicyFeatures | None:
    """Return the features of a question to the seat of ``info``; None if they are not learned.

    None is returned for questions about deals, without listed options, or where the rules of thumb leave no choice.
    """
    if not ask.options or ask.ranges or ask.open or ask.kind in DEALS:
        return None
    preferred = preferences(info, ask)
    if len(preferred.options) < 2:  # the rules of thumb are sure
        return None
    t = info.state
    kind = KINDS.index(ask.kind) if ask.kind in KINDS else 0
    me = ask.seat
    here = position(t, me)
    here.append(feat(9, kind, band(max(preferred.values), 0.5, 15)))
    values = preferred.over(ask.options)
    each: list[list[int]] = []
    left = min(rules_of(t).rounds - t.round, 8)
    heat = t.heat[me]
    for i in range(len(values)):
        option = ask.options[i]
        out = [feat(1, kind, band(values[i], 0.5, 15)), feat(2, kind, values[i] == 0.0, left)]
        if kind == 1:
            ordered(t, me, option, left, out)
        elif -16 <= option < 48:
            out += [feat(3, kind, option), feat(4, kind, option, left), feat(5, kind, option, heat)]
            if ask.kind == "guns":
                out.append(feat(6, option, t.goods[me * GOODS + GUNS] if t.goods[me * GOODS + GUNS] < 12 else 12))
            elif ask.kind == "traffic":
                out.append(feat(7, option, min(20, t.goods[me * GOODS + DRUGS]), left))
            elif ask.kind in ("shoot", "jail"):
                out.append(feat(8, kind, strength(t, option) - strength(t, me)))
        each.append(out)
    return PolicyFeatures(kind, here, each, [*values])


def strength(t: Mayhem, seat: int) -> int:
    """Return the number of a gang's Dudes, with Members counted twice, at most 20."""
    members, prospects = count(t, seat)
    return min(20, 2 * members + prospects)


def position(t: Mayhem, me: int) -> list[int]:
    """Return the features of the table."""
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
        feat(10, t.seats, left), feat(11, left, t.phase), feat(12, min(t.tokens[me], 15), min(tokens, 15)),
        feat(13, band(cash, 4.0, 12), left), feat(14, guns, left), feat(15, drugs, left), feat(16, t.heat[me], left),
        feat(17, members, prospects), feat(18, members, left), feat(19, held, marked, contested),
        feat(20, strength(t, me) - best), feat(21, t.patch == me, left), feat(22, t.sides[me] % 32), feat(23, t.turned),
    ]  # fmt: skip


def ordered(t: Mayhem, me: int, option: int, left: int, out: list[int]) -> None:
    """Append the features of an order to ``out``."""
    rules = rules_of(t)
    sort, what = ORDER.unpack(option)
    tokens = min(t.tokens[me], 10)
    out += [
        feat(40, sort, left),
        feat(41, sort, tokens, left),
        feat(42, sort, t.heat[me]),
        feat(43, sort, t.seats),
    ]
    if sort == RIDE:
        source, goal, members, prospects = ride_of(what)
        out += [
            feat(44, members, prospects), feat(45, rivals(t, me, goal), 2 * members + prospects, tokens),
            feat(46, stand(t, me, source), members, prospects), feat(47, stand(t, me, goal), rivals(t, me, goal)),
            feat(48, rivals(t, me, source), t.marks >> source & 1),
            feat(49, t.marks >> goal & 1, tokens, rivals(t, me, goal)),
            *named(t, 50, goal), *named(t, 52, source),
        ]  # fmt: skip
        if goal >= rules.first_site:
            out.append(feat(54, (goal - rules.first_site) // 32, (goal - rules.first_site) % 32, left))
    elif sort in (EXPLOIT, THROW, AMBUSH):
        out += [
            feat(56, sort, rivals(t, me, what), stand(t, me, what)),
            feat(57, sort, min(t.goods[me * GOODS + GUNS], 10)),
            feat(58, sort, min(t.goods[me * GOODS + DRUGS], 12)), *named(t, 59 + 2 * (sort == EXPLOIT), what),
        ]  # fmt: skip
        if what >= rules.first_site and sort == EXPLOIT:
            out.append(feat(63, (what - rules.first_site) // 32, (what - rules.first_site) % 32, t.heat[me]))
    elif sort == CLUB:
        out.append(feat(64, t.sides[me] % 32, min(what, 40)))
    else:
        out.append(feat(65, sort, count(t, me)[1], left))


def stand(t: Mayhem, seat: int, place: int) -> int:
    """Return a gang's strength at a location, from 0 to 10."""
    at = seat * rules_of(t).places + place
    return min(10, 2 * t.members[at] + t.prospects[at])


def rivals(t: Mayhem, me: int, place: int) -> int:
    """Return the strength of the strongest rival there."""
    return max([0, *[stand(t, seat, place) for seat in gangs_at(t, place) if seat != me]])


def named(t: Mayhem, what: int, place: int) -> list[int]:
    """Return the features of a Site: its number, alone and with its exploit mark. Other places count as -1."""
    first = rules_of(t).first_site
    if place < first:
        return [feat(what, -1)]
    number = place - first
    return [
        feat(what, number // 32, number % 32),
        feat(what + 1, number // 32, number % 32, t.marks >> place & 1),
    ]
