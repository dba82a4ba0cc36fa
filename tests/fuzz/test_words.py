"""Damaged words, positions and answers: taken or refused in clear sentences, and a refusal changes nothing."""

import random
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.fuzz import doors, mutate
from tests.fuzz.doors import outcome
from tests.promises import games
from tests.promises.games import examples

from skulduggery import api, codec
from skulduggery.api import NATURE, SPECTATOR, Rng
from skulduggery.games.mayhem.text import position_text as mayhem_line
from skulduggery.games.scoundrels.text import position_text as scoundrels_line

FIELDS = {
    "crooks": ("piles", "rows", "money", "turn", "passed", "gone", "barren", "know"),
    "scoundrels": scoundrels_line.FIELDS,
    "scoundrels in turn": scoundrels_line.FIELDS,
    "mayhem": mayhem_line.FIELDS,
    "mayhem in turn": mayhem_line.FIELDS,
}
"""The fields of positions."""
NASTY = st.sampled_from(mutate.NASTY_TEXT)
TEXT = st.one_of(
    NASTY,
    st.text(max_size=12),
    st.sampled_from(("recruit", "place", "5", "A", "crook-1", "offer", "all", "2C", "for", "1G")),
)


def damaged_words(table: str, source: Random) -> None:
    """Words at a question of the game, or for an offer: they mean a legal answer, an illegal one, or nothing."""
    n = source.choice(doors.moments(table)[:-1])
    _, said = doors.game(table).entries[n]
    state = doors.game(table).before(n).clone()
    ask = source.choice((*api.pending(state), *api.offers(state)))
    words = mutate.damage_words(source, said) if source.randrange(4) else (source.choice(mutate.NASTY_TEXT),) * 3
    if source.randrange(2):
        words = mutate.damage_words(source, api.words(state.rules, ask, ask.draw(Rng(n))))
    before = codec.write_save(state)
    answer = outcome(api.option, state.rules, ask, words)
    if answer is None:
        assert codec.write_save(state) == before
        return
    if outcome(api.apply, state, ask.seat, answer, ask.kind if ask.open else "") is None:
        assert codec.write_save(state) == before
    else:
        again = api.option(state.rules, ask, api.words(state.rules, ask, answer))
        assert again == answer


def damaged_entry(table: str, source: Random) -> None:
    """An entry of a log at some moment of the game: taken, or refused and the record is as before."""
    lines = doors.log(table).splitlines()
    n = source.randrange(len(lines) - 1)
    record = codec.read_log(b"\n".join(lines[: n + 1]), "part.log")
    before = (codec.write_log(record), codec.write_save(record.state), set(record.resigned), len(record.past))
    who, said = doors.game(table).entries[source.randrange(len(lines) - 1)]
    if source.randrange(3) == 0:
        who = source.choice(("1", "2", "3", "0", "nature", "host", "clock 1", "clock 9", *mutate.NASTY_TEXT))
    words = mutate.damage_words(source, said) if source.randrange(2) else said
    if outcome(record.enter, who, words) is None:
        after = (codec.write_log(record), codec.write_save(record.state), set(record.resigned), len(record.past))
        assert after == before
    else:
        again = codec.read_log(codec.write_log(record), "again.log")
        assert codec.write_save(again.state) == codec.write_save(record.state)


def damaged_position(table: str, source: Random) -> None:
    """A line of text for a position: what is read can be played, all else is refused."""
    line = source.choice(doors.positions(table))
    if source.randrange(2):
        parts = list(mutate.damage_words(source, tuple(line.split())))
        line = " ".join(parts)
    else:
        line = mutate.damage_bytes(source, line.encode()).decode("utf-8", "replace")
    state = outcome(api.read_position, doors.rules(table), line)
    if state is not None:
        doors.can_be_played(state)


