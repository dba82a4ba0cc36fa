"""OpenSpiel's search for hidden information as a bot for exact work: ``ismcts:rollouts=400``.

This is OpenSpiel's information set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012) with random rollouts.
Only the worlds that it samples come from this package.
"""

import re
from typing import Final

from skulduggery.extras import need

need("skulduggery.environments.ismcts", "lab")

import numpy as np
from open_spiel.python.algorithms.ismcts import ISMCTSBot  # type: ignore[import-untyped]
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator  # type: ignore[import-untyped]

from skulduggery.api import BadInput
from skulduggery.environments.play import Play
from skulduggery.environments.spiel import SpielGame, SpielState

KIND: Final = "ismcts"
CURIOUS: Final = 1.0
"""The exploration constant (OpenSpiel's ``uct_c``) for a win of 1."""


def rollouts_in(spec: str) -> int:
    """Return the number of rollouts in a spec, 0 if it names another bot. Raise BadInput for a malformed spec."""
    if spec.partition(":")[0] != KIND:
        return 0
    found = re.fullmatch(KIND + r":rollouts=(\d{1,7})", spec)
    if found is None or int(found[1]) < 2:
        raise BadInput(f"{spec!r} is not a search of OpenSpiel; write {KIND}:rollouts=400, with at least 2 rollouts.")
    return int(found[1])


def thought(game: SpielGame, play: Play, rollouts: int, seed: int) -> list[tuple[int, float]]:
    """Return the probability of each action after one search."""
    luck = np.random.RandomState(seed % (1 << 32))
    bot = ISMCTSBot(game, RandomRolloutEvaluator(1, luck), CURIOUS, rollouts, random_state=luck)
    bot.set_resampler(lambda state, player: state.resample_from_infostate(player, luck.random_sample))
    state = SpielState(game)
    state.play = play
    return [(int(action), float(chance)) for action, chance in bot.get_policy(state)]
