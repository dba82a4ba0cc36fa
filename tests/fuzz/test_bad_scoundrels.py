"""What a person reads who gives 3000 Scoundrels something wrong: saves."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from tests.fuzz import doors, mutate

from skulduggery import api, codec
from skulduggery.api import BadInput

LIVE, TURNS = "scoundrels", "scoundrels in turn"
Save = dict[str, Any]
OFF = "its stack is no course of play"
STEP = [-1, 0, 0, 0, 0, 0, 0, -1]
"""The results of a program of seat 1 that has just begun."""


def save_at(table: str, kind: str) -> Save:
    """A save of the first moment at which something is asked."""
    for n in range(len(doors.game(table).entries)):
        state = doors.game(table).before(n)
        if any(ask.kind == kind for ask in api.pending(state)):
            document: Save = json.loads(codec.write_save(state))
            return document
    raise AssertionError(f"nobody is asked {kind} in this game")


def table_of(**changes: Any) -> Callable[[Save], None]:
    """Damage to the table of a save."""
    return lambda save: save["table"].update(changes)


def row(name: str, at: int, value: Any) -> Callable[[Save], None]:
    """Damage to one entry of a list of the table."""
    return lambda save: save["table"][name].__setitem__(at, value)


def top(at: int, value: Any) -> Callable[[Save], None]:
    """Damage to the top frame of a save: 0 effect, 1 pc, 2 seat, 3 source, 4 registers."""
    return lambda save: save["stack"][-1].__setitem__(at, value)


def register(at: int, value: int) -> Callable[[Save], None]:
    """Damage to one register of the top frame: 0 what it is about, 4 X, 5 whose use it is."""
    return lambda save: save["stack"][-1][4].__setitem__(at, value)


def pushed(*frame: Any) -> Callable[[Save], None]:
    """One frame more."""
    return lambda save: save["stack"].append(list(frame))


def fewer(at: int) -> Callable[[Save], None]:
    """One frame less."""
    return lambda save: save["stack"].pop(at)


SAVES: list[tuple[str, str, Callable[[Save], None], str]] = [
    (LIVE, "plan", table_of(money="4"), "The save's money can't be read: it is '4'; right would be such as [4, 4, 4]"),
    (LIVE, "plan", lambda save: save["table"].pop("rep"), "The save's rep can't be read: it is missing; right would"),
    (LIVE, "plan", table_of(noted=[[1, 2]]), "The save's noted can't be read: it is [[1, 2]]; right"),
    (LIVE, "plan", table_of(money=[4, 4]), "it is not for 3 seats"),
    (LIVE, "plan", row("money", 0, 1 << 70), "money is 1180591620717411303424, and must be from 0 to 1000000"),
    (LIVE, "plan", row("men", 0, 8), "men is 8, and must be from 0 to 7"),
    (LIVE, "plan", table_of(noted=[[99, 0, -1, -1, 0]]), "something is noted that can't have happened"),
    (LIVE, "plan", table_of(marks=[[99, 0, 2]]), "a mark lies on no safe, is nobody's, or shows no number of a mark"),
    (LIVE, "plan", row("where", 0, 999), "a safe lies nowhere"),
    (LIVE, "plan", row("traits", 0, None), "a trait, a job or a safe is dealt too early, or not at all"),
    (LIVE, "plan", row("leaders", 0, None), "two seats have one leader, or one has none (SC-SETUP-11)"),
    (LIVE, "plan", row("strategy", 0, None), "seat 1 has a strategy card of somebody else, or none (SC-SETUP-14)"),
    (LIVE, "plan", row("hands", 0, [None] * 4), "nobody knows a poker card of seat 1"),
    (LIVE, "plan", lambda save: save["table"]["acts"][0].pop(), "seat 1 doesn't lead to where they lie"),
    (LIVE, "leader", table_of(turn=3), "turn has changed before the first day"),
    (LIVE, "plan", table_of(day=0), OFF),
    (LIVE, "plan", table_of(active=-1), OFF),
    (LIVE, "plan", top(0, "day"), OFF),
    (LIVE, "plan", top(1, 9), OFF),
    (LIVE, "plan", top(2, 9), OFF),
    (LIVE, "plan", pushed("use", 1, 0, 1, [*STEP, 0, 1, -1]), OFF),
    (LIVE, "plan", pushed("root", 0, 0, -1, []), OFF),
    (LIVE, "plan", pushed("mark", 0, 0, -1, STEP), OFF),
    (LIVE, "plan", lambda save: save["table"]["hands"].__setitem__(0, []), "seat 1 has 3 poker cards, not 7"),
    (LIVE, "mark", register(0, 99), "'leader/leader-scout/1' is about something that is not there"),
    (LIVE, "mark", register(5, 7), OFF),
    (LIVE, "mark", register(4, -1), OFF),
    (LIVE, "mark", top(4, []), OFF),
    (LIVE, "mark", fewer(-2), OFF),
    (LIVE, "arrange", top(4, [7]), OFF),
    (LIVE, "arrange", top(4, [-1, 99]), OFF),
    (LIVE, "arrange", fewer(-2), OFF),
    (LIVE, "react", top(4, []), OFF),
    (LIVE, "react", top(4, [1, 1]), OFF),
    (LIVE, "strategy", top(4, [-1, -1]), OFF),
    (LIVE, "strategy", top(4, [99, -1, -1]), OFF),
    (TURNS, "last-look", top(2, 5), OFF),
    (TURNS, "last-look", fewer(-2), OFF),
    (TURNS, "sheriff", top(1, 1), OFF),
]  # fmt: skip


@pytest.mark.parametrize(("table", "kind", "damage", "says"), SAVES, ids=range(len(SAVES)))
def test_unusable_saves(table: str, kind: str, damage: Callable[[Save], None], says: str) -> None:
    """The file, and what is wrong in it."""
    document = save_at(table, kind)
    codec.read_save(mutate.written(document), "evening.save")
    damage(document)
    with pytest.raises(BadInput) as error:
        codec.read_save(mutate.written(document), "evening.save")
    doors.readable(error.value)
    assert str(error.value).startswith("evening.save: The save's ")
    assert says in str(error.value)


@pytest.mark.parametrize("table", [LIVE, TURNS])
def test_a_stack_of_another_moment(table: str) -> None:
    """The stack, or the upper part of it, of one moment over the table of another: refused, or it can be played."""
    saves = [json.loads(save) for save in doors.saves(table)]
    refused = 0
    for n, save in enumerate(saves):
        other = saves[(n * 7 + 3) % len(saves)]["stack"]
        for stack in (other, save["stack"][: n % 3 + 1] + other[1:]):
            state = doors.outcome(codec.read_save, mutate.written({**save, "stack": stack}), "evening.save")
            refused += state is None
            if state is not None:
                doors.can_be_played(state)
    assert len(saves) < refused < 2 * len(saves)
