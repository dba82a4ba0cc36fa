"""Pack the table of 3000 Scoundrels into a save, with cards by name, and unpack it."""

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar, cast

from skulduggery.engine.asks import BadInput, brief
from skulduggery.engine.chance import NO_STREAM
from skulduggery.engine.documents import Document
from skulduggery.engine.machine import State
from skulduggery.games.scoundrels.rules.setup import start
from skulduggery.games.scoundrels.rules.state import (
    EMPTY,
    FACES,
    FREE,
    PLACES,
    UNKNOWN,
    WIDTH,
    Act,
    Mark,
    Scoundrel,
    Scoundrels,
    ScoundrelsRules,
    rules_of,
)

T = TypeVar("T")

PLAIN: Final = (
    "drawn", "stays", "flags", "leader_flags", "money", "rep", "supply", "jail", "men", "face_up", "blocks", "where",
    "marks", "looks", "shown", "day", "turn", "first", "active", "slot", "scores", "noted", "acts",
)  # fmt: skip
"""Fields that hold only numbers."""


def pack(t: Scoundrels) -> Document:
    """Return all that lies on the table: cards by id, with null for those that this state doesn't know."""
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
    """Return the ids of the strategy cards."""
    return tuple([card.id for card in rules.strategies])


def listed(value: object) -> object:
    """Return ``value`` with all tuples, nested ones too, as lists."""
    return [listed(one) for one in value] if isinstance(value, (list, tuple)) else value


def name_of(ids: tuple[str, ...], number: int) -> str | None:
    """Return the id of a card, None for a negative number."""
    return ids[number] if number >= 0 else None


def scoundrel_name(rules: ScoundrelsRules, one: Scoundrel) -> list[object] | None:
    """Return trait, job and stay of a scoundrel; None for EMPTY."""
    return [rules.trait_ids[one[0]], rules.job_ids[one[1]], one[2]] if one[0] >= 0 else None


def unpack(rules: ScoundrelsRules, table: Document, s: State) -> Scoundrels:
    """Return the state that ``pack`` packed. Raise BadInput if ``table`` doesn't fit the rules."""
    t = unpacked(rules, cast(dict[str, Any], table), s)
    problem = wrong_size(t)
    if problem:
        raise BadInput(f"The save's table can't be: {problem}.")
    return t


def whole(value: Any) -> int:
    """Return ``value`` if it is a whole number. Raise ValueError for anything else."""
    if type(value) is not int:
        raise ValueError("no whole number")
    return int(value)


def several(value: Any) -> list[Any]:
    """Return ``value`` if it is a list. Raise ValueError for anything else."""
    if type(value) is not list:
        raise ValueError("no list")
    return list(value)


def numbers(value: Any) -> list[int]:
    """Return a list of whole numbers. Raise ValueError for anything else."""
    return [whole(one) for one in several(value)]


def rows(value: Any, width: int) -> list[tuple[int, ...]]:
    """Return a list of rows of ``width`` whole numbers. Raise ValueError for anything else."""
    out = [tuple(numbers(one)) for one in several(value)]
    if any([len(row) != width for row in out]):
        raise ValueError("no such rows")
    return out


def unpacked(rules: ScoundrelsRules, doc: dict[str, Any], s: State) -> Scoundrels:
    """Return the state in the fields of a save. Raise BadInput with the field that can't be read."""

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


def wrong_size(t: Scoundrels) -> str:
    """Return what is wrong with the sizes of a table; empty if all fit seats, cards and slots."""
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
