"""What a seat of 3000 Scoundrels knows, and the worlds that fit it (section 15 of the rules).

What a public act proves, beyond what was looked at:

1. A scoundrel that is created comes from the top of its decks: the rest of a colour lies beneath it or in the box,
   in any order (SC-SETUP-03 to -05, SC-INFO-22, -24).
2. A safe never changes its location: with all others of a location seen, the last one is known (SC-SAFE-22, -25).
3. A player has the seven poker cards; what lies open, was revealed or scouted lies nowhere else (SC-INFO-03).
4. A card goes to the hand from the top of the deck: first from what was looked at there, then from the block
   that lay there longest; what was played goes beneath (SC-DAY-15, SC-INFO-08).
5. A face-up 0 was in the hand; with ``start_from_zero`` each hand began with it (SC-TRAIT-HONEST-1, SC-OPT-16).

Everything else that players do with hidden cards is strategy, which is no fact: any card may be played into any slot.
"""

from typing import Final, cast

from skulduggery.core.facts import Info, blind, pick
from skulduggery.core.mixes import Mix, Spread
from skulduggery.core.parts import Sealed
from skulduggery.core.rng import Rng
from skulduggery.games.scoundrels.poker import ALL, BLOCK, HAND, LOOK, MOVE, SLOT, TOP
from skulduggery.games.scoundrels.setup import FACES, FREE, UNKNOWN, WIDTH, Act, Scoundrels, rules_of

Acts = tuple[Act, ...]
Kind = tuple[int, ...]

MOST: Final = 20_000
"""Chains of acts that are remembered."""
_chains: dict[tuple[int, Acts], Mix] = {}


def infostate(t: Scoundrels, seat: int) -> Info:
    """What ``seat`` (or SPECTATOR) knows by perfect recall."""
    rules = rules_of(t)
    info = cast(Scoundrels, blind(t, seat))
    info.traits = undrawn_blank(t.traits, rules.trait_deck, t.drawn[0])
    jobs = list(t.jobs)
    shown = [cell for k in range(len(rules.job_decks)) for cell in rules.job_decks[k][: t.drawn[1 + k]]]
    for cell in range(len(jobs)):
        if cell not in shown:
            jobs[cell] = -1
    info.jobs = tuple(jobs)
    unseen = unseen_safes(t, seat)
    info.faces = tuple([-1 if unseen >> cell & 1 else t.faces[cell] for cell in range(len(t.faces))])
    for owner in range(t.seats):
        acts = as_seen(t.acts[owner], seat)
        info.acts[owner] = acts
        hide_cards(info, owner, seat, acts)
    return Info(seat, info, ())


def undrawn_blank(cards: tuple[int, ...], deck: tuple[int, ...], drawn: int) -> tuple[int, ...]:
    """The cells of cards with -1 where nobody has seen one."""
    out = [-1] * len(cards)
    for cell in deck[:drawn]:
        out[cell] = cards[cell]
    return tuple(out)


def unseen_safes(t: Scoundrels, seat: int) -> int:
    """Bit mask of the cells of the safes that a seat doesn't know: where one of a location is left, it does."""
    rules = rules_of(t)
    looked = t.shown | (t.looks[seat] if seat >= 0 else 0)
    out = 0
    for location in range(len(rules.spaces)):
        cells = [cell for cell in range(len(t.faces)) if rules.location_of[cell] == location and not looked >> cell & 1]
        if len(cells) > 1:
            for cell in cells:
                out |= 1 << cell
    return out


def as_seen(acts: Acts, seat: int) -> Acts:
    """Acts with the faces that a seat saw."""
    bit = 1 << seat if seat >= 0 else 0
    return tuple([act if act[4] == ALL or act[4] & bit else (*act[:3], UNKNOWN, act[4]) for act in acts])


def hide_cards(info: Scoundrels, owner: int, seat: int, acts: Acts) -> None:
    """Blank the poker cards of an owner that a seat hasn't seen where they lie."""
    deck = [UNKNOWN] * len(info.decks[owner])
    if info.blocks[owner] and info.blocks[owner][0]:
        deck[0] = last_seen(acts, TOP)
    info.decks[owner] = tuple(deck)
    if owner == seat:
        return
    info.hands[owner] = (UNKNOWN,) * len(info.hands[owner])
    for slot in range(WIDTH):
        if info.slots[owner * WIDTH + slot] != FREE:
            info.slots[owner * WIDTH + slot] = last_seen(acts, SLOT + slot)


