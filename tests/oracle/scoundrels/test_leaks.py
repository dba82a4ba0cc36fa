"""The oracle finds what is planted (design, promise 8c): else its silence would mean nothing."""

from functools import cache

import pytest
from tests.oracle.checks import Effort, LeakError
from tests.oracle.scoundrels.cases import SCRIPTS
from tests.oracle.scoundrels.checks import CHECKS, Check, histories, run
from tests.oracle.scoundrels.leaks import LEAKS

from skulduggery.core import machine

pytestmark = pytest.mark.skipif(
    not str(machine.__file__).endswith(".py"), reason="compiled functions can't be changed from outside"
)
FOUND_AS = {"redeals": {"worlds", "frequencies"}}
EFFORT = Effort(6, 1, 60, 6)


@cache
def silent(case: str, check: Check) -> bool:
    """Whether a check finds nothing at a case (before something is planted)."""
    return run(SCRIPTS[case], EFFORT, (check,)).moments > 5


@pytest.mark.parametrize("name", LEAKS)
def test_a_planted_leak_is_found(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    planted = LEAKS[name]
    (check,) = [check for check in (*CHECKS, histories) if check.__name__ == planted.check]
    assert silent(planted.case, check)
    planted.plant(monkeypatch)
    with pytest.raises(LeakError) as found:
        run(SCRIPTS[planted.case], EFFORT, (check,))
    assert found.value.check in FOUND_AS.get(planted.check, {planted.check}), found.value


def test_many_leaks_are_planted() -> None:
    assert len(LEAKS) >= 40
    assert {planted.check for planted in LEAKS.values()} == {check.__name__ for check in (*CHECKS, histories)}
