"""Parts shared by the environments: rules, spaces, and observations as NumPy arrays."""

from typing import Any, Final

from skulduggery.extras import need

need("skulduggery.environments", "envs")

import numpy as np
from gymnasium import spaces

from skulduggery import api
from skulduggery.api import BadInput, Document, Encoding, Rules, Value
from skulduggery.environments.course import Course

Observation = dict[str, Any]
"""``observation``, what a seat knows, and ``action_mask``, 1 for each action that the seat may take now."""
ILLEGAL: Final = -1.0
"""The reward of an illegal action, which ends the game."""


def rules_of(game: str, seats: int, cards: Document | None, options: dict[str, Value]) -> Rules:
    """Return rules for serial play. Raise BadInput for a setup that can't be played."""
    if cards is not None and not isinstance(cards, dict):
        raise BadInput(f"cards can't be {cards!r}; it must be what api.read_cards returns, or None.")
    return api.make_rules(game, seats, options, cards, serial=True)


def observation_space(encoding: Encoding) -> spaces.Dict:
    """Return the space of observations with their action masks."""
    high = np.zeros(encoding.size, np.uint8)
    for field in encoding.fields:
        high[field.at : field.at + field.count] = field.most
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros_like(high), high, dtype=np.uint8),
            "action_mask": spaces.Box(0, 1, (encoding.actions,), np.int8),
        }
    )


def action_space(encoding: Encoding) -> spaces.Discrete:
    """Return the space of actions."""
    return spaces.Discrete(encoding.actions)


def observed(course: Course, seat: int) -> Observation:
    """Return the current observation of a seat, in new arrays."""
    asked = course.ask is not None and course.ask.seat == seat
    mask = course.mask() if asked else bytearray(course.encoding.actions)
    return {
        "observation": np.frombuffer(course.observe(seat), np.uint8),
        "action_mask": np.frombuffer(mask, np.int8),
    }


def shown(course: Course, seat: int) -> str:
    """Return the observation of a seat as readable text: each field that isn't all 0, and the legal actions."""
    row = course.observe(seat)
    lines = [f"{course.rules.game}, as seat {seat} sees it"]
    for field in course.encoding.fields:
        found = row[field.at : field.at + field.count]
        if any(found):
            lines.append(f"{field.name}: {' '.join([str(number) for number in found])}")
    if course.ask is not None and course.ask.seat == seat:
        lines.append(f"{course.ask.kind}: {' '.join([str(action) for action in course.legal])}")
    return "\n".join(lines)


def rendered(course: Course, seat: int, mode: str | None) -> str | None:
    """Return ``shown``, or print it and return None if the mode is ``human``."""
    text = shown(course, seat)
    if mode == "human":
        print(text)
        return None
    return text
