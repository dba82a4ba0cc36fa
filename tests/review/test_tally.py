"""Counts of each seat's acts in recorded games, kept so that a change of the counter is seen."""

from pathlib import Path

import pytest
from tools import record as tool

from skulduggery.record import Record
from skulduggery.review.tally import Tally, tallies

HERE = Path(__file__).parents[1] / "recorded"
KNOWN = {
    "crooks/01-2p-2012-open-notes": [(7, 1, 0, 0, 0), (7, 4, 0, 0, 0)],
    "scoundrels/02-2p-short-chosen": [(8, 2, 1, 2, 2), (7, 6, 2, 4, 1)],
    "mayhem/01-2p": [(1, 0, 0, 0, 0), (1, 0, 0, 0, 0)],
}


def read(name: str) -> Record:
    """A recorded game."""
    return tool.read(HERE / f"{name}.log")


@pytest.mark.parametrize("name", list(KNOWN))
def test_what_was_done(name: str) -> None:
    """The figures of games that are known."""
    assert tallies(read(name)) == [Tally(*one) for one in KNOWN[name]]


def test_what_a_stand_in_does_is_not_counted() -> None:
    """From when a bot plays for somebody until that person is back, and what the clock says; nor what is taken back."""
    known = read("crooks/01-2p-2012-open-notes")
    places = [n for n, (who, what) in enumerate(known.entries) if who == "1" and what[0] == "place"]
    for played in (known.entries[: places[2]], known.entries):
        record = Record(known.rules)
        for n, (who, what) in enumerate(known.entries):
            if n == places[1]:
                record.take_over(0, "heuristic")
            if n == places[3]:
                record.take_over(0, "person")
            if n < len(played):
                record.enter(who, what)
        assert tallies(record)[0].could == (1 if played is not known.entries else len(places) - 2)
    record = Record(known.rules)
    for who, what in known.entries[: places[0] + 1]:
        record.enter(who, what)
    assert tallies(record)[0].could == 1
    record.undo(0)
    assert tallies(record)[0].could == 0
