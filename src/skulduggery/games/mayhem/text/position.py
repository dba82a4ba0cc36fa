"""What lies on a table of Men of Mayhem, by name, for saves; and what can't be so."""

from typing import Any, Final, cast

from skulduggery.engine.asks import BadInput, brief
from skulduggery.engine.game import Document
from skulduggery.engine.machine import State
from skulduggery.games.mayhem.rules.gangs import living, open_sites
from skulduggery.games.mayhem.rules.goods import (
    EVERYBODY,
    GAIN,
    HALVE,
    LOSE,
    OPEN,
    PAY,
    PEEK,
    SHOW,
    STEAL,
    SWAP,
    SWAPPED,
    can_pay,
)
from skulduggery.games.mayhem.rules.rounds import gangs_taken
from skulduggery.games.mayhem.rules.setup import ALL, GOODS, MOST, PHASES, Deal, Mayhem, MayhemRules, rules_of, start
from skulduggery.games.mayhem.text.notation import place, place_word
from skulduggery.games.mayhem.text.save_checks import off_course

PLAIN: Final = (
    "goods", "pool_members", "pool_prospects", "heat", "tokens", "fists", "made", "supply", "removed", "patch", "out",
    "off", "turned", "shown", "standing", "void", "acts", "order", "round", "result",
)  # fmt: skip
"""Fields that are numbers and nothing else."""
LATER: Final = (
    "goods", "members", "prospects", "pool_members", "pool_prospects", "heat", "tokens", "fists", "made", "supply",
    "removed", "out", "off", "turned", "shown", "table", "marks", "standing", "void", "acts", "round", "phase",
    "result",
)  # fmt: skip
"""Fields that are as they begin until the gangs have settled in."""


def pack(t: Mayhem) -> Document:
    """Everything that lies there. Places and cards by their ids; what this table doesn't know is null."""
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
    """Where the Dudes of a gang stand: [members, prospects] by the id of the place."""
    rules = rules_of(t)
    out: dict[str, object] = {}
    for spot in range(rules.places):
        at = seat * rules.places + spot
        if t.members[at] or t.prospects[at]:
            out[place_word(rules, spot)] = [t.members[at], t.prospects[at]]
    return out


def listed(value: object) -> object:
    """Tuples as lists, all the way down."""
    return [listed(one) for one in value] if isinstance(value, (list, tuple)) else value


def whole_numbers(value: object) -> tuple[int, ...]:
    """A list of whole numbers. Raises ValueError for anything else."""
    if not isinstance(value, list) or not all([type(one) is int for one in value]):
        raise ValueError(f"{brief(value)} is no list of whole numbers")
    return tuple(value)


def unpack(rules: MayhemRules, table: Document, s: State) -> Mayhem:
    """The state that was packed. Raises BadInput if it doesn't fit."""
    try:
        t = unpacked(rules, cast(dict[str, Any], table), s)
        problem = unsound(t)
    except (KeyError, TypeError, ValueError, IndexError, AttributeError, OverflowError) as error:
        raise BadInput(f"The save's table can't be read: {type(error).__name__}: {error}.") from None
    if problem:
        raise BadInput(f"The save's table can't be: {problem}.")
    return t


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
            at = seat * rules.places + place(rules, word)
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
        tuple([-1 if id is None else place(rules, id) for id in doc["sites"]]),
        single("turned"),
        tuple([-1 if id is None else card_ids.index(id) for id in doc["deck"]]),
        single("shown"),
        tuple([card_ids.index(id) for id in doc["table"]]),
        sum([1 << place(rules, word) for word in set(doc["marks"])]),
        deals("standing"),
        deals("void"),
        tuple([whole_numbers(act) for act in doc["acts"]]),
        numbers("order"),
        single("round"),
        PHASES.index(doc["phase"]),
        numbers("result"),
    )


def unsound(t: Mayhem) -> str:
    """What is wrong with a state that the rules can't reach, or nothing."""
    if setting_up(t):
        return unsound_table(t) or unsound_start(t) or off_course(t)
    return unsound_table(t) or unsound_gangs(t) or unsound_goods(t) or explained(t) or off_course(t)


def setting_up(t: Mayhem) -> bool:
    """Whether the gangs have not settled in yet."""
    return bool(t.stack) and t.stack[0][0].name == "setup"


