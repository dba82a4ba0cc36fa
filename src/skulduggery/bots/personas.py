"""Personas: what a bluff and a suspicion are worth to a bot, apart from winning."""

from typing import Final

from skulduggery import api

PERSONAS: Final = {
    "choirboy": (-0.1, -0.08),
    "braggart": (0.015, 0.0),
    "bloodhound": (0.0, 0.08),
    "cynic": (-0.1, 0.08),
    "daredevil": (0.015, 0.08),
}
"""By name, the bonus of a bluff and of a suspicion, as a share of the win. A negative bonus is what it must gain."""


def likes(persona: str, game: str) -> tuple[float, float]:
    """Return a persona's bonus for a bluff and for a suspicion, 0 for those that a game does not have."""
    bluff, suspect = PERSONAS[persona]
    chosen = api.game(game)
    return bluff if chosen.bluff_kinds else 0.0, suspect if chosen.challenge_kinds else 0.0


def personas_in(game: str) -> tuple[str, ...]:
    """Return the personas that differ in a game from having none and from those listed before them."""
    seen = [(0.0, 0.0)]
    out = []
    for persona in PERSONAS:
        if likes(persona, game) not in seen:
            seen.append(likes(persona, game))
            out.append(persona)
    return tuple(out)
