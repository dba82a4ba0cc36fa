"""The games for Gymnasium (Towers et al. 2024), with one learner against bots. Needs the extra ``envs``.

Make them with ``gymnasium.make("skulduggery/crooks-v0", seats=3, opponents="sharp")``; see docs/environments.md.
"""

from collections.abc import Sequence
from typing import Any

from skulduggery.extras import need

need("skulduggery.environments", "envs")

import gymnasium

from skulduggery import api, bots
from skulduggery.api import BadInput, Document, Value
from skulduggery.bots import Bot
from skulduggery.environments.course import Course
from skulduggery.environments.numbers import (
    ILLEGAL,
    Observation,
    action_space,
    observation_space,
    observed,
    rendered,
    rules_of,
)


class Solo(gymnasium.Env[Observation, Any]):
    """A game for one learner. The reward is its share of the win at the end, or -1 for an illegal action.

    ``opponents`` is one bot for all other seats, or a list that starts with the seat after the learner. ``seat`` is the
    learner's seat; None draws it for each game. Table options are keyword arguments. Raises BadInput for a setup that
    can't be played.

    After the end the mask allows action 0, because vector environments sample one more action before they reset.
    """

    metadata = {  # noqa: RUF012  (as Gymnasium declares it)
        "render_modes": ["human", "ansi"],
        "render_fps": 4,
    }

    def __init__(
        self,
        game: str,
        seats: int = 2,
        opponents: str | Sequence[str] = "heuristic",
        seat: int | None = None,
        cards: Document | None = None,
        render_mode: str | None = None,
        **options: Value,
    ) -> None:
        self.course = Course(rules_of(game, seats, cards, options))
        self.opponents = [opponents] * (seats - 1) if isinstance(opponents, str) else list(opponents)
        if len(self.opponents) != seats - 1:
            raise BadInput(f"{seats} seats need {seats - 1} opponents, not {len(self.opponents)}.")
        for spec in self.opponents:
            if game in bots.make(spec, 0).remembers:
                raise BadInput(
                    f"{spec!r} needs the history of the game, which is not kept here; use a bot without belief."
                )
        if seat is not None and not 0 <= seat < seats:
            raise BadInput(f"There is no seat {seat}; seats are 0 to {seats - 1}.")
        self.chosen = seat
        self.seat = seat or 0
        self.others: dict[int, Bot] = {}
        self.render_mode = render_mode
        self.observation_space = observation_space(self.course.encoding)
        self.action_space = action_space(self.course.encoding)
        self._players(0)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start a game and let the bots play to the learner's first question; skip games that end before it."""
        super().reset(seed=seed)
        while True:
            self._players(int(self.np_random.integers(1 << 62)))
            self._others_play()
            if self.course.ask is not None:
                break
        return self._seen()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take the learner's action, then let the bots play until it is asked again."""
        legal = self.course.act(int(action))
        if legal:
            self._others_play()
        over = self.course.ask is None
        reward = ILLEGAL if not legal else api.returns(self.course.state)[self.seat] if over else 0.0
        seen, info = self._seen()
        if self.render_mode == "human":
            self.render()
        return seen, reward, over or not legal, False, info | {"illegal": not legal}

    def render(self) -> str | None:
        """Return the learner's observation as text, or print it in ``human`` mode."""
        return rendered(self.course, self.seat, self.render_mode)

    def _players(self, seed: int) -> None:
        """Start a game with new opponents, all from ``seed``."""
        rng = api.Rng(seed)
        seats = self.course.rules.seats
        self.seat = rng.below(seats) if self.chosen is None else self.chosen
        self.others = {
            (self.seat + 1 + k) % seats: bots.make(spec, rng.seed()) for k, spec in enumerate(self.opponents)
        }
        self.course.begin(rng.seed())

    def _others_play(self) -> None:
        course = self.course
        while course.ask is not None and course.ask.seat != self.seat:
            bot = self.others[course.ask.seat]
            info = None if bot.blind else api.infostate(course.state, course.ask.seat)
            course.answer(bot.choose(info, course.ask))

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        seen = observed(self.course, self.seat)
        if self.course.ask is None:
            seen["action_mask"][0] = 1
        return seen, {"seat": self.seat}