def last_seen(acts: Acts, zone: int) -> int:
    """The face of the card that lies alone in a zone, or UNKNOWN."""
    for i in range(len(acts) - 1, -1, -1):
        what, _, goal, face, _ = acts[i]
        if goal == zone:
            if face != UNKNOWN:
                return face
            if what == MOVE:
                return UNKNOWN
    return UNKNOWN


def mix(zones: int, acts: Acts) -> Mix:
    """What follows from acts as a seat saw them: where which of an owner's cards may lie. Raises ValueError."""
    if not acts:
        everything = tuple(range(len(FACES)))
        return Mix((everything,), {(*(0,) * BLOCK, len(FACES), *(0,) * (zones - BLOCK - 1)): 1})
    key = (zones, acts)
    known = _chains.get(key)
    if known is None:
        known = after(mix(zones, acts[:-1]), acts[-1])
        if len(_chains) >= MOST:
            _chains.clear()
        _chains[key] = known
    return known


def after(before: Mix, act: Act) -> Mix:
    """What a seat knows after one act."""
    what, source, goal, face, _ = act
    if what == MOVE:
        return before.unseen(source, goal) if face == UNKNOWN else before.known(source, goal, face)
    if what == LOOK:
        return before if face == UNKNOWN else before.known(source, source, face)
    return before.together(source, goal)


def cards_of(info: Info, owner: int) -> Mix:
    """What a seat knows of where the poker cards of ``owner`` lie: zones as in poker.py."""
    t = cast(Scoundrels, info.state)
    return mix(rules_of(t).zones, t.acts[owner])


def redeal(info: Info, rng: Rng) -> Scoundrels:
    """A state that the seat could be in, each one as likely as another, with a new stream of chance."""
    t = cast(Scoundrels, info.state).clone()
    rules = rules_of(t)
    t.traits = filled(t.traits, rules.trait_heaps, rng)
    t.jobs = filled(t.jobs, rules.job_heaps, rng)
    faces = list(t.faces)
    for location in range(len(rules.spaces)):
        cells = [cell for cell in range(len(faces)) if rules.location_of[cell] == location]
        hidden = [cell for cell in cells if faces[cell] < 0]
        left = [cell for cell in cells if cell not in faces]
        rng.shuffle(left)
        for cell in hidden:
            faces[cell] = left.pop()
    t.faces = tuple(faces)
    for owner in range(t.seats):
        if t.acts[owner]:
            redeal_cards(t, owner, rng)
    for i in range(len(t.stack)):
        effect = t.stack[i][0]
        if isinstance(effect, Sealed):
            t.stack[i] = effect.redraw(t, t.stack[i], rng)
    t.rng = rng.seed()
    return t


def filled(cards: tuple[int, ...], heaps: tuple[tuple[int, ...], ...], rng: Rng) -> tuple[int, ...]:
    """The cells of cards, those that nobody has seen with the others of their heap in any order."""
    out = list(cards)
    first = 0
    for heap in heaps:
        there = out[first : first + len(heap)]
        left = [card for card in heap if card not in there]
        rng.shuffle(left)
        for i in range(len(heap)):
            if there[i] < 0:
                out[first + i] = left.pop()
        first += len(heap)
    return tuple(out)


def redeal_cards(t: Scoundrels, owner: int, rng: Rng) -> None:
    """One course of events for an owner's poker cards, each as likely: the faces of all acts, and what lies where."""
    zones = rules_of(t).zones
    acts, there = history(zones, t.acts[owner], rng)
    t.acts[owner] = acts
    t.hands[owner] = tuple(sorted(there[HAND]))
    for slot in range(WIDTH):
        if t.slots[owner * WIDTH + slot] != FREE:
            t.slots[owner * WIDTH + slot] = there[SLOT + slot][0]
    deck: list[int] = []
    for zone in range(TOP, zones):
        rng.shuffle(there[zone])
        deck += there[zone]
    t.decks[owner] = tuple(deck)


