"""Registration of the games with Gymnasium and PettingZoo, on import, as ``skulduggery/crooks-v0`` and so on.

``gymnasium.make("skulduggery.environments.registered:skulduggery/crooks-v0")`` imports this module by itself. Neither
library looks for entry points.
"""

from typing import Final

from skulduggery.extras import need

need("skulduggery.environments", "envs")

import gymnasium
import pettingzoo  # type: ignore[import-untyped]

from skulduggery import api

GAMES: Final = api.games()

for _game in GAMES:
    _name = f"skulduggery/{_game}-v0"
    gymnasium.register(_name, "skulduggery.environments.solo:Solo", kwargs={"game": _game})
    pettingzoo.register("aec", _name, "skulduggery.environments.aec:env", kwargs={"game": _game})
