"""Claims about answers of Crooks: leads, points, gangs, money and odds, from what a seat knows."""

from math import comb, inf
from typing import Final

from skulduggery.engine.claims import Claim
from skulduggery.engine.knowledge.groups import Info
from skulduggery.engine.machine import EFFECT
from skulduggery.games.crooks.rules.state import Crooks, CrooksRules, rules_of

STRONG: Final = 7
"""The least level of a crook that is called strong."""
ANY: Final = 1
"""The limit of a lead over nobody: it is no news if another answer leads anywhere."""


class Sight:
    """A target as a seat sees it: the levels and points of all seats by the crooks that it knows."""

    def __init__(self, t: Crooks, target: int) -> None:
        rules = rules_of(t)
        width = len(rules.targets)
        self.levels = [0] * t.seats
        self.hidden = 0
        """Number of crooks that the seat doesn't know."""
        self.points = [0] * t.seats
        worth = rules.targets[target]
        there = []
        for seat in range(t.seats):
            for cell in t.rows[seat * width + target]:
                face = t.faces[cell]
                if face < 0:
                    self.hidden += 1
                else:
                    self.levels[seat] += rules.level[face]
                    worth += rules.modifier[face]
                    if seat not in there:
                        there.append(seat)
        best = max([self.levels[seat] for seat in there], default=0)
        self.leaders = [seat for seat in there if self.levels[seat] == best]
        for seat in self.leaders:
            self.points[seat] = max(worth, 0) // len(self.leaders)


def claims(before: Info[Crooks], after: Info[Crooks]) -> list[Claim]:
    """Return what an answer has changed for a seat, the most telling first."""
    s, t, seat = before.state, after.state, before.seat
    was = [Sight(s, target) for target in range(len(rules_of(t).targets))]
    now = [Sight(t, target) for target in range(len(rules_of(t).targets))]
    return [
        *leads(was, now, seat),
        *losses(was, now, seat),
        *gangs(s, t, seat),
        *strong(before, after),
        *taken(t, seat),
        *totals(s, t, was, now, seat),
        *looks(before, after),
        *secrets(s, t, seat),
        *margins(was, now, seat),
        Claim("money", "money", t.money[seat], (t.money[seat],), relative=True),
    ]


def leads(was: list[Sight], now: list[Sight], seat: int) -> list[Claim]:
    """Claim the target at which the seat gains most points: its level, the best other level, whose lead it was."""
    gains = [one.points[seat] - old.points[seat] for old, one in zip(was, now, strict=True)]
    target = max(range(len(gains)), key=lambda i: gains[i])
    if gains[target] <= 0:
        return []
    one, old = now[target], was[target]
    others = [level for other, level in enumerate(one.levels) if other != seat]
    beaten = [other for other in old.leaders if other != seat and other not in one.leaders]
    rivals = beaten if len(beaten) == 1 else []
    args = (target, one.levels[seat], max(others), gains[target], one.hidden, rivals)
    if not max(others):
        return [Claim("lead", "targets", gains[target], args, limit=ANY)]
    return [Claim("lead", "targets", gains[target], args, where) for where in (-1, target)]


def losses(was: list[Sight], now: list[Sight], seat: int) -> list[Claim]:
    """Claim the most points that a rival loses at a target."""
    lost = [
        (old.points[other] - one.points[other], target, other, one.hidden)
        for target, (old, one) in enumerate(zip(was, now, strict=True))
        for other in range(len(one.levels))
        if other != seat
    ]
    points, target, other, hidden = max(lost, key=lambda one: one[0])
    return [Claim("loss", "rivals", points, (other, target, points, hidden))] if points > 0 else []


def margins(was: list[Sight], now: list[Sight], seat: int) -> list[Claim]:
    """Claim the target at which the seat's lead over known crooks grows most."""
    ahead = []
    for old, one in zip(was, now, strict=True):
        best, other = one.levels[seat], max([level for at, level in enumerate(one.levels) if at != seat])
        grown = best > old.levels[seat] and best > other and one.points[seat] > 0
        ahead.append(best - other if grown else 0)
    target = max(range(len(ahead)), key=lambda i: ahead[i])
    mine = now[target].levels[seat]
    if not ahead[target]:
        return []
    theirs = mine - ahead[target]
    args = (target, mine, theirs, ahead[target], now[target].hidden)
    return [Claim("margin", "targets", ahead[target], args, limit=inf if theirs else ANY)]


def gangs(s: Crooks, t: Crooks, seat: int) -> list[Claim]:
    """Claim a gang of which the seat has most known members now and had not before."""
    old, counts = members(s), members(t)
    hidden = sum([1 for row in t.rows for cell in row if t.faces[cell] < 0])
    for gang in range(3):
        mine, best = counts[seat][gang], max([one[gang] for at, one in enumerate(counts) if at != seat])
        held = old[seat][gang] > max([one[gang] for at, one in enumerate(old) if at != seat])
        if mine > best and not held:
            points = rules_of(t).gang_points
            return [Claim("gang", "gangs", points, (gang, mine, best, points, hidden))]
    return []


