"""The page of messages: it has every kind, with all its fields and who sees them."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from tests.docs.blocks import ROOT

import skulduggery
from skulduggery import api
from skulduggery.api import Event, Rng
from skulduggery.engine.programs import Whisper
from skulduggery.engine.sealed import Ready, Sealed

PAGE = (ROOT / "docs" / "messages.md").read_text("utf-8")
TITLES = {"crooks": "Crooks", "scoundrels": "3000 Scoundrels", "mayhem": "Men of Mayhem"}
SOURCES = ROOT / "src" / "skulduggery"
TELLERS = {"t.tell": 0, "s.tell": 0, "whisper": 1, "tell_offer": 1}
"""The calls that record an event, with the position of the kind among their arguments."""
OPTIONS = {"crooks": {}, "scoundrels": {}, "mayhem": {"mode": "high-octane"}}


class Row(NamedTuple):
    """A message as the page has it; ``seen``: the fields with the seats that see those in brackets, or all of it."""

    fields: list[str]
    seen: list[str]
    only: bool


def rows(title: str) -> dict[str, Row]:
    """The messages of a part of the page, by kind."""
    part = next(one for one in re.split(r"^## ", PAGE, flags=re.M) if one.startswith(title))
    out = {}
    for line in part.splitlines():
        if line.startswith("| `"):
            messages, what = line.removesuffix(" |").split(" | ")
            told = re.search("only for (.+)|[Ss]een by (.+)", what)
            others = re.findall("`([A-Z]+)`", told[0]) if told else []
            for message in re.findall("`([^`]+)`", messages):
                kind, *fields = message.split()
                assert kind not in out, kind
                out[kind] = Row(fields, ["SEAT", *others], told is not None and told[1] is not None)
    return out


def named(game: str) -> dict[str, set[int]]:
    """The kinds that the rules name where they tell something, and which of the fields they may hide there."""
    out: dict[str, set[int]] = {}
    for path in (SOURCES / "games" / game).rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func) in TELLERS:
                kinds = strings(node.args[TELLERS[ast.unparse(node.func)]])
                hides = node.args[2:3] if ast.unparse(node.func).endswith(".tell") else []
            elif isinstance(node, ast.Assign) and isinstance(node.value, ast.IfExp) and is_kind(node.targets[0]):
                kinds, hides = strings(node.value), []  # one of two, told by it
            else:
                continue
            for kind in kinds:
                hidden = [one.value for part in hides for one in ast.walk(part) if isinstance(one, ast.Constant)]
                out.setdefault(kind, set()).update(int(str(one)) for one in hidden)
    for base in (Sealed, Ready):
        for one in base.__subclasses__():
            if one.__module__.startswith(f"skulduggery.games.{game}."):
                out.setdefault(one.kind, set())
                if base is Sealed:
                    out[f"{one.kind}-chosen"] = {1}
    return out


def is_kind(node: ast.expr) -> bool:
    """Return whether a node is the kind under which a part tells itself."""
    return ast.unparse(node) == "self.kind"


def strings(node: ast.expr) -> list[str]:
    """The texts in an expression."""
    return [one.value for one in ast.walk(node) if isinstance(one, ast.Constant) and isinstance(one.value, str)]


def happened(game: str, seats: int, seed: int, serial: bool) -> Iterator[Event]:
    """All events of a game at random, with some of its offers taken."""
    luck = Rng(seed)
    state = api.new(api.make_rules(game, seats, OPTIONS[game], serial=serial), seed, listen=True)
    yield from state.events or ()
    while asks := api.pending(state):
        if (offers := api.offers(state)) and luck.below(3) == 0:
            ask = offers[luck.below(len(offers))]
            if ask.options:
                yield from api.apply(state, ask.seat, ask.draw(luck), ask.kind)
                continue
        ask = asks[luck.below(len(asks))]
        yield from api.apply(state, ask.seat, ask.draw(luck))


def check(event: Event, row: Row) -> None:
    """An event is as its row says."""
    many = row.fields[-1:] != [] and row.fields[-1].endswith("...")
    assert len(event.args) >= len(row.fields) - 1 if many else len(event.args) == len(row.fields)
    bracketed = {i for i, field in enumerate(row.fields) if field.startswith("[")}
    assert set(event.secret) <= bracketed
    assert isinstance(event, Whisper) <= row.only
    if event.secret or isinstance(event, Whisper):
        may = {event.args[row.fields.index(one)] for one in row.seen}
        assert {seat for seat in range(8) if event.known >> seat & 1} <= may


@pytest.mark.parametrize("game", list(TITLES))
def test_every_message_stands_there(game: str) -> None:
    """All that the rules name, with what they may hide, and nothing else."""
    table = rows(TITLES[game])
    brackets = {kind: {i for i, one in enumerate(row.fields) if one[0] == "["} for kind, row in table.items()}
    assert brackets == named(game)


@pytest.mark.parametrize("game", list(TITLES))
def test_every_message_is_as_it_stands_there(game: str) -> None:
    """All events of some games have the fields of the page, and those in brackets are hidden from all others."""
    table = rows(TITLES[game])
    for seats, serial in ((2, False), (4, True), (3, False)):
        for seed in range(30 if game == "crooks" else 3):
            for event in happened(game, seats, seed, serial):
                check(event, table[event.kind])


def test_what_happens_to_a_table_stands_there() -> None:
    """The kinds that records add to those of the games."""
    said = set(
        re.findall(r'(?<!flaw)\("([a-z-]+)", \*?seats?', Path(skulduggery.__file__).with_name("record.py").read_text())
    )
    assert {"resign", *said} == set(rows("At every table"))
