"""Many games of one kind side by side in NumPy arrays, for self-play. Needs the extra ``envs``."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from skulduggery.api import Document, Value
from skulduggery.environments.course import Courses
from skulduggery.environments.numbers import action_space, observation_space, rules_of


class Batch:
    """``count`` games; each starts again when it ends. The arrays are always the same ones and change with each step.

    ``observations[k]`` and ``masks[k]`` are for ``seats[k]``, the seat that acts next in game k. ``rewards[k]`` are the
    shares of the win of all its seats by the last action, all 0 unless it ended that game: then ``over[k]``. Who acts
    illegally gets -1 and ends its game.
    """

    def __init__(self, game: str, count: int, seats: int = 2, cards: Document | None = None, **options: Value) -> None:
        self._show(Courses(rules_of(game, seats, cards, options), count))
        self.reset(0)

    def _show(self, courses: Courses) -> None:
        """Lay the arrays over what the courses write into."""
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
        """For ``copy`` and ``pickle``: the copy has arrays of its own."""
        return (_again, (self.courses,))

    def reset(self, seed: int) -> None:
        """Start all games again: the same seed gives the same games."""
        self.courses.begin(seed)

    def step(self, actions: NDArray[np.integer[Any]]) -> None:
        """An action in each game, for the seat that acts there."""
        self.courses.act(actions.tolist())


def _again(courses: Courses) -> Batch:
    """Return the batch of these courses, for ``copy`` and ``pickle``."""
    batch = Batch.__new__(Batch)
    batch._show(courses)
    return batch
