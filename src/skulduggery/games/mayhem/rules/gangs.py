"""Gangs and their Dudes: locations, control, Patch Order, recruit pools, and values that cards modify."""

from typing import Final

from skulduggery.engine.modifiers import Modifier, fold
from skulduggery.games.mayhem.rules.state import HASSLE, Mayhem, rules_of

STANDARD: Final = {
    "recruit_count": 1, "traffic_bonus": 0, "traffic_shift": 0, "throw_prospects": 0, "fall_prospects": 0,
    "hot_extra": 0, "ride_max": 10, "ride_cost": 1, "guns_allowed": 1, "gun_heat": 1, "backup": 1, "er_survive": 0,
}  # fmt: skip
"""The standard of each named value, without modifiers (13.1). ``er_survive`` 0 stands for the numbers of the set."""


def query(t: Mayhem, seat: int, name: str, base: int, tags: int = 0, extra: tuple[Modifier, ...] = ()) -> int:
    """Return the result of a query after all modifiers, or FORBIDDEN (MM-MOD-04).

    The modifiers of the gang's side count first, then Hassles in the order of their reveal, then ``extra``.
    Seat -1 has no side.
    """
    rules = rules_of(t)
    active: list[tuple[Modifier, ...]] = []
    if seat >= 0 and t.sides[seat] >= 0:
        own = rules.sides[t.sides[seat]].modifiers
        if own:
            active.append(own)
    for number in t.table:
        card = rules.cards_in_box[number]
        if card.kind == HASSLE:
            active.append(card.modifiers)
    if extra:
        active.append(extra)
    return fold(active, name, base, tags) if active else base


def modified(t: Mayhem, seat: int) -> bool:
    """Return whether anything may change a query of this seat: its own side or a Hassle."""
    rules = rules_of(t)
    if seat >= 0 and t.sides[seat] >= 0 and rules.sides[t.sides[seat]].modifiers:
        return True
    return any([rules.cards_in_box[number].kind == HASSLE for number in t.table])


def value(t: Mayhem, seat: int, name: str, extra: tuple[Modifier, ...] = ()) -> int:
    """Return a named value (13.1) after all modifiers; seat -1 if it is the same for every gang."""
    return query(t, seat, name, STANDARD[name], 0, extra)


def living(t: Mayhem) -> list[int]:
    """Return the gangs still in the game, in seat order."""
    return [seat for seat in range(t.seats) if seat not in t.out]


def patch_order(t: Mayhem, holder: int) -> list[int]:
    """Return the living gangs from ``holder`` to the left (MM-GEN-15)."""
    seats = [(holder + i) % t.seats for i in range(t.seats)]
    return [seat for seat in seats if seat not in t.out] if t.out else seats


def dudes(t: Mayhem, seat: int, location: int) -> int:
    """Return the number of a gang's Dudes at a location, Members and Prospects together."""
    at = seat * rules_of(t).places + location
    return t.members[at] + t.prospects[at]


def members_at(t: Mayhem, seat: int, location: int) -> int:
    return t.members[seat * rules_of(t).places + location]


def prospects_at(t: Mayhem, seat: int, location: int) -> int:
    return t.prospects[seat * rules_of(t).places + location]


def gangs_at(t: Mayhem, location: int) -> list[int]:
    """Return the gangs with Dudes at a location, in seat order."""
    places = rules_of(t).places
    at = location
    out = []
    for seat in range(t.seats):
        if t.members[at] or t.prospects[at]:
            out.append(seat)
        at += places
    return out


def controls(t: Mayhem, seat: int, location: int) -> bool:
    """Return whether a gang is the only one with Dudes at a location (MM-GEN-12)."""
    places = rules_of(t).places
    at = location
    for other in range(t.seats):
        if (t.members[at] + t.prospects[at] > 0) != (other == seat):
            return False
        at += places
    return True


def open_sites(t: Mayhem) -> list[int]:
    """Return the starting Sites, the random Sites face up and the Opportunities in play (MM-GEN-10, -11)."""
    rules = rules_of(t)
    out = list(rules.starting)
    out += t.sites[: t.turned]
    for card in t.table:
        place = rules.cards_in_box[card].site
        if place >= 0:
            out.append(place)
    return out


