"""Profiles: settings of a game for bots, arena, review and terminal."""

from dataclasses import dataclass, field

from skulduggery.engine.documents import Options


@dataclass(kw_only=True)
class Profile:
    """Settings for bots, arena, review and terminal, most of them measured for the game.

    The defaults suit a small game for which nothing was learned.
    """

    levels: dict[str, str] = field(
        default_factory=lambda: {
            "beginner": "flat:z=1,rollouts=12,skip_rate=0.6",
            "casual": "flat:z=1,rollouts=24,skip_rate=0.4",
            "sharp": "flat:z=1,rollouts=60,skip_rate=0.15",
            "ruthless": "flat:z=1",
        }
    )
    """The spec of the bot of each level."""
    prior_temperature: float = 1.5
    """The softmax temperature that turns the preferences of the rules of thumb into a prior."""
    hint_rollouts: int = 240
    """The number of rollouts for a hint."""
    review_rollouts: int = 40
    """The number of rollouts for each question of a review with up to three seats; more seats get fewer."""
    review_player: str = "heuristic"
    """The rollout policy of a review: ``learned`` or ``heuristic``."""
    review_depth: int = 12
    """The mean length of a rollout of a review, in answers; then the learned value judges the state."""
    world_spread: float = 0.15
    """The prior standard deviation of win chances between worlds."""
    value_sampling: int = 9
    """One in this number of questions becomes a training example for a learned value, as neighbours are much alike."""
    policy_batch: int = 60
    """The number of games in a training step of a policy, over all numbers of seats."""
    trial_deals: int = 20
    """The number of deals in a trial of a trained policy, for each number of seats."""
    terminal_options: Options = field(default_factory=dict)
    """Default options at a terminal that all players share."""
