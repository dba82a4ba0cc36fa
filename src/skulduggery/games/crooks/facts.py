"""What a seat of Crooks knows, and the worlds that fit it (CR-INFO-01, CR-INFO-02).

What a public act proves, beyond what was looked at:

1. A crook that lies face down is not the Boss (CR-BOSS-01).
2. A crook taken while others remained in its pile is not the Boss (CR-RECRUIT-03).
3. Where nothing was taken, nothing could be: the player had a crook at every target, so the pile held no Accomplice
   and no Killer (CR-ROB-06), and the cards that leave it later are none either.
4. A player with a crook at every target who took one took an Accomplice or a Killer (CR-ROB-06).
5. The last card of a pile is known to who knew the pile and all that left it; the groups say so by themselves.

Everything else that players do with hidden cards is strategy, which is no fact.
"""

from typing import cast

from skulduggery.core.facts import Info, cells, deal
from skulduggery.core.rng import NO_STREAM, Rng
from skulduggery.games.crooks.setup import Crooks, rules_of


def infostate(t: Crooks, seat: int) -> Info:
    """What ``seat`` (or SPECTATOR, who looked at nothing) knows by perfect recall."""
    info = t.clone()
    info.rng = NO_STREAM
    faces = info.faces
    if faces[0] < 0:
        return Info(seat, info, ())
    rules = rules_of(t)
    hidden = ~t.open
    known = t.know[seat] if seat >= 0 else ((1 << len(faces)) - 1,)
    groups = []
    for group in known:
        live = group & hidden
        if not live:
            continue
        inside = cells(live)
        count = len(inside)
        there = [faces[cell] for cell in inside]
        there.sort()
        whole = count == 1
        if group != known[0]:
            for pile in t.piles:
                if len(pile) == count and live >> pile[0] & 1:
                    whole = True
        if whole:  # a pile known as a set: which cell bears which face means nothing, so in a fixed order
            for i in range(count):
                faces[inside[i]] = there[i]
            continue
        for cell in inside:
            faces[cell] = -1
        groups.append((tuple(inside), tuple(there), bars(t, rules.boss, rules.movers, live, inside, there)))
    return Info(seat, info, tuple(groups))


def bars(t: Crooks, boss: int, movers: int, live: int, inside: list[int], there: list[int]) -> tuple[int, ...]:
    """For each cell of a group the faces that it cannot bear; nothing if none of its cells is barred from any."""
    hand = 0
    hand_bar = 0
    if t.stack:
        effect, _, seat, source, registers = t.stack[-1]
        if effect.name == "place" and live >> source & 1:
            hand = 1 << source
            if t.piles[registers[0]]:
                hand_bar = boss
            width = len(rules_of(t).targets)
            if all([len(row) > 0 for row in t.rows[seat * width : (seat + 1) * width]]):
                hand_bar = ~movers & ((1 << len(t.faces)) - 1)
    if not live & (t.down | t.barren | hand):
        return ()
    here = 0
    for face in there:
        here |= 1 << face
    out = []
    for cell in inside:
        bar = 0
        if t.down >> cell & 1:
            bar = boss
        if t.barren >> cell & 1:
            bar |= movers
        if hand >> cell & 1:
            bar |= hand_bar
        out.append(bar & here)
    return tuple(out) if any(out) else ()


def redeal(info: Info, rng: Rng) -> Crooks:
    """A state that the seat could be in, each one as likely as another, with a new stream of chance."""
    t = cast(Crooks, info.state).clone()
    for inside, there, bar in info.groups:
        deal(rng, inside, there, bar, t.faces)
    t.rng = rng.seed()
    return t


def key(info: Info) -> tuple[object, ...]:
    """All of an information state as one value: equal where the seat can't tell two positions apart."""
    t = cast(Crooks, info.state)
    frames = tuple([(f[0].name, f[1], f[2], f[3], f[4]) for f in t.stack])
    return (
        info.seat, info.groups, frames, tuple(t.faces), tuple(t.piles), tuple(t.rows), tuple(t.money),
        tuple(t.know), t.down, t.open, t.barren, t.gone, t.out, t.turn, t.scores,
    )  # fmt: skip
