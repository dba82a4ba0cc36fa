"""Gangs and where their Dudes stand: control, Patch Order, recruit pools, and what cards change for a while."""

from typing import Final

from skulduggery.engine.modifiers import Modifier, fold
from skulduggery.games.mayhem.rules.state import HASSLE, Mayhem, rules_of

STANDARD: Final = {
    "recruit_count": 1, "traffic_bonus": 0, "traffic_shift": 0, "throw_prospects": 0, "fall_prospects": 0,
    "hot_extra": 0, "ride_max": 10, "ride_cost": 1, "guns_allowed": 1, "gun_heat": 1, "backup": 1, "er_survive": 0,
}  # fmt: skip
"""The standard of each named value, which holds where no card says otherwise (13.1); ``er_survive``: 0 for the set's
own."""


def query(t: Mayhem, seat: int, name: str, base: int, tags: int = 0, extra: tuple[Modifier, ...] = ()) -> int:
    """Return a value after all changes: the gang's own rules, then cards in the order of their reveal (MM-MOD-04)."""
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


def value(t: Mayhem, seat: int, name: str, extra: tuple[Modifier, ...] = ()) -> int:
    """Return a named value of 13.1."""
    return query(t, seat, name, STANDARD[name], 0, extra)


def living(t: Mayhem) -> list[int]:
    """Return the gangs still in the game."""
    return [seat for seat in range(t.seats) if seat not in t.out]


def patch_order(t: Mayhem, holder: int) -> list[int]:
    """Return the living gangs from ``holder`` to the left (MM-GEN-15)."""
    seats = [(holder + i) % t.seats for i in range(t.seats)]
    return [seat for seat in seats if seat not in t.out] if t.out else seats


def dudes(t: Mayhem, seat: int, location: int) -> int:
    """Members and Prospects of a gang at a location."""
    at = seat * rules_of(t).places + location
    return t.members[at] + t.prospects[at]


def members_at(t: Mayhem, seat: int, location: int) -> int:
    return t.members[seat * rules_of(t).places + location]


def prospects_at(t: Mayhem, seat: int, location: int) -> int:
    return t.prospects[seat * rules_of(t).places + location]


def gangs_at(t: Mayhem, location: int) -> list[int]:
    """Return the gangs with Dudes at a location, by seat."""
    places = rules_of(t).places
    at = location
    out = []
    for seat in range(t.seats):
        if t.members[at] or t.prospects[at]:
            out.append(seat)
        at += places
    return out


def controls(t: Mayhem, seat: int, location: int) -> bool:
    """Return whether it is the only gang with Dudes there (MM-GEN-12)."""
    places = rules_of(t).places
    at = location
    for other in range(t.seats):
        if (t.members[at] + t.prospects[at] > 0) != (other == seat):
            return False
        at += places
    return True


def open_sites(t: Mayhem) -> list[int]:
    """The Sites and Opportunities in play: starting Sites, random ones face up, cards (MM-GEN-10, -11)."""
    rules = rules_of(t)
    out = list(rules.starting)
    out += t.sites[: t.turned]
    for card in t.table:
        place = rules.cards_in_box[card].site
        if place >= 0:
            out.append(place)
    return out


def sources(t: Mayhem, seat: int, but: int = -1) -> list[int]:
    """Return the locations from which own Dudes can leave: not the Emergency Room (MM-RIDE-06, MM-THROW-12)."""
    first = seat * rules_of(t).places
    spots = open_sites(t)
    spots.append(seat)
    out = [one for one in spots if t.members[first + one] + t.prospects[first + one] > 0 and one != but]
    out.sort()
    return out


def count(t: Mayhem, seat: int) -> tuple[int, int]:
    """Members and Prospects of a gang, those in the Emergency Room too (MM-GEN-16)."""
    places = rules_of(t).places
    first = seat * places
    return sum(t.members[first : first + places]), sum(t.prospects[first : first + places])


def move(t: Mayhem, seat: int, source: int, goal: int, members: int, prospects: int) -> None:
    """Dudes go from one location to another."""
    first = seat * rules_of(t).places
    t.members[first + source] -= members
    t.members[first + goal] += members
    t.prospects[first + source] -= prospects
    t.prospects[first + goal] += prospects


def to_pool(t: Mayhem, seat: int, location: int, members: int, prospects: int) -> None:
    """Dudes leave the gang for its recruit pool."""
    at = seat * rules_of(t).places + location
    t.members[at] -= members
    t.prospects[at] -= prospects
    t.pool_members[seat] += members
    t.pool_prospects[seat] += prospects


def recruits(t: Mayhem, seat: int) -> int:
    """Return the number of Prospects that could still join (MM-REC-02, MM-HARD-05)."""
    return t.pool_prospects[seat]


def enlist(t: Mayhem, seat: int, prospects: int) -> int:
    """Prospects come from the pool to the own clubhouse, as many as there are (MM-TX-14)."""
    came = min(prospects, recruits(t, seat))
    if came:
        t.pool_prospects[seat] -= came
        t.prospects[seat * rules_of(t).places + seat] += came
        t.tell("recruit", (seat, came))
    return came


def promote(t: Mayhem, seat: int, location: int) -> None:
    """A Prospect becomes a Member in place (MM-PIN-01, -02)."""
    at = seat * rules_of(t).places + location
    t.prospects[at] -= 1
    t.pool_prospects[seat] += 1
    t.pool_members[seat] -= 1
    t.members[at] += 1
    t.tell("promote", (seat, location))


def promotable(t: Mayhem, seat: int, there: list[int]) -> list[int]:
    """At which of the ``sources`` a Prospect stands that may be patched in (MM-PIN-03, -04)."""
    if not t.pool_members[seat]:
        return []
    first = seat * rules_of(t).places
    return [place for place in there if t.prospects[first + place]]


def quantity(t: Mayhem, seat: int, what: str) -> int:
    """Return a public quantity of a gang (13.1)."""
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
