"""Hidden holdings: finding what an answer hides, telling bluffs from traps, and the bonuses of personas."""

from collections.abc import Sequence
from typing import Final

from skulduggery import api
from skulduggery.api import Ask, Info, Rng, State, Words
from skulduggery.bots.settings import Settings

SUSPECT: Final = "suspect"
"""First word of an answer that calls something a bluff."""
LOOKS: Final = 24
"""Worlds sampled from the rivals' information states, in total, to estimate what they must believe of a holding."""


def held(state: State, seat: int) -> list[tuple[Words, str]]:
    """Return the place and the name of everything that a seat hides in a state with all cards open."""
    return [(one.where, one.what) for one in api.holdings(state, seat)]


def hidden(state: State, seat: int, before: Sequence[tuple[Words, str]]) -> int:
    """Return the index of the first holding of a seat that is not in ``before``; -1 if there is none."""
    there = held(state, seat)
    for place in range(len(there)):
        if there[place] not in before:
            return place
    return -1


def lied(state: State, seat: int, place: int, rng: Rng) -> int:
    """Return -1 if the seat's holding at index ``place`` is a bluff, 1 if it is a trap, else 0.

    The rivals' beliefs come from re-deals of their information states; ``state`` has all cards open. A bluff is weaker,
    and a trap stronger, than the holding in more than half of these worlds. In a game with claims a bluff is a false
    claim that is true in at least one of these worlds, and there are no traps.
    """
    strength = api.holdings(state, seat)[place].strength
    claims = bool(api.game(state.rules.game).challenge_kinds)
    if claims and strength:
        return 0
    eyes = [api.infostate(state, other) for other in range(state.seats) if other != seat]
    taken = [api.holdings(api.redeal(eyes[i % len(eyes)], rng), seat)[place].strength for i in range(LOOKS)]
    stronger = sum([one > strength for one in taken])
    if claims:
        return -1 if stronger else 0
    if 2 * stronger > LOOKS:
        return -1
    return 1 if 2 * sum([one < strength for one in taken]) > LOOKS else 0


def bluffing(info: Info, ask: Ask, options: list[object], rng: Rng) -> list[bool]:
    """Return for each option whether it is a bluff, as judged in one re-deal.

    Return all False if the re-deal, played in turn, does not ask this question.
    """
    world = api.redeal(info, rng)
    api.make_serial(world)
    asked = [(one.seat, one.kind) for one in api.pending(world)]
    if (ask.seat, ask.kind) not in asked:
        return [False] * len(options)
    before = held(world, ask.seat)
    out = []
    for option in options:
        after = api.clone(world)
        api.apply(after, ask.seat, option)
        place = hidden(after, ask.seat, before)
        out.append(place >= 0 and lied(after, ask.seat, place, rng) < 0)
    return out


def likings(info: Info, ask: Ask, options: list[object], settings: Settings, rng: Rng) -> list[float]:
    """Return the bonus of each option as a share of the win, ``settings.bluff`` or ``settings.suspect`` or 0."""
    rules = info.state.rules
    game = api.game(rules.game)
    if settings.bluff and ask.kind in game.bluff_kinds:
        return [settings.bluff if one else 0.0 for one in bluffing(info, ask, options, Rng(rng.seed()))]
    if settings.suspect and ask.kind in game.challenge_kinds:
        said = [api.words(rules, ask, option)[0] for option in options]
        return [settings.suspect if word == SUSPECT else 0.0 for word in said]
    return [0.0] * len(options)
