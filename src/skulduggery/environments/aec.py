"""The games for PettingZoo (Terry et al. 2021), with one agent per seat. Needs the extra ``envs``.

Make them with ``crooks_v0.env(seats=4, edition="2016")`` and so on; see docs/environments.md.
"""

from typing import Any

from skulduggery.extras import need

need("skulduggery.environments", "envs")

from gymnasium import spaces
from pettingzoo import AECEnv  # type: ignore[import-untyped]
from pettingzoo.utils import wrappers  # type: ignore[import-untyped]

from skulduggery import api
from skulduggery.api import BadInput, Document, Rng, Value
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
from skulduggery.environments.told import history


class Raw(AECEnv):  # type: ignore[misc]
    """A game without PettingZoo's guards. Agents are ``seat_0`` and so on; the reward is the share of the win.

    Table options are keyword arguments. Raises BadInput for a setup that can't be played.
    """

    def __init__(
        self,
        game: str,
        seats: int = 2,
        cards: Document | None = None,
        render_mode: str | None = None,
        **options: Value,
    ) -> None:
        super().__init__()
        self.metadata = {"name": f"{game}_v0", "render_modes": ["human", "ansi"], "is_parallelizable": False}
        self.render_mode = render_mode
        self.course = Course(rules_of(game, seats, cards, options))
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        encoding = self.course.encoding
        self.observation_spaces = {agent: observation_space(encoding) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(encoding) for agent in self.possible_agents}
        self.seeds = Rng(0)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start the first game of ``seed``, or the next game of the last seed."""
        if seed is not None:
            self.seeds = Rng(seed)
        self.course.begin(self.seeds.seed())
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._select()

    def step(self, action: int | None) -> None:
        """Take an action of the selected agent. Raise BadInput, and change nothing, if it isn't legal."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not self.course.act(int(action)):
            raise BadInput(f"{agent} can't answer {action}; its legal actions are {self.course.legal}.")
        self._cumulative_rewards[agent] = 0.0
        if self.course.ask is None:
            shares = api.returns(self.course.state)
            self.rewards = dict(zip(self.possible_agents, shares, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        self._select()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        """Return the observation of any agent; the mask is 0 unless the agent acts now."""
        return observed(self.course, self.possible_agents.index(agent))

    def information_state(self, agent: str) -> str:
        """Return all that an agent was sent and answered, one per line. Slow: the game is replayed."""
        return history(self.course, self.possible_agents.index(agent))

    def render(self) -> str | None:
        """Return the acting agent's observation as text, or print it in ``human`` mode."""
        return rendered(self.course, self.possible_agents.index(self.agent_selection), self.render_mode)

    def close(self) -> None:
        """Do nothing: no resources are held."""

    def _select(self) -> None:
        """Select the agent that is asked; keep the selection when the game is over."""
        if self.course.ask is not None:
            self.agent_selection = self.possible_agents[self.course.ask.seat]


def env(game: str, seats: int = 2, **more: Any) -> Any:
    """Return a game with PettingZoo's usual guards. An illegal action gives -1 and ends the game."""
    guarded = wrappers.TerminateIllegalWrapper(Raw(game, seats, **more), illegal_reward=ILLEGAL)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(guarded))
