"""Batches of games in NumPy arrays, for self-play. Needs the extra ``envs``."""

from typing import Any

from skulduggery.extras import need

need("skulduggery.environments", "envs")

import numpy as np
from numpy.typing import NDArray

from skulduggery.api import BadInput, Document, Value
from skulduggery.environments.course import Courses
from skulduggery.environments.numbers import action_space, observation_space, rules_of


class Batch:
    """A batch of ``count`` games, each started again when it ends. ``step`` changes the arrays in place.

    ``observations[k]`` and ``masks[k]`` are those of ``seats[k]``, the seat that acts next in game k. If the last
    action ended game k, ``over[k]`` is true and ``rewards[k]`` are all seats' shares of the win; else they are 0. An
    illegal action ends its game with -1 for its seat and 0 for the others.
    """

    def __init__(self, game: str, count: int, seats: int = 2, cards: Document | None = None, **options: Value) -> None:
        if count < 1:
            raise BadInput(f"The number of games can't be {count}; it must be a whole number from 1.")
        self._show(Courses(rules_of(game, seats, cards, options), count))
        self.reset(0)

    def _show(self, courses: Courses) -> None:
        """Make the arrays views of the buffers of ``courses``."""
        count = len(courses.courses)
        self.courses = courses
        self.encoding = courses.courses[0].encoding
        self.observation_space = observation_space(self.encoding)["observation"]
        self.action_space = action_space(self.encoding)
        self.observations: NDArray[np.uint8] = np.frombuffer(self.courses.observations, np.uint8).reshape(count, -1)
        self.masks: NDArray[np.int8] = np.frombuffer(self.courses.masks, np.int8).reshape(count, -1)
        self.seats: NDArray[np.uint8] = np.frombuffer(self.courses.seats, np.uint8)
        self.over: NDArray[np.bool_] = np.frombuffer(self.courses.over, np.bool_)
        self.rewards: NDArray[np.float32] = np.frombuffer(self.courses.rewards, np.float32).reshape(count, -1)

    def __reduce__(self) -> tuple[object, ...]:
        """Support ``copy`` and ``pickle``; a copy has its own arrays."""
        return (_again, (self.courses,))

    def reset(self, seed: int) -> None:
        """Start all games again; the same seed gives the same games."""
        self.courses.begin(seed)

    def step(self, actions: NDArray[np.integer[Any]]) -> None:
        """Take one action in each game, for the seat that acts there."""
        if len(actions) != len(self.seats):
            raise BadInput(f"A batch of {len(self.seats)} games needs {len(self.seats)} actions, not {len(actions)}.")
        self.courses.act(actions.tolist())


def _again(courses: Courses) -> Batch:
    """Rebuild a batch from its courses, for ``copy`` and ``pickle``."""
    batch = Batch.__new__(Batch)
    batch._show(courses)
    return batch
