"""The cases of the leak proofs: scripts of each game with few worlds or much that is hidden, with people and bots."""

from collections.abc import Callable, Iterable
from typing import Any

import pytest
from tests.oracle import decks
from tests.oracle.mayhem import cases as mayhem
from tests.oracle.scoundrels import cases

QUICK = (
    "turned up and drawn", "suspected", "suspected at any time", "what was played comes back", "the 0 not shown",
    "scouted and stolen", "marks that lie", "safes without memory aid", "wild saloon", "picks",
    "picks of three, all at once", "every option",
)  # fmt: skip
"""Scripts of 3000 Scoundrels with few worlds."""
DEALS = (
    "a deal between two others", "a deal in turn", "two deals of the same gangs", "talk", "talk in turn",
    "a counter-offer", "offers that expire", "to all", "parley", "parley in turn", "the market in turn", "a fight",
    "a pile-up", "a theft", "a theft as others see it", "sales",
)  # fmt: skip
"""Scripts of Men of Mayhem in which much is hidden: live and in turn."""
WITHOUT_THE_LAST = ("a deal between two others", "talk", "talk in turn", "the market", "a fight")
"""Scripts where the last seat makes no deal: a bot may sit there."""
SERIAL = ("suspected", "three seats, one suspects", "scouted and stolen", "no marks left")
"""Scripts where one seat is asked at a time and takes no open offer in its turn: a bot may sit there."""
PEOPLE = {
    **decks.SCRIPTS,
    **{name: cases.SCRIPTS[name] for name in QUICK},
    **{name: mayhem.SCRIPTS[name] for name in DEALS},
}
BOTS = (
    [(case, (case.seats - 1,)) for case in decks.lines(1)]
    + [(cases.SCRIPTS[name], (1,)) for name in SERIAL]
    + [(mayhem.SCRIPTS[name], (2,)) for name in WITHOUT_THE_LAST]
)
SCRIPTS = {"crooks": decks.SCRIPTS, "scoundrels": cases.SCRIPTS, "mayhem": mayhem.SCRIPTS}


def called(one: object) -> str:
    """Return the name of a case in the list of tests, with its game, so that ``-k`` can choose a game's cases."""
    names = (f"{game} {name}" for game, scripts in SCRIPTS.items() for name, case in scripts.items() if case is one)
    return next(names, f"crooks {one!r}" if isinstance(one, decks.Case) else repr(one))  # of Crooks: lines at random


def sample(cases: Iterable[Any], one_in: int, name: Callable[[Any], str]) -> list[Any]:
    """All of them; those that a short run leaves out are marked. Each game's come in a row, so it has its share."""
    out = []
    for number, case in enumerate(cases):
        values = case if isinstance(case, tuple) else (case,)
        out.append(pytest.param(*values, id=name(case), marks=[pytest.mark.long] if number % one_in else []))
    return out
