"""What lies on a table of 3000 Scoundrels, by name, for saves; and what can't be so."""

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar, cast

from skulduggery.engine.asks import BadInput, brief
from skulduggery.engine.chance import NO_STREAM
from skulduggery.engine.game import Document
from skulduggery.engine.machine import State
from skulduggery.games.scoundrels.rules.board import crew
from skulduggery.games.scoundrels.rules.poker_cards import played
from skulduggery.games.scoundrels.rules.setup import (
    EMPTY,
    FACES,
    FREE,
    PLACES,
    STOLEN,
    UNKNOWN,
    UNUSED,
    USED,
    WIDTH,
    Act,
    Mark,
    Scoundrel,
    Scoundrels,
    ScoundrelsRules,
    card_bit,
    rules_of,
    start,
)
from skulduggery.games.scoundrels.text.card_history import explains
from skulduggery.games.scoundrels.text.save_checks import off_course

T = TypeVar("T")

PLAIN: Final = (
    "drawn", "stays", "flags", "leader_flags", "money", "rep", "supply", "jail", "men", "face_up", "blocks", "where",
    "marks", "looks", "shown", "day", "turn", "first", "active", "slot", "scores", "noted", "acts",
)  # fmt: skip
"""Fields that are numbers and nothing else."""
LATER: Final = (
    "flags", "leader_flags", "money", "rep", "supply", "jail", "men", "slots", "face_up", "where", "marks", "looks",
    "shown", "boards", "pile", "noted", "scores", "day", "turn", "first", "active", "slot",
)  # fmt: skip
"""Fields that are as they were until the first day."""
MANY: Final = 1_000_000
DEALT: Final = 1_000
"""The step of a deal that is over."""


def pack(t: Scoundrels) -> Document:
    """Everything that lies there. Cards by their ids; what this table doesn't know is null."""
    rules = rules_of(t)
    out: Document = {}
    for name in PLAIN:
        out[name] = listed(getattr(t, name))
    out["boards"] = [[scoundrel_name(rules, one) for one in board] for board in t.boards]
    out["saloon"] = [scoundrel_name(rules, one) for one in t.saloon]
    out["pile"] = [scoundrel_name(rules, one) for one in t.pile]
    out["traits"] = [name_of(rules.trait_ids, trait) for trait in t.traits]
    out["jobs"] = [name_of(rules.job_ids, job) for job in t.jobs]
    out["faces"] = [name_of(rules.safe_ids, face) for face in t.faces]
    out["leaders"] = [name_of(rules.leader_ids, leader) for leader in t.leaders]
    out["strategy"] = [name_of(strategy_ids(rules), card) for card in t.strategy]
    out["hands"] = [[name_of(FACES, face) for face in hand] for hand in t.hands]
    out["decks"] = [[name_of(FACES, face) for face in deck] for deck in t.decks]
    out["slots"] = [None if face == FREE else name_of(FACES, face) or "?" for face in t.slots]
    return out


def strategy_ids(rules: ScoundrelsRules) -> tuple[str, ...]:
    """The ids of the strategy cards."""
    return tuple([card.id for card in rules.strategies])


def listed(value: object) -> object:
    """Tuples as lists, all the way down."""
    return [listed(one) for one in value] if isinstance(value, (list, tuple)) else value


def name_of(ids: tuple[str, ...], number: int) -> str | None:
    """The id of a card, or nothing."""
    return ids[number] if number >= 0 else None


def scoundrel_name(rules: ScoundrelsRules, one: Scoundrel) -> list[object] | None:
    """Trait, job and stay, or nothing."""
    return [rules.trait_ids[one[0]], rules.job_ids[one[1]], one[2]] if one[0] >= 0 else None


def unpack(rules: ScoundrelsRules, table: Document, s: State) -> Scoundrels:
    """The state that was packed. Raises BadInput if it doesn't fit."""
    t = unpacked(rules, cast(dict[str, Any], table), s)
    problem = unsound(t)
    if problem:
        raise BadInput(f"The save's table can't be: {problem}.")
    return t


def whole(value: Any) -> int:
    """A whole number. Raises ValueError for anything else."""
    if type(value) is not int:
        raise ValueError("no whole number")
    return int(value)


def several(value: Any) -> list[Any]:
    """A list. Raises ValueError for anything else."""
    if type(value) is not list:
        raise ValueError("no list")
    return list(value)


def numbers(value: Any) -> list[int]:
    """A list of whole numbers."""
    return [whole(one) for one in several(value)]


def rows(value: Any, width: int) -> list[tuple[int, ...]]:
    """A list of lists of so many whole numbers."""
    out = [tuple(numbers(one)) for one in several(value)]
    if any([len(row) != width for row in out]):
        raise ValueError("no such rows")
    return out


