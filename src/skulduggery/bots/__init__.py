"""Bots: opponents that are given only what their seat may know.

A *spec* names a bot: ``heuristic``, or a kind of search with settings, ``trees:rollouts=400,select=regret``.
"""

from collections.abc import Callable
from functools import partial
from typing import Protocol

from skulduggery import api
from skulduggery.api import Ask, BadInput, Info, Rng, flaw
from skulduggery.bots.learned import Learned, read_temperature
from skulduggery.bots.levels import LEVELS, limited, patience, read_level
from skulduggery.bots.personas import personas_in
from skulduggery.bots.search import Search
from skulduggery.bots.settings import KINDS, read_settings
from skulduggery.bots.trained import Trained
from skulduggery.record import Record

__all__ = ["BOTS", "LEVELS", "Bot", "Heuristic", "Random", "limited", "make", "offered", "patience", "playable"]


class Bot(Protocol):
    """An opponent at one seat of one game."""

    blind: bool
    """True if the bot ignores the information state, so that ``choose`` may be given None."""
    remembers: tuple[str, ...]
    """Ids of the games in which the bot uses ``past``; elsewhere callers may omit it."""

    def choose(self, info: Info | None, ask: Ask, past: Record | None = None) -> object:
        """Return the answer to ``ask``, a question to the seat of ``info``.

        ``past`` is a game that sent this seat the same messages as the real one.
        """
        ...


class Random:
    """A bot that draws random legal answers (``Ask.draw``)."""

    blind = True
    remembers: tuple[str, ...] = ()

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, info: Info | None, ask: Ask, past: Record | None = None) -> object:
        return ask.draw(self.rng)


class Heuristic:
    """A bot that plays by the rules of thumb of each game."""

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
"""Bots that need no settings, by name."""


def make(spec: str, seed: int) -> Bot:
    """Return the bot that a spec names. The same seed gives the same play, unless the bot has a time limit.

    Raise BadInput for an unknown or outdated name or setting. Translate stored specs with ``renamed.bot`` first.
    """
    if spec in BOTS:
        return BOTS[spec](seed)
    kind = spec.partition(":")[0]
    if kind in LEVELS:
        return read_level(spec, seed)
    if kind == "learned":
        return Learned(seed, read_temperature(spec))
    if kind == "trained":
        return Trained(seed, read_temperature(spec))
    if kind not in KINDS:
        raise BadInput(flaw("bot", bot=repr(spec), known=", ".join([*BOTS, "learned", "trained", *KINDS])))
    return Search(seed, read_settings(spec))


def playable(spec: str) -> bool:
    """Return whether ``make`` accepts a spec."""
    try:
        make(spec, 0)
    except BadInput:
        return False
    return True


def offered(game: str) -> tuple[str, ...]:
    """Return the specs of the bots that people can choose in a game, those without a persona first."""
    return (*BOTS, *[f"{level}:persona={persona}" for level in LEVELS for persona in personas_in(game)])
