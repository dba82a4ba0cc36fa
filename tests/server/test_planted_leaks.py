"""The leak proof finds each leak that is planted: else its silence would mean nothing."""

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from tests.server.leaks_cases import BOTS, PEOPLE, sample
from tests.server.leaks_evening import LeakFoundError
from tests.server.leaks_proof import prove
from tests.server.leaks_worlds import Case
from tests.server.planted import LEAKS
from tests.server.planted_mayhem import LEAKS as MAYHEM
from tests.server.planted_scoundrels import LEAKS as SCOUNDRELS


@cache
def silent(case: Case, bots: tuple[int, ...]) -> bool:
    """Return whether a case shows no leak before one is planted; `test_leaks.py`, when run long, shows that for most
    cases."""
    if (case, bots) in (*((one, ()) for one in PEOPLE.values()), *BOTS):
        return True
    with TemporaryDirectory() as data:
        return prove(case, Path(data), bots=bots).compared > 5


PLANTED = {"crooks": LEAKS, "scoundrels": SCOUNDRELS, "mayhem": MAYHEM}
ALL_LEAKS = {**LEAKS, **SCOUNDRELS, **MAYHEM}


@pytest.mark.parametrize(
    "name",
    [
        one
        for game, leaks in PLANTED.items()
        for one in sample(leaks, 5, lambda name, game=game: f"{game}: {name}")  # type: ignore[misc]
    ],
)
def test_a_planted_leak_is_found(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    planted = ALL_LEAKS[name]
    assert silent(planted.case, planted.bots)
    planted.plant(monkeypatch)
    with pytest.raises(LeakFoundError):
        prove(planted.case, tmp_path, bots=planted.bots)


def test_many_leaks_are_planted() -> None:
    assert len(LEAKS) >= 20
    assert len(SCOUNDRELS) >= 8
    assert len(MAYHEM) >= 12
