"""Claims about answers of 3000 Scoundrels: money, reputation, tech, safes and bluffs, from what a seat knows."""

from skulduggery.engine.claims import Claim
from skulduggery.engine.knowledge.groups import Info, cells
from skulduggery.games.scoundrels.rules.board import crew, pair
from skulduggery.games.scoundrels.rules.scoring import stolen
from skulduggery.games.scoundrels.rules.state import FREE, WIDTH, Scoundrels, rules_of


def claims(before: Info[Scoundrels], after: Info[Scoundrels]) -> list[Claim]:
    """Return what an answer has changed for a seat, the most telling first."""
    s, t, seat = before.state, after.state, before.seat
    return [
        *safes(s, t, seat),
        *hires(s, t, seat),
        *standing(t, seat),
        *cards(s, t, seat),
        *looks(s, t, seat),
        *marks(s, t, seat),
        *links(t, seat),
    ]


def safes(s: Scoundrels, t: Scoundrels, seat: int) -> list[Claim]:
    """Claim the tech of the seat's safes if it knew them before, and what a new one may hold if not."""
    values = rules_of(t).values
    own = stolen(t, seat)
    new = [cell for cell in own if cell not in stolen(s, seat)]
    if any([s.faces[cell] < 0 for cell in new]):
        least, most, mean = bounds(s, new[0])
        args = (new[0], least, most, mean)
        return [Claim("safe", "safes", mean, args, where, picked=True) for where in (-1, new[0])]
    tech = sum([values[t.faces[cell]] for cell in own])
    if new:
        return [Claim("stolen", "safes", tech, (new[0], values[s.faces[new[0]]], tech))]
    return [Claim("safes", "safes", tech, (len(own), tech), relative=True)] if own else []


def bounds(s: Scoundrels, cell: int) -> tuple[int, int, float]:
    """Return the least and the greatest value that an unknown safe may have, and the mean to a tenth."""
    rules = rules_of(s)
    there = cells(rules.location_cells[rules.location_of[cell]])
    left = {*there} - {s.faces[one] for one in there}
    values = [rules.values[one] for one in left]
    return min(values), max(values), round(sum(values) / len(values), 1)


def hires(s: Scoundrels, t: Scoundrels, seat: int) -> list[Claim]:
    """Claim the tech that a new scoundrel is worth, and the free slots in which it can be used today."""
    old = {one[:2] for one in s.boards[seat]}
    new = [one for one in crew(t, seat) if one[:2] not in old]
    out = []
    for one in new[:1]:
        tech = pair(t, one).tech
        if tech > 0:
            out = [Claim("hired", "icons", tech, (one[0], one[1], tech), where) for where in (-1, one[0])]
        numbers = rules_of(t).traits[one[0]].numbers
        left = sum([numbers >> slot & 1 for slot in range(WIDTH) if t.slots[seat * WIDTH + slot] == FREE])
        if left:
            out += [Claim("usable", "crew", left, (one[0], one[1], left), where) for where in (-1, one[0])]
    return out


def standing(t: Scoundrels, seat: int) -> list[Claim]:
    """Claim what the seat has: tech by icons, reputation, dollars, henchmen."""
    rules = rules_of(t)
    icons = sum([pair(t, one).tech for one in crew(t, seat)])
    rep = t.rep[seat]
    out = [
        Claim("icons", "icons", icons, (icons,)),
        Claim("reputation", "reputation", rep - rules.lowest, (rep, rules.track[rep - rules.lowest])),
        Claim("money", "money", t.money[seat], (t.money[seat],)),
        Claim("henchmen", "henchmen", t.supply[seat], (t.supply[seat],)),
    ]
    return [one._replace(relative=True) for one in out if one.size > 0]


def cards(s: Scoundrels, t: Scoundrels, seat: int) -> list[Claim]:
    """Claim an honest card if a rival may suspect it, the cards in hand that can be honest, and the crew it opens."""
    out = []
    free = [slot + 1 for slot in range(WIDTH) if t.slots[seat * WIDTH + slot] == FREE]
    spare = len([face for face in t.hands[seat] if face in free])
    for slot in range(WIDTH):
        face = t.slots[seat * WIDTH + slot]
        if face == FREE or s.slots[seat * WIDTH + slot] != FREE:
            continue
        use = [one for one in crew(t, seat) if rules_of(t).traits[one[0]].numbers >> slot & 1]
        if face == slot + 1 and any([t.supply[other] for other in range(t.seats) if other != seat]):
            out.append(Claim("honest", "caught", 1, (face, slot)))
        if spare:
            out.append(Claim("spare", "caught", spare, (spare,), relative=True))
        if use:
            args = (slot, len(use), use[0][0], use[0][1])
            out += [Claim("opens", "crew", len(use), args, where) for where in (-1, slot)]
    return out


def looks(s: Scoundrels, t: Scoundrels, seat: int) -> list[Claim]:
    """Claim a safe that the seat gets to know without stealing it, and the values that it may have."""
    out = []
    own = stolen(t, seat)
    new = [cell for cell in range(len(t.faces)) if s.faces[cell] < 0 <= t.faces[cell] and cell not in own]
    if new:
        least, most, mean = bounds(s, new[0])
        args = (new[0], least, most, mean)
        out += [Claim("scouted", "knowledge", mean, args, where, picked=True) for where in (-1, new[0])]
    return out


def marks(s: Scoundrels, t: Scoundrels, seat: int) -> list[Claim]:
    """Claim a mark just laid: 1 if it is true, 0 if it lies too low, 2 if too high."""
    for mark in t.marks:
        if mark not in s.marks and mark[1] == seat and t.faces[mark[0]] >= 0:
            cell, _, number = mark
            value = rules_of(t).values[t.faces[cell]]
            lie = 1 + (number > value) - (number < value)
            return [Claim("marked", "marks", 1, (cell, number, value, lie), 8 * cell + number)]
    return []


def links(t: Scoundrels, seat: int) -> list[Claim]:
    """Claim the number of arrows that point to a scoundrel of the crew."""
    board = t.boards[seat]
    n = 0
    for place, one in enumerate(board):
        if one[0] >= 0:
            for step in rules_of(t).traits[one[0]].arrows:
                at = place + step
                beside = abs(step) == 3 or at // 3 == place // 3
                n += 0 <= at < len(board) and beside and board[at][0] >= 0
    return [Claim("links", "crew", n, (n,), relative=True)] if n else []
