"""Invariants of a table of Crooks: crooks and money are conserved, and points follow from what lies there."""

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from tests.promises import sound
from tests.promises.crooks_points import count_up
from tests.promises.games import Setup, examples, finished, messages, play, setups

from skulduggery import api
from skulduggery.api import Rng
from skulduggery.record import Record


def cells_on(table: dict[str, Any]) -> list[int]:
    """Every cell that lies somewhere on the table or has left it."""
    inside = [cell for pile in table["piles"] for cell in pile]
    return inside + [cell for row in table["rows"] for cell in row] + table["gone"]


@given(setups())
@examples(40)
def test_no_crook_is_lost_or_doubled(setup: Setup) -> None:
    """Every crook dealt lies in one place at every question, and each crook of the deck is there once."""
    rules = setup.rules()
    ids = sorted(crook["id"] for crook in rules.cards["crook"])
    dealt = sum(rules.cards["setup"]["piles"][rules.options["edition"]][str(setup.seats)])
    for record, ask in play(setup):
        table: dict[str, Any] = api.pack(record.state)
        inside = cells_on(table)
        assert len(set(inside)) == len(inside) == dealt - (ask.kind == "place")
        assert sorted(table["faces"]) == ids
        assert min(table["money"]) >= 0
        sound.check(record.state)
    state = finished(setup).state
    assert len(cells_on(api.pack(state))) == dealt
    sound.check(state)


@given(setups())
@examples(40)
def test_the_events_account_for_every_dollar_and_crook(setup: Setup) -> None:
    """Money, piles and rows follow from the events alone, without the rules."""
    record = finished(setup)
    setting: dict[str, Any] = record.rules.cards["setup"]
    money = [setting["money"]] * setup.seats
    sizes: list[int] = []
    at: Counter[tuple[int, int]] = Counter()
    out: set[int] = set()
    for event in messages(record):
        args: tuple[Any, ...] = event.args
        if event.kind == "deal":
            sizes = list(args)
        elif event.kind == "recruit":
            assert sizes[args[1]] == args[2]
            money[args[0]] -= args[2]
        elif event.kind == "take":
            sizes[args[1]] -= 1
        elif event.kind == "place":
            money[args[0]] -= args[2] == 2
            at[args[0], args[1]] += 1
        elif event.kind == "gain":
            money[args[0]] += args[1]
        elif event.kind == "move":
            at[args[0], args[2]] += at[args[0], args[1]] - 1
            at[args[0], args[1]] = 1
        elif event.kind == "kill":
            cards = args[-1]
            at[args[1], args[2]] -= len(cards)
        elif event.kind == "pass":
            assert args[0] not in out
            out.add(args[0])
        elif event.kind == "end":
            assert args[0] == api.scores(record.state)
            assert list(args[1]) == money
    table: dict[str, Any] = api.pack(record.state)
    assert table["money"] == money
    assert [len(pile) for pile in table["piles"]] == sizes
    width = len(setting["targets"])
    assert {(i // width, i % width): len(row) for i, row in enumerate(table["rows"]) if row} == {
        place: count for place, count in at.items() if count
    }
    assert out == set(range(setup.seats))
    assert record.events[-1][-1].kind == "end"


@given(setups())
@examples(60)
def test_points_follow_from_the_table(setup: Setup) -> None:
    """A second, plain reckoning gives the same points and the same winners; shares of the win are 1 in all."""
    record = finished(setup)
    points, shares = count_up(record.state)
    assert list(api.scores(record.state)) == points
    assert list(api.returns(record.state)) == pytest.approx(shares)
    assert sum(api.returns(record.state)) == pytest.approx(1)
    assert all(api.scores(record.before(n)) == () == api.returns(record.before(n)) for n in range(len(record.entries)))


@given(setups())
@examples(30)
def test_what_the_rules_forbid_never_lies_there(setup: Setup) -> None:
    """The Boss is never face down nor taken from a pile with others (CR-BOSS-01, CR-RECRUIT-03); stacks come from an
    Accomplice on top (CR-ROB-02)."""
    record = finished(setup)
    abilities = [crook.get("ability") for crook in record.rules.cards["crook"]]
    sizes: list[int] = []
    for event in messages(record):
        args: tuple[Any, ...] = event.args
        if event.kind == "deal":
            sizes = list(args)
        elif event.kind == "take":
            assert abilities[args[2]] != "boss" or sizes[args[1]] == 1
            sizes[args[1]] -= 1
        elif event.kind == "place" and args[2] == 2:
            assert abilities[args[3]] != "boss"
    table: dict[str, Any] = api.pack(record.state)
    ids = [crook["id"] for crook in record.rules.cards["crook"]]
    for row in table["rows"]:
        for cell in row[1:]:
            assert abilities[ids.index(table["faces"][cell])] == "accomplice"


def test_a_record_needs_nothing_else() -> None:
    """A game is a record of plain entries: by meaning, readable, with chance among them."""
    record = Record(api.make_rules("crooks", 2), Rng(7))
    assert [who for who, _ in record.entries] == ["nature", "nature"]
    assert record.entries[0][1][0] == "deal"
    assert len(record.entries[0][1]) == 33
    assert record.entries[1][1][0] == "first"
