"""Beliefs that opponents can form about the things that a seat hides."""

from collections.abc import Callable, Sequence
from typing import Final
from zlib import crc32

import msgspec

from skulduggery import api
from skulduggery.api import Holding, Info, Rng, State
from skulduggery.bots.worlds import Believed
from skulduggery.record import Record

NAMED: Final = 3
"""Number of likeliest candidates in a guess."""
FITTING: Final = 240
"""Number of re-deals, unweighted by answers, shared between the viewers."""
SUSPECTED: Final = 24
"""Number of weighed worlds for the probability of a bluff."""
BARE: Final = 0.25
"""The total weight of these re-deals, so that no world that fits the facts is ruled out by unlikely answers."""


class Guess(msgspec.Struct):
    """A holding, and what opponents take it for.

    ``where`` and ``what`` say where it lies and what it is. ``odds`` holds the likeliest candidates, best first, each
    with its probability. ``truth`` is the probability given to what is really there, ``stronger`` and ``weaker`` the
    probability given to anything stronger or weaker than that.
    """

    where: list[str]
    what: str
    odds: list[tuple[str, float]]
    truth: float
    stronger: float
    weaker: float


class Beliefs:
    """Worlds that viewers could be in, weighted by the likelihood of the others' answers.

    ``viewers`` are seats, or SPECTATOR, who knows nothing private. All have equal weight and share the ``count``
    weighed worlds. ``past`` is the game so far, or one that sent the viewers the same messages. ``BARE`` of the weight
    goes to plain re-deals.
    """

    def __init__(self, past: Record, viewers: Sequence[int], count: int, rng: Rng) -> None:
        self.worlds: list[tuple[State, float]] = []
        whole = 1.0 / len(viewers)
        fitting = FITTING // len(viewers)
        for viewer in viewers:
            info = api.infostate(past.state, viewer)
            bare = BARE * whole
            found = Believed(info, past, max(1, count // len(viewers)), rng)
            told = zip(found.states, found.weights, strict=True)
            self.worlds += [(one, (whole - bare) * part) for one, part in told]
            self.worlds += [(api.redeal(info, rng), bare / fitting) for _ in range(fitting)]

    def guess(self, seat: int, truth: Holding) -> Guess:
        """Return what these worlds say of ``truth``, a holding of the seat."""
        odds: dict[str, float] = {}
        stronger = weaker = 0.0
        for state, weight in self.worlds:
            held = next(one for one in api.holdings(state, seat) if one.where == truth.where)
            odds[held.what] = odds.get(held.what, 0.0) + weight
            stronger += weight if held.strength > truth.strength else 0.0
            weaker += weight if held.strength < truth.strength else 0.0
        ranked = sorted(odds.items(), key=lambda one: (-one[1], one[0]))
        return Guess([*truth.where], truth.what, ranked[:NAMED], odds.get(truth.what, 0.0), stronger, weaker)

    def share(self, holds: Callable[[State], bool]) -> float:
        """Return the probability of the worlds in which ``holds`` is true."""
        return sum([weight for state, weight in self.worlds if holds(state)])


def bluff_odds(info: Info, past: Record) -> float:
    """Return the probability that what a seat may suspect is a bluff, as far as it knows.

    ``past`` is a game that sent the seat the same messages. Its random stream depends on the information state alone,
    so that a hint and the review of the same moment say the same.
    """
    rng = Rng(crc32(repr(api.key(info)).encode()))
    return Beliefs(past, [info.seat], SUSPECTED, rng).share(lambda world: not strength_of(world))


def strength_of(world: State) -> float:
    """Return the strength of what can be suspected in a world: 0 for a bluff, 1 if nothing can be suspected."""
    held = api.challenged(world)
    return held.strength if held is not None else 1.0


def certain(guess: Guess) -> bool:
    """Return whether a guess has only one candidate."""
    return len(guess.odds) == 1
