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