def unpacked(rules: ScoundrelsRules, doc: dict[str, Any], s: State) -> Scoundrels:
    """What the fields of a save say. Raises BadInput with the field that can't be read."""

    def number(ids: tuple[str, ...], name: Any, other: int = -1) -> int:
        return other if name is None else ids.index(name)

    def ids(known: tuple[str, ...], value: Any) -> tuple[int, ...]:
        return tuple([number(known, name) for name in several(value)])

    def scoundrel(words: Any) -> Scoundrel:
        if words is None:
            return EMPTY
        trait, job, stay = several(words)
        return (rules.trait_ids.index(trait), rules.job_ids.index(job), whole(stay))

    def lying(value: Any) -> tuple[Scoundrel, ...]:
        return tuple([scoundrel(one) for one in several(value)])

    def cards(value: Any) -> list[tuple[int, ...]]:
        return [tuple([number(FACES, name, UNKNOWN) for name in several(one)]) for one in several(value)]

    def slots(value: Any) -> list[int]:
        return [UNKNOWN if name == "?" else number(FACES, name, FREE) for name in several(value)]

    def acts(value: Any) -> list[tuple[Act, ...]]:
        return [cast(tuple[Act, ...], tuple(rows(one, 5))) for one in several(value)]

    def read(name: str, kind: Callable[[Any], T]) -> T:
        try:
            return kind(doc[name])
        except (KeyError, TypeError, ValueError):
            right = brief(pack(start(rules, NO_STREAM))[name])
            given = brief(doc[name]) if name in doc else "missing"
            raise BadInput(f"The save's {name} can't be read: it is {given}; right would be such as {right}.") from None

    return Scoundrels(
        rules,
        s.stack,
        s.rng,
        [tuple(note) for note in read("noted", lambda value: rows(value, 5))],
        read("boards", lambda value: [lying(one) for one in several(value)]),
        read("saloon", lying),
        read("pile", lying),
        read("traits", lambda value: ids(rules.trait_ids, value)),
        read("jobs", lambda value: ids(rules.job_ids, value)),
        tuple(read("drawn", numbers)),
        read("stays", whole),
        read("flags", whole),
        read("leader_flags", whole),
        read("money", numbers),
        read("rep", numbers),
        read("supply", numbers),
        read("jail", numbers),
        read("men", numbers),
        read("hands", cards),
        read("slots", slots),
        read("face_up", whole),
        read("decks", cards),
        read("blocks", lambda value: [tuple(numbers(one)) for one in several(value)]),
        read("acts", acts),
        read("faces", lambda value: ids(rules.safe_ids, value)),
        tuple(read("where", numbers)),
        cast(tuple[Mark, ...], tuple(read("marks", lambda value: rows(value, 3)))),
        read("looks", numbers),
        read("shown", whole),
        read("leaders", lambda value: ids(rules.leader_ids, value)),
        read("strategy", lambda value: ids(strategy_ids(rules), value)),
        read("day", whole),
        read("turn", whole),
        read("first", whole),
        read("active", whole),
        read("slot", whole),
        tuple(read("scores", numbers)),
    )


def unsound(t: Scoundrels) -> str:
    """What is wrong with a state that the rules can't reach, or nothing."""
    problem = (
        unsound_shape(t)
        or unsound_numbers(t)
        or unsound_start(t)
        or unsound_deal(t)
        or unsound_cards(t)
        or unsound_seats(t)
    )
    return problem or unsound_safes(t) or off_course(t)


def unsound_shape(t: Scoundrels) -> str:
    """As much of everything as there are seats, cards and slots."""
    rules = rules_of(t)
    each: tuple[Sequence[object], ...] = (
        t.money, t.rep, t.supply, t.jail, t.hands, t.decks, t.blocks, t.acts, t.looks, t.leaders, t.strategy, t.boards,
    )  # fmt: skip
    if any([len(one) != t.seats for one in each]) or len(t.men) != t.seats * WIDTH or len(t.slots) != t.seats * WIDTH:
        return f"it is not for {t.seats} seats"
    if any([len(board) != PLACES for board in t.boards]):
        return "the boards are not one of six places for each seat"
    if len(t.saloon) != rules.saloon or any([one[0] < 0 for one in t.pile]):
        return f"the saloon must have {rules.saloon} spaces, the discard pile no gap"
    if len(t.where) != len(rules.values) or len(t.faces) != len(rules.values):
        return "a safe is missing"
    sizes = [len(rules.trait_deck), *[len(deck) for deck in rules.job_decks]]
    if len(t.drawn) != len(sizes) or any([not 0 <= t.drawn[k] <= sizes[k] for k in range(len(sizes))]):
        return f"the cards drawn from the decks must be at most {sizes}"
    if any([len(blocks) not in (0, rules.days + 1) or min((0, *blocks)) < 0 for blocks in t.blocks]):
        return f"a poker deck must have {rules.days + 1} blocks"
    return ""


