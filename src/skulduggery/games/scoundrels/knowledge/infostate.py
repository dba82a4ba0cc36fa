"""Information states of 3000 Scoundrels, and the worlds that fit them (section 15 of the rules).

Public acts prove these facts, beyond what a seat has looked at:

1. A new scoundrel comes from the top of its decks. The rest of a colour lies below or in the box, in any order
   (SC-SETUP-03 to -05, SC-INFO-22, -24).
2. A safe never changes its location. So a seat that has seen all others of a location knows the last one (SC-SAFE-22,
   -25).
3. A player has the seven poker cards. A card that lies open, was revealed or scouted lies nowhere else (SC-INFO-03).
4. A card goes to the hand from the top of the deck: first a card seen there, then one of the block that has been there
   longest. Played cards go under the deck (SC-DAY-15, SC-INFO-08).
5. A face-up 0 was in the hand. With ``start_from_zero`` each hand began with it (SC-TRAIT-HONEST-1, SC-OPT-16).

Whatever else players do with hidden cards is strategy. It proves nothing: any card may be played into any slot.
"""

from typing import Final

from skulduggery.engine.chance import Rng
from skulduggery.engine.knowledge.groups import Info, blind, cells, pick
from skulduggery.engine.knowledge.zones import Mix, Spread
from skulduggery.engine.sealed import Sealed
from skulduggery.games.scoundrels.rules.poker_cards import ALL, BLOCK, FACE_UP, HAND, LOOK, MOVE, POUR, SLOT, TOP
from skulduggery.games.scoundrels.rules.state import FACES, FREE, UNKNOWN, WIDTH, Act, Scoundrels, rules_of

Acts = tuple[Act, ...]
Kind = tuple[int, ...]

MOST: Final = 10_000
"""Greatest number of chains in the cache."""
_chains: dict[tuple[int, Acts], tuple[Mix, ...]] = {}


def infostate(t: Scoundrels, seat: int) -> Info[Scoundrels]:
    """Return all that ``seat`` (or SPECTATOR) knows with perfect recall."""
    rules = rules_of(t)
    info = blind(t, seat)
    info.traits = undrawn_blank(t.traits, rules.trait_deck, t.drawn[0])
    info.jobs = undrawn_blank(t.jobs, rules.job_decks[0], t.drawn[1])
    if rules.wild:
        purple = undrawn_blank(t.jobs, rules.job_decks[1], t.drawn[2])
        info.jobs = tuple([max(info.jobs[cell], purple[cell]) for cell in range(len(purple))])
    unseen = unseen_safes(t, seat)
    info.faces = tuple([-1 if unseen >> cell & 1 else t.faces[cell] for cell in range(len(t.faces))])
    for owner in range(t.seats):
        acts = as_seen(t.acts[owner], seat)
        info.acts[owner] = acts
        hide_cards(info, owner, seat, acts)
    return Info(seat, info, ())


def undrawn_blank(cards: tuple[int, ...], deck: tuple[int, ...], drawn: int) -> tuple[int, ...]:
    """Return ``cards`` by cell, with -1 for all that were not drawn from the deck."""
    out = [-1] * len(cards)
    for cell in deck[:drawn]:
        out[cell] = cards[cell]
    return tuple(out)


def unseen_safes(t: Scoundrels, seat: int) -> int:
    """Return the bit mask of the cells of safes that a seat doesn't know. It knows the last one of a location."""
    looked = t.shown | (t.looks[seat] if seat >= 0 else 0)
    out = 0
    for there in rules_of(t).location_cells:
        left = there & ~looked
        if left & (left - 1):
            out |= left
    return out


def as_seen(acts: Acts, seat: int) -> Acts:
    """Return acts as a seat saw them, with UNKNOWN for the other faces."""
    bit = 1 << seat if seat >= 0 else 0
    return tuple([act if act[4] == ALL or act[4] & bit else (*act[:3], UNKNOWN, act[4]) for act in acts])


def hide_cards(info: Scoundrels, owner: int, seat: int, acts: Acts) -> None:
    """Blank the poker cards of an owner that a seat hasn't seen where they lie now."""
    looked_at = info.blocks[owner] and info.blocks[owner][0] == 1
    seen = seen_alone(acts, seat) if owner != seat or looked_at else []
    deck = [UNKNOWN] * len(info.decks[owner])
    if looked_at:
        deck[0] = seen[TOP]
    info.decks[owner] = tuple(deck)
    if owner == seat:
        return
    info.hands[owner] = (UNKNOWN,) * len(info.hands[owner])
    for slot in range(WIDTH):
        if info.slots[owner * WIDTH + slot] != FREE:
            info.slots[owner * WIDTH + slot] = seen[SLOT + slot]


