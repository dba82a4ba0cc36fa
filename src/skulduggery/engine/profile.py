"""The figures that were measured for a game, for bots, arena, review and terminal."""

from dataclasses import dataclass, field

from skulduggery.engine.documents import Options


@dataclass(kw_only=True)
class Profile:
    """Figures measured for a game, which bots, arena, review and terminal use besides its rules.

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
    """The bot of each level, as its spec."""
    prior_temperature: float = 1.5
    """The softmax temperature that turns the preferences of the rules of thumb into a prior."""
    hint_rollouts: int = 240
    """Rollouts for a hint."""
    review_rollouts: int = 40
    """Rollouts for each question of a review where three play."""
    review_player: str = "heuristic"
    """The fast policy that plays on in a review: ``learned`` or ``heuristic``."""
    review_depth: int = 12
    """The mean number of answers after which the learned value ends a rollout of a review."""
    world_spread: float = 0.15
    """The standard deviation of the win chances of worlds, assumed before any is looked at."""
    value_sampling: int = 9
    """One question in this number becomes an example for a learned value: its neighbours say much the same."""
    policy_batch: int = 60
    """Games between two steps of training a policy, all numbers of seats together."""
    trial_deals: int = 20
    """Deals of each trial of a trained policy, for each number of seats."""
    terminal_options: Options = field(default_factory=dict)
    """Options that suit one terminal better than the default, which suits a table of many."""
