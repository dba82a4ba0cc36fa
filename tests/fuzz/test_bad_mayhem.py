"""Messages about wrong input to Men of Mayhem: words, logs, saves."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from tests.fuzz import doors, mutate

from skulduggery import api, codec
from skulduggery.api import BadInput, IllegalAnswer

LIVE, TURNS = "mayhem", "mayhem in turn"
Save = dict[str, Any]


def refusal(call: Callable[..., object], *args: Any) -> str:
    """The text of the BadInput that a call must raise; it must be readable."""
    with pytest.raises(BadInput) as error:
        call(*args)
    doors.readable(error.value)
    return str(error.value)


def asked(table: str, kind: str) -> tuple[api.State, api.Ask]:
    """The first moment of a game at which something is asked, or stands open, and the question."""
    for n in range(len(doors.game(table).entries)):
        state = doors.game(table).before(n)
        for ask in (*api.pending(state), *api.offers(state)):
            if ask.kind == kind:
                return state.clone(), ask
    raise AssertionError(f"nobody is asked {kind} in this game")


@pytest.mark.parametrize(
    ("kind", "words"),
    [
        ("offer", ("offer", "all", "2C", "1G")),
        ("offer", ("offer", "9", "2C", "for", "1G")),
        ("offer", ("offer", "all", "2C+x", "for", "1G")),
        ("order", ("ride", "clubhouse-1", "the-docks", "9M9P9")),
        ("order", ("throw-down", "nowhere")),
        ("guns", ("guns", "-1")),
        ("traffic", ("traffic", "two")),
    ],
)
def test_words_that_are_no_answer(kind: str, words: tuple[str, ...]) -> None:
    """The message says what would be an answer, with an example."""
    state, ask = asked(LIVE, kind)
    said = refusal(api.option, state.rules, ask, words)
    assert said.startswith(f"{' '.join(words)!r} does not answer {kind!r}; right would be '")


@pytest.mark.parametrize(
    ("answer", "rule"),
    [
        ((0, 1, 0), "MM-DEAL-04"),
        ("everything", "MM-DEAL-04"),
        ((9, 1, 0, 0, 0, 1, 0), "MM-DEAL-04"),
        ((-1, 0, 0, 0, 0, 0, 0), "MM-DEAL-11"),
        ((-1, -1, 0, 0, 0, 1, 0), "MM-DEAL-11"),
        ((-1, 1, 0, 0, 1, 0, 0), "MM-DEAL-11"),
        ((-1, 1 << 70, 0, 0, 0, 1, 0), "MM-DEAL-12"),
        ((-1, 1, 0, 0, 0, 1 << 70, 0), "MM-DEAL-13"),
        ((-1, 0, 0, 0, 1_000, 0, 0), "MM-DEAL-13"),
    ],
)
@pytest.mark.parametrize("table", [LIVE, TURNS])
def test_an_offer_out_of_its_ranges(table: str, answer: object, rule: str) -> None:
    """The rule that refuses it, and nothing has moved."""
    state, ask = asked(table, "offer")
    before = codec.write_save(state)
    with pytest.raises(IllegalAnswer) as error:
        api.apply(state, ask.seat, answer, "offer" if ask.open else "")
    doors.readable(error.value)
    assert error.value.rule == rule
    assert codec.write_save(state) == before


def test_an_entry_of_a_log_that_is_against_the_rules() -> None:
    """The line, the words, the rule."""
    lines = doors.log(TURNS).splitlines()
    at = next(n for n, line in enumerate(lines) if b'"no-offer"' in line)
    seat = json.loads(lines[at])[0]
    for words, says in (
        (["offer", "all", "99C", "for", "1G"], f"'{seat} offer all 99C for 1G' is against the rules (MM-DEAL-12)."),
        (["offer", seat, "1C", "for", "1G"], "is against the rules (MM-DEAL-04)."),
        (["offer", "all"], "'offer all' does not answer 'offer'; right would be 'no-offer' or 'offer 2 2C for 1G'."),
    ):
        damaged = b"\n".join([*lines[:at], mutate.written([seat, *words])])
        assert refusal(codec.read_log, damaged, "evening.log").startswith(f"evening.log line {at + 1}: ")
        assert refusal(codec.read_log, damaged, "evening.log").endswith(says)


# Saves


def save_at(table: str, kind: str) -> Save:
    """A save of the first moment at which something is asked."""
    state, _ = asked(table, kind)
    document: Save = json.loads(codec.write_save(state))
    return document


def table_of(**changes: Any) -> Callable[[Save], None]:
    """Damage to the table of a save."""
    return lambda save: save["table"].update(changes)


SAVES: list[tuple[str, str, Callable[[Save], None], str]] = [
    (LIVE, "order", table_of(standing=[[0, 1, [0, 0], [0, 1, 0]]]), "must name 3 goods on both sides"),
    (LIVE, "order", table_of(goods=[0, [1]]), "is no list of whole numbers"),
    (LIVE, "order", table_of(heat=[1, 2]), "heat must be"),
    (LIVE, "order", table_of(sides=["chess", None, None]), "is not in"),
]


@pytest.mark.parametrize(("table", "kind", "damage", "says"), SAVES, ids=range(len(SAVES)))
def test_unusable_saves(table: str, kind: str, damage: Callable[[Save], None], says: str) -> None:
    """The file, and what is wrong in it."""
    document = save_at(table, kind)
    codec.read_save(mutate.written(document), "evening.save")
    damage(document)
    said = refusal(codec.read_save, mutate.written(document), "evening.save")
    assert said.startswith("evening.save: The save's table can't be")
    assert says in said