def members(t: Crooks) -> list[list[int]]:
    """Return for each seat the number of known members of each gang."""
    rules = rules_of(t)
    width = len(rules.targets)
    out = []
    for seat in range(t.seats):
        faces = [t.faces[cell] for row in t.rows[seat * width : (seat + 1) * width] for cell in row]
        out.append([sum([rules.gangs[face] >> gang & 1 for face in faces if face >= 0]) for gang in range(3)])
    return out


def strong(before: Info[Crooks], after: Info[Crooks]) -> list[Claim]:
    """Claim the odds that a strong crook can be taken from the hideout just paid for, among the cards not yet seen."""
    t = after.state
    if not t.stack or t.stack[-1][EFFECT].name != "take":
        return []
    p = t.stack[-1][3]
    pile = t.piles[p]
    rules = rules_of(t)
    boss = rules.boss if len(pile) > 1 else 0

    def is_strong(face: int) -> bool:
        return rules.level[face] >= STRONG and not boss >> face & 1

    inside = [cell for cell in pile if before.state.faces[cell] < 0]
    known = [before.state.faces[cell] for cell in pile if before.state.faces[cell] >= 0]
    seen = [face for face in known if is_strong(face) or (not inside and not boss >> face & 1)]
    if seen:
        best = max(seen, key=lambda face: rules.level[face])
        if len(pile) == 1:  # the words for the move name it: the odds are only there for other answers to beat
            untold = Claim("strong", "levels", 100, (p, 100, STRONG), limit=0, relative=True)
            return [*bonus(rules, best), *([untold] if is_strong(best) else [])]
        named = Claim("seen", "levels", rules.level[best], (best, rules.level[best]))
        return [named, *([odds_of(p, 100)] if is_strong(best) else [])]
    none = 1.0
    for cells, faces, _bars in before.groups:
        here = sum([cell in inside for cell in cells])
        weak = sum([not is_strong(face) for face in faces])
        none *= comb(weak, here) / comb(len(faces), here)
    odds = round(100 * (1 - none))
    return [odds_of(p, odds)] if odds else []


def odds_of(p: int, odds: int) -> Claim:
    """Claim the odds of a strong crook in a hideout, unless those of another answer are as good."""
    return Claim("strong", "levels", odds, (p, odds, STRONG), limit=odds)


def taken(t: Crooks, seat: int) -> list[Claim]:
    """Claim the level of the crook just taken, and what it adds to its target."""
    if not t.stack or t.stack[-1][EFFECT].name != "place" or t.stack[-1][2] != seat:
        return []
    face = t.faces[t.stack[-1][3]]
    rules = rules_of(t)
    level = rules.level[face]
    return [Claim("level", "levels", level, (face, level), relative=True), *bonus(rules, face)]


def bonus(rules: CrooksRules, face: int) -> list[Claim]:
    """Claim what a crook adds to its target, if it adds something."""
    more = rules.modifier[face]
    return [Claim("modifier", "targets", more, (face, more))] if more > 0 else []


def totals(s: Crooks, t: Crooks, was: list[Sight], now: list[Sight], seat: int) -> list[Claim]:
    """Claim the points of the seat and of its best rival, by the crooks that it knows, if they change in its favour."""
    old, new = points(s, was), points(t, now)
    others = [other for other in range(t.seats) if other != seat]
    rival = max(others, key=lambda other: new[other])
    gained = new[seat] - new[rival] - old[seat] + max([old[other] for other in others])
    hidden = sum([one.hidden for one in now])
    return [Claim("total", "targets", gained, (new[seat], rival, new[rival], hidden))] if gained > 0 else []


def points(t: Crooks, sights: list[Sight]) -> list[int]:
    """Return each seat's points by the known crooks."""
    out = [sum([one.points[seat] for one in sights]) for seat in range(t.seats)]
    counts = members(t)
    for gang in range(3):
        best = max([one[gang] for one in counts])
        most = [seat for seat in range(t.seats) if counts[seat][gang] == best]
        if best and len(most) == 1:
            out[most[0]] += rules_of(t).gang_points
    return out


def looks(before: Info[Crooks], after: Info[Crooks]) -> list[Claim]:
    """Claim what a Spy shows: the crooks of a hideout, or those of rivals at a target."""
    s, t = before.state, after.state
    if not s.stack or s.stack[-1][EFFECT].name != "spy":
        return []
    cells = [cell for cell, face in enumerate(t.faces) if s.faces[cell] < 0 <= face]
    n = len(cells)
    if not n:
        return []
    for p, pile in enumerate(t.piles):
        if cells[0] in pile:
            return [Claim("look", "", n, (p, n), where) for where in (-1, p)]
    targets = rules_of(t).targets
    target = next(at for at, row in enumerate(t.rows) if cells[0] in row) % len(targets)
    return [Claim("spot", "", targets[target], (target, n), where) for where in (-1, target)]


def secrets(s: Crooks, t: Crooks, seat: int) -> list[Claim]:
    """Claim a crook that the seat has just laid face down, and where."""
    width = len(rules_of(t).targets)
    for target in range(width):
        for cell in t.rows[seat * width + target]:
            if (t.down & ~s.down) >> cell & 1:
                level = rules_of(t).level[t.faces[cell]]
                return [Claim("secret", "hidden", level, (t.faces[cell], target, level))]
    return []
