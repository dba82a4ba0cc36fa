"""Reconstruct the hidden answers that lead to a re-dealt world. Cells move in public, so only faces differ."""

from skulduggery.engine.asks import Ask
from skulduggery.engine.game import Later
from skulduggery.games.crooks.rules.state import Crooks
from skulduggery.games.crooks.rules.turns import NOTHING


def reconstruct(world: Crooks, t: Crooks, ask: Ask, answer: object, viewer: int, later: Later) -> object:
    """Return the answer to ``ask`` in a history that has reached ``t`` and ends in ``world``.

    The faces of ``t`` already lie as in ``world``, so a player takes the face of the cell that leaves the pile.
    """
    if ask.kind == "deal":
        return tuple(world.faces)
    if ask.kind == "take" and answer != NOTHING:
        return t.faces[t.piles[ask.args[0]][-1]]
    return answer


def rewind_into(world: Crooks, state: Crooks) -> Crooks:
    """Return an earlier state of the game with the faces of ``world``."""
    t = state.clone()
    if t.faces[0] >= 0:
        t.faces = world.faces.copy()
    return t
