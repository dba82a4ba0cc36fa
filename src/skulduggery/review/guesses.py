"""The beliefs that opponents must have about the things that a seat hides."""

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from skulduggery import api
from skulduggery.api import Holding, Rng, State
from skulduggery.bots.worlds import Believed
from skulduggery.record import Record

NAMED: Final = 3
"""So many of the likeliest are named."""
FITTING: Final = 240
"""So many worlds that merely fit the facts are looked at."""
BARE: Final = 0.25
"""The weight of every world that fits the facts, however unlikely the answers that led there."""


class Guess(msgspec.Struct):
    """A hidden thing, and what opponents take it for: the likeliest first, each with its probability.

    ``truth`` is the chance that is given to what lies there; ``stronger`` and ``weaker`` to what is more and less.
    """

    where: list[str]
    what: str
    odds: list[tuple[str, float]]
    truth: float
    stronger: float
    weaker: float


class Beliefs:
    """Worlds that somebody could be in, weighted by how likely the others' answers were on the way there.

    ``viewers`` are seats, or SPECTATOR: who knows nothing private; all count alike and share the ``count`` histories.
    ``past`` is the game so far, or one that has told the viewers the same. A part of the weight goes to worlds that
    merely fit the facts.
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
        """Return what opponents take a seat's thing for that is hidden in all these worlds."""
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
        """Return the probability that something holds."""
        return sum([weight for state, weight in self.worlds if holds(state)])


def strength_of(world: State) -> float:
    """Return the strength of what can be suspected; a bluff's is nothing."""
    held = api.challenged(world)
    return held.strength if held is not None else 1.0


def certain(guess: Guess) -> bool:
    """Return whether everybody knows what lies there."""
    return len(guess.odds) == 1
