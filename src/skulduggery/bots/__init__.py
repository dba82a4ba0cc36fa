"""Opponents. They are given what their seat may know, and nothing else.

A bot is named by a *spec*: ``heuristic``, or a kind of search with settings, ``trees:rollouts=400,select=regret``.
"""

from collections.abc import Callable
from functools import partial
from typing import Protocol

from skulduggery import api, renamed
from skulduggery.api import Ask, BadInput, Info, Rng, flaw
from skulduggery.bots.learned import Learned, read_temperature
from skulduggery.bots.levels import LEVELS, SECONDS, read_level
from skulduggery.bots.personas import personas_in
from skulduggery.bots.search import Search
from skulduggery.bots.settings import KINDS, read_settings
from skulduggery.record import Record

__all__ = ["BOTS", "LEVELS", "Bot", "Heuristic", "Random", "make", "offered", "patience", "playable"]


class Bot(Protocol):
    """An opponent at one seat of one game."""

    blind: bool
    """True if it answers without looking at an information state, which it then need not be given."""
    remembers: tuple[str, ...]
    """The games in which it looks at how things came to this: there it is given a past, if there is one."""

    def choose(self, info: Info | None, ask: Ask, past: Record | None = None) -> object:
        """The answer to ``ask``, which is asked of the seat that has this information state.

        ``past`` is a game that has sent this seat the same messages as the one that is played.
        """
        ...


class Random:
    """Answers anything legal, each answer as likely where they are listed."""

    blind = True
    remembers: tuple[str, ...] = ()

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, info: Info | None, ask: Ask, past: Record | None = None) -> object:
        return ask.draw(self.rng)


class Heuristic:
    """Plays by the rules of thumb of each game."""

    blind = False
    remembers: tuple[str, ...] = ()

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, info: Info | None, ask: Ask, past: Record | None = None) -> object:
        assert info is not None
        return api.policy(info, ask, self.rng)


BOTS: dict[str, Callable[[int], Bot]] = {
    "random": Random,
    "heuristic": Heuristic,
    **{level: partial(read_level, level) for level in LEVELS},
}
"""The bots that need no settings, by name."""


def make(spec: str, seed: int) -> Bot:
    """Return a bot by its spec; the same seed plays the same, unless it thinks by the clock.

    Raises BadInput for an unknown name or setting, and for an old name of one: whatever was stored goes through
    ``renamed.bot`` first.
    """
    if spec in BOTS:
        return BOTS[spec](seed)
    kind = spec.partition(":")[0]
    if kind in LEVELS:
        return read_level(spec, seed)
    if kind == "learned":
        return Learned(seed, read_temperature(spec))
    if kind not in KINDS:
        raise BadInput(flaw("bot", bot=repr(spec), known=", ".join([*BOTS, "learned", *KINDS])))
    return Search(seed, read_settings(spec))


def playable(spec: str) -> bool:
    """Return whether there is such a bot."""
    try:
        make(spec, 0)
    except BadInput:
        return False
    return True


def offered(game: str) -> tuple[str, ...]:
    """Return the bots that people are offered in a game, by their specs: those without a persona first."""
    return (*BOTS, *[f"{level}:persona={persona}" for level in LEVELS for persona in personas_in(game)])


def patience(spec: str) -> float:
    """Return the seconds that a bot takes to think where there is something to choose: who shows nothing takes them
    always."""
    return SECONDS.get(renamed.bot(spec).partition(":")[0], 0.0)