def damaged_answer(table: str, source: Random) -> None:
    """Try something that is no answer, as an answer or an open offer of any seat."""
    n = source.choice(doors.moments(table))
    state = doors.game(table).before(n).clone()
    before = codec.write_save(state)
    seat = source.choice((0, 1, 2, NATURE, SPECTATOR, -3, 10**9, 1 << 70))
    offer = source.choice(("", "", "offer", "accept", "counter", "withdraw", "suspect", *mutate.NASTY_TEXT))
    answer: Any = mutate.nasty_value(source)
    if source.randrange(2):
        answer = tuple(mutate.nasty_value(source) for _ in range(source.choice((0, 1, 2, 7, 8))))
    elif source.randrange(2):  # near what an answer with ranges looks like
        answer = tuple(source.choice((-1, 0, 0, 1, 2, 3, 9, 999, 1_000, 1 << 64)) for _ in range(7))
    if outcome(api.apply, state, seat, answer, offer) is None:
        assert codec.write_save(state) == before
    else:
        codec.write_save(state)


@doors.every_table(200)
def test_damaged_words(table: str, source: Random) -> None:
    """Led by Hypothesis: any words at any question."""
    damaged_words(table, source)


@doors.every_table(100)
def test_damaged_entries(table: str, source: Random) -> None:
    """Led by Hypothesis: any entry at any moment."""
    damaged_entry(table, source)


@doors.every_table(150)
def test_damaged_positions(table: str, source: Random) -> None:
    """Led by Hypothesis: any damage to a position."""
    damaged_position(table, source)


@doors.every_table(200)
def test_damaged_answers(table: str, source: Random) -> None:
    """Led by Hypothesis: any thing as an answer, also of nature."""
    damaged_answer(table, source)


@pytest.mark.parametrize("kind", [damaged_words, damaged_entry, damaged_position, damaged_answer])
@pytest.mark.parametrize("table", doors.TABLES)
def test_much_damage(table: str, kind: Callable[[str, Random], None]) -> None:
    """Led by a seed: a lot of damage of each kind."""
    for number in range(1_500 // doors.SHARE[table] * games.factor):
        seed = f"{kind.__name__} {number}"
        try:
            kind(table, random.Random(seed))
        except Exception as error:
            raise AssertionError(f"seed {seed!r}: {type(error).__name__}: {str(error)[:500]}") from error


@given(st.lists(TEXT, max_size=5), st.integers(0, 10**6), st.sampled_from(list(doors.TABLES)))
@examples(200)
def test_any_words(words: list[str], number: int, table: str) -> None:
    """Any list of words at any question, and as an entry of anybody."""
    moments = doors.moments(table)[:-1]
    state = doors.game(table).before(moments[number % len(moments)])
    ask = api.pending(state)[0]
    before = codec.write_save(state)
    outcome(api.option, state.rules, ask, words)
    assert codec.write_save(state) == before


@given(TEXT, TEXT, st.sampled_from(list(FIELDS)))
@examples(200)
def test_any_position(one: str, other: str, table: str) -> None:
    """Any text as a position, and any text as the value of each of its fields."""
    outcome(api.read_position, doors.rules(table), one)
    for field in FIELDS[table]:
        good = {"money": "9,9", "turn": "1"} if table == "crooks" else {}
        line = " ".join(f"{name}={value}" for name, value in {**good, field: one + other}.items())
        state = outcome(api.read_position, doors.rules(table), line)
        if state is not None:
            doors.can_be_played(state)


OPTIONS = [(game, option) for game in api.games() for option in api.game(game).options]


@given(TEXT, st.one_of(st.booleans(), st.integers(), TEXT), st.integers(-5, 1 << 70), st.sampled_from(OPTIONS))
@examples(150)
def test_any_table(name: str, value: Any, seats: int, which: tuple[str, str]) -> None:
    """Any name of a game, any option with any value, any number of seats."""
    game, option = which
    outcome(api.make_rules, name, 2)
    outcome(api.make_rules, game, seats)
    outcome(api.make_rules, game, 3, {name: value})
    outcome(api.make_rules, game, 3, {option: value})
