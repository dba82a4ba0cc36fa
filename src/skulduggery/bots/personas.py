"""Personas: how much a bot likes to bluff and to suspect, besides winning."""

from typing import Final

from skulduggery import api

PERSONAS: Final = {
    "choirboy": (-0.1, -0.08),
    "braggart": (0.015, 0.0),
    "bloodhound": (0.0, 0.08),
    "cynic": (-0.1, 0.08),
    "daredevil": (0.015, 0.08),
}
"""The share of the win that a bluff, and that a suspicion, may cost; below 0: that it must gain."""


def likes(persona: str, game: str) -> tuple[float, float]:
    """Return the value of a bluff and of a suspicion to a persona; 0 where a game has none."""
    bluff, suspect = PERSONAS[persona]
    chosen = api.game(game)
    return bluff if chosen.bluff_kinds else 0.0, suspect if chosen.challenge_kinds else 0.0


def personas_in(game: str) -> tuple[str, ...]:
    """Return the personas that play a game each in a way of its own."""
    seen = [(0.0, 0.0)]
    out = []
    for persona in PERSONAS:
        if likes(persona, game) not in seen:
            seen.append(likes(persona, game))
            out.append(persona)
    return tuple(out)
