"""The games for OpenSpiel (Lanctot et al. 2019): ``pyspiel.load_game("skulduggery_crooks(seats=3)")`` after an import.

Games are sequential, with explicit chance and perfect recall. Actions and observation tensors are those of every
environment (docs/environments.md). Returns are shares of the win, which sum to 1. Parameters: ``seats``; ``options`` as
in ``edition:2016;memory:strict``; ``cards``, the path of a card file (empty for the house cards); ``merged`` (see
``play.Setup``). Needs the extra ``lab``.
"""

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Final

from skulduggery.extras import need

need("skulduggery.environments.spiel", "lab")

import numpy as np
import pyspiel  # type: ignore[import-not-found]

from skulduggery import api
from skulduggery.api import NATURE, BadInput, Encoding, Rng, Value
from skulduggery.environments.play import MERGED, WAYS, Play, Setup

PREFIX: Final = "skulduggery_"
LONGEST: Final = 100_000
"""A bound on the length of a game in actions, including those of chance."""


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its parameters, the base of one class for each game."""

    name = ""

    def __init__(self, params: Mapping[str, Any]) -> None:
        name = self.name
        given = {**DEFAULTS, **params}
        seats = int(given["seats"])
        self.setup = Setup(
            name,
            seats,
            options_of(name, str(given["options"])),
            text_of(Path(given["cards"])) if given["cards"] else "",
            bool(given["merged"]),
        )
        self.first = Play(self.setup)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.first.course.encoding.actions,
            max_chance_outcomes=MERGED if self.setup.merged else WAYS,
            num_players=seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(TYPES[name], info, dict(params))

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer | Recall":
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Recall() if recall else Observer(self.first.course.encoding)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A moment of a game with the interface of an OpenSpiel state."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.play = game.first

    def current_player(self) -> int:
        if self.play.ask is None:
            return int(pyspiel.PlayerId.TERMINAL)
        seat = self.play.seat
        return int(pyspiel.PlayerId.CHANCE) if seat == NATURE else seat

    def is_terminal(self) -> bool:
        return self.play.ask is None

    def _legal_actions(self, player: int) -> list[int]:
        return self.play.legal()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self.play.outcomes()

    def _apply_action(self, action: int) -> None:
        self.play = self.play.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.play.words(action)

    def returns(self) -> list[float]:
        return list(api.returns(self.play.state)) or [0.0] * self.play.setup.seats

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> "SpielState":
        """Draw a state that ``player``, who must be the one to act, can't tell from this one. It can't be pickled.

        OpenSpiel's searches in Python call this; those in C++ don't for games written in Python.
        """
        out = SpielState(self.get_game())
        out.play = self.play.resampled(player, Rng(int(sampler() * (1 << 53))))
        return out

    def __str__(self) -> str:
        return " ".join([str(action) for action in self.play.actions])


class Recall:
    """The observer of a player's information state: as text, everything that it was sent and answered."""

    tensor = None
    dict: Mapping[str, object] = {}

    def set_from(self, state: SpielState, player: int) -> None:
        """Do nothing, because there is no tensor."""

    def string_from(self, state: SpielState, player: int) -> str:
        return state.play.history(player)


class Observer:
    """The observer of a player's observation, as a tensor with named fields and as text."""

    def __init__(self, encoding: Encoding) -> None:
        self.tensor = np.zeros(encoding.size, np.float32)
        self.dict = {field.name: self.tensor[field.at : field.at + field.count] for field in encoding.fields}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = np.frombuffer(state.play.course.observe(player), np.uint8)

    def string_from(self, state: SpielState, player: int) -> str:
        return str(api.key(api.infostate(state.play.state, player)))


def text_of(path: Path) -> str:
    """Return the text of a card file. Raise BadInput if it can't be read."""
    try:
        return path.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadInput(f"{path} can't be read: {getattr(error, 'strerror', None) or error}.") from None


def options_of(game: str, text: str) -> tuple[tuple[str, Value], ...]:
    """Return the options in a text like ``edition:2016;secret_money:true``. Raise BadInput for unknown ones."""
    out: list[tuple[str, Value]] = []
    known = api.game(game).options
    for word in text.split(";") if text else []:
        name, _, value = word.partition(":")
        found = [one for one in known.get(name, ()) if str(one).lower() == value.lower()]
        if not found:
            if name not in known:
                raise BadInput(f"{game} has no option {name!r}; it has {', '.join(known)}, as in 'edition:2016'.")
            right = " or ".join([str(one).lower() for one in known[name]])
            raise BadInput(f"Option {name} of {game} can't be {value!r}; write {name}:VALUE, where VALUE is {right}.")
        out.append((name, found[0]))
    return tuple(out)


def type_of(name: str) -> Any:
    """Return the ``GameType`` under which a game is registered with OpenSpiel."""
    least, most = api.game(name).seats
    kind = pyspiel.GameType
    return kind(
        short_name=PREFIX + name,
        long_name=f"Skulduggery: {name}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.CONSTANT_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=least,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=DEFAULTS,
    )


DEFAULTS: Final[Mapping[str, Any]] = {"seats": 2, "options": "", "cards": "", "merged": False}
TYPES: Final = {name: type_of(name) for name in api.games()}
for _name, _type in TYPES.items():
    pyspiel.register_game(_type, type(_type.long_name, (SpielGame,), {"name": _name}))
