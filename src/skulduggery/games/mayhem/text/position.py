"""Pack the table of Men of Mayhem into a save, with places and cards by name, and unpack it."""

from typing import Any, Final, cast

from skulduggery.engine.asks import BadInput, brief
from skulduggery.engine.documents import Document
from skulduggery.engine.machine import State
from skulduggery.games.mayhem.rules.answers import place_of, place_word
from skulduggery.games.mayhem.rules.state import GOODS, PHASES, Deal, Mayhem, MayhemRules, rules_of

PLAIN: Final = (
    "goods", "pool_members", "pool_prospects", "heat", "tokens", "fists", "made", "supply", "removed", "patch", "out",
    "off", "turned", "shown", "standing", "void", "acts", "order", "round", "result",
)  # fmt: skip
"""Fields that hold only numbers."""


def pack(t: Mayhem) -> Document:
    """Return all of the table, with places and cards by id, and null for those that this state doesn't know."""
    rules = rules_of(t)
    out: Document = {}
    for name in PLAIN:
        out[name] = listed(getattr(t, name))
    out["phase"] = PHASES[t.phase]
    out["sides"] = [rules.sides[side].id if side >= 0 else None for side in t.sides]
    out["sites"] = [place_word(rules, site) if site >= 0 else None for site in t.sites]
    out["deck"] = [rules.cards_in_box[card].id if card >= 0 else None for card in t.deck]
    out["table"] = [rules.cards_in_box[card].id for card in t.table]
    out["marks"] = [place_word(rules, spot) for spot in range(rules.places) if t.marks >> spot & 1]
    out["dudes"] = [dudes_of(t, seat) for seat in range(t.seats)]
    return out


def dudes_of(t: Mayhem, seat: int) -> dict[str, object]:
    """Return [Members, Prospects] of a gang by the id of the place, for places that have any."""
    rules = rules_of(t)
    out: dict[str, object] = {}
    for spot in range(rules.places):
        at = seat * rules.places + spot
        if t.members[at] or t.prospects[at]:
            out[place_word(rules, spot)] = [t.members[at], t.prospects[at]]
    return out


def listed(value: object) -> object:
    """Return ``value`` with all tuples, nested ones too, as lists."""
    return [listed(one) for one in value] if isinstance(value, (list, tuple)) else value


def whole_numbers(value: object) -> tuple[int, ...]:
    """Return a list of whole numbers. Raise ValueError for anything else."""
    if not isinstance(value, list) or not all([type(one) is int for one in value]):
        raise ValueError(f"{brief(value)} is no list of whole numbers")
    return tuple(value)


def unpack(rules: MayhemRules, table: Document, s: State) -> Mayhem:
    """Return the state that ``pack`` packed. Raise BadInput if ``table`` doesn't fit the rules."""
    try:
        return unpacked(rules, cast(dict[str, Any], table), s)
    except (KeyError, TypeError, ValueError, IndexError, AttributeError, OverflowError) as error:
        raise BadInput(f"The save's table can't be read: {type(error).__name__}: {error}.") from None


def unpacked(rules: MayhemRules, doc: dict[str, Any], s: State) -> Mayhem:
    seats = rules.seats
    side_ids = [side.id for side in rules.sides]
    card_ids = [card.id for card in rules.cards_in_box]

    def numbers(name: str, size: int = -1) -> tuple[int, ...]:
        out = whole_numbers(doc[name])
        if size >= 0 and len(out) != size:
            raise ValueError(f"{name} must be {size} whole numbers")
        return out

    def deals(name: str) -> tuple[Deal, ...]:
        out: list[Deal] = []
        for maker, to, given, wanted in doc[name]:
            (m, o, *terms) = whole_numbers([maker, to, *given, *wanted])
            if len(given) != GOODS or len(wanted) != GOODS:
                raise ValueError(f"{name} must name {GOODS} goods on both sides of a deal")
            out.append((m, o, (terms[0], terms[1], terms[2]), (terms[3], terms[4], terms[5])))
        return tuple(out)

    def single(name: str) -> int:
        if type(doc[name]) is not int:
            raise ValueError(f"{name} must be a whole number")
        return int(doc[name])

    members = [0] * (seats * rules.places)
    prospects = members.copy()
    if len(doc["dudes"]) != seats:
        raise ValueError(f"dudes must be those of {seats} gangs")
    for seat in range(seats):
        for word, (m, p) in doc["dudes"][seat].items():
            at = seat * rules.places + place_of(rules, word)
            members[at], prospects[at] = whole_numbers([m, p])
    return Mayhem(
        rules,
        s.stack,
        s.rng,
        tuple([-1 if id is None else side_ids.index(id) for id in doc["sides"]]),
        list(numbers("goods", seats * GOODS)),
        members,
        prospects,
        list(numbers("pool_members", seats)),
        list(numbers("pool_prospects", seats)),
        list(numbers("heat", seats)),
        list(numbers("tokens", seats)),
        list(numbers("fists", seats)),
        deals("made"),
        cast(tuple[int, int], numbers("supply", 2)),
        single("removed"),
        single("patch"),
        numbers("out"),
        numbers("off", seats),
        tuple([-1 if id is None else place_of(rules, id) for id in doc["sites"]]),
        single("turned"),
        tuple([-1 if id is None else card_ids.index(id) for id in doc["deck"]]),
        single("shown"),
        tuple([card_ids.index(id) for id in doc["table"]]),
        sum([1 << place_of(rules, word) for word in set(doc["marks"])]),
        deals("standing"),
        deals("void"),
        tuple([whole_numbers(act) for act in doc["acts"]]),
        numbers("order"),
        single("round"),
        PHASES.index(doc["phase"]),
        numbers("result"),
    )
