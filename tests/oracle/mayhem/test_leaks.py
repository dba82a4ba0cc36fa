"""The oracle finds what is planted (design, promise 8c): else its silence would mean nothing."""

import pytest
from tests.oracle.mayhem.cases import LOGS, SCRIPTS, SLOW
from tests.oracle.mayhem.checks import CHECKS, histories, run
from tests.oracle.mayhem.leaks_known import LEAKS as KNOWN
from tests.oracle.mayhem.leaks_sent import LEAKS as SENT
from tests.oracle.planting import compiled, find

LEAKS = {**SENT, **KNOWN}
FOUND_AS = {"redeals": {"worlds", "frequencies"}, "thoughts": {"screens"}}


@compiled
@pytest.mark.parametrize("name", LEAKS)
def test_a_planted_leak_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    planted = LEAKS[name]
    found = find(planted, SCRIPTS, run, (*CHECKS, histories), monkeypatch)
    assert found in FOUND_AS.get(planted.check, {planted.check})


def test_many_leaks_are_planted() -> None:
    assert len(LEAKS) >= 60
    for planted in LEAKS.values():  # where nothing is found unless it is planted: see test_oracle.py
        assert planted.case in LOGS if planted.check == "histories" else planted.case not in SLOW
    assert {planted.check for planted in LEAKS.values()} == {check.__name__ for check in (*CHECKS, histories)}
