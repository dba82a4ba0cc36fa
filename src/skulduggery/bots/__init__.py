"""Opponents. They are given what their seat may know, and nothing else.

A bot is named by a *spec*: ``heuristic``, or a kind of search with settings, ``trees:rounds=400,select=regret``.
"""

from collections.abc import Callable
from functools import partial
from typing import Protocol

from skulduggery import api
from skulduggery.api import Ask, BadInput, Info, Rng
from skulduggery.bots.levels import LEVELS, MEASURED, SECONDS, Level
from skulduggery.bots.search import Search, Settings
from skulduggery.bots.tree import SELECTS
from skulduggery.record import Record

__all__ = ["BOTS", "LEVELS", "Bot", "Heuristic", "Random", "make", "offered", "patience"]


class Bot(Protocol):
    """An opponent at one seat of one game."""

    blind: bool
    """Whether it answers without looking: then it need not be given an information state."""
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
    **{level: partial(Level, level) for level in LEVELS},
}
"""The bots that need no settings, by name."""
SEARCHES = ("flat", "tree", "trees")
WORDS: dict[str, tuple[str, ...]] = {"select": tuple(SELECTS), "play": ("heuristic", "random")}
"""Settings that are words, with the words that are allowed."""
RANGES: dict[str, tuple[float, float]] = {
    "rounds": (1, 10_000_000),
    "seconds": (0.001, 3600),
    "fresh": (0, 1),
    "own": (0, 0.9),
    "belief": (0, 10_000),
    "whim": (0, 1),
    "margin": (0, 1),
    "reach": (0, 10_000),
    "width": (2, 1000),
    "tie": (0, 1),
    "sharpness": (0, 1000),
    "doubt": (0, 10),
    "roots": (1, 64),
}
"""Settings that are numbers, with the least and the greatest."""


def make(spec: str, seed: int) -> Bot:
    """A bot by its spec; the same seed plays the same, unless it thinks by the clock.

    Raises BadInput for an unknown name or setting.
    """
    kind, _, rest = spec.partition(":")
    if kind in BOTS and not rest:
        return BOTS[kind](seed)
    if kind not in SEARCHES:
        raise BadInput(f"There is no bot {spec!r}; there are {', '.join([*BOTS, *SEARCHES])}.")
    settings = Settings()
    settings.kind = kind
    for setting in rest.split(",") if rest else []:
        name, _, value = setting.partition("=")
        if name in WORDS:
            if value not in WORDS[name]:
                raise BadInput(f"{name} of a bot can't be {value!r}; it can be {' or '.join(WORDS[name])}.")
            setattr(settings, name, value)
        elif name in RANGES:
            setattr(settings, name, number(name, value))
        else:
            raise BadInput(
                f"A bot has no setting {setting!r}; it has {', '.join([*WORDS, *RANGES])}, as in rounds=400."
            )
    return Search(seed, settings)


def number(name: str, value: str) -> float:
    """A setting's value. Raises BadInput unless it is a number in its range."""
    least, most = RANGES[name]
    sort = type(getattr(Settings(), name))
    try:
        read = float(value)
    except ValueError:
        read = most + 1
    if not least <= read <= most or (sort is not float and read != int(read)):
        whole = "a whole number" if sort is not float else "a number"
        raise BadInput(f"{name} of a bot can't be {value!r}; it is {whole} from {least:g} to {most:g}.")
    return read if sort is float else int(read)


def offered(game: str) -> tuple[str, ...]:
    """The bots that people are offered in a game, by name."""
    return tuple([name for name in BOTS if name not in LEVELS or game in MEASURED])


def patience(name: str) -> float:
    """The seconds that a bot takes to think where there is something to choose: who shows nothing takes them always."""
    return SECONDS.get(name, 0.0)
