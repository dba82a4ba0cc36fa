"""The places of scoundrels, and moves between them: boards, saloon, discard pile (4.7, 4.8)."""

from typing import Final

from skulduggery.engine.machine import EFFECT, SOURCE
from skulduggery.games.scoundrels.rules.state import (
    ARROWS,
    EMPTY,
    Pair,
    Scoundrel,
    Scoundrels,
    ScoundrelsRules,
    rules_of,
)
from skulduggery.games.scoundrels.rules.timings import HIRED

SALOON: Final = 4
"""Zones: lower numbers are the boards of the seats (four at most), this is the saloon, PILE the discard pile."""
PILE: Final = 5
Spot = tuple[int, int]
"""A zone and a place in it."""
NOWHERE: Final[Spot] = (-1, -1)


def pair(t: Scoundrels, one: Scoundrel) -> Pair:
    """Return the joined values of a scoundrel's two halves."""
    rules = rules_of(t)
    return rules.pairs[one[0] * len(rules.colours) + one[1]]


def row(t: Scoundrels, zone: int) -> tuple[Scoundrel, ...]:
    """Return the scoundrels in a zone."""
    if zone == SALOON:
        return t.saloon
    return t.pile if zone == PILE else t.boards[zone]


def lay(t: Scoundrels, zone: int, there: tuple[Scoundrel, ...]) -> None:
    """Replace the scoundrels in a zone."""
    if zone == SALOON:
        t.saloon = there
    elif zone == PILE:
        t.pile = there
    else:
        t.boards[zone] = there


def find(t: Scoundrels, stay: int) -> Spot:
    """Return the spot of the scoundrel with this stay, or NOWHERE if it has left."""
    if stay < 0:
        return NOWHERE
    zone = 0
    for there in [*t.boards, t.saloon, t.pile]:
        place = 0
        for one in there:
            if one[2] == stay:
                return zone if zone < t.seats else zone - t.seats + SALOON, place
            place += 1
        zone += 1
    return NOWHERE


def at(t: Scoundrels, stay: int) -> Scoundrel:
    """Return the scoundrel with this stay, or EMPTY."""
    if stay >= 0:
        for board in t.boards:
            for one in board:
                if one[2] == stay:
                    return one
        for one in t.saloon:
            if one[2] == stay:
                return one
        for one in t.pile:
            if one[2] == stay:
                return one
    return EMPTY


def stay_of(t: Scoundrels, trait: int) -> int:
    """Return the stay of the scoundrel with a trait, or -1."""
    for there in [*t.boards, t.saloon, t.pile]:
        for one in there:
            if one[0] == trait:
                return one[2]
    return -1


def put(t: Scoundrels, spot: Spot, one: Scoundrel) -> None:
    """Put a scoundrel on a spot."""
    zone, place = spot
    there = row(t, zone)
    lay(t, zone, (*there[:place], one, *there[place + 1 :]))


def take(t: Scoundrels, spot: Spot) -> None:
    """Remove the scoundrel on a spot, which leaves a gap except in the pile."""
    zone, place = spot
    if zone == PILE:
        t.pile = (*t.pile[:place], *t.pile[place + 1 :])
    else:
        put(t, spot, EMPTY)


def discard(t: Scoundrels, stay: int) -> None:
    """Put a scoundrel on top of the pile, and refill the saloon at once if it lay there (SC-SALOON-01, -03)."""
    zone, place = find(t, stay)
    one = row(t, zone)[place]
    take(t, (zone, place))
    t.stays += 1
    t.pile = ((one[0], one[1], t.stays), *t.pile)
    t.tell("discard", (one[0], one[1], zone))
    if zone == SALOON:
        refill(t)


def refill(t: Scoundrels) -> None:
    """Shift the saloon right into the gaps, then create scoundrels at the left (SC-SALOON-01, -02, -06, -07)."""
    there = [one for one in t.saloon if one[0] >= 0]
    gaps = len(t.saloon) - len(there)
    t.saloon = (*(EMPTY,) * gaps, *there)
    for space in range(gaps - 1, -1, -1):
        if not create(t, space):
            return


def create(t: Scoundrels, space: int) -> bool:
    """Join the top trait and the top job in a space of the saloon; False if a deck is empty (SC-SCOU-01)."""
    rules = rules_of(t)
    if t.drawn[0] == len(rules.trait_deck):
        return False
    deck = job_deck(t)
    if deck < 0:
        return False
    trait = t.traits[rules.trait_deck[t.drawn[0]]]
    job = t.jobs[rules.job_decks[deck][t.drawn[1 + deck]]]
    drawn = list(t.drawn)
    drawn[0] += 1
    drawn[1 + deck] += 1
    t.drawn = tuple(drawn)
    t.stays += 1
    t.saloon = (*t.saloon[:space], (trait, job, t.stays), *t.saloon[space + 1 :])
    if t.events is not None:
        t.tell("create", (space, trait, job))
    return True


def job_deck(t: Scoundrels) -> int:
    """Return the job deck that the next scoundrel comes from, or -1 (SC-OPT-11 to -13, -15)."""
    rules = rules_of(t)
    left = [len(rules.job_decks[k]) - t.drawn[1 + k] for k in range(len(rules.job_decks))]
    want = 0
    purple = any([one[0] >= 0 and rules.colours[one[1]] == 1 for one in t.saloon])
    if rules.wild and not purple and t.drawn[0] >= rules.saloon - 1:
        want = 1
    if left[want]:
        return want
    other = len(left) - 1 - want
    return other if left[other] else -1


def linked(t: Scoundrels, place: int, way: int) -> int:
    """Return the place that an arrow points to from ``place``, or -1 (SC-CONST-12)."""
    q = place + way
    if q not in rules_of(t).places:
        return -1
    return q if way == ARROWS["up"] or way == ARROWS["down"] or place // 3 == q // 3 else -1


def free_places(t: Scoundrels, seat: int) -> list[int]:
    """Return the free places of a board, in the order in which they are filled."""
    return [place for place in rules_of(t).places if t.boards[seat][place][0] < 0]


def crew(t: Scoundrels, seat: int) -> list[Scoundrel]:
    """Return the scoundrels on a board, by place."""
    return [one for one in t.boards[seat] if one[0] >= 0]


def being_hired(t: Scoundrels) -> list[int]:
    """Return the stays of the when-hired scoundrels that are being hired now (SC-HIRE-09)."""
    return [frame[SOURCE] for frame in t.stack if frame[EFFECT].name == "when-hired"]


def is_hired(t: Scoundrels, one: Scoundrel) -> bool:
    """Return whether a scoundrel is used when hired and never placed."""
    return rules_of(t).traits[one[0]].timing == HIRED


def halves(rules: ScoundrelsRules, one: Scoundrel) -> int:
    """Return the bits of a scoundrel's two halves in ``flags`` (SC-USE-02)."""
    return 1 << one[0] | 1 << (len(rules.traits) + one[1])


def card_bit(rules: ScoundrelsRules, strategy: int) -> int:
    """Return the bit of a strategy card in ``flags`` (SC-OPT-02)."""
    return 1 << (len(rules.traits) + len(rules.colours) + strategy)