def unsound_start(t: Mayhem) -> str:
    """Until the gangs settle in nobody has anything."""
    fresh = start(rules_of(t), t.rng)
    changed = any([getattr(t, name) != getattr(fresh, name) for name in LATER])
    return "a gang has something before it has settled in" if changed else ""


def unsound_table(t: Mayhem) -> str:
    """Sites, cards, the Patch, who is out."""
    rules = rules_of(t)
    if not 0 <= t.round <= rules.rounds or (not t.stack) != bool(t.result):
        return "the game ends with its last round, and then there is a ranking"
    if t.result and sorted(t.result) != list(range(t.seats)):
        return "the ranking doesn't name each gang once"
    if len(set(t.out)) != len(t.out) or not set(t.out) < set(range(t.seats)):
        return "a gang is out twice, or all are"
    if len(t.sites) != rules.random_sites or not 0 <= t.turned <= len(t.sites):
        return f"there must be {rules.random_sites} random Sites"
    if len(t.deck) != rules.deck_size or not 0 <= t.shown <= len(t.deck):
        return f"the Anarchy deck must have {rules.deck_size} cards"
    laid = t.stack[0][1] - 1 if setting_up(t) else 2
    if (laid > 0 and min(t.sites) < 0) or (laid > 1 and min(t.deck) < 0):
        return "a Site or a card is missing"
    known = [site for site in t.sites if site >= 0]
    if len(set(known)) != len(known) or any([site < rules.first_site or rules.site(site).kind != 1 for site in known]):
        return "a random Site is there twice, or is none"
    cards = [card for card in t.deck if card >= 0]
    red = [card for card in cards if rules.cards_in_box[card].hardcore]
    if len(set(cards)) != len(cards) or (red and not rules.hardcore):
        return "a card is there twice, or hardcore without that option"
    if not set(t.table) <= set(t.deck[: t.shown]) or len(set(t.table)) != len(t.table):
        return "a card lies there that was not turned up"
    if len(set(gangs_taken(t))) < t.seats - t.sides.count(-1):
        return "two seats have one gang (MM-SETUP-01)"
    if not setting_up(t) and (t.patch in t.out or not 0 <= t.patch < t.seats):
        return "nobody living holds the Patch (MM-RND-13)"
    if not setting_up(t) and sorted(t.order) != list(range(t.seats)):
        return "the order in which the gangs were picked doesn't name each seat once"
    return unsound_offers(t)


def unsound_offers(t: Mayhem) -> str:
    """Each standing offer is one that its maker can keep (MM-DEAL-11, -12, -19)."""
    there = set(living(t))
    for maker, to, given, wanted in t.standing:
        if maker not in there or to == maker or not (to == ALL or to in there) or not any((*given, *wanted)):
            return "an offer stands that nobody can make"
        if min(*given, *wanted) < 0 or not can_pay(t, maker, given):
            return f"gang {maker + 1} offers what it hasn't (MM-DEAL-12)"
    if t.standing != tuple(sorted(t.standing)) or len({offer[:2] for offer in t.standing}) < len(t.standing):
        return "the offers that stand are not in their order, or two are alike (MM-DEAL-19)"
    if any([maker not in range(t.seats) or to not in range(ALL, t.seats) for maker, to, _, _ in (*t.made, *t.void)]):
        return "an offer was made by nobody or to nobody"
    return ""


def unsound_gangs(t: Mayhem) -> str:
    """Dudes where they may stand, five of each kind, Heat on its track (MM-RND-10, -11, -14, -15)."""
    rules = rules_of(t)
    sites = open_sites(t)
    if any([t.marks >> spot & 1 and spot not in sites for spot in range(rules.places)]):
        return "a location is exploited that is none (MM-RND-15)"
    if min(t.sides) < 0:
        return "a gang has no side"
    for seat in range(t.seats):
        first = seat * rules.places
        members = t.members[first : first + rules.places]
        prospects = t.prospects[first : first + rules.places]
        if min(*members, *prospects, t.tokens[seat], t.fists[seat], t.off[seat]) < 0:
            return f"gang {seat + 1} has less than nothing of something (MM-RND-10)"
        if not 0 <= t.heat[seat] <= rules.top_heat:
            return f"gang {seat + 1} has Heat off the track (MM-RND-10)"
        if sum(members) + t.pool_members[seat] != MOST or t.pool_members[seat] < 0:
            return f"gang {seat + 1} has not {MOST} Members in all (MM-RND-11)"
        if sum(prospects) + t.pool_prospects[seat] + t.off[seat] != MOST or t.pool_prospects[seat] < 0:
            return f"gang {seat + 1} has not {MOST} Prospects in all (MM-RND-11)"
        there = [spot for spot in range(rules.places) if members[spot] or prospects[spot]]
        strange = [spot for spot in there if spot not in (seat, rules.er) and spot not in sites]
        if strange or (seat in t.out and there):
            return f"gang {seat + 1} has Dudes where none can be (MM-RND-14)"
    return ""


