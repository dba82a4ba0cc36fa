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
from skulduggery.api import NATURE, SPECTATOR

RANDOM = st.randoms(use_true_random=False)
NASTY = st.sampled_from(mutate.NASTY_TEXT)
TEXT = st.one_of(NASTY, st.text(max_size=12), st.sampled_from(("recruit", "take", "place", "5", "up", "A", "crook-1")))


def damaged_words(source: Random) -> None:
    """Words at a question of the game: what they mean is a legal answer, an illegal one, or nothing."""
    n = source.randrange(len(doors.game().entries))
    _, said = doors.game().entries[n]
    state = doors.game().before(n).clone()
    (ask,) = api.pending(state)
    words = mutate.damage_words(source, said) if source.randrange(4) else (source.choice(mutate.NASTY_TEXT),) * 3
    before = codec.write_save(state)
    answer = outcome(api.option, state.rules, ask, words)
    if answer is None:
        assert codec.write_save(state) == before
        return
    if outcome(api.apply, state, ask.seat, answer) is None:
        assert codec.write_save(state) == before
    else:
        again = api.option(state.rules, ask, api.words(state.rules, ask, answer))
        assert again == answer


def damaged_entry(source: Random) -> None:
    """An entry of a log at some moment of the game: taken, or refused and the record is as before."""
    lines = doors.log().splitlines()
    n = source.randrange(len(lines) - 1)
    record = codec.read_log(b"\n".join(lines[: n + 1]), "part.log")
    before = (codec.write_log(record), codec.write_save(record.state), set(record.resigned), len(record.past))
    who, said = doors.game().entries[source.randrange(len(doors.game().entries))]
    if source.randrange(3) == 0:
        who = source.choice(("1", "2", "3", "0", "nature", "host", "clock 1", "clock 9", *mutate.NASTY_TEXT))
    words = mutate.damage_words(source, said) if source.randrange(2) else said
    if outcome(record.enter, who, words) is None:
        after = (codec.write_log(record), codec.write_save(record.state), set(record.resigned), len(record.past))
        assert after == before
    else:
        again = codec.read_log(codec.write_log(record), "again.log")
        assert codec.write_save(again.state) == codec.write_save(record.state)


def damaged_position(source: Random) -> None:
    """A line of text for a position: what is read can be played, all else is refused."""
    line = source.choice(doors.positions())
    if source.randrange(2):
        parts = list(mutate.damage_words(source, tuple(line.split())))
        line = " ".join(parts)
    else:
        line = mutate.damage_bytes(source, line.encode()).decode("utf-8", "replace")
    state = outcome(api.read_position, doors.rules(), line)
    if state is not None:
        doors.can_be_played(state)


def damaged_answer(source: Random) -> None:
    """Something that is no answer, from somebody, at a question of the game."""
    n = source.randrange(len(doors.game().entries) + 1)
    state = doors.game().before(n).clone()
    before = codec.write_save(state)
    seat = source.choice((0, 1, 2, NATURE, SPECTATOR, -3, 10**9, 1 << 70))
    answer: Any = mutate.nasty_value(source)
    if source.randrange(2):
        answer = tuple(mutate.nasty_value(source) for _ in range(source.choice((0, 1, 2, 8, 8))))
    if outcome(api.apply, state, seat, answer) is None:
        assert codec.write_save(state) == before
    else:
        codec.write_save(state)


@given(RANDOM)
@examples(200)
def test_damaged_words(source: Random) -> None:
    """Led by Hypothesis: any words at any question."""
    damaged_words(source)


@given(RANDOM)
@examples(100)
def test_damaged_entries(source: Random) -> None:
    """Led by Hypothesis: any entry at any moment."""
    damaged_entry(source)


@given(RANDOM)
@examples(150)
def test_damaged_positions(source: Random) -> None:
    """Led by Hypothesis: any damage to a position."""
    damaged_position(source)


@given(RANDOM)
@examples(200)
def test_damaged_answers(source: Random) -> None:
    """Led by Hypothesis: any thing as an answer, also of nature."""
    damaged_answer(source)


@pytest.mark.parametrize("kind", [damaged_words, damaged_entry, damaged_position, damaged_answer])
def test_much_damage(kind: Callable[[Random], None]) -> None:
    """Led by a seed: a lot of damage of each kind."""
    for number in range(1_500 * games.factor):
        seed = f"{kind.__name__} {number}"
        try:
            kind(random.Random(seed))
        except Exception as error:
            raise AssertionError(f"seed {seed!r}: {type(error).__name__}: {str(error)[:500]}") from error


@given(st.lists(TEXT, max_size=5), st.integers(0, 10**6))
@examples(200)
def test_any_words(words: list[str], number: int) -> None:
    """Any list of words at any question, and as an entry of anybody."""
    n = number % len(doors.game().entries)
    state = doors.game().before(n)
    (ask,) = api.pending(state)
    before = codec.write_save(state)
    outcome(api.option, state.rules, ask, words)
    assert codec.write_save(state) == before


@given(TEXT, TEXT)
@examples(200)
def test_any_position(one: str, other: str) -> None:
    """Any text as a position, and any text as the value of each of its fields."""
    outcome(api.read_position, doors.rules(), one)
    for field in ("piles", "rows", "money", "turn", "passed", "gone", "barren", "know"):
        good = {"money": "9,9", "turn": "1"}
        line = " ".join(f"{name}={value}" for name, value in {**good, field: one + other}.items())
        state = outcome(api.read_position, doors.rules(), line)
        if state is not None:
            doors.can_be_played(state)


@given(TEXT, st.one_of(st.booleans(), st.integers(), TEXT), st.integers(-5, 1 << 70))
@examples(100)
def test_any_table(name: str, value: Any, seats: int) -> None:
    """Any name of a game, any option with any value, any number of seats."""
    outcome(api.make_rules, name, 2)
    outcome(api.make_rules, "crooks", seats)
    outcome(api.make_rules, "crooks", 2, {name: value})
    for option in ("edition", "secret_money", "memory"):
        outcome(api.make_rules, "crooks", 2, {option: value})
