"""Answer models: how closely a player's answers follow a guide, fitted on self-play (``skulduggery beliefs --fit``).

An *answer model* has a guide, either the rules of thumb or the learned policy. For each kind of question it has the
temperature of a softmax over the guide's logits, and a floor: the share of answers that are random. Which model fits a
seat is inferred from its answers (bots/evidence.py).
"""

from functools import cache
from math import exp

import msgspec

from skulduggery import api
from skulduggery.api import Ask, BadInput, Info
from skulduggery.bots.net import net_of

GUIDES = ("rules", "learned")
OTHERWISE = ""
"""The key of ``AnswerModel.kinds`` for all kinds of question not listed there."""


class AnswerModel(msgspec.Struct, forbid_unknown_fields=True):
    """A fitted answer model.

    ``bot`` is the spec of the bot on whose games it was fitted, ``guide`` one of GUIDES. ``kinds`` maps a kind of
    question to temperature (0: uniform) and floor.
    """

    bot: str
    guide: str
    kinds: dict[str, list[float]]

    def chances(self, values: tuple[float, ...], kind: str) -> list[float]:
        """Return the probability of each option for a player whose logits are ``values``."""
        found = self.kinds.get(kind) or self.kinds[OTHERWISE]
        return softmax(values, found[0], found[1])


def leans(guide: str, info: Info, ask: Ask) -> tuple[float, ...]:
    """Return the logits of the options under a guide, or an empty tuple if it has none."""
    if guide == "rules":
        return api.logits(info, ask)
    features = api.policy_features(info, ask)
    return () if features is None else tuple(net_of(info.state.rules.game).scores(features))


def softmax(values: tuple[float, ...], temperature: float, floor: float) -> list[float]:
    """Return the softmax of the logits, mixed with a uniform share ``floor``. Temperature 0 gives the uniform
    distribution."""
    if not temperature:
        return [1.0 / len(values)] * len(values)
    best = max(values)
    powers = [exp(max(-50.0, (value - best) / temperature)) for value in values]
    total = sum(powers)
    return [(1.0 - floor) * power / total + floor / len(values) for power in powers]


def read_answer_models(data: bytes, source: str) -> dict[str, list[AnswerModel]]:
    """Return the answer models in a file, by game. Raise BadInput if they can't be used."""
    try:
        found = msgspec.json.decode(data, type=dict[str, list[AnswerModel]])
    except msgspec.DecodeError as error:
        raise BadInput(f"{source} holds no answer models: {error}.") from None
    for game, answer_models in found.items():
        if game not in api.games() or not answer_models:
            raise BadInput(f"{source}: {game!r} is not a game, or has no answer models.")
        for answer_model in answer_models:
            fits = [len(two) == 2 and two[0] >= 0.0 and 0.0 < two[1] <= 1.0 for two in answer_model.kinds.values()]
            if OTHERWISE not in answer_model.kinds or not all(fits) or answer_model.guide not in GUIDES:
                raise BadInput(
                    f"{source}: the answer model of {answer_model.bot!r} in {game} has no valid kind or guide."
                )
    return found


@cache
def answer_models_of(game: str) -> tuple[AnswerModel, ...]:
    """Return the answer models that ship for a game. Raise BadInput if there are none."""
    there = api.learned_file(game, "answer_models.json")
    if not there.is_file():
        raise BadInput(f"{game} has no answer models yet.")
    found = read_answer_models(there.read_bytes(), there.name).get(game)
    if found is None:
        raise BadInput(f"{there.name} holds no answer models for {game}.")
    return tuple(found)
