"""Planted leaks: small changes of the product, each of which one of the oracle's checks must find (promise 8c)."""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

import pytest
from tests.oracle.judging import LeakError

from skulduggery.engine import machine

Patch = pytest.MonkeyPatch
Plant = Callable[[Patch], None]
Change = Callable[[Any, Any, Any, Any], tuple[Any, ...]]

compiled = pytest.mark.skipif(
    not str(machine.__file__).endswith(".py"), reason="compiled functions can't be changed from outside"
)


class Planted(NamedTuple):
    """A leak: the check that must find it, a case (a script's name) where it shows, how it is planted."""

    check: str
    case: str
    plant: Plant


class Leaks(dict[str, Planted]):
    """The leaks of a game by what they do; ``leak = Leaks().add`` marks them."""

    def add(self, check: str, case: str) -> Callable[[Plant], Plant]:
        def named(plant: Plant) -> Plant:
            self[plant.__name__.replace("_", " ")] = Planted(check, case, plant)
            return plant

        return named


def find(planted: Planted, cases: dict[str, Any], run: Any, checks: Iterable[Any], patch: Patch) -> str:
    """Plant a leak and run its case with the check that must find it; which check says so."""
    (check,) = [check for check in checks if check.__name__ == planted.check]
    planted.plant(patch)
    with pytest.raises(LeakError) as found:
        run(cases[planted.case], checks=(check,))
    return found.value.check


def telling(patch: Patch, kinds: tuple[str, ...], change: Change) -> None:
    """Send events of some kinds through ``change(state, args, secret, known)``, which gives the last three."""
    tell = machine.State.tell

    def leaky(t: Any, kind: str, args: Any, secret: Any = (), known: int = 0) -> None:
        tell(t, kind, *(change(t, args, secret, known) if kind in kinds else (args, secret, known)))

    patch.setattr(machine.State, "tell", leaky)


def to_all(*kinds: str) -> Plant:
    """Tell everybody all of some events."""
    return lambda patch: telling(patch, kinds, lambda t, args, secret, known: (args, (), known))


def spoil(patch: Patch, home: Any, name: str, change: Callable[[Any, int, Any], None]) -> None:
    """Let ``change(state, seat, result)`` spoil what ``home.name(state, seat)`` gives: information states, views."""
    honest = getattr(home, name)

    def leaky(t: Any, seat: int) -> Any:
        out = honest(t, seat)
        change(t, seat, out)
        return out

    patch.setattr(home, name, leaky)