def seen_alone(acts: Acts, seat: int) -> list[int]:
    """Return the face in each zone that holds at most one card, UNKNOWN if the seat hasn't seen it there."""
    bit = 1 << seat if seat >= 0 else 0
    out = [UNKNOWN] * BLOCK
    for what, _, goal, face, known in acts:
        if goal < BLOCK and what != POUR:
            if face != UNKNOWN and (known == ALL or known & bit):
                out[goal] = face
            elif what == MOVE:
                out[goal] = UNKNOWN
    return out


def seen_played(acts: Acts, seat: int, count: int) -> list[tuple[int, int]]:
    """Return (slot, face) of those of the ``count`` cards played today that a seat saw, latest look first.

    The last acts are enough, because a card lay elsewhere before it was played.
    """
    bit = 1 << seat
    out: list[tuple[int, int]] = []
    for what, _, goal, face, known in reversed(acts):
        if goal >= SLOT and goal < FACE_UP and what != POUR:
            if known & bit and face != UNKNOWN:
                out.append((goal - SLOT, face))
            if what == MOVE:
                count -= 1
                if count == 0:
                    break
    return out


def chain(zones: int, acts: Acts) -> tuple[Mix, ...]:
    """Return the possible places of an owner's cards before each act and after the last, as a seat saw the acts.

    Raise ValueError if no course of events fits. Results are cached, because a game asks for every prefix of its acts.
    """
    known = _chains.get((zones, acts))
    if known is None:
        if acts:
            before = chain(zones, acts[:-1])
            known = (*before, after(before[-1], acts[-1]))
        else:
            everything = tuple(range(len(FACES)))
            known = (Mix((everything,), {(*(0,) * BLOCK, len(FACES), *(0,) * (zones - BLOCK - 1)): 1}),)
        if len(_chains) >= MOST:
            _chains.clear()
        _chains[(zones, acts)] = known
    return known


def after(before: Mix, act: Act) -> Mix:
    """Return a seat's knowledge after one more act."""
    what, source, goal, face, _ = act
    if what == MOVE:
        return before.unseen(source, goal) if face == UNKNOWN else before.known(source, goal, face)
    if what == LOOK:
        return before if face == UNKNOWN else before.known(source, source, face)
    return before.together(source, goal)


def cards_of(info: Info[Scoundrels], owner: int) -> Mix:
    """Return a seat's knowledge of where the poker cards of ``owner`` lie; zones as in rules/poker_cards.py."""
    t = info.state
    return chain(rules_of(t).zones, t.acts[owner])[-1]


def redeal(info: Info[Scoundrels], rng: Rng) -> Scoundrels:
    """Return a state that fits the information state, drawn uniformly, with a new random stream."""
    t = info.state.clone()
    rules = rules_of(t)
    t.traits = filled(t.traits, rules.trait_heaps, rng)
    t.jobs = filled(t.jobs, rules.job_heaps, rng)
    faces = list(t.faces)
    for location in range(len(rules.spaces)):
        there = cells(rules.location_cells[location])
        hidden = [cell for cell in there if faces[cell] < 0]
        left = [cell for cell in there if cell not in faces]
        rng.shuffle(left)
        for cell in hidden:
            faces[cell] = left.pop()
    t.faces = tuple(faces)
    for owner in range(t.seats):
        if t.acts[owner] or t.decks[owner]:
            redeal_cards(t, owner, rng)
    for i in range(len(t.stack)):
        effect = t.stack[i][0]
        if isinstance(effect, Sealed):
            t.stack[i] = effect.redraw(t, t.stack[i], rng)
    t.rng = rng.seed()
    return t


def filled(cards: tuple[int, ...], heaps: tuple[tuple[int, ...], ...], rng: Rng) -> tuple[int, ...]:
    """Return ``cards`` by cell, with the rest of each heap in random order on the cells that have none."""
    out = list(cards)
    first = 0
    for heap in heaps:
        seen = 0
        for card in out[first : first + len(heap)]:
            if card >= 0:
                seen |= 1 << card
        left = [card for card in heap if not seen >> card & 1]
        rng.shuffle(left)
        for i in range(first, first + len(heap)):
            if out[i] < 0:
                out[i] = left.pop()
        first += len(heap)
    return tuple(out)


def redeal_cards(t: Scoundrels, owner: int, rng: Rng) -> None:
    """Draw a course of events for an owner's poker cards uniformly; set the faces of all acts and places."""
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
    """Draw a course of events that fits acts as a seat saw them. Return the acts with all faces, and faces by zone.

    First draw backwards, from the knowledge before each act, which kind of card moved (forward filtering, backward
    sampling). Then draw forwards which card of that kind.
    """
    mixes = chain(zones, acts)
    last = mixes[-1].table
    spread = last[pick(rng, [ways for _, ways in last])][0]
    moved: list[Kind] = [()] * len(acts)
    for i in range(len(acts) - 1, -1, -1):
        what, source, goal, face, _ = acts[i]
        old = mixes[i]
        if what == POUR:
            spread = unpoured(old, source, goal, spread, rng)
        elif face == UNKNOWN:
            if what == MOVE:
                spread, moved[i] = unmoved(old, source, goal, spread, rng)
        else:
            spread = unknown_again(old, source, goal, face, spread)
    return tell(zones, acts, moved, rng)


