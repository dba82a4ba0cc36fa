"""The odds of a running fight, and the Guns that its gangs may pull, as far as a seat knows."""

from math import prod

from skulduggery.engine.knowledge.groups import Info
from skulduggery.games.mayhem.knowledge.infostate import bounds
from skulduggery.games.mayhem.rules.gangs import dudes
from skulduggery.games.mayhem.rules.state import GUNS, Mayhem


def odds(own: int, rivals: list[int], ties: bool) -> int:
    """Return the probability, in percent, that a total before the dice beats all others; ``ties``: or equals them."""
    faces = range(1, 7)
    won = 0.0
    for mine in faces:
        won += prod([sum([rival + die < own + mine + ties for die in faces]) / 6 for rival in rivals]) / 6
    return round(100 * won)


def most_guns(info: Info[Mayhem], seat: int, place: int) -> int:
    """Return the most Guns that a gang can pull at a place: one for each Dude, of those it can hold (MM-THROW-18)."""
    return min(dudes(info.state, seat, place), bounds(info, seat, GUNS)[1])
