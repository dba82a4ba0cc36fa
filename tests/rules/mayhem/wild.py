"""Games of Men of Mayhem at random in which things happen."""

from tests.rules.mayhem.table import Message, game, told

from skulduggery import api
from skulduggery.api import Rng

HARD: dict[str, api.Value] = {"hardcore_cards": True, "mode": "high-octane"}
"""Options that let much happen."""


def random_play(seats: int, seed: int, **options: api.Value) -> list[tuple[list[Message], api.State]]:
    """A game at random: at each question what was told before it, and the state as it was then."""
    state = game(seats, seed, **options)
    rng = Rng(seed)
    out: list[tuple[list[Message], api.State]] = [([], api.clone(state))]
    for _ in range(700):
        if api.over(state):
            break
        asks = api.pending(state)
        ask = asks[rng.below(len(asks))]
        options_ = list(ask.options)
        if ask.kind == "order":  # everything else before waiting
            options_ = options_[1:] or options_
            kinds_ = sorted({one >> 24 for one in options_})
            kind = kinds_[rng.below(len(kinds_))]
            options_ = [one for one in options_ if one >> 24 == kind]
        elif ask.kind in ("guns", "traffic", "exploit", "count"):
            options_ = options_[-2:]
        events = api.apply(state, ask.seat, options_[rng.below(len(options_))])
        out.append((told(events, 0), api.clone(state)))
    return out


def wander(state: api.State, rng: Rng, steps: int) -> api.State:
    """Play on at random for ``steps`` answers or until the game ends, with offers made and taken."""
    for _ in range(steps):
        asks = api.pending(state)
        if not asks:
            break
        offers = [ask for ask in api.offers(state) if ask.kind != "decline"]
        if offers and rng.below(4) == 0:
            ask = offers[rng.below(len(offers))]
            api.apply(state, ask.seat, ask.draw(rng), ask.kind)
            continue
        ask = asks[rng.below(len(asks))]
        answer = ask.draw(rng)
        if ask.kind == "order":
            busy = [one for one in ask.options if 1 < one >> 24 < 6] or ask.options[1:] or ask.options
            answer = busy[rng.below(len(busy))]
        elif ask.kind in ("exploit", "reply", "exploit-now"):
            answer = ask.options[-1]
        api.apply(state, ask.seat, answer)
    return state


def wild_states(count: int, seats: int = 0, **options: api.Value) -> list[api.State]:
    """Positions from random games that are not over, of two to six gangs unless a number is given."""
    out = []
    for seed in range(count):
        rng = Rng(seed)
        state = wander(game(seats or 2 + seed % 5, seed, **options), rng, 20 + rng.below(200))
        if not api.over(state):
            out.append(state)
    return out
