"""What lies on a table of 3000 Scoundrels, by name, for saves; and what can't be so."""

from typing import Any, Final, cast

from skulduggery.core.ask import BadInput
from skulduggery.core.game import Document
from skulduggery.core.machine import State
from skulduggery.games.scoundrels.board import crew
from skulduggery.games.scoundrels.poker import played
from skulduggery.games.scoundrels.setup import (
    FACES,
    FREE,
    PLACES,
    STOLEN,
    UNUSED,
    WIDTH,
    Act,
    Scoundrel,
    Scoundrels,
    ScoundrelsRules,
    rules_of,
)

PLAIN: Final = (
    "drawn", "stays", "flags", "leader_flags", "money", "rep", "supply", "jail", "men", "face_up", "blocks", "where",
    "marks", "looks", "shown", "day", "turn", "first", "active", "slot", "scores", "noted", "acts",
)  # fmt: skip
"""Fields that are numbers and nothing else."""


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


def tupled(value: object) -> Any:
    """Lists as tuples, all the way down."""
    return tuple([tupled(one) for one in value]) if isinstance(value, list) else value


def name_of(ids: tuple[str, ...], number: int) -> str | None:
    """The id of a card, or nothing."""
    return ids[number] if number >= 0 else None


def scoundrel_name(rules: ScoundrelsRules, one: Scoundrel) -> list[object] | None:
    """Trait, job and stay, or nothing."""
    return [rules.trait_ids[one[0]], rules.job_ids[one[1]], one[2]] if one[0] >= 0 else None


def unpack(rules: ScoundrelsRules, table: Document, s: State) -> Scoundrels:
    """The state that was packed. Raises BadInput if it doesn't fit."""
    doc = cast(dict[str, Any], table)
    try:
        t = unpacked(rules, doc, s)
        problem = unsound(t)
    except (KeyError, TypeError, ValueError, IndexError, AttributeError, OverflowError) as error:
        raise BadInput(f"The save's table can't be read: {type(error).__name__}: {error}.") from None
    if problem:
        raise BadInput(f"The save's table can't be: {problem}.")
    return t


def unpacked(rules: ScoundrelsRules, doc: dict[str, Any], s: State) -> Scoundrels:
    def number(ids: tuple[str, ...], name: object) -> int:
        return -1 if name is None else ids.index(cast(str, name))

    def scoundrel(words: Any) -> Scoundrel:
        if words is None:
            return (-1, -1, -1)
        return (number(rules.trait_ids, words[0]), number(rules.job_ids, words[1]), int(words[2]))

    def cards(names: Any) -> tuple[int, ...]:
        return tuple([-2 if name is None else number(FACES, name) for name in names])

    def numbers(name: str) -> list[int]:
        out = list(doc[name])
        if not all([type(n) is int for n in out]):
            raise ValueError(f"{name} must be whole numbers")
        return out

    def single(name: str) -> int:
        if type(doc[name]) is not int:
            raise ValueError(f"{name} must be a whole number")
        return int(doc[name])

    acts: list[tuple[Act, ...]] = [tupled(one) for one in doc["acts"]]
    return Scoundrels(
        rules,
        s.stack,
        s.rng,
        [tupled(note) for note in doc["noted"]],
        [tuple([scoundrel(one) for one in board]) for board in doc["boards"]],
        tuple([scoundrel(one) for one in doc["saloon"]]),
        tuple([scoundrel(one) for one in doc["pile"]]),
        tuple([number(rules.trait_ids, one) for one in doc["traits"]]),
        tuple([number(rules.job_ids, one) for one in doc["jobs"]]),
        tuple(numbers("drawn")),
        single("stays"),
        single("flags"),
        single("leader_flags"),
        numbers("money"),
        numbers("rep"),
        numbers("supply"),
        numbers("jail"),
        numbers("men"),
        [cards(one) for one in doc["hands"]],
        [FREE if name is None else -2 if name == "?" else number(FACES, name) for name in doc["slots"]],
        single("face_up"),
        [cards(one) for one in doc["decks"]],
        [tupled(one) for one in doc["blocks"]],
        acts,
        tuple([number(rules.safe_ids, one) for one in doc["faces"]]),
        tuple(numbers("where")),
        tupled(doc["marks"]),
        numbers("looks"),
        single("shown"),
        tuple([number(rules.leader_ids, one) for one in doc["leaders"]]),
        tuple([number(strategy_ids(rules), one) for one in doc["strategy"]]),
        single("day"),
        single("turn"),
        single("first"),
        single("active"),
        single("slot"),
        tuple(numbers("scores")),
    )


def unsound(t: Scoundrels) -> str:
    """What is wrong with a state that the rules can't reach, or nothing."""
    return unsound_cards(t) or unsound_seats(t) or unsound_safes(t)


def unsound_cards(t: Scoundrels) -> str:
    """Every trait and job is once where it can be; every player has the seven poker cards."""
    rules = rules_of(t)
    if len(t.boards) != t.seats or any([len(board) != PLACES for board in t.boards]):
        return "the boards are not one of six places for each seat"
    if len(t.saloon) != rules.saloon:
        return f"the saloon must have {rules.saloon} spaces"
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
    if not t.acts[seat] and not t.decks[seat]:
        return ""  # not dealt yet
    cards = [*t.hands[seat], *played(t, seat), *t.decks[seat]]
    if len(cards) != len(FACES):
        return f"seat {seat + 1} has {len(cards)} poker cards, not {len(FACES)}"
    known = [face for face in cards if face >= 0]
    if len(set(known)) != len(known):
        return f"seat {seat + 1} has a poker card twice"
    if sum(t.blocks[seat]) != len(t.decks[seat]):
        return f"the blocks of the poker deck of seat {seat + 1} don't add up to it"
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
    if len(t.where) != len(rules.values):
        return "a safe is missing"
    for location in range(len(rules.spaces)):
        cells = [cell for cell in range(len(t.where)) if rules.location_of[cell] == location]
        spaces = [t.where[cell] for cell in cells if UNUSED < t.where[cell] < STOLEN]
        if len(set(spaces)) != len(spaces) or any([space >= rules.spaces[location] for space in spaces]):
            return "two safes lie on one space"
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
