"""Hints: the best few answers to a question, found only from what the seat knows."""

from typing import Final

import msgspec

from skulduggery import api
from skulduggery.api import SPECTATOR, Ask, Info, Rng, State
from skulduggery.bots.hiding import SUSPECT
from skulduggery.record import Record
from skulduggery.review.facts import facts
from skulduggery.review.guesses import Beliefs, Guess, bluff_odds, certain
from skulduggery.review.weighing import KEPT, Told, gain_of, scales

HISTORIES: Final = 12
"""Number of weighed worlds of a belief."""
EVEN: Final = 0.5
"""The probability of a bluff above which suspecting comes first, of two answers that may be as good as each other."""
FLAT: Final = 0.1
"""Win chance below which the points at the end decide between answers that may be as good as each other, and distance
from 1 above which they do."""
LEAST: Final = 0.01
"""Least win chance of an answer for which a hint gives a reason."""


class Advice(msgspec.Struct):
    """An answer that a hint names.

    ``words`` is the answer as in a log. ``chance`` is the seat's win chance after it, ``error`` its 95% margin of
    error. ``reason`` is the explanation group in which it gains most (the text ``reason-HEAD`` of the game), or empty.
    ``facts`` are what sets it apart from the other answers named, in the form of events that the game's table of words
    tells. ``even`` is true if the answer may be as good as the best. ``told`` holds the first events after it that the
    seat can foresee.
    """

    words: list[str]
    chance: float
    error: float
    reason: str
    facts: list[Told]
    even: bool
    told: list[Told]


class Deal(msgspec.Struct):
    """An open offer that the seat may accept with ``words``.

    ``gain`` is by how much that raises its win chance, ``error`` the 95% margin of error.
    """

    words: list[str]
    gain: float
    error: float


class Hint(msgspec.Struct):
    """A hint: advice and beliefs for one seat.

    ``advice`` holds the best answers, best first, and is empty if there is nothing to choose. Of answers that may be
    equally good, the one with the most points at the end comes first if the game seems lost or won; of answers to
    suspect or trust, the likely one. ``deals`` are the open
    offers that the seat may accept besides. ``guesses`` is what a
    spectator would take the seat's holdings for, without those that are certain. ``bluff`` is the probability, as far
    as the seat knows, that what it may suspect is a bluff; None unless that is asked.
    """

    advice: list[Advice]
    guesses: list[Guess]
    bluff: float | None
    deals: list[Deal] = []


def hint(info: Info, ask: Ask, past: Record, seed: int, rounds: int = 0) -> Hint:
    """Return a hint for the seat of ``info``.

    ``past`` is a game that sent the seat the same messages. ``rounds`` is the number of rollouts, 0 for the game's
    default. The same information state and seed give the same hint, whatever the seat cannot see.
    """
    rng = Rng(seed)
    one = scales(info, ask, rng)
    rounds = rounds or api.game(info.state.rules.game).profile.hint_rollouts
    advice: list[Advice] = []
    bluff = None
    if ask.kind in api.game(info.state.rules.game).challenge_kinds:
        bluff = bluff_odds(info, past)
    if one is not None:
        found = one.weigh(rounds)
        best = found.ranked()[:KEPT]
        alike = {i for i in best for gap, doubt in [found.edge(best[0], i)] if gap <= doubt}
        if len(alike) > 1 and not FLAT <= found.chance(best[0])[0] <= 1.0 - FLAT:
            even = [i for i in best if i in alike]
            leads = dict(zip(even, one.leads([found.answers[i] for i in even]), strict=True))
            best.sort(key=lambda i: -leads[i] if i in leads else float("inf"))
        if bluff is not None:
            doubts = bluff > EVEN
            best.sort(key=lambda i: i not in alike or suspects(info, one.ask, found.answers[i]) != doubts)
        answers = [found.answers[i] for i in best]
        reasons = one.reasons(answers)
        known = facts(one, answers, reasons, [i in alike for i in best])
        for answer, i, reason, said in zip(answers, best, reasons, known, strict=True):
            words = [*api.words(info.state.rules, one.ask, answer)]
            chance, error = found.chance(i)
            why = (reason, said) if chance >= LEAST else ("", [])
            advice.append(Advice(words, chance, error, *why, i in alike, one.foreseen(answer)))
    guesses: list[Guess] = []
    if held := api.holdings(info.state, info.seat):
        beliefs = Beliefs(past, [SPECTATOR], HISTORIES, rng)
        guesses = [beliefs.guess(info.seat, thing) for thing in held]
    deals = []
    for offer in weighed_offers(past.state, info.seat):
        for option in offer.options:
            gain, error = gain_of(info, offer, option, max(2, rounds // 2), rng)
            deals.append(Deal([*api.words(info.state.rules, offer, option)], gain, error))
    return Hint(advice, [one for one in guesses if not certain(one)], bluff, deals)


def suspects(info: Info, ask: Ask, answer: object) -> bool:
    """Return whether an answer says that what it is about is a bluff."""
    return api.words(info.state.rules, ask, answer)[0] == SUSPECT


def weighed_offers(state: State, seat: int) -> list[Ask]:
    """Return the open offers that a seat may take for its own gain, such as those to accept a deal."""
    kinds = state.rules.offers
    return [one for one in api.offers(state) if one.seat == seat and kinds[one.kind].weighed == one.kind]
