"""How strictly somebody answers as a guide leans: fitted on self-play (``skulduggery beliefs --fit``).

A *taste* has a guide, the rules of thumb or the learned policy, and says for each kind of question how warm the softmax
of its leanings is, and how much of every answer is whim.
Nobody knows which taste another seat has: its answers tell (bots/evidence.py).
"""

from functools import cache
from importlib.resources import files
from math import exp

import msgspec

from skulduggery import api
from skulduggery.api import Ask, BadInput, Info
from skulduggery.bots.net import net_of

GUIDES = ("rules", "learned")
OTHERWISE = ""
"""The kind that stands for all that a taste doesn't name."""


class Taste(msgspec.Struct, forbid_unknown_fields=True):
    """``bot``: whose answers it was fitted on; ``guide``: who leans, one of GUIDES; ``kinds``: temperature (0: every
    answer alike) and floor by question."""

    bot: str
    guide: str
    kinds: dict[str, list[float]]

    def chances(self, values: tuple[float, ...], kind: str) -> list[float]:
        """How likely each option is for who leans so."""
        found = self.kinds.get(kind) or self.kinds[OTHERWISE]
        return softmax(values, found[0], found[1])


def leans(guide: str, info: Info, ask: Ask) -> tuple[float, ...]:
    """How a guide leans to each option; nothing where it has none to offer."""
    if guide == "rules":
        return api.leanings(info, ask)
    signs = api.signs(info, ask)
    return () if signs is None else tuple(net_of(info.state.rules.game).scores(signs))


def softmax(values: tuple[float, ...], temperature: float, floor: float) -> list[float]:
    """How likely each option is for who leans so, with a floor spread evenly under all; temperature 0: all alike."""
    if not temperature:
        return [1.0 / len(values)] * len(values)
    best = max(values)
    powers = [exp(max(-50.0, (value - best) / temperature)) for value in values]
    total = sum(powers)
    return [(1.0 - floor) * power / total + floor / len(values) for power in powers]


def read_tastes(data: bytes, source: str) -> dict[str, list[Taste]]:
    """The tastes of each game from a file. Raises BadInput if they can't be used."""
    try:
        found = msgspec.json.decode(data, type=dict[str, list[Taste]])
    except msgspec.DecodeError as error:
        raise BadInput(f"{source} holds no tastes: {error}.") from None
    for game, tastes in found.items():
        if game not in api.games() or not tastes:
            raise BadInput(f"{source} holds no tastes of a game where {game!r} stands.")
        for taste in tastes:
            fits = [len(two) == 2 and two[0] >= 0.0 and 0.0 < two[1] <= 1.0 for two in taste.kinds.values()]
            if OTHERWISE not in taste.kinds or not all(fits) or taste.guide not in GUIDES:
                raise BadInput(
                    f"{source}: the taste of {taste.bot!r} in {game} lacks a kind or guide, or has one out of range."
                )
    return found


@cache
def tastes_of(game: str) -> tuple[Taste, ...]:
    """The tastes that others are taken to have in a game."""
    data = files("skulduggery.bots").joinpath("weights", "tastes.json").read_bytes()
    return tuple(read_tastes(data, "tastes.json")[game])
