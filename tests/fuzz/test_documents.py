"""Damaged documents: logs, saves and deck files are read whole or refused in clear sentences, never anything else."""

import json
import random
from functools import partial
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.fuzz import doors, mutate
from tests.fuzz.doors import outcome
from tests.promises import games, sound
from tests.promises.games import examples

from skulduggery import api, codec
from skulduggery.api import Rng

SEEDED = 800 if games.factor == 1 else 40_000
"""Documents that the seeded mutator damages, a kind."""
PLAYED = 5 if games.factor == 1 else 1
"""Play goes on from every n-th save only, in long games."""


def read_log(data: bytes) -> None:
    """Read a log; a game read from it must have the same log."""
    record = outcome(codec.read_log, data, "damaged.log", Rng(1))
    if record is not None:
        sound.check(record.state)
        outcome(codec.write_log, record)


def read_save(data: bytes) -> None:
    """A save of another shape or version is refused in words. (It is not looked at further: it is our own.)"""
    outcome(codec.read_save, data, "damaged.save")


def read_deck(data: bytes, game: str = "crooks") -> None:
    """Read a deck; it must be playable with the numbers of players that it names."""
    text = data.decode("utf-8", "surrogateescape")
    cards = outcome(api.read_cards, game, text, "damaged.toml")
    if cards is not None:
        for seats in (2, 3, 4):
            rules = outcome(api.make_rules, game, seats, {}, cards)
            if rules is not None:
                games.play_on(api.new(rules, 1), 1)


def damaged_log(table: str, source: Random) -> bytes:
    """A log with damage in its header, in its entries, or anywhere in its bytes."""
    lines = doors.log(table).splitlines()
    kind = source.randrange(4)
    if kind == 0:
        return mutate.damage_bytes(source, doors.log(table))
    at = 0 if kind == 1 else source.randrange(1, len(lines))
    lines[at] = mutate.written(damaged(source, json.loads(lines[at])))
    return b"\n".join(lines)


def damaged_save(table: str, source: Random) -> bytes:
    """A save with damage in its values or in its bytes."""
    data = source.choice(doors.saves(table))
    if source.randrange(4) == 0:
        return mutate.damage_bytes(source, data)
    return mutate.written(damaged(source, json.loads(data)))


def damaged(source: Random, document: Any) -> Any:
    """A document with damage in its values, seldom in its cards: they are most of it, and have a door of their own."""
    if isinstance(document, dict) and source.randrange(8):
        cards = document.pop("cards")
        document = mutate.damage_json(source, document)
        if isinstance(document, dict):
            document["cards"] = cards
        return document
    return mutate.damage_json(source, document)


def damaged_deck(table: str, source: Random) -> bytes:
    """A card file with damage in its text."""
    return mutate.damage_bytes(source, doors.deck(table).encode())


@doors.every_table(150)
def test_damaged_logs(table: str, source: Random) -> None:
    """Led by Hypothesis: any damage to a log."""
    read_log(damaged_log(table, source))


@doors.every_table(150)
def test_damaged_saves(table: str, source: Random) -> None:
    """Led by Hypothesis: any damage to a save."""
    read_save(damaged_save(table, source))


@doors.every_table(150)
def test_damaged_decks(table: str, source: Random) -> None:
    """Led by Hypothesis: any damage to a card file."""
    read_deck(damaged_deck(table, source), doors.TABLES[table][0])


@pytest.mark.parametrize("part", range(4))
@pytest.mark.parametrize("kind", ["log", "save", "deck"])
@pytest.mark.parametrize("table", doors.TABLES)
def test_much_damage(table: str, kind: str, part: int) -> None:
    """Led by a seed: a lot of damage of each kind."""
    damage, read = {
        "log": (damaged_log, read_log),
        "save": (damaged_save, read_save),
        "deck": (damaged_deck, partial(read_deck, game=doors.TABLES[table][0])),
    }[kind]
    for number in range(SEEDED // 4 // doors.SHARE[table]):
        seed = f"{kind} {part} {number}"
        data = damage(table, random.Random(seed))
        try:
            read(data)
        except Exception as error:
            raise AssertionError(f"seed {seed!r}: {type(error).__name__}: {str(error)[:500]}") from error


@given(st.binary(max_size=300))
@examples(200)
def test_anything_at_all(data: bytes) -> None:
    """Bytes that never were a document."""
    read_log(data)
    read_save(data)
    for game in api.games():
        read_deck(data, game)


@pytest.mark.parametrize("which", ["log", "save", "deck"])
def test_cut_off_anywhere(which: str) -> None:
    """A file that ends too early: at every byte of a deck and a save, and at every seventh of a log."""
    if which == "log":
        for end in range(0, len(doors.log()), 7):
            read_log(doors.log()[:end])
    elif which == "save":
        for end in range(len(doors.saves()[10])):
            read_save(doors.saves()[10][:end])
    else:
        for end in range(0, len(doors.deck()), 2):
            outcome(api.read_cards, "crooks", doors.deck()[:end], "cut.toml")


@pytest.mark.parametrize("table", doors.TABLES)
def test_what_is_not_damaged(table: str) -> None:
    """The documents that the others damage are good ones."""
    rules = doors.rules(table)
    assert codec.write_log(codec.read_log(doors.log(table), "good.log")) == doors.log(table)
    for number, save in enumerate(doors.saves(table)):
        assert codec.write_save(codec.read_save(save, "good.save")) == save
        if table == "crooks" or number % PLAYED == 0:
            doors.can_be_played(codec.read_save(save, "good.save"))
    cards = api.read_cards(rules.game, doors.deck(table), "good.toml")
    assert api.make_rules(rules.game, rules.seats, rules.options, cards).digest == rules.digest