def unsound_goods(t: Mayhem) -> str:
    """Guns and Contraband are conserved (MM-RND-12)."""
    rules = rules_of(t)
    if min(*t.goods, *t.supply, t.removed) < 0:
        return "there is less than nothing of some good (MM-RND-10)"
    if t.supply[0] + sum(t.goods[1::GOODS]) + sum(t.fists) != rules.totals[0]:
        return f"there must be {rules.totals[0]} Guns in all (MM-RND-12)"
    if t.supply[1] + sum(t.goods[2::GOODS]) + t.removed != rules.totals[1]:
        return f"there must be {rules.totals[1]} Contraband in all (MM-RND-12)"
    return ""


def witnesses(t: Mayhem, count: int) -> list[int]:
    """Who may have seen the movement of that number in full (14.2)."""
    what, seat, other, _, _, _, known = t.acts[count]
    if what == SHOW:
        return [EVERYBODY, *[1 << seat | 1 << one for one in range(t.seats) if one != seat]]
    if what in (STEAL, PEEK):
        return [1 << seat | 1 << other]
    if what == SWAP:  # the row of a deal is closed for who saw it
        later = t.acts[count + 1] if count + 1 < len(t.acts) else ()
        row = later[:1] in ((SWAP,), (SWAPPED,)) and {*later[1:3]} == {seat, other} and later[6] == known
        return [EVERYBODY, 1 << seat | 1 << other] if row else []
    if what == SWAPPED:
        return [EVERYBODY, 1 << seat | 1 << other] if t.acts[count - 1][0] == SWAP else []
    return [EVERYBODY]


def explained(t: Mayhem) -> str:
    """Whether the movements of goods that are noted lead to what everybody holds."""
    seats = range(t.seats)
    goods = [0] * (t.seats * GOODS)
    for count in range(len(t.acts)):
        what, seat, other, good, amount, taken, known = t.acts[count]
        two = what in (STEAL, SWAP, SWAPPED, PEEK)
        if seat not in seats or what not in range(HALVE + 1) or (what != SWAPPED and good not in range(GOODS)):
            return "a movement of goods is noted that is none"
        if other not in (seats if two else (-1,)) or other == seat or amount < 0 or known not in witnesses(t, count):
            return "a movement of goods is noted that nobody can make or see"
        at = seat * GOODS + good
        if what == OPEN and count < len(goods):
            if at != count:
                return "what the gangs began with is not noted in order"
            goods[at] = amount
        elif what in (OPEN, SHOW) and (goods[at] != amount if what == OPEN else goods[at] < amount):
            return "a gang is noted to have held what it hadn't"
        elif what == PEEK and goods[other * GOODS + good] != amount:
            return "a thief is noted to have seen what wasn't there"
        elif (what == LOSE and taken != min(amount, goods[at])) or (what == HALVE and amount != goods[at] // 2):
            return "a gang is noted to have lost another part of what it had than it should"
        elif what == STEAL and taken != min(amount, goods[other * GOODS + good]):
            return "a thief is noted to have taken another part of what was there than he should"
        elif what == OPEN:
            goods[at] = 0
        elif what in (GAIN, PAY, HALVE):
            goods[at] += amount if what == GAIN else -amount
        elif what == LOSE:
            goods[at] -= taken
        elif what in (STEAL, SWAP):
            moved = taken if what == STEAL else -amount
            goods[at] += moved
            goods[other * GOODS + good] -= moved
        if count >= len(goods) and what not in (SWAP, SWAPPED) and min(goods) < 0:
            return "a gang is noted to have given what it hadn't"
    return "" if goods == t.goods else "what the gangs hold is not what is noted of it"
