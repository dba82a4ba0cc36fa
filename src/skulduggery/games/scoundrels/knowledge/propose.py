"""Symmetric proposals of 3000 Scoundrels: a step to a nearby world is as likely as the step back."""

from typing import Final

from skulduggery.engine.chance import Rng
from skulduggery.engine.knowledge.groups import Info, cells
from skulduggery.games.scoundrels.knowledge.infostate import filled, redeal_cards, unseen_safes
from skulduggery.games.scoundrels.rules.poker_cards import ALL, BLOCK, HAND, LOOK, MOVE, POUR, SLOT, TOP
from skulduggery.games.scoundrels.rules.state import FACES, FREE, UNKNOWN, WIDTH, Act, Scoundrels, rules_of

SAFES: Final = 4
"""One step in SAFES swaps two safes, if other seats have seen safes that this seat doesn't know."""
ANEW: Final = 8
"""One other step in ANEW re-deals all poker cards of a player, so that every world can be reached."""


def propose(info: Info[Scoundrels], world: Scoundrels, rng: Rng) -> Scoundrels:
    """Return a world near ``world``, with two safes swapped, or two poker cards of another player from some act on.

    The traits and jobs that nobody has seen get a new random order.
    """
    rules = rules_of(world)
    seen = info.state
    t = world.clone()
    t.rng = rng.seed()
    t.traits = filled(seen.traits, rules.trait_heaps, rng)
    t.jobs = filled(seen.jobs, rules.job_heaps, rng)
    hidden = unseen_safes(world, info.seat)
    looked = 0
    for other in range(t.seats):
        if other != info.seat:
            looked |= t.looks[other]
    told = cells(hidden & looked)
    if told and not rng.below(SAFES):
        one = told[rng.below(len(told))]
        there = cells(hidden & rules.location_cells[rules.location_of[one]])
        other = there[rng.below(len(there))]
        faces = list(t.faces)
        faces[one], faces[other] = faces[other], faces[one]
        t.faces = tuple(faces)
        return t
    owner = rng.below(t.seats)
    acts = t.acts[owner]
    if owner == info.seat or not acts:
        return t
    if not rng.below(ANEW):
        t.acts[owner], t.hands[owner], t.decks[owner] = seen.acts[owner], seen.hands[owner], seen.decks[owner]
        redeal_cards(t, owner, rng)
        return t
    a = rng.below(len(FACES))
    b = rng.below(len(FACES))
    since = rng.below(len(acts))
    if a != b and exchangeable(acts, since, a, b, info.seat):
        exchange(t, owner, since, a, b)
    return t


def exchangeable(acts: tuple[Act, ...], since: int, a: int, b: int, seat: int) -> bool:
    """Return whether two cards can be swapped from an act on, without a contradiction to what the seat knows.

    Before that act they must lie in one zone, and the seat must not see the face of either since.
    """
    zones = [BLOCK] * len(FACES)
    for i in range(len(acts)):
        what, source, goal, face, known = acts[i]
        if i == since and zones[a] != zones[b]:
            return False
        if i >= since and face in (a, b) and (known == ALL or (seat >= 0 and known >> seat & 1)):
            return False
        if what == POUR:
            for card in range(len(FACES)):
                if zones[card] == source:
                    zones[card] = goal
        elif what == MOVE:
            zones[face] = goal
    return True


def exchange(t: Scoundrels, owner: int, since: int, a: int, b: int) -> None:
    """Swap two cards of an owner from an act on."""
    acts = list(t.acts[owner])
    for i in range(since, len(acts)):
        what, source, goal, face, known = acts[i]
        acts[i] = (what, source, goal, twin(face, a, b), known)
    t.acts[owner] = tuple(acts)
    t.hands[owner] = tuple(sorted([twin(face, a, b) for face in t.hands[owner]]))
    t.decks[owner] = tuple([twin(face, a, b) for face in t.decks[owner]])
    for i in range(owner * WIDTH, (owner + 1) * WIDTH):
        t.slots[i] = twin(t.slots[i], a, b)


def twin(face: int, a: int, b: int) -> int:
    """Return the other one of cards ``a`` and ``b``; return any other card itself."""
    if face == a:
        return b
    return a if face == b else face


def lay(t: Scoundrels, owner: int) -> None:
    """Put the poker cards of an owner where the acts lead them; the order within a zone of the deck is arbitrary."""
    there = [BLOCK] * len(FACES)
    for what, source, goal, face, _ in t.acts[owner]:
        if what == POUR:
            for card in range(len(FACES)):
                if there[card] == source:
                    there[card] = goal
        elif what != LOOK and face != UNKNOWN:
            there[face] = goal
    t.hands[owner] = tuple([face for face in range(len(FACES)) if there[face] == HAND])
    for slot in range(WIDTH):
        if t.slots[owner * WIDTH + slot] != FREE:
            t.slots[owner * WIDTH + slot] = there.index(SLOT + slot)
    deck = sorted([(there[face], face) for face in range(len(FACES)) if there[face] >= TOP])
    t.decks[owner] = tuple([face for _, face in deck])