def unmoved(old: Mix, source: int, goal: int, spread: Spread, rng: Rng) -> tuple[Spread, Kind]:
    """Draw the spread before a card moved unseen, and the card's kind."""
    width = len(old.kinds)
    found: list[tuple[Spread, Kind]] = []
    ways: list[int] = []
    for kind in range(width):
        if spread[goal * width + kind]:
            before = list(spread)
            before[goal * width + kind] -= 1
            before[source * width + kind] += 1
            was = tuple(before)
            weight = old.ways.get(was, 0)
            if weight:
                found.append((was, old.kinds[kind]))
                ways.append(weight * was[source * width + kind])
    return found[0] if len(found) == 1 else found[pick(rng, ways)]


def unpoured(old: Mix, source: int, goal: int, spread: Spread, rng: Rng) -> Spread:
    """Draw the spread before the cards of one zone were shuffled into another."""
    if len(old.table) == 1:
        return old.table[0][0]
    width = len(old.kinds)
    found: list[Spread] = []
    ways: list[int] = []
    for was, weight in old.table:
        merged = list(was)
        for kind in range(width):
            merged[goal * width + kind] += merged[source * width + kind]
            merged[source * width + kind] = 0
        if tuple(merged) == spread:
            found.append(was)
            ways.append(weight)
    return found[pick(rng, ways)]


def unknown_again(old: Mix, source: int, goal: int, face: int, spread: Spread) -> Spread:
    """Return the spread before a face was seen, when its card lay in ``source`` among its kind."""
    width = len(old.kinds)
    kind = 0
    while face not in old.kinds[kind]:
        kind += 1
    wide = width + (len(old.kinds[kind]) > 1)
    before: list[int] = []
    for zone in range(len(spread) // wide):
        before += spread[zone * wide : zone * wide + width]
    if wide == width:
        before[goal * width + kind] -= 1
    before[source * width + kind] += 1
    return tuple(before)


def tell(zones: int, acts: Acts, moved: list[Kind], rng: Rng) -> tuple[Acts, list[list[int]]]:
    """Draw the course of events forwards. A card gets a face of its kind only when a seat sees that face."""
    count = len(FACES)
    kinds: list[Kind] = [tuple(range(count))] * count  # the kind of each card
    faces = [-1] * count
    cards = [-1] * len(acts)  # the card of each act
    inside: list[list[int]] = [[] for _ in range(zones)]
    inside[BLOCK] = list(range(count))
    for i in range(len(acts)):
        what, source, goal, face, _ = acts[i]
        there = inside[source]
        if what == POUR:
            inside[goal] += there
            inside[source] = []
            continue
        if len(there) == 1:
            card = there[0]
        else:
            if face == UNKNOWN:
                fits = [one for one in there if kinds[one] == moved[i]]
            else:
                fits = [one for one in there if face in kinds[one]]
            card = fits[0] if len(fits) == 1 else fits[rng.below(len(fits))]
        cards[i] = card
        if what == MOVE:
            there.remove(card)
            inside[goal].append(card)
        if face != UNKNOWN and faces[card] < 0:
            faces[card] = face
            settle(kinds, card, face)
    for card in range(count):
        if faces[card] < 0:
            mixed = kinds[card]
            faces[card] = mixed[0] if len(mixed) == 1 else mixed[rng.below(len(mixed))]
            settle(kinds, card, faces[card])
    told = [
        acts[i] if cards[i] < 0 else (acts[i][0], acts[i][1], acts[i][2], faces[cards[i]], acts[i][4])
        for i in range(len(acts))
    ]
    return tuple(told), [[faces[card] for card in zone] for zone in inside]


def settle(kinds: list[Kind], card: int, face: int) -> None:
    """Give a card its face, which no other card of its kind can have then."""
    mixed = kinds[card]
    kinds[card] = (face,)
    if len(mixed) > 1:
        rest = tuple([one for one in mixed if one != face])
        for other in range(len(kinds)):
            if kinds[other] == mixed:
                kinds[other] = rest


def key(info: Info[Scoundrels]) -> tuple[object, ...]:
    """Return an information state as one value, equal for two positions that the seat can't tell apart."""
    t = info.state
    frames = tuple([(effect.name, *place) for effect, *place in t.stack])
    return (
        info.seat, frames, tuple(t.noted), tuple(t.boards), t.saloon, t.pile, t.traits, t.jobs, t.drawn, t.stays,
        t.flags, t.leader_flags, tuple(t.money), tuple(t.rep), tuple(t.supply), tuple(t.jail), tuple(t.men),
        tuple(t.hands), tuple(t.slots), t.face_up, tuple(t.decks), tuple(t.blocks), tuple(t.acts), t.faces, t.where,
        t.marks, tuple(t.looks), t.shown, t.leaders, t.strategy, t.day, t.turn, t.first, t.active, t.slot, t.scores,
    )  # fmt: skip
