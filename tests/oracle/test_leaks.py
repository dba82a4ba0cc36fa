"""The oracle finds what is planted (design, promise 8c): else its silence would mean nothing."""

import pytest
from tests.oracle.checks import CHECKS, histories, run
from tests.oracle.decks import SCRIPTS
from tests.oracle.leaks import LEAKS
from tests.oracle.planting import compiled, find


@compiled
@pytest.mark.parametrize("name", LEAKS)
def test_a_planted_leak_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    planted = LEAKS[name]  # where nothing is found unless it is planted: see test_oracle.py
    assert find(planted, SCRIPTS, run, (*CHECKS, histories), monkeypatch) == planted.check


def test_many_leaks_are_planted() -> None:
    assert len(LEAKS) >= 14
    assert {planted.check for planted in LEAKS.values()} == {
        "messages", "screens", "refusals", "table", "keys", "worlds",
        "beliefs", "frequencies",
        "histories",
    }  # fmt: skip