def unsound_numbers(t: Scoundrels) -> str:
    """Each number within its bounds, and what was noted is something that happens."""
    rules = rules_of(t)
    everybody = (1 << t.seats) - 1
    safes = (1 << len(rules.values)) - 1
    bits = card_bit(rules, len(rules.strategies)) - 1
    bounds = (
        ("day", t.day, 0, rules.days), ("turn", t.turn, 0, rules.turns * t.seats), ("first", t.first, -1, t.seats - 1),
        ("active", t.active, -1, t.seats - 1), ("slot", t.slot, -1, WIDTH - 1), ("stays", t.stays, 0, MANY),
        ("flags", t.flags, 0, bits), ("leader_flags", t.leader_flags, 0, (1 << t.seats * len(rules.abilities)) - 1),
        ("face_up", t.face_up, 0, everybody), ("shown", t.shown, 0, safes),
        *[("money", one, 0, MANY) for one in t.money], *[("men", one, 0, everybody) for one in t.men],
        *[("looks", one, 0, safes) for one in t.looks], *[("scores", one, -MANY, MANY) for one in t.scores],
    )  # fmt: skip
    for name, value, least, most in bounds:
        if not least <= value <= most:
            return f"{name} is {brief(value)}, and must be from {least} to {most}"
    for what, seat, source, left, stays in t.noted:
        good = 0 <= what <= USED and 0 <= seat < t.seats and -1 <= left < PLACES
        if not good or not -1 <= source <= t.stays or not 0 <= stays <= t.stays:
            return "something is noted that can't have happened"
    for cell, seat, face in t.marks:
        if not 0 <= cell < len(t.where) or not 0 <= seat < t.seats or face not in rules.partner:
            return "a mark lies on no safe, is nobody's, or shows no number of a mark"
    return ""


def unsound_start(t: Scoundrels) -> str:
    """Before the first day nothing but the deal has happened."""
    if not t.stack or t.stack[0][0].name not in ("deal", "first"):
        return ""
    fresh = start(rules_of(t), t.rng)
    changed = [name for name in LATER if getattr(t, name) != getattr(fresh, name)]
    return f"{changed[0]} has changed before the first day" if changed else ""


def unsound_deal(t: Scoundrels) -> str:
    """What is dealt is there, and what is not isn't: all of it, but for what is shuffled or chosen still."""
    rules = rules_of(t)
    step = t.stack[0][1] if t.stack and t.stack[0][0].name == "deal" else DEALT
    heaps = [len(heap) for heap in (*rules.trait_heaps, *rules.job_heaps)]
    cells = (*t.traits, *t.jobs, *t.faces)
    if len(t.traits) != len(rules.traits) or len(t.jobs) != len(rules.colours):
        return "a trait or a job is missing"
    there: list[bool] = []
    for k in range(len(heaps)):
        there += [step > k] * heaps[k]
    there += [step > len(heaps) + location for location in rules.location_of]
    if [card >= 0 for card in cells] != there:
        return "a trait, a job or a safe is dealt too early, or not at all"
    first = 0
    for k in range(len(heaps)):
        heap = (*rules.trait_heaps, *rules.job_heaps)[k]
        if step > k and sorted((*t.traits, *t.jobs)[first : first + heaps[k]]) != sorted(heap):
            return "a trait is not with those of its level, a job not with those of its colour, or one is there twice"
        first += heaps[k]
    leaders = len(heaps) + len(rules.spaces)
    asked = t.stack[-1][0].name if t.stack else ""
    known = [leader for leader in t.leaders if leader >= 0]
    if len(set(known)) < len(known) or (asked != "leaders" and len(known) != (t.seats if step > leaders else 0)):
        return "two seats have one leader, or one has none (SC-SETUP-11)"
    for seat in range(t.seats):
        if bool(t.acts[seat]) != (step > leaders + 1 + seat) and (step < DEALT or not t.decks[seat]):
            return f"the poker cards of seat {seat + 1} are dealt too early, or not at all"
        if min((0, *t.hands[seat], *t.decks[seat], *t.slots[seat * WIDTH : (seat + 1) * WIDTH])) < FREE:
            return f"nobody knows a poker card of seat {seat + 1}"
    picked = step == DEALT and rules.strategy_cards and asked != "strategy"
    for seat in range(t.seats):
        card = t.strategy[seat]
        if (card in rules.leader_cards[t.leaders[seat]]) != picked or (not picked and card >= 0):
            return f"seat {seat + 1} has a strategy card of somebody else, or none (SC-SETUP-14)"
    return ""


