"""What others must take a seat's hidden things for."""

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
"""How much all that fits the facts counts, however odd the answers that led there."""


class Guess(msgspec.Struct):
    """What lies hidden somewhere, and what it is taken for: the likeliest first, each with its chance.

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
        """What one thing of a seat, which lies hidden in all these worlds, is taken for."""
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
        """How likely something holds."""
        return sum([weight for state, weight in self.worlds if holds(state)])


def strength_of(world: State) -> float:
    """The strength of what can be suspected; a bluff's is nothing."""
    held = api.challenged(world)
    return held.strength if held is not None else 1.0


def certain(guess: Guess) -> bool:
    """Whether everybody knows what lies there."""
    return len(guess.odds) == 1
