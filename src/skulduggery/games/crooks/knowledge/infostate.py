"""Information states of Crooks, and the worlds that fit them (CR-INFO-01, CR-INFO-02).

Public acts prove these facts, beyond what a seat has looked at:

1. A crook that lies face down is not the Boss (CR-BOSS-01).
2. A crook taken while others remained in its pile is not the Boss (CR-RECRUIT-03).
3. A player who took nothing had a crook at every target and could take nothing. So the pile held no Accomplice and no
   Killer (CR-ROB-06), and the cards that leave the pile later are none either.
4. A player with a crook at every target who took a crook took an Accomplice or a Killer (CR-ROB-06).
5. A seat that knew a pile and every card that left it knows the last card. The groups express this by themselves.

Whatever else players do with hidden cards is strategy: it proves nothing.
"""

from skulduggery.engine.chance import Rng
from skulduggery.engine.knowledge.groups import Info, blind, cells, deal, mask_of, tight
from skulduggery.engine.machine import EFFECT
from skulduggery.games.crooks.rules.state import Crooks, rules_of


def infostate(t: Crooks, seat: int) -> Info[Crooks]:
    """Return all that ``seat`` knows with perfect recall. SPECTATOR has looked at nothing."""
    info = blind(t, seat)
    faces = info.faces
    if faces[0] < 0:
        return Info(seat, info, ())
    out = []
    for group in groups_of(t, seat):
        if not group:
            continue
        inside = cells(group)
        there = [faces[cell] for cell in inside]
        there.sort()
        count = len(inside)
        whole = False
        for pile in t.piles:
            if len(pile) == count and group >> pile[0] & 1:
                whole = True
        if whole:  # a pile known as a set: the order of its faces means nothing, so fix one
            for i in range(count):
                faces[inside[i]] = there[i]
            continue
        for cell in inside:
            faces[cell] = -1
        out.append((tuple(inside), tuple(there), bars(t, group, inside, there)))
    return Info(seat, info, tuple(out))


def groups_of(t: Crooks, seat: int) -> tuple[int, ...]:
    """Return bit masks of the hidden cells that a seat can't tell apart, by its looks and the facts of public acts.

    First come the cells that the seat never looked at, or 0; then groups of two or more cells. It knows the others.
    """
    rules = rules_of(t)
    known = t.know[seat] if seat >= 0 else ((1 << len(t.faces)) - 1,)
    never_boss = t.down
    odd = t.barren
    if t.stack and t.stack[-1][EFFECT].name == "place":
        _effect, _pc, player, cell, registers = t.stack[-1]
        width = len(rules.targets)
        if t.piles[registers[0]]:
            never_boss |= 1 << cell
        if () not in t.rows[player * width : (player + 1) * width]:
            odd |= 1 << cell
    out = [0]
    first = True
    for group in known:
        live = group & ~t.open
        rest = live & ~never_boss
        parts: list[list[int]] = []
        if live & odd or (rest != live and not rest & (rest - 1)):
            parts = certain(t, live)
        if not parts:
            if live & (live - 1):
                if first:
                    out[0] = live
                else:
                    out.append(live)
        else:
            parts.sort(key=len)
            if first:
                largest = parts.pop()
                out[0] = mask_of(largest) if len(largest) > 1 else 0
            out += [mask_of(part) for part in parts if len(part) > 1]
        first = False
    return tuple(out)


def certain(t: Crooks, live: int) -> list[list[int]]:
    """Return the finest groups into which public acts split one; empty if it stays whole.

    An information state has been split already: return its cells without a face as one group.
    """
    inside = cells(live)
    there = [t.faces[cell] for cell in inside]
    if there and min(there) < 0:
        return [[cell for cell in inside if t.faces[cell] < 0]]
    limits = bars(t, live, inside, there) if there else ()
    return tight(inside, there, limits) if limits else []


def bars(t: Crooks, live: int, inside: list[int], there: list[int]) -> tuple[int, ...]:
    """Return for each cell of a group the bit mask of the group's faces that it cannot bear; empty if all are 0."""
    rules = rules_of(t)
    hand = 0
    hand_bar = 0
    if t.stack:
        effect, _pc, seat, source, registers = t.stack[-1]
        if effect.name == "place" and live >> source & 1:
            hand = 1 << source
            if t.piles[registers[0]]:
                hand_bar = rules.boss
            width = len(rules.targets)
            if all([len(row) > 0 for row in t.rows[seat * width : (seat + 1) * width]]):
                hand_bar = ~rules.movers & ((1 << len(t.faces)) - 1)
    if not live & (t.barren | hand):  # the usual case: the only bar is that the Boss can't lie face down
        if not live & t.down or not rules.boss or rules.boss.bit_length() - 1 not in there:
            return ()
        return tuple([rules.boss if t.down >> cell & 1 else 0 for cell in inside])
    here = 0
    for face in there:
        here |= 1 << face
    out = []
    for cell in inside:
        bar = 0
        if t.down >> cell & 1:
            bar = rules.boss
        if t.barren >> cell & 1:
            bar |= rules.movers
        if hand >> cell & 1:
            bar |= hand_bar
        out.append(bar & here)
    return tuple(out) if any(out) else ()


def redeal(info: Info[Crooks], rng: Rng) -> Crooks:
    """Return a state that fits the information state, drawn uniformly, with a new random stream."""
    t = info.state.clone()
    for inside, there, bar in info.groups:
        deal(rng, inside, there, bar, t.faces)
    t.rng = rng.seed()
    return t


def propose(info: Info[Crooks], world: Crooks, rng: Rng) -> Crooks:
    """Return a world near ``world``: swap the face of a cell that another seat has looked at with one of its group.

    Then shuffle the faces of the group's cells that no other seat has looked at. A swap that a fact forbids is dropped.
    """
    t = world.clone()
    t.rng = rng.seed()
    seen = 0
    for other in range(t.seats):
        if other != info.seat:
            seen |= ~t.know[other][0]
    told: list[tuple[int, int]] = []
    for g in range(len(info.groups)):
        inside = info.groups[g][0]
        for i in range(len(inside)):
            if seen >> inside[i] & 1:
                told.append((g, i))
    if not told:
        return redeal(info, rng)
    g, i = told[rng.below(len(told))]
    inside, _, bar = info.groups[g]
    k = rng.below(len(inside))
    faces = t.faces
    a, b = inside[i], inside[k]
    if bar and (bar[i] >> faces[b] & 1 or bar[k] >> faces[a] & 1):
        return t
    faces[a], faces[b] = faces[b], faces[a]
    rest = [cell for cell in inside if not seen >> cell & 1]
    lying = [faces[cell] for cell in rest]
    rng.shuffle(lying)
    for n in range(len(rest)):
        faces[rest[n]] = lying[n]
    return t


def key(info: Info[Crooks]) -> tuple[object, ...]:
    """Return an information state as one value, equal for two positions that the seat can't tell apart."""
    t = info.state
    frames = tuple([(effect.name, *place) for effect, *place in t.stack])
    return (
        info.seat, info.groups, frames, tuple(t.faces), tuple(t.piles), tuple(t.rows), tuple(t.money),
        tuple(t.know), t.down, t.open, t.barren, t.gone, t.out, t.turn, t.scores,
    )  # fmt: skip
