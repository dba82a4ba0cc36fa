"""A hint: the best few answers to a question, from what the seat asked knows and from nothing else."""

from typing import Final

import msgspec

from skulduggery import api
from skulduggery.api import SPECTATOR, Ask, Info, Rng
from skulduggery.record import Record
from skulduggery.review.guesses import Beliefs, Guess, certain, strength_of
from skulduggery.review.weighing import KEPT, scales

HISTORIES: Final = 12
"""So many histories are weighed to say what others take one's hidden things for."""
LEAST: Final = 0.01
"""Nothing speaks for an answer that as good as never wins."""


class Advice(msgspec.Struct):
    """An answer in the words of a log, the seat's win chance by it, how far that may be off (95%), and the head under
    which it brings most (the text ``reason-HEAD`` of the game), or nothing; ``even``: it may be as good as the best."""

    words: list[str]
    chance: float
    error: float
    reason: str
    even: bool


class Hint(msgspec.Struct):
    """The best answers, the best first; none where there is nothing to choose. ``guesses``: what who knows nothing
    private would take this seat's hidden things for. ``bluff``: how likely what the seat may suspect is one, by what
    the seat can know; None where it is not asked that."""

    advice: list[Advice]
    guesses: list[Guess]
    bluff: float | None


def hint(info: Info, ask: Ask, past: Record, seed: int, rounds: int = 0) -> Hint:
    """Return a hint for the seat that has this information state. ``past`` is a game that has told that seat the same.

    The same for the same seed, whatever the seat can't see. ``rounds``: roll-outs; 0: as many as
    take a second or so.
    """
    rng = Rng(seed)
    one = scales(info, ask, rng)
    advice: list[Advice] = []
    if one is not None:
        found = one.weigh(rounds or api.game(info.state.rules.game).profile.hint_rollouts)
        best = found.ranked()[:KEPT]
        answers = [found.answers[i] for i in best]
        for answer, i, reason in zip(answers, best, one.reasons(answers), strict=True):
            gap, doubt = found.edge(best[0], i)
            words = [*api.words(info.state.rules, one.ask, answer)]
            chance, error = found.chance(i)
            why = reason if chance >= LEAST else ""
            advice.append(Advice(words, chance, error, why, even=gap <= doubt))
    guesses: list[Guess] = []
    if held := api.holdings(info.state, info.seat):
        beliefs = Beliefs(past, [SPECTATOR], HISTORIES, rng)
        guesses = [beliefs.guess(info.seat, thing) for thing in held]
    bluff = None
    if ask.kind in api.game(info.state.rules.game).challenge_kinds:
        bluff = Beliefs(past, [info.seat], HISTORIES, rng).share(lambda world: not strength_of(world))
    return Hint(advice, [one for one in guesses if not certain(one)], bluff)