def unsound_cards(t: Scoundrels) -> str:
    """Every trait and job is once where it can be; every player has the seven poker cards."""
    rules = rules_of(t)
    shown = [one for board in t.boards for one in board if one[0] >= 0]
    shown += [one for one in (*t.saloon, *t.pile) if one[0] >= 0]
    for half, cells, decks in ((0, t.traits, (rules.trait_deck,)), (1, t.jobs, rules.job_decks)):
        drawn = [cells[deck[i]] for k, deck in enumerate(decks) for i in range(t.drawn[half + k])]
        if sorted(drawn) != sorted([one[half] for one in shown]):
            return f"the {'traits' if not half else 'jobs'} drawn from the deck are not those in play"
        known = [card for card in cells if card >= 0]
        if len(set(known)) != len(known) or len(cells) != len(rules.traits if not half else rules.colours):
            return f"a {'trait' if not half else 'job'} is there twice, or one is missing"
    stays = [one[2] for one in shown]
    if len(set(stays)) != len(stays) or any([not 0 < stay <= t.stays for stay in stays]):
        return "two scoundrels have one stay"
    for seat in range(t.seats):
        free = [place for place in range(PLACES) if place not in rules.places and t.boards[seat][place][0] >= 0]
        if free:
            return f"a scoundrel lies on B{free[0]}, where none may lie"
        if unsound_poker(t, seat):
            return unsound_poker(t, seat)
    return ""


def unsound_poker(t: Scoundrels, seat: int) -> str:
    """The seven poker cards of a seat are hers, once each."""
    if not t.acts[seat] and not t.decks[seat] and not t.hands[seat] and not played(t, seat):
        return ""  # not dealt yet
    cards = [*t.hands[seat], *played(t, seat), *t.decks[seat]]
    if len(cards) != len(FACES):
        return f"seat {seat + 1} has {len(cards)} poker cards, not {len(FACES)}"
    known = [face for face in cards if face >= 0]
    if len(set(known)) != len(known):
        return f"seat {seat + 1} has a poker card twice"
    if sum(t.blocks[seat]) != len(t.decks[seat]):
        return f"the blocks of the poker deck of seat {seat + 1} don't add up to it"
    if not explains(t, seat):
        return f"what was done with the poker cards of seat {seat + 1} doesn't lead to where they lie"
    return ""


def unsound_seats(t: Scoundrels) -> str:
    """Money, reputation, henchmen, flags."""
    rules = rules_of(t)
    if min(t.money) < 0 or any([not rules.lowest <= rep <= rules.highest for rep in t.rep]):
        return "money is below nothing, or a marker is off the track"
    for seat in range(t.seats):
        on_cards = sum([mask >> seat & 1 for mask in t.men])
        if t.supply[seat] < 0 or t.jail[seat] < 0 or t.supply[seat] + t.jail[seat] + on_cards > rules.henchmen:
            return f"seat {seat + 1} has too many henchmen, or less than none"
    for i in range(len(t.men)):
        if t.men[i] and (t.slots[i] == FREE or t.men[i] >> (i // WIDTH) & 1):
            return "a henchman lies where no card is, or on its own player's card"
    if len(t.scores) not in (0, t.seats) or (not t.stack) != bool(t.scores):
        return "there are scores before the end, or none at the end"
    if any([len(crew(t, seat)) > len(rules.places) for seat in range(t.seats)]):
        return "a board holds too many scoundrels"
    return ""


def unsound_safes(t: Scoundrels) -> str:
    """Every safe is somewhere, two never on one space, nobody above the limit for longer than a question."""
    rules = rules_of(t)
    for location in range(len(rules.spaces)):
        cells = [cell for cell in range(len(t.where)) if rules.location_of[cell] == location]
        spaces = [t.where[cell] for cell in cells if UNUSED < t.where[cell] < STOLEN]
        if len(set(spaces)) != len(spaces) or any([space >= rules.spaces[location] for space in spaces]):
            return "two safes lie on one space"
        if any([not UNUSED <= t.where[cell] < STOLEN + t.seats for cell in cells]):
            return "a safe lies nowhere"
        known = sorted([t.faces[cell] for cell in cells if t.faces[cell] >= 0])
        if any([face not in cells for face in known]) or len(set(known)) != len(known):
            return "a safe lies at another location than its own"
    limit = max(rules.limits[: max(t.day, 1)]) if t.day <= rules.days else 0
    asked = t.stack[-1][0].name if t.stack else ""
    for seat in range(t.seats):
        if t.where.count(STOLEN + seat) > limit + int(asked == "abandon"):
            return f"seat {seat + 1} has stolen more safes than the day allows"
        for a, b, count in rules.mark_kinds:
            if sum([1 for mark in t.marks if mark[1] == seat and mark[2] in (a, b)]) > count:
                return f"seat {seat + 1} has more marks out than there are"
    return ""
