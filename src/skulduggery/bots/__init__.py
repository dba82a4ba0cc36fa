"""Opponents. They are given an information state and nothing else."""

from collections.abc import Callable
from typing import Protocol

from skulduggery import api
from skulduggery.api import Ask, BadInput, Info, Rng


class Bot(Protocol):
    """An opponent at one seat of one game."""

    blind: bool
    """Whether it answers without looking: then it need not be given an information state."""

    def choose(self, info: Info | None, ask: Ask) -> object:
        """The answer to ``ask``, which is asked of the seat that has this information state."""
        ...


class Random:
    """Answers anything legal, each answer as likely where they are listed."""

    blind = True

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, info: Info | None, ask: Ask) -> object:
        return ask.draw(self.rng)


class Heuristic:
    """Plays by the rules of thumb of each game."""

    blind = False

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose(self, info: Info | None, ask: Ask) -> object:
        assert info is not None
        return api.policy(info, ask, self.rng)


BOTS: dict[str, Callable[[int], Bot]] = {"random": Random, "heuristic": Heuristic}


def make(name: str, seed: int) -> Bot:
    """A bot by its name; the same seed plays the same. Raises BadInput for an unknown name."""
    if name not in BOTS:
        raise BadInput(f"There is no bot {name!r}; there are {', '.join(BOTS)}.")
    return BOTS[name](seed)