def sources(t: Mayhem, seat: int, but: int = -1) -> list[int]:
    """Return the locations that a gang's Dudes can leave, sorted and without ``but`` (MM-RIDE-06, MM-THROW-12).

    The Emergency Room is not among them.
    """
    return sources_among(t, seat, [*open_sites(t), seat], but)


def sources_among(t: Mayhem, seat: int, spots: list[int], but: int = -1) -> list[int]:
    """Return the ``sources`` of a gang; ``spots``: all open Sites and its clubhouse."""
    first = seat * rules_of(t).places
    out = [one for one in spots if t.members[first + one] + t.prospects[first + one] > 0 and one != but]
    out.sort()
    return out


def count(t: Mayhem, seat: int) -> tuple[int, int]:
    """Return a gang's number of Members and of Prospects, with those in the Emergency Room (MM-GEN-16)."""
    places = rules_of(t).places
    first = seat * places
    return sum(t.members[first : first + places]), sum(t.prospects[first : first + places])


def move(t: Mayhem, seat: int, source: int, goal: int, members: int, prospects: int) -> None:
    """Move Dudes of a gang from one location to another."""
    first = seat * rules_of(t).places
    t.members[first + source] -= members
    t.members[first + goal] += members
    t.prospects[first + source] -= prospects
    t.prospects[first + goal] += prospects


def to_pool(t: Mayhem, seat: int, location: int, members: int, prospects: int) -> None:
    """Move Dudes of a gang from a location to its recruit pool."""
    at = seat * rules_of(t).places + location
    t.members[at] -= members
    t.prospects[at] -= prospects
    t.pool_members[seat] += members
    t.pool_prospects[seat] += prospects


def recruits(t: Mayhem, seat: int) -> int:
    """Return the number of Prospects in a gang's recruit pool (MM-REC-02, MM-HARD-05)."""
    return t.pool_prospects[seat]


def enlist(t: Mayhem, seat: int, prospects: int) -> int:
    """Move Prospects from the pool to the clubhouse, as far as they last; return how many came (MM-TX-14)."""
    came = min(prospects, recruits(t, seat))
    if came:
        t.pool_prospects[seat] -= came
        t.prospects[seat * rules_of(t).places + seat] += came
        t.tell("recruit", (seat, came))
    return came


def promote(t: Mayhem, seat: int, location: int) -> None:
    """Replace a Prospect at a location by a Member from the pool (MM-PIN-01, -02). The price is not paid here."""
    at = seat * rules_of(t).places + location
    t.prospects[at] -= 1
    t.pool_prospects[seat] += 1
    t.pool_members[seat] -= 1
    t.members[at] += 1
    t.tell("promote", (seat, location))


def promotable(t: Mayhem, seat: int, there: list[int]) -> list[int]:
    """Return the locations among ``there`` with a Prospect that may be patched in (MM-PIN-03, -04).

    ``there`` are the gang's ``sources``. The price is not checked.
    """
    if not t.pool_members[seat]:
        return []
    first = seat * rules_of(t).places
    return [place for place in there if t.prospects[first + place]]


def quantity(t: Mayhem, seat: int, what: str) -> int:
    """Return a public quantity of a gang, such as ``heat`` or its Dudes ``at:`` a Site (13.1).

    ``sites`` counts the Sites that it controls, without Opportunities.
    """
    rules = rules_of(t)
    if what == "heat":
        return t.heat[seat]
    if what == "sites":
        return len([place for place in (*rules.starting, *t.sites[: t.turned]) if controls(t, seat, place)])
    if what.startswith("at:"):
        for i in range(len(rules.sites)):
            if rules.sites[i].id == what[3:]:
                return dudes(t, seat, rules.first_site + i)
        return 0
    members, prospects = count(t, seat)
    if what == "members":
        return members
    if what == "prospects":
        return prospects
    assert what == "dudes", what
    return members + prospects