def history(zones: int, acts: Acts, rng: Rng) -> tuple[Acts, list[list[int]]]:
    """Draw a course of events that fits acts as a seat saw them; the acts with all faces, and the faces in each zone.

    Backwards through what was known before each act (forward filtering, backward sampling) it is drawn which kind of
    card moved; then forwards which card of that kind.
    """
    chain = [mix(zones, acts[:i]) for i in range(len(acts) + 1)]
    last = chain[-1].table
    spread = last[pick(rng, [ways for _, ways in last])][0]
    moved: list[Kind] = [()] * len(acts)
    for i in range(len(acts) - 1, -1, -1):
        spread, moved[i] = before_act(chain[i], acts[i], chain[i + 1], spread, rng)
    return tell(zones, acts, moved, chain, rng)


def before_act(old: Mix, act: Act, new: Mix, goal: Spread, rng: Rng) -> tuple[Spread, Kind]:
    """The spread before an act that led to ``goal``, and the kind of the card that moved, if one did unseen."""
    ways: list[int] = []
    found: list[tuple[Spread, Kind]] = []
    for spread, weight in old.table:
        alone = Mix(old.kinds, {spread: 1})
        if act[0] == MOVE and act[3] == UNKNOWN:
            width = len(old.kinds)
            for kind in range(width):
                count = spread[act[1] * width + kind]
                if not count:
                    continue
                after_it = list(spread)
                after_it[act[1] * width + kind] -= 1
                after_it[act[2] * width + kind] += 1
                if tuple(after_it) == goal:
                    ways.append(weight * count)
                    found.append((spread, old.kinds[kind]))
            continue
        try:
            led = after(alone, act)
        except ValueError:
            continue
        if led.kinds == new.kinds and led.table[0][0] == goal:
            count = 1
            if act[3] != UNKNOWN:
                kind = old.apart(act[3])[1]
                count = spread[act[1] * len(old.kinds) + kind]
            ways.append(weight * count)
            found.append((spread, ()))
    return found[pick(rng, ways)]


def tell(zones: int, acts: Acts, moved: list[Kind], chain: list[Mix], rng: Rng) -> tuple[Acts, list[list[int]]]:
    """The course of events forwards. A card has no face until somebody sees it: then it is one of its kind."""
    kinds: list[Kind] = [chain[0].kinds[0]] * len(FACES)  # of each card
    faces = [-1] * len(FACES)
    where = [BLOCK] * len(FACES)
    cards = [-1] * len(acts)  # which card an act is about
    for i in range(len(acts)):
        what, source, goal, face, _ = acts[i]
        there = [card for card in range(len(FACES)) if where[card] == source]
        if what in (MOVE, LOOK):
            if face != UNKNOWN:
                there = [card for card in there if face in kinds[card]]
            elif what == MOVE:
                there = [card for card in there if kinds[card] == moved[i]]
            card = there[rng.below(len(there))]
            cards[i] = card
            where[card] = goal
            if face != UNKNOWN and faces[card] < 0:
                faces[card] = face
                kinds[card] = (face,)
                for other in range(len(FACES)):
                    if face in kinds[other] and other != card:
                        kinds[other] = tuple([one for one in kinds[other] if one != face])
        else:
            for card in there:
                where[card] = goal
    left = {kind: list(kind) for kind in kinds if len(kind) > 0}
    for kind in left:
        rng.shuffle(left[kind])
    for card in range(len(FACES)):
        if faces[card] < 0:
            faces[card] = left[kinds[card]].pop()
    told = [
        acts[i] if cards[i] < 0 else (acts[i][0], acts[i][1], acts[i][2], faces[cards[i]], acts[i][4])
        for i in range(len(acts))
    ]
    inside: list[list[int]] = [[] for _ in range(zones)]
    for card in range(len(FACES)):
        inside[where[card]].append(faces[card])
    return tuple(told), inside


def key(info: Info) -> tuple[object, ...]:
    """All of an information state as one value: equal where the seat can't tell two positions apart."""
    t = cast(Scoundrels, info.state)
    frames = tuple([(f[0].name, f[1], f[2], f[3], f[4]) for f in t.stack])
    return (
        info.seat, frames, tuple(t.noted), tuple(t.boards), t.saloon, t.pile, t.traits, t.jobs, t.drawn, t.stays,
        t.flags, t.leader_flags, tuple(t.money), tuple(t.rep), tuple(t.supply), tuple(t.jail), tuple(t.men),
        tuple(t.hands), tuple(t.slots), t.face_up, tuple(t.decks), tuple(t.blocks), tuple(t.acts), t.faces, t.where,
        t.marks, tuple(t.looks), t.shown, t.leaders, t.strategy, t.day, t.turn, t.first, t.active, t.slot, t.scores,
    )  # fmt: skip
